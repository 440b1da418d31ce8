import GenModelsDiagnostics
import GenModelsSchema

/// Two cases of a union cannot share a tag, wherever it comes from (semantics T1).
///
/// Swift compares texts by canonical equivalence, so `é` in one and in two scalars are equal.
func checkTags(
  of union: UnionModel, at own: Int, in model: Model, diagnostics: DiagnosticCollector
) {
  let tags = model.tags(of: union, at: own)
  let ignoresCase = union.tagging.discriminator?.discriminator.ignoresCase == true
  var firsts: [[TagValue]: Int] = [:]
  // A sub-union that shares many tags is wrong once.
  var reported: Set<Int> = []
  for (index, entry) in tags.enumerated() {
    let value = ignoresCase ? entry.tag.value.map(\.lowercased) : entry.tag.value
    guard let first = firsts[value].map({ tags[$0] }) else {
      firsts[value] = index
      continue
    }
    if entry.subUnion != nil {
      guard entry.position != first.position, reported.insert(entry.position).inserted else {
        continue
      }
    }
    let source = entry.subUnion.map { " of '\($0)'" } ?? ""
    let owner = first.subUnion ?? union.cases[first.position].name.value
    diagnostics.record(
      .error(
        .duplicateTag, "the tag '\(entry.tag.value.text)'\(source) is taken", at: entry.place,
        labels: [.init(span: first.place, text: "'\(owner)' has it")],
        help: "a tag names one case; give one of the two another 'tag'"))
  }
  checkStandIns(of: union, among: tags, diagnostics: diagnostics)
  checkFlags(of: union, tags: tags, diagnostics: diagnostics)
  warnAboutTags(of: union, ignoringCase: ignoresCase, diagnostics: diagnostics)
}

/// A tag that is absent or null leads to one case: `missing:` and `null:` name another one than
/// the case whose tag that is, and one that has a tag to be written (semantics T7).
private func checkStandIns(
  of union: UnionModel, among tags: [UnionTag], diagnostics: DiagnosticCollector
) {
  guard let discriminator = union.tagging.discriminator else { return }
  let standIns: [(key: String, position: Int?, span: SourceSpan?, tag: TagValue)] = [
    ("missing", discriminator.missing, discriminator.missingSpan, .absent),
    ("null", discriminator.null, discriminator.nullSpan, .null),
  ]
  for (key, position, span, value) in standIns {
    guard let position, let span else { continue }
    let unionCase = union.cases[position]
    if let taken = tags.first(where: { $0.tag.value == [value] }) {
      let owner = taken.subUnion ?? union.cases[taken.position].name.value
      diagnostics.record(
        .error(
          .duplicateTag, "'\(value.text)' is the tag of '\(owner)'", at: span,
          labels: [.init(span: taken.place, text: "it is named here")],
          help: "leave '\(key)' out, or the tag"))
    } else if case .subUnion(_, let place) = unionCase.payload {
      diagnostics.record(
        .error(
          .conflictingKeys, "'\(unionCase.name.value)' has many tags, and none to read '\(key)' as",
          at: span, labels: [.init(span: place, text: "its tags are those of a union")],
          help: "name a case with a tag of its own"))
    }
  }
}

/// A tag of type `Bool` has two values, and each needs its case or `unknown:` (semantics T6).
private func checkFlags(
  of union: UnionModel, tags: [UnionTag], diagnostics: DiagnosticCollector
) {
  guard let discriminator = union.tagging.discriminator?.discriminator, discriminator.type == .bool,
    case .fail = union.unknown
  else { return }
  // Where a tag could not be read, what is missing is not known.
  let isWhole = union.cases.allSatisfy { unionCase in
    if case .subUnion = unionCase.payload { true } else { unionCase.tag != nil }
  }
  let known = Set(tags.map(\.tag.value))
  for flag in [true, false] where isWhole && !known.contains([.bool(flag)]) {
    diagnostics.record(
      .error(
        .missingKey, "no case has the tag '\(flag)'", at: discriminator.path.span,
        help: "add one with 'tag: \(flag)', or say what is 'unknown'"))
  }
}

extension TagValue {
  /// The tag as it is compared where case does not count.
  fileprivate var lowercased: TagValue {
    if case .string(let text) = self { .string(text.lowercased()) } else { self }
  }
}

extension JSONPath {
  /// The path as a message shows it.
  package var text: String { keys.map(\.value).joined(separator: ".") }
}
