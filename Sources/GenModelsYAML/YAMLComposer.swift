internal import GenModelsDiagnostics

/// Makes trees of events.
struct YAMLComposer: ~Copyable {
  /// Composing cannot go on; why is recorded.
  struct Stop: Error {}

  /// What matters of a node while its parent is composed.
  struct Extent {
    /// How many nodes it is made of, itself included, aliases expanded.
    var size = 1

    /// How many collections stand inside each other, itself included.
    var height = 0

    /// Where it is written: for an alias that is not where its node stands.
    var start: Int
    var end: Int
  }

  // A pair, not a struct: the node is moved out of it instead of copied.
  typealias Piece = (node: YAMLNode, extent: Extent)

  enum Anchor {
    case open
    case complete(Piece)
  }

  private let text: YAMLText
  private var events: YAMLEventStream
  private let diagnostics: DiagnosticCollector
  var anchors: [String: Anchor] = [:]
  var nodes = 0
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
    var (root, extent) = try piece(from: try next(), depth: 0)
    if isUnwritten(root, extent) { root.span = span(start.end, start.end) }
    _ = try next()
    return root
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
    let node = YAMLNode(.scalar(scalar), tag: properties.tag, place: place(start, end))
    return (node, Extent(start: event.start, end: end))
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
      let (item, extent) = try piece(from: event, depth: depth)
      items.append(item)
      size += extent.size
      height = max(height, extent.height)
      end = extent.end
    }
    let node = YAMLNode(.sequence(items), tag: properties.tag, place: place(start, end))
    return (node, Extent(size: size, height: height + 1, start: event.start, end: end))
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
      var (key, keyExtent) = try piece(from: event, depth: depth)
      if case .alias = event.kind { key.span = span(event) }
      var (value, extent) = try piece(from: try next(), depth: depth)
      if isUnwritten(value, extent), !text.hasColon(before: extent.start) {
        value.span = span(keyExtent.end, keyExtent.end)
        extent.end = keyExtent.end
      }
      size += keyExtent.size + extent.size
      height = max(height, keyExtent.height, extent.height)
      end = extent.end
      if YAMLMerge.isMerge(key) {
        value.span = span(extent.start, extent.end)
        for error in mapping.merge(value, at: key) { record(error) }
      } else if let error = mapping.add(key, value) {
        record(error)
      }
    }
    let node = YAMLNode(
      .mapping(mapping.entries), tag: properties.tag, place: place(start, end))
    return (node, Extent(size: size, height: height + 1, start: event.start, end: end))
  }

  // MARK: Events and places

  private mutating func next() throws(Stop) -> YAMLEvent {
    do {
      return try events.next()
    } catch {
      throw stop(YAMLProblem(error, in: text).diagnostic)
    }
  }

  mutating func record(_ diagnostic: Diagnostic) {
    failed = true
    diagnostics.record(diagnostic)
  }

  mutating func stop(_ diagnostic: Diagnostic) -> Stop {
    record(diagnostic)
    return Stop()
  }

  private mutating func place(_ start: Int, _ end: Int) -> YAMLPlace {
    text.place(start, end, near: &line)
  }

  private mutating func span(_ start: Int, _ end: Int) -> SourceSpan { place(start, end).span }

  mutating func span(_ event: YAMLEvent) -> SourceSpan { span(event.start, event.end) }

  private func contentStart(_ properties: YAMLProperties, at event: YAMLEvent) -> Int {
    let count = properties.count
    guard count > 0 else { return event.start }
    return text.skippingProperties(count, from: event.start, to: event.end)
  }

  /// Whether nothing at all is written for a node, as after the colon of `key:`.
  private func isUnwritten(_ node: YAMLNode, _ extent: Extent) -> Bool {
    guard extent.start == extent.end, case .scalar = node.content else { return false }
    return true
  }
}
