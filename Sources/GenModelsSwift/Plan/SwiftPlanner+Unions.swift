import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Plans a union, nil where its tagging is broken.
  func plan(_ union: UnionModel, name: SwiftName, doc: [String]) -> UnionPlan? {
    var scope = NameScope(of: .case, diagnostics: diagnostics)
    let names = union.cases.map {
      scope.add($0.name, chosen: $0.swiftName, twin: $0.tag.value)
    }
    // No local type may hide one that the emitted code mentions.
    var types = LocalNames(
      taken: declaredTypes, ReservedWords.unusableTypes, ReservedWords.misleadingTypes)
    var keys = CodingKeyNames()
    var locals: Set = ["container", "content", "decoder", "encoder"]
    var keyEnums: [KeyEnumPlan] = []
    let tagging: TaggingPlan
    let contentKeys: CodingKeyNames?
    switch union.tagging {
    case .broken:
      return nil
    case .internal(let key):
      let tag = tag(key.value, of: union, keys: &keys, types: &types)
      tagging = .internal(tag)
      locals.formUnion([tag.local, tag.rawLocal])
      contentKeys = nil
    case .adjacent(let key, let content):
      let tag = tag(key.value, of: union, keys: &keys, types: &types)
      let hasContent = union.cases.contains { !$0.isUnit }
      tagging = .adjacent(
        tag, content: hasContent ? keys.name(of: content.value, like: nil, or: "content") : nil)
      locals.formUnion([tag.local, tag.rawLocal])
      contentKeys = CodingKeyNames()
    case .external(let units):
      tagging = .external(external(units, of: union))
      locals.formUnion(["key", "keys"])
      contentKeys = CodingKeyNames()
    }
    // Under internal tagging the fields share the object of the tag, and so its coding keys.
    var fieldKeys = contentKeys ?? keys
    fieldKeys.refuseLabels(of: union.cases)
    let cases = zip(union.cases, names).map { unionCase, name in
      plan(
        unionCase, named: name, in: union.tagging, locals: locals, keys: &keys,
        fieldKeys: &fieldKeys)
    }
    if contentKeys == nil { keys = fieldKeys }
    if !keys.plans.isEmpty { keyEnums.append(KeyEnumPlan(name: "CodingKeys", keys: keys.plans)) }
    if contentKeys != nil, !fieldKeys.plans.isEmpty {
      keyEnums.append(
        KeyEnumPlan(
          name: types.claim("ContentKeys", "ContentCodingKeys"), keys: fieldKeys.plans))
    }
    return UnionPlan(
      doc: doc, access: model.access, name: name,
      isIndirect: union.cases.allSatisfy(\.isIndirect), cases: cases, keyEnums: keyEnums,
      tagging: tagging)
  }

  private func plan(
    _ unionCase: CaseModel, named name: SwiftName, in tagging: Tagging, locals: Set<String>,
    keys: inout CodingKeyNames, fieldKeys: inout CodingKeyNames
  ) -> CasePlan {
    var codingKey = name
    if case .external(let units) = tagging, !unionCase.isText(under: units) {
      codingKey = keys.name(of: unionCase.tag.value, like: name)
    }
    let payload: CasePlan.Payload
    switch unionCase.payload {
    case .none, .broken:
      payload = .none
    case .value(let type, _):
      if case .optional(let wrapped) = type {
        payload = .value(
          type: spell(type), decodedType: spell(wrapped), readsAbsence: true)
      } else {
        payload = .value(type: spell(type), decodedType: spell(type), readsAbsence: false)
      }
    case .fields(let fields, let isTuple):
      var scope = NameScope(of: .field, diagnostics: diagnostics)
      let names = fields.map {
        scope.add($0.name, chosen: $0.swiftName, twin: $0.key.value)
      }
      var free = LocalNames(taken: locals.union(names.map(\.text)))
      var plans = zip(fields, names).map { field, name in
        let isTaken = locals.contains(name.text)
        return plan(
          field, name: name, local: isTaken ? free.claim(name.text + "Value") : name.declared,
          codingKey: isTuple ? name : fieldKeys.name(of: field.key.value, like: name))
      }
      if isTuple { plans.markOmitted(fields) }
      payload = isTuple ? .elements(plans) : .fields(plans)
    }
    return CasePlan(
      doc: DocComment.adding(
        payload.fields.map { ($0.name.text, $0.doc) }, to: doc(unionCase.doc, indentation: 2),
        indentation: 2),
      name: name, isIndirect: unionCase.isIndirect,
      hasLabels: unionCase.hasLabels, payload: payload, tag: unionCase.tag.value,
      codingKey: codingKey)
  }

  private func tag(
    _ key: String, of union: UnionModel, keys: inout CodingKeyNames, types: inout LocalNames
  ) -> TagPlan {
    let codingKey = keys.name(of: key, like: nil, or: "tag")
    let word = codingKey.text
    let type = NameWords.camelCase(word, capitalized: true)
    let isShort = word.unicodeScalars.count == 1 || word.hasPrefix("_")
    let typeName =
      isShort ? types.claim("Tag", "TagValue") : types.claim(type, "\(type)Tag", "\(type)TagValue")
    var locals = LocalNames(taken: ["container", "content", "decoder", "encoder", "value"])
    let local = isShort ? locals.claim("tag") : locals.claim(word, "tag")
    let rawLocal = locals.claim("raw" + NameWords.camelCase(local, capitalized: true))
    let title = SwiftLiteral.escaped(key)
    let lead = "Unknown \(title) \"\\(\(rawLocal))\"; expected ".unicodeScalars.count
    return TagPlan(
      title: title, codingKey: codingKey, type: typeName, rawLocal: rawLocal, local: local,
      expected: SwiftLiteral.list(
        union.cases.map { SwiftLiteral.quoted($0.tag.value) }, first: 90 - lead, width: 90))
  }

  private func external(_ units: UnitForm, of union: UnionModel) -> ExternalPlan {
    let keys = union.cases.filter { !$0.isText(under: units) }
    let texts = union.cases.filter { $0.isText(under: units) }
    let quoted = { (cases: [CaseModel]) in cases.map { SwiftLiteral.quoted($0.tag.value) } }
    let lead = "Found the keys \\(found); expected exactly one of ".unicodeScalars.count
    let textLead = "Unknown text \"\\(text)\"; expected ".unicodeScalars.count
    return ExternalPlan(
      units: units,
      expected: SwiftLiteral.list(quoted(keys), first: 88 - lead, width: 88),
      expectedTexts: SwiftLiteral.list(quoted(texts), first: 86 - textLead, width: 86))
  }
}

extension CaseModel {
  /// Whether the case is written as a bare text under external tagging.
  func isText(under units: UnitForm) -> Bool {
    units == .string && isUnit
  }

  /// Whether the case carries nothing.
  var isUnit: Bool {
    if case .none = payload { true } else { false }
  }
}
