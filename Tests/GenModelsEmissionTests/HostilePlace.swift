/// Where a name may stand in a schema.
enum HostilePlace: String, CaseIterable {
  case field, publicField, nullableField, element
  case internalCase, internalLabel, internalTag
  case adjacentCase, adjacentLabel, adjacentElement, adjacentTag, adjacentContent
  case numberedCase, keptCase, keptLabel, tagAlias, keyAlias, nestedTag, nestedContent, compositeTag
  case externalCase, externalLabel, textCase
  case value, part, row
  case chosenField, chosenLabel, chosenCase, chosenValue
  case type, rowType, payloadStruct

  /// Whether the name becomes one that the whole module sees.
  var isType: Bool { self == .type || self == .rowType }

  /// Whether the name is taken as it is, so that those of types are not written in small letters.
  private var isChosen: Bool {
    [.chosenField, .chosenLabel, .chosenCase, .chosenValue].contains(self)
  }

  /// Whether it warns of names with a capital.
  var warnsOfCapitals: Bool { isChosen }

  /// Whether the name is the key of a tag, after which the enum of tags is called.
  private var isTagKey: Bool {
    switch self {
    case .internalTag, .adjacentTag, .nestedTag, .nestedContent, .compositeTag: true
    default: false
    }
  }

  /// The names to try, those of types where they become types.
  var names: [String] {
    let names = HostileNames.keywords + HostileNames.members + HostileNames.shapes
    let becomesType = isType || self == .payloadStruct
    let types = becomesType || isTagKey || isChosen ? HostileNames.types : []
    // Elsewhere the hundreds of them would say nothing that the chosen ones do not.
    return Set(names + types + (becomesType ? ToolchainTypes.names : [])).sorted()
  }

  /// How many lines stand before the first name.
  var head: Int { 2 + lead.count }

  private var needsText: Bool {
    [.tagAlias, .keyAlias, .nestedTag, .nestedContent, .compositeTag].contains(self)
  }

  /// A schema with each name on a line of its own.
  func schema(_ names: [String]) -> String {
    let lines = names.enumerated().map { index, name in
      // These places are of JSON's texts, which must not be empty.
      let isBlank = name.allSatisfy(\.isWhitespace)
      let name = isBlank && needsText ? "blank\(index)" : name
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
    case .numberedCase:
      [
        type, "  discriminator: { key: zzz, type: Int, expose: true }", "  unknown: keep",
        "  cases:",
      ]
    case .keptCase: [type, "  discriminator: { key: zzz, expose: true }", "  cases:"]
    case .keptLabel:
      [type, "  discriminator: { key: zzz, content: $tag }", "  cases:", "    zz:"]
        + ["      aliases: [yy]", "      keepAlias: true", "      fields:"]
    case .externalCase: [type, "  tagging: external", "  cases:"]
    case .externalLabel: [type, "  tagging: external"] + label
    case .textCase: [type, "  tagging: external", "  units: string", "  cases:"]
    case .value: [type, "  values:"]
    case .part, .row: [type, "  page: \(typeName)Row", "  parts:"]
    case .chosenField: [type, "  fields:"]
    case .chosenLabel: [type, "  discriminator: { key: zzz, content: yyy }"] + label
    case .chosenCase: [type, "  discriminator: zzz", "  cases:"]
    case .chosenValue: [type, "  values:"]
    case .internalTag, .adjacentTag, .adjacentContent, .type, .rowType, .tagAlias, .keyAlias,
      .nestedTag, .nestedContent, .compositeTag, .payloadStruct:
      []
    }
  }

  private var fields: String { "{ fields: { xx: Int, meta: { type: Int, key: ww } } }" }

  private func line(_ name: String, type: String, index: Int) -> String {
    switch self {
    case .field, .publicField, .adjacentCase, .part: "      \(name): Int"
    case .nullableField: "      \(name): { type: Int?, key: key\(index) }"
    case .element: "      \(name): Int"
    case .internalLabel, .adjacentLabel, .adjacentElement, .externalLabel, .keptLabel:
      "          \(name): Int"
    case .internalCase: "      \(name): { fields: { a: Int } }"
    case .numberedCase: "      \(name): { tag: \(index), aliases: \(index + 1000) }"
    case .keptCase: "      \(name): { aliases: alias\(index), keepAlias: true }"
    case .tagAlias:
      "  \(type): { discriminator: zz, cases: { yy: { aliases: \(name), keepAlias: true } } }"
    case .keyAlias:
      "  \(type): { discriminator: { key: zz, aliases: \(name) }, cases: { yy: \(fields) } }"
    case .nestedTag: "  \(type): { discriminator: [\(name), \(name)], cases: { yy: \(fields) } }"
    case .nestedContent:
      "  \(type): { discriminator: { key: [qq, a], content: [\(name), \(name)] }, "
        + "cases: { zz: Int, yy: \(fields) } }"
    case .compositeTag:
      "  \(type): { discriminator: { keys: [\(name), { key: qq, type: Int }] }, "
        + "cases: { zz: { tag: [a, 1] }, yy: { tag: [b, null] } } }"
    case .externalCase: "      \(name):"
    case .textCase: index.isMultiple(of: 2) ? "      \(name):" : "      \(name): Int"
    case .value: "      - \(name)"
    case .row: "      part\(index): { type: Int, case: \(name) }"
    case .internalTag: "  \(type): { discriminator: \(name), cases: { zz: , yy: } }"
    case .adjacentTag:
      "  \(type): { discriminator: { key: \(name), content: qq }, cases: { zz: Int } }"
    case .adjacentContent:
      "  \(type): { discriminator: { key: qq, content: \(name) }, cases: { zz: Int } }"
    case .chosenField: "      field\(index): { type: Int, name: \(name) }"
    case .chosenLabel: "          label\(index): { type: [String: Int], name: \(name) }"
    case .chosenCase: "      case\(index): { name: \(name), fields: { a: Int } }"
    case .chosenValue: "      \(name): value\(index)"
    case .payloadStruct:
      "  \(type): { discriminator: zz, cases: { yy: { payload: { struct: \(name) }, "
        + "fields: { a: [Int], b?: [String], c?: JSON } } } }"
    case .type: "  \(name): { fields: { a: [Int], b?: [String], c?: [JSON] } }"
    case .rowType: "  \(type): { page: \(name), parts: { zz: [Int] } }"
    }
  }
}
