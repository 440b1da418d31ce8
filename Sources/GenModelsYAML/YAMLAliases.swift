internal import GenModelsDiagnostics

/// Anchors, the aliases that name them, and the limits that keep aliases in check.
extension YAMLComposer {
  mutating func expand(
    _ name: String, from start: Int, to end: Int, depth: Int
  ) throws(Stop) -> YAMLNode {
    extent = Extent(start: start, end: end)
    switch anchors[name] {
    case .complete(let node, let anchored):
      try count(anchored.size, from: start, to: end)
      try check(depth: depth + anchored.height, from: start, to: end)
      extent.size = anchored.size
      extent.height = anchored.height
      return node
    case .open:
      record(
        .error(
          .unknownAnchor, "the alias '*\(name)' stands inside its own anchor",
          at: span(start, end)))
    case nil:
      let near = Suggestion.nearest(to: name, among: anchors.keys.sorted())
      record(
        .error(
          .unknownAnchor, "no anchor '&\(name)' stands before this alias", at: span(start, end),
          help: near.isEmpty ? nil : Suggestion.help(for: name, among: near)))
    }
    // Nothing to merge and nothing to read: what stands above has no further complaint of it.
    return YAMLNode(.mapping([]), span: span(start, end))
  }

  mutating func open(
    _ properties: YAMLProperties, from start: Int, to end: Int, depth: Int
  ) throws(Stop) {
    try count(1, from: start, to: end)
    try check(depth: depth + 1, from: start, to: end)
    if let anchor = properties.anchor { anchors[anchor] = .open }
  }

  mutating func count(_ size: Int, from start: Int, to end: Int) throws(Stop) {
    nodes += size
    guard nodes <= YAMLLimits.nodes else {
      throw stop(
        .error(
          .limitExceeded, "the text has more than \(YAMLLimits.nodes) nodes, aliases expanded",
          at: span(start, end)))
    }
  }

  private mutating func check(depth: Int, from start: Int, to end: Int) throws(Stop) {
    guard depth <= YAMLLimits.depth else {
      throw stop(
        .error(
          .limitExceeded, "this is nested more than \(YAMLLimits.depth) levels deep",
          at: span(start, end)))
    }
  }
}
