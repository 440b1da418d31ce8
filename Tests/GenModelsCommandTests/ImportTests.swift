import Foundation
import GenModelsCommand
import GenModelsDiagnostics
import GenModelsPipeline
import GenModelsTestSupport
import Testing

/// Schemas that name types of other schemas.
@Suite struct ImportTests {
  private static let order = """
    imports: [user.yml, shop/money.yml]
    types:
      Order: { fields: { buyer: User, price: Money, parent: Parent? } }
      Child: { fields: { parent?: Parent } }

    """
  private static let user = """
    imports: [order.yml, ./shop/../shop/money.yml]
    swift: { prefix: My }
    types:
      User: { fields: { name: String, orders: [Order], card?: Money } }
      Parent: { fields: { child?: Child } }

    """
  private static let money = """
    types:
      Money: { fields: { amount: Int } }

    """

  private static func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) -> (code: ExitCode, output: String, error: String) {
    var output = ""
    var error = ""
    let streams = Streams(
      writeOutput: { bytes in
        output += String(decoding: bytes, as: UTF8.self)
        return nil
      },
      writeError: { error += $0 }, readInput: { _ in .success([]) }, isErrorTerminal: false)
    let code = Command().run(
      arguments,
      environment: Environment(variable: { _ in nil }, fileSystem: folder.fileSystem),
      streams: streams)
    return (code, output, error)
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(order, to: "order.yml")
    try folder.write(user, to: "user.yml")
    try folder.write(money, to: "shop/money.yml")
    return folder
  }

  @Test func eachSchemaGivesItsOwnTypes() throws {
    let folder = try Self.folder()
    #expect(Self.run(["order.yml", "user.yml", "shop"], in: folder).code == .done)
    let order = try #require(folder.read("order.generated.swift"))
    #expect(order.contains("var buyer: MyUser\n"))
    #expect(!order.contains("struct Money"))
    #expect(try #require(folder.read("user.generated.swift")).contains("struct MyUser"))
    #expect(try #require(folder.read("shop/money.generated.swift")).contains("struct Money"))
  }

  /// Which type of a circle lives on the heap does not depend on the schema that is emitted.
  @Test func everyRunBreaksACircleAlike() throws {
    let folder = try Self.folder()
    _ = Self.run(["order.yml", "user.yml", "--output", "out"], in: folder)
    for arguments in [["user.yml"], ["order.yml"], ["./order.yml", "user.yml"]] {
      let alone = try Self.folder()
      #expect(Self.run(arguments + ["--output", "out"], in: alone).code == .done)
      for name in arguments.map({ $0.split(separator: "/").last?.dropLast(4) ?? "" }) {
        let path = "out/\(name).generated.swift"
        #expect(alone.read(path) == folder.read(path), "\(path) after \(arguments)")
      }
    }
    #expect(try #require(folder.read("out/order.generated.swift")).contains("@Indirect"))
    #expect(!(try #require(folder.read("out/user.generated.swift")).contains("@Indirect")))
    #expect(
      Self.run(["order.yml", "user.yml", "--output", "out", "--check"], in: folder).code == .done)
  }

  @Test func importsThatLeadNowhereAreErrors() throws {
    let folder = try Self.folder()
    try folder.write(
      """
      imports: [order.yml, ./order.yml, bad.yml, none.yml, shop, /abs.yml]
      types:
        Order: { fields: { anything: Nothing } }

      """, to: "bad.yml")
    let (code, _, error) = Self.run(["bad.yml"], in: folder)
    #expect(code != .done)
    let errors = error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      errors.map(String.init) == [
        "bad.yml:1:11: error: 'order.yml' declares the type 'Order' as well [GM301]",
        "bad.yml:1:22: error: './order.yml' is imported already [GM211]",
        "bad.yml:1:35: error: 'bad.yml' is this schema itself [GM211]",
        "bad.yml:1:44: error: 'none.yml' cannot be read: there is no such file [GM501]",
        "bad.yml:1:54: error: 'shop' is a folder [GM501]",
        "bad.yml:1:60: error: an import is a relative path [GM501]",
      ])
  }

  @Test func errorsOfAnImportAreReportedOnce() throws {
    let folder = try Self.folder()
    try folder.write("types:\n  Money: { feilds: {} }\n", to: "shop/money.yml")
    let (_, _, error) = Self.run(["order.yml", "user.yml", "shop/money.yml"], in: folder)
    #expect(error.components(separatedBy: "shop/money.yml:2:12: error").count == 2)
  }

  @Test func typesOfImportsOfImportsAreNotSeen() throws {
    let folder = try Self.folder()
    try folder.write(
      "imports: [order.yml]\ntypes:\n  X: { fields: { user: User } }\n", to: "x.yml")
    let error = Self.run(["x.yml"], in: folder).error
    #expect(error.contains("no type is named 'User'"))
    #expect(error.contains("import 'user.yml', which declares it"))
  }

  @Test func whatOthersCannotSeeCannotBeShown() throws {
    let folder = try Self.folder()
    try folder.write(
      """
      imports: [shop/money.yml]
      swift: { access: public }
      types:
        X: { fields: { price: Money } }

      """, to: "x.yml")
    let error = Self.run(["x.yml"], in: folder).error
    #expect(error.contains("'Money' is internal, and public types cannot show it [GM211]"))
  }

  /// What would need code in the other file is refused and never half emitted.
  @Test func whatTheOtherFileWouldNeedIsRefused() throws {
    let folder = try Self.folder()
    try folder.write(
      """
      types:
        Kind: { values: [a, b] }
        Shape: { discriminator: kind, cases: { a, b } }
        Open: { discriminator: kind, unknown: keep, cases: { a, b } }

      """, to: "far.yml")
    try folder.write(
      """
      imports: [far.yml]
      types:
        A: { fields: { shapes: { type: [Shape], skip: unknown } } }
        B: { fields: { byKind: "[Kind: Int]" } }
        C: { fields: { id: Int, open: { type: Open, inline: true } } }

      """, to: "near.yml")
    let error = Self.run(["near.yml"], in: folder).error
    #expect(error.components(separatedBy: "not supported yet [GM205]").count == 4, "\(error)")
  }
}
