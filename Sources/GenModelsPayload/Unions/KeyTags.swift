import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a union whose tag is the only key of its object, or a text.
  mutating func readExternal(
    _ at: UnionPlace, units: UnitForm
  ) throws(PayloadError) -> Int? {
    let isText = { (unionCase: CaseModel) in units == .string && unionCase.isUnit }
    let hasTexts = at.union.cases.contains(where: isText)
    let hasKeys = at.union.cases.contains { !isText($0) }
    let fails = if case .fail = at.union.unknown { true } else { false }
    if units == .string, let text = at.place.node.text, hasTexts || !fails {
      return try readText(text, of: at)
    }
    guard hasKeys else {
      guard !fails else { throw .kind("a text", at: at.place) }
      try refuseUnits(as: at)
      return try unknownValue(at)
    }
    let keys = try object(at: at.place).keys
    guard let (position, key) = try choose(among: keys, of: at, besides: isText) else {
      if hasTexts { try refuseUnits(as: at) }
      return try unknownValue(at)
    }
    try readUnit(position, of: at, units: units, under: key)
    try readArm(position, of: at, payload: .under(path: [key]))
    noteKey(key, of: position, in: at)
    return position
  }

  /// Reads a union whose tags are keys beside others.
  mutating func readPresence(
    _ at: UnionPlace, units: UnitForm?
  ) throws(PayloadError) -> Int? {
    let object = try object(at: at.place)
    let tags = at.union.cases.flatMap(\.tags).map(\.value.text)
    let known = Set(tags)
    var keys = unorderedKeys(of: object, at: at.place).filter(known.contains)
    let nulls = Set(
      at.union.cases.filter { model.flat($0).holdsNull(units: units, in: model) }
        .flatMap(\.tags).map(\.value.text))
    let isLoneNull = keys.count == 1 && nulls.contains(keys[0])
    if !isLoneNull {
      let flags = Set(
        at.union.cases.filter { $0.isUnit && units == nil }.flatMap(\.tags).map(\.value.text))
      let found = keys
      keys = []
      for key in found where try isPresent(key, of: at, isFlag: flags.contains(key)) {
        keys.append(key)
      }
    }
    guard let (position, key) = try choose(among: keys, of: at, besides: { _ in false }) else {
      return try unknownValue(at)
    }
    record.read(object[key] ?? at.place.node)
    if let units { try readUnit(position, of: at, units: units, under: key) }
    try readArm(position, of: at, payload: presencePlace(of: at.union.cases[position], key))
    noteKey(key, of: position, in: at)
    return position
  }

  private func presencePlace(of unionCase: CaseModel, _ key: String) -> PayloadPlace {
    guard case .fields(_, isTuple: false) = model.flat(unionCase).payload else {
      return .under(path: [key])
    }
    return unionCase.hasStruct ? .beside : .whole
  }

  /// Whether a case is there: null counts as absent, and false for a case without payload.
  private mutating func isPresent(
    _ key: String, of at: UnionPlace, isFlag: Bool
  ) throws(PayloadError) -> Bool {
    guard let member = memberIfPresent(key, of: at.place) else { return false }
    guard !member.node.isNull else {
      record.lose(.leftOut, "the null of '\(key)' is left out", at: member)
      return false
    }
    guard isFlag else { return true }
    guard case .bool(let value) = member.node.value else { throw .kind("a Bool", at: member) }
    if !value { record.lose(.leftOut, "the false of '\(key)' is left out", at: member) }
    return value
  }

  /// The one key that is a tag, nil where there is none and the union knows what that means.
  private func choose(
    among keys: [String], of at: UnionPlace, besides isText: (CaseModel) -> Bool
  ) throws(PayloadError) -> (position: Int, key: String)? {
    var owners: [String: Int] = [:]
    for (position, unionCase) in at.union.cases.enumerated() where !isText(unionCase) {
      for tag in unionCase.tags { owners[tag.value.text] = position }
    }
    let found = keys.filter { owners[$0] != nil }
    if found.count == 1, let position = owners[found[0]] { return (position, found[0]) }
    if found.isEmpty, case .fail = at.union.unknown {
      let tags = at.union.cases.flatMap(\.tags).map(\.value.text)
      throw tagError(
        "no key of the object is a case of '\(name(of: at))'", in: at,
        help: "one of \(tags.choice)", isUnknownTag: true)
    }
    guard found.count > 1 else { return nil }
    throw tagError(
      "the keys \(found.choice) are of several cases of '\(name(of: at))'", in: at,
      help: "leave one of them")
  }

  /// Reads a text that is the tag of a case without payload.
  private mutating func readText(
    _ text: String, of at: UnionPlace
  ) throws(PayloadError) -> Int? {
    for (position, unionCase) in at.union.cases.enumerated()
    where unionCase.tags.contains(where: { $0.value.text == text }) {
      guard unionCase.isUnit else {
        // Where no text is unknown, this one is as wrong as any.
        let fails = if case .fail = at.union.unknown { true } else { false }
        throw tagError(
          "'\(text)' has a payload, which is written in an object", in: at, isUnknownTag: fails)
      }
      try readArm(position, of: at, payload: .whole)
      noteKey(text, of: position, in: at)
      return position
    }
    let texts = at.union.cases.filter(\.isUnit).flatMap(\.tags).map(\.value.text)
    return try unknownValue(
      at,
      or: tagError(
        "no case of '\(name(of: at))' is the text \(text.quoted)", in: at,
        help: "one of \(texts.choice)", isUnknownTag: true))
  }

  /// Refuses an object with a key that is the tag of a case without payload.
  private func refuseUnits(as at: UnionPlace) throws(PayloadError) {
    let texts = Set(at.union.cases.filter(\.isUnit).flatMap(\.tags).map(\.value.text))
    guard let key = try object(at: at.place).keys.first(where: texts.contains) else { return }
    throw tagError("'\(key)' has no payload, which is written as a text", in: at)
  }

  private mutating func unknownValue(
    _ at: UnionPlace, or error: PayloadError? = nil
  ) throws(PayloadError) -> Int? {
    let error = error ?? tagError("the value is no case of '\(name(of: at))'", in: at)
    let position = try readUnknown(at, "the value", or: error)
    if let position { take(position, of: at) }
    return position
  }

  /// Reads the value of a case without payload under its key.
  private mutating func readUnit(
    _ position: Int, of at: UnionPlace, units: UnitForm, under key: String
  ) throws(PayloadError) {
    let unionCase = at.union.cases[position]
    guard unionCase.isUnit, let member = memberIfPresent(key, of: at.place) else { return }
    let isNull = units == .null
    guard isNull ? member.node.isNull : member.node.object != nil else {
      throw tagError(
        "'\(key)' has no payload, which is written as \(isNull ? "null" : "{}")", in: at,
        at: member)
    }
    if !isNull, unionCase.extraKeys.rejects { try refuseExtras(of: member, besides: []) }
  }

  /// Notes another name of a case that is written as its own one.
  private mutating func noteKey(_ key: String, of position: Int, in at: UnionPlace) {
    let unionCase = at.union.cases[position]
    guard key != unionCase.tagText, !unionCase.keepsAlias else { return }
    record.lose(.respelled, "'\(key)' is written as '\(unionCase.tagText)'", at: at.place)
  }
}
