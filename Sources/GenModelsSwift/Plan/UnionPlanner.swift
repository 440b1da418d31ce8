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
  /// The enums of the keys of inline values.
  private var inlineEnums: KeyEnums
  /// The names that a body has for itself, which no associated value may take there.
  var locals: Set = [
    "container", "content", "contentDecoder", "contentEncoder", "decoder", "encoder",
  ]

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
    inlineEnums = KeyEnums(in: planner)
    types = LocalNames(
      taken: planner.declaredTypes, ReservedWords.unusableTypes, ReservedWords.misleadingTypes)
  }

  mutating func plan(name: SwiftName, doc: [String]) -> UnionPlan? {
    let tagging: TaggingPlan
    switch union.tagging {
    case .broken, .composite, .presence, .untagged: return nil
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
    var contentName = ""
    if contentKeys != nil, !fieldKeys.plans.isEmpty {
      contentName = types.claim("ContentKeys", "ContentCodingKeys")
      keyEnums.append(KeyEnumPlan(name: contentName, keys: fieldKeys.plans))
    }
    keyEnums += inlineEnums.plans
    return UnionPlan(
      doc: doc, access: planner.model.access, name: name,
      isIndirect: union.cases.allSatisfy(\.isIndirect), cases: cases, keyEnums: keyEnums,
      contentKeys: contentName, tagging: tagging, unknown: unknown)
  }

  private mutating func plan(
    _ unionCase: CaseModel, named name: SwiftName, fieldKeys: inout CodingKeyNames
  ) -> CasePlan {
    let place = place(of: unionCase, named: name)
    var othersEnum: String?
    let payload: CasePlan.Payload
    switch unionCase.payload {
    case .none, .broken, .subUnion:
      payload = .none
    case .value(let type, _):
      let spelled = planner.spell(type)
      if contentKeys == nil, !union.tagging.sharedKeys.isEmpty, planner.model.keepsUnknown(type) {
        othersEnum = inlineEnums.listAll(union.tagging.sharedKeys.map(\.value))
      }
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
        payload.fields.flatMap(\.properties).map { ($0.name.text, $0.doc) },
        to: planner.doc(unionCase.doc, indentation: 2), indentation: 2),
      name: name, isIndirect: unionCase.isIndirect,
      hasLabels: unionCase.hasLabels, payload: payload, place: place, othersEnum: othersEnum,
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
      return .under(ContentPlan(key: keys.name(of: unionCase.tagText, like: name)))
    }
  }

  private mutating func plan(
    _ fields: [FieldModel], isTuple: Bool, keys: inout CodingKeyNames
  ) -> [FieldPlan] {
    let fieldPlanner = FieldPlanner(planner: planner)
    let names = fieldPlanner.names(of: fields)
    let taken = names.flatMap { [$0.1.name.text] + ($0.1.report.map { [$0.text] } ?? []) }
    var free = LocalNames(taken: locals.union(taken))
    var plans = names.map { field, names in
      let name = names.name
      let isTaken = locals.contains(name.text)
      return fieldPlanner.plan(
        field, named: names, local: isTaken ? free.claim(name.text + "Value") : name.declared,
        report: names.report?.declared ?? "",
        codingKey: isTuple || field.isInline
          ? name : keys.name(of: field.key.value, like: names.key))
    }
    if isTuple { plans.markOmitted(fields) }
    fieldPlanner.planInlines(
      among: fields, as: &plans, beside: contentKeys == nil ? union.tagging.sharedKeys.map(\.value) : [],
      locals: &free,
      in: &inlineEnums)
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
