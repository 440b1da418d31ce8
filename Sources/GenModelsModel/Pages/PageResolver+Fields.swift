import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// The property of that name that values of a type have, nil where there is none that is a value or
  /// nil.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - type: The type that has it.
  ///   - key: The key that names it.
  /// - Returns: The property; what is wrong with it is reported.
  func field(
    _ name: Placed<String>, of type: TypeReference, as key: String
  ) -> FieldModel? {
    guard model.unaliased(type) != .broken else { return nil }
    guard let field = model.fields(of: type).first(where: { $0.name.value == name.value }) else {
      refuse(name, of: type, as: key)
      return nil
    }
    // Who emits no warnings uses nothing that somebody shall not use.
    if let deprecated = field.deprecated {
      record(
        .conflictingKeys, "'\(name.value)' is deprecated, and '\(key)' would use it", at: name.span,
        (deprecated.span, "it says so here"), help: "name another field, or leave '\(key)' out")
      return nil
    }
    return isPlain(field, at: name.span) ? field : nil
  }

  /// Reports a name that no field of a type has.
  private func refuse(_ name: Placed<String>, of type: TypeReference, as key: String) {
    let names = model.fields(of: type).map(\.name.value)
    var message = "'\(model.title(of: type))' has no field '\(name.value)'"
    var help = Suggestion.help(for: name.value, among: names) ?? "leave '\(key)' out"
    var place: (span: SourceSpan, text: String)?
    switch model.unaliased(type) {
    case .optional:
      message = "'\(model.title(of: type))' may be null, which has no field '\(name.value)'"
      help = "leave the '?' of the elements out, or '\(key)'"
    case .external(let index):
      message = "nobody knows the fields of '\(model.title(of: type))'"
      place = (model.externals[index].name.span, "it is declared elsewhere")
    case .declared(let index):
      let declaration = model.types[index].name
      place = (declaration.span, "the type is here")
      guard case .union = model.types[index].definition else { break }
      message += " that its cases share"
      if Suggestion.nearest(to: name.value, among: names).isEmpty {
        help = "add it to 'shared' of '\(declaration.value)', or leave '\(key)' out"
      }
    case .builtIn, .coded, .array, .dictionary, .broken: break
    }
    record(.unknownValue, message, at: name.span, place, help: help)
  }

  /// Whether the field is a property that holds a value or nil; anything else is reported.
  func isPlain(_ field: FieldModel, at span: SourceSpan) -> Bool {
    if field.constant != nil {
      record(
        .conflictingKeys, "'\(field.name.value)' is no property: it always has one value",
        at: span, (field.name.span, "the field is here"), help: "name another field")
      return false
    }
    guard field.presence == .threeState else { return true }
    record(
      .typeExpression, "'\(field.name.value)' has three states, and here it is there or not",
      at: span, (field.name.span, "the field is here"),
      help: "write the '?' of the field either on the name or on the type")
    return false
  }
}

extension Model {
  /// The fields of a type; of a union, those that its cases have in common.
  func fields(of type: TypeReference) -> [FieldModel] {
    guard let index = target(of: type) else { return [] }
    switch types[index].definition {
    case .structure(let structure): return structure.fields
    case .page(let page): return page.objectFields
    case .union(let union):
      return properties(of: union).map { property in
        var field = property.field
        field.deprecated = property.deprecated
        if field.presence == .required, union.lacks(property) { field.presence = .absentable }
        return field
      }
    case .alias, .rawEnum, .broken: return []
    }
  }

  /// Why a known value of a type may have no value for a field, nil where each has one.
  ///
  /// A union that keeps what it does not know has none for that, and for that alone.
  func lack(of field: FieldModel, in type: TypeReference) -> String? {
    let name = field.name.value
    var presence = field.presence
    if let union = union(type),
      let property = properties(of: union).first(where: { $0.field.name.value == name })
    {
      if property.isMissing { return "not every case of '\(title(of: type))' has '\(name)'" }
      presence = property.field.presence
    }
    return presence == .required ? nil : "'\(name)' of '\(title(of: type))' may be missing"
  }

  /// How values of a type become identities, nil where they do not.
  func identityForm(_ type: TypeReference) -> IdentityForm? {
    switch unaliased(type) {
    case .builtIn(.string), .coded(.string, _): return .text
    case .builtIn(.int), .coded(.int, _): return .number
    case .builtIn(.uuid), .coded(.uuid, _): return .uuid
    case .declared(let index):
      guard case .rawEnum(let rawEnum) = types[index].definition else { return nil }
      if case .int? = rawEnum.values.first?.value.value { return .rawNumber }
      return .rawText
    case .builtIn, .coded, .external, .optional, .array, .dictionary, .broken: return nil
    }
  }
}
