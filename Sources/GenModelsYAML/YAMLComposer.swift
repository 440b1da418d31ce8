package import GenModelsDiagnostics

/// Reads every document of a text as a tree.
///
/// - Parameters:
///   - bytes: The text, UTF-8, with or without a byte order mark.
///   - path: The text's path as the user gave it; messages name it.
///   - diagnostics: Takes everything that is wrong.
/// - Returns: The documents in order, none for a text that holds nothing; nil where an error was
///   recorded.
package func compose(
  _ bytes: [UInt8], path: String, diagnostics: DiagnosticCollector
) -> [YAMLNode]? {
  guard let text = YAMLText(bytes, path: path, diagnostics: diagnostics) else { return nil }
  return text.bytes.withUnsafeBufferPointer { buffer in
    var composer = YAMLComposer(
      text: text, events: YAMLEventStream(buffer), diagnostics: diagnostics)
    return composer.documents()
  }
}

/// Makes trees of events.
private struct YAMLComposer: ~Copyable {
  /// Composing cannot go on; why is recorded.
  private struct Stop: Error {}

  /// A node with what matters while its parent is composed.
  private struct Piece {
    var node: YAMLNode

    /// How many nodes it is made of, itself included, aliases expanded.
    var size = 1

    /// How many collections stand inside each other, itself included.
    var height = 0

    /// Where it is written: for an alias that is not where its node stands.
    var start: Int
    var end: Int
  }

  private enum Anchor {
    case open
    case complete(Piece)
  }

  private let text: YAMLText
  private var events: YAMLEventStream
  private let diagnostics: DiagnosticCollector
  private var anchors: [String: Anchor] = [:]
  private var nodes = 0
  private var line = 0
  private var failed = false

  init(text: YAMLText, events: consuming YAMLEventStream, diagnostics: DiagnosticCollector) {
    self.text = text
    self.events = events
    self.diagnostics = diagnostics
  }

  mutating func documents() -> [YAMLNode]? {
    var documents: [YAMLNode] = []
    do {
      while true {
        let event = try next()
        guard case .documentStart = event.kind else { break }
        documents.append(try document(after: event))
      }
    } catch {
      failed = true
    }
    return failed ? nil : documents
  }

  private mutating func document(after start: YAMLEvent) throws(Stop) -> YAMLNode {
    anchors.removeAll(keepingCapacity: true)
    var root = try piece(from: try next(), depth: 0)
    if isUnwritten(root) { root.node.span = span(start.end, start.end) }
    _ = try next()
    return root.node
  }

  // MARK: Nodes

  private mutating func piece(from event: YAMLEvent, depth: Int) throws(Stop) -> Piece {
    switch event.kind {
    case .alias(let name):
      return try expand(name, at: event, depth: depth)
    case .scalar(let scalar, let properties):
      let piece = try self.scalar(scalar, properties, at: event)
      finish(piece, properties)
      return piece
    case .sequenceStart(let properties):
      try open(properties, at: event, depth: depth)
      let piece = try sequence(properties, at: event, depth: depth + 1)
      finish(piece, properties)
      return piece
    case .mappingStart(let properties):
      try open(properties, at: event, depth: depth)
      let piece = try mapping(properties, at: event, depth: depth + 1)
      finish(piece, properties)
      return piece
    case .documentStart, .documentEnd, .sequenceEnd, .mappingEnd, .streamEnd:
      // libyaml puts one of the above wherever a node belongs.
      throw stop(.error(.yamlSyntax, "a value is expected here", at: span(event)))
    }
  }

  private mutating func scalar(
    _ scalar: YAMLScalar, _ properties: YAMLProperties, at event: YAMLEvent
  ) throws(Stop) -> Piece {
    try count(1, at: event)
    let start = contentStart(properties, at: event)
    var end = event.end
    if scalar.style == .literal || scalar.style == .folded {
      end = text.trimmingBlanks(before: end, from: start)
    }
    let node = YAMLNode(.scalar(scalar), tag: properties.tag, span: span(start, end))
    return Piece(node: node, start: event.start, end: end)
  }

