internal import GenModelsDiagnostics

/// Collects the entries of one mapping, and knows what is wrong with them.
struct YAMLMappingBuilder {
  private var own: [YAMLEntry] = []
  private var index = YAMLKeyIndex()
  private var mergeKey: YAMLNode?
  private var sources: [[YAMLEntry]] = []

  /// The entries, merged ones first.
  var entries: [YAMLEntry] { sources.isEmpty ? own : YAMLMerge.merge(sources, before: own) }

  /// Adds an entry; a repeated key is left out, and returned as an error.
  mutating func add(_ key: consuming YAMLNode, _ value: consuming YAMLNode) -> Diagnostic? {
    if let first = index.position(of: key, in: own) { return .duplicate(key, own[first].key) }
    own.append(YAMLEntry(key: key, value: value))
    return nil
  }

  /// Adds what stands at `<<`; returns the errors that this makes.
  mutating func merge(_ value: YAMLNode, at key: YAMLNode) -> [Diagnostic] {
    if let first = mergeKey { return [.duplicate(key, first)] }
    mergeKey = key
    guard case .sequence(let items) = value.content else {
      return addSource(value).map { [$0] } ?? []
    }
    return items.compactMap { addSource($0) }
  }

  private mutating func addSource(_ value: YAMLNode) -> Diagnostic? {
    guard case .mapping(let entries) = value.content else { return .mergeValue(value.span) }
    sources.append(entries)
    return nil
  }
}

extension Diagnostic {
  fileprivate static func duplicate(_ key: YAMLNode, _ first: YAMLNode) -> Diagnostic {
    var message = "this key is given before"
    if case .scalar(let scalar) = key.content {
      message = "the key \(quotedExcerpt(scalar.text)) is given before"
    }
    return .error(
      .duplicateKey, message, at: key.span,
      labels: [Label(span: first.span, text: "first given here")])
  }

  fileprivate static func mergeValue(_ span: SourceSpan) -> Diagnostic {
    .error(
      .mergeValue, "'<<' takes a mapping or a list of mappings", at: span,
      help: "quote it to make it a key like any other: \"<<\"")
  }
}
