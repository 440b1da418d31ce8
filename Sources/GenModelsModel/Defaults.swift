import GenModelsDiagnostics
import GenModelsSchema

/// Turns the values that fields have by default from what is written into values of their types
/// (semantics F3).
///
/// - Parameters:
///   - model: The model, with all its types.
///   - diagnostics: Takes the values that are none of the type.
func settleDefaults(of model: inout Model, diagnostics: DiagnosticCollector) {
  let reader = DefaultReader(model: model, diagnostics: diagnostics)
  guard model.types.contains(where: { $0.fields.contains { $0.standard != nil } }) else { return }
  model.changeFields { field in
    guard let standard = field.standard, case .written(let written) = standard.value else { return }
    let mayBeNull = field.presence != .required
    let value = reader.value(
      Placed(written, at: standard.span), as: mayBeNull ? .optional(field.type) : field.type)
    guard let value else { return }
    field.standard?.value = value
    guard case .null = value, mayBeNull else { return }
    diagnostics.record(
      .error(
        .conflictingKeys, "an absent '\(field.name.value)' is nil anyway", at: standard.span,
        help: "leave 'default' out"))
  }
}

/// An array ends before a default only where it may end before all that follows.
func checkDefaults(ofPositions fields: [FieldModel], diagnostics: DiagnosticCollector) {
  guard let last = fields.last(where: \.needsKey) else { return }
  for field in fields.prefix(while: { $0.name.span != last.name.span }) {
    guard let standard = field.standard else { continue }
    diagnostics.record(
      .error(
        .conflictingKeys, "an array cannot end before '\(field.name.value)'", at: standard.span,
        labels: [.init(span: last.name.span, text: "must be there, and stands behind it")],
        help: "leave 'default' out, or give one to '\(last.name.value)' as well"))
  }
}

/// Reads values as values of a type.
struct DefaultReader {
  let model: Model
  let diagnostics: DiagnosticCollector
  /// The key that the values are given for.
  var key = "default"

  /// The value, nil where it is none of the type; that is reported.
  func value(_ written: Placed<ValueSyntax>, as type: TypeReference) -> DefaultModel? {
    let bare = model.unaliased(type)
    switch bare {
    case .broken: return nil
    case .optional(let wrapped):
      if case .scalar(let scalar) = written.value, scalar.isNull { return .null }
      return value(written, as: wrapped)
    case .array(let element):
      guard case .list(let elements) = written.value else { return refuse(written, as: type) }
      let values = elements.map { value($0, as: element) }
      let known = values.compactMap(\.self)
      return known.count == values.count ? .array(known) : nil
    case .dictionary(let key, let value):
      guard case .mapping(let members) = written.value else { return refuse(written, as: type) }
      return dictionary(members, key: key, value: value)
    case .builtIn(.json): return json(written)
    case .builtIn(let builtIn), .coded(let builtIn, _):
      guard !builtIn.isOpaque else { return refuseAny(type, at: written.span) }
      guard case .scalar(let scalar) = written.value, let value = builtIn.value(of: scalar) else {
        return refuse(written, as: type)
      }
      return value
    case .external: return refuseAny(type, at: written.span)
    case .declared(let index): return member(written, of: index, as: type)
    }
  }

  private func dictionary(
    _ members: [(key: Placed<String>, value: Placed<ValueSyntax>)], key: DictionaryKey,
    value: TypeReference
  ) -> DefaultModel? {
    var result: [(key: DefaultModel, value: DefaultModel)] = []
    for member in members {
      let text = Placed(
        ValueSyntax.scalar(ScalarSyntax(text: member.key.value, value: nil, isNull: false)),
        at: member.key.span)
      let name: DefaultModel? =
        switch key {
        case .string: .string(member.key.value)
        case .int: Int64(member.key.value).map { .integer($0) } ?? refuse(text, as: .builtIn(.int))
        case .declared(let index): self.value(text, as: .declared(index))
        }
      let held = self.value(member.value, as: value)
      if let name, let held { result.append((name, held)) }
    }
    return result.count == members.count ? .dictionary(result) : nil
  }

  /// A value of a raw enum by its name, or a unit case of a union by its key.
  private func member(
    _ written: Placed<ValueSyntax>, of index: Int, as type: TypeReference
  ) -> DefaultModel? {
    let names: [String]
    switch model.types[index].definition {
    case .rawEnum(let rawEnum): names = rawEnum.values.map(\.name.value)
    case .union(let union):
      names = union.cases.filter(\.isUnit).map(\.name.value)
      if names.isEmpty { return refuseAny(type, at: written.span) }
    case .structure, .page, .alias: return refuseAny(type, at: written.span)
    case .broken: return nil
    }
    guard case .scalar(let scalar) = written.value else { return refuse(written, as: type) }
    if names.contains(scalar.text), let position = position(of: scalar.text, in: index) {
      return .member(type: index, position: position)
    }
    diagnostics.record(
      .error(
        .unknownValue, "'\(model.types[index].name.value)' has no '\(scalar.text)'",
        at: written.span, labels: [declaration(of: index)],
        help: help(for: scalar.text, among: names, in: index)))
    return nil
  }

