import GenModelsFixtures
import GenModelsPipeline
import Testing

/// What options change in the rows of pages.
@Suite struct PageOptionTests {
  private static let home =
    #"{"banner":{"id":"b"},"flag":true,"graphs":[{"id":"g","kind":"pie","share":1},"#
    + #"{"kind":"new"},{"id":"h","kind":"line","share":2}],"items":[{"id":"i"}],"mode":"on","#
    + #""old":[{"id":"o"}],"title":"t"}"#

  @Test func deprecatedPartsMakeTheirRows() throws {
    let home = try decode(RowSpace.PRHome.self, Self.home)
    #expect(try encode(home) == Self.home)
    let page = RowSpace.PRHomePart.page(model: home)
    #expect(
      page.sections.map { $0.rows.map(\.id.kind) }
        == [[.banner, .item, .oldie, .help], [.pie, .line]])
    #expect(page.sections.first?.header == .title("t"))
    #expect(RowSpace.PRHomePart.process(model: home) == page.parts)
  }

  @Test func rowsAreMadeOnAnyActor() async throws {
    let home = try decode(RowSpace.PRHome.self, Self.home)
    let count = await Task.detached { RowSpace.PRHomePart.page(model: home).parts.count }.value
    #expect(count == 6)
  }

  /// The compiler gives up on switches of many hundred cases, and is slow on long expressions.
  @Test(.needsCompiler) func manyPartsCompile() throws {
    let parts = (0..<450).map { "part\($0): { type: [Item], rows: each, id: id }" }
    let cases = (0..<450).map { "case\($0): { fields: { value: Int } }" }
    let schema = """
      types:
        Response:
          page: Row
          parts: { \(parts.joined(separator: ", ")) }
          groups: { all: { parts: [\((0..<40).map { "part\($0)" }.joined(separator: ", "))] } }
        Item: { fields: { id: String } }
        Other:
          page: OtherRow
          parts: { blocks: { type: [Block], rows: each, inline: true, whenUnknown: hide } }
          emit: page
        Block:
          discriminator: kind
          unknown: keep
          cases: { \(cases.joined(separator: ", ")) }
      """
    let folder = try EmittedFolder()
    for file in Emission.generate(schema, path: "many.yml").files {
      try folder.add(file.text, as: file.name)
    }
    try folder.expectCompiles()
  }
}
