import GenModelsDiagnostics
import GenModelsSchema

/// Two fields of one object cannot share a JSON key, nor can one be inside of another (semantics F1).
func checkKeys(of fields: [FieldModel], diagnostics: DiagnosticCollector) {
  var places = KeyPlaces()
  for field in fields where !field.isInline {
    for path in field.paths {
      guard let taken = places.add(path, of: field.name) else { continue }
      diagnostics.record(
        .error(
          .duplicateJSONKey, "the JSON key '\(path.text)' \(taken.relation)",
          at: path[path.count - 1].span,
          labels: [.init(span: taken.place.span, text: "'\(taken.place.field.value)' has it")],
          help: taken.place.field.span == field.name.span
            ? "name a key once" : "give one of the two another 'key'"))
    }
  }
}

/// The paths of the fields of an object, as they come.
private struct KeyPlaces {
  struct Place {
    var field: Placed<String>
    var span: SourceSpan
  }

  /// The values, and the objects on the way to them.
  private var values: [[String]: Place] = [:]
  private var objects: [[String]: Place] = [:]

  /// Adds a path.
  ///
  /// - Returns: What is in the way of it, and how, as a message says it.
  mutating func add(_ path: [Placed<String>], of field: Placed<String>) -> (
    place: Place, relation: String
  )? {
    let keys = path.map(\.value)
    let place = Place(field: field, span: path[path.count - 1].span)
    if let taken = values[keys] { return (taken, "is taken") }
    if let taken = objects[keys] { return (taken, "is that of an object with other fields") }
    for length in 1..<max(keys.count, 1) {
      if let taken = values[Array(keys[..<length])] { return (taken, "is inside of a value") }
    }
    values[keys] = place
    for length in 1..<max(keys.count, 1) where objects[Array(keys[..<length])] == nil {
      objects[Array(keys[..<length])] = place
    }
    return nil
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
