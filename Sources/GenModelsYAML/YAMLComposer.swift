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

    mutating func add(_ child: Extent) {
      size += child.size
      height = max(height, child.height + 1)
      end = child.end
    }

    /// Ends a collection: only a bracket has a width, a block ends with its last child.
    mutating func close(at event: YAMLEvent) {
      if event.end > event.start { end = event.end }
      height = max(height, 1)
    }
  }

  enum Anchor {
    case open
    case complete(YAMLNode, Extent)
  }

  private let text: YAMLText
  private var events: YAMLEventStream
  private let diagnostics: DiagnosticCollector
  var anchors: [String: Anchor] = [:]
  var nodes = 0
  /// The extent of the node composed last.
  ///
  /// Kept beside the node and not returned with it, so that nodes are moved and never copied.
  var extent = Extent(start: 0, end: 0)
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
        guard event.kind == .documentStart else { break }
        documents.append(try document(after: event))
      }
    } catch {
      failed = true
    }
    return failed ? nil : documents
  }

  private mutating func document(after start: YAMLEvent) throws(Stop) -> YAMLNode {
    anchors.removeAll(keepingCapacity: true)
    var root = try node(from: try next(), depth: 0)
    if isUnwritten(root) { root.span = span(start.end, start.end) }
    _ = try next()
    return root
  }

  // MARK: Nodes

  private mutating func node(from event: YAMLEvent, depth: Int) throws(Stop) -> YAMLNode {
    let (start, end) = (event.start, event.end)
    let properties = events.properties
    switch event.kind {
    case .alias:
      return try expand(events.alias, from: start, to: end, depth: depth)
    case .scalar:
      try count(1, from: start, to: end)
      var scalar = events.scalar
      if let breaks = text.foreignBreaks { scalar.text = breaks.restore(scalar.text) }
      let content = contentStart(properties, from: start, to: end)
      extent = Extent(start: start, end: end)
      if scalar.style == .literal || scalar.style == .folded {
        extent.end = text.trimmingBlanks(before: end, from: content)
      }
      return finish(.scalar(scalar), properties, from: content)
    case .sequenceStart:
      try open(properties, from: start, to: end, depth: depth)
      let items = try sequence(from: start, to: end, depth: depth + 1)
      let content = contentStart(properties, from: start, to: end)
      return finish(.sequence(items), properties, from: content)
    case .mappingStart:
      try open(properties, from: start, to: end, depth: depth)
      let entries = try mapping(from: start, to: end, depth: depth + 1)
      let content = contentStart(properties, from: start, to: end)
      return finish(.mapping(entries), properties, from: content)
    case .documentStart, .documentEnd, .sequenceEnd, .mappingEnd, .streamEnd:
      // libyaml puts one of the above wherever a node belongs.
      throw stop(.error(.yamlSyntax, "a value is expected here", at: span(start, end)))
    }
  }

  private mutating func sequence(
    from start: Int, to end: Int, depth: Int
  ) throws(Stop) -> [YAMLNode] {
    var items: [YAMLNode] = []
    var whole = Extent(start: start, end: end)
    while true {
      let event = try next()
      if event.kind == .sequenceEnd {
        whole.close(at: event)
        extent = whole
        return items
      }
      items.append(try node(from: event, depth: depth))
      whole.add(extent)
    }
  }

  private mutating func mapping(
    from start: Int, to end: Int, depth: Int
  ) throws(Stop) -> [YAMLEntry] {
    var mapping = YAMLMappingBuilder()
    var whole = Extent(start: start, end: end)
    while true {
      let event = try next()
      if event.kind == .mappingEnd {
        whole.close(at: event)
        extent = whole
        return mapping.entries
      }
      var key = try node(from: event, depth: depth)
      if event.kind == .alias { key.span = span(extent.start, extent.end) }
      whole.add(extent)
      var value = try node(from: try next(), depth: depth)
      if isUnwritten(value), !text.hasColon(before: extent.start) {
        (extent.start, extent.end) = (whole.end, whole.end)
        value.span = span(whole.end, whole.end)
      }
      whole.add(extent)
      if YAMLMerge.isMerge(key) {
        value.span = span(extent.start, extent.end)
        for error in mapping.merge(value, at: key) { record(error) }
      } else if let error = mapping.add(consume key, consume value) {
        record(error)
      }
    }
  }

  /// Makes the node whose extent is known; `start` is where it starts without its properties.
  private mutating func finish(
    _ content: consuming YAMLNode.Content, _ properties: YAMLProperties, from start: Int
  ) -> YAMLNode {
    let place = text.place(start, extent.end, near: &line)
    guard let anchor = properties.anchor else {
      return YAMLNode(content, tag: properties.tag, place: place)
    }
    let node = YAMLNode(content, tag: properties.tag, place: place)
    anchors[anchor] = .complete(node, extent)
    return node
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

  mutating func span(_ start: Int, _ end: Int) -> SourceSpan {
    text.place(start, end, near: &line).span
  }

  private func contentStart(_ properties: YAMLProperties, from start: Int, to end: Int) -> Int {
    let count = properties.count
    return count == 0 ? start : text.skippingProperties(count, from: start, to: end)
  }

  /// Whether nothing at all is written for the last node, as after the colon of `key:`.
  private func isUnwritten(_ node: borrowing YAMLNode) -> Bool {
    guard extent.start == extent.end, case .scalar = node.content else { return false }
    return true
  }
}
