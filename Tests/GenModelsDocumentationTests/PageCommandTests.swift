import GenModelsPipeline
import GenModelsTestSupport
import Testing

@testable import GenModelsCommand

/// The lines that run the tool are understood; on pages whose schemas have names, they are run.
struct PageCommandTests {
  /// The pages that are followed step by step.
  static let walks = ["docs/tutorial.md", "docs/how-to.md"]

  @Test(arguments: LinkTests.pages)
  func everyLineIsUnderstood(_ path: String) throws {
    for block in try DocumentPage(path).blocks where block.language == "sh" {
      for command in PageCommand.all(of: block) {
        #expect(throws: Never.self, "\(path):\(command.line)") {
          try ArgumentParser.parse(command.arguments)
        }
      }
    }
  }

  @Test func anUnknownOptionIsNot() throws {
    let command = try #require(PageCommand("gen-models \"a b.yml\" --chek | less", line: 1))
    #expect(command.arguments == ["a b.yml", "--chek"])
    #expect(throws: UsageError.self) { try ArgumentParser.parse(command.arguments) }
  }

  /// Blocks `yaml NAME` become files, blocks `sh` are run, and what is in a block `console` behind
  /// one was said by it, in that order; `…` stands for what is left out.
  @Test(arguments: walks)
  func thePageCanBeFollowed(_ path: String) throws {
    let folder = try TemporaryFolder()
    var said = ""
    var commands = 0
    for block in try DocumentPage(path).blocks {
      if let name = block.file { try folder.write(block.text, to: name) }
      if block.language == "sh" {
        said = ""
        for command in PageCommand.all(of: block) {
          let (code, text) = Self.run(command, in: folder)
          #expect(code == command.code, "\(path):\(command.line): \(text)")
          said += text
          commands += 1
        }
      }
      if block.language == "console" {
        var rest = said.split(separator: "\n", omittingEmptySubsequences: false)[...]
        for line in block.lines where line != "…" {
          let place = rest.firstIndex { $0 == line }
          #expect(place != nil, "\(path): not said: \(line)\n\(said)")
          rest = rest[((place ?? rest.startIndex - 1) + 1)...]
        }
      }
    }
    #expect(commands > 0)
  }

  private static func run(
    _ command: PageCommand, in folder: TemporaryFolder
  ) -> (code: Int32, text: String) {
    var text = ""
    let streams = Streams(
      writeOutput: { bytes in
        text += String(decoding: bytes, as: UTF8.self)
        return nil
      },
      writeError: { text += $0 },
      readInput: { _ in .success([]) },
      isErrorTerminal: true)
    let environment = Environment(
      variable: { $0 == "NO_COLOR" ? "1" : nil }, fileSystem: folder.fileSystem)
    let code = Command().run(command.arguments, environment: environment, streams: streams)
    return (code.rawValue, text)
  }
}
