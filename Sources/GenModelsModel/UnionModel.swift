package import GenModelsDiagnostics
package import GenModelsSchema

/// A tagged union.
package struct UnionModel: Sendable {
  package var tagging: Tagging
  package var cases: [CaseModel]
  package var unknown = UnknownModel.fail
  /// The value to look for in what is kept, nil where nothing is or none is sent.
  package var fallback: Fallback?
  /// `fields:`, which stand before the own ones in every case that has fields; each is a property.
  package var fields: [FieldModel] = []
  /// The names of the fields that all payloads have; each is a property.
  package var shared: [Placed<String>] = []
  /// Whether a bare text is the tag of a case whose fields may all be absent.
  package var isShorthand = false
}

/// Where a union's tag is.
package enum Tagging: Sendable {
  case `internal`(DiscriminatorModel)
  case adjacent(DiscriminatorModel, content: Content)
  case composite(CompositeDiscriminator, content: Content?)
  case external(units: UnitForm)
  /// Without `units:` the value of a case without payload is `true`.
  case presence(units: UnitForm?)
  case untagged(UntaggedModel)
  case broken
}

/// A tag under a key of its own, with the cases that stand for its absence.
package struct DiscriminatorModel: Sendable {
  package var discriminator: Discriminator
  /// The position of the case that an absent tag is read as.
  package var missing: Int?
  /// The position of the case that a null tag is read as.
  package var null: Int?
  /// Where `missing:` and `null:` name those cases.
  package var missingSpan: SourceSpan?
  package var nullSpan: SourceSpan?
}

extension DiscriminatorModel {
  /// The key in the outermost object.
  package var key: Placed<String> { discriminator.path.key }
}

extension JSONPath {
  /// The key in the outermost object.
  package var key: Placed<String> { keys[0] }
}

/// How untagged values are told apart.
package struct UntaggedModel: Sendable {
  package var span: SourceSpan
  /// The positions of the cases in the order in which they are tried, nil without `order:`.
  package var order: [Int]?
  /// Whether two witnesses of different cases are an error.
  package var exactlyOne: Bool
}

/// What happens to a tag or a value that the schema does not know.
package enum UnknownModel: Sendable {
  case fail
  /// Kept as it came, in a case of that name, `unknown` where none is given.
  case keep(name: Placed<String>?)
  /// Read as the case or value at that position.
  case value(Int)
}

/// One case of a union.
package struct CaseModel: Sendable {
  /// What the case carries.
  package enum Payload: Sendable {
    case none
    case value(TypeReference, at: SourceSpan)
    case fields([FieldModel], isTuple: Bool)
    /// All tags of the union at that index of the model, whose tag is under the same key.
    case subUnion(Int, at: SourceSpan)
    case broken
  }

  /// The key of the case as written.
  package var name: Placed<String>
  package var swiftName: Placed<String>?
  /// The tag in JSON, nil where the case has none or it could not be read.
  package var tag: Tag?
  /// More tags, read but not written.
  package var aliases: [Tag] = []
  /// Whether the tag that came is kept beside the payload.
  package var keepsAlias = false
  package var doc: String?
  package var payload: Payload
  package var hasLabels: Bool
  /// Whether the payload is a struct that is nested in the union and read like fields.
  package var hasStruct = false
  /// The position of the field that a bare value stands for.
  package var shorthand: Int?
  /// What to use instead, for those who still use the case.
  package var deprecated: Placed<String>?
  /// What happens to keys that the case does not have.
  package var extraKeys = ExtraKeysModel.ignore
  /// Whether the payload lives on the heap, since the union would contain itself.
  package var isIndirect = false
}

extension CaseModel {
  /// The tag and its aliases, in the order in which errors list them.
  package var tags: [Tag] { (tag.map { [$0] } ?? []) + aliases }
}
