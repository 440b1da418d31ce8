import GenModelsDiagnostics
import GenModelsSchema

/// Elements can be left out of arrays and dictionaries only, and unknown ones only where something
/// can be unknown.
func checkSkips(of fields: [FieldModel], in model: Model, diagnostics: DiagnosticCollector) {
  for field in fields {
    guard let skip = field.skip else { continue }
    let type = model.unaliased(field.type)
    if case .broken = type { continue }
    guard let element = model.element(of: type) else {
      diagnostics.record(
        .error(
          .conflictingKeys, "'\(field.name.value)' has no elements that could be left out",
          at: skip.span, help: "leave 'skip' out, or make it an array"))
      continue
    }
    if case .dictionary(let key, _) = type, key != .string {
      diagnostics.record(
        .error(
          .notSupportedYet,
          "leaving elements out of a dictionary whose keys are no texts is not supported yet",
          at: skip.span, help: "write '[String: …]'"))
    }
    if field.presence == .threeState {
      diagnostics.record(
        .error(
          .conflictingKeys, "a field that leaves elements out cannot have three states",
          at: field.name.span, labels: [.init(span: skip.span, text: "elements are left out")],
          help: "write the '?' either on the name or on the type"))
    }
    guard skip.value == .unknown, model.unaliased(element) != .broken else { continue }
    guard let index = model.taggedElement(of: type) else {
      diagnostics.record(
        .error(
          .conflictingKeys,
          "the elements of '\(field.name.value)' have no tag that could be unknown",
          at: skip.span, help: "write 'skip: invalid'"))
      continue
    }
    let tagged = model.types[index]
    guard let habit = tagged.habitWithUnknown else { continue }
    diagnostics.record(
      .error(
        .conflictingKeys, "'\(tagged.name.value)' \(habit), so no element would be left out",
        at: skip.span, labels: [.init(span: tagged.name.span, text: "the type is here")],
        help: "leave 'skip' out, or 'unknown' of '\(tagged.name.value)'"))
  }
}

extension TypeModel {
  /// What the type does with unknown tags or values, nil where they are errors.
  fileprivate var habitWithUnknown: String? {
    let unknown: UnknownModel =
      switch definition {
      case .union(let union): union.unknown
      case .rawEnum(let rawEnum): rawEnum.unknown
      case .alias, .structure, .page, .broken: .fail
      }
    return switch unknown {
    case .fail: nil
    case .keep: "keeps what it does not know"
    case .value: "reads what it does not know as something else"
    }
  }
}
