/// What became of the files of a family: a line of the table that the tests print and hold.
struct CorpusTally: Equatable, Sendable {
  /// Files that are read as a document.
  var run = 0
  /// Files among them that are no documents, and are refused.
  var refused = 0
  /// Files among them that are written with another value than they have.
  var lossy = 0
  /// Files that are not read, since they are something else than a payload.
  var other = 0
  /// What is kept as it came, in all documents together.
  var figures = Figures()

  static func + (left: CorpusTally, right: CorpusTally) -> CorpusTally {
    CorpusTally(
      run: left.run + right.run, refused: left.refused + right.refused,
      lossy: left.lossy + right.lossy, other: left.other + right.other,
      figures: left.figures + right.figures)
  }

  private var columns: [Int] {
    [run, refused, lossy, other, figures.unknown, figures.json, figures.extras]
  }

  /// A line for each family, and one for all of them.
  static func table(_ rows: [(family: String, tally: CorpusTally)]) -> String {
    let all = rows.map(\.tally).reduce(CorpusTally(), +)
    let names = ["run", "refused", "lossy", "other", "unknown", "JSON", "extras"]
    let lines =
      [line("family", names)]
      + (rows + [("all", all)]).map { line($0.family, $0.tally.columns.map(String.init)) }
    return lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ columns: [String]) -> String {
    name + padding(name, 26) + columns.map { padding($0, 9) + $0 }.joined()
  }

  private static func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count))
  }
}
