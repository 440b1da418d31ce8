import GenModelsDiagnostics
import GenModelsSchema

/// A name for a type cannot stand inside that type, not even through an array: Swift's `typealias`
/// has no value of its own that could break the circle.
func checkAliases(of model: Model, diagnostics: DiagnosticCollector) {
  var closed: Set<Int> = []
  for start in model.types.indices {
    var path: Set<Int> = []
    var next: Int? = start
    while let index = next, !closed.contains(index), !path.contains(index) {
      guard case .alias(let type) = model.types[index].definition else { break }
      path.insert(index)
      next = type.mentioned
    }
    if let index = next, path.contains(index) {
      let name = model.types[index].name
      diagnostics.record(
        .error(
          .endlessType, "'\(name.value)' stands for a type that holds '\(name.value)'",
          at: name.span, help: "make it a struct or a union"))
    }
    closed.formUnion(path)
  }
}

extension TypeReference {
  /// The declared type at the core of a type expression.
  fileprivate var mentioned: Int? {
    switch self {
    case .declared(let index): index
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): inner.mentioned
    case .builtIn, .coded, .external, .broken: nil
    }
  }
}
