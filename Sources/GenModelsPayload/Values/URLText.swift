/// What Foundation takes for a URL: nearly every text, since it escapes what does not belong there.
enum URLText {
  /// Whether a text is read as a URL.
  static func isURL(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    let head = text.unicodeScalars.prefix { !"/?#".unicodeScalars.contains($0) }
    var rest = text.unicodeScalars[...]
    if let colon = head.firstIndex(of: ":") {
      guard isScheme(head[..<colon]) else { return false }
      rest = rest[text.unicodeScalars.index(after: colon)...]
    }
    guard rest.starts(with: "//".unicodeScalars) else { return true }
    return isAuthority(rest.dropFirst(2).prefix { !"/?#".unicodeScalars.contains($0) })
  }

  /// The text of the URL, nil where it is the same.
  ///
  /// Only what stands in the path, the query and the fragment is escaped.
  static func respelled(_ text: String) -> String? {
    guard text.unicodeScalars.contains(where: isEscaped) else { return nil }
    var result = ""
    for scalar in text.unicodeScalars {
      guard isEscaped(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar.value >= 0x7F || "\"<>\\^`{|}".unicodeScalars.contains(scalar)
  }

  private static func isScheme(_ scheme: Substring.UnicodeScalarView) -> Bool {
    guard let first = scheme.first else { return true }
    return first.isASCII && first.properties.isAlphabetic
      && scheme.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "+-.".contains(String($0)))
      }
  }

  private static func isAuthority(_ authority: Substring.UnicodeScalarView) -> Bool {
    var host = authority
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    if host.first == "[" {
      guard let close = host.firstIndex(of: "]") else { return false }
      let port = host[host.index(after: close)...]
      return port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy(isDigit)
    }
    if let colon = host.firstIndex(of: ":") {
      guard host[host.index(after: colon)...].allSatisfy(isDigit) else { return false }
      host = host[..<colon]
    }
    return isHost(host)
  }

  private static func isHost(_ host: Substring.UnicodeScalarView) -> Bool {
    var rest = host
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        guard rest.prefix(2).count == 2, rest.prefix(2).allSatisfy(\.isHexDigit) else {
          return false
        }
      } else if scalar.value <= 0x20 || scalar.value == 0x7F
        || "\"<>[\\]^`{|}".unicodeScalars.contains(scalar)
      {
        return false
      }
    }
    return true
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
