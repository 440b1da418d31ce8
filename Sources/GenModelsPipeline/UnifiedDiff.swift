/// Differences as a patch that `git apply` and `patch -p1` take.
///
/// The headers are the plain `---` and `+++`, not `diff --git`: git takes the paths of the latter
/// from the top of the repository, and silently skips them where it runs in a folder below.
package enum UnifiedDiff {
  private static let context = 3

  /// Makes the patch that turns one text of a file into another; empty where they are equal.
  ///
  /// The path is relative to the folder in which the patch will be applied; a text that is nil
  /// stands for no file.
  package static func patch(of path: String, from old: [UInt8]?, to new: [UInt8]?) -> [UInt8] {
    let (oldLines, newLines) = (lines(of: old ?? []), lines(of: new ?? []))
    let changes = LineDiff(oldLines, newLines).changes
    if changes.isEmpty { return [] }
    var patch: [UInt8] = []
    patch += "--- \(old == nil ? "/dev/null" : header("a/" + path))\n".utf8
    patch += "+++ \(new == nil ? "/dev/null" : header("b/" + path))\n".utf8
    for hunk in hunks(changes) { append(hunk, oldLines, newLines, to: &patch) }
    return patch
  }

  /// The lines of a text, each with its line break, which the last may lack.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...offset])
      start = offset + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Puts changes into one hunk where their contexts touch.
  private static func hunks(_ changes: [LineDiff.Change]) -> [[LineDiff.Change]] {
    var hunks: [[LineDiff.Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func append(
    _ hunk: [LineDiff.Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
    to patch: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    patch += "@@ -\(place(of: oldRange)) +\(place(of: newRange)) @@\n".utf8
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { append(" ", line, to: &patch) }
      for line in old[change.old] { append("-", line, to: &patch) }
      for line in new[change.new] { append("+", line, to: &patch) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { append(" ", line, to: &patch) }
  }

  private static func append(_ sign: String, _ line: ArraySlice<UInt8>, to patch: inout [UInt8]) {
    patch += sign.utf8
    patch += line
    if line.last != UInt8(ascii: "\n") { patch += "\n\\ No newline at end of file\n".utf8 }
  }

  /// A range as hunks give it: from 1, the count left out where it is one, the line before if empty.
  private static func place(of range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// A path as git writes it: quoted as in C where it is not plain ASCII, a tab after one with blanks.
  private static func header(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return path.contains(" ") ? path + "\t" : path }
    let quoted = path.utf8.map { byte in
      switch byte {
      case 0x22, 0x5C: "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7E: String(UnicodeScalar(byte))
      default: "\\" + [6, 3, 0].map { String(byte >> $0 & 7) }.joined()
      }
    }
    return "\"\(quoted.joined())\""
  }
}
