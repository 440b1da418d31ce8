internal import GenModelsMustache

extension Shell {
  /// What the templates may name of a subcommand.
  func record(of subcommand: Subcommand) -> TemplateRecord {
    let operand = SubcommandRule[subcommand].operand
    let options = OptionRule.all(of: subcommand)
    let words = operand.words()
    return [
      "subcommand": .text(subcommand.rawValue),
      "names": .text(quoted(options.flatMap(\.names).joined(separator: " "))),
      "options": .list(options.flatMap(records)),
      "hasWords": .bool(!words.isEmpty),
      "wordList": words.isEmpty
        ? .null : .text(quoted(words.map(\.word).joined(separator: " "))),
      "words": .list(words.map { .record(record(of: $0.word, meaning: $0.meaning)) }),
      "hasFiles": .bool(!operand.endings.isEmpty),
      "endings": .text(operand.endings.joined(separator: " ")),
      "glob": .text(quoted("*(\(operand.endings.joined(separator: "|")))(-.)")),
    ]
  }

  /// What they may name of an option that takes a value.
  func record(of option: OptionRule) -> TemplateRecord {
    let choices = option.choices
    return [
      "pattern": .text(option.names.joined(separator: "|")),
      "choices": choices.isEmpty ? .null : .text(quoted(choices.joined(separator: " "))),
      "takesFolder": .bool(option.value == .folder),
      "takesFile": .bool(option.value == .file),
    ]
  }

  private func record(of word: String, meaning: String) -> TemplateRecord {
    [
      "word": .text(word),
      "meaning": .text(quoted(meaning)),
      "described": .text(quoted("\(word):\(meaning)")),
    ]
  }

  /// The option under each of its names for zsh, under all of them for fish; bash needs neither.
  private func records(of option: OptionRule) -> [TemplateValue] {
    switch self {
    case .bash: []
    case .zsh: option.names.map { .record(["spec": .text(quoted(option.zshSpec(of: $0)))]) }
    case .fish:
      [
        .record([
          "arguments": .text(option.fishArguments),
          "meaning": .text(quoted(option.meaning)),
        ])
      ]
    }
  }

  private func quoted(_ text: String) -> String {
    switch self {
    case .bash, .zsh: ShellCommand.quoted(text)
    case .fish:
      "'" + text.map { ["'", "\\"].contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
    }
  }
}

extension OptionRule {
  fileprivate var meaning: String { summary.joined(separator: " ") }

  /// A spec of zsh's `_arguments`: what excludes it, the name, the meaning, the value.
  fileprivate func zshSpec(of name: String) -> String {
    let text = meaning.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    switch effect {
    case .stop: return "(- *)\(name)[\(text)]"
    case .flag: return "(\(names.joined(separator: " ")))\(name)[\(text)]"
    case .choice(let values, _):
      return "\(zshName(name))[\(text)]:value:(\(values.joined(separator: " ")))"
    case .value(let value, _):
      let action =
        switch value {
        case .folder: "_files -/"
        case .file: "_files"
        case .name: " "
        }
      return "\(zshName(name))[\(text)]:\(value.rawValue):\(action)"
    }
  }

  /// A name whose value may be attached.
  private func zshName(_ name: String) -> String {
    let isLong = name.hasPrefix("--")
    return "(\(names.joined(separator: " ")))\(name)\(isLong ? "=" : "+")"
  }

  /// The arguments of fish's `complete`.
  fileprivate var fishArguments: String {
    let names = [short.map { "-s \($0.dropFirst()) " } ?? "", "-l \(name.dropFirst(2))"].joined()
    switch effect {
    case .stop, .flag: return names
    case .choice(let values, _): return "\(names) -x -a '\(values.joined(separator: " "))'"
    case .value(.folder, _): return "\(names) -x -a '(__fish_complete_directories)'"
    case .value(.file, _): return "\(names) -r -F"
    case .value(.name, _): return "\(names) -x"
    }
  }
}
