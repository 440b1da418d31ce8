import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// How many rows a part makes.
  func rows(of field: FieldModel, as syntax: PartSyntax) -> RowsModel {
    guard case .array(let element) = model.unaliased(field.type) else { return .one }
    let identity = identity(syntax.identity, of: element)
    guard syntax.sectionsEach != nil else {
      guard case .each? = syntax.rows?.value else { return .one }
      return .each(of: element, identity: identity)
    }
    guard case .inside(let name, let rowID)? = syntax.rows?.value else {
      return .section(of: element, identity: identity)
    }
    guard let inner = self.field(name, of: element),
      case .array(let row) = model.unaliased(inner.type)
    else { return .section(of: element, identity: identity) }
    return .sectionRows(
      of: element, identity: identity, field: inner, rows: row,
      rowIdentity: self.identity(rowID, of: row))
  }

  /// What tells elements of a type apart.
  private func identity(_ name: Placed<String>?, of element: TypeReference) -> IdentityModel {
    guard let name, let field = field(name, of: element), let form = model.identityForm(field.type)
    else { return .position }
    return .field(field, form: form)
  }

  /// The property of that name that every value of a type has.
  func field(_ name: Placed<String>, of type: TypeReference) -> FieldModel? {
    model.fields(of: type).first { $0.name.value == name.value }
  }
}

extension Model {
  /// The fields of a type that are properties; of a union, those that its cases have in common.
  func fields(of type: TypeReference) -> [FieldModel] {
    guard let index = target(of: type) else { return [] }
    switch types[index].definition {
    case .structure(let structure): return structure.fields.filter { $0.constant == nil }
    case .page(let page): return page.objectFields.filter { $0.constant == nil }
    case .union(let union): return properties(of: union).map(\.field)
    case .alias, .rawEnum, .broken: return []
    }
  }

  /// How values of a type become identities, nil where they do not.
  func identityForm(_ type: TypeReference) -> IdentityForm? {
    switch unaliased(type) {
    case .builtIn(let builtIn), .coded(let builtIn, _):
      switch builtIn {
      case .string: return .text
      case .int: return .number
      case .uuid: return .uuid
      default: return nil
      }
    case .declared(let index):
      guard case .rawEnum(let rawEnum) = types[index].definition else { return nil }
      if case .int? = rawEnum.values.first?.value.value { return .rawNumber }
      return .rawText
    case .external, .optional, .array, .dictionary, .broken: return nil
    }
  }
}
