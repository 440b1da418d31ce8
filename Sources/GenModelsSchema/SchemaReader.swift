package import GenModelsDiagnostics
package import GenModelsYAML

/// Reads YAML nodes as a schema: keys, kinds and forms, and nothing about their meaning.
///
/// What cannot be read is recorded and marked as broken, so that one run finds every error.
package struct SchemaReader {
  let diagnostics: DiagnosticCollector
  private let swiftDefaults: SwiftDefaults?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - diagnostics: Takes everything that is wrong.
  ///   - swiftDefaults: What a schema says of `swift:` where it does not say it itself.
  package init(diagnostics: DiagnosticCollector, swiftDefaults: SwiftDefaults? = nil) {
    self.diagnostics = diagnostics
    self.swiftDefaults = swiftDefaults
  }

  /// Reads the documents of a file.
  ///
  /// - Parameters:
  ///   - documents: The documents of the file; more than one is an error.
  ///   - file: The file that they came from.
  /// - Returns: The schema as written, nil where there is none to speak of.
  package func read(_ documents: [YAMLNode], of file: SourceFile) -> SchemaSyntax? {
    guard let document = theOne(of: documents, in: file, "a schema", needing: "types"),
      let schema = keyed(document, by: .file)
    else { return nil }
    let defaults = schema["defaults"].flatMap { keyed($0.value, by: .defaults) }
    return SchemaSyntax(
      file: file, doc: doc(of: schema), swift: swiftOptions(of: schema, or: swiftDefaults),
      keys: keyStyle(of: schema),
      unknown: unknown(defaults?["unknown"], namesCases: false),
      extraKeys: extraKeys(defaults?["extraKeys"]), types: types(of: schema),
      externals: externals(of: schema),
      imports: schema["imports"].map { texts($0, as: "an import") } ?? [],
      lacksImports: schema.hasMeant("imports") && schema["imports"] == nil)
  }

  /// The only document of a file, nil where nothing stands in it.
  func theOne(
    of documents: [YAMLNode], in file: SourceFile, _ subject: String, needing key: String
  ) -> YAMLNode? {
    let top = SourcePosition(line: 1, column: 1)
    guard let document = documents.first, !document.isAbsent else {
      diagnostics.record(
        .missingKey(key, of: subject, at: SourceSpan(file: file, start: top, end: top)))
      return nil
    }
    if documents.count > 1 {
      diagnostics.record(
        .error(
          .notASchema, "\(subject) is one YAML document, and here a second one starts",
          at: documents[1].span))
    }
    refuseTags(in: document, of: subject)
    return document
  }

  private func types(of schema: KeyedNode) -> [TypeSyntax] {
    guard let entry = schema["types"], case .mapping(let types) = entry.value.content else {
      if !schema.hasMeant("types") {
        diagnostics.record(.missingKey("types", of: "a schema", at: schema.start))
      }
      return []
    }
    if types.isEmpty {
      diagnostics.record(
        .error(.missingKey, "'types' needs at least one type", at: entry.key.span))
    }
    return types.compactMap(type)
  }

  /// Our files have no use for YAML's own tags: what a value is follows from where it stands.
  private func refuseTags(in node: YAMLNode, of subject: String) {
    if let tag = node.tag {
      let standard = "tag:yaml.org,2002:"
      let written = tag.hasPrefix(standard) ? "!!\(tag.dropFirst(standard.count))" : tag
      diagnostics.record(
        .error(
          .notASchema, "\(subject) has no YAML tags, and here is '\(written)'", at: node.span,
          help: "leave it out, or quote a text that starts with '!'"))
    }
    switch node.content {
    case .scalar: break
    case .sequence(let elements): elements.forEach { refuseTags(in: $0, of: subject) }
    case .mapping(let entries):
      for entry in entries {
        refuseTags(in: entry.key, of: subject)
        refuseTags(in: entry.value, of: subject)
      }
    }
  }
}

extension SchemaReader {
  /// The `doc:` of a mapping, nil where it says nothing.
  func doc(of node: KeyedNode) -> String? {
    guard let text = node["doc"]?.value.scalar?.text, !text.isEmpty else { return nil }
    return text
  }

  /// The `keys:` of a mapping.
  func keyStyle(of node: KeyedNode) -> KeyStyle? {
    choice(node["keys"]?.value, of: "keys")
  }

  /// Whether a flag of a mapping is set.
  func flag(_ name: String, of node: KeyedNode, or standard: Bool = false) -> Bool {
    node[name]?.value.scalar?.bool ?? standard
  }

  /// The text of a tag, key or name; plain nothing is an error, since YAML lost what was meant.
  func text(_ entry: YAMLEntry?, as subject: String) -> Placed<String>? {
    entry.flatMap { text($0.value, as: subject, missingAt: $0.key.span) }
  }

  /// The text of a node; the place is where nothing is missed.
  func text(
    _ node: YAMLNode, as subject: String, missingAt span: SourceSpan
  ) -> Placed<String>? {
    guard let scalar = node.scalar else {
      diagnostics.record(.wrongKind(subject, needs: "text", got: node))
      return nil
    }
    guard !scalar.text.isEmpty || scalar.style != .plain else {
      // A YAML tag that took the text's place is reported as one.
      guard node.tag == nil else { return nil }
      diagnostics.record(.emptyText(subject, at: span))
      return nil
    }
    return Placed(scalar.text, at: node.span)
  }

  /// One of the words that a key allows.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: YAMLNode?, of key: String
  ) -> Choice? where Choice.RawValue == String {
    guard let node, let text = node.scalar?.text else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let allowed = Choice.allCases.map(\.rawValue)
      diagnostics.record(.unknownValue(text, of: key, among: allowed, at: node.span))
      return nil
    }
    return choice
  }

  /// The name that an entry's key spells.
  func name(_ key: YAMLNode, of subject: String) -> Placed<String>? {
    guard let scalar = key.scalar else {
      diagnostics.record(.wrongKind("the name of \(subject)", needs: "text", got: key))
      return nil
    }
    guard !scalar.text.isEmpty || scalar.style != .plain else {
      diagnostics.record(.emptyText("the name of \(subject)", at: key.span))
      return nil
    }
    return Placed(scalar.text, at: key.span)
  }
}
