import GenModelsDiagnostics
import GenModelsSchema

/// Values without a tag must be told apart by their looks, or the schema says in which order the
/// cases are tried (semantics U1 to U5).
func checkShapes(of union: UnionModel, in model: Model, diagnostics: DiagnosticCollector) {
  guard case .untagged(let untagged) = union.tagging else { return }
  let isBroken = union.cases.contains { unionCase in
    switch unionCase.payload {
    case .broken, .subUnion: true
    case .none, .value, .fields: false
    }
  }
  guard !isBroken else { return }
  if let order = untagged.order {
    checkOrder(order, of: union, in: model, diagnostics: diagnostics)
    return
  }
  let planner = ShapePlanner(union, in: model)
  for conflict in planner.conflicts {
    let (first, second) = (union.cases[conflict.first].name, union.cases[conflict.second].name)
    let example = conflict.example.map { ": both accept '\($0)'" } ?? ""
    diagnostics.record(
      .error(
        .ambiguousCases, "nothing tells '\(second.value)' from '\(first.value)'\(example)",
        at: second.span, labels: [.init(span: first.span, text: "the other case is here")],
        help:
          "say in which order they are tried: 'order: [\(planner.order(for: conflict, of: union, in: model))]'"
      ))
  }
}

extension ShapePlanner {
  /// An order that leaves something for both cases, as `order:` has it.
  fileprivate func order(
    for conflict: ShapeConflict, of union: UnionModel, in model: Model
  ) -> String {
    let (first, second) = (conflict.first, conflict.second)
    var order = Array(union.cases.indices)
    let keeps = [first, second].map { model.keepsObjects(union.cases[$0]) }
    if keeps[0] != keeps[1] ? keeps[0] : isNarrower(shapes[second], than: shapes[first]) {
      order.remove(at: second)
      order.insert(second, at: first)
    }
    return order.map { union.cases[$0].name.value }.joined(separator: ", ")
  }

  private func isNarrower(_ one: ValueShape, than other: ValueShape) -> Bool {
    let common = one.kinds.intersection(other.kinds)
    var (oneInCommon, otherInCommon) = (one, other)
    oneInCommon.kinds = common
    otherInCommon.kinds = common
    for (one, other) in [(one, other), (oneInCommon, otherInCommon)] {
      let isInside = reader.covers(other, one)
      if isInside != reader.covers(one, other) { return isInside }
    }
    let counts = [one, other].map { $0.objects.reduce(0) { $0 + $1.keys.count } }
    return counts[0] > counts[1]
  }
}

/// Warns of cases that an earlier one leaves nothing for.
private func checkOrder(
  _ order: [Int], of union: UnionModel, in model: Model, diagnostics: DiagnosticCollector
) {
  let reader = ShapeReader(model: model)
  let shapes = order.map { reader.shape(of: union.cases[$0]) }
  for (place, later) in shapes.enumerated().dropFirst() {
    let second = union.cases[order[place]].name
    for (earlier, shape) in shapes.enumerated().prefix(place) {
      let first = union.cases[order[earlier]].name
      let message: String
      var help = "put '\(second.value)' before '\(first.value)' in 'order'"
      if reader.covers(shape, later) {
        message = "nothing is left for '\(second.value)': '\(first.value)' takes it first"
      } else if later.kinds.contains(.object), model.keepsObjects(union.cases[order[earlier]]) {
        message =
          "'\(first.value)' keeps what it does not know, objects of"
          + " '\(second.value)' as well"
        if reader.covers(later, shape) {
          help =
            "leave 'unknown: keep' of '\(first.value)' out, and '\(second.value)' takes the rest"
        }
      } else if shape.kinds.contains(.integer), !shape.kinds.contains(.fraction),
        later.kinds.contains(.fraction), shape.limited.isEmpty
      {
        help = "leave '\(first.value)' out, if 5.0 must stay what it is"
        message = "5.0 is read as '\(first.value)', not as '\(second.value)', and written as 5"
      } else {
        continue
      }
      diagnostics.record(
        .warning(
          .shadowedCase, message, at: second.span,
          labels: [.init(span: first.span, text: "tried first")],
          help: help))
      break
    }
  }
}

extension Model {
  /// Whether a case is a union that keeps objects with unknown tags.
  fileprivate func keepsObjects(_ unionCase: CaseModel) -> Bool {
    guard case .value(.declared(let index), _) = unionCase.payload, let target = unaliased(index),
      case .union(let union) = types[target].definition
    else { return false }
    if case .fail = union.unknown { return false }
    return true
  }
}
