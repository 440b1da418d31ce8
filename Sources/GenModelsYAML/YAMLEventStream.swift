internal import GenModelsCYAML

/// A step through a YAML text: the start, the end or the whole of something.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(YAMLScalar, YAMLProperties)
    case sequenceStart(YAMLProperties)
    case sequenceEnd
    case mappingStart(YAMLProperties)
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
struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool

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
    // libyaml clears the parser itself where it could not initialise it.
    if isReady { yaml_parser_delete(parser) }
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  /// The next event; after the stream's end, its end again.
  mutating func next() throws(YAMLFault) -> YAMLEvent {
    var event = yaml_event_t()
    repeat {
      guard isReady, yaml_parser_parse(parser, &event) != 0 else { throw fault }
    } while event.type == YAML_STREAM_START_EVENT
    defer { yaml_event_delete(&event) }
    return YAMLEvent(
      kind: Self.kind(of: event), start: event.start_mark.index, end: event.end_mark.index)
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

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    let data = event.data
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias(text(data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let value = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      return .scalar(
        YAMLScalar(
          text: String(decoding: value, as: UTF8.self), style: style(of: data.scalar.style)),
        properties(data.scalar.anchor, data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      return .sequenceStart(properties(data.sequence_start.anchor, data.sequence_start.tag))
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      return .mappingStart(properties(data.mapping_start.anchor, data.mapping_start.tag))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    default: return .streamEnd
    }
  }

  private static func style(of style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
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
