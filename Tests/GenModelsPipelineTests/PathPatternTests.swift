import GenModelsPipeline
import GenModelsTestSupport
import Testing

/// Patterns of paths, on a disk.
struct PathPatternTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in [
      "a.yml", "ab.yml", ".hidden.yml", "s/a.yml", "s/t/b.yml", "s/t/u/c.txt", "s/é.yml",
      "s/.git/x.yml", "s t/d.yml",
    ] {
      try folder.write("", to: name)
    }
    _ = try folder.run(["ln", "-s", "..", "s/loop"], input: [])
    _ = try folder.run(["ln", "-s", "s/t", "link"], input: [])
    return folder
  }

  @Test(arguments: [
    ("*.yml", ["a.yml", "ab.yml"]), ("?.yml", ["a.yml"]), ("a*b*.yml", ["ab.yml"]),
    ("*", ["a.yml", "ab.yml"]), ("s/*", ["s/a.yml", "s/é.yml"]),
    ("s/?.yml", ["s/a.yml", "s/é.yml"]),
    ("**/*.yml", ["a.yml", "ab.yml", "s t/d.yml", "s/a.yml", "s/t/b.yml", "s/é.yml"]),
    ("s/**", ["s/a.yml", "s/t/b.yml", "s/t/u/c.txt", "s/é.yml"]),
    ("s/**/**/c.*", ["s/t/u/c.txt"]), ("**/t/*", ["s/t/b.yml"]), ("./s?t/*", ["s t/d.yml"]),
    ("l*/b.yml", ["link/b.yml"]), ("*/t/b.yml", ["s/t/b.yml"]), ("s//t/*", ["s/t/b.yml"]),
    ("*/nowhere/*", []), ("nowhere/**", []), ("*.yml/*", []),
  ])
  func filesAreFoundOnce(pattern: String, paths: [String]) throws {
    let folder = try Self.folder()
    let found = try PathPattern(pattern).files(on: folder.fileSystem)
    #expect(found.sorted(by: FilePath.precedes) == paths.sorted(by: FilePath.precedes))
  }

  @Test func anAbsolutePatternStartsAtTheRoot() throws {
    let folder = try Self.folder()
    let elsewhere = FileSystem(workingDirectory: "/")
    #expect(
      try PathPattern("\(folder.path)/?.yml").files(on: elsewhere) == ["\(folder.path)/a.yml"])
  }

  @Test func manyStarsTakeNoTime() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "a", count: 200)
    try folder.write("", to: name)
    let stars = String(repeating: "*a", count: 90)
    #expect(try PathPattern(stars + "b").files(on: folder.fileSystem) == [])
    #expect(try PathPattern(stars + "*").files(on: folder.fileSystem) == [name])
  }

  @Test func onlyStarsAndQuestionMarksAreSpecial() {
    #expect(["a/*.yml", "?", "**"].allSatisfy(PathPattern.isPattern))
    #expect(!["a/b.yml", "[a].yml", ""].contains(where: PathPattern.isPattern))
  }
}
