/// A row of the table of options: names, what follows, what it does, and for which subcommands.
///
/// Parser, help and completions read the same table.
struct OptionRule: Sendable {
  enum Effect: Sendable {
    case flag(@Sendable (inout Options) -> Void)
    case value(Value, @Sendable (inout Options, String) -> Void)
    case choice([String], @Sendable (inout Options, String) -> Void)
    case stop(@Sendable (Subcommand) -> Invocation)
  }

  /// What the text behind an option names, by its word in the help.
  enum Value: String, Sendable {
    case folder = "DIR"
    case name = "NAME"
    case file = "FILE"
  }

  var name: String
  var short: String?
  var subcommands: Set<Subcommand>
  var effect: Effect

  /// What the help says, one element per line.
  var summary: [String]

  /// The short name first.
  var names: [String] { [short, name].compactMap(\.self) }

  /// The words that may follow, empty where it is not a choice.
  var choices: [String] {
    if case .choice(let values, _) = effect { values } else { [] }
  }

  /// What the text that follows names, nil for anything but a text.
  var value: Value? {
    if case .value(let value, _) = effect { value } else { nil }
  }

  /// What follows the name, as the help and errors show it.
  var placeholder: String? {
    switch effect {
    case .flag, .stop: nil
    case .value(let value, _): value.rawValue
    case .choice(let values, _): values.joined(separator: "|")
    }
  }

  /// The options of a subcommand, in the order of the help.
  static func all(of subcommand: Subcommand) -> [OptionRule] {
    all.filter { $0.subcommands.contains(subcommand) }
  }
}
