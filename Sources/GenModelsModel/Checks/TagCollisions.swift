import GenModelsDiagnostics
import GenModelsSchema

/// The keys of the tag, the content and the fields must differ where they share an object
/// (semantics T3).
func checkTaggingKeys(of union: UnionModel, diagnostics: DiagnosticCollector) {
  if case .adjacent(let discriminator, .path(let content)) = union.tagging,
    discriminator.key.value == content.key.value
  {
    let (key, content) = (discriminator.key, content.key)
    diagnostics.record(
      .error(
        .tagCollision, "the content has the key of the tag, '\(key.value)'", at: content.span,
        labels: [.init(span: key.span, text: "the tag is named here")],
        help: "give the content another key, or leave 'content' out"))
  }
  for unionCase in union.cases {
    guard case .fields(let fields, _) = unionCase.payload else { continue }
    checkKeys(of: fields, diagnostics: diagnostics)
    guard case .internal(let discriminator) = union.tagging else { continue }
    let key = discriminator.key
    for field in fields where !field.isInline && field.key.value == key.value {
      diagnostics.record(
        .error(
          .tagCollision, "the field '\(field.name.value)' has the key of the tag, '\(key.value)'",
          at: field.key.span, labels: [.init(span: key.span, text: "the tag is named here")],
          help: "the union writes the tag itself; leave the field out, or give it another 'key'"))
    }
  }
}
