import GenModelsModel
import GenModelsSchema

extension FieldPlanner {
  /// Plans where the keys of a struct's fields are, and which enums name them.
  ///
  /// - Parameters:
  ///   - fields: The fields of the object.
  ///   - plans: Their plans, which get to know their keys.
  ///   - locals: The names of the body, no property's among them.
  ///   - enums: Takes the enums of the keys.
  func planKeys(
    of fields: [FieldModel], as plans: inout [FieldPlan], locals: inout LocalNames,
    in enums: inout KeyEnums
  ) {
    var keys = CodingKeyNames()
    var nested = NestedObjects()
    // A key of its own has the name of its field, whatever the others are called.
    for (field, plan) in zip(fields, plans) where !field.isInline && field.steps.isEmpty {
      _ = keys.name(of: field.key.value, like: plan.codingKey)
    }
    for (position, field) in fields.enumerated() where !field.isInline {
      let place = nested.place(
        of: field.path.map(\.value), like: plans[position].codingKey, or: "key", among: &keys,
        from: KeyPlace(container: "container", keyEnum: "CodingKeys"), locals: &locals,
        enums: &enums)
      plans[position].codingKey = place.key
      plans[position].way = place.way
      guard !field.aliases.isEmpty else { continue }
      plans[position].keyAliases = field.aliases.map {
        nested.name(of: $0.value, at: place.levels.last, among: &keys, or: "keyAlias")
      }
      plans[position].keyLocal = locals.claim(plans[position].name.text + "Key")
    }
    plans.markOptionalObjects(of: fields)
    keys.sort(by: fields.filter { !$0.isInline }.flatMap(\.outerKeys).map(\.value))
    enums.add(KeyEnumPlan(name: "CodingKeys", keys: keys.plans))
    for plan in nested.enums { enums.add(plan) }
  }
}

extension [FieldPlan] {
  /// Marks the objects on the way to keys that may be absent, since all that is in them may be.
  mutating func markOptionalObjects(of fields: [FieldModel]) {
    var needed: Set<String> = []
    for (field, plan) in zip(fields, self) {
      let opened = plan.way.prefix(Swift.max(plan.openedForReading, plan.openedForWriting))
      needed.formUnion(opened.map(\.local))
      if field.needsKey { needed.formUnion(plan.way.map(\.local)) }
    }
    for index in fields.indices {
      for step in self[index].way.indices {
        self[index].way[step].isOptional = !needed.contains(self[index].way[step].local)
      }
    }
  }
}