  private func help(for text: String, among names: [String], in index: Int) -> String? {
    switch model.types[index].definition {
    case .rawEnum(let rawEnum):
      if let value = rawEnum.values.first(where: { $0.value.value.text == text }) {
        return "name the value by its name: '\(value.name.value)'"
      }
    case .union(let union) where union.cases.contains(where: { $0.name.value == text }):
      return "name a case that carries nothing"
    case .union, .structure, .page, .alias, .broken: break
    }
    return Suggestion.help(for: text, among: names)
  }

  private func position(of name: String, in index: Int) -> Int? {
    switch model.types[index].definition {
    case .rawEnum(let rawEnum): rawEnum.values.firstIndex { $0.name.value == name }
    case .union(let union): union.cases.firstIndex { $0.name.value == name }
    case .alias, .structure, .page, .broken: nil
    }
  }

  private func json(_ written: Placed<ValueSyntax>) -> DefaultModel? {
    switch written.value {
    case .list(let elements):
      let values = elements.map(json)
      let known = values.compactMap(\.self)
      return known.count == values.count ? .array(known) : nil
    case .mapping(let members):
      return dictionary(members, key: .string, value: .builtIn(.json))
    case .scalar(let scalar):
      if scalar.isNull { return .null }
      if case .double? = scalar.value, let number = UInt64(scalar.text) {
        return .unsigned(number)
      }
      switch scalar.value {
      case .string(let text)?: return .string(text)
      case .int(let number)?: return .integer(number)
      case .double(let number)?: return .fraction(number)
      case .bool(let value)?: return .bool(value)
      case nil: return refuse(written, as: .builtIn(.json))
      }
    }
  }
}

extension DefaultReader {
  private func refuse(_ written: Placed<ValueSyntax>, as type: TypeReference) -> DefaultModel? {
    diagnostics.record(
      .error(
        .wrongKind, "\(written.value.title) is no value of type '\(model.title(of: type))'",
        at: written.span, help: help(for: written, as: type)))
    return nil
  }

  private func help(for written: Placed<ValueSyntax>, as type: TypeReference) -> String {
    if case .scalar(let scalar) = written.value, let builtIn = model.builtIn(behind: type) {
      if builtIn == .string, scalar.isNull { return "quote the text: '\"\(scalar.text)\"'" }
      if case .int? = scalar.value, let range = builtIn.range {
        let upperBound =
          range.upperBound == .max && range.lowerBound == 0
          ? "\(UInt64.max)" : "\(range.upperBound)"
        return "'\(builtIn.rawValue)' goes from \(range.lowerBound) to \(upperBound)"
      }
    }
    return "give a value of that type, or leave '\(key)' out"
  }

  /// Refuses a type of which a schema can write no value at all.
  private func refuseAny(_ type: TypeReference, at span: SourceSpan) -> DefaultModel? {
    var labels: [Diagnostic.Label] = []
    if let index = model.target(of: type) { labels = [declaration(of: index)] }
    diagnostics.record(
      .error(
        .conflictingKeys, "a schema cannot write down a value of type '\(model.title(of: type))'",
        at: span, labels: labels, help: "leave 'default' out, and make the type optional"))
    return nil
  }

  private func declaration(of index: Int) -> Diagnostic.Label {
    .init(span: model.types[index].name.span, text: "the type is here")
  }
}

extension ValueSyntax {
  /// The value as a message shows it.
  fileprivate var title: String {
    switch self {
    case .scalar(let scalar):
      scalar.text.isEmpty && scalar.value == nil ? "nothing" : "'\(scalar.text)'"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Model {
  /// A type as a schema spells it.
  package func title(of type: TypeReference) -> String {
    switch type {
    case .builtIn(let builtIn), .coded(let builtIn, _): builtIn.rawValue
    case .declared(let index): types[index].name.value
    case .external(let index): externals[index].name.value
    case .optional(let wrapped): title(of: wrapped) + "?"
    case .array(let element): "[" + title(of: element) + "]"
    case .dictionary(let key, let value): "[" + title(of: key) + ": " + title(of: value) + "]"
    case .broken: ""
    }
  }

  private func title(of key: DictionaryKey) -> String {
    switch key {
    case .string: BuiltInType.string.rawValue
    case .int: BuiltInType.int.rawValue
    case .declared(let index): types[index].name.value
    }
  }
}
