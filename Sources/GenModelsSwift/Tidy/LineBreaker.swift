/// Breaks one line of Swift that is too long.
///
/// Every row is a part of the line; between two rows only a blank, or nothing, is left out. A break
/// can therefore never change a token. The one that is added is the comma behind the last element of
/// an array over several rows.
struct LineBreaker {
  /// A part of the line on a line of its own.
  struct Row: Equatable {
    var indentation: Int
    var range: Range<Int>

    /// Whether a comma follows that the line does not have.
    var endsArray = false
  }

  let text: LineText
  let layout: SwiftLayout

  var bytes: [UInt8] { text.bytes }

  init(bytes: [UInt8], kinds: [SwiftByteKinds.Kind], layout: SwiftLayout) {
    text = LineText(bytes: bytes, kinds: kinds)
    self.layout = layout
  }

  /// The rows of the whole line, nil where it is best left as it is.
  func rows() -> [Row]? {
    let ink = text.ink
    guard !fits(ink, ink.lowerBound) else { return nil }
    let rows = blockParts(of: ink).flatMap(refined)
    return rows.count > 1 ? rows : nil
  }

  /// The rows of `if … { statement }` and of `let … = call { expression }`, or the whole line.
  private func blockParts(of ink: Range<Int>) -> [Row] {
    let indentation = ink.lowerBound
    guard
      text.hasCode("if ", at: ink.lowerBound) || text.hasCode("let ", at: ink.lowerBound),
      text.ends(ink, with: " }"), let brace = text.first(" { ", in: ink),
      brace + 3 < ink.upperBound - 2
    else { return whole(ink, indentation) }
    return whole(ink.lowerBound..<brace + 2, indentation)
      + whole(brace + 3..<ink.upperBound - 2, indentation + 2)
      + whole(ink.upperBound - 1..<ink.upperBound, indentation)
  }

  /// Breaks a row, and what came of it, until nothing changes: a second pass finds nothing to do.
  private func refined(_ row: Row) -> [Row] {
    guard !fits(row.range, row.indentation), isUnderstood(row.range) else { return [row] }
    var rows = statement(row.range, row.indentation)
    rows[rows.count - 1].endsArray = row.endsArray
    return rows.count > 1 ? rows.flatMap(refined) : [row]
  }

  /// Whether the line has only what the rules know.
  ///
  /// That is no comment, closure or order of values, one blank between words and none beside a
  /// bracket.
  private func isUnderstood(_ ink: Range<Int>) -> Bool {
    let end = head(of: ink).upperBound
    let start = ink.lowerBound + (text.hasCode("} else if ", at: ink.lowerBound) ? 1 : 0)
    let body = start..<max(end, start)
    return text.isBalanced(body) && body.allSatisfy(isUnderstood)
  }

  private func isUnderstood(_ offset: Int) -> Bool {
    guard text.kinds[offset] == .code else { return text.kinds[offset] == .literal }
    switch text.bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\t"),
      UInt8(ascii: "\r"):
      return false
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      return !text.isCode(offset - 1, " ")
    case UInt8(ascii: " "):
      return !["(", "["].contains { text.isCode(offset - 1, $0) }
        && ![" ", ")", "]", ","].contains { text.isCode(offset + 1, $0) }
        && (!text.isCode(offset + 1, ":") || text.isCode(offset + 2, " "))
    case UInt8(ascii: ","):
      return text.isCode(offset + 1, " ") || offset + 1 == text.bytes.count
    default:
      return true
    }
  }

  /// The rows of a line or of a part that reads like one.
  func statement(_ range: Range<Int>, _ indentation: Int) -> [Row] {
    guard !fits(range, indentation) else { return whole(range, indentation) }
    let body = head(of: range)
    let hasBody = body != range
    let brace = Row(
      indentation: indentation,
      range: min(body.upperBound + 1, range.upperBound)..<range.upperBound)
    switch StatementKind(of: body, in: text) {
    case .type(let name) where hasBody:
      return
        (fits(body, indentation) ? whole(body, indentation) : typeHead(body, name, indentation))
        + [brace]
    case _ where text.ends(range, with: " {}"): return whole(range, indentation)
    case .function(let name):
      return signature(range, name: name, hasBody: hasBody, indentation)
    case .condition(let start) where hasBody:
      return closed(condition(body, from: start, indentation), with: brace)
    case .guard(let start) where hasBody:
      return guardStatement(range, from: start, indentation)
    case .choice(let start) where hasBody:
      return closed(subject(body, from: start, indentation), with: brace)
    case .loop where hasBody:
      return loop(body, with: brace, indentation)
    case .property(let name):
      return property(body, name: name, indentation) + (hasBody ? [brace] : [])
    case .caseLine(let name) where !hasBody: return caseLine(range, name: name, indentation)
    case .typealias where !hasBody: return alias(range, indentation)
    case .expression(let start) where !hasBody:
      return expression(range, from: start, indentation)
    case .attribute where !hasBody: return attribute(range, indentation)
    case .argument(let colon) where !hasBody: return argument(range, colon: colon, indentation)
    default: return whole(range, indentation)
    }
  }

  /// What stands before the brace of a body, or before the braces of an empty one.
  private func head(of range: Range<Int>) -> Range<Int> {
    let braces = text.ends(range, with: " {") ? 2 : text.ends(range, with: " {}") ? 3 : 0
    return range.lowerBound..<range.upperBound - braces
  }

  func whole(_ range: Range<Int>, _ indentation: Int) -> [Row] {
    [Row(indentation: indentation, range: range)]
  }

  func fits(_ range: Range<Int>, _ indentation: Int) -> Bool {
    layout.columns(before: indentation) + text.width(range) <= layout.lineLength
  }

  /// A brace goes on a row of its own, but not after the end of a list that has room for it.
  private func closed(_ rows: [Row], with brace: Row) -> [Row] {
    guard let last = rows.last, last.indentation == brace.indentation,
      text.isCode(last.range.lowerBound, ")") || text.isCode(last.range.lowerBound, "]"),
      fits(last.range.lowerBound..<brace.range.upperBound, last.indentation)
    else { return rows + [brace] }
    return rows.dropLast() + whole(last.range.lowerBound..<brace.range.upperBound, last.indentation)
  }
}
