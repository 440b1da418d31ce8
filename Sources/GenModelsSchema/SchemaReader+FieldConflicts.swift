import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// The keys of a field that exclude each other.
  private static let exclusions = [
    ("constant", "inline"), ("constant", "skip"), ("inline", "key"), ("inline", "skip"),
    ("constant", "default"), ("constant", "absent"), ("constant", "empty"), ("constant", "single"),
    ("inline", "default"), ("inline", "absent"), ("inline", "empty"), ("inline", "single"),
    ("inline", "aliases"), ("default", "absent"), ("skip", "empty"), ("skip", "single"),
  ]

  /// Refuses the keys of a field that exclude each other.
  ///
  /// - Parameters:
  ///   - keys: The keys of the field.
  ///   - name: Its name.
  ///   - mayBeAbsent: Whether a '?' stands behind the name.
  func refuseConflicts(of keys: KeyedNode, named name: Placed<String>, mayBeAbsent: Bool) {
    let isInline = flag("inline", of: keys)
    for (first, second) in Self.exclusions {
      guard let one = keys[first], let other = keys[second] else { continue }
      if !isInline, first == "inline" || second == "inline" { continue }
      diagnostics.record(
        .error(
          .conflictingKeys, "a field has either '\(first)' or '\(second)'", at: other.key.span,
          labels: [.init(span: one.key.span, text: "'\(first)' is given here")],
          help: first == "inline" && second == "key"
            ? "an inline value has no key of its own; leave 'key' out" : "leave one of the two out")
      )
    }
    if let omit = keys["omitDefault"], flag("omitDefault", of: keys), !keys.hasMeant("default") {
      diagnostics.record(
        .error(
          .missingKey, "'omitDefault' needs 'default'", at: omit.key.span,
          help: "say which value is left out: 'default: …'"))
    }
    if let deprecated = keys["deprecated"], keys["constant"] != nil, !mayBeAbsent {
      diagnostics.record(
        .error(
          .conflictingKeys, "a constant that is always there is no property to deprecate",
          at: deprecated.key.span, help: "leave 'deprecated' out"))
    }
    guard mayBeAbsent, keys["constant"] == nil else { return }
    for (key, reading) in [("default", "the default"), ("absent", "an error")] {
      guard let entry = keys[key] else { continue }
      diagnostics.record(
        .error(
          .conflictingKeys, "an absent '\(name.value)' is either nil or \(reading)",
          at: entry.key.span,
          labels: [.init(span: name.span, text: "the '?' behind the name says nil")],
          help: "leave '\(key)' out, or the '?' behind the name"))
    }
  }
}
