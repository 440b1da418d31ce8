internal import GenModelsCYAML

/// A step through a YAML text: the start, the end or the whole of something.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case documentEnd
    case alias
    case scalar
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    case streamEnd
  }

  var kind: Kind

  /// Where it starts and ends as libyaml counts, in Unicode scalars from 0.
  var start: Int
  var end: Int
}

/// What may be written in front of a node.
struct YAMLProperties {
  var anchor: String?
  var tag: String?

  /// How many of them are written.
  var count: Int { (anchor == nil ? 0 : 1) + (tag == nil ? 0 : 1) }
}

/// What libyaml says of a text that is not YAML, in its own words.
struct YAMLFault: Error, Equatable {
  var problem: String
  var offset: Int

  /// What libyaml was at, and where that started.
  var context: String?
  var contextOffset: Int
}

/// The events of a text that is UTF-8 without a byte order mark, as libyaml reads them.
///
/// The texts of an event are asked for while it is the last one read: an event itself is then
/// three numbers, and each text is made once, where it stays.
struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool
  private var event = yaml_event_t()

  /// Opens a stream.
  ///
  /// The bytes must stay in place while it lives.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) != 0
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    var last = event
    yaml_event_delete(&last)
    // libyaml clears the parser itself where it could not initialise it.
    if isReady { yaml_parser_delete(parser) }
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  /// The next event; after the stream's end, its end again.
  mutating func next() throws(YAMLFault) -> YAMLEvent {
    repeat {
      yaml_event_delete(&event)
      guard isReady, yaml_parser_parse(parser, &event) != 0 else { throw fault }
    } while event.type == YAML_STREAM_START_EVENT
    return YAMLEvent(kind: kind, start: event.start_mark.index, end: event.end_mark.index)
  }

  /// The name of the alias read last.
  var alias: String { Self.text(event.data.alias.anchor) ?? "" }

  /// The scalar read last.
  var scalar: YAMLScalar {
    let data = event.data.scalar
    let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
    return YAMLScalar(text: String(decoding: bytes, as: UTF8.self), style: style)
  }

  /// The properties of the scalar read last, or of the collection that starts.
  var properties: YAMLProperties {
    let data = event.data
    return switch event.type {
    case YAML_SCALAR_EVENT: Self.properties(data.scalar.anchor, data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      Self.properties(data.sequence_start.anchor, data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      Self.properties(data.mapping_start.anchor, data.mapping_start.tag)
    default: YAMLProperties()
    }
  }

  private var fault: YAMLFault {
    guard isReady, let problem = parser.pointee.problem else {
      return YAMLFault(problem: "out of memory", offset: 0, context: nil, contextOffset: 0)
    }
    return YAMLFault(
      problem: String(cString: problem), offset: parser.pointee.problem_mark.index,
      context: parser.pointee.context.map { String(cString: $0) },
      contextOffset: parser.pointee.context_mark.index)
  }

  private var kind: YAMLEvent.Kind {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_SCALAR_EVENT: .scalar
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: .streamEnd
    }
  }

  private var style: YAMLScalar.Style {
    switch event.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private static func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLProperties {
    YAMLProperties(anchor: text(anchor), tag: text(tag))
  }

  private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }
}
