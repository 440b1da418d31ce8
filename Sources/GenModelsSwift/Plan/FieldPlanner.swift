import GenModelsModel
import GenModelsSchema

/// Plans the fields of one struct or of one case.
struct FieldPlanner {
  /// What a field is called in Swift.
  struct Names {
    /// The name of its key.
    var key: SwiftName
    /// The name of the property or label.
    var name: SwiftName
    /// The name of the report of what is left out.
    var report: SwiftName?
  }

  let planner: SwiftPlanner
  /// The columns before the documentation of a field.
  var indentation = 2

  /// The fields with the names of what they become in Swift.
  func names(of fields: [FieldModel]) -> [(FieldModel, Names)] {
    var scope = planner.scope(of: .field)
    return names(of: fields, in: &scope)
  }

  /// The same, in a scope that takes further names afterwards.
  func names(of fields: [FieldModel], in scope: inout NameScope) -> [(FieldModel, Names)] {
    fields.map { field in
      let name = scope.add(field.name, chosen: field.swiftName, twin: field.key.value)
      let span = (field.swiftName ?? field.name).span
      if field.constant != nil, field.presence != .required {
        let question = "has" + name.capitalized
        return (field, Names(key: name, name: scope.add(Placed(question, at: span))))
      }
      guard field.skip != nil else { return (field, Names(key: name, name: name)) }
      let report = "skipped" + name.capitalized
      return (
        field, Names(key: name, name: name, report: scope.add(Placed(report, at: span)))
      )
    }
  }

  /// Plans one field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - names: What the field becomes in Swift.
  ///   - local: The name of what holds the value in a body.
  ///   - report: The name of what holds the report of what is left out.
  ///   - codingKey: The name of the coding key, the field's own in a struct.
  /// - Returns: The field's plan, not yet marked for arrays nor planned as inline.
  func plan(
    _ field: FieldModel, named names: Names, local: String, report: String,
    codingKey: SwiftName? = nil
  ) -> FieldPlan {
    let type = planner.spell(field.type)
    let form = planner.form(of: field)
    var plan = FieldPlan(
      doc: planner.doc(field.doc, indentation: indentation), name: names.name, local: local,
      isHidden: false, type: type, decodedType: form?.type ?? type, standard: .none,
      readsAbsence: false,
      writesAbsence: false, codingKey: codingKey ?? names.key, isBoxed: field.isBoxed,
      canBeOmitted: false, form: form)
    plan.deprecation = field.deprecated.map { DeprecationPlan($0) }
    plan.setPresence(field.presence)
    if let standard = field.standard?.value {
      plan.standard = .literal(planner.literal(of: standard, as: field.type))
      plan.omitsDefault = field.omitsDefault
    }
    if let constant = field.constant {
      plan.coding = .constant(constant.value.literal)
      guard field.presence != .required else { return plan }
      plan.type = BuiltInType.bool.rawValue
      plan.standard = .isTrue
    } else if let skip = field.skip, let name = names.report {
      plan.coding = .skipping(
        SkipPlan(
          report: name, local: report,
          tagged: skip.value == .unknown ? planner.taggedType(of: field).map(planner.spell) : nil))
    }
    return plan
  }

  /// Plans the fields that share the object of the type that has them.
  ///
  /// - Parameters:
  ///   - fields: The fields of the object.
  ///   - plans: Their plans.
  ///   - tags: The keys that the object has beside its fields.
  ///   - isTold: Whether there are more of them, of which the type around is told.
  ///   - locals: The names of the body.
  ///   - enums: The enums of keys; those of the inline values are added.
  func planInlines(
    among fields: [FieldModel], as plans: inout [FieldPlan], beside tags: [String],
    isTold: Bool = false, locals: inout LocalNames, in enums: inout KeyEnums
  ) {
    let inlines = fields.indices.filter { fields[$0].isInline }
    for position in inlines {
      let field = fields[position]
      let name = plans[position].name
      var inline = InlinePlan(keysLocal: locals.claim(name.text + "Keys"))
      if field.presence != .required {
        let keys = planner.model.objectKeys(of: field.type).map(\.value)
        inline.keyEnum = enums.add(keys, like: name.capitalized + "Keys")
      }
      if let target = planner.model.target(of: field.type), planner.sharing.told.contains(target) {
        let others = inlines.filter { $0 != position }.flatMap {
          planner.model.objectKeys(of: fields[$0].type).map(\.value)
        }
        let own = fields.filter { !$0.isInline }.flatMap(\.outerKeys).map(\.value)
        let outer = tags + own + others
        if !outer.isEmpty || isTold {
          inline.others = KnownKeysPlan(
            keyEnum: outer.isEmpty ? nil : enums.listAll(outer), isBeside: isTold)
          inline.writesBeside = planner.sharing.keeping.contains(target)
        }
      }
      plans[position].coding = .inline(inline)
    }
  }

}

