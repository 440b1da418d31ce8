import GenModelsDiagnostics
import GenModelsSchema

/// Warns of URLs under keys that hold templates, such as `https://example.com/gists{/id}`.
///
/// `URL` escapes the braces, so that what is written is another text. Only the key can tell: it says so
/// itself, or it is a plural in snake case (`gists_url`), as in the payloads that have them. One
/// warning per type names all of them.
func warnAboutURLs(of type: TypeModel, in model: Model, diagnostics: DiagnosticCollector) {
  let keys = type.fields.compactMap { field -> Placed<String>? in
    guard field.constant == nil, model.holdsURL(field.type) else { return nil }
    let key = field.steps.last ?? field.key
    return hasTemplate(key.value) ? key : nil
  }
  guard let first = keys.first else { return }
  diagnostics.record(
    .warning(
      .doubtfulURL, "'\(first.value)' may hold templates, which a URL cannot keep", at: first.span,
      labels: keys.dropFirst().prefix(3).map { .init(span: $0.span, text: "and '\($0.value)'") },
      help: "write 'String', unless every text is a whole URL"))
}

/// Whether the key of a URL is one that templates are found under.
private func hasTemplate(_ key: String) -> Bool {
  if key.lowercased().contains("template") { return true }
  guard key.hasSuffix("s_url") else { return false }
  // A status or an address is no plural.
  return !["ss_url", "us_url", "is_url"].contains(where: key.hasSuffix)
}

extension Model {
  private static let depthLimit = 32

  /// Whether a type is a URL, or an array or dictionary of them.
  fileprivate func holdsURL(_ type: TypeReference) -> Bool {
    var type = type
    // A name may lead back to itself, which is an error of its own.
    for _ in 0..<Self.depthLimit {
      switch unaliased(type) {
      case .builtIn(let builtIn): return builtIn == .url
      case .optional(let inner), .array(let inner), .dictionary(_, let inner): type = inner
      case .coded, .external, .declared, .broken: return false
      }
    }
    return false
  }
}
