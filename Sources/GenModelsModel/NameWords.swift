package import GenModelsSchema

/// Splits names into words and joins them in another style (schema language, section 1).
package enum NameWords {
  /// The words of a name.
  ///
  /// A word ends at whatever is no letter or digit, between a lower-case letter or a digit and a
  /// capital, and before the last capital of a run that a lower-case letter follows; never between
  /// a letter and a digit.
  package static func split(_ name: String) -> [String] {
    let scalars = Array(name.unicodeScalars)
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      guard isWordScalar(scalar) else {
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
        continue
      }
      if let last = word.last, isCapital(scalar) {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        let endsRun = isCapital(last) && next.map(isSmall) == true
        if !isCapital(last) || endsRun {
          words.append(String(word))
          word = String.UnicodeScalarView()
        }
      }
      word.append(scalar)
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// The name in camel case, the first word in small letters or capitalised.
  ///
  /// Leading underscores are kept (section 9.11).
  package static func camelCase(_ name: String, capitalized: Bool) -> String {
    let words = split(name)
    var result = words.isEmpty ? "" : margin(of: name)
    for (index, word) in words.enumerated() {
      result += index == 0 && !capitalized ? word.lowercased() : capitalize(word)
    }
    return result
  }

  /// The JSON key that a name becomes, the name itself where it is not lowerCamelCase (section 9.10).
  package static func key(_ name: String, style: KeyStyle) -> String {
    guard style != .verbatim, isLowerCamelCase(name) else { return name }
    let words = split(name).map { $0.lowercased() }
    let margin = margin(of: name)
    switch style {
    case .verbatim: return name
    case .snakeCase: return margin + words.joined(separator: "_")
    case .kebabCase: return margin + words.joined(separator: "-")
    case .camelCase: return camelCase(name, capitalized: false)
    case .pascalCase: return camelCase(name, capitalized: true)
    case .screamingSnakeCase: return margin + words.joined(separator: "_").uppercased()
    }
  }

  /// Whether a name is a lowerCamelCase identifier as it stands.
  package static func isLowerCamelCase(_ name: String) -> Bool {
    let scalars = name.unicodeScalars.drop { $0 == "_" }
    guard let first = scalars.first, isLetter(first), !isCapital(first) else { return false }
    return scalars.allSatisfy(isWordScalar)
  }

  /// Whether a name is an UpperCamelCase identifier as it stands.
  package static func isUpperCamelCase(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isLetter(first), !isSmall(first) else {
      return false
    }
    return name.unicodeScalars.allSatisfy(isWordScalar)
  }

  private static func margin(of name: String) -> String {
    String(name.prefix { $0 == "_" })
  }

  private static func capitalize(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    if first.isASCII {
      return Character(first).uppercased() + word.dropFirst().lowercased()
    }
    return first.properties.titlecaseMapping
      + String(word.unicodeScalars.dropFirst()).lowercased()
  }

  /// Whether a scalar can start a word.
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? isSmall(scalar) || isCapital(scalar) : scalar.properties.isXIDStart
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isLetter(scalar) || ("0"..."9").contains(scalar) }
    return scalar.properties.isXIDContinue
      && scalar.properties.generalCategory != .connectorPunctuation
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ("A"..."Z").contains(scalar) }
    return scalar.properties.isUppercase || scalar.properties.generalCategory == .titlecaseLetter
  }

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isLowercase
  }
}
