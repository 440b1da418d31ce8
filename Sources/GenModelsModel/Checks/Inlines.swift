import GenModelsDiagnostics
import GenModelsSchema

/// An inline value shares the object of the type that has the field, so it must be an object itself
/// whose keys nobody else has.
///
/// That it has not the key of a tag either is looked at where the tags are.
func checkInlines(
  among fields: [FieldModel], in model: Model, _ sharing: Sharing, diagnostics: DiagnosticCollector
) {
  guard fields.contains(where: \.isInline) else { return }
  var owners: [String: SourceSpan] = [:]
  for key in fields.filter({ !$0.isInline }).flatMap(\.outerKeys) { owners[key.value] = key.span }
  var inlines: [String: SourceSpan] = [:]
  var keeper: FieldModel?
  var refuser: FieldModel?
  for field in fields where field.isInline {
    guard isObject(field, in: model, diagnostics: diagnostics) else { continue }
    var taken: Set<String> = []
    for key in model.objectKeys(of: field.type) {
      guard let owner = owners[key.value] ?? inlines[key.value] else {
        inlines[key.value] = key.span
        continue
      }
      // The way leads back to the object itself, which is an error of its own.
      if owners[key.value] == key.span { break }
      guard taken.insert(key.value).inserted else { continue }
      diagnostics.record(
        .error(
          .duplicateJSONKey,
          "the inline value of '\(field.name.value)' has the key '\(key.value)', which is taken",
          at: field.name.span,
          labels: [
            .init(span: owner, text: "the key is here"), .init(span: key.span, text: "and here"),
          ],
          help: "give one of the two another 'key'"))
    }
    checkNil(of: field, in: model, diagnostics: diagnostics)
    guard let target = model.target(of: field.type), sharing.minding.contains(target) else {
      continue
    }
    let keeps = sharing.keeping.contains(target)
    if keeps, let keeper {
      diagnostics.record(
        .conflict(
          "'\(keeper.name.value)' and '\(field.name.value)' both keep what nobody knows",
          of: keeper, and: field,
          help: "leave 'unknown: keep' or 'extraKeys: keep' out of one of them"
        ))
    } else if let other = keeps ? refuser : keeper {
      let (one, two) = keeps ? (field, other) : (other, field)
      diagnostics.record(
        .conflict(
          "'\(one.name.value)' keeps what nobody knows, and '\(two.name.value)' refuses it",
          of: other, and: field, help: "leave 'extraKeys' or 'unknown: keep' out of one of them"))
    }
    if keeps { keeper = keeper ?? field } else { refuser = refuser ?? field }
  }
}

extension Diagnostic {
  fileprivate static func conflict(
    _ message: String, of first: FieldModel, and second: FieldModel, help: String
  ) -> Diagnostic {
    .error(
      .conflictingKeys, message, at: second.name.span,
      labels: [.init(span: first.name.span, text: "the other one is here")], help: help)
  }
}

/// Whether the value of an inline field is an object; where it is not, that is reported.
private func isObject(
  _ field: FieldModel, in model: Model, diagnostics: DiagnosticCollector
) -> Bool {
  switch model.shape(of: field.type) {
  case .unknown: return false
  case .object, .kept: break
  case .other(let kind):
    diagnostics.record(
      .error(
        .payloadNotObject,
        "the inline value of '\(field.name.value)' is \(kind), not an object",
        at: field.inline ?? field.name.span, help: "leave 'inline' out, and it has a key of its own"
      ))
    return false
  }
  guard field.presence != .threeState else {
    diagnostics.record(
      .error(
        .typeExpression, "an inline value is there or not, and never null", at: field.name.span,
        help: "write '\(field.name.value)?', without a '?' behind the type"))
    return false
  }
  return true
}

/// Nil must look different from every value.
private func checkNil(of field: FieldModel, in model: Model, diagnostics: DiagnosticCollector) {
  if case .external(let index) = field.type, field.presence != .required {
    diagnostics.record(
      .error(
        .conflictingKeys,
        "nobody knows the keys of '\(model.externals[index].name.value)', which tell whether it is there",
        at: field.name.span, help: "leave the '?' out, or 'inline'"))
  }
  guard field.presence != .required, let index = model.target(of: field.type) else { return }
  let name = model.types[index].name
  if model.mayBeEmpty(index) {
    diagnostics.record(
      .error(
        .conflictingKeys,
        "nothing tells a '\(name.value)' without keys from no '\(name.value)' at all",
        at: field.name.span, labels: [.init(span: name.span, text: "every key may be absent")],
        help: "leave the '?' out"))
  }
  guard case .union(let union) = model.types[index].definition, case .keep = union.unknown else {
    return
  }
  switch union.tagging {
  case .presence, .external:
    diagnostics.record(
      .warning(
        .conflictingKeys,
        "'unknown: keep' of '\(name.value)' never matches: without a key that it knows,"
          + " '\(field.name.value)' is nil",
        at: field.name.span, labels: [.init(span: name.span, text: "the union is here")],
        help: "leave the '?' out"))
  case .internal, .adjacent, .composite, .untagged, .broken:
    break
  }
}

extension Model {
  /// Whether the objects of a type may have no key at all.
  fileprivate func mayBeEmpty(_ index: Int) -> Bool {
    guard types[index].fields.allSatisfy(mayLeaveNothing) else { return false }
    switch types[index].definition {
    case .structure, .page: return true
    case .alias, .union, .rawEnum, .broken: return false
    }
  }

  private func mayLeaveNothing(_ field: FieldModel) -> Bool {
    if field.omitsDefault { return true }
    switch field.presence {
    case .absentable, .threeState: return field.readsEmptyAsNil == nil
    case .nullable: return field.isInline
    case .required, .requiredNullable: return false
    }
  }
}
