package import GenModelsModel
import GenModelsSchema

extension Model {
  /// The type that a spelling such as `[Item]` or `[String: Item]` names, nil where there is none.
  ///
  /// A type that only another schema names is none.
  package func type(spelled text: String) -> TypeReference? {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = text.dropFirst().dropLast()
      guard let colon = inner.firstIndex(of: ":"), !inner.hasPrefix("[") else {
        return type(spelled: String(inner)).map { .array($0) }
      }
      guard inner[..<colon] == "String" else { return nil }
      let value = inner[inner.index(after: colon)...].drop { $0 == " " }
      return type(spelled: String(value)).map { .dictionary(.string, $0) }
    }
    if let index = types.firstIndex(where: { $0.home == 0 && $0.name.value == text }) {
      return .declared(index)
    }
    return BuiltInType(rawValue: text).map { .builtIn($0) }
  }
}
