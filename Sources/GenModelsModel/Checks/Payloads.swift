import GenModelsDiagnostics
import GenModelsSchema

/// Under internal tagging the payload shares the object of the tag, so it must be an object itself
/// whose keys leave the tag's alone (semantics T3, T4).
///
/// Foundation drops a scalar that is written beside a tag without a word, and traps on an array.
func checkPayloads(
  of union: UnionModel, named name: Placed<String>, in model: Model,
  diagnostics: DiagnosticCollector
) {
  guard case .internal(let discriminator) = union.tagging else { return }
  let key = discriminator.key
  for unionCase in union.cases {
    switch unionCase.payload {
    case .none, .subUnion, .broken, .fields(_, isTuple: false):
      break
    case .fields(_, isTuple: true):
      diagnostics.record(
        .error(
          .payloadNotObject, "'\(unionCase.name.value)' is an array, which has no room for the tag",
          at: unionCase.name.span, labels: [.init(span: key.span, text: "the tag is named here")],
          help: adjacentHelp(key)))
    case .value(let type, let span):
      switch model.shape(of: type) {
      case .other(let kind):
        diagnostics.record(
          .error(
            .payloadNotObject, "the payload of '\(unionCase.name.value)' is \(kind), not an object",
            at: span, labels: [.init(span: key.span, text: "the tag shares its object")],
            help: adjacentHelp(key)))
      case .object:
        guard let taken = model.key(key.value, in: type) else { continue }
        diagnostics.record(
          .error(
            .tagCollision,
            "the payload of '\(unionCase.name.value)' has the key of the tag, '\(key.value)'",
            at: span,
            labels: [
              .init(span: taken.span, text: "the payload's key"),
              .init(span: key.span, text: "the tag is named here"),
            ],
            help: "the union writes the tag itself; leave the payload's key out"))
      case .unknown:
        break
      }
    }
  }
}

private func adjacentHelp(_ key: Placed<String>) -> String {
  "name its key with 'fields', or use 'discriminator: { key: \(key.value), content: … }'"
}
