import GenModelsDiagnostics
import GenModelsSchema

/// What becomes of keys that nobody declares must be something that can come about.
func checkExtraKeys(of model: Model, _ sharing: Sharing, diagnostics: DiagnosticCollector) {
  for type in model.types {
    let check = ExtraKeysCheck(model: model, sharing: sharing, diagnostics: diagnostics)
    switch type.definition {
    case .structure(let structure): check.run(structure.extraKeys, among: structure.fields)
    case .page(let page): check.run(page.extraKeys, among: page.fields)
    case .union(let union):
      for unionCase in union.cases { check.run(unionCase, in: union) }
    case .alias, .rawEnum, .broken:
      break
    }
  }
}

/// The policy of one object, and the parts of other types in it: an object has one owner of what
/// nobody declares, the innermost one that wants it (schema language, section 9.15).
private struct ExtraKeysCheck {
  let model: Model
  let sharing: Sharing
  let diagnostics: DiagnosticCollector

  func run(_ unionCase: CaseModel, in union: UnionModel) {
    let payload = model.flat(unionCase)
    if union.isShorthand, unionCase.hasStruct, payload.extraKeys.keeps,
      let span = payload.extraKeys.span
    {
      // No bare tag has room for what is kept.
      diagnostics.record(.notYet("that keeps keys beside 'shorthand: tag'", at: span))
    }
    if unionCase.hasStruct, union.tagging.hasNestedKeys, union.tagging.sharesPayload,
      let span = payload.extraKeys.span
    {
      // The object on the way to the tag is the union's, and what is kept is the struct's.
      diagnostics.record(.notYet("of a struct beside a nested tag", at: span))
    }
    checkNestedTag(beside: unionCase, in: union)
    guard let span = unionCase.extraKeys.span,
      case .fields(let fields, isTuple: false) = unionCase.payload
    else { return }
    if !union.tagging.sharesPayload, fields.contains(where: { !$0.steps.isEmpty }) {
      diagnostics.record(
        .notYet("of a content with nested keys", at: span, help: "add 'payload: struct'"))
    }
    run(unionCase.extraKeys, among: fields)
  }

  /// The object on the way to the tag is the union's, so a struct in the outer object would know
  /// nothing of what else is there.
  private func checkNestedTag(beside unionCase: CaseModel, in union: UnionModel) {
    guard !unionCase.hasStruct, union.tagging.hasNestedKeys, union.tagging.sharesPayload,
      case .value(let type, let place) = unionCase.payload, let target = model.target(of: type),
      case .structure(let structure) = model.types[target].definition,
      model.reachesInside(structure.extraKeys), let span = structure.extraKeys.span
    else { return }
    let name = model.types[target].name
    diagnostics.record(
      .error(
        .notSupportedYet,
        "'extraKeys' of '\(name.value)' beside a nested tag is not supported yet",
        at: place, labels: [.init(span: span, text: "it is here")],
        help: "write 'extraKeys: ignore' in '\(name.value)'"))
  }

  func run(_ policy: ExtraKeysModel, among fields: [FieldModel]) {
    guard let span = policy.span else { return }
    for field in fields where field.isInline {
      guard let part = model.target(of: field.type) else { continue }
      check(policy, at: span, with: field, part)
    }
  }

  private func check(
    _ policy: ExtraKeysModel, at span: SourceSpan, with field: FieldModel, _ part: Int
  ) {
    if policy.rejects {
      guard sharing.keeping.contains(part) else { return }
      record(
        "nothing is left to refuse: '\(field.name.value)' keeps what nobody declares", at: span,
        field)
    } else if sharing.minding.contains(part), !sharing.keeping.contains(part) {
      record(
        "nothing is left to keep: '\(field.name.value)' refuses what nobody declares", at: span,
        field)
    } else if !model.keepsExtras(field.type), !knowsKeys(of: part) {
      diagnostics.record(
        .manyForms(
          of: field, model.types[part].name.value, hasPolicies: model.hasPolicies(inCasesOf: part),
          besidePolicyAt: span))
    }
  }

  /// Whether it can be told which keys a value has: those of the cases that did not come are left
  /// over.
  private func knowsKeys(of part: Int) -> Bool {
    guard case .union(let union) = model.types[part].definition else {
      return !model.hasUnion(in: part)
    }
    guard !sharing.mindingParts.contains(part), !union.tagging.hasNestedKeys,
      union.cases.count <= 400
    else { return false }
    return union.cases.allSatisfy { model.ownKeys(of: $0, in: union) != nil }
  }

  private func record(_ message: String, at span: SourceSpan, _ field: FieldModel) {
    diagnostics.record(
      .error(
        .conflictingKeys, message, at: span,
        labels: [.init(span: field.name.span, text: "it shares the object")],
        help: "leave 'extraKeys' to one of the two, or write 'extraKeys: ignore' here"))
  }
}

extension Model {
  /// Whether a part of an object always keeps what nobody declares, so that nothing is left for
  /// the object itself.
  package func alwaysKeeps(_ field: FieldModel) -> Bool {
    guard field.isInline, field.presence == .required else { return false }
    return keepsExtras(field.type)
  }

  /// Whether a type is a struct that keeps what nobody declares.
  package func keepsExtras(_ type: TypeReference) -> Bool {
    guard let index = target(of: type), case .structure(let structure) = types[index].definition
    else { return false }
    return structure.extraKeys.keeps
  }
}

extension Model {
  /// Whether a case of a union says what becomes of keys that nobody declares.
  fileprivate func hasPolicies(inCasesOf index: Int) -> Bool {
    guard case .union(let union) = types[index].definition else { return false }
    return union.cases.contains { unionCase in
      guard unionCase.hasStruct, case .value(let type, _) = unionCase.payload,
        let target = target(of: type), case .structure(let structure) = types[target].definition
      else { return !unionCase.extraKeys.isIgnored }
      return !structure.extraKeys.isIgnored
    }
  }
}

extension Tagging {
  /// Whether the tag or the content is further inside than in the object of the union.
  fileprivate var hasNestedKeys: Bool {
    switch self {
    case .internal(let model): model.discriminator.path.keys.count > 1
    case .adjacent(let model, let content):
      model.discriminator.path.keys.count > 1 || content.isNested
    case .composite(let discriminator, let content):
      discriminator.components.contains { $0.path.keys.count > 1 } || content?.isNested == true
    case .external, .presence, .untagged, .broken: false
    }
  }
}

extension Tagging {
  fileprivate var sharesPayload: Bool { !sharedKeys.isEmpty }
}

extension Content {
  fileprivate var isNested: Bool {
    if case .path(let path) = self { path.keys.count > 1 } else { false }
  }
}

extension Diagnostic {
  fileprivate static func manyForms(
    of field: FieldModel, _ name: String, hasPolicies: Bool, besidePolicyAt span: SourceSpan
  ) -> Diagnostic {
    .error(
      .notSupportedYet,
      "'extraKeys' that keeps keys around the inline '\(name)' of many forms is not supported yet",
      at: field.name.span, labels: [.init(span: span, text: "the object of the field keeps them")],
      help: hasPolicies
        ? "write 'extraKeys: ignore' in '\(name)': what is around it keeps the keys of both"
        : "write 'extraKeys: ignore' where the field is")
  }

  fileprivate static func notYet(
    _ place: String, at span: SourceSpan, help: String = "write 'extraKeys: ignore'"
  ) -> Diagnostic {
    .error(
      .notSupportedYet, "'extraKeys' \(place) is not supported yet", at: span, help: help)
  }
}
