import GenModelsDiagnostics
import GenModelsSchema

/// Tags come from somewhere: sub-unions that bring each other along have none of their own.
func checkSubUnionCircles(of model: Model, diagnostics: DiagnosticCollector) {
  let edges = model.types.map { type -> [Int] in
    guard case .union(let union) = type.definition else { return [] }
    return union.subUnions.compactMap(model.unaliased)
  }
  for circle in Graph.circles(among: Array(model.types.indices), edges: edges) {
    let name = model.types[circle[0]].name
    diagnostics.record(
      .error(
        .endlessType, "the tags of '\(name.value)' are among those of its own sub-union",
        at: name.span,
        labels: circle.dropFirst().map {
          .init(span: model.types[$0].name.span, text: "by way of '\(model.types[$0].name.value)'")
        },
        help: "a sub-union cannot bring the union around it along"))
  }
}

/// No object holds itself, which is what an inline field of the type around it asks for
/// (semantics C4).
func checkInlineCircles(of model: Model, diagnostics: DiagnosticCollector) {
  let edges = model.types.map { $0.object.sharing.compactMap(model.unaliased) }
  let circles = Graph.circles(among: Array(model.types.indices), edges: edges)
  guard !circles.isEmpty else { return }
  let endless = diagnostics.diagnostics.filter { $0.code == .endlessType }.map(\.place)
  for circle in circles {
    // A type without finite values is told of already.
    guard !circle.contains(where: { endless.contains(.span(model.types[$0].name.span)) }) else {
      continue
    }
    let members = Set(circle)
    let fields = circle.lazy.flatMap { model.types[$0].fields }
    // Unions alone have the same tag key again, which is an error of its own.
    guard
      let field = fields.first(where: { field in
        guard field.isInline, case .declared(let index) = field.type,
          let target = model.unaliased(index)
        else { return false }
        return members.contains(target)
      })
    else { continue }
    diagnostics.record(
      .error(
        .endlessType, "the object that '\(field.name.value)' is inline in is its own",
        at: field.name.span, help: "leave 'inline' out, so that it has a key of its own"))
  }
}
