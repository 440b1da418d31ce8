import GenModelsModel
import GenModelsSchema

/// Everything about forms that the types of a schema ask for.
struct Forms {
  /// What is emitted for the pattern of a date.
  struct Pattern {
    var text: String
    /// The enum that stands for it.
    var name: String
  }

  /// Whether any value has a form of its own.
  private(set) var areNeeded = false
  /// What the names for types stand for where that has a form of its own.
  private(set) var aliases: [Int: TypeReference] = [:]
  /// The patterns of dates, by their texts.
  private(set) var patterns: [String: Pattern] = [:]
  /// The raw enums that are keys of dictionaries.
  private(set) var keyEnums: Set<Int> = []
  private(set) var supports: [SupportType] = []
  /// The names for types that were looked at.
  private var visited: Set<Int> = []
  /// The patterns in the order of the schema.
  private var patternOrder: [String] = []

  init() {}

  /// Finds the forms of a model.
  init(of model: Model, named names: Set<String>) {
    for type in model.types {
      for reference in type.references { add(reference) }
    }
    for field in model.types.lazy.flatMap(\.fields) {
      if field.single != nil { supports.append(.singleForms) }
      if field.readsEmptyAsNil != nil { supports.append(.emptyForms) }
    }
    guard areNeeded else { return }
    supports.append(.codedForm)
    for index in model.types.indices { _ = hasForm(.declared(index), in: model) }
    var types = LocalNames(
      taken: names, ReservedWords.unusableTypes, ReservedWords.misleadingTypes)
    for text in patternOrder {
      patterns[text] = Pattern(text: text, name: types.claim(PatternName.name(of: text)))
    }
  }

  /// The patterns in the order of the schema.
  var orderedPatterns: [Pattern] { patternOrder.compactMap { patterns[$0] } }

  private mutating func add(_ type: TypeReference) {
    switch type {
    case .builtIn, .external, .declared, .broken: break
    case .optional(let inner), .array(let inner): add(inner)
    case .dictionary(let key, let value):
      if key != .string {
        areNeeded = true
        supports.append(.dictionaryForm)
      }
      if case .declared(let index) = key { keyEnums.insert(index) }
      add(value)
    case .coded(let type, let codec):
      areNeeded = true
      supports += codec.supports
      if type == .decimal { supports.append(.decimalNumber) }
      guard case .pattern(let text) = codec, patterns[text] == nil else { break }
      patterns[text] = Pattern(text: text, name: "")
      patternOrder.append(text)
    }
  }

  /// Whether a type has a form of its own; what the names in it stand for is remembered.
  private mutating func hasForm(_ type: TypeReference, in model: Model) -> Bool {
    switch type {
    case .builtIn, .external, .broken: return false
    case .coded: return true
    case .dictionary(let key, let value):
      let hasForm = hasForm(value, in: model)
      return hasForm || key != .string
    case .optional(let inner), .array(let inner): return hasForm(inner, in: model)
    case .declared(let index):
      // A name that leads back to itself is an error of its own.
      guard visited.insert(index).inserted, let target = model.aliasTarget(of: index),
        hasForm(target, in: model)
      else { return aliases[index] != nil }
      aliases[index] = target
      return true
    }
  }
}

extension Codec {
  /// The helper types that the codec is made of.
  fileprivate var supports: [SupportType] {
    switch self {
    case .iso8601: [.iso8601DateForm]
    case .unix: [.unixDateForm]
    case .pattern: [.patternDateForm]
    case .base64: [.base64Form]
    case .text, .lenient: [.numberForms]
    case .int: [.intBoolForm]
    }
  }
}

extension Model {
  /// What a name for a type stands for behind all names for names; nil for any other type.
  fileprivate func aliasTarget(of index: Int) -> TypeReference? {
    guard case .alias(let type) = types[index].definition else { return nil }
    return unaliased(type)
  }
}

extension TypeModel {
  /// The types that the type mentions.
  fileprivate var references: [TypeReference] {
    var references = fields.map(\.type)
    switch definition {
    case .alias(let type): references.append(type)
    case .structure(let structure): references += structure.extraKeys.types
    case .page(let page): references += page.extraKeys.types
    case .union(let union):
      for unionCase in union.cases {
        references += unionCase.extraKeys.types
        if case .value(let type, _) = unionCase.payload { references.append(type) }
      }
    case .rawEnum, .broken: break
    }
    return references
  }
}

extension ExtraKeysModel {
  fileprivate var types: [TypeReference] {
    if case .typed(_, let type, _) = self { [type] } else { [] }
  }
}
