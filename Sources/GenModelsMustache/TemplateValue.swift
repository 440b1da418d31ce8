/// A value that a template can look up.
package enum TemplateValue: Sendable {
  case null
  case bool(Bool)
  case text(String)
  case list([TemplateValue])
  case record(TemplateRecord)

  /// Whether a section over the value is rendered: not for null, false, an empty list or text.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .text(let value): !value.isEmpty
    case .list(let values): !values.isEmpty
    case .record: true
    }
  }
}

/// The names that a template can look up, in a fixed order.
///
/// A record has a dozen names at most, so a search from the front is faster than hashing, and the
/// order makes a dump of the context the same in every run.
package struct TemplateRecord: Sendable, ExpressibleByDictionaryLiteral {
  private var fields: [(name: String, value: TemplateValue)]

  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    fields = elements.map { (name: $0.0, value: $0.1) }
  }

  /// Makes a record of names and values in their order.
  package init(_ fields: [(name: String, value: TemplateValue)]) {
    self.fields = fields
  }

  /// The record with other values for some names, and with names that it did not have.
  package func overridden(by others: [(name: String, value: TemplateValue)]) -> TemplateRecord {
    let names = others.map(\.name)
    return TemplateRecord(others + fields.filter { !names.contains($0.name) })
  }

  /// The names, in order.
  package var names: [String] { fields.map(\.name) }

  /// The value of a name, nil where the record does not have it.
  package subscript(name: String) -> TemplateValue? {
    for field in fields where field.name == name { return field.value }
    return nil
  }
}
