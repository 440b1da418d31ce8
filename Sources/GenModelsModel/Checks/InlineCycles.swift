import GenModelsDiagnostics
import GenModelsSchema

/// No type can live in its own object (semantics C4).
func checkInlineCycles(of model: Model, diagnostics: DiagnosticCollector) {
  guard model.types.contains(where: { $0.fields.contains(where: \.isInline) }) else { return }
  let edges = model.types.map { type in
    let payloads: [TypeReference] =
      if case .union(let union) = type.definition, !union.tagKeys.isEmpty {
        union.cases.compactMap { if case .value(let type, _) = $0.payload { type } else { nil } }
      } else {
        []
      }
    return (type.fields.filter(\.isInline).map(\.type) + payloads).compactMap(model.target)
  }
  for circle in Graph.circles(among: Array(model.types.indices), edges: edges) {
    let members = Set(circle)
    for index in circle {
      let field = model.types[index].fields.first { field in
        field.isInline && model.target(of: field.type).map(members.contains) == true
      }
      guard let field else { continue }
      diagnostics.record(
        .error(
          .endlessType, "'\(model.types[index].name.value)' would live in its own object",
          at: field.name.span, help: "leave 'inline' out"))
      break
    }
  }
}
