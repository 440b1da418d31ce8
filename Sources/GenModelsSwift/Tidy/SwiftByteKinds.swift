/// Tells code, string literals and comments of Swift text apart, byte by byte.
///
/// A literal reaches from its first `#` or quote to its last one, with all interpolations in it; a
/// line end belongs to the literal or the block comment that goes on after it.
struct SwiftByteKinds {
  /// What a byte belongs to.
  enum Kind: UInt8, Sendable {
    case code
    case literal
    case comment
  }

  private enum Frame {
    case string(hashes: Int, isMultiline: Bool)
    case interpolation(parentheses: Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let kinds: UnsafeMutableBufferPointer<Kind>
  private var frames: [Frame] = []
  private var position = 0

  /// The kind of every byte of a text.
  static func kinds(of bytes: UnsafeBufferPointer<UInt8>) -> [Kind] {
    [Kind](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      buffer.initialize(repeating: .code)
      var scan = SwiftByteKinds(bytes: bytes, kinds: buffer)
      scan.run()
      count = bytes.count
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, kinds: UnsafeMutableBufferPointer<Kind>) {
    self.bytes = bytes
    self.kinds = kinds
  }

  private mutating func run() {
    while position < bytes.count {
      if case .string(let hashes, let isMultiline)? = frames.last {
        scanString(hashes: hashes, isMultiline: isMultiline)
      } else {
        scanCode()
      }
    }
  }

  private mutating func scanCode() {
    if frames.isEmpty {
      while position < bytes.count, !startsSomething(bytes[position]) { position += 1 }
      guard position < bytes.count else { return }
    }
    switch bytes[position] {
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"):
      let hashes = countHashes(from: position)
      if byte(position + hashes) == UInt8(ascii: "\"") {
        openString(hashes: hashes)
      } else {
        take(hashes)
      }
    case UInt8(ascii: "/"):
      switch byte(position + 1) {
      case UInt8(ascii: "/"): scanLineComment()
      case UInt8(ascii: "*"): scanBlockComment()
      default: take(1)
      }
    case UInt8(ascii: "("): countParenthesis(1)
    case UInt8(ascii: ")"): countParenthesis(-1)
    default: take(1)
    }
  }

  /// Whether code outside literals may end at a byte; most bytes need no further look.
  private func startsSomething(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/")
  }

  /// Inside an interpolation everything counts as literal.
  private mutating func take(_ count: Int) {
    if !frames.isEmpty { mark(count, .literal) } else { position += count }
  }

  private mutating func mark(_ count: Int, _ kind: Kind) {
    let end = min(position + count, bytes.count)
    while position < end {
      kinds[position] = kind
      position += 1
    }
  }

  private mutating func countParenthesis(_ step: Int) {
    take(1)
    guard case .interpolation(let parentheses)? = frames.last else { return }
    frames.removeLast()
    if parentheses + step > 0 {
      frames.append(.interpolation(parentheses: parentheses + step))
    }
  }
}

// MARK: - Literals

extension SwiftByteKinds {
  private mutating func openString(hashes: Int) {
    let quotes = position + hashes
    let isTripled =
      byte(quotes + 1) == UInt8(ascii: "\"") && byte(quotes + 2) == UInt8(ascii: "\"")
    // `#"""#` is one quote in a raw literal (SE-0200), not the start of a multi-line one.
    let isMultiline = isTripled && (hashes == 0 || !closesOnLine(from: quotes + 1, hashes: hashes))
    mark(hashes + (isMultiline ? 3 : 1), .literal)
    frames.append(.string(hashes: hashes, isMultiline: isMultiline))
  }

  private mutating func scanString(hashes: Int, isMultiline: Bool) {
    switch bytes[position] {
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      if isClosing(at: position, quotes: quotes, hashes: hashes) {
        mark(quotes + hashes, .literal)
        frames.removeLast()
      } else {
        mark(1, .literal)
      }
    case UInt8(ascii: "\\"):
      guard hashes == 0 || countHashes(from: position + 1) >= hashes else {
        return mark(1, .literal)
      }
      let opensInterpolation = byte(position + 1 + hashes) == UInt8(ascii: "(")
      mark(2 + hashes, .literal)
      if opensInterpolation { frames.append(.interpolation(parentheses: 1)) }
    case UInt8(ascii: "\n") where !isMultiline:
      // No Swift: the literal is not closed. The next line starts afresh.
      frames.removeAll()
    default: mark(1, .literal)
    }
  }

  private func isClosing(at offset: Int, quotes: Int, hashes: Int) -> Bool {
    for index in 0..<quotes where byte(offset + index) != UInt8(ascii: "\"") { return false }
    return hashes == 0 || countHashes(from: offset + quotes) >= hashes
  }

  private func closesOnLine(from start: Int, hashes: Int) -> Bool {
    var offset = start
    while let byte = byte(offset), byte != UInt8(ascii: "\n") {
      if isClosing(at: offset, quotes: 1, hashes: hashes) { return true }
      offset += 1
    }
    return false
  }

  private func countHashes(from start: Int) -> Int {
    var count = 0
    while byte(start + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private func byte(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }
}

// MARK: - Comments

extension SwiftByteKinds {
  private mutating func scanLineComment() {
    let kind: Kind = frames.isEmpty ? .comment : .literal
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { mark(1, kind) }
  }

  private mutating func scanBlockComment() {
    let kind: Kind = frames.isEmpty ? .comment : .literal
    var depth = 0
    repeat {
      switch (bytes[position], byte(position + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        mark(2, kind)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        mark(2, kind)
      default: mark(1, kind)
      }
    } while depth > 0 && position < bytes.count
  }
}
