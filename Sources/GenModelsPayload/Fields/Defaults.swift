import GenModelsModel
import GenModelsSchema

extension DefaultModel {
  /// Whether the value is what stands in a text.
  func isWritten(as node: JSONNode, in model: Model) -> Bool {
    switch (self, node.value) {
    case (.null, .null): return true
    case (.bool(let value), .bool(let found)): return value == found
    case (.string(let text), .string(let found)): return text == found
    case (.integer(let number), .number(let text)): return Double(text) == Double(number)
    case (.unsigned(let number), .number(let text)): return UInt64(text) == number
    case (.fraction(let number), .number(let text)): return Double(text) == number
    case (.member(let type, let position), _):
      guard let rawEnum = model.rawEnum(at: type) else { return false }
      let value = rawEnum.values[position].value.value
      return node.text == value.text || node.number == value.text
    case (.array(let values), .array(let elements)):
      return values.count == elements.count
        && zip(values, elements).allSatisfy { $0.isWritten(as: $1, in: model) }
    case (.dictionary(let members), .object(let object)):
      return members.isEmpty && object.members.isEmpty
    default: return false
    }
  }
}

extension PayloadReader {
  /// Records the cases that the default of an absent field has.
  mutating func takeDefault(of field: FieldModel, in object: Place) {
    guard let standard = field.standard?.value else { return }
    let path = field.path.reduce(object.path) { $0.appending(.key($1.value)) }
    take(standard, at: Place(node: object.node, path: path))
  }

  private mutating func take(_ standard: DefaultModel, at place: Place) {
    switch standard {
    case .member(let type, let position):
      guard let index = model.target(of: .declared(type)),
        case .union(let union) = model.types[index].definition
      else { return }
      take(position, of: UnionPlace(union: union, index: index, place: place, others: []))
    case .array(let values):
      for (index, value) in values.enumerated() {
        take(value, at: place.element(index, place.node))
      }
    case .dictionary(let members):
      for (key, value) in members {
        guard case .string(let key) = key else { continue }
        take(value, at: place.member(key, place.node))
      }
    case .written, .null, .bool, .string, .integer, .unsigned, .fraction, .decimal: break
    }
  }
}
