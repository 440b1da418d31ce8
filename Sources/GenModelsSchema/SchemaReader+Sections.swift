import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads `sections:` of a page.
  func sections(_ entry: YAMLEntry?) -> [SectionSyntax] {
    entries(of: entry, "a section").compactMap { name, node in
      guard let keys = keyed(node, by: .section) else { return nil }
      let keepsEmpty = keys["whenEmpty"].flatMap {
        $0.value.scalar?.text == "keep" ? $0.key.span : nil
      }
      return SectionSyntax(
        name: name, doc: doc(of: keys),
        parts: keys["parts"].map { texts($0, as: "a part of a section") } ?? [],
        header: keys["header"].flatMap(sectionEnd), footer: keys["footer"].flatMap(sectionEnd),
        keepsEmpty: keepsEmpty)
    }
  }

  /// Reads `groups:` of a page.
  func groups(_ entry: YAMLEntry?) -> [GroupSyntax] {
    entries(of: entry, "a group").compactMap { name, node in
      guard let keys = keyed(node, by: .pageGroup) else { return nil }
      if !keys.hasMeant("parts") {
        diagnostics.record(.missingKey("parts", of: "the group '\(name.value)'", at: name.span))
      }
      return GroupSyntax(
        name: name, doc: doc(of: keys),
        parts: keys["parts"].map { texts($0, as: "a part of a group") } ?? [],
        hidesWhenAllMissing: keys["hide"]?.value.scalar?.text == "all")
    }
  }

  private func entries(
    of entry: YAMLEntry?, _ subject: String
  ) -> [(name: Placed<String>, node: YAMLNode)] {
    guard let entry, case .mapping(let entries) = entry.value.content else { return [] }
    return entries.compactMap { entry in
      name(entry.key, of: subject).map { ($0, entry.value) }
    }
  }

  /// Reads a header or a footer: one of `title`, `space` and `field`.
  private func sectionEnd(_ entry: YAMLEntry) -> SectionEndSyntax? {
    guard let keys = keyed(entry.value, by: .sectionEnd) else { return nil }
    let title = text(keys["title"], as: "'title'")
    let space = keys["space"].flatMap(space)
    let field = text(keys["field"], as: "'field'")
    return title.map { .title($0) } ?? space.map { .space($0) } ?? field.map { .field($0) }
  }

  private func space(_ entry: YAMLEntry) -> Placed<Double>? {
    guard let number = entry.value.scalar?.float, number.isFinite else { return nil }
    return Placed(number, at: entry.value.span)
  }
}
