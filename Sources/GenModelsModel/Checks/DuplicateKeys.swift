import GenModelsDiagnostics
import GenModelsSchema

/// Two fields of one object cannot share a JSON key (semantics F1).
func checkKeys(of fields: [FieldModel], diagnostics: DiagnosticCollector) {
  var seen: [String: FieldModel] = [:]
  for field in fields {
    guard let first = seen.updateValue(field, forKey: field.key.value) else { continue }
    seen[field.key.value] = first
    diagnostics.record(
      .error(
        .duplicateJSONKey, "the JSON key '\(field.key.value)' is taken", at: field.key.span,
        labels: [.init(span: first.key.span, text: "'\(first.name.value)' has it")],
        help: "give one of the two another 'key'"))
  }
}

/// Two cases of a union cannot share a tag (semantics T1).
///
/// Swift compares texts by canonical equivalence, so `é` in one and in two scalars are one tag.
func checkTags(of union: UnionModel, diagnostics: DiagnosticCollector) {
  var seen: [String: CaseModel] = [:]
  for unionCase in union.cases {
    guard let first = seen.updateValue(unionCase, forKey: unionCase.tag.value) else { continue }
    seen[unionCase.tag.value] = first
    diagnostics.record(
      .error(
        .duplicateTag, "the tag '\(unionCase.tag.value)' is taken", at: unionCase.tag.span,
        labels: [.init(span: first.tag.span, text: "'\(first.name.value)' has it")],
        help: "a tag names one case; give one of the two another 'tag'"))
  }
}

/// Two values of a raw enum cannot be equal (semantics T1).
func checkValues(of rawEnum: RawEnumModel, diagnostics: DiagnosticCollector) {
  var seen: [RawValueSyntax.Value: RawValueSyntax] = [:]
  for value in rawEnum.values {
    guard let first = seen.updateValue(value, forKey: value.value.value) else { continue }
    seen[value.value.value] = first
    diagnostics.record(
      .error(
        .duplicateTag, "the value '\(value.value.value.text)' is taken", at: value.value.span,
        labels: [.init(span: first.value.span, text: "'\(first.name.value)' has it")],
        help: "leave one of the two out"))
  }
}

extension RawValueSyntax.Value {
  /// The value as a message shows it.
  package var text: String {
    switch self {
    case .string(let text): text
    case .int(let number): "\(number)"
    }
  }
}
