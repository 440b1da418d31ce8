import GenModelsPipeline
import GenModelsTestSupport
import Testing

/// Patches, as text and as git takes them.
struct UnifiedDiffTests {
  private static func patch(_ path: String, _ old: String?, _ new: String?) -> String {
    String(
      decoding: UnifiedDiff.patch(
        of: path, from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }),
      as: UTF8.self)
  }

  @Test func oneChangeHasThreeLinesAroundIt() {
    #expect(
      Self.patch("d/a.swift", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        == """
        --- a/d/a.swift
        +++ b/d/a.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func changesThatAreNearShareAHunk() {
    let old = (1...20).map { "\($0)\n" }
    var (near, far) = (old, old)
    near[4] = "x\n"
    near[11] = "y\n"
    far[4] = "x\n"
    far[12] = "y\n"
    let heads = [near, far].map { new in
      Self.patch("a", old.joined(), new.joined()).split(separator: "\n").filter {
        $0.hasPrefix("@@")
      }
    }
    #expect(heads[0] == ["@@ -2,14 +2,14 @@"])
    #expect(heads[1] == ["@@ -2,7 +2,7 @@", "@@ -10,7 +10,7 @@"])
  }

  @Test func aNewFileAGoneFileAndAMissingLineEndAreSaid() {
    #expect(
      Self.patch("a", nil, "x") == """
        --- /dev/null
        +++ b/a
        @@ -0,0 +1 @@
        +x
        \\ No newline at end of file

        """)
    #expect(
      Self.patch("a", "x\ny\n", nil) == """
        --- a/a
        +++ /dev/null
        @@ -1,2 +0,0 @@
        -x
        -y

        """)
    #expect(Self.patch("a", "x\n", "x\n").isEmpty)
  }

  @Test(arguments: [
    ("a b", "a/a b\t"), ("é", #""a/\303\251""#), ("a\"\\", #""a/a\"\\""#), ("a\nb", #""a/a\012b""#),
  ])
  func oddPathsAreQuotedAsInGit(path: String, header: String) {
    #expect(Self.patch(path, "x\n", nil).hasPrefix("--- \(header)\n+++ /dev/null\n"))
  }

  private static let samples: [(String?, String?)] = [
    ("1\n2\n3\n", "1\nzwei\n3\n"), (nil, "new\n"), ("old\n", nil), ("a\nb", "a\nb\n"),
    ("a\nb\n", "a\nb"), ("a", "b"), (nil, "no end"), ("no end", nil), ("a\r\nb\r\n", "a\nb\r\n"),
    ("", "x\n"), ("x\n", ""), ("\n\n\n", "\n"), ("é\n", "日本\n\n"),
    (
      (1...99).map { "\($0)\n" }.joined(), (1...99).filter { $0 % 9 > 0 }.map { "\($0)\n" }.joined()
    ),
  ]

  @Test(arguments: ["a.swift", "d/b c.swift", "d/é \"q\"\\.swift", "tab\there"], ["", "below"])
  func gitAppliesEveryPatch(path: String, folder: String) throws {
    for (old, new) in Self.samples {
      let repository = try TemporaryFolder()
      _ = try repository.run(["git", "init", "-q", "."], input: [])
      let name = FilePath.join(folder, path)
      try repository.write("keep", to: FilePath.join(folder, "keep"))
      if let old { try repository.write(old, to: name) }
      let result = try repository.run(
        ["git", "apply", "--whitespace=nowarn"], input: Array(Self.patch(path, old, new).utf8),
        in: folder)
      #expect(result == (0, ""))
      #expect(repository.read(name) == new)
    }
  }
}
