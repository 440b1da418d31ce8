/// Random declarations of the shapes that templates write, the same for the same seed.
struct TidyShapes {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// One declaration of every shape, as a file that `swift format` can read.
  mutating func file() -> String {
    let cases = [
      "case \(name())(\(parameters()))",
      "case \(name())(\(type()))",
    ]
    let members = [
      "public var \(name()): \(type())",
      "public var \(name()): \(type())? = nil",
      "@Indirect var \(name()): \(typeName())? = nil",
      "public static let \(name()): \(typeName()) = \(typeName())(rawValue: \(literal()))",
      "typealias \(typeName()) = \(type())",
      "public init(\(parameters(" = nil"))) throws {\nreturn\n}",
      "public static func \(name())(model: \(typeName())) -> [\(typeName())] {\nreturn\n}",
      "func \(name())(\(parameters())) -> \(type()) {\nreturn\n}",
      "func \(name())() -> \(type()) {\nreturn\n}",
      "private enum \(typeName()): String, CodingKey {\ncase \(name()) = \(literal())\n}",
      "func body() {\n\(statements().joined(separator: "\n"))\n}",
    ]
    return indented(
      """
      public struct \(typeName()): Hashable, Codable, \(typeName()) {
      \(members.joined(separator: "\n\n"))
      }

      enum \(typeName()): \(typeName()) {
      \(cases.joined(separator: "\n"))
      }

      extension \(typeName()): Codable {
      var a: Int
      }

      extension \(typeName()): \(typeName()) {}

      """)
  }

