import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Plans a union, nil where its tagging is broken.
  func plan(_ union: UnionModel, at index: Int, doc: [String]) -> UnionPlan? {
    var planner = UnionPlanner(union, at: index, in: self)
    return planner.plan(doc: doc)
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
  /// The position of the union among the types.
  let index: Int
  /// The Swift names of the cases.
  let names: [SwiftName]
  /// What happens to unknown tags, with the name of the case that keeps them.
  let unknown: UnknownPlan
  /// The keys of the object that holds the tag.
  var keys = CodingKeyNames()
  /// The keys of the objects that are the content of a case, where the tag is not among them.
  var contentKeys: CodingKeyNames?
  var payloads = Payloads.beside
  /// Whether every value of an untagged union is an object, which others may share.
  private var hasOnlyObjects = false
  /// The enums of the keys of inline values.
  var inlineEnums: KeyEnums
  /// The objects on the way to nested keys, and which of them a path has opened.
  var nested = NestedObjects()
  var opened: Set<Int> = []
  /// The objects on the way to nested keys in the content of a case.
  var contentNested = NestedObjects()
  /// The constant that holds the key of a content whose tag is kept.
  var keptKeyLocal = ""
  /// The tags of each case that are values under one key.
  var tags: [[NamedTag]] = []
  /// Whether the coding is split into functions, and the constant that holds what they read.
  let isSplit: Bool
  /// Whether the union is told which keys of its object are none of its own.
  let isTold: Bool
  var resultLocal = ""
  /// The names that a body has for itself, which no associated value may take there.
  var locals: Set = [
    "container", "content", "contentDecoder", "contentEncoder", "decoder", "encoder",
  ]
  /// The same for what the tagging itself adds to them.
  var bodyLocals = LocalNames(taken: ["container", "content", "decoder", "encoder", "value"])

  init(_ union: UnionModel, at index: Int, in planner: SwiftPlanner) {
    self.planner = planner
    self.union = union
    self.index = index
    var scope = planner.scope(of: .case)
    names = union.cases.map {
      scope.add($0.name, chosen: $0.swiftName, twin: $0.tag?.value.text)
    }
    unknown =
      switch union.unknown {
      case .fail: .fail
      case .value(let position): .value(position)
      case .keep(let name): .keep(scope.addUnknown(name))
      }
    // Members and types of one enum share their names, and a label would hide a type in a body.
    let labels = planner.model.types[index].fields.map { ($0.swiftName ?? $0.name).value }
    let nested = Set(
      (planner.nested[index] ?? []).map { planner.typeNames[$0].text } + names.map(\.text) + labels)
    inlineEnums = KeyEnums(in: planner, beside: nested)
    isSplit = Self.splits(union, in: planner.model)
    let sharing = planner.sharing
    isTold = sharing.told.contains(index) && sharing.mindingParts.contains(index)
    if isTold { locals.insert(bodyLocals.claim("others")) }
    if let exposed = union.exposed { claimTag(for: exposed) }
  }

  mutating func plan(doc: [String]) -> UnionPlan? {
    var tagging: TaggingPlan
    switch union.tagging {
    case .broken: return nil
    case .internal(let discriminator): tagging = keyedTagging(discriminator, content: nil)
    case .adjacent(let discriminator, let content):
      tagging = keyedTagging(discriminator, content: content)
    case .composite(let discriminator, let content):
      tagging = compositeTagging(discriminator, content: content)
    case .external(let units): tagging = externalTagging(units)
    case .presence(let units): tagging = presenceTagging(units)
    case .untagged(let untagged): tagging = untaggedTagging(untagged)
    }
    let fallback = fallback()
    let bareTags = bareTags()
    let exposed = exposedTag(replacing: &tagging)
    if isSplit {
      resultLocal = claim(["decoded", "decodedValue"])
      locals.insert("value")
    }
    // Where the fields share the object of the tag, they share its coding keys.
    var fieldKeys = contentKeys ?? keys
    fieldKeys.refuseLabels(of: union.cases)
    hasOnlyObjects = union.hasOnlyObjects(in: planner.model)
    var cases = union.cases.indices.map { plan(at: $0, in: tagging, fieldKeys: &fieldKeys) }
    if contentKeys == nil { keys = fieldKeys }
    for index in cases.indices { cases[index].openings = openings(of: cases[index], in: tagging) }
    let writesBeside = isTold && planner.sharing.keeping.contains(index)
    let split = splitPlan(cases, in: tagging, bareTags: bareTags)
    let (keyEnums, contentName) = keyEnums(content: fieldKeys)
    for position in cases.indices where cases[position].contentOnlyKeys?.keyEnum == "" {
      cases[position].contentOnlyKeys?.keyEnum = contentName
    }
    for position in bareTags?.arms.compactMap(\.position) ?? [] {
      cases[position].isBareAtTimes = true
    }
    let deprecatedCases = deprecatedCases(among: &cases)
    let properties = properties(of: cases)
    return UnionPlan(
      doc: doc, access: planner.model.access, name: planner.typeNames[index],
      isIndirect: union.cases.allSatisfy(\.isIndirect), cases: cases, keyEnums: keyEnums,
      contentKeys: contentName, tagging: tagging, unknown: unknown, fallback: fallback,
      exposed: exposed, bareTags: bareTags,
      structs: planner.nestedStructs(of: index, in: union, cases: names),
      properties: properties,
      accessors: accessors(of: cases, beside: properties), deprecatedCases: deprecatedCases,
      opensInArms: isSplit || opensInArms(cases),
      split: split, isInline: !isTold && planner.sharing.told.contains(index), isTold: isTold,
      writesBeside: writesBeside,
      keysProperty: planner.unionsWithKnownKeys.contains(index)
        ? planner.keysProperty(of: union) : nil)
  }

  /// Takes the name of the exposed enum of tags, which would hide a type of that name.
  private mutating func claimTag(for place: SourceSpan) {
    if inlineEnums.claim("Tag") != "Tag" {
      planner.diagnostics.record(
        .error(
          .nameCollision, "the exposed tags are a type 'Tag', which hides another one", at: place,
          help: "give the type 'Tag' another name"))
    }
  }

  /// The enums of coding keys, and the name of the one for payloads under a key of their own.
  private mutating func keyEnums(content: CodingKeyNames) -> ([KeyEnumPlan], String) {
    var enums: [KeyEnumPlan] = []
    if !keys.plans.isEmpty { enums.append(KeyEnumPlan(name: "CodingKeys", keys: keys.plans)) }
    enums += nested.enums
    guard contentKeys != nil, !content.plans.isEmpty else {
      return (enums + inlineEnums.plans, enums.first?.name ?? "")
    }
    let name = inlineEnums.claim("ContentKeys", "ContentCodingKeys")
    enums.append(KeyEnumPlan(name: name, keys: content.plans))
    return (enums + contentNested.enums + inlineEnums.plans, name)
  }

  /// Whether the arms open containers on their own: where the cases do not all write keys, and
  /// where none writes into one of the containers.
  private func opensInArms(_ cases: [CasePlan]) -> Bool {
    if case .keep = unknown { return true }
    switch union.tagging {
    case .external(let units):
      let texts = cases.filter { $0.isText(under: units) }
      return !texts.isEmpty && texts.count < cases.count
    case .presence: return cases.contains { if case .under = $0.place { false } else { true } }
    case .untagged: return !cases.allSatisfy(\.isSingle)
    case .internal, .adjacent, .composite, .broken: break
    }
    guard !union.hasSubUnions, !union.isShorthand else { return true }
    let openings = cases.flatMap(\.openings)
    let written = Set(openings.filter(\.isWritten).map { $0.step?.local })
    return openings.contains { !written.contains($0.step?.local) }
  }

  private mutating func plan(
    at position: Int, in tagging: TaggingPlan, fieldKeys: inout CodingKeyNames
  ) -> CasePlan {
    let (unionCase, name) = (union.cases[position], names[position])
    let place = place(of: unionCase, named: name)
    let others = others(
      of: unionCase, at: place, named: contentKeys == nil ? fieldKeys : keys)
    let payload: CasePlan.Payload
    switch unionCase.payload {
    case .none, .broken:
      payload = .none
    case .subUnion(let index, _):
      payload = .union(type: planner.spell(.declared(index)))
    case .value(let type, _):
      let spelled = planner.spell(type)
      var isOptional = false
      var inner = type
      if case .optional(let wrapped) = type { (inner, isOptional) = (wrapped, true) }
      let form = planner.form(of: inner)
      payload = .value(
        type: spelled, decodedType: form ?? planner.spell(inner), readsAbsence: isOptional,
        form: form.map { FormPlan(type: $0, isOptional: isOptional) })
    case .fields(let fields, let isTuple):
      var container = "content"
      if case .beside = place { container = "container" }
      let plans = plan(fields, isTuple: isTuple, at: place, in: container, keys: &fieldKeys)
      payload = isTuple ? .elements(plans) : .fields(plans)
    }
    let outerKeys = contentKeys == nil ? fieldKeys : keys
    return CasePlan(
      doc: DocComment.adding(
        payload.fields.flatMap(\.properties).map { ($0.name.text, $0.docOfValue) },
        to: planner.doc(unionCase.doc, indentation: 2),
        indentation: planner.columns(before: 2), lineLength: planner.layout.lineLength),
      name: name, deprecation: unionCase.deprecated.map { DeprecationPlan($0) },
      isIndirect: unionCase.isIndirect,
      hasLabels: unionCase.hasLabels, payload: payload, place: place,
      shorthand: unionCase.shorthand, others: others,
      writesBeside: writesBeside(unionCase),
      ownKeys: ownKeys(of: unionCase, named: outerKeys),
      onlyKeys: onlyKeys(
        of: unionCase, at: place, named: outerKeys, in: tagging, fields: payload.fields),
      contentOnlyKeys: contentOnlyKeys(of: unionCase, at: place, named: fieldKeys),
      tag: unionCase.tagText,
      aliases: unionCase.aliases.map(\.value.text),
      tagKeys: tagKeys(of: unionCase, named: name), isOwn: unionCase.isOwn(in: planner.model),
      writesItself: hasOnlyObjects,
      writes: writes(of: unionCase, named: name, in: tagging),
      keptTag: keptTag(
        at: position, in: tagging, fields: payload.fields.flatMap(\.properties)))
  }

  private mutating func place(of unionCase: CaseModel, named name: SwiftName) -> PayloadPlace {
    switch payloads {
    case .beside: return .beside
    case .under(let content): return .under(content)
    case .whole: return .whole
    case .underTags:
      switch union.tagging {
      case .external(let units) where unionCase.isText(under: units): return .whole
      case .external, .presence: break
      default: if !unionCase.hasContent { return .beside }
      }
      if case .presence = union.tagging,
        case .fields(_, isTuple: false) = planner.model.flat(unionCase).payload
      {
        return unionCase.hasStruct ? .beside : .whole
      }
      return .under(ContentPlan(key: keys.name(of: unionCase.tagText, like: name)))
    }
  }
}
