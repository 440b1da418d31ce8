import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Plans a struct: what the compiler can make of `Codable` is left to it.
  func plan(
    _ structure: StructModel, at index: Int, doc: [String], indentation: Int = 2
  ) -> StructPlan {
    structPlan(
      structure.fields, isTuple: structure.isTuple, shorthand: structure.shorthand,
      extraKeys: structure.extraKeys, at: index, doc: doc, indentation: indentation)
  }

  /// Plans the response of a page.
  func responsePlan(of page: PageModel, at index: Int, doc: [String]) -> StructPlan {
    structPlan(
      page.objectFields, isTuple: false, extraKeys: page.extraKeys, at: index,
      doc: doc, isShared: true)
  }

  private func structPlan(
    _ fields: [FieldModel], isTuple: Bool, shorthand: Int? = nil, extraKeys: ExtraKeysModel,
    at index: Int, doc: [String], indentation: Int = 2, isShared: Bool = false
  ) -> StructPlan {
    // Nothing is left where a part of the object keeps all that nobody declares.
    let extraKeys = fields.contains(where: model.alwaysKeeps) ? .ignore : extraKeys
    let planner = FieldPlanner(planner: self, indentation: indentation)
    let isTold = sharing.told.contains(index)
    let constants = ["container", "decoder", "encoder"] + (isTold ? ["others"] : [])
    var scope = scope(of: .field)
    var plans = planner.names(of: fields, in: &scope).map { field, names in
      var plan = planner.plan(
        field, named: names, local: names.name.declared, report: names.report?.declared ?? "")
      plan.isHidden = constants.contains(plan.name.text)
      return plan
    }
    if isTuple { plans.markOmitted(fields) }
    var enums = KeyEnums(in: self, beside: Set(plans.map(\.name.text)))
    var locals = LocalNames(
      taken: Set(plans.flatMap(\.properties).map(\.name.text)), ["container", "decoder", "encoder"])
    if !isTuple { planner.planKeys(of: fields, as: &plans, locals: &locals, in: &enums) }
    planner.planInlines(
      among: fields, as: &plans, beside: [], isTold: isTold, locals: &locals, in: &enums)
    var differs = zip(fields, plans).contains {
      !$0.isInline && !$1.name.spells($0.key.value)
    }
    let isExplicit =
      shorthand != nil || !extraKeys.isIgnored || zip(fields, plans).contains(where: needsReading)
    // The compiler's own decoding of a struct without properties takes any JSON for it.
    let decodes = model.decodes && (isTuple || isExplicit || fields.isEmpty)
    let encodes =
      model.encodes
      && (isTuple || shorthand != nil || extraKeys.keeps
        || zip(fields, plans).contains {
          $0.presence.writesNull || $1.omitsDefault || needsWriting($0, $1)
        })
    if model.access != .internal || decodes || encodes || isShared {
      let isRenamed = plans.hideDeprecated(isShared: isShared) { name, storage in
        guard model.decodes && !decodes || model.encodes && !encodes else { return name }
        enums.rename(name, to: storage)
        return storage
      }
      differs = differs || isRenamed
    }
    var onlyKeys: KnownKeysPlan?
    if !extraKeys.isIgnored {
      var known = planner.knownKeys(
        of: fields, extraKeys.keeps ? plans : nil, isTold: isTold, in: &enums)
      if model.reachesInside(extraKeys) {
        known.nested = plans.map(\.route).nested
        // All keys of the objects are the struct's.
        for index in known.nested.indices {
          known.nested[index].known.names = nil
          known.nested[index].known.keyEnum.map { enums.listAll(named: $0) }
        }
      }
      if extraKeys.rejects { onlyKeys = known }
      if var extras = planner.extras(extraKeys, beside: known, in: &scope) {
        let keeper = fields.firstIndex { $0.isInline && model.keepsExtras($0.type) }
        extras.coding = .extras(known, unless: keeper.map { plans[$0].stored })
        extras.isHidden = constants.contains(extras.name.text)
        plans.append(extras)
      }
    }
    // The compiler makes no keys where it makes no coding.
    let needsKeys = differs || isExplicit || encodes && !model.decodes
    let fixesDefaults =
      model.swift.properties == .let
      && plans.flatMap(\.properties).contains { $0.standard != .none }
    return StructPlan(
      doc: doc, access: model.access, name: typeNames[index], fields: plans, isTuple: isTuple,
      keyEnums: !isTuple && needsKeys ? enums.plans : [], decodes: decodes, encodes: encodes,
      shorthand: shorthand, onlyKeys: onlyKeys, isTold: isTold,
      writesBeside: isTold && sharing.keeping.contains(index), fixesDefaults: fixesDefaults)
  }

  /// Whether the compiler cannot make the coding of a field.
  private func needsCode(_ field: FieldModel, _ plan: FieldPlan) -> Bool {
    guard case .value = plan.coding, field.steps.isEmpty, field.aliases.isEmpty else { return true }
    return plan.form != nil || field.isBoxed && field.presence == .threeState
  }

  /// Whether the compiler cannot make the writing of a field.
  private func needsWriting(_ field: FieldModel, _ plan: FieldPlan) -> Bool {
    needsCode(field, plan)
      && (field.skip == nil || plan.form != nil || !field.steps.isEmpty || !field.aliases.isEmpty)
  }

  /// Whether the compiler cannot make the reading of a field, which may be so of a value that it
  /// writes.
  private func needsReading(_ field: FieldModel, _ plan: FieldPlan) -> Bool {
    needsCode(field, plan) || field.standard != nil || field.presence == .requiredNullable
  }
}

extension [FieldPlan] {
  /// Marks the values that an array leaves out at its end: a nil `key?` behind which only nils
  /// of the same kind follow (schema language, section 9.22).
  mutating func markOmitted(_ fields: [FieldModel]) {
    for index in indices.reversed() {
      guard fields[index].isOmissible else { return }
      self[index].canBeOmitted = true
    }
  }
}

extension FieldModel {
  /// Whether an array may end before the value: before a nil of `key?`, or before a default.
  fileprivate var isOmissible: Bool {
    presence == .absentable && readsEmptyAsNil == nil || omitsDefault
  }
}

extension [FieldPlan] {
  /// Puts the values of deprecated properties behind them.
  ///
  /// - Parameters:
  ///   - isShared: Whether other types of the file read them.
  ///   - codingKey: Gives a coding key the name of the storage where the compiler makes the coding.
  /// - Returns: Whether a coding key has another name now.
  fileprivate mutating func hideDeprecated(
    isShared: Bool, codingKey: (_ name: SwiftName, _ storage: SwiftName) -> SwiftName
  ) -> Bool {
    var names = LocalNames(taken: Set(flatMap(\.properties).map(\.name.text)))
    var isRenamed = false
    for index in indices where self[index].deprecation != nil && self[index].isProperty {
      let storage = SwiftName(text: names.claim("stored" + self[index].name.capitalized))
      self[index].storage = StoragePlan(name: storage, isShared: isShared)
      self[index].local = storage.text
      self[index].isHidden = false
      guard self[index].hasKey else { continue }
      let key = codingKey(self[index].codingKey, storage)
      isRenamed = isRenamed || key != self[index].codingKey
      self[index].codingKey = key
    }
    return isRenamed
  }
}
