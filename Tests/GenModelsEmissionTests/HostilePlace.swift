/// Where a name may stand in a schema.
enum HostilePlace: String, CaseIterable {
  case field, publicField, nullableField, element
  case internalCase, internalLabel, internalTag
  case adjacentCase, adjacentLabel, adjacentElement, adjacentTag, adjacentContent
  case externalCase, externalLabel, textCase
  case value, part, row
  case type, rowType

  var isType: Bool { self == .type || self == .rowType }

  /// The names to try, those of types where they become types.
  var names: [String] {
    let namesType = isType || self == .internalTag || self == .adjacentTag
    let names = HostileNames.keywords + HostileNames.members + HostileNames.shapes
    return Set(names + (namesType ? HostileNames.types : [])).sorted()
  }

  /// How many lines stand before the first name.
  var head: Int { 2 + lead.count }

  /// A schema with each name on a line of its own.
  func schema(_ names: [String]) -> String {
    let lines = names.enumerated().map { index, name in
      let scalars = name.unicodeScalars.map { scalar in
        "\"\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
      }
      return line("\"\(scalars.joined())\"", type: "\(typeName)\(index)", index: index)
    }
    let access = self == .publicField ? "public" : "internal"
    return (["swift: { access: \(access) }", "types:"] + lead.map { "  " + $0 } + lines)
      .joined(separator: "\n") + "\n"
  }

  private var typeName: String { "Place" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The lines of the type that has all names, none where every name has a type of its own.
  private var lead: [String] {
    let type = "\(typeName):"
    let label = ["  cases:", "    zz:", "      fields:"]
    return switch self {
    case .field, .publicField, .nullableField: [type, "  fields:"]
    case .element: [type, "  tuple: true", "  fields:"]
    case .internalCase: [type, "  discriminator: zzz", "  cases:"]
    case .internalLabel: [type, "  discriminator: zzz"] + label
    case .adjacentCase: [type, "  discriminator: { key: zzz, content: yyy }", "  cases:"]
    case .adjacentLabel: [type, "  discriminator: { key: zzz, content: yyy }"] + label
    case .adjacentElement:
      [type, "  discriminator: { key: zzz, content: yyy }", "  cases:", "    zz:"]
        + ["      tuple: true", "      fields:"]
    case .externalCase: [type, "  tagging: external", "  cases:"]
    case .externalLabel: [type, "  tagging: external"] + label
    case .textCase: [type, "  tagging: external", "  units: string", "  cases:"]
    case .value: [type, "  values:"]
    case .part, .row: [type, "  page: \(typeName)Row", "  parts:"]
    case .internalTag, .adjacentTag, .adjacentContent, .type, .rowType: []
    }
  }

  private func line(_ name: String, type: String, index: Int) -> String {
    switch self {
    case .field, .publicField, .adjacentCase, .part: "      \(name): Int"
    case .nullableField: "      \(name): { type: Int?, key: key\(index) }"
    case .element: "      \(name): Int"
    case .internalLabel, .adjacentLabel, .adjacentElement, .externalLabel:
      "          \(name): Int"
    case .internalCase: "      \(name): { fields: { a: Int } }"
    case .externalCase: "      \(name):"
    case .textCase: index.isMultiple(of: 2) ? "      \(name):" : "      \(name): Int"
    case .value: "      - \(name)"
    case .row: "      part\(index): { type: Int, case: \(name) }"
    case .internalTag: "  \(type): { discriminator: \(name), cases: { zz: , yy: } }"
    case .adjacentTag:
      "  \(type): { discriminator: { key: \(name), content: qq }, cases: { zz: Int } }"
    case .adjacentContent:
      "  \(type): { discriminator: { key: qq, content: \(name) }, cases: { zz: Int } }"
    case .type: "  \(name): { fields: { a: [Int], b?: [String], c?: [JSON] } }"
    case .rowType: "  \(type): { page: \(name), parts: { zz: [Int] } }"
    }
  }
}
