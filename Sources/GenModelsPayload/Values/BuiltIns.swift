import GenModelsModel

extension PayloadReader {
  /// Reads a value of a built-in type by the default strategies of the decoder.
  mutating func read(_ type: BuiltInType, at place: Place) throws(PayloadError) {
    switch type {
    case .string: _ = try text(at: place)
    case .bool:
      guard case .bool = place.node.value else { throw .kind("a Bool", at: place) }
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      let text = try number("a whole number", at: place)
      guard type.holds(text) else { throw .unfit(type, at: place) }
    case .float, .double, .date:
      let text = try number("a number", at: place)
      guard type.holds(text) else { throw .unfit(type, at: place) }
      noteDigits(of: text, as: type, at: place)
    case .decimal:
      let text = try number("a number", at: place)
      guard type.holds(text) else { throw .unfit(type, at: place) }
      noteDigits(of: text, as: type, at: place)
    case .url:
      let text = try text(at: place)
      guard URLText.isURL(text) else { throw .value("a URL", at: place) }
      if let spelled = URLText.respelled(text) {
        record.lose(.respelled, "the URL is written as \(spelled.quoted)", at: place)
      }
    case .uuid:
      let text = try text(at: place)
      guard text.isUUID else { throw .value("a UUID", at: place) }
      if text != text.uppercased() {
        record.lose(.respelled, "the UUID is written in capitals", at: place)
      }
    case .data:
      guard Base64Text.isBase64(try text(at: place)) else {
        throw .value("base64 with padding", at: place)
      }
    case .json: try readJSON(at: place)
    }
  }

  /// A number as it is spelled.
  func number(_ expected: String, at place: Place) throws(PayloadError) -> String {
    guard let number = place.node.number else { throw .kind(expected, at: place) }
    return number
  }

  /// Reads a value that is kept as it is.
  ///
  /// A number that no `Double` is near to is taken for an object in the end, which it is not.
  mutating func readJSON(at place: Place) throws(PayloadError) {
    record.takeWhole(place.node)
    // A list and not calls: each level would be one of the stack.
    var pending = [place]
    while let next = pending.popLast() {
      switch next.node.value {
      case .null, .bool, .string: break
      case .number(let text):
        guard BuiltInType.json.holds(text) else {
          var error = PayloadError.unfit(.double, at: next)
          error.isPathless = false
          throw error
        }
        noteDigits(of: text, as: .json, at: next)
      case .array(let elements):
        pending += elements.enumerated().reversed().map { next.element($0, $1) }
      case .object(let object):
        for key in unorderedKeys(of: object, at: next).reversed() {
          if let node = object[key] { pending.append(next.member(key, node)) }
        }
      }
    }
  }

  /// Notes a number that is another one when it is written.
  mutating func noteDigits(of text: String, as type: BuiltInType, at place: Place) {
    guard let written = type.written(text), let one = DecimalText(text),
      let other = DecimalText(written), !one.equals(other)
    else { return }
    record.lose(.changed, "\(text.excerpt) is read as \(written)", at: place)
  }
}

extension PayloadError {
  /// A number that its type cannot hold, for which Foundation's error has no path.
  static func unfit(_ type: BuiltInType, at place: Place) -> PayloadError {
    var error = PayloadError.value("a number that fits in \(type.rawValue)", at: place)
    error.isPathless = true
    return error
  }
}

extension BuiltInType {
  /// Whether the type reads a number.
  func holds(_ text: String) -> Bool {
    switch self {
    case .int, .int64: NumberText.fits(text, Int64.self)
    case .int8: NumberText.fits(text, Int8.self)
    case .int16: NumberText.fits(text, Int16.self)
    case .int32: NumberText.fits(text, Int32.self)
    case .uint, .uint64: NumberText.fits(text, UInt64.self)
    case .uint8: NumberText.fits(text, UInt8.self)
    case .uint16: NumberText.fits(text, UInt16.self)
    case .uint32: NumberText.fits(text, UInt32.self)
    case .float: NumberText.value(text, Float.self) != nil
    case .double, .date: NumberText.value(text, Double.self) != nil
    case .decimal: NumberText.fitsDecimal(text)
    case .json:
      NumberText.fits(text, Int64.self) || NumberText.fits(text, UInt64.self)
        || NumberText.value(text, Double.self) != nil
    case .string, .bool, .url, .uuid, .data: false
    }
  }

  /// The number that is written for one that was read, nil where it is the same.
  fileprivate func written(_ text: String) -> String? {
    switch self {
    case .float: return NumberText.value(text, Float.self).map { "\($0)" }
    case .double: return NumberText.value(text, Double.self).map { "\($0)" }
    case .json:
      if NumberText.fits(text, Int64.self) || NumberText.fits(text, UInt64.self) { return nil }
      return NumberText.value(text, Double.self).map { "\($0)" }
    default: return nil
    }
  }
}

extension String {
  /// Whether the text has the form of a UUID.
  fileprivate var isUUID: Bool {
    let groups = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && utf8.allSatisfy { $0 == UInt8(ascii: "-") || Unicode.Scalar($0).isHexDigit }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a hexadecimal digit of ASCII.
  var isHexDigit: Bool {
    switch self {
    case "0"..."9", "a"..."f", "A"..."F": true
    default: false
    }
  }
}
