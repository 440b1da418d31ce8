import Foundation
import GenModelsLists
import GenModelsSupport

/// Rows that are emitted for a response: the compiler finds that they have what users are promised.
protocol LawfulRow: ListPart {
  associatedtype Response: RandomResponse
  static func process(model: Response) -> [Self]
  static func page(model: Response) -> ListPage<Self>
}

/// Rows that are edited.
protocol EditableRow: LawfulRow {
  func allows(_ action: ListAction) -> Bool
  static func removing(_ id: ListID<Kind>, from model: Response) -> Response?
  static func inserting(_ part: Self, at position: Int, in model: Response) -> Response?
  /// What stays of a row whose value is removed, nil where the row goes.
  var remainder: Self? { get }
}

extension EditableRow {
  var remainder: Self? { nil }
}

protocol MovableRow: EditableRow {
  static func moving(_ id: ListID<Kind>, to target: Int, in model: Response) -> Response?
}

/// What is true of the rows of every response.
enum PageLaws<Row: LawfulRow> {
  typealias Page = ListPage<Row>

  /// The laws that some responses break, at most some of what is broken.
  static func faults(
    seed: UInt64, count: Int, _ more: (Row.Response, Page) -> [String] = { _, _ in [] }
  ) throws -> [String] {
    var faults: [String] = []
    var old = Page()
    for (number, response) in RandomResponses<Row.Response>(seed: seed).prefix(count).enumerated() {
      let page = Row.page(model: response)
      var broken = PlanLaws.faults(from: old, to: page) + more(response, page)
      if Row.process(model: response) != page.parts { broken.append("process is not the page") }
      let again = try JSONDecoder().decode(
        Row.Response.self, from: try JSONEncoder().encode(response))
      if again != response { broken.append("the response is read as another one") }
      faults += broken.map { "response \(number) of \(seed): \($0)\n\(response)" }
      if faults.count >= 5 { break }
      old = page
    }
    return faults
  }
}

// MARK: - Edits

extension PageLaws where Row: EditableRow {
  /// Removing a row from the response removes it from the page and nothing else, and putting it back
  /// gives the same response.
  static func faultsOfRemoving(_ response: Row.Response, _ page: Page) -> [String] {
    page.spots.flatMap { spot -> [String] in
      let row = page[spot]
      guard let rest = Row.removing(row.id, from: response) else {
        return row.part.allows(.delete) ? ["\(row.id) is not removed"] : []
      }
      var faults: [String] = []
      if !row.part.allows(.delete) { faults.append("\(row.id) may not be removed") }
      let shape = page.shape.replacing(spot, with: row.part.remainder)
      if Row.page(model: rest).shape != shape { faults.append("\(row.id) leaves another page") }
      guard row.part.allows(.insert), row.part.remainder != row.part,
        let position = page.position(of: row.id)
      else { return faults }
      if Row.inserting(row.part, at: position, in: rest) != response {
        faults.append("\(row.id) does not come back")
      }
      return faults
    }
  }
}

extension PageLaws where Row: MovableRow {
  /// Moving a row in the response moves it on the page, as far as a drag goes.
  static func faultsOfMoving(_ response: Row.Response, _ page: Page) -> [String] {
    page.spots.flatMap { spot -> [String] in
      let row = page[spot]
      let span = page.span(around: spot)
      return (-1...span.count).compactMap { target in
        guard let moved = Row.moving(row.id, to: target, in: response) else {
          return row.part.allows(.move) ? "\(row.id) is not moved" : nil
        }
        if !row.part.allows(.move) { return "\(row.id) may not be moved" }
        let end = page.clamping(
          moveFrom: spot,
          to: ListSpot(section: spot.section, row: span.lowerBound + target))
        return Row.page(model: moved).shape == page.shape.moving(spot, to: end)
          ? nil : "\(row.id) moves elsewhere than to \(end)"
      }
    }
  }
}

extension ListPage {
  var spots: [ListSpot] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { ListSpot(section: section, row: $0) }
    }
  }

  var shape: PageShape<Part> {
    PageShape(
      sections: sections.map {
        .init(
          name: $0.id.kind, header: $0.header, footer: $0.footer, keepsEmpty: $0.keepsEmpty,
          rows: $0.rows.map(\.part))
      })
  }
}

/// A page without its ids, of which those behind a row that goes may change.
struct PageShape<Part: ListPart>: Equatable {
  struct Section: Equatable {
    var name: Part.Section
    var header: Part.End?
    var footer: Part.End?
    var keepsEmpty: Bool
    var rows: [Part]
  }

  var sections: [Section]

  func replacing(_ spot: ListSpot, with part: Part?) -> PageShape {
    var shape = self
    let parts = part.map { [$0] } ?? []
    shape.sections[spot.section].rows.replaceSubrange(spot.row...spot.row, with: parts)
    shape.sections.removeAll { $0.rows.isEmpty && !$0.keepsEmpty }
    return shape
  }

  func moving(_ source: ListSpot, to target: ListSpot) -> PageShape {
    var shape = self
    let part = shape.sections[source.section].rows.remove(at: source.row)
    shape.sections[target.section].rows.insert(part, at: target.row)
    return shape
  }
}
