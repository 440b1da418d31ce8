/// Reads the command line by the table of options.
struct ArgumentParser {
  private var options = Options()
  private var operands: [String] = []
  private var isExplain = false
  private var given: [String] = []

  private init() {}

  /// Reads all arguments after the program's name.
  ///
  /// - Throws: `UsageError` for the first thing that cannot be done.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parser.operands += rest
        break
      }
      if argument.hasPrefix("-"), argument != Options.standardInput {
        if let stop = try parser.takeOption(argument, &rest) { return stop }
      } else if argument == "explain", parser.operands.isEmpty, !parser.isExplain {
        parser.isExplain = true
      } else {
        parser.operands.append(argument)
      }
    }
    return try parser.isExplain ? parser.explanation() : parser.generation()
  }

  private mutating func takeOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Invocation? {
    let (name, attached) = Self.split(argument)
    guard let rule = OptionRule.all.first(where: { $0.name == name || $0.short == name }) else {
      throw .unknownOption(name)
    }
    switch rule.effect {
    case .stop(let invocation):
      if attached != nil { throw .needlessValue(rule) }
      return invocation
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
    given.append(rule.name)
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
    if given.contains(rule.name) { throw .repeated(rule) }
    if attached == nil, rest.first?.hasPrefix("-") ?? true { throw .missingValue(rule) }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(rule)
    }
    return value
  }

  private func explanation() throws(UsageError) -> Invocation {
    if let option = given.first { throw .excluding("explain", option) }
    if operands.count > 1 { throw .tooManyCodes(operands[1]) }
    return .explain(code: operands.first)
  }

  private func generation() throws(UsageError) -> Invocation {
    if operands.isEmpty { throw .noSchema }
    if operands.contains("") { throw .emptyPath }
    var options = options
    options.schemas = operands
    if let reason = options.printReason {
      if options.isCheck { throw .excluding("--check", reason) }
      if options.output != nil { throw .excluding("--output", reason) }
    }
    return .generate(options)
  }
}
