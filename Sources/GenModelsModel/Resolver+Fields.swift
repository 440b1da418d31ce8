import GenModelsDiagnostics
import GenModelsSchema

extension Resolver {
  /// Resolves a field: its key, and what its nil means.
  func field(_ syntax: FieldSyntax, keys: KeyStyle?) -> FieldModel {
    var type = syntax.constant.map { .builtIn($0.value.type) } ?? reference(syntax.type)
    var mayBeNull = false
    if case .optional(let wrapped) = type {
      type = wrapped
      mayBeNull = true
    }
    let presence: Presence =
      switch (syntax.mayBeAbsent, mayBeNull) {
      case (false, false): .required
      case (true, false): .absentable
      case (false, true): syntax.forbidsAbsence == nil ? .nullable : .requiredNullable
      // JSON holds its own null, so it never has three states (section 9.18).
      case (true, true): isJSON(type) ? .absentable : .threeState
      }
    if let span = syntax.forbidsAbsence, !syntax.mayBeAbsent, syntax.constant == nil,
      !mayBeNull || isJSON(type)
    {
      diagnostics.record(
        .error(
          .conflictingKeys, "the key of '\(syntax.name.value)' must be there anyway", at: span,
          labels: [.init(span: syntax.type.span, text: "null is no way to say nil here")],
          help: mayBeNull
            ? "leave 'absent' and the '?' out: JSON holds its own null"
            : "leave 'absent' out, or write a '?' behind the type"))
    }
    let style = keys ?? schema.keys ?? .verbatim
    let path =
      syntax.key?.keys
      ?? [Placed(NameWords.key(syntax.name.value, style: style), at: syntax.name.span)]
    return FieldModel(
      name: syntax.name, swiftName: syntax.swiftName, key: path[0], steps: Array(path.dropFirst()),
      aliases: syntax.aliases, type: type, presence: presence, doc: syntax.doc,
      deprecated: syntax.deprecated,
      standard: syntax.hasValueOfItsOwn
        ? syntax.standard.map { Placed(.written($0.value), at: $0.span) } : nil,
      omitsDefault: syntax.omitsDefault != nil, readsEmptyAsNil: syntax.readsEmptyAsNil,
      single: syntax.single, inline: syntax.constant == nil ? syntax.inline : nil,
      constant: syntax.constant,
      skip: syntax.constant == nil ? syntax.skip : nil)
  }
}

extension FieldSyntax {
  /// Whether a value stands under a key of the field's own; with anything else a default is refused.
  fileprivate var hasValueOfItsOwn: Bool { constant == nil && inline == nil }
}

extension JSONScalar {
  /// The type of the scalar.
  fileprivate var type: BuiltInType {
    switch self {
    case .string: .string
    case .int: .int
    case .double: .double
    case .bool: .bool
    }
  }
}
