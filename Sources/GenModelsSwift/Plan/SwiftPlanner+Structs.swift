import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Plans a struct: what the compiler can make of `Codable` is left to it.
  func plan(_ structure: StructModel, name: SwiftName, doc: [String]) -> StructPlan {
    structPlan(structure.fields, isTuple: structure.isTuple, name: name, doc: doc)
  }

  /// Plans a page: the response and the enum of its rows.
  func plan(
    _ page: PageModel, name: SwiftName, rows: SwiftName, doc: [String]
  ) -> (response: StructPlan, rows: RowsPlan) {
    let response = structPlan(
      page.fields + page.parts.map(\.field), isTuple: false, name: name, doc: doc)
    var scope = NameScope(of: .row, diagnostics: diagnostics)
    var locals = LocalNames(taken: Set(response.fields.map(\.name.text)).union(["model"]))
    let list = locals.claim("rows", "list")
    let parts = response.fields.dropFirst(page.fields.count)
    let plans = zip(page.parts, parts).map { part, field in
      RowsPlan.Row(
        doc: self.doc(part.field.doc, indentation: 2),
        name: rowName(of: part, beside: field.name, in: &scope),
        type: spell(part.field.type), property: field.name,
        local: field.name.text == "model" ? "part" : field.name.declared,
        mayBeNull: isJSON(part.field.type))
    }
    return (
      response,
      RowsPlan(
        access: model.access, name: rows, response: name, list: list, rows: Array(plans))
    )
  }

  /// The name of a row.
  ///
  /// What is wrong with one that the property has as well is reported there.
  private func rowName(
    of part: PartModel, beside property: SwiftName, in scope: inout NameScope
  ) -> SwiftName {
    let name = SwiftName.member(part.caseName.value)
    guard name == property else { return scope.add(part.caseName) }
    return name.isIdentifier ? scope.add(part.caseName, twin: property.text) : name
  }

  private func structPlan(
    _ fields: [FieldModel], isTuple: Bool, name: SwiftName, doc: [String]
  ) -> StructPlan {
    var scope = NameScope(of: .field, diagnostics: diagnostics)
    var plans = fields.map { field in
      let name = scope.add(field.name, chosen: field.swiftName, twin: field.key.value)
      var plan = plan(field, name: name, local: name.declared)
      plan.isHidden = ["container", "decoder", "encoder"].contains(name.text)
      return plan
    }
    if isTuple { plans.markOmitted(fields) }
    let differs = zip(fields, plans).contains { !$1.name.spells($0.key.value) }
    let isExplicit = fields.contains { $0.isBoxed && $0.presence == .threeState }
    // The compiler's own decoding of a struct without properties takes any JSON for it.
    let decodes = isTuple || isExplicit || fields.isEmpty
    let encodes = isTuple || isExplicit || fields.contains { $0.presence == .nullable }
    let keys = zip(fields, plans).map { CodingKeyPlan(name: $1.name, text: $0.key.value) }
    return StructPlan(
      doc: doc, access: model.access, name: name, fields: plans, isTuple: isTuple,
      codingKeys: !isTuple && (differs || isExplicit) ? keys : nil, decodes: decodes,
      encodes: encodes)
  }

  /// Plans one field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - name: The name of the property or label.
  ///   - local: The name of what holds the value in a body.
  ///   - codingKey: The name of the coding key, the property's own in a struct.
  /// - Returns: The field's plan, not yet marked for arrays.
  func plan(
    _ field: FieldModel, name: SwiftName, local: String, codingKey: SwiftName? = nil
  ) -> FieldPlan {
    let type = spell(field.type)
    var plan = FieldPlan(
      doc: doc(field.doc, indentation: 2), name: name, local: local, isHidden: false,
      type: type, decodedType: type, standard: .none, readsAbsence: false, writesAbsence: false,
      codingKey: codingKey ?? name, isBoxed: field.isBoxed, canBeOmitted: false)
    switch field.presence {
    case .required:
      break
    case .absentable, .nullable:
      plan.type += "?"
      plan.standard = .null
      plan.readsAbsence = true
      plan.writesAbsence = field.presence == .absentable
    case .threeState:
      plan.type = "\(SupportType.presence.rawValue)<\(type)>"
      plan.decodedType = plan.type
      plan.standard = .absent
    }
    return plan
  }

  /// Plans a raw enum.
  func plan(_ rawEnum: RawEnumModel, name: SwiftName, doc: [String]) -> RawEnumPlan {
    var scope = NameScope(of: .value, diagnostics: diagnostics)
    var isText = true
    let values = rawEnum.values.map { value in
      let name = scope.add(value.name, twin: value.value.value.text)
      switch value.value.value {
      case .string(let text):
        let literal = name.spells(text) ? nil : SwiftLiteral.quoted(text)
        return RawEnumPlan.Value(name: name, literal: literal)
      case .int(let number):
        isText = false
        return RawEnumPlan.Value(name: name, literal: SwiftLiteral.number(number))
      }
    }
    let accepted = rawEnum.values.map { value in
      switch value.value.value {
      case .string(let text): SwiftLiteral.quoted(text)
      case .int(let number): "\(number)"
      }
    }
    let lead = "Unknown \(name.text) \"\\(rawValue)\"; expected ".unicodeScalars.count
    return RawEnumPlan(
      doc: doc, access: model.access, name: name, isText: isText, values: values,
      expected: SwiftLiteral.list(accepted, first: 90 - lead, width: 90))
  }
}

extension [FieldPlan] {
  /// Marks the values that an array leaves out at its end: a nil `key?` behind which only nils
  /// of the same kind follow (schema language, section 9.22).
  mutating func markOmitted(_ fields: [FieldModel]) {
    for index in indices.reversed() {
      guard fields[index].presence == .absentable else { return }
      self[index].canBeOmitted = true
    }
  }
}
