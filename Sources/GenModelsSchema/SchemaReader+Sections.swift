import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads `sections:` of a page; nil stands for one whose parts could not be read.
  func sections(_ entry: YAMLEntry?) -> [SectionSyntax?] {
    entries(of: entry, each: "section").map { entry in
      guard let name = name(entry.key, of: "a section"),
        let keys = partList(entry.value, by: .section)
      else { return nil }
      let header = keys["header"].flatMap(sectionEnd)
      let footer = keys["footer"].flatMap(sectionEnd)
      guard keys["parts"] != nil || !keys.hasMeant("parts") else { return nil }
      return SectionSyntax(
        name: name, doc: doc(of: keys),
        parts: keys["parts"].map { texts($0, as: "a part of a section") } ?? [],
        header: header, footer: footer,
        keepsEmpty: place(of: "whenEmpty", being: "keep", in: keys))
    }
  }

  /// Reads `groups:` of a page.
  func groups(_ entry: YAMLEntry?) -> [GroupSyntax] {
    entries(of: entry, each: "group").compactMap { entry in
      guard let name = name(entry.key, of: "a group"),
        let keys = partList(entry.value, by: .pageGroup)
      else { return nil }
      guard let parts = keys["parts"] else {
        if !keys.hasMeant("parts") {
          diagnostics.record(.missingKey("parts", of: "the group '\(name.value)'", at: name.span))
        }
        return nil
      }
      return GroupSyntax(
        name: name, doc: doc(of: keys), parts: texts(parts, as: "a part of a group"),
        hidesWhenAllMissing: place(of: "hide", being: "all", in: keys) != nil)
    }
  }

  private func entries(of entry: YAMLEntry?, each kind: String) -> [YAMLEntry] {
    guard let entry, case .mapping(let entries) = entry.value.content else { return [] }
    if entries.isEmpty {
      diagnostics.record(
        .error(.missingKey, "'\(kind)s' needs at least one \(kind)", at: entry.key.span))
    }
    return entries
  }

  /// The keys of a section or a group; to write its parts without any is near at hand.
  private func partList(_ node: YAMLNode, by table: KeyTable) -> KeyedNode? {
    guard case .sequence(let elements) = node.content else { return keyed(node, by: table) }
    let names = elements.compactMap { $0.scalar?.text }.joined(separator: ", ")
    diagnostics.record(
      .wrongKind(
        table.subject, needs: "a mapping", got: node, help: "write '{ parts: [\(names)] }'"))
    return nil
  }

  /// Reads a header or a footer: one of `title`, `space` and `field`.
  private func sectionEnd(_ entry: YAMLEntry) -> SectionEndSyntax? {
    let kind = entry.key.scalar?.text ?? ""
    guard let keys = keyed(entry.value, by: .sectionEnd) else { return nil }
    let written = ["title", "space", "field"].compactMap { keys[$0] }
      .sorted { $0.key.span.start < $1.key.span.start }
    guard written.count < 2 else {
      diagnostics.record(.twoForms(of: "a \(kind)", written[0], written[1]))
      return nil
    }
    if let title = keys["title"] {
      guard let text = text(title, as: "'title'") else { return nil }
      guard text.value.isEmpty else { return .title(text) }
      diagnostics.record(
        .error(
          .emptyText, "the title of a \(kind) is empty", at: text.span,
          help: "write a text, or 'space: 12' for a \(kind) without one"))
      return nil
    }
    if let space = keys["space"] {
      if let number = space.value.scalar?.float {
        return .space(Placed(number, at: space.value.span))
      }
      diagnostics.record(.wrongKind("'space'", needs: "a number", got: space.value))
      return nil
    }
    if let field = keys["field"] { return text(field, as: "'field'").map { .field($0) } }
    if !["title", "space", "field"].contains(where: keys.hasMeant) {
      diagnostics.record(
        .error(
          .missingKey, "a \(kind) needs 'title', 'space' or 'field'", at: entry.key.span,
          help: "write '\(kind): { title: … }'"))
    }
    return nil
  }
}

extension Diagnostic {
  /// Two keys of which one is enough.
  static func twoForms(of subject: String, _ one: YAMLEntry, _ other: YAMLEntry) -> Diagnostic {
    let names = [one, other].map { $0.key.scalar?.text ?? "" }
    return .error(
      .conflictingKeys, "\(subject) has either '\(names[0])' or '\(names[1])'",
      at: other.key.span,
      labels: [.init(span: one.key.span, text: "'\(names[0])' is given here")],
      help: "leave one of the two out")
  }
}
