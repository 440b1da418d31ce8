package import GenModelsDiagnostics

/// A tagged union: where the tag is, and the cases (schema language, section 4).
package struct UnionSyntax: Sendable {
  package var tagging: TaggingSyntax
  package var cases: [CaseSyntax]
  package var keys: KeyStyle?
  /// What happens to unknown tags, nil where the union says nothing.
  package var unknown: Placed<UnknownSyntax>?
  /// `fields:`, the values that every case with fields has.
  package var fields: [FieldSyntax] = []
  /// `shared:`, the fields that all payloads have.
  package var shared: [Placed<String>] = []
  /// `type:`, the payload of every case that says none.
  package var payload: TypeExpression?
  /// The place of `shorthand: tag`, nil where a bare text is no tag.
  package var shorthand: SourceSpan?
  /// What happens to keys that a case does not have, nil where the union says nothing.
  package var extraKeys: Placed<ExtraKeysSyntax>?
}

/// Where a union's tag is, in serde's words.
package enum TaggingSyntax: Sendable {
  case `internal`(DiscriminatorSyntax)
  case adjacent(DiscriminatorSyntax, content: Content)
  case composite(CompositeDiscriminator, content: Content?)
  case external(units: UnitForm)
  /// Without `units:` the value of a case without payload is `true`.
  case presence(units: UnitForm?)
  case untagged(UntaggedSyntax)
  /// A tagging that could not be read; the errors are recorded.
  case broken
}

/// The keys from an object down to a value in it: one key, or several for a nested path.
package struct JSONPath: Sendable {
  /// The keys, the outermost first; never empty.
  package var keys: [Placed<String>]
  package var span: SourceSpan

  /// Makes a path.
  package init(_ keys: [Placed<String>], at span: SourceSpan) {
    self.keys = keys
    self.span = span
  }
}

/// A tag under a key of its own.
package struct Discriminator: Sendable {
  package var path: JSONPath
  /// Other spellings of the last key, read only.
  package var aliases: [Placed<String>] = []
  package var type = TagType.string
  package var ignoresCase = false
  /// The place of `expose: true`, nil where the tags stay private.
  package var exposed: SourceSpan?
}

/// `discriminator:` of a tag under a key of its own, as written.
package struct DiscriminatorSyntax: Sendable {
  package var discriminator: Discriminator
  /// The key of the case that an absent tag stands for.
  package var missing: Placed<String>?
  /// The key of the case that a null tag stands for.
  package var null: Placed<String>?
}

/// A tag that several keys make up together.
package struct CompositeDiscriminator: Sendable {
  /// One of the keys.
  package struct Component: Sendable {
    package var path: JSONPath
    package var type: TagType
  }

  package var components: [Component]
  package var span: SourceSpan
  /// The place of `expose: true`, nil where the tags stay private.
  package var exposed: SourceSpan?
}

/// Where the payload of an adjacently tagged case is.
package enum Content: Sendable {
  case path(JSONPath)
  /// `$tag`: under the key that the tag names.
  case tag(SourceSpan)
}

/// The kind of JSON that a tag is.
package enum TagType: String, CaseIterable, Sendable {
  case string = "String"
  case int = "Int"
  case bool = "Bool"
}

/// One tag, or one component of a composite one.
package enum TagValue: Hashable, Sendable {
  case string(String)
  case int(Int64)
  case bool(Bool)
  /// A JSON null.
  case null
  /// A key that is not there.
  case absent
}

extension TagValue {
  /// The tag as a message shows it.
  package var text: String {
    switch self {
    case .string(let text): text
    case .int(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .null: "null"
    case .absent: "absent"
    }
  }
}

/// A tag as it is written: one value, or one for each key of a composite discriminator.
package typealias Tag = Placed<[TagValue]>

/// How a case without payload is written and read where no tag stands beside it.
package enum UnitForm: String, CaseIterable, Sendable {
  case object
  case string
  case null
}

/// What `untagged` says of itself.
package struct UntaggedSyntax: Sendable {
  /// The place of `tagging: untagged`.
  package var span: SourceSpan
  /// `order:`, the keys of the cases as they are tried; nil where nothing says so.
  package var order: Placed<[Placed<String>]>?
  /// The place of `policy: exactlyOne`, nil where the first witness decides.
  package var exactlyOne: SourceSpan?
}

/// What happens to a tag or a value that the schema does not know.
package enum UnknownSyntax: Sendable {
  case fail
  /// Kept as it came, in a case of that name, `unknown` where none is given; a union may look for
  /// another value in what is kept.
  case keep(name: Placed<String>?, fallback: Fallback? = nil)
  /// Read as the case or value of that key.
  case value(Placed<String>)
}

/// `fallback:`, the value that a server sends within one that its readers may not know.
package struct Fallback: Sendable {
  /// Why the value around it is none for this reader.
  package enum Cause: String, CaseIterable, Sendable {
    /// No case has its tag.
    case unknown
    /// It cannot be read, although its tag is no unknown one.
    case invalid
  }

  /// The key in the object of the union.
  package var key: Placed<String>
  /// When it is looked for.
  package var causes: Set<Cause> = [.unknown]
}

/// One case of a union.
package struct CaseSyntax: Sendable {
  /// What a case carries.
  package enum Payload: Sendable {
    case none
    /// `type: none`, where the union gives a payload to cases that say nothing.
    case optedOut
    case value(TypeExpression)
    case fields([FieldSyntax], isTuple: Bool)
    /// `cases: Other`, all tags of another union.
    case subUnion(Placed<String>)
    case broken
  }

  /// The key of the case, which is its tag where no `tag:` says otherwise.
  package var key: Placed<String>
  /// The tag, nil where the case has none or it could not be read.
  package var tag: Tag?
  /// More tags, read but not written.
  package var aliases: [Tag] = []
  /// The place of `keepAlias: true`, nil where the tag itself is written.
  package var keepsAlias: SourceSpan?
  package var swiftName: Placed<String>?
  package var doc: String?
  package var payload: Payload
  package var hasLabels = true
  /// Whether the fields are a nested struct, and its name where the schema gives one.
  package var payloadStruct: PayloadStruct?
  /// The field that a bare value stands for.
  package var shorthand: Placed<String>?
  /// What to use instead, for those who still use the case.
  package var deprecated: Placed<String>?
  /// What happens to keys that the case does not have, nil where it says nothing.
  package var extraKeys: Placed<ExtraKeysSyntax>?
}

/// `payload: struct`, or `payload: { struct: Name }`.
package struct PayloadStruct: Sendable {
  package var name: Placed<String>?
  package var span: SourceSpan
}
