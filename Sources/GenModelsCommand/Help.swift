/// What `--help` and `--version` print.
enum Help {
  static let version = "gen-models 0.1.0\n"

  /// One screen, 80 columns.
  static var text: String {
    let rows = OptionRule.all.flatMap { rule in
      let names = (rule.short.map { "\($0), " } ?? "    ") + rule.name
      let head = "  " + names + (rule.placeholder.map { " \($0)" } ?? "")
      let margin = String(repeating: " ", count: column)
      return rule.summary.enumerated().map { offset, line in
        (offset == 0 ? head + margin.dropFirst(head.count) : margin) + line
      }
    }
    return head + rows.map { $0 + "\n" }.joined() + foot
  }

  private static let column = 33

  private static let head = """
    gen-models writes the Swift types of JSON from YAML schemas.

    usage: gen-models SCHEMA... [--output DIR] [--check] [options]
           gen-models explain [CODE]

    examples:
      gen-models Schemas --output Sources/App/Generated
      gen-models event-confirmation.yml --stdout

    A SCHEMA is a file, a folder (all .yml and .yaml files directly in it), or -
    for standard input, which is printed. 'page.yml' gives 'page.generated.swift'
    beside it, and a file for each helper type. Nothing is written if there is an
    error. Files that gen-models did not write are never replaced.

    options:

    """

  private static let foot = """

    exit codes:
       0  done
       1  an error in a schema or template, or two schemas with the same output
       2  --check found files that are missing, differ or are stale (in DIR, ours,
          and of no schema named)
      64  wrong use of the command line
      74  a file cannot be read or written, or is not ours to replace

    """
}
