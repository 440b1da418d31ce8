package import GenModelsSchema

/// A type as a field, a case or a part refers to it.
package enum TypeReference: Hashable, Sendable {
  case builtIn(BuiltInType)
  /// The type at that index of the model.
  case declared(Int)
  indirect case optional(TypeReference)
  indirect case array(TypeReference)
  indirect case dictionary(DictionaryKey, TypeReference)
  /// A built-in type in a form that the schema fixes.
  case coded(BuiltInType, Codec)
  /// The type of elsewhere at that index of the model's `externals`.
  case external(Int)
  /// Nobody declares the type; the error is recorded.
  case broken
}

/// What the keys of a dictionary are in Swift.
package enum DictionaryKey: Hashable, Sendable {
  case string
  case int
  /// The raw enum at that index of the model.
  case declared(Int)
}

/// A type that exists already and is coded by its own code (schema language, section 1).
package struct ExternalModel: Sendable {
  /// The name in Swift.
  package var name: Placed<String>
  /// The module that has the type, nil for that of the file.
  package var module: Placed<String>?
  /// What the values are in JSON, nil where nothing is said.
  package var shape: ExternalShape?
  package var conformances = Conformances.standard
}

/// The types that need no declaration, in Swift's spelling (schema language, section 2).
package enum BuiltInType: String, CaseIterable, Sendable {
  case string = "String"
  case bool = "Bool"
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case float = "Float"
  case double = "Double"
  case decimal = "Decimal"
  case date = "Date"
  case url = "URL"
  case uuid = "UUID"
  case data = "Data"
  case json = "JSON"
}

extension BuiltInType {
  /// The type that other languages and schemas have another name for.
  package init?(foreignName name: String) {
    switch name.lowercased() {
    case "text", "str", "varchar": self = .string
    case "boolean": self = .bool
    case "integer": self = .int
    case "long": self = .int64
    case "number", "real": self = .double
    case "datetime", "timestamp": self = .date
    case "guid": self = .uuid
    case "bytes": self = .data
    case "any", "anyobject", "object": self = .json
    default: return nil
    }
  }
}
