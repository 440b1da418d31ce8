package import GenModelsSchema

/// The value of an absent key, of the type of its field.
package indirect enum DefaultModel: Sendable {
  /// As it was written: the type is not known yet, or the value is not of it, which is reported.
  case written(ValueSyntax)
  /// Nil, or the null of `JSON`.
  case null
  case bool(Bool)
  case string(String)
  case integer(Int64)
  /// A whole number that is greater than every `Int64`.
  case unsigned(UInt64)
  case fraction(Double)
  /// The significand times ten to the power of the exponent.
  case decimal(significand: Int64, exponent: Int)
  /// A value of a raw enum or a unit case of a union, by its position in the type of that index.
  case member(type: Int, position: Int)
  case array([DefaultModel])
  case dictionary([(key: DefaultModel, value: DefaultModel)])
}

extension Model {
  /// Changes every field of the model.
  mutating func changeFields(_ change: (inout FieldModel) -> Void) {
    for index in types.indices { types[index].changeFields(change) }
  }
}

extension TypeModel {
  fileprivate mutating func changeFields(_ change: (inout FieldModel) -> Void) {
    switch definition {
    case .structure(var structure):
      for index in structure.fields.indices { change(&structure.fields[index]) }
      definition = .structure(structure)
    case .page(var page):
      for index in page.fields.indices { change(&page.fields[index]) }
      definition = .page(page)
    case .union(var union):
      for index in union.fields.indices { change(&union.fields[index]) }
      for index in union.cases.indices {
        guard case .fields(var fields, let isTuple) = union.cases[index].payload else { continue }
        for position in fields.indices { change(&fields[position]) }
        union.cases[index].payload = .fields(fields, isTuple: isTuple)
      }
      definition = .union(union)
    case .alias, .rawEnum, .broken: break
    }
  }
}
