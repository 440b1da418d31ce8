import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads the value that a key must hold: of the type beside it, else by its YAML kind.
  func constant(_ entry: YAMLEntry?, as type: TypeExpression?) -> Placed<JSONScalar>? {
    guard let entry else { return nil }
    guard let scalar = entry.value.scalar else { return refused(entry.value) }
    let value: JSONScalar? =
      if let type {
        constant(scalar, entry, as: type)
      } else if let value = JSONScalar(scalar) {
        value
      } else if scalar.text.isEmpty || scalar.coreValue == .text {
        text(entry, as: "'constant'").map { .string($0.value) }
      } else {
        refused(entry.value)
      }
    return value.map { Placed($0, at: entry.value.span) }
  }

  private func refused<Value>(_ node: YAMLNode) -> Value? {
    diagnostics.record(
      .wrongKind("'constant'", needs: "text, a number, true or false", got: node))
    return nil
  }

  private func constant(
    _ scalar: YAMLScalar, _ entry: YAMLEntry, as type: TypeExpression
  ) -> JSONScalar? {
    guard case .name(let name) = type.form, let kind = ConstantKind(type: name) else {
      if case .broken = type.form { return nil }
      diagnostics.record(
        .error(
          .conflictingKeys, "a constant is of type 'String', 'Bool', or of a type of numbers",
          at: type.span, help: "leave 'type' out, and the value says it"))
      return nil
    }
    if kind == .text { return text(entry, as: "'constant'").map { .string($0.value) } }
    if let value = kind.value(of: scalar) { return value }
    diagnostics.record(
      .error(
        .wrongKind, "'\(scalar.text)' is no constant of type '\(name)'", at: entry.value.span,
        labels: [.init(span: type.span, text: "the type is given here")],
        help: "leave 'type' out, or give a value of that type"))
    return nil
  }
}

/// What a constant can be.
private enum ConstantKind: Equatable {
  case text
  case flag
  case number
  case integer(ClosedRange<Int64>)

  init?(type: String) {
    switch type {
    case "String": self = .text
    case "Bool": self = .flag
    case "Double", "Float": self = .number
    case "Int", "Int64": self = .integer(.min ... .max)
    case "UInt", "UInt64": self = .integer(0 ... .max)
    case "Int8": self = .integer(-128...127)
    case "UInt8": self = .integer(0...255)
    case "Int16": self = .integer(-32_768...32_767)
    case "UInt16": self = .integer(0...65_535)
    case "Int32": self = .integer(-2_147_483_648...2_147_483_647)
    case "UInt32": self = .integer(0...4_294_967_295)
    default: return nil
    }
  }

  /// The value of a scalar that is of the kind.
  func value(of scalar: YAMLScalar) -> JSONScalar? {
    switch self {
    case .text: .string(scalar.text)
    case .flag: scalar.bool.map { .bool($0) }
    case .number: scalar.float.flatMap { $0.isFinite ? .double($0) : nil }
    case .integer(let range): scalar.integer.flatMap { range.contains($0) ? .int($0) : nil }
    }
  }
}

extension JSONScalar {
  /// A scalar by its YAML kind, nil for an empty one and for a number that JSON has not.
  init?(_ scalar: YAMLScalar) {
    if scalar.style != .plain {
      self = .string(scalar.text)
    } else if let number = scalar.integer {
      self = .int(number)
    } else if let value = scalar.bool {
      self = .bool(value)
    } else if let number = scalar.float, number.isFinite {
      self = .double(number)
    } else {
      return nil
    }
  }
}
