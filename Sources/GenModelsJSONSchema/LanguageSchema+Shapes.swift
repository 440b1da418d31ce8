internal import GenModelsModel
internal import GenModelsSchema

extension LanguageSchema {
  static let type = "type"

  /// A type expression.
  ///
  /// Brackets nest, which no pattern can follow: what stands in the text is left to the reader.
  /// The examples are what editors propose.
  static let typeExpression = JSONDocument.members([
    "type": .strings(["string", "number", "boolean", "array"]), "minLength": .integer(1),
    "minItems": .integer(1), "maxItems": .integer(1),
    "items": .members([
      "anyOf": .array([reference(to: type), pair(of: reference(to: type))])
    ]),
    "examples": .strings(builtInTypes),
  ])

  /// The types that need no declaration, and behind each the same with its codecs.
  private static var builtInTypes: [String] {
    BuiltInType.allCases.map(\.rawValue).flatMap { type in
      [type] + Codec.named(of: type).map { "\(type)(\($0.spelling))" }
    }
  }

  private static func reference(to name: String) -> JSONDocument {
    .members(["$ref": .string("#/definitions/\(name)")])
  }

  private static func pair(of value: JSONDocument) -> JSONDocument {
    .members([
      "type": .string("object"), "minProperties": .integer(1), "maxProperties": .integer(1),
      "additionalProperties": value,
    ])
  }

  mutating func reference(to table: KeyTable) -> JSONDocument {
    if !tables.contains(where: { $0.name == table.name }) { tables.append(table) }
    return Self.reference(to: table.name)
  }

  mutating func value(of shape: KeyTable.Shape) -> JSONDocument {
    switch shape {
    case .any: return .object([])
    case .flag: return .members(["type": .string("boolean")])
    case .scalar(let kinds): return Self.scalar(of: kinds)
    case .integer(let range):
      return .members([
        "type": .string("integer"), "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ])
    case .choice(let words): return Self.choice(of: words)
    case .several(let element):
      let value = value(of: element)
      return Self.either([value, Self.list(of: value, atLeast: 0)])
    case .list(let element, let count): return Self.list(of: value(of: element), atLeast: count)
    case .type: return Self.reference(to: Self.type)
    case .mapping(let element, let count):
      let mapping = JSONDocument.members([
        "type": .string("object"), "additionalProperties": value(of: element),
      ])
      return count == 0 ? mapping : mapping.with(.members(["minProperties": .integer(count)]))
    case .pair(let element): return Self.pair(of: value(of: element))
    case .keys(let table): return reference(to: table)
    case .firstOf(let tables):
      return JSONDocument.members(["type": .string("object")]).with(
        firstOf(tables[...], of: tables))
    case .either(let shapes):
      return Self.either(shapes.map { value(of: $0) })
    }
  }

  /// The first table of which a telling key is there; where none is, one is missing.
  private mutating func firstOf(
    _ rest: ArraySlice<KeyTable>, of all: [KeyTable]
  ) -> JSONDocument {
    guard let table = rest.first else { return Self.either(all.map { reference(to: $0) }) }
    return .members([
      "if": Self.oneOf(table.telling), "then": reference(to: table),
      "else": firstOf(rest.dropFirst(), of: all),
    ])
  }

  private static func either(_ alternatives: [JSONDocument]) -> JSONDocument {
    alternatives.count == 1 ? alternatives[0] : .members(["anyOf": .array(alternatives)])
  }

  private static func list(of element: JSONDocument, atLeast count: Int) -> JSONDocument {
    let list = JSONDocument.members(["type": .string("array"), "items": element])
    return count == 0 ? list : list.with(.members(["minItems": .integer(count)]))
  }

  private static func scalar(of kinds: Set<KeyTable.ScalarKind>) -> JSONDocument {
    let names = KeyTable.ScalarKind.allCases.filter(kinds.contains).compactMap { kind in
      switch kind {
      case .text: "string"
      case .whole: kinds.contains(.fraction) ? nil : "integer"
      case .fraction: "number"
      case .flag: "boolean"
      case .nothing: "null"
      }
    }
    return .members(["type": names.count == 1 ? .string(names[0]) : .strings(names)])
  }

  /// One of some words; one that YAML takes for something else may be that.
  static func choice(of words: [String]) -> JSONDocument {
    let values = words.map { JSONDocument.string($0) }
    return .members(["enum": .array(words.contains("null") ? values + [.null] : values)])
  }
}
