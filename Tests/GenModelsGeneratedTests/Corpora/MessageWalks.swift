@testable import GenModelsCorpora

extension AnthropicStreamEvent: CaseWalk {
  /// The `type` of each line.
  var cases: [String?] { [caseName(self)] }
}

extension AnthropicMessage: CaseWalk {
  /// `content[].type`.
  var cases: [String?] { content.map(caseName) }
}

extension MCPMessage: CaseWalk {
  /// `method`.
  var cases: [String?] { [caseName(call)] }
}

extension MCPCallToolResult: CaseWalk {
  /// `content[].type`.
  var cases: [String?] { content.map(caseName) }
}

extension MCPCreateMessageResult: CaseWalk {
  /// `content[].type`.
  var cases: [String?] { content.cases }
}

extension MCPSamplingMessage: CaseWalk {
  /// `content[].type`.
  var cases: [String?] { content.cases }
}

extension MCPContents {
  /// The oracle does not look into a content that is no list.
  fileprivate var cases: [String?] {
    switch self {
    case .one: [nil]
    case .several(let contents): contents.map(caseName)
    }
  }
}

extension MCPContent: CaseWalk {
  /// `content[].type` of a result, else `type`.
  var cases: [String?] {
    if case .toolResult(let result) = self {
      result.content.map(caseName)
    } else {
      [caseName(self)]
    }
  }
}

extension MCPPrimitiveSchema: CaseWalk {
  /// `type`.
  var cases: [String?] { [caseName(self)] }
}

extension SlackEnvelope: CaseWalk {
  /// `event.type`, `event.subtype`.
  var cases: [String?] { event.cases }
}

extension SlackEvent: CaseWalk {
  /// `type`, `subtype`, where only messages are told apart by it.
  var cases: [String?] {
    switch self {
    case .message(.plain): ["message", nil]
    case .message(let message): ["message", caseName(message)]
    case .emojiChanged(let change): [caseName(self), change.subtype]
    default: [caseName(self), nil]
    }
  }
}

extension SlackView: CaseWalk {
  /// `blocks[].type`.
  var cases: [String?] { blocks.map(caseName) }
}

extension TelegramUpdate: CaseWalk {
  /// The key beside `update_id`.
  var cases: [String?] { [caseName(kind)] }
}

extension MastodonNotification: CaseWalk {
  /// `type`.
  var cases: [String?] { [caseName(kind)] }
}

extension ActivityStreamsThing: CaseWalk {
  /// `type`.
  var cases: [String?] { [caseName(self)] }
}
