/// One line of Swift, searched for the places where it can be broken.
///
/// All places are offsets into the line, all searches pass over literals and over everything
/// in brackets that open within the searched range.
struct LineText {
  let bytes: [UInt8]
  let kinds: [SwiftByteKinds.Kind]

  /// The array literals of several elements, from bracket to bracket.
  private var arrays: [ClosedRange<Int>] = []

  init(bytes: [UInt8], kinds: [SwiftByteKinds.Kind]) {
    self.bytes = bytes
    self.kinds = kinds
    arrays = arrayLiterals()
  }

  /// The line without the blanks before it.
  var ink: Range<Int> {
    (bytes.firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count)..<bytes.count
  }

  /// How many columns a part of the line takes.
  ///
  /// The formatter keeps one for the comma that an array of several elements may get at its end, but
  /// not where it looks whether there is room for a brace.
  func width(_ range: Range<Int>) -> Int {
    let arrays = arrays.count {
      range.lowerBound <= $0.lowerBound && $0.upperBound < range.upperBound
    }
    let commas = ends(range, with: " {") ? max(arrays - 2, 0) : arrays
    if bytes[range].allSatisfy({ $0 < 0x80 }) { return range.count + commas }
    return String(decoding: bytes[range], as: UTF8.self).count + commas
  }

  func isCode(_ offset: Int, _ character: Unicode.Scalar) -> Bool {
    bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: character)
      && kinds[offset] == .code
  }

  func hasCode(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      guard bytes[offset + index] == text.utf8Start[index], kinds[offset + index] == .code else {
        return false
      }
    }
    return true
  }

  /// Whether a range ends with a text.
  func ends(_ range: Range<Int>, with text: StaticString) -> Bool {
    range.count >= text.utf8CodeUnitCount
      && hasCode(text, at: range.upperBound - text.utf8CodeUnitCount)
  }

  /// The first place of a text outside brackets.
  func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    var found: Int?
    walk(range) { offset in
      if found == nil, hasCode(text, at: offset),
        offset + text.utf8CodeUnitCount <= range.upperBound
      {
        found = offset
      }
    }
    return found
  }

  /// All places of a text outside brackets.
  func all(_ text: StaticString, in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    walk(range) { offset in
      if hasCode(text, at: offset), offset + text.utf8CodeUnitCount <= range.upperBound {
        found.append(offset)
      }
    }
    return found
  }

  /// The last place of a text, in brackets or not.
  func last(_ text: StaticString, anywhereIn range: Range<Int>) -> Int? {
    range.last { hasCode(text, at: $0) && $0 + text.utf8CodeUnitCount <= range.upperBound }
  }

  /// The parts between commas; all but the last one end in their comma.
  func items(of range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = range.lowerBound
    walk(range) { offset in
      guard isCode(offset, ",") else { return }
      items.append(start..<offset + 1)
      start = offset + 1
      while start < range.upperBound, isCode(start, " ") { start += 1 }
    }
    if start < range.upperBound { items.append(start..<range.upperBound) }
    return items
  }

  /// The outermost pairs of parentheses, from the opening to the closing one.
  func lists(in range: Range<Int>) -> [ClosedRange<Int>] {
    var lists: [ClosedRange<Int>] = []
    var open: Int?
    var depth = 0
    for offset in range where kinds[offset] == .code {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { open = isCode(offset, "(") ? offset : nil }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0, let start = open { lists.append(start...offset) }
      default: break
      }
    }
    return lists
  }

  /// The bracket that closes the one at a place.
  func closing(_ open: Int, in range: Range<Int>) -> Int? {
    var depth = 0
    for offset in open..<range.upperBound where kinds[offset] == .code {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
    }
    return nil
  }

  /// The places of the dots that chain names, outside brackets.
  func dots(in range: Range<Int>) -> [Int] {
    var dots: [Int] = []
    walk(range) { offset in
      if offset > range.lowerBound, isCode(offset, "."), !isCode(offset - 1, " ") {
        dots.append(offset)
      }
    }
    return dots
  }

  /// The end of the members and calls that follow a call, such as `?.value`.
  func chainEnd(in range: Range<Int>) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, kinds[end] == .code {
      switch bytes[end] {
      case UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        end += 1
      case UInt8(ascii: "("):
        guard let close = closing(end, in: range) else { return end }
        end = close + 1
      default: return end
      }
    }
    return end
  }

  /// Whether every bracket in a range has its other half there.
  func isBalanced(_ range: Range<Int>) -> Bool {
    var depth = 0
    for offset in range where kinds[offset] == .code {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private func arrayLiterals() -> [ClosedRange<Int>] {
    var arrays: [ClosedRange<Int>] = []
    var brackets: [(start: Int, isList: Bool)] = []
    for offset in bytes.indices where kinds[offset] == .code {
      switch bytes[offset] {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
        brackets.append((offset, false))
      case UInt8(ascii: "<") where !isCode(offset - 1, " "):
        brackets.append((offset, false))
      case UInt8(ascii: ",") where !brackets.isEmpty:
        brackets[brackets.count - 1].isList = true
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
        if let open = brackets.popLast(), open.isList, isCode(open.start, "[") {
          arrays.append(open.start...offset)
        }
      case UInt8(ascii: ">") where !isCode(offset - 1, " ") && !isCode(offset - 1, "-"):
        _ = brackets.popLast()
      default: break
      }
    }
    return arrays
  }

  private func walk(_ range: Range<Int>, _ visit: (Int) -> Void) {
    var depth = 0
    for offset in range where kinds[offset] == .code {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { visit(offset) }
        depth += 1
      case UInt8(ascii: "<") where !isCode(offset - 1, " "):
        depth += 1
      // The brace before `else if` opened on another line.
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      case UInt8(ascii: ">") where !isCode(offset - 1, " ") && !isCode(offset - 1, "-"):
        depth = max(depth - 1, 0)
      default: if depth == 0 { visit(offset) }
      }
    }
  }
}
