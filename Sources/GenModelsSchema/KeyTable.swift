/// The keys that one kind of mapping may have.
///
/// The tables are the one place that knows which keys there are, what they hold and whether this
/// version emits them; the reader, the suggestions, the messages and what editors know of the
/// language all follow them.
package struct KeyTable: Sendable {
  /// Whether this version emits what the key asks for.
  package enum Support: Sendable {
    case supported
    /// Left out of version 1 of the language on purpose (section 8).
    case never
  }

  /// One key.
  package struct Rule: Sendable {
    package var name: String
    package var shape: Shape
    package var support: Support

    /// What the key says, in one sentence of Markdown: the first one of its section in the
    /// reference.
    package var summary: String

    /// A key that the reader takes.
    static func key(_ name: String, _ shape: Shape, _ summary: String) -> Rule {
      Rule(name: name, shape: shape, support: .supported, summary: summary)
    }

    /// A key for something that version 1 of the language leaves out.
    static func never(_ name: String, _ summary: String) -> Rule {
      Rule(name: name, shape: .any, support: .never, summary: summary)
    }
  }

  /// What the table is called among the others.
  package var name: String

  /// What the mapping is, as messages call it.
  package var subject: String

  /// The keys that tell one kind of type from the others; empty where there is nothing to tell.
  package var telling: [String] = []

  /// The keys that must be there: of each list one.
  package var needs: [[String]] = []

  package var rules: [Rule]

  /// The rule of a key, nil where the key means nothing here.
  func rule(for name: String) -> Rule? {
    rules.first { $0.name == name }
  }
}
