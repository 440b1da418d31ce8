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

  /// Checks a group of parts.
  func group(_ group: GroupSyntax) -> GroupModel {
    let name = group.name.value
    _ = checkParts(group.parts, "is in the group already")
    let positions = positions(of: group.parts)
    if group.parts.count < 2 {
      record(
        .missingKey, "the group '\(name)' needs two parts or more", at: group.name.span,
        help: "a part alone is hidden by its own rules; leave the group out")
    } else if positions.count == group.parts.count {
      let constants = positions.filter { syntax.parts[$0].always != nil }
      if constants.count == positions.count {
        record(
          .conflictingKeys, "the group '\(name)' is never hidden: its parts are always there",
          at: group.name.span, help: "leave the group out, or add a part that may be missing")
      } else if group.hidesWhenAllMissing, constants.isEmpty {
        record(
          .conflictingKeys,
          "the group '\(name)' hides nothing: where all is missing, nothing is left",
          at: group.name.span, help: "add a row that is always there, or leave 'hide' out")
      }
    }
    return GroupModel(
      name: group.name, doc: group.doc, parts: positions,
      hidesWhenAllMissing: group.hidesWhenAllMissing)
  }

  /// Refuses names that no part has, or that are there before.
  ///
  /// - Returns: The names of parts.
  private func checkParts(_ names: [Placed<String>], _ state: String) -> Set<String> {
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
