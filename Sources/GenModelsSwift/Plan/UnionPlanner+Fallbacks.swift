import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans the fallback, with a coding key behind those of the tag and the content.
  mutating func fallback() -> FallbackPlan? {
    guard let fallback = union.fallback else { return nil }
    return FallbackPlan(
      key: keys.name(of: fallback.key.value, like: nil, or: "fallback"),
      readsUnknown: fallback.causes.contains(.unknown),
      readsInvalid: fallback.causes.contains(.invalid))
  }

  /// Keeps the name of the property that the fallback adds to the union from others.
  func takeResolved(in scope: inout NameScope) {
    guard let fallback = union.fallback else { return }
    scope.take(SwiftName(text: "resolved"), at: fallback.key.span)
  }
}
