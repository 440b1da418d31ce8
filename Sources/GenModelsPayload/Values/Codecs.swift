import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a value in the form that the schema fixes.
  mutating func read(
    _ type: BuiltInType, as codec: Codec, at place: Place
  ) throws(PayloadError) {
    switch codec {
    case .iso8601(let isFractional):
      let text = try text(at: place)
      guard let date = DateTimeText(text) else {
        throw .value("a date of RFC 3339, such as \"2024-01-31T12:30:00Z\"", at: place)
      }
      if !date.isWritten(isFractional: isFractional) {
        let form = isFractional ? "with milliseconds" : "without a fraction"
        record.lose(.respelled, "the date is written in UTC, \(form)", at: place)
      }
    case .unix:
      let number = try number("a number", at: place)
      guard BuiltInType.double.holds(number) else {
        throw .unfit(.double, at: place).located()
      }
    case .pattern(let pattern):
      let text = try text(at: place)
      guard DatePatternText(pattern).reads(text) else {
        throw .value("a date in the pattern \"\(pattern)\"", at: place)
      }
    case .base64(let form):
      let text = try text(at: place)
      guard Base64Text.isText(text, in: form) else { throw .value(form.title, at: place) }
      if form != .base64, text.hasSuffix("=") {
        record.lose(.respelled, "the padding is left out", at: place)
      }
    case .text: try readSpelled(try text(at: place), as: type, at: place)
    case .lenient:
      if let text = place.node.text {
        try readSpelled(text, as: type, at: place)
        record.lose(.respelled, "the text is written as a number", at: place)
      } else {
        do throws(PayloadError) {
          try read(type, at: place)
        } catch {
          throw error.located()
        }
      }
    case .int:
      let number = try number("0 or 1", at: place)
      guard let value = Double(number), value == 0 || value == 1, BuiltInType.int.holds(number)
      else { throw .value("0 or 1", at: place) }
    }
  }

  /// Reads a number from a text.
  private mutating func readSpelled(
    _ text: String, as type: BuiltInType, at place: Place
  ) throws(PayloadError) {
    guard NumberText.spellsNumber(text), type.isSpelled(text) else {
      throw .value("a text that spells a number of \(type.rawValue)", at: place)
    }
    if let written = type.respelled(text), written != text {
      record.lose(.respelled, "the number is written as \"\(written)\"", at: place)
    }
  }
}

extension Codec.Base64Form {
  fileprivate var title: String {
    switch self {
    case .base64: "base64 with padding"
    case .unpadded: "base64"
    case .url: "base64url"
    }
  }
}

extension BuiltInType {
  /// Whether the type is made of a text that spells a number.
  fileprivate func isSpelled(_ text: String) -> Bool {
    switch self {
    case .int, .int64: Int64(text) != nil
    case .int8: Int8(text) != nil
    case .int16: Int16(text) != nil
    case .int32: Int32(text) != nil
    case .uint, .uint64: UInt64(text) != nil
    case .uint8: UInt8(text) != nil
    case .uint16: UInt16(text) != nil
    case .uint32: UInt32(text) != nil
    case .float: Float(text)?.isFinite == true
    case .double: Double(text)?.isFinite == true
    case .decimal: NumberText.fitsDecimal(text)
    case .string, .bool, .date, .url, .uuid, .data, .json: false
    }
  }

  /// How the type spells the number of a text, nil where only Foundation knows.
  fileprivate func respelled(_ text: String) -> String? {
    switch self {
    case .float: Float(text).map { "\($0)" }
    case .double: Double(text).map { "\($0)" }
    case .int, .int8, .int16, .int32, .int64: Int64(text).map { "\($0)" }
    case .uint, .uint8, .uint16, .uint32, .uint64: UInt64(text).map { "\($0)" }
    case .decimal, .string, .bool, .date, .url, .uuid, .data, .json: nil
    }
  }
}
