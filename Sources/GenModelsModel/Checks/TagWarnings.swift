import GenModelsDiagnostics
import GenModelsSchema

/// Warns about tags that nobody writes on purpose (semantics T10).
func warnAboutTags(
  of union: UnionModel, ignoringCase: Bool, diagnostics: DiagnosticCollector
) {
  var firsts: [String: (text: String, span: SourceSpan)] = [:]
  for tag in union.cases.flatMap(\.tags) {
    guard case .string(let text)? = tag.value.first, tag.value.count == 1 else { continue }
    if let oddity = oddity(of: text) {
      diagnostics.record(
        .warning(
          .doubtfulTag, "the tag '\(text)' \(oddity)", at: tag.span,
          help: "leave it out, unless JSON has it"))
    }
    guard !ignoringCase else { continue }
    let folded = text.lowercased()
    guard let first = firsts[folded] else {
      firsts[folded] = (text, tag.span)
      continue
    }
    guard first.text != text else { continue }
    diagnostics.record(
      .warning(
        .doubtfulTag, "the tag '\(text)' differs from '\(first.text)' only by case", at: tag.span,
        labels: [.init(span: first.span, text: "'\(first.text)' is here")],
        help: "if both are one case, use 'aliases', or 'match: caseInsensitive'"))
  }
}

private func oddity(of text: String) -> String? {
  if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "has a control character" }
  let scalars = text.unicodeScalars
  if scalars.first?.properties.isWhitespace == true { return "starts with white space" }
  return scalars.last?.properties.isWhitespace == true ? "ends in white space" : nil
}
