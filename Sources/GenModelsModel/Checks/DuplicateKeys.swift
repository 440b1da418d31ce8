import GenModelsDiagnostics
import GenModelsSchema

/// Two fields of one object cannot share a JSON key (semantics F1).
func checkKeys(of fields: [FieldModel], diagnostics: DiagnosticCollector) {
  let fields = fields.filter { !$0.isInline }
  for (again, first) in repeats(in: fields.map(\.key.value)) {
    diagnostics.record(
      .error(
        .duplicateJSONKey, "the JSON key '\(fields[again].key.value)' is taken",
        at: fields[again].key.span,
        labels: [.init(span: fields[first].key.span, text: "'\(fields[first].name.value)' has it")],
        help: "give one of the two another 'key'"))
  }
}

/// Two values of a raw enum cannot be equal (semantics T1).
func checkValues(of rawEnum: RawEnumModel, diagnostics: DiagnosticCollector) {
  let values = rawEnum.values
  for (again, first) in repeats(in: values.map(\.value.value.text)) {
    diagnostics.record(
      .error(
        .duplicateTag, "the value '\(values[again].value.value.text)' is taken",
        at: values[again].value.span,
        labels: [
          .init(span: values[first].value.span, text: "'\(values[first].name.value)' has it")
        ],
        help: "leave one of the two out"))
  }
}

/// The positions of texts that were there before, each with the first one that is equal.
///
/// Swift compares texts by canonical equivalence, so `é` in one and in two scalars are equal.
private func repeats(in texts: [String]) -> [(again: Int, first: Int)] {
  var positions: [String: Int] = [:]
  var repeats: [(again: Int, first: Int)] = []
  for (position, text) in texts.enumerated() {
    if let first = positions[text] {
      repeats.append((position, first))
    } else {
      positions[text] = position
    }
  }
  return repeats
}

extension [TagValue] {
  /// The tag as a message shows it.
  package var text: String {
    count == 1 ? self[0].text : "[" + map(\.text).joined(separator: ", ") + "]"
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
