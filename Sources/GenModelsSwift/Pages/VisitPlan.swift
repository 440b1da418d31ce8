import GenModelsModel
import GenModelsSchema

/// A protocol with a requirement for each row, and what calls the one of a row.
struct VisitPlan: Sendable {
  /// One associated value.
  struct Value: Sendable {
    /// The name, one of our own for a value without a label.
    var name: SwiftName
    var hasLabel: Bool
    var type: String
  }

  /// One requirement.
  struct Visit: Sendable {
    var name: SwiftName
    var values: [Value]
    /// The type of what it gives, nil where all give the same.
    var output: String?
  }

  /// The name of the protocol.
  var name: SwiftName
  /// The constant that holds what conforms to it.
  var receiver: String
  /// The type of what the requirements give, nil where each has one of its own.
  var output: String?
  var visits: [Visit]
}

extension RowsPlanner {
  /// Plans the protocol that makes anything of a row, nil where nobody asks for it.
  func visitor() -> VisitPlan? {
    visitPlan(.visitor, receiver: "visitor", output: "Output", "Result")
  }

  /// Plans the protocol that makes the cell of a row, nil where nobody asks for it.
  func cells() -> VisitPlan? {
    visitPlan(.cells, receiver: "cells", output: "Cell", "RowCell")
  }

  private func visitPlan(
    _ type: RowType, receiver: String, output candidates: String...
  ) -> VisitPlan? {
    guard type.feature(of: page) != nil else { return nil }
    // An associated type would be taken for a type of the user of that name.
    var outputs = LocalNames(taken: planner.typesInSight)
    return VisitPlan(
      name: type.name(beside: name), receiver: localName(receiver),
      output: outputs.claim(candidates), visits: visits())
  }

  /// One requirement for each row.
  func visits() -> [VisitPlan.Visit] {
    rows.map { row in
      VisitPlan.Visit(name: row.name, values: row.namedValues)
    }
  }

  /// A name for a constant that no value of a row hides.
  func localName(_ candidate: String) -> String {
    var names = LocalNames(taken: Set(rows.flatMap(\.namedValues).map(\.name.text)))
    return names.claim(candidate)
  }
}

extension RowPlan {
  /// The associated values, with names for those without a label.
  var namedValues: [VisitPlan.Value] {
    var names = LocalNames(taken: Set(values.compactMap(\.label?.text)))
    return values.map { value in
      VisitPlan.Value(
        name: value.label ?? SwiftName(text: names.claim("value")), hasLabel: value.label != nil,
        type: value.type)
    }
  }
}
