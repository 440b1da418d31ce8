internal import GenModelsSchema

/// The JSON Schema of the schema language, for editors that complete and check YAML by one.
///
/// It is made from the tables that the reader follows, in draft 7, which editors know best. It
/// accepts every schema that the reader accepts, and knows shapes only: names, kinds and words, but
/// neither what types mean nor which keys exclude each other.
package struct LanguageSchema {
  /// The tables that something refers to, in the order of their first use.
  var tables: [KeyTable] = []

  private init() {}

  /// The text of the JSON Schema.
  package static var text: String {
    var schema = LanguageSchema()
    return schema.document().text
  }

  private mutating func document() -> JSONDocument {
    let head = JSONDocument.members([
      "$schema": .string("http://json-schema.org/draft-07/schema#"),
      "title": .string("gen-models schema"),
      "description": .string("A schema of JSON, from which gen-models makes Swift."),
    ])
    let file = object(of: .file)
    var definitions: [JSONDocument.Member] = [.init(key: Self.type, value: Self.typeExpression)]
    // A table that is written may refer to further ones.
    var written = 0
    while written < tables.count {
      let table = tables[written]
      definitions.append(.init(key: table.name, value: object(of: table)))
      written += 1
    }
    return head.with(file).with(.members(["definitions": .object(definitions)]))
  }

  /// A mapping with the keys of a table.
  private mutating func object(of table: KeyTable) -> JSONDocument {
    var properties: [JSONDocument.Member] = []
    for rule in table.rules {
      guard let value = value(of: rule) else { continue }
      properties.append(.init(key: rule.name, value: Self.description(of: rule).with(value)))
    }
    return JSONDocument.members([
      "type": .string("object"), "properties": .object(properties),
      "additionalProperties": .bool(false),
    ]).with(Self.needs(of: table))
  }

  /// What a key may hold, nil where it may not be written.
  private mutating func value(of rule: KeyTable.Rule) -> JSONDocument? {
    switch rule.support {
    case .supported:
      let value = value(of: rule.shape)
      // Draft 7 ignores what stands beside a reference.
      return value.isReference ? .members(["allOf": .array([value])]) : value
    case .never:
      return nil
    }
  }

  /// What the key says: as Markdown, and as plain text for editors that show that.
  private static func description(of rule: KeyTable.Rule) -> JSONDocument {
    let plain = String(rule.summary.map { $0 == "`" ? "'" : $0 })
    let description = JSONDocument.members(["description": .string(plain)])
    if plain == rule.summary { return description }
    return description.with(.members(["markdownDescription": .string(rule.summary)]))
  }

  private static func needs(of table: KeyTable) -> JSONDocument {
    let alone = table.needs.filter { $0.count == 1 }.flatMap(\.self)
    let choices = table.needs.filter { $0.count > 1 }.map(oneOf)
    var needs = JSONDocument.object([])
    if !alone.isEmpty { needs = needs.with(.members(["required": .strings(alone)])) }
    if !choices.isEmpty { needs = needs.with(.members(["allOf": .array(choices)])) }
    return needs
  }

  /// That at least one of these keys is there.
  static func oneOf(_ keys: [String]) -> JSONDocument {
    .members(["anyOf": .array(keys.map { .members(["required": .strings([$0])]) })])
  }
}

extension JSONDocument {
  fileprivate var isReference: Bool {
    guard case .object(let members) = self else { return false }
    return members.first?.key == "$ref"
  }
}
