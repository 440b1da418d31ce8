/// A line of a text, any part of which is found without a walk over what stands before it.
struct SourceLine {
  /// The number of scalars.
  private(set) var count = 0

  private let scalars: Substring.UnicodeScalarView
  /// Where every scalar whose column is a multiple of `stride` starts.
  private var starts: [String.Index] = []
  private static let stride = 256

  /// Makes a line from its text, which has no line break.
  init(_ text: Substring) {
    scalars = text.unicodeScalars
    for index in scalars.indices {
      if count.isMultiple(of: Self.stride) { starts.append(index) }
      count += 1
    }
  }

  /// The scalars of some columns, which are counted from 0; those behind the end are left out.
  subscript(columns: Range<Int>) -> [Unicode.Scalar] {
    guard columns.lowerBound < count else { return [] }
    let near = scalars[starts[columns.lowerBound / Self.stride]...]
    return Array(near.dropFirst(columns.lowerBound % Self.stride).prefix(columns.count))
  }
}
