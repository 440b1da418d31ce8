import GenModelsDiagnostics
import GenModelsSchema

/// The key that shows a case is one of the case's own, and no other case has it: two of them in
/// one object are an error when it is read (schema language, section 9.6).
func checkWitnesses(of union: UnionModel, in model: Model, diagnostics: DiagnosticCollector) {
  guard case .presence = union.tagging else { return }
  let witnesses = union.cases.map { unionCase in
    unionCase.tags.map { Placed($0.value.text, at: $0.span) }
  }
  var owners: [String: Int] = [:]
  for (position, keys) in witnesses.enumerated() {
    for key in keys where owners[key.value] == nil { owners[key.value] = position }
  }
  for (position, unionCase) in union.cases.enumerated() {
    guard case .fields(let fields, isTuple: false) = model.flat(unionCase).payload else {
      continue
    }
    let read = Set(fields.flatMap(\.outerKeys).map(\.value))
    for alias in unionCase.aliases where !read.contains(alias.value.text) {
      diagnostics.record(
        .error(
          .conflictingKeys,
          "'\(unionCase.name.value)' is read by its fields, and none of them has the key"
            + " '\(alias.value.text)'",
          at: alias.span,
          help: "leave the alias out, or give it to a field"))
    }
    for witness in witnesses[position].prefix(1) {
      let known = fields.filter { $0.key.value == witness.value }
      guard let field = known.first(where: { !$0.mayBeLeftOut }) ?? known.first else {
        // Such a case has the fields of the union and none of its own.
        let isBare = fields.count == union.fields.count && !fields.isEmpty
        let own = fields.dropFirst(union.fields.count).first
        diagnostics.record(
          .error(
            .missingKey, "no field of '\(unionCase.name.value)' has its key, '\(witness.value)'",
            at: own?.name.span ?? unionCase.name.span,
            labels: [.init(span: witness.span, text: "the case is known by this key")],
            help: isBare
              ? "write 'fields: { \(witness.value): { constant: true } }' for the case"
              : "add a field '\(witness.value)', or name one in 'tag'"))
        continue
      }
      guard field.mayBeLeftOut else { continue }
      diagnostics.record(
        .error(
          .conflictingKeys,
          "'\(field.name.value)' may be left out, and '\(unionCase.name.value)' is known by it",
          at: field.name.span, labels: [.init(span: witness.span, text: "the key of the case")],
          help: field.standard == nil
            ? "leave the '?' behind the name out" : "leave 'default' out"))
    }
    for field in fields {
      for key in field.outerKeys {
        guard let owner = owners[key.value], owner != position else { continue }
        diagnostics.record(
          .error(
            .tagCollision,
            "the field '\(field.name.value)' has the key of '\(union.cases[owner].name.value)'",
            at: key.span,
            labels: [
              .init(span: union.cases[owner].tag?.span ?? key.span, text: "known by this key")
            ],
            help: "two such keys in one object are an error; give one of them another key"))
      }
    }
  }
}

extension FieldModel {
  fileprivate var mayBeLeftOut: Bool {
    switch presence {
    case .absentable, .threeState: true
    case .required, .nullable, .requiredNullable: standard != nil
    }
  }
}
