/// A mistake that somebody may make in the templates of lists, which tests must notice.
package struct PlanMutant: Sendable {
  package var name: String
  /// The template in `Templates/swift`, without its ending.
  package var template: String
  /// What stands there, once.
  package var text: String
  /// What the mistake makes of it.
  package var replacement: String

  package static let all = [
    PlanMutant(
      name: "no moves", template: "list-plan",
      text: "    return moves\n", replacement: "    return []\n"),
    PlanMutant(
      name: "delete off by one", template: "list-plan",
      text: "deletedRows.append(ListSpot(section: index, row: section.top + row))",
      replacement: "deletedRows.append(ListSpot(section: index, row: section.top + row + 1))"),
    PlanMutant(
      name: "no occurrence number", template: "list-page",
      text: "ListID(part.kind, key: key, occurrence: occurrence)",
      replacement: "ListID(part.kind, key: key)"),
    PlanMutant(
      name: "content test inverted", template: "list-plan",
      text: "if other != rows[row].part {", replacement: "if other == rows[row].part {"),
    PlanMutant(
      name: "move source from old indices", template: "list-plan",
      text: "let rest = match.withoutDeletions", replacement: "let rest = match"),
    PlanMutant(
      name: "section moves dropped", template: "list-plan",
      text: "        guard stays.popFirst() == false else",
      replacement: "        guard stays.popFirst() == nil else"),
    PlanMutant(
      name: "rows that could stay move", template: "list-plan",
      text: "var stays = order.inLongestRun[...]\n      for",
      replacement: "var stays = order.map { _ in false }[...]\n      for"),
    PlanMutant(
      name: "footers not compared", template: "list-plan",
      text: "section.header != other.header || section.footer != other.footer",
      replacement: "section.header != other.header"),
    PlanMutant(
      name: "last page in every stage", template: "list-plan",
      text: "arranged(sections.indices.map { outline(of: $0, in: match) })",
      replacement: "self"),
  ]

  /// The template with the mistake; nil where the text does not stand there once.
  package func applied(to template: String) -> String? {
    let parts = template.split(separator: text, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return parts.joined(separator: replacement)
  }
}
