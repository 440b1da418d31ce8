import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// What the compiler says of the protocols that ask for every row, and of what is made with them.
@Suite struct PageProtocolTests {
  private static let schema = """
    types:
      Screen:
        page: Part
        emit: [visitor, diffable, swiftui]
        fields: { heading?: String }
        parts:
          banner: { type: Banner, actions: [select, delete, insert] }
          notes: { case: note, type: [Note], rows: each, id: key, actions: [delete, move, insert] }
          blocks: { type: [Block], rows: each, inline: true, whenUnknown: hide, actions: insert }
          help: { always: true }
          old: { type: String, deprecated: gone }
        sections:
          top: { parts: [banner, help], header: { title: News }, footer: { space: 12 } }
          rest: { parts: [notes, blocks, old], header: { field: heading } }
      Banner: { fields: { text: String } }
      Note: { fields: { key: String } }
      Block:
        discriminator: kind
        unknown: keep
        cases:
          text: { fields: { body: String } }
          former: { fields: { body: String }, deprecated: gone }
    """

  /// The files that a schema gives.
  private static func folder(_ schema: String) throws -> EmittedFolder {
    let (files, diagnostics) = Emission.generate(schema, path: "screen.yml")
    #expect(diagnostics.filter { $0.severity == .error } == [])
    let folder = try EmittedFolder()
    for file in files { try folder.add(file.text, as: file.name) }
    return folder
  }

  @Test("What forgets a case does not compile, and the message names the case", .needsCompiler)
  func nobodyForgetsACase() throws {
    let folder = try Self.folder(Self.schema)
    try folder.add(
      """
      struct Names: PartVisitor {
        func banner(_ value: Banner) -> String { value.text }
        func note(_ value: Note) -> String { value.key }
        func text(body: String) -> String { body }
        func former(body: String) -> String { body }
        func old(_ value: String) -> String { value }
      }
      struct Heights: PartCells {
        func banner(_ value: Banner) -> Int { 1 }
        func note(_ value: Note) -> Int { 2 }
        func former(body: String) -> Int { 3 }
        func help() -> Int { 4 }
        func old(_ value: String) -> Int { 5 }
      }

      """, as: "forgetful.swift")
    let swiftc = try #require(Tool.swiftc)
    let (code, text) = try swiftc.run(
      ["-typecheck", "-swift-version", "6"] + folder.names, in: folder.url)
    #expect(code != 0)
    #expect(text.contains("'Names' does not conform to protocol 'PartVisitor'"))
    #expect(text.contains("requires function 'help()'"))
    #expect(text.contains("'Heights' does not conform to protocol 'PartCells'"))
    #expect(text.contains("requires function 'text(body:)'"))
  }

  @Test("A page of forty parts compiles", .needsCompiler)
  func manyParts() throws {
    let parts = (1...40).map { "      part\($0): { type: Int, actions: [delete, insert] }" }
    let folder = try Self.folder(
      """
      types:
        Screen:
          page: Part
          emit: [visitor, diffable, swiftui]
          parts:
      \(parts.joined(separator: "\n"))
      """)
    try folder.expectCompiles("-I", try StandIn.folder("SwiftUI"))
  }

  @Test(
    "The list takes a view of its own type for each row", .needsCompiler,
    arguments: ["5", "6"], [[], ["-default-isolation", "MainActor"]])
  func views(version: String, isolation: [String]) throws {
    let folder = try Self.folder(Self.schema)
    try folder.add(
      """
      import SwiftUI

      struct Looks: PartViews {
        func banner(_ value: Banner) -> some View { Text(value.text) }
        func note(_ value: Note) -> some View {
          Text(value.key)
          Spacer()
        }
        func text(body: String) -> some View { Text(body) }
        func former(body: String) -> some View { EmptyView() }
        func help() -> Text { Text("help") }
        func old(_ value: String) -> some View { if !value.isEmpty { Text(value) } }
        func header(_ end: Part.End, of section: Part.Section) -> some View {
          if section == .top { Text("top") } else { EmptyView() }
        }
        func footer(_ end: Part.End, of section: Part.Section) -> Spacer { Spacer() }
      }
      @MainActor func list(_ screen: Screen) -> some View {
        PartList(Part.page(model: screen), views: Looks())
      }
      @MainActor func row(_ part: Part) -> some View { PartView(part, views: Looks()) }

      """, as: "looks.swift")
    let (flag, value) = (isolation.first ?? "-g", isolation.last ?? "-g")
    try folder.expectCompiles(swift: version, flag, value, "-I", try StandIn.folder("SwiftUI"))
  }

  @Test(
    "What others see of the views may name the framework", .needsCompiler,
    arguments: ["package", "public"])
  func access(level: String) throws {
    let folder = try Self.folder("swift: { access: \(level) }\n" + Self.schema)
    try folder.expectCompiles("-I", try StandIn.folder("SwiftUI"))
  }

  #if !canImport(SwiftUI)
    @Test("Without SwiftUI there is nothing of it", .needsCompiler)
    func withoutTheFramework() throws {
      let folder = try Self.folder(Self.schema)
      try folder.add(
        """
        protocol PartViews {}
        struct PartView {}
        struct PartList {}

        """, as: "own.swift")
      try folder.expectCompiles()
    }
  #endif

  /// Options change the access, the names, the isolation and the layout of all that is emitted.
  @Test(
    .needsCompiler, .needsFormatter,
    arguments: [
      "access: public", "access: package", "namespace: Space", "prefix: My", "nonisolated: true",
      "access: public, namespace: Space, nonisolated: true", "indent: 4, lineLength: 80",
    ])
  func options(options: String) throws {
    let folder = try Self.folder("swift: { \(options) }\n\(Self.schema)")
    try folder.expectCompiles("-default-isolation", "MainActor")
    // The access of an import is a choice of the whole package there.
    if !options.contains("package") {
      try folder.expectCompiles("-I", try StandIn.folder("SwiftUI"))
    }
    let layout = options.contains("indent") ? (4, 80) : (2, 100)
    let formatted = try EmittedFolder()
    try formatted.add(
      """
      {"version": 1, "indentation": {"spaces": \(layout.0)}, "lineLength": \(layout.1)}
      """, as: ".swift-format")
    try formatted.add(try folder.text(of: "screen.generated.swift"), as: "screen.generated.swift")
    try formatted.expectFormatted()
  }

  @Test("Types of the user hide none that the views need", .needsCompiler)
  func hidingTypes() throws {
    let folder = try Self.folder(
      """
      types:
        Screen:
          page: Part
          emit: [visitor, diffable, swiftui]
          parts: { section: Section, list: List, output: Output, cell: Cell }
        Section: { fields: { id: Int } }
        List: [Int]
        Output: { fields: { id: Int } }
        Cell: { fields: { id: Int } }
        View: { fields: { id: Int } }
        SectionBody: { fields: { id: Int } }
      """)
    try folder.expectCompiles("-I", try StandIn.folder("SwiftUI"))
  }
}
