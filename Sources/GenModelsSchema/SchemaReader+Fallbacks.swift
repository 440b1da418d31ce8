import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads `fallback:` of a union that keeps what is unknown.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - isAllowed: Whether it stands in a union.
  /// - Returns: The fallback, nil where it could not be read.
  func fallback(_ entry: YAMLEntry, isAllowed: Bool) -> Fallback? {
    guard isAllowed else {
      diagnostics.record(
        .error(
          .conflictingKeys, "only a union has objects that a fallback can stand in",
          at: entry.key.span, help: "leave 'fallback' out, or write it in the union"))
      return nil
    }
    guard case .mapping = entry.value.content else {
      return text(entry, as: "'fallback'").map { Fallback(key: $0) }
    }
    guard let keys = keyed(entry.value, by: .fallback) else { return nil }
    if !keys.hasMeant("key") {
      diagnostics.record(.missingKey("key", of: "'fallback'", at: entry.key.span))
    }
    guard let key = text(keys["key"], as: "'key'") else { return nil }
    var fallback = Fallback(key: key)
    if let written = keys["on"] { fallback.causes = causes(of: written) }
    return fallback
  }

  /// The words of `on:`; there is one at least.
  private func causes(of entry: YAMLEntry) -> Set<Fallback.Cause> {
    let words = texts(entry, as: "a word of 'on'")
    if case .sequence(let elements) = entry.value.content, elements.isEmpty {
      diagnostics.record(
        .error(
          .missingKey, "'on' needs at least one word", at: entry.key.span,
          help: "write 'unknown', 'invalid' or both"))
    }
    var causes: Set<Fallback.Cause> = []
    for word in words {
      guard let cause = Fallback.Cause(rawValue: word.value) else {
        diagnostics.record(
          .unknownValue(
            word.value, of: "on", among: Fallback.Cause.allCases.map(\.rawValue), at: word.span))
        continue
      }
      causes.insert(cause)
    }
    return causes
  }
}
