import GenModelsModel
import GenModelsSchema

/// Where the payload of a case is.
enum PayloadPlace {
  /// In the object of the tag.
  case beside
  /// Under a key of the object at the end of some keys.
  case under(path: [String])
  /// The whole value.
  case whole

  var isUnder: Bool {
    if case .under = self { true } else { false }
  }
}

extension PayloadReader {
  /// Reads a case, once it is known which one it is.
  ///
  /// - Parameters:
  ///   - position: The case.
  ///   - at: The union.
  ///   - payload: Where the payload is.
  ///   - routes: The keys of the tag and the content at the end of their paths.
  /// - Throws: The first fault, as the compiled decoder would meet it.
  mutating func readArm(
    _ position: Int, of at: UnionPlace, payload: PayloadPlace, routes: [KeyRoute] = []
  ) throws(PayloadError) {
    take(position, of: at)
    let unionCase = at.union.cases[position]
    do throws(PayloadError) {
      try refuseExtras(of: unionCase, in: at, payload: payload, routes: routes)
      switch unionCase.payload {
      case .none, .broken: break
      case .subUnion(let index, _):
        try read(.declared(index), at: at.place, beside: at.others)
      case .value(let type, _):
        try readPayload(type, of: unionCase, in: at, payload: payload)
      case .fields(let fields, let isTuple):
        try readFields(fields, isTuple: isTuple, of: unionCase, in: at, payload: payload, routes)
      }
    } catch {
      throw error.labelled(
        "the case '\(unionCase.name.value)' is declared here", at: unionCase.name.span)
    }
  }

  private mutating func readPayload(
    _ type: TypeReference, of unionCase: CaseModel, in at: UnionPlace, payload: PayloadPlace
  ) throws(PayloadError) {
    switch payload {
    case .whole: try read(type, at: at.place, beside: at.others)
    case .beside:
      try read(type, at: at.place, beside: at.others + outerKeys(of: type, in: at))
    case .under(let path):
      let object = try open(path.dropLast(), from: at.place)
      let key = path.last ?? ""
      guard case .optional(let wrapped) = type else {
        guard let member = memberIfPresent(key, of: object) else {
          throw missing(key, in: object)
        }
        return try read(type, at: member)
      }
      guard let member = memberIfPresent(key, of: object) else {
        record.lose(.added, "'\(key)' is absent, and written as null", at: object)
        return
      }
      if !member.node.isNull || model.unaliased(wrapped) == .builtIn(.json) {
        try read(wrapped, at: member)
      }
    }
  }

  /// The keys beside a payload that shares the object of the union.
  private mutating func outerKeys(of type: TypeReference, in at: UnionPlace) -> [String] {
    guard case .presence = at.union.tagging else {
      return sharing.keys(of: at.union, beside: [type], in: model)
    }
    let own = Set(objectKeys(of: type))
    return at.union.cases.flatMap(\.tags).map(\.value.text).filter { !own.contains($0) }
  }

  private mutating func readFields(
    _ fields: [FieldModel], isTuple: Bool, of unionCase: CaseModel, in at: UnionPlace,
    payload: PayloadPlace, _ routes: [KeyRoute]
  ) throws(PayloadError) {
    let content: Place
    var others = at.others
    switch payload {
    case .beside:
      let inlines = fields.filter(\.isInline).map(\.type)
      others += sharing.keys(of: at.union, beside: inlines, in: model)
      _ = try readFields(fields, at: at.place, beside: others, tag: routes.map(\.path))
      return
    case .whole: content = at.place
    case .under(let path):
      let object = try open(path.dropLast(), from: at.place)
      let key = path.last ?? ""
      guard let member = memberIfPresent(key, of: object) else { throw missing(key, in: object) }
      content = member
      others = []
    }
    if isTuple { return try readPositions(fields, at: content) }
    if let shorthand = unionCase.shorthand, content.node.object == nil {
      return try readBare(at: shorthand, of: fields, content)
    }
    _ = try object(at: content)
    if payload.isUnder, unionCase.extraKeys.rejects {
      try refuseExtras(of: content, besides: fieldKeys(of: fields))
    }
    _ = try readFields(fields, at: content, beside: others)
    noteShorthand(unionCase.shorthand, of: fields, in: content)
  }

  /// Refuses keys beside the tag that a case does not have.
  private mutating func refuseExtras(
    of unionCase: CaseModel, in at: UnionPlace, payload: PayloadPlace, routes: [KeyRoute]
  ) throws(PayloadError) {
    guard unionCase.extraKeys.rejects, var known = model.tagKeys(of: unionCase, in: at.union)
    else { return }
    if let fallback = at.union.fallback { known.append(fallback.key.value) }
    var routes = routes
    if case .fields(let fields, isTuple: false) = unionCase.payload, !payload.isUnder {
      known += fieldKeys(of: fields)
      routes += fields.map(\.route)
    }
    try refuseExtras(of: at.place, besides: at.others + known)
    try refuseExtras(in: KeyRoute.objects(of: routes), of: at.place)
  }
}
