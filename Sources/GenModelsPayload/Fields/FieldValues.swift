import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads the value of a field in the form that the field has in JSON.
  mutating func readValue(of field: FieldModel, at place: Place) throws(PayloadError) {
    if field.skip != nil { return try readSkipping(field, at: place) }
    if field.readsEmptyAsNil != nil, place.node.isNull || place.node.text == "" { return }
    guard let single = field.single?.value, case .array(let element) = model.unaliased(field.type)
    else { return try read(field.type, at: place) }
    guard let elements = place.node.elements else {
      try read(element, at: place)
      if single == .accept {
        record.lose(.respelled, "the bare element is written as an array", at: place)
      }
      return
    }
    try read(.array(element), at: place)
    if single == .keep, elements.count == 1 {
      record.lose(.respelled, "the array of one element is written as that element", at: place)
    }
  }

  /// Refuses every value but one.
  mutating func expect(_ constant: JSONScalar, at place: Place) throws(PayloadError) {
    let isSame: Bool
    switch constant {
    case .string(let text): isSame = try self.text(at: place) == text
    case .bool(let value):
      guard case .bool(let found) = place.node.value else { throw .kind("a Bool", at: place) }
      isSame = found == value
    case .int(let value):
      let text = try number("a whole number", at: place)
      guard BuiltInType.int.holds(text) else { throw .unfit(.int, at: place).located() }
      isSame = Int64(text).map { $0 == value } ?? (Double(text) == Double(value))
    case .double(let value):
      let text = try number("a number", at: place)
      guard BuiltInType.double.holds(text) else { throw .unfit(.double, at: place).located() }
      isSame = Double(text) == value
    }
    guard isSame else { throw .value(constant.shown, at: place) }
  }

  /// Reads an array by position.
  mutating func readPositions(_ fields: [FieldModel], at place: Place) throws(PayloadError) {
    let nodes = try elements(at: place)
    for (index, field) in fields.enumerated() {
      do throws(PayloadError) {
        try readPosition(field, index, of: nodes, at: place)
      } catch {
        throw error.labelled("'\(field.name.value)' is declared here", at: field.name.span)
      }
    }
    guard nodes.count <= fields.count else {
      let isBounded = fields.contains { $0.presence == .absentable || $0.standard != nil }
      var error = PayloadError(
        .payloadValue,
        "expected \(isBounded ? "at most " : "")\(fields.count) elements; found \(nodes.count)",
        at: place)
      error.path = place.path.appending(.index(fields.count))
      error.span = nodes[fields.count].mark
      throw error
    }
  }

  private mutating func readPosition(
    _ field: FieldModel, _ index: Int, of nodes: [JSONNode], at place: Place
  ) throws(PayloadError) {
    guard nodes.indices.contains(index) else {
      if field.standard != nil || field.presence == .nullable {
        let added = field.standard == nil ? "null" : "its default"
        record.lose(
          .added, "'\(field.name.value)' is absent, and written as \(added)", at: place)
        return takeDefault(of: field, in: place)
      }
      if field.presence == .absentable { return takeDefault(of: field, in: place) }
      var error = PayloadError(
        .payloadValue, "the array ends before '\(field.name.value)'", at: place)
      error.path = place.path.appending(.index(index))
      throw error
    }
    let element = place.element(index, nodes[index])
    if let constant = field.constant { return try expect(constant.value, at: element) }
    if element.node.isNull, field.presence != .required,
      model.unaliased(field.type) != .builtIn(.json)
    {
      return
    }
    try readValue(of: field, at: element)
  }
}

extension JSONScalar {
  /// The constant as messages show it.
  fileprivate var shown: String {
    switch self {
    case .string(let text): "'\(text)'"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let value): "\(value)"
    }
  }
}
