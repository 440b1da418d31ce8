package import GenModelsDiagnostics
package import GenModelsSchema

/// What a schema denotes: names bound, keys decided, recursion marked.
///
/// It speaks of JSON, never of Swift's spelling.
package struct Model: Sendable {
  package var file: SourceFile
  package var doc: String?
  package var swift: SwiftOptions
  /// The types in the order of the schema; a reference holds an index into them.
  package var types: [TypeModel]
  /// The types of elsewhere that the schema names.
  package var externals: [ExternalModel] = []
  /// The other schemas whose types are among those of the model.
  package var imported: [ImportedSchema] = []
}

extension Model {
  /// Who may see the emitted declarations.
  package var access: AccessLevel { swift.access }

  /// Whether values are made of JSON.
  package var decodes: Bool { swift.conformances.contains(.decodable) }

  /// Whether values become JSON.
  package var encodes: Bool { swift.conformances.contains(.encodable) }
}

/// A schema whose types another one names.
package struct ImportedSchema: Sendable {
  package var file: SourceFile
  package var swift: SwiftOptions
}

extension Model {
  /// What the schema of a type says of its Swift.
  package func options(of type: TypeModel) -> SwiftOptions {
    type.home == 0 ? swift : imported[type.home - 1].swift
  }
}

/// One type of a schema.
package struct TypeModel: Sendable {
  /// What the type is.
  package enum Definition: Sendable {
    case alias(TypeReference)
    case structure(StructModel)
    case union(UnionModel)
    case rawEnum(RawEnumModel)
    case page(PageModel)
    /// The type could not be resolved; the errors are recorded.
    case broken
  }

  package var name: Placed<String>
  package var doc: String?
  package var definition: Definition
  /// The union that the type is nested in, since it is the struct of a case's payload.
  package var owner: Int?
  /// 0 for a type of the schema itself, else the position behind that of its schema among the
  /// imported ones.
  package var home = 0
}

/// A struct, read from an object or, as a tuple, from an array.
package struct StructModel: Sendable {
  package var fields: [FieldModel]
  package var isTuple: Bool
  /// The position of the field that a bare value stands for.
  package var shorthand: Int?
  package var extraKeys = ExtraKeysModel.ignore
}

/// What happens to the keys of an object that nobody declares (schema language, section 3).
package enum ExtraKeysModel: Sendable {
  case ignore
  /// Kept as JSON.
  case keep(at: SourceSpan)
  case reject(at: SourceSpan)
  /// Kept in a dictionary of that name, with values of that type.
  case typed(name: Placed<String>, type: TypeReference, at: SourceSpan)
}

/// One field, or one labelled value of a case.
package struct FieldModel: Sendable {
  /// The name as written.
  package var name: Placed<String>
  /// The name that Swift shall use, where the schema gives one.
  package var swiftName: Placed<String>?
  /// The key in the outermost object.
  package var key: Placed<String>
  /// The keys from there down to the value, none where the value is under `key` itself.
  package var steps: [Placed<String>] = []
  /// Other spellings of the last key, read only.
  package var aliases: [Placed<String>] = []
  /// The type without the optional that its presence stands for.
  package var type: TypeReference
  package var presence: Presence
  package var doc: String?
  /// What to use instead, for those who still use the field.
  package var deprecated: Placed<String>?
  /// The value of an absent key.
  package var standard: Placed<DefaultModel>?
  /// Whether a value that equals the default is left out.
  package var omitsDefault = false
  /// The place of `empty: nil`, nil where an empty text is a text.
  package var readsEmptyAsNil: SourceSpan?
  /// Whether an array may come as one bare element.
  package var single: Placed<SingleForm>?
  /// The place of `inline: true`, nil where the value has a key of its own.
  package var inline: SourceSpan?
  /// The value that the key must hold; such a field is no property.
  package var constant: Placed<JSONScalar>?
  /// Which elements are left out and reported.
  package var skip: Placed<SkipReason>?
  /// Whether the value lives on the heap, since the type would contain itself.
  package var isBoxed = false
}

extension FieldModel {
  /// Whether an object without the key is wrong.
  package var needsKey: Bool { presence.needsKey && standard == nil }

  /// Whether the value lives in the object of the type that has the field.
  package var isInline: Bool { inline != nil }
}

/// Whether a field must be there, and what its nil means.
package enum Presence: Sendable {
  /// The key must be there, with a value.
  case required
  /// `key?: T`: absent or null read as nil, nil is left out.
  case absentable
  /// `key: T?`: absent or null read as nil, nil is written as null.
  case nullable
  /// `key: T?` with `absent: forbid`: null reads as nil and is written for it, and the key must be
  /// there.
  case requiredNullable
  /// `key?: T?`: absent, null and a value are three states.
  case threeState

  /// Whether the key must be there, be it with null.
  package var needsKey: Bool {
    switch self {
    case .required, .requiredNullable: true
    case .absentable, .nullable, .threeState: false
    }
  }

  /// Whether nil is always written as null.
  package var writesNull: Bool {
    switch self {
    case .nullable, .requiredNullable: true
    case .required, .absentable, .threeState: false
    }
  }
}

/// An enum of texts or numbers.
package struct RawEnumModel: Sendable {
  package var values: [RawValueSyntax]
  package var unknown = UnknownModel.fail
}
