import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// Checks that every part stands in one section, where there are sections.
  func checkCoverage() {
    guard !syntax.lacksSections else { return }
    guard !syntax.sections.isEmpty else {
      for part in syntax.parts {
        guard let each = part.sectionsEach, part.always == nil else { continue }
        let name = part.field.name.value
        record(
          .missingKey, "'\(name)' makes sections, and the page has no 'sections' to say where",
          at: each, help: "write 'sections: { \(name): { parts: [\(name)] } }', with all parts")
      }
      return
    }
    let named = syntax.sections.flatMap(\.parts)
    let known = checkParts(named, "stands in a section already")
    // Of a name that is misspelt nobody says that it is missing.
    let names = syntax.parts.map(\.field.name)
    let unknown = named.filter { part(named: $0.value) == nil }
    let meant = Set(unknown.flatMap { Suggestion.nearest(to: $0.value, among: names.map(\.value)) })
    for name in names where !known.contains(name.value) && !meant.contains(name.value) {
      record(
        .missingKey, "'\(name.value)' stands in no section", at: name.span,
        syntax.sections.first.map { ($0.name.span, "the page has sections") },
        help: "add it to the 'parts' of one of them")
    }
  }

  /// Refuses names that no part has, or that are there before.
  ///
  /// - Returns: The names of parts.
  func checkParts(_ names: [Placed<String>], _ state: String) -> Set<String> {
    var places: [String: SourceSpan] = [:]
    for name in names {
      guard part(named: name.value) != nil else {
        record(
          .unknownValue, "no part is named '\(name.value)'", at: name.span,
          help: Suggestion.help(for: name.value, among: syntax.parts.map(\.field.name.value))
            ?? "declare it under 'parts'")
        continue
      }
      if let first = places[name.value] {
        record(
          .conflictingKeys, "'\(name.value)' \(state)", at: name.span, (first, "it is here, too"),
          help: "leave one of the two out")
      } else {
        places[name.value] = name.span
      }
    }
    return Set(places.keys)
  }
}
