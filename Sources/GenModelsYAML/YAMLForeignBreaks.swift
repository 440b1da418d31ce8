/// Keeps libyaml from ending lines at NEL, U+2028 and U+2029.
///
/// They ended a line in YAML 1.1, which libyaml follows; in YAML 1.2 they are characters like any
/// other (section 5.4), and text pasted from web pages has them. libyaml is given other characters
/// in their stead, as long in bytes and not found in the text, and its scalars are changed back.
struct YAMLForeignBreaks {
  private var originals: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// The text as libyaml should see it.
  let text: String

  /// Nil where a text has none, and in theory where it has every character there is.
  init?(_ text: String) {
    let free = FreeScalars(text)
    // As many bytes each as the character that they stand for, in UTF-8.
    let candidates: [(Unicode.Scalar, ClosedRange<UInt32>)] = [
      ("\u{85}", 0x0750...0x07BF), ("\u{2028}", 0xE000...0xEFFF), ("\u{2029}", 0xF000...0xF8FF),
    ]
    var standIns: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (original, range) in candidates where !free.isFree(original) {
      guard let standIn = free.first(in: range) else { return nil }
      standIns[original] = standIn
      originals[standIn] = original
    }
    guard !standIns.isEmpty else { return nil }
    self.text = Self.replacing(text, by: standIns)
  }

  /// The text of a scalar with the characters that are really in it.
  func restore(_ text: String) -> String { Self.replacing(text, by: originals) }

  private static func replacing(
    _ text: String, by others: [Unicode.Scalar: Unicode.Scalar]
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // No stand-in is ASCII, and most of a text is.
      result.append(scalar.isASCII ? scalar : others[scalar] ?? scalar)
    }
    return String(result)
  }
}

/// The characters of the first plane that a text neither has nor names in an escape.
private struct FreeScalars {
  private var used = [Bool](repeating: false, count: 0x10000)

  init(_ text: String) {
    // The last four hexadecimal digits seen, as an escape such as `\uE000` would have them.
    var digits: UInt32 = 0
    for scalar in text.unicodeScalars {
      if scalar.value < 0x10000 { used[Int(scalar.value)] = true }
      let digit = scalar.isASCII ? Character(scalar).hexDigitValue : nil
      digits = (digits << 4 | UInt32(digit ?? 0)) & 0xFFFF
      used[Int(digits)] = true
    }
  }

  func isFree(_ scalar: Unicode.Scalar) -> Bool { !used[Int(scalar.value)] }

  func first(in range: ClosedRange<UInt32>) -> Unicode.Scalar? {
    range.lazy.compactMap { Unicode.Scalar($0) }.first { isFree($0) }
  }
}
