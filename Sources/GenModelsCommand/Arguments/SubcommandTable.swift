internal import GenModelsPipeline

extension SubcommandRule {
  static let generate = SubcommandRule(
    subcommand: .generate, operand: .schema, synopsis: "SCHEMA...",
    summary: "write the Swift of schemas",
    about: """
      examples:
        gen-models Schemas --output Sources/App/Generated
        gen-models event-confirmation.yml --stdout

      A SCHEMA is a file, a folder (all .yml and .yaml files directly in it), or -
      for standard input, which is printed. 'page.yml' gives 'page.generated.swift'
      beside it, and a file for each helper type. Nothing is written if there is an
      error. Files that gen-models did not write are never replaced. Without a SCHEMA
      the file gen-models.yml says what there is to do.

      """,
    foot: """
      exit codes:
         0  done
         1  an error in a schema or template, or two schemas with the same output
         2  --check found files that are missing, differ or are stale (in DIR, ours,
            and of no schema named)
        64  wrong use of the command line
        74  a file cannot be read or written, or is not ours to replace

      """
  ) { operands, options throws(UsageError) in
    if let folder = options.exportedTemplates {
      if let other = operands.first ?? options.runOption {
        throw .excluding("--export-templates", other)
      }
      return .exportTemplates(folder: folder)
    }
    if operands.contains("") { throw .emptyPath }
    if let operand = operands.first {
      if options.configuration != nil { throw .excluding("--config", operand) }
      if options.isPrune, options.output == nil { throw .pruningNothing }
    }
    var options = options
    options.schemas = operands
    if options.isPrint, options.isContextDump { throw .excluding("--stdout", "--dump-context") }
    if let reason = options.printReason {
      if options.isCheck { throw .excluding("--check", reason) }
      if options.isPrune { throw .excluding("--prune", reason) }
      if options.output != nil { throw .excluding("--output", reason) }
      if options.helperFile != nil { throw .excluding("--helper-file", reason) }
    }
    if let name = options.helperFile, !OutputNaming.isOutput(name) { throw .helperFileName }
    return .generate(options)
  }

  static let validate = SubcommandRule(
    subcommand: .validate, operand: .payload, synopsis: "SCHEMA PAYLOAD...",
    summary: "read payloads as the Swift of a schema would",
    about: """
      examples:
        gen-models validate feed.yml page-1.json page-2.json
        gen-models validate feed.yml --type Item --cases item.json

      A PAYLOAD is a JSON file, or - for standard input. Of a file whose name ends in
      '.jsonl' or '.ndjson' each line is a payload. What does not fit is an error at
      its line and column, what encoding would not give back is a warning.

      """,
    foot: """
      exit codes:
         0  all payloads fit
         1  a payload does not fit, or the schema has an error
        64  wrong use of the command line
        74  a file cannot be read

      """
  ) { operands, options throws(UsageError) in
    if operands.isEmpty { throw .noSchemaOfPayloads }
    if operands.count == 1 { throw .noPayload }
    if operands.contains("") { throw .emptyPath }
    if operands[0] == Options.standardInput { throw .schemaFromInput }
    var options = options
    options.schemas = [operands[0]]
    options.payloads = Array(operands.dropFirst())
    if options.payloads.count(where: { $0 == Options.standardInput }) > 1 { throw .inputTwice }
    return .validate(options)
  }

  static let explain = SubcommandRule(
    subcommand: .explain, operand: .code, synopsis: "[CODE]",
    summary: "explain an error, or list the codes",
    about: """
      example:
        gen-models explain GM304

      A CODE is what an error shows in brackets; its letters may be small or left out.

      """
  ) { operands, _ throws(UsageError) in
    if operands.count > 1 { throw .tooMany(operands[1], of: .explain, takes: "one code") }
    return .explain(code: operands.first)
  }

  static let initialize = SubcommandRule(
    subcommand: .initialize, operand: .newName, synopsis: "[NAME]",
    summary: "write a schema to start from",
    about: """
      examples:
        gen-models init
        gen-models init Schemas/feed

      A NAME without '.yml' gets one; without a NAME it is 'models.yml'. What stands
      there already is never replaced.

      """
  ) { operands, _ throws(UsageError) in
    if operands.count > 1 { throw .tooMany(operands[1], of: .initialize, takes: "one name") }
    let name = operands.first ?? "models"
    if name.isEmpty { throw .emptyPath }
    guard Starter.isName(name) else { throw .noNewName(name) }
    if FilePath.name(of: Starter.path(for: name)) == ConfigurationFile.name {
      throw .configurationName
    }
    return .initialize(name: name)
  }

  static let completions = SubcommandRule(
    subcommand: .completions, operand: .shell, synopsis: "SHELL",
    summary: "print completions of bash, zsh or fish",
    about: """
      examples:
        source <(gen-models completions bash)
        gen-models completions zsh > "${fpath[1]}/_gen-models"
        gen-models completions fish > ~/.config/fish/completions/gen-models.fish

      The first line is for ~/.bashrc. zsh reads its folder when compinit runs; it can
      source the script instead, behind compinit.

      """
  ) { operands, _ throws(UsageError) in
    if operands.count > 1 { throw .tooMany(operands[1], of: .completions, takes: "one shell") }
    guard let shell = operands.first.flatMap(Shell.init) else {
      throw .unknownShell(operands.first)
    }
    return .completions(shell)
  }

  static let jsonSchema = SubcommandRule(
    subcommand: .jsonSchema, operand: .nothing, synopsis: "",
    summary: "print the JSON Schema of schemas, for editors",
    about: """
      example:
        gen-models json-schema > gen-models.schema.json

      Editors with yaml-language-server complete and check schemas by it.

      """
  ) { operands, _ throws(UsageError) in
    if let operand = operands.first { throw .needless(operand, of: .jsonSchema) }
    return .jsonSchema
  }

  static let help = SubcommandRule(
    subcommand: .help, operand: .subcommand, synopsis: "[SUBCOMMAND]",
    summary: "print the help of a subcommand", about: ""
  ) { operands, _ throws(UsageError) in
    if operands.count > 1 { throw .tooMany(operands[1], of: .help, takes: "one subcommand") }
    guard let word = operands.first else { return .help(.generate) }
    guard let subcommand = Subcommand(word: word) else { throw .unknownSubcommand(word) }
    return .help(subcommand)
  }
}
