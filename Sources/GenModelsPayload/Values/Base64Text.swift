import GenModelsSchema

/// Bytes as text (RFC 4648).
enum Base64Text {
  /// Whether a text is base64 with padding; bits that say nothing may be anything.
  static func isBase64(_ text: String) -> Bool {
    guard text.utf8.count.isMultiple(of: 4) else { return false }
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.utf8.dropFirst(digits.count)
    return padding.count <= 2 && padding.allSatisfy { $0 == UInt8(ascii: "=") }
      && digits.allSatisfy { value(of: $0) != nil }
  }

  /// Whether a text is bytes in a form, in the only spelling that these bytes have but for padding.
  static func isText(_ text: String, in form: Codec.Base64Form) -> Bool {
    var digits = Array(text.utf8)
    let isPadded = digits.last == UInt8(ascii: "=")
    if isPadded {
      guard text.utf8.count.isMultiple(of: 4) else { return false }
      for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() }
    } else if form == .base64, !text.utf8.count.isMultiple(of: 4) {
      return false
    }
    if form == .url {
      guard !digits.contains(UInt8(ascii: "+")), !digits.contains(UInt8(ascii: "/")) else {
        return false
      }
      digits = digits.map {
        switch $0 {
        case UInt8(ascii: "-"): UInt8(ascii: "+")
        case UInt8(ascii: "_"): UInt8(ascii: "/")
        default: $0
        }
      }
    }
    let values = digits.map(value)
    guard !values.contains(nil), digits.count % 4 != 1 else { return false }
    let last = values.last.flatMap(\.self) ?? 0
    switch digits.count % 4 {
    case 2: return last & 0x0F == 0
    case 3: return last & 0x03 == 0
    default: return !isPadded
    }
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
