import GenModelsDiagnostics
import GenModelsSchema

/// A bare value can stand for one field only if it is never an object itself, and if all other
/// fields may be absent.
///
/// - Parameters:
///   - shorthand: The position of the field.
///   - fields: The fields of the object.
///   - model: The model.
///   - diagnostics: Takes the errors.
func checkShorthand(
  _ shorthand: Int?, among fields: [FieldModel], in model: Model, diagnostics: DiagnosticCollector
) {
  guard let shorthand else { return }
  let field = fields[shorthand]
  var problem: String?
  if field.constant != nil || field.isInline || field.skip != nil || field.single != nil {
    problem = "has a key that says more than its value"
  } else if field.presence != .required {
    problem = "may be absent itself"
  } else if model.mayBeObject(field.type) {
    problem = "may be an object itself"
  }
  if let problem {
    diagnostics.record(
      .error(
        .conflictingKeys, "a bare value cannot stand for '\(field.name.value)', which \(problem)",
        at: field.name.span, help: "leave 'shorthand' out, or name another field"))
  }
  for other in fields where other.needsKey && other.name.span != field.name.span {
    diagnostics.record(
      .error(
        .conflictingKeys,
        "a bare value stands for '\(field.name.value)' alone, and '\(other.name.value)' must be there",
        at: other.name.span,
        labels: [.init(span: field.name.span, text: "the field of the bare value")],
        help: "write '\(other.name.value)?', or leave 'shorthand' out"))
  }
}

/// A case whose fields share the object of the union, or that is an array, has no bare value.
func checkShorthand(
  of unionCase: CaseModel, under tagging: Tagging, diagnostics: DiagnosticCollector
) {
  guard unionCase.shorthand != nil else { return }
  if case .fields(_, isTuple: true) = unionCase.payload {
    diagnostics.record(.shorthandOfArray(at: unionCase.name))
  }
  guard case .presence = tagging else { return }
  diagnostics.record(
    .error(
      .conflictingKeys,
      "a bare value for '\(unionCase.name.value)' has no room for the key that tells it",
      at: unionCase.name.span, help: "leave 'shorthand' out"))
}

extension Diagnostic {
  /// What is told by position has no other form.
  static func shorthandOfArray(at name: Placed<String>) -> Diagnostic {
    .error(
      .conflictingKeys, "'\(name.value)' is an array, and no bare value stands for it",
      at: name.span, help: "leave 'shorthand' out, or 'tuple'")
  }
}

extension Model {
  /// Whether a value of a type may be a JSON object, or null.
  fileprivate func mayBeObject(_ type: TypeReference) -> Bool {
    switch unaliased(type) {
    case .broken, .array: return false
    case .builtIn(let builtIn): return builtIn == .json
    case .coded: return false
    case .optional, .dictionary: return true
    case .external(let index): return [.object, nil].contains(externals[index].shape)
    case .declared(let index):
      switch types[index].definition {
      case .structure(let structure): return !structure.isTuple || structure.shorthand != nil
      case .rawEnum, .broken: return false
      case .alias, .page: return true
      case .union(let union): return !isText(union)
      }
    }
  }

  /// Whether every value of a union is a bare text.
  private func isText(_ union: UnionModel) -> Bool {
    guard case .external(.string) = union.tagging else { return false }
    return union.cases.allSatisfy { if case .none = $0.payload { true } else { false } }
  }
}
