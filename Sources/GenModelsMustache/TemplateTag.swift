/// A tag as it stands in the text of a template.
struct TemplateTag {
  /// What a tag does, told by the character after the opening delimiter.
  enum Kind {
    case variable
    case unescapedVariable
    case section
    case invertedSection
    case close
    case partial
    case comment
    case delimiters

    init(sigil: UInt8) {
      self =
        switch sigil {
        case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescapedVariable
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .invertedSection
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: "="): .delimiters
        default: .variable
        }
    }

    /// Whether a tag that is alone on its line takes the line with it.
    var mayStandAlone: Bool {
      switch self {
      case .variable, .unescapedVariable: false
      case .section, .invertedSection, .close, .partial, .comment, .delimiters: true
      }
    }
  }

  var kind: Kind

  /// What stands between the delimiters, without the whitespace around it.
  var content: String

  /// The place of the content.
  var contentRange: Range<Int>

  /// Whether the content has a dot or a blank in it, which most have not.
  var isPlain: Bool

  /// The place of the whole tag.
  var range: Range<Int>
}

/// The opening and the closing delimiter of tags.
struct TemplateDelimiters {
  var open = Array("{{".utf8)
  var close = Array("}}".utf8)

  /// The bytes that end a tag which starts with `sigil`.
  func terminator(after sigil: UInt8) -> [UInt8] {
    switch sigil {
    case UInt8(ascii: "{"): [UInt8(ascii: "}")] + close
    case UInt8(ascii: "="): [UInt8(ascii: "=")] + close
    default: close
    }
  }
}
