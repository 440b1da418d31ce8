package import GenModelsDiagnostics
package import GenModelsYAML

/// A configuration file as it was written: which schemas there are, and where their Swift goes.
package struct ConfigurationSyntax: Sendable {
  /// Schemas that are generated alike.
  package struct Group: Sendable {
    /// Paths with `*`, `**` and `?`, from the folder of the file.
    package var inputs: [Placed<String>]
    /// The key above them.
    package var place: SourceSpan
    /// The folder of the outputs; nil for that of each schema.
    package var output: Placed<String>?
    /// What the schemas of the group say of `swift:` where they do not say it themselves.
    package var swift: SwiftDefaults
  }

  package var groups: [Group] = []
  /// The folder of templates that replace built-in ones.
  package var templates: Placed<String>?
  /// The name of the file for all helper types of a folder.
  package var helperFile: Placed<String>?
}

/// What schemas say of `swift:` where they do not say it themselves: the nearest first.
package struct SwiftDefaults: Sendable {
  let nodes: [KeyedNode]
}

extension KeyTable {
  /// The top level of a configuration file.
  static let configuration = KeyTable(
    name: "configuration", subject: "a configuration",
    rules: group.rules + [
      .key("templates", .text, "The folder of templates that replace built-in ones."),
      .key("helperFile", .text, "The name of the file for all helper types of a folder."),
      .key("groups", .list(of: .keys(.group)), "Schemas with outputs or options of their own."),
    ])

  /// One of its `groups`, or the only one.
  static let group = KeyTable(
    name: "group", subject: "a group",
    rules: [
      .key("inputs", .texts, "The schemas: paths with `*`, `**` and `?`, from the file's folder."),
      .key("output", .text, "The folder of the outputs; without it, that of each schema."),
      .key(
        "swift", .keys(.swift),
        "What the schemas say of `swift:` where they do not say it themselves."),
    ])
}

extension SchemaReader {
  /// Reads the documents of a configuration file.
  ///
  /// - Parameters:
  ///   - documents: The documents of the file; more than one is an error.
  ///   - file: The file that they came from.
  /// - Returns: The configuration as written, nil where there is none to speak of.
  package func readConfiguration(
    _ documents: [YAMLNode], of file: SourceFile
  ) -> ConfigurationSyntax? {
    guard let document = theOne(of: documents, in: file, "a configuration", needing: "inputs"),
      let keys = keyed(document, by: .configuration)
    else { return nil }
    let shared = defaults(keys["swift"])
    var configuration = ConfigurationSyntax(
      templates: path(keys["templates"]), helperFile: text(keys["helperFile"], as: "a name"))
    guard let groups = keys["groups"] else {
      configuration.groups = [group(keys, of: "a configuration", shared)].compactMap(\.self)
      return configuration
    }
    for name in ["inputs", "output"] {
      guard let entry = keys[name] else { continue }
      diagnostics.record(
        .error(
          .conflictingKeys, "'\(name)' and 'groups' exclude each other", at: entry.key.span,
          labels: [.init(span: groups.key.span, text: "the groups are here")],
          help: "move it into a group"))
    }
    guard case .sequence(let nodes) = groups.value.content else { return configuration }
    if nodes.isEmpty {
      diagnostics.record(
        .error(.missingKey, "'groups' needs at least one group", at: groups.key.span))
    }
    configuration.groups = nodes.compactMap { node in
      keyed(node, by: .group).flatMap { group($0, of: "a group", defaults($0["swift"]) + shared) }
    }
    return configuration
  }

  private func group(
    _ keys: KeyedNode, of subject: String, _ swift: [KeyedNode]
  ) -> ConfigurationSyntax.Group? {
    let output = path(keys["output"])
    guard let entry = keys["inputs"] else {
      if !keys.hasMeant("inputs") {
        diagnostics.record(.missingKey("inputs", of: subject, at: keys.start))
      }
      return nil
    }
    let inputs = texts(entry, as: "an input")
    for input in inputs where input.value.isEmpty { diagnostics.record(.emptyPath(at: input.span)) }
    if case .sequence(let elements) = entry.value.content, elements.isEmpty {
      diagnostics.record(
        .error(.missingKey, "'inputs' needs at least one path", at: entry.key.span))
    }
    return ConfigurationSyntax.Group(
      inputs: inputs.filter { !$0.value.isEmpty }, place: entry.key.span, output: output,
      swift: SwiftDefaults(nodes: swift))
  }

  /// The keys of a `swift:`, whose values are checked here, since no schema might ask for them.
  private func defaults(_ entry: YAMLEntry?) -> [KeyedNode] {
    guard let entry, let keys = keyed(entry.value, by: .swift) else { return [] }
    _ = swiftOptions(of: keys)
    return [keys]
  }

  private func path(_ entry: YAMLEntry?) -> Placed<String>? {
    guard let path = text(entry, as: "a path") else { return nil }
    guard !path.value.isEmpty else {
      diagnostics.record(.emptyPath(at: path.span))
      return nil
    }
    return path
  }
}

extension Diagnostic {
  fileprivate static func emptyPath(at span: SourceSpan) -> Diagnostic {
    .error(
      .emptyText, "a path is empty", at: span, help: "write '.' for the folder of this file")
  }
}