/// The enums of keys of one type, as they are planned.
struct KeyEnums {
  private(set) var plans: [KeyEnumPlan] = []
  /// The names of nested types; none may hide one that the emitted code mentions.
  private var types: LocalNames

  /// - Parameters:
  ///   - planner: Knows the types of the file.
  ///   - names: The names of further types that are nested in the same one.
  init(in planner: SwiftPlanner, beside names: Set<String> = []) {
    types = LocalNames(
      taken: planner.declaredTypes, names, ReservedWords.unusableTypes,
      ReservedWords.misleadingTypes)
  }

  /// Takes the name of a nested type: the first of some that is free.
  mutating func claim(_ candidates: String...) -> String {
    types.claim(candidates)
  }

  /// The name of the enum of some keys; it is added where there is none.
  mutating func add(_ keys: [String], like name: String) -> String {
    let name = types.claim(name)
    plans.append(plan(keys, named: name))
    return name
  }

  /// The name of an enum that lists all of some keys: one that is there, or a new one.
  mutating func listAll(_ keys: [String], like name: String = "OuterKeys") -> String {
    let known = Set(keys)
    let same = plans.firstIndex { Set($0.keys.map(\.text)) == known }
    if same == nil { _ = add(keys, like: name) }
    let position = same ?? plans.count - 1
    plans[position].listsAll = true
    return plans[position].name
  }

  /// Lets an enum list its keys.
  mutating func listAll(named name: String) {
    for position in plans.indices where plans[position].name == name {
      plans[position].listsAll = true
    }
  }

  /// Gives one of the keys that the type has itself another name.
  mutating func rename(_ name: SwiftName, to other: SwiftName) {
    for position in plans.indices where plans[position].name == "CodingKeys" {
      for key in plans[position].keys.indices where plans[position].keys[key].name == name {
        plans[position].keys[key].name = other
      }
    }
  }

  /// Adds the enum of the keys that the type has itself.
  mutating func add(_ plan: KeyEnumPlan) {
    if !plan.keys.isEmpty { plans.append(plan) }
  }

  private func plan(_ keys: [String], named name: String) -> KeyEnumPlan {
    var names = CodingKeyNames()
    for key in keys { _ = names.name(of: key, like: nil) }
    return KeyEnumPlan(name: name, keys: names.plans)
  }
}

extension FieldPlan {
  /// Says how nil is read and written.
  fileprivate mutating func setPresence(_ presence: Presence) {
    switch presence {
    case .required:
      break
    case .requiredNullable:
      decodedType += "?"
      type += "?"
      form?.isOptional = true
      standard = .null
    case .absentable, .nullable:
      type += "?"
      form?.isOptional = true
      standard = .null
      readsAbsence = true
      writesAbsence = presence == .absentable
    case .threeState:
      type = "\(SupportType.presence.rawValue)<\(type)>"
      decodedType = "\(SupportType.presence.rawValue)<\(decodedType)>"
      form?.type = decodedType
      standard = .absent
    }
    guard let form, form.writesNil else { return }
    decodedType = form.type
    writesAbsence = false
    self.form?.isOptional = readsAbsence
  }
}

extension SwiftPlanner {
  /// The type whose tags the elements of a field have.
  fileprivate func taggedType(of field: FieldModel) -> TypeReference? {
    model.taggedElement(of: field.type).map { .declared($0) }
  }
}

extension SwiftName {
  /// The name behind another word.
  var capitalized: String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension JSONScalar {
  /// The scalar as a literal of Swift.
  fileprivate var literal: String {
    switch self {
    case .string(let text): SwiftLiteral.quoted(text)
    case .int(let number): SwiftLiteral.number(number)
    case .double(let number): "\(number)"
    case .bool(let value): "\(value)"
    }
  }
}
