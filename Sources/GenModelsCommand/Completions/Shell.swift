internal import GenModelsMustache

/// The shells that completions exist for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell the subcommands and options, made of the two tables.
  ///
  /// - Throws: A `TemplateError` where our own template is broken, which a test rules out.
  func completions() throws(TemplateError) -> String {
    let library = TemplateLibrary(names: [rawValue]) { _ in
      switch self {
      case .bash: PackageResources.completions_bash_mustache
      case .zsh: PackageResources.completions_zsh_mustache
      case .fish: PackageResources.completions_fish_mustache
      }
    }
    return try TemplateRenderer(library).render(rawValue, with: record)
  }

  private var record: TemplateRecord {
    let valued = OptionRule.all.filter { $0.placeholder != nil }
    let names = valued.flatMap(\.names)
    return [
      "valued": .list(valued.map { .record(record(of: $0)) }),
      "valuedPattern": .text(names.joined(separator: "|")),
      "valuedNames": .text(names.joined(separator: " ")),
      "subcommandPattern": .text(Subcommand.words.joined(separator: "|")),
      "subcommandNames": .text(Subcommand.words.joined(separator: " ")),
      "subcommands": .list(Subcommand.allCases.map { .record(record(of: $0)) }),
    ]
  }
}
