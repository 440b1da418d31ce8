package import GenModelsDiagnostics

/// Reads JSON texts (RFC 8259) into trees with places.
///
/// It takes what Foundation's decoder takes and refuses what that refuses, with two exceptions: a
/// text in UTF-16, and a fault in a part that no type reads, are errors here.
package struct JSONReader {
  /// How deep arrays and objects may be nested; it is Foundation's limit.
  static let depthLimit = 512

  let file: SourceFile
  let bytes: [UInt8]
  var index = 0
  var line = 1
  /// The byte that the line starts at, moved on by all bytes that are no scalar of their own.
  var lineStart = 0
  private var count = 0
  private var depth = 0
  /// What Foundation reads although it is no JSON.
  private var warnings: [Diagnostic] = []

  private init(_ bytes: [UInt8], path: String) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.bytes = bytes
    file = SourceFile(path: path, text: String(decoding: bytes[start...], as: UTF8.self))
    index = start
    lineStart = start
  }

  /// Reads a text that is one value.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - path: The path that messages name it by.
  /// - Returns: The value, and warnings of what is no JSON although Foundation reads it.
  /// - Throws: The first fault.
  package static func read(
    _ bytes: [UInt8], path: String
  ) throws(JSONError) -> (value: JSONNode, warnings: [Diagnostic]) {
    var reader = JSONReader(bytes, path: path)
    try reader.checkEncoding()
    return (try reader.document(endingAtLine: false).get(), reader.warnings)
  }

  /// Reads a text of which each line is a value; empty lines are passed over.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - path: The path that messages name it by.
  /// - Returns: The values, or the first fault of each line, and warnings as for one value.
  package static func readLines(
    _ bytes: [UInt8], path: String
  ) -> (values: [Result<JSONNode, JSONError>], warnings: [Diagnostic]) {
    var reader = JSONReader(bytes, path: path)
    do throws(JSONError) {
      try reader.checkEncoding()
    } catch {
      return ([.failure(error)], [])
    }
    var values: [Result<JSONNode, JSONError>] = []
    while true {
      reader.skipBlanks()
      guard reader.index < reader.bytes.count else { break }
      let value = reader.document(endingAtLine: true)
      values.append(value)
      if case .failure = value { reader.skipLine() }
    }
    return (values, reader.warnings)
  }

  /// Refuses a text in another encoding, of which the first two characters tell (RFC 4627).
  private func checkEncoding() throws(JSONError) {
    let head = bytes.prefix(4)
    guard head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) || head.contains(0)
    else { return }
    throw JSONError(
      "the text is not UTF-8", at: span(from: position), help: "save the file as UTF-8")
  }

  private mutating func document(endingAtLine: Bool) -> Result<JSONNode, JSONError> {
    var result: Result<JSONNode, JSONError>?
    DeepStack.run {
      result = Result { () throws(JSONError) in try whole(endingAtLine: endingAtLine) }
    }
    return result ?? .failure(ended("a value"))
  }

  /// Reads a value behind which nothing follows, in its line or in the text.
  private mutating func whole(endingAtLine: Bool) throws(JSONError) -> JSONNode {
    depth = 0
    let node = try value()
    if endingAtLine, node.span.start.line < node.span.end.line {
      throw JSONError(
        "the value ends in another line", at: node.mark, help: "write each value in one line")
    }
    skipBlanks()
    if index < bytes.count, !endingAtLine { throw unexpected("behind the value") }
    if index < bytes.count, line == node.span.end.line {
      throw unexpected("behind the value of the line")
    }
    return node
  }

  private mutating func value() throws(JSONError) -> JSONNode {
    skipBlanks()
    guard index < bytes.count else { throw ended("a value") }
    let id = count
    count += 1
    let start = position
    let value: JSONNode.Value
    switch bytes[index] {
    case UInt8(ascii: "{"): value = .object(try object())
    case UInt8(ascii: "["): value = .array(try array())
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case UInt8(ascii: "'"):
      throw unexpected("where a value belongs", help: "write texts in double quotes")
    default: throw unexpected("where a value belongs")
    }
    return JSONNode(value: value, span: span(from: start), id: id)
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    try enter()
    defer { depth -= 1 }
    var object = JSONObject()
    skipBlanks()
    if take("}") { return object }
    while true {
      skipBlanks()
      let start = position
      guard index < bytes.count else { throw ended("a key") }
      guard bytes[index] == UInt8(ascii: "\"") else {
        throw unexpected("where a key belongs", help: "write keys in double quotes")
      }
      let key = try string()
      let keySpan = span(from: start)
      skipBlanks()
      guard take(":") else { throw unexpected("where ':' belongs") }
      object.append(JSONObject.Member(key: key, keySpan: keySpan, value: try value()))
      if try ends(with: "}") { return object }
    }
  }

  private mutating func array() throws(JSONError) -> [JSONNode] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    skipBlanks()
    if take("]") { return elements }
    while true {
      elements.append(try value())
      if try ends(with: "]") { return elements }
    }
  }

  private mutating func enter() throws(JSONError) {
    guard depth < Self.depthLimit else {
      throw JSONError(
        "arrays and objects are nested deeper than \(Self.depthLimit) levels",
        at: span(from: position), help: "Foundation reads no more levels either")
    }
    depth += 1
    index += 1
  }

  /// Reads what stands between two members or elements, or behind the last one.
  private mutating func ends(with bracket: Unicode.Scalar) throws(JSONError) -> Bool {
    skipBlanks()
    if take(bracket) { return true }
    let comma = position
    guard take(",") else { throw unexpected("where ',' or '\(bracket)' belongs") }
    let commaSpan = span(from: comma)
    skipBlanks()
    guard take(bracket) else { return false }
    warnings.append(
      .warning(
        .jsonSyntax, "a comma before '\(bracket)' is no JSON, although Foundation reads it",
        at: commaSpan, help: "leave the comma out"))
    return true
  }

  private mutating func word(
    _ word: String, _ value: JSONNode.Value
  ) throws(JSONError) -> JSONNode.Value {
    let end = bytes[index...].prefix { $0.isWordByte }.endIndex
    guard bytes[index..<end].elementsEqual(word.utf8) else {
      throw unexpected("where a value belongs", help: "write '\(word)' in small letters")
    }
    index = end
    return value
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
