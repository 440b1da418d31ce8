import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// How many rows a part makes, and what tells them apart.
  func rows(of type: TypeReference, as part: PartSyntax) -> RowsModel {
    guard let each = part.sectionsEach else { return rows(outsideOfSections: type, as: part) }
    guard let element = element(of: type, of: part, "sections: each", at: each) else {
      return .one
    }
    let identity = identity(part.identity, of: element)
    guard let rows = part.rows else { return .section(of: element, identity: identity) }
    switch rows.value {
    case .inside(let name, let id):
      guard let field = field(name, of: element, as: "rows"),
        let row = rowElement(of: field, named: name, in: element)
      else { break }
      return .sectionRows(
        of: element, identity: identity, field: field, rows: row,
        rowIdentity: self.identity(id, of: row))
    case .each:
      record(
        .conflictingKeys, "each element makes a section here, and 'rows' names what has its rows",
        at: rows.span, (each, "'sections: each' is given here"),
        help: "write 'rows: { each: … }' with an array of the element, or leave 'rows' out")
    case .one, .broken: break
    }
    return .section(of: element, identity: identity)
  }

  private func rows(outsideOfSections type: TypeReference, as part: PartSyntax) -> RowsModel {
    switch part.rows?.value {
    case .each?:
      guard let element = element(of: type, of: part, "rows: each", at: part.rows?.span) else {
        return .one
      }
      return .each(of: element, identity: identity(part.identity, of: element))
    case .inside?:
      guard let span = part.rows?.span else { break }
      record(
        .missingKey, "rows inside of elements need 'sections: each'", at: span,
        help: "write 'sections: each' beside 'rows', or 'rows: each' for a row of each element")
    case .broken?: break
    case .one?, nil:
      guard let identity = part.identity else { break }
      var help = "leave 'id' out"
      if case .array = model.unaliased(type) { help = "write 'rows: each' beside 'id'" }
      record(
        .conflictingKeys, "'id' tells rows apart, and '\(part.field.name.value)' makes one",
        at: identity.span, help: help)
    }
    return .one
  }

  /// The type of the elements of a part that has some of them.
  private func element(
    of type: TypeReference, of part: PartSyntax, _ key: String, at span: SourceSpan?
  ) -> TypeReference? {
    if case .array(let element) = model.unaliased(type) { return element }
    let (name, title) = (part.field.name, model.title(of: type))
    var help = "leave it out, or make the type an array: '[\(title)]'"
    if case .dictionary = model.unaliased(type) {
      help = "leave it out: the members of a dictionary have no order"
    }
    record(
      .conflictingKeys, "'\(key)' needs an array, and '\(name.value)' is of type '\(title)'",
      at: span ?? name.span, help: help)
    return nil
  }

  /// The type of the rows of an element, which has them in one of its fields.
  private func rowElement(
    of field: FieldModel, named name: Placed<String>, in element: TypeReference
  ) -> TypeReference? {
    switch model.unaliased(field.type) {
    case .array(let row): return row
    case .broken: return nil
    default: break
    }
    record(
      .conflictingKeys,
      "'rows' needs an array, and '\(name.value)' of '\(model.title(of: element))' is of type"
        + " '\(model.title(of: field.type))'", at: name.span,
      (field.name.span, "the field is here"),
      help: "name an array, or leave 'rows' out for one row")
    return nil
  }

  /// What tells elements of a type apart.
  private func identity(_ name: Placed<String>?, of element: TypeReference) -> IdentityModel {
    guard let name, let field = field(name, of: element, as: "id") else { return .position }
    let owner = model.title(of: element)
    let place = (field.name.span, "the field is here")
    if let lack = model.lack(of: field, in: element) {
      record(
        .conflictingKeys, "\(lack), and an 'id' is always there", at: name.span, place,
        help: "name a field that must be there, or leave 'id' out")
      return .position
    }
    guard model.unaliased(field.type) != .broken else { return .position }
    guard let form = model.identityForm(field.type) else {
      record(
        .conflictingKeys,
        "'\(name.value)' of '\(owner)' is of type '\(model.title(of: field.type))', which is no 'id'",
        at: name.span, place, help: "an 'id' is a 'String', an 'Int', a 'UUID' or a raw enum")
      return .position
    }
    return .field(field, form: form)
  }
}
