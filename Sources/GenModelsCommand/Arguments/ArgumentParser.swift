/// Reads the command line by the tables of subcommands and options.
struct ArgumentParser {
  private var subcommand = Subcommand.generate
  private var options = Options()
  private var operands: [String] = []
  private var given: [OptionRule] = []

  private init() {}

  /// Reads all arguments after the program's name.
  ///
  /// - Throws: `UsageError` for the first thing that cannot be done.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser()
    do throws(UsageError) {
      return try parser.read(arguments)
    } catch {
      throw error.from(parser.subcommand)
    }
  }

  private mutating func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument.hasPrefix("-"), argument != Options.standardInput {
        if let stop = try takeOption(argument, &rest) { return stop }
      } else if operands.isEmpty, subcommand == .generate,
        let named = Subcommand(word: argument)
      {
        subcommand = named
      } else {
        operands.append(argument)
      }
    }
    // Only now, since an option may stand before the word.
    if let foreign = given.first(where: { !$0.subcommands.contains(subcommand) }) {
      throw .foreignOption(foreign, of: subcommand)
    }
    return try SubcommandRule[subcommand].invocation(operands, options)
  }

  private mutating func takeOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Invocation? {
    let (name, attached) = Self.split(argument)
    guard let rule = OptionRule.all.first(where: { $0.name == name || $0.short == name }) else {
      throw .unknownOption(name, of: subcommand)
    }
    switch rule.effect {
    case .stop(let invocation):
      if attached != nil { throw .needlessValue(rule) }
      return invocation(subcommand)
    case .flag(let apply):
      if attached != nil { throw .needlessValue(rule) }
      apply(&options)
    case .value(_, let apply):
      apply(&options, try value(of: rule, attached, &rest))
    case .choice(let allowed, let apply):
      let value = try value(of: rule, attached, &rest)
      guard allowed.contains(value) else {
        throw .unknownValue(value, of: rule, among: allowed)
      }
      apply(&options, value)
    }
    given.append(rule)
    return nil
  }

  /// Splits `--output=DIR` and `-oDIR`.
  private static func split(_ argument: String) -> (name: String, attached: String?) {
    if argument.hasPrefix("--") {
      guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
    let isKnown = OptionRule.all.contains { $0.short == String(argument.prefix(2)) }
    guard isKnown, argument.count > 2 else { return (argument, nil) }
    return (String(argument.prefix(2)), String(argument.dropFirst(2)))
  }

  /// A value is attached, or the next argument unless that is an option.
  private func value(
    of rule: OptionRule, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if given.contains(where: { $0.name == rule.name }) { throw .repeated(rule) }
    if attached == nil, rest.first?.hasPrefix("-") ?? true { throw .missingValue(rule) }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(rule)
    }
    return value
  }
}
