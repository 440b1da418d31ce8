import GenModelsDiagnostics
import GenModelsSchema

extension Resolver {
  /// Resolves what happens to keys that nobody declares: the first policy that is written.
  func extraKeys(_ policies: Placed<ExtraKeysSyntax>?...) -> ExtraKeysModel {
    let policies = policies + [schema.extraKeys]
    guard let policy = policies.lazy.compactMap({ $0 }).first else { return .ignore }
    return switch policy.value {
    case .ignore: .ignore
    case .keep: .keep(at: policy.span)
    case .reject: .reject(at: policy.span)
    case .typed(let name, let type):
      .typed(name: name, type: reference(type), at: policy.span)
    }
  }

  /// Resolves the policies of the cases of a union.
  ///
  /// A case without fields has no room for what is kept. Where its object is that of the tag, it
  /// gets one if the union or the case itself says so; defaults of the file reach fields only.
  func settleExtraKeys(of union: inout UnionModel, as syntax: UnionSyntax) {
    guard
      schema.extraKeys != nil || syntax.extraKeys != nil
        || syntax.cases.contains(where: { $0.extraKeys != nil })
    else { return }
    for (position, written) in syntax.cases.enumerated() {
      let policy = extraKeys(written.extraKeys, syntax.extraKeys)
      let own = written.extraKeys?.span
      var unionCase = union.cases[position]
      switch unionCase.payload {
      case .broken:
        continue
      case .fields(_, isTuple: false):
        unionCase.extraKeys = policy
      case .none where policy.rejects:
        unionCase.extraKeys = policy
      case .none where policy.keeps && union.tagging.sharesObject:
        guard own != nil || syntax.extraKeys != nil else { continue }
        unionCase.payload = .fields([], isTuple: false)
        unionCase.extraKeys = policy
      case .none:
        if policy.keeps, let own { diagnostics.record(.nothingToKeep(in: unionCase, at: own)) }
      case .fields(_, isTuple: true):
        if policy.rejects, union.tagging.hasObjectAround(fields: false) {
          unionCase.extraKeys = policy
        } else if !policy.isIgnored, let own {
          diagnostics.record(.keysOfArray(unionCase.name, at: own))
        }
      case .value:
        if policy.rejects, union.tagging.hasObjectAround(fields: false) {
          unionCase.extraKeys = policy
        } else if !policy.isIgnored, let own {
          diagnostics.record(.foreignKeys(of: unionCase, at: own))
        }
      case .subUnion:
        if let own { diagnostics.record(.foreignKeys(of: unionCase, at: own)) }
      }
      union.cases[position] = unionCase
    }
  }
}

extension Tagging {
  /// Whether the fields of a case are in the object of the tag, and nothing else is the case.
  fileprivate var sharesObject: Bool { !sharedKeys.isEmpty }

  /// Whether the payload is under a key of an object of the union's own, be it fields or not.
  func hasObjectAround(fields: Bool) -> Bool {
    switch self {
    case .adjacent, .composite(_, content: .some), .external: true
    case .presence: !fields
    case .internal, .composite, .untagged, .broken: false
    }
  }
}

extension Diagnostic {
  fileprivate static func nothingToKeep(
    in unionCase: CaseModel, at span: SourceSpan
  ) -> Diagnostic {
    .error(
      .conflictingKeys, "'\(unionCase.name.value)' has no object of which keys could be kept",
      at: span, help: "add 'fields: {}', or leave 'extraKeys' out")
  }

  /// What is told by position has no keys that could be extra.
  static func keysOfArray(_ name: Placed<String>, at span: SourceSpan) -> Diagnostic {
    .error(
      .conflictingKeys, "'\(name.value)' is an array, which has no keys", at: span,
      help: "leave 'extraKeys' out, or 'tuple'")
  }

  fileprivate static func foreignKeys(of unionCase: CaseModel, at span: SourceSpan) -> Diagnostic {
    .error(
      .conflictingKeys, "the keys of '\(unionCase.name.value)' are those of its payload's type",
      at: span, help: "write 'extraKeys' where that type is, or leave it out")
  }
}
