import GenModelsDiagnostics
import GenModelsSchema

extension Resolver {
  /// Gives a union its fallback, where its tagging leaves room for one.
  func settleFallback(of union: inout UnionModel, as syntax: Placed<UnknownSyntax>?) {
    guard case .keep(_, let fallback?)? = syntax?.value else { return }
    let tagging: String
    switch union.tagging {
    case .internal, .adjacent, .composite:
      union.fallback = fallback
      return
    case .broken: return
    case .external: tagging = "external"
    case .presence: tagging = "presence"
    case .untagged: tagging = "untagged"
    }
    diagnostics.record(
      .error(
        .conflictingKeys, "'tagging: \(tagging)' leaves no room for a fallback",
        at: fallback.key.span,
        help: "name the key of the tag with 'discriminator', or leave 'fallback' out"))
  }
}
