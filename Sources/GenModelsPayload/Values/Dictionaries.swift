import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a dictionary: all its values, then what its keys are.
  mutating func readDictionary(
    _ key: DictionaryKey, _ value: TypeReference, at place: Place
  ) throws(PayloadError) {
    let object = try object(at: place)
    for text in unorderedKeys(of: object, at: place) {
      guard let member = memberIfPresent(text, of: place) else { continue }
      try read(value, at: member)
    }
    guard key != .string else { return }
    var known: [String: String] = [:]
    for text in object.keys.sorted() {
      guard let member = memberIfPresent(text, of: place) else { continue }
      guard let read = spelling(of: text, as: key) else {
        throw PayloadError(
          .payloadTag, "\(text.quoted) is no key of the dictionary", at: member,
          help: help(for: key))
      }
      if let first = known.updateValue(text, forKey: read) {
        throw PayloadError(
          .payloadTag, "the keys \(first.quoted) and \(text.quoted) both read as \(read.quoted)",
          at: member, help: "leave one of the two out")
      }
      if read != text {
        record.lose(.changed, "the key \(text.quoted) is read as \(read.quoted)", at: member)
      }
    }
  }

  /// The key that a text is read as, nil where it is none.
  private func spelling(of text: String, as key: DictionaryKey) -> String? {
    switch key {
    case .string: return text
    case .int: return Int64(text).flatMap { String($0) == text ? text : nil }
    case .declared(let index):
      guard let rawEnum = model.rawEnum(at: index) else { return text }
      if rawEnum.isOfNumbers, Int64(text).map(String.init) != text { return nil }
      if rawEnum.values.contains(where: { $0.value.value.text == text }) { return text }
      switch rawEnum.unknown {
      case .fail: return nil
      case .keep: return text
      case .value(let position): return rawEnum.values[position].value.value.text
      }
    }
  }

  private func help(for key: DictionaryKey) -> String? {
    switch key {
    case .string: return nil
    case .int: return "write a whole number, without zeros before it"
    case .declared(let index):
      return model.rawEnum(at: index).map { "one of \($0.values.map(\.value.value.text).choice)" }
    }
  }
}