  private mutating func sequence(
    _ properties: YAMLProperties, at event: YAMLEvent, depth: Int
  ) throws(Stop) -> Piece {
    let start = contentStart(properties, at: event)
    var items: [YAMLNode] = []
    var size = 1
    var height = 0
    var end = event.end
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind {
        // Only a bracket has a width: a block ends with its last item.
        if event.end > event.start { end = event.end }
        break
      }
      let item = try piece(from: event, depth: depth)
      items.append(item.node)
      size += item.size
      height = max(height, item.height)
      end = item.end
    }
    let node = YAMLNode(.sequence(items), tag: properties.tag, span: span(start, end))
    return Piece(node: node, size: size, height: height + 1, start: event.start, end: end)
  }

  private mutating func mapping(
    _ properties: YAMLProperties, at event: YAMLEvent, depth: Int
  ) throws(Stop) -> Piece {
    let start = contentStart(properties, at: event)
    var mapping = YAMLMappingBuilder()
    var size = 1
    var height = 0
    var end = event.end
    while true {
      let event = try next()
      if case .mappingEnd = event.kind {
        if event.end > event.start { end = event.end }
        break
      }
      var key = try piece(from: event, depth: depth)
      if case .alias = event.kind { key.node.span = span(event) }
      var value = try piece(from: try next(), depth: depth)
      if isUnwritten(value), !text.hasColon(before: value.start) {
        value.node.span = span(key.end, key.end)
        value.end = key.end
      }
      if YAMLMerge.isMerge(key.node) {
        value.node.span = span(value.start, value.end)
        for error in mapping.merge(value.node, at: key.node) { record(error) }
      } else if let error = mapping.add(key.node, value.node) {
        record(error)
      }
      size += key.size + value.size
      height = max(height, key.height, value.height)
      end = value.end
    }
    let node = YAMLNode(
      .mapping(mapping.entries), tag: properties.tag, span: span(start, end))
    return Piece(node: node, size: size, height: height + 1, start: event.start, end: end)
  }

  // MARK: Anchors and limits

  private mutating func expand(
    _ name: String, at event: YAMLEvent, depth: Int
  ) throws(Stop) -> Piece {
    switch anchors[name] {
    case .complete(var piece):
      try count(piece.size, at: event)
      try check(depth: depth + piece.height, at: event)
      piece.start = event.start
      piece.end = event.end
      return piece
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
    return Piece(
      node: YAMLNode(.mapping([]), span: span(event)), start: event.start, end: event.end)
  }

  private mutating func open(
    _ properties: YAMLProperties, at event: YAMLEvent, depth: Int
  ) throws(Stop) {
    try count(1, at: event)
    try check(depth: depth + 1, at: event)
    if let anchor = properties.anchor { anchors[anchor] = .open }
  }

  private mutating func finish(_ piece: Piece, _ properties: YAMLProperties) {
    if let anchor = properties.anchor { anchors[anchor] = .complete(piece) }
  }

  private mutating func count(_ size: Int, at event: YAMLEvent) throws(Stop) {
    nodes += size
    guard nodes <= YAMLLimits.nodes else {
      throw stop(
        .error(
          .limitExceeded, "the text has more than \(YAMLLimits.nodes) nodes, aliases expanded",
          at: span(event)))
    }
  }

  private mutating func check(depth: Int, at event: YAMLEvent) throws(Stop) {
    guard depth <= YAMLLimits.depth else {
      throw stop(
        .error(
          .limitExceeded, "this is nested more than \(YAMLLimits.depth) levels deep",
          at: span(event)))
    }
  }

  // MARK: Events and places

  private mutating func next() throws(Stop) -> YAMLEvent {
    do {
      return try events.next()
    } catch {
      throw stop(YAMLProblem(error, in: text).diagnostic)
    }
  }

  private mutating func record(_ diagnostic: Diagnostic) {
    failed = true
    diagnostics.record(diagnostic)
  }

  private mutating func stop(_ diagnostic: Diagnostic) -> Stop {
    record(diagnostic)
    return Stop()
  }

  private mutating func span(_ start: Int, _ end: Int) -> SourceSpan {
    text.span(start, end, near: &line)
  }

  private mutating func span(_ event: YAMLEvent) -> SourceSpan { span(event.start, event.end) }

  private func contentStart(_ properties: YAMLProperties, at event: YAMLEvent) -> Int {
    let count = properties.count
    guard count > 0 else { return event.start }
    return text.skippingProperties(count, from: event.start, to: event.end)
  }

  /// Whether nothing at all is written for a piece, as after the colon of `key:`.
  private func isUnwritten(_ piece: Piece) -> Bool {
    guard piece.start == piece.end, case .scalar = piece.node.content else { return false }
    return true
  }
}
