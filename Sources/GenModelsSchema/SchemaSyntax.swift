package import GenModelsDiagnostics

/// A value with the place where it was written.
package struct Placed<Value: Sendable>: Sendable {
  package var value: Value
  package var span: SourceSpan

  /// Makes a placed value.
  package init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

/// A schema as it was written: keys known, kinds checked, nothing resolved.
package struct SchemaSyntax: Sendable {
  package var file: SourceFile
  package var doc: String?
  package var swift: SwiftOptions
  package var keys: KeyStyle?
  /// What happens to unknown tags and values where a type says nothing.
  package var unknown: Placed<UnknownSyntax>?
  /// What happens to keys that nobody declares where a type says nothing.
  package var extraKeys: Placed<ExtraKeysSyntax>?
  package var types: [TypeSyntax]
  /// `external:`, the types that exist already.
  package var externals: [ExternalSyntax]
  /// `imports:`, the paths of schemas whose types may be named.
  package var imports: [Placed<String>]
  /// Whether an import could not be followed, so that nobody knows what it brings.
  package var lacksImports: Bool
}

/// One entry of `external:`, a type that exists already and is Codable.
package struct ExternalSyntax: Sendable {
  package var name: Placed<String>
  /// The module that has the type, nil for that of the file.
  package var module: Placed<String>?
  /// What the values are in JSON, nil where nothing is said.
  package var shape: ExternalShape?
  /// What the type conforms to, nil where nothing is said.
  package var conformances: Placed<Conformances>?
}

/// Who may see the emitted declarations.
package enum AccessLevel: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`
}

/// How a name becomes a JSON key where none is given.
package enum KeyStyle: String, CaseIterable, Sendable {
  case verbatim
  case snakeCase = "snake_case"
  case kebabCase = "kebab-case"
  case camelCase
  case pascalCase = "PascalCase"
  case screamingSnakeCase = "SCREAMING_SNAKE_CASE"
}

/// One entry of `types:`.
package struct TypeSyntax: Sendable {
  /// What an entry defines.
  package enum Definition: Sendable {
    case alias(TypeExpression)
    case structure(StructSyntax)
    case union(UnionSyntax)
    case rawEnum(RawEnumSyntax)
    case page(PageSyntax)
    /// The entry could not be read; the errors are recorded.
    case broken
  }

  package var name: Placed<String>
  package var doc: String?
  package var definition: Definition
}

/// A struct: `fields:`, and whether they are read by position.
package struct StructSyntax: Sendable {
  package var fields: [FieldSyntax]
  package var keys: KeyStyle?
  package var isTuple: Bool
  /// The field that a bare value stands for.
  package var shorthand: Placed<String>?
  /// What happens to keys that no field has, nil where the struct says nothing.
  package var extraKeys: Placed<ExtraKeysSyntax>?
}

/// One field of a struct, or one labelled value of a case.
package struct FieldSyntax: Sendable {
  /// The name as written, without the mark of an optional key.
  package var name: Placed<String>
  /// Whether the key was written `name?`.
  package var mayBeAbsent: Bool
  package var type: TypeExpression
  /// The key, or the keys from the object down to the value; nil where the name says it.
  package var key: JSONPath?
  /// Other spellings of the last key, read only.
  package var aliases: [Placed<String>] = []
  package var swiftName: Placed<String>?
  package var doc: String?
  /// What to use instead, for those who still use the field.
  package var deprecated: Placed<String>?
  /// The value of an absent key.
  package var standard: Placed<ValueSyntax>?
  /// The place of `omitDefault: true`, nil where the value is always written.
  package var omitsDefault: SourceSpan?
  /// The place of `absent: forbid`, nil where a `T?` may be absent.
  package var forbidsAbsence: SourceSpan?
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
}

/// How an array that may come as one bare element is written.
package enum SingleForm: String, CaseIterable, Sendable {
  /// Always as an array.
  case accept
  /// A lone element as itself.
  case keep
}

/// A JSON value that is neither array nor object nor null.
package enum JSONScalar: Hashable, Sendable {
  case string(String)
  case int(Int64)
  case double(Double)
  case bool(Bool)
}

/// Which elements of an array or dictionary are left out.
package enum SkipReason: String, CaseIterable, Sendable {
  /// Those whose own tag is unknown.
  case unknown
  /// All that cannot be read.
  case invalid
}

/// An enum of texts or numbers.
package struct RawEnumSyntax: Sendable {
  package var values: [RawValueSyntax]
  /// What happens to unknown values, nil where the enum says nothing.
  package var unknown: Placed<UnknownSyntax>?
}

/// One value of a raw enum.
package struct RawValueSyntax: Sendable {
  /// The text or number that JSON holds.
  package enum Value: Hashable, Sendable {
    case string(String)
    case int(Int64)
  }

  package var name: Placed<String>
  package var value: Placed<Value>
}
