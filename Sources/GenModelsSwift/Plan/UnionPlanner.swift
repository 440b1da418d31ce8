import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Plans a union, nil where its tagging is broken.
  func plan(_ union: UnionModel, name: SwiftName, doc: [String]) -> UnionPlan? {
    var planner = UnionPlanner(union, in: self)
    return planner.plan(name: name, doc: doc)
  }
}

/// Plans one union: its cases here, each tagging in a file of its own.
struct UnionPlanner {
  /// Where the payloads of a tagging live.
  enum Payloads {
    case beside
    case under(ContentPlan)
    /// Each under the key that its tag is.
    case underTags
    case whole
  }

  let planner: SwiftPlanner
  let union: UnionModel
  /// The Swift names of the cases.
  let names: [SwiftName]
  /// What happens to unknown tags, with the name of the case that keeps them.
  let unknown: UnknownPlan
  /// The names of nested types; no local type may hide one that the emitted code mentions.
  var types: LocalNames
  /// The keys of the object that holds the tag.
  var keys = CodingKeyNames()
  /// The keys of the objects that are the content of a case, where the tag is not among them.
  var contentKeys: CodingKeyNames?
  var payloads = Payloads.beside
  /// The names that a body has for itself, which no associated value may take there.
  var locals: Set = ["container", "content", "decoder", "encoder"]

  init(_ union: UnionModel, in planner: SwiftPlanner) {
    self.planner = planner
    self.union = union
    var scope = NameScope(of: .case, diagnostics: planner.diagnostics)
    names = union.cases.map {
      scope.add($0.name, chosen: $0.swiftName, twin: $0.tag?.value.text)
    }
    unknown =
      switch union.unknown {
      case .fail: .fail
      case .value(let position): .value(position)
      case .keep(let name): .keep(scope.addUnknown(name))
      }
    types = LocalNames(
      taken: planner.declaredTypes, ReservedWords.unusableTypes, ReservedWords.misleadingTypes)
  }

  mutating func plan(name: SwiftName, doc: [String]) -> UnionPlan? {
    let tagging: TaggingPlan
    switch union.tagging {
    case .broken, .composite: return nil
    case .presence(let units): tagging = presenceTagging(units)
    case .untagged(let untagged): tagging = untaggedTagging(untagged)
    case .internal(let discriminator): tagging = keyedTagging(discriminator, content: nil)
    case .adjacent(let discriminator, let content):
      tagging = keyedTagging(discriminator, content: content)
    case .external(let units): tagging = externalTagging(units)
    }
    // Where the fields share the object of the tag, they share its coding keys.
    var fieldKeys = contentKeys ?? keys
    fieldKeys.refuseLabels(of: union.cases)
    let cases = zip(union.cases, names).map { plan($0, named: $1, fieldKeys: &fieldKeys) }
    if contentKeys == nil { keys = fieldKeys }
    var keyEnums: [KeyEnumPlan] = []
    if !keys.plans.isEmpty { keyEnums.append(KeyEnumPlan(name: "CodingKeys", keys: keys.plans)) }
    var contentName = keyEnums.first?.name ?? ""
    if contentKeys != nil, !fieldKeys.plans.isEmpty {
      contentName = types.claim("ContentKeys", "ContentCodingKeys")
      keyEnums.append(KeyEnumPlan(name: contentName, keys: fieldKeys.plans))
    }
    return UnionPlan(
      doc: doc, access: planner.model.access, name: name,
      isIndirect: union.cases.allSatisfy(\.isIndirect), cases: cases, keyEnums: keyEnums,
      contentKeys: contentName, tagging: tagging, unknown: unknown)
  }

  private mutating func plan(
    _ unionCase: CaseModel, named name: SwiftName, fieldKeys: inout CodingKeyNames
  ) -> CasePlan {
    let place = place(of: unionCase, named: name)
    let payload: CasePlan.Payload
    switch unionCase.payload {
    case .none, .broken, .subUnion:
      payload = .none
    case .value(let type, _):
      let spelled = planner.spell(type)
      if case .optional(let wrapped) = type {
        payload = .value(type: spelled, decodedType: planner.spell(wrapped), readsAbsence: true)
      } else {
        payload = .value(type: spelled, decodedType: spelled, readsAbsence: false)
      }
    case .fields(let fields, let isTuple):
      let plans = plan(fields, isTuple: isTuple, keys: &fieldKeys)
      payload = isTuple ? .elements(plans) : .fields(plans)
    }
    return CasePlan(
      doc: DocComment.adding(
        payload.fields.map { ($0.name.text, $0.doc) },
        to: planner.doc(unionCase.doc, indentation: 2), indentation: 2),
      name: name, isIndirect: unionCase.isIndirect,
      hasLabels: unionCase.hasLabels, payload: payload, place: place,
      aliases: unionCase.aliases.map(\.value.text),
      tagKeys: tagKeys(of: unionCase, named: name), isOwn: unionCase.isOwn(in: planner.model),
      tag: unionCase.tagText)
  }

  private mutating func place(of unionCase: CaseModel, named name: SwiftName) -> PayloadPlace {
    switch payloads {
    case .beside: return .beside
    case .under(let content): return .under(content)
    case .whole: return .whole
    case .underTags:
      if case .external(let units) = union.tagging, unionCase.isText(under: units) {
        return .whole
      }
      let key = keys(of: unionCase, named: name).first ?? name
      if case .presence = union.tagging, case .fields(_, isTuple: false) = unionCase.payload {
        return .whole
      }
      return .under(ContentPlan(key: key))
    }
  }

  private func plan(
    _ fields: [FieldModel], isTuple: Bool, keys: inout CodingKeyNames
  ) -> [FieldPlan] {
    var scope = NameScope(of: .field, diagnostics: planner.diagnostics)
    let names = fields.map {
      scope.add($0.name, chosen: $0.swiftName, twin: $0.key.value)
    }
    var free = LocalNames(taken: locals.union(names.map(\.text)))
    var plans = zip(fields, names).map { field, name in
      let isTaken = locals.contains(name.text)
      return planner.plan(
        field, name: name, local: isTaken ? free.claim(name.text + "Value") : name.declared,
        codingKey: isTuple ? name : keys.name(of: field.key.value, like: name))
    }
    if isTuple { plans.markOmitted(fields) }
    return plans
  }
}

extension CaseModel {
  /// The tag as texts show it, nothing where the case has none.
  var tagText: String { tag?.value.text ?? "" }

  /// Whether the case carries nothing.
  var isUnit: Bool {
    if case .none = payload { true } else { false }
  }
}
