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
  package var access: AccessLevel
  package var keys: KeyStyle?
  package var types: [TypeSyntax]
  /// Whether types of elsewhere may be named, which this version cannot look up.
  package var namesForeignTypes: Bool
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
    case rawEnum([RawValueSyntax])
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
}

/// One field of a struct, or one labelled value of a case.
package struct FieldSyntax: Sendable {
  /// The name as written, without the mark of an optional key.
  package var name: Placed<String>
  /// Whether the key was written `name?`.
  package var mayBeAbsent: Bool
  package var type: TypeExpression
  package var key: Placed<String>?
  package var swiftName: Placed<String>?
  package var doc: String?
}

/// A tagged union: where the tag is, and the cases.
package struct UnionSyntax: Sendable {
  package var tagging: TaggingSyntax
  package var cases: [CaseSyntax]
  package var keys: KeyStyle?
}

/// Where a union's tag is, in serde's words.
package enum TaggingSyntax: Sendable {
  case `internal`(key: Placed<String>)
  case adjacent(key: Placed<String>, content: Placed<String>)
  case external(units: UnitForm)
  /// A tagging that could not be read, or that is not emitted yet; the errors are recorded.
  case broken
}

/// How an externally tagged case without payload is written and read.
package enum UnitForm: String, CaseIterable, Sendable {
  case object
  case string
  case null
}

/// One case of a union.
package struct CaseSyntax: Sendable {
  /// What a case carries.
  package enum Payload: Sendable {
    case none
    case value(TypeExpression)
    case fields([FieldSyntax], isTuple: Bool)
    case broken
  }

  /// The key of the case, which is its tag where no `tag:` says otherwise.
  package var key: Placed<String>
  package var tag: Placed<String>?
  package var swiftName: Placed<String>?
  package var doc: String?
  package var payload: Payload
  package var hasLabels: Bool
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

/// A response with optional parts, and the enum of rows that they become.
package struct PageSyntax: Sendable {
  package var rows: Placed<String>
  package var fields: [FieldSyntax]
  package var parts: [PartSyntax]
  package var keys: KeyStyle?
}

/// One part of a page.
package struct PartSyntax: Sendable {
  package var field: FieldSyntax
  package var caseName: Placed<String>?
}
