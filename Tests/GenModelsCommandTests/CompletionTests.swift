import Foundation
import GenModelsTestSupport
import Testing

@testable import GenModelsCommand

/// The completions, asked for in the shells themselves.
struct CompletionTests {
  /// The shells of this machine; the tests of the others are skipped, and say so.
  private static func isInstalled(_ shell: Shell) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + shell.rawValue)
    }
  }

  @Test(.enabled(if: isInstalled(.bash), "bash is not installed"))
  func bashCompletes() throws { try complete(in: .bash) }

  @Test(.enabled(if: isInstalled(.zsh), "zsh is not installed"))
  func zshCompletes() throws { try complete(in: .zsh) }

  @Test(.enabled(if: isInstalled(.fish), "fish is not installed"))
  func fishCompletes() throws { try complete(in: .fish) }

  private static let files = ["a.yml", "b.yaml", "d e.yml", "sub dir"]
  private static let shells = Shell.allCases.map(\.rawValue)

  private static var expected: [(line: String, words: [String])] {
    let names = Subcommand.allCases.map { subcommand in
      (
        "\(subcommand.invocation) --", OptionRule.all(of: subcommand).map(\.name)
      )
    }
    let words = Subcommand.words
    return names + [
      ("gen-models ", words + files),
      ("gen-models a.yml ", files),
      ("gen-models --check ", words + files),
      ("gen-models d", ["d e.yml"]),
      (#"gen-models sub\ dir/"#, ["x.yml"]),
      ("gen-models --outp", ["--output"]),
      ("gen-models --output ", ["sub dir"]),
      ("gen-models -o ", ["sub dir"]),
      ("gen-models --output explain comp", ["completions"]),
      ("gen-models --color ", ["auto", "always", "never"]),
      ("gen-models --color=ne", ["never"]),
      ("gen-models --quiet completions ", shells),
      ("gen-models completions bash ", []),
      ("gen-models explain GM40", ["GM401", "GM402", "GM403", "GM404"]),
      ("gen-models init ", []),
      ("gen-models help exp", ["explain"]),
    ]
  }

  private func complete(in shell: Shell) throws {
    let session = try Session(["a.yml": "", "b.yaml": "", "c.txt": "", "d e.yml": ""])
    try session.folder.write("", to: "sub dir/x.yml")
    let home = try TemporaryFolder()
    #expect(session.run("completions", shell.rawValue) == .done)
    try home.write(session.output, to: "it's a script")
    let driver = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Shells/complete.\(shell.rawValue)").path
    let (code, text) = try session.folder.run(
      ["HOME=\(home.path)", "TERM=dumb", shell.rawValue] + (shell == .zsh ? ["-f"] : [])
        + [driver, "\(home.path)/it's a script"] + Self.expected.map(\.line), input: [])
    #expect(code == 0, "\(text)")
    let answers = text.components(separatedBy: "==\n").dropLast()
    #expect(answers.count == Self.expected.count, "\(text)")
    for (answer, (line, words)) in zip(answers, Self.expected) {
      let found = Set(answer.split(separator: "\n").map(Self.bare))
      #expect(found == Set(words), "\(line)")
    }
  }

  /// What a shell shows, without the quoting, the folder or the option before it.
  private static func bare(_ word: Substring) -> String {
    let plain = String(word).replacing("\\", with: "").trimmingSuffix("/")
    return String(plain.split { $0 == "/" || $0 == "=" }.last ?? "")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
