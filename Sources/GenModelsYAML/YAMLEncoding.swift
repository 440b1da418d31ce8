/// What keeps bytes from being the characters of a YAML text.
enum YAMLEncodingFault: Equatable {
  case notUTF8(byte: UInt8)
  case forbidden(Unicode.Scalar)
}

/// One pass over the bytes of a text: finds its lines, and the first byte that YAML forbids.
///
/// libyaml would find the byte as well, but tells no line and column for it.
/// The allowed characters are c-printable of YAML 1.2.2, section 5.1.
struct YAMLEncodingScan {
  private(set) var lines = LineTable()
  private(set) var isASCII = true

  /// Whether NEL, U+2028 or U+2029 is in the text.
  private(set) var hasForeignBreaks = false
  private(set) var fault: YAMLEncodingFault?

  /// The scalar offset where the scan ended: at the fault, or at the end of the text.
  private(set) var scalars = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var continuations = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x7F {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\t"):
        index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        let isPair = byte != UInt8(ascii: "\n") && Self.byte(bytes, index + 1) == 0x0A
        index += isPair ? 2 : 1
        lines.startLine(byte: index, scalar: index - continuations)
      default:
        switch Self.scalar(bytes, index) {
        case .success(let scalar):
          let length = UTF8.width(scalar)
          isASCII = false
          if scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}" {
            hasForeignBreaks = true
          }
          index += length
          continuations += length - 1
        case .failure(let fault):
          self.fault = fault
          scalars = index - continuations
          return
        }
      }
    }
    scalars = index - continuations
  }

  private enum Decoded {
    case success(Unicode.Scalar)
    case failure(YAMLEncodingFault)
  }

  private static func byte(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Decoded {
    let lead = bytes[index]
    let length: Int
    switch lead {
    case ..<0x80: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return .failure(.notUTF8(byte: lead))
    }
    var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
    for next in 1..<max(length, 1) {
      let byte = byte(bytes, index + next)
      guard byte & 0xC0 == 0x80 else { return .failure(.notUTF8(byte: lead)) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else {
      return .failure(.notUTF8(byte: lead))
    }
    return isForbidden(scalar) ? .failure(.forbidden(scalar)) : .success(scalar)
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85: false
    case ..<0x20, 0x7F...0x9F, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
