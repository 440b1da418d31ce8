import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// The literal of a value, in a place that knows its type.
  func literal(of value: DefaultModel, as type: TypeReference) -> String {
    let type = model.unaliased(type)
    if type == .builtIn(.json) { return jsonLiteral(of: value) }
    if case .optional(let wrapped) = type {
      if case .null = value { return SwiftLiteral.null }
      return literal(of: value, as: wrapped)
    }
    switch value {
    // What could not be read is reported, and nothing is rendered.
    case .written: return ""
    case .null: return SwiftLiteral.null
    case .bool(let value): return "\(value)"
    case .string(let text): return SwiftLiteral.quoted(text)
    case .integer(let number): return SwiftLiteral.number(number)
    case .unsigned(let number): return SwiftLiteral.number(number)
    case .fraction(let number): return "\(number)"
    case .decimal(let significand, let exponent):
      return SwiftLiteral.decimal(significand, exponent: exponent)
    case .member(let type, let position): return member(at: position, of: type)
    case .array(let elements):
      guard case .array(let element) = type else { return "" }
      return SwiftLiteral.array(elements.map { literal(of: $0, as: element) })
    case .dictionary(let members):
      guard case .dictionary(_, let held) = type else { return "" }
      return SwiftLiteral.dictionary(
        members.map { (literal(of: $0, as: .broken), literal(of: $1, as: held)) })
    }
  }

  private func jsonLiteral(of value: DefaultModel) -> String {
    switch value {
    case .written, .decimal, .member: ""
    case .null: ".null"
    case .bool(let value): ".bool(\(value))"
    case .string(let text): ".string(\(SwiftLiteral.quoted(text)))"
    case .integer(let number): ".int(\(SwiftLiteral.number(number)))"
    case .unsigned(let number): ".uint(\(SwiftLiteral.number(number)))"
    case .fraction(let number): ".double(\(number))"
    case .array(let elements): ".array(\(SwiftLiteral.array(elements.map(jsonLiteral))))"
    case .dictionary(let members):
      ".object("
        + SwiftLiteral.dictionary(
          members.map { (literal(of: $0, as: .broken), jsonLiteral(of: $1)) }) + ")"
    }
  }

  /// A value of a raw enum or a case of a union, which a place for an optional takes for its own
  /// where it has the name of one.
  private func member(at position: Int, of index: Int) -> String {
    let name: SwiftName
    var call = ""
    switch model.types[index].definition {
    case .rawEnum(let rawEnum): name = .member(rawEnum.values[position].name.value)
    case .union(let union):
      name = memberNames(of: union)[position]
      // The tag that is kept has a default.
      if union.cases[position].keepsAlias { call = "()" }
    case .alias, .structure, .page, .broken: return ""
    }
    return (name.isOfOptional ? spell(.declared(index)) : "") + name.implicitMember + call
  }
}