  /// Indents by braces; the cases of a switch stand below it.
  private func indented(_ text: String) -> String {
    var blocks: [Bool] = []
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("}") { blocks.removeLast() }
      let isLabel = line.hasPrefix("case ") && blocks.last == true
      let depth = blocks.count - (isLabel ? 1 : 0)
      if line.hasSuffix("{") { blocks.append(line.hasPrefix("switch ")) }
      return line.isEmpty ? "" : String(repeating: "  ", count: depth) + line
    }
    .joined(separator: "\n")
  }

  private mutating func statements() -> [String] {
    chains() + [
      "let \(name()) = try container.decode(\(type()).self, forKey: .\(name()))",
      "try container.encode(\(name()), forKey: .\(name()))",
      "self = .\(name())(\(name()): \(name()), \(name()): \(name()))",
      "self = .\(name())(try container.decode(\(type()).self, forKey: .\(name())))",
      "var \(name()) = try container.nestedUnkeyedContainer(forKey: .\(name()))",
      "let \(name()) = try \(name())"
        + ".nestedContainer(keyedBy: \(typeName()).self, forKey: .\(name()))",
      "\(name()).append(.\(name())(\(name())))",
      "throw DecodingError.dataCorruptedError"
        + "(forKey: .\(name()), in: \(name()), debugDescription: \(literal()))",
      "if let \(name()) = model.\(name()) {\nreturn\n}",
      "guard let \(name()) = \(typeName())(rawValue: \(name())) else {\nreturn\n}",
      "for \(name()) in \(name()) {\nreturn\n}",
      "self.\(name()) = \(name()).isEmpty ? nil : try \(typeName())(from: decoder)",
      "let \(name()) = \(name()).isEmpty ? nil : try \(typeName())(from: \(name()), b: \(name()).self)",
      "if \(tests()) { \(name()).append(\(literal())) }",
      "if ![[.\(name())], [.\(name())], [.\(name())]].contains(\(name())) {\nreturn\n}",
      "if let \(name()) = try? \(name()).decode(\(typeName()).self), \(tests(" || ")) {\nreturn\n}",
      """
      if \(tests()) {
      return
      } else if \(tests()) {
      return
      } else if let \(name()) = try? \(name()).decode(\(typeName()).self, forKey: .\(name())) {
      return
      } else if \(tests(" || ")) {
      return
      } else {
      return
      }
      """,
      """
      switch \(name()) {
      case .\(name())(let \(name()), let \(name())):
      self.\(name()) = \(name())
      case \(literal()), \(literal()), \(literal()):
      try \(name()).encode(to: \(name()))
      case .\(name()), .\(name()), .\(name()):
      return \(typeName()).\(name())(\(name()): \(name()))
      }
      """,
    ]
  }

  /// Calls with something behind them, and lists of keys.
  private mutating func chains() -> [String] {
    let (decode, form) = ("\(name()).decode", "\(typeName())<\(typeName())>.self")
    return [
      "self.\(name()) = try \(decode)(\(form), forKey: .\(name()))?.value",
      "let \(name()) = try \(name())?.decode(\(type()).self, forKey: .\(name())).value",
      "self.\(name()) = try \(name())?.decode(\(form), forKey: .\(name())).value ?? .absent",
      "self.\(name()) = try \(name()).contains(.\(name()))"
        + " ? \(decode)(\(form), forKey: .\(name()))?.value : [:]",
      "try [String: \(typeName())<\(typeName())>](\(name())).encode(to: encoder, beside: \(name()))",
      "try \(name()).encode(to: encoder, at: [\(keys())], beside: [\(keys())])",
      "try \(name()).encode(to: encoder, beside: others + [\(keys())])",
      "self.\(name()) = try \(name()).extras(beside: \(typeName()).allCases"
        + " + self.\(name()).keys + (self.\(name())?.keys ?? []))",
    ]
  }

  private mutating func keys() -> String {
    (0..<number(1...5)).map { $0 == 0 ? "\(typeName()).\(name())" : ".\(name())" }
      .joined(separator: ", ")
  }

  /// The condition of an `if`: what is asked of an object to tell it from others.
  private mutating func tests(_ sign: String = " && ") -> String {
    (0..<number(1...4)).map { _ in test() }.joined(separator: sign)
  }

  private mutating func test() -> String {
    let decoded = "content.decode(\(typeName()).self, forKey: .\(name()))"
    let text = number(0...1) == 0 ? decoded : decoded + ".lowercased()"
    switch number(0...5) {
    case 0:
      let keys = (0..<number(1...9)).map { _ in ".\(name())" }.joined(separator: ", ")
      return "[\(typeName())\(keys)].contains(where: content.contains)"
    case 1:
      let values = (0..<number(2...6)).map { _ in literal() }.joined(separator: ", ")
      return "[\(values)].contains(try? \(text))"
    case 2: return "(try? \(text)) == \(literal())"
    case 3: return "(try? \(text)) != nil"
    default: return "content.contains(.\(name()))"
    }
  }

  mutating func name() -> String { "v" + letters(3...37) }
  mutating func typeName() -> String { "T" + letters(3...37) }

  mutating func type() -> String {
    switch number(0...5) {
    case 0: "[\(typeName())]"
    case 1: "[String: \(typeName())]"
    case 2: "[String: [String: \(typeName())]]"
    case 3: "[[\(typeName())]]"
    default: typeName()
    }
  }

  mutating func parameters(_ defaultValue: String = "") -> String {
    (0..<number(1...4)).map { _ in "\(name()): \(type())?\(defaultValue)" }.joined(separator: ", ")
  }

  /// A literal with the characters that a careless scan trips over.
  mutating func literal() -> String {
    let hazards = [
      #""\\""#, #""a, (b""#, #""\"), \"""#, #""{ // }""#, #""\(a("b, c", d: "\(e)"))""#,
      ##"#"\", "#"##, #""  [  ""#, #""""#, #""ä  ö, ü""#,
    ]
    return number(0...2) == 0 ? hazards[number(0...hazards.count - 1)] : "\"\(letters(3...60))\""
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }

  private mutating func letters(_ count: ClosedRange<Int>) -> String {
    let start = number(0...25)
    return String(
      (0..<number(count)).map { Character(Unicode.Scalar(UInt8(97 + (start + $0) % 26))) })
  }
}
