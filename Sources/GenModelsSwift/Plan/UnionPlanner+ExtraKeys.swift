import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// The keys beside a payload in the object that it shares, nil where they do not matter to it.
  mutating func others(
    of unionCase: CaseModel, at place: PayloadPlace, named names: CodingKeyNames
  ) -> KnownKeysPlan? {
    let type: TypeReference
    switch unionCase.payload {
    case .value(let value, _): type = value
    case .subUnion(let index, _): type = .declared(index)
    case .none, .fields, .broken: return nil
    }
    if case .under = place { return nil }
    guard let target = planner.model.target(of: type), planner.sharing.told.contains(target) else {
      return nil
    }
    let texts = unionCase.isSubUnion ? [] : outerKeys(besides: target)
    guard isTold || !texts.isEmpty else { return nil }
    var plan = list(texts, named: names, in: "CodingKeys", or: "OuterKeys")
    plan.isBeside = isTold
    return plan
  }

  /// Whether a payload is told of the keys beside it when it is written.
  func writesBeside(_ unionCase: CaseModel) -> Bool {
    switch unionCase.payload {
    case .value(let type, _):
      planner.model.target(of: type).map(planner.sharing.keeping.contains) == true
    case .subUnion(let index, _):
      planner.model.target(of: .declared(index)).map(planner.sharing.keeping.contains) == true
    case .none, .fields, .broken: false
    }
  }

  private func outerKeys(besides payload: Int) -> [String] {
    guard case .presence = union.tagging else {
      return planner.sharing.keys(of: union, beside: [.declared(payload)], in: planner.model)
    }
    let own = Set(planner.model.objectKeys(of: .declared(payload)).map(\.value))
    return union.cases.flatMap(\.tags).map(\.value.text).filter { !own.contains($0) }
  }

  /// The keys of the union's own in the object of the fields of a case.
  func outerKeys(besides fields: [FieldModel]) -> [String] {
    let inlines = fields.filter(\.isInline).map(\.type)
    return planner.sharing.keys(of: union, beside: inlines, in: planner.model)
  }

  /// The only keys that the object of a union may have for a case, nil where others do not matter.
  ///
  /// - Parameters:
  ///   - unionCase: The case.
  ///   - place: Where its payload is.
  ///   - names: The coding keys of that object.
  ///   - tagging: Where the tag is.
  ///   - fields: The fields of the case.
  /// - Returns: The list of them.
  mutating func onlyKeys(
    of unionCase: CaseModel, at place: PayloadPlace, named names: CodingKeyNames,
    in tagging: TaggingPlan, fields: [FieldPlan]
  ) -> KnownKeysPlan? {
    guard unionCase.extraKeys.rejects, var texts = planner.model.tagKeys(of: unionCase, in: union)
    else { return nil }
    if let fallback = union.fallback { texts.append(fallback.key.value) }
    if case .under = place {} else { texts += fieldKeys(of: unionCase) }
    var known: Set<String> = []
    texts = texts.filter { known.insert($0).inserted }
    var plan = list(texts, named: names, in: "CodingKeys")
    plan.isBeside = isTold
    var routes = tagging.routes
    if case .under(let content) = payloads {
      routes.append(KeyRoute(way: content.way, keys: [content.key]))
    }
    if case .under = place {} else { routes += fields.map(\.route) }
    plan.nested = routes.nested
    return plan
  }

  /// The keys that a case has in an object of another type, nil where nobody asks.
  mutating func ownKeys(
    of unionCase: CaseModel, named names: CodingKeyNames
  ) -> KnownKeysPlan? {
    guard planner.unionsWithKnownKeys.contains(index) else { return nil }
    let texts = planner.model.ownKeys(of: unionCase, in: union) ?? []
    var plan = list(texts, named: names, in: "CodingKeys")
    plan.spellsOwner = true
    return plan
  }

  /// The only keys that the content of a case may have, nil where others do not matter; the enum of
  /// the contents' keys gets its name later.
  mutating func contentOnlyKeys(
    of unionCase: CaseModel, at place: PayloadPlace, named names: CodingKeyNames
  ) -> KnownKeysPlan? {
    guard unionCase.extraKeys.rejects, case .under = place else { return nil }
    switch unionCase.payload {
    case .fields(_, isTuple: false): return list(fieldKeys(of: unionCase), named: names, in: "")
    // A case without payload that is written as an object has an empty one.
    case .none where union.tagging.unitForm == .object: return KnownKeysPlan()
    case .none, .value, .fields, .subUnion, .broken: return nil
    }
  }

  private mutating func list(
    _ texts: [String], named names: CodingKeyNames, in keyEnum: String,
    or newEnum: String = "KnownKeys"
  ) -> KnownKeysPlan {
    guard !texts.isEmpty else { return KnownKeysPlan() }
    // Paths may go through the same object.
    var seen: Set<String> = []
    let texts = texts.filter { seen.insert($0).inserted }
    let members = texts.compactMap(names.known)
    guard members.count == texts.count else {
      return KnownKeysPlan(keyEnum: inlineEnums.listAll(texts, like: newEnum))
    }
    return KnownKeysPlan(keyEnum: keyEnum, names: members)
  }

  private func fieldKeys(of unionCase: CaseModel) -> [String] {
    guard case .fields(let fields, isTuple: false) = unionCase.payload else { return [] }
    return fields.flatMap { field in
      field.isInline
        ? planner.model.objectKeys(of: field.type).map(\.value) : field.outerKeys.map(\.value)
    }
  }
}

extension Tagging {
  /// How a case without payload is written where no tag stands beside it.
  fileprivate var unitForm: UnitForm? {
    switch self {
    case .external(let units): units
    case .presence(let units): units
    case .internal, .adjacent, .composite, .untagged, .broken: nil
    }
  }
}

extension TaggingPlan {
  /// The keys of the tag at the end of their paths.
  fileprivate var routes: [KeyRoute] {
    switch self {
    case .keyed(let tag): [KeyRoute(way: tag.key.way, keys: [tag.key.codingKey] + tag.keyAliases)]
    case .composite(let plan):
      plan.components.map { KeyRoute(way: $0.key.way, keys: [$0.key.codingKey]) }
    case .external, .presence, .untagged, .trial: []
    }
  }
}
