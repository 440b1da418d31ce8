import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans the labelled values of a case.
  ///
  /// - Parameters:
  ///   - fields: The fields of the case.
  ///   - isTuple: Whether they are told by position.
  ///   - place: Where the payload is.
  ///   - container: The constant that holds the container of its object.
  ///   - keys: The keys of that object.
  /// - Returns: Their plans.
  mutating func plan(
    _ fields: [FieldModel], isTuple: Bool, at place: PayloadPlace, in container: String,
    keys: inout CodingKeyNames
  ) -> [FieldPlan] {
    let fieldPlanner = FieldPlanner(planner: planner)
    let names = fieldPlanner.names(of: fields)
    // The containers are named first: no value of the case may have the name of one.
    let places = names.map { field, names in
      isTuple || field.isInline
        ? nil : self.place(of: field, like: names.key, among: &keys, in: container)
    }
    let taken = names.flatMap { [$0.1.name.text] + ($0.1.report.map { [$0.text] } ?? []) }
    var free = LocalNames(taken: locals.union(taken))
    var plans = zip(names, places).map { entry, place in
      let (field, names) = entry
      let name = names.name
      let isTaken = locals.contains(name.text)
      var plan = fieldPlanner.plan(
        field, named: names, local: isTaken ? free.claim(name.text + "Value") : name.declared,
        report: names.report?.declared ?? "", codingKey: place?.key ?? name)
      guard let place else { return plan }
      plan.way = place.way
      plan.openedForWriting = openedContainers(on: place)
      // A function of its own is given the outermost container only.
      plan.openedForReading = isSplit ? 0 : plan.openedForWriting
      plan.keyAliases = aliases(of: field, at: place, among: &keys)
      if !plan.keyAliases.isEmpty { plan.keyLocal = free.claim(name.text + "Key") }
      return plan
    }
    plans.markOptionalObjects(of: fields)
    if isTuple { plans.markOmitted(fields) }
    fieldPlanner.planInlines(
      among: fields, as: &plans,
      beside: contentKeys == nil ? outerKeys(besides: fields) : [],
      isTold: isTold && !place.isUnder, locals: &free, in: &inlineEnums)
    return plans
  }
}
