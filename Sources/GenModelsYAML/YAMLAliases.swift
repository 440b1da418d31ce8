internal import GenModelsDiagnostics

/// Anchors, the aliases that name them, and the limits that keep aliases in check.
extension YAMLComposer {
  mutating func expand(
    _ name: String, at event: YAMLEvent, depth: Int
  ) throws(Stop) -> Piece {
    switch anchors[name] {
    case .complete((let node, var extent)):
      try count(extent.size, at: event)
      try check(depth: depth + extent.height, at: event)
      extent.start = event.start
      extent.end = event.end
      return (node, extent)
    case .open:
      record(
        .error(
          .unknownAnchor, "the alias '*\(name)' stands inside its own anchor", at: span(event)))
    case nil:
      let near = Suggestion.nearest(to: name, among: anchors.keys.sorted())
      record(
        .error(
          .unknownAnchor, "no anchor '&\(name)' stands before this alias", at: span(event),
          help: Suggestion.help(for: name, among: near)))
    }
    // Nothing to merge and nothing to read: what stands above has no further complaint of it.
    return (
      YAMLNode(.mapping([]), span: span(event)), Extent(start: event.start, end: event.end)
    )
  }

  mutating func open(
    _ properties: YAMLProperties, at event: YAMLEvent, depth: Int
  ) throws(Stop) {
    try count(1, at: event)
    try check(depth: depth + 1, at: event)
    if let anchor = properties.anchor { anchors[anchor] = .open }
  }

  mutating func finish(_ piece: Piece, _ properties: YAMLProperties) {
    if let anchor = properties.anchor { anchors[anchor] = .complete(piece) }
  }

  mutating func count(_ size: Int, at event: YAMLEvent) throws(Stop) {
    nodes += size
    guard nodes <= YAMLLimits.nodes else {
      throw stop(
        .error(
          .limitExceeded, "the text has more than \(YAMLLimits.nodes) nodes, aliases expanded",
          at: span(event)))
    }
  }

  mutating func check(depth: Int, at event: YAMLEvent) throws(Stop) {
    guard depth <= YAMLLimits.depth else {
      throw stop(
        .error(
          .limitExceeded, "this is nested more than \(YAMLLimits.depth) levels deep",
          at: span(event)))
    }
  }
}
