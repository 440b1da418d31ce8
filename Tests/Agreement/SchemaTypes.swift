package import Foundation
import GenModelsDiagnostics
package import GenModelsModel
import GenModelsPipeline
import GenModelsSchema

/// The types of some schemas, found by the names that they have in Swift.
package struct SchemaTypes: Sendable {
  /// A schema's model with one of its types.
  package struct Entry: Sendable {
    package var model: Model
    package var type: TypeReference
  }

  private var entries: [String: Entry] = [:]

  /// Reads the schemas of some files; one with errors has no types.
  package init(files: [URL]) {
    for file in files {
      let collector = DiagnosticCollector()
      let library = SchemaLibrary { path in
        FileManager.default.contents(atPath: path).map {
          .file(Array($0), path: path, identity: path)
        } ?? .failure("missing")
      }
      guard let bytes = FileManager.default.contents(atPath: file.path),
        let model = Pipeline.model(
          Array(bytes), path: file.path, diagnostics: collector, importing: library),
        !collector.hasErrors
      else { continue }
      let namespace = model.swift.namespace.map { $0.value + "." } ?? ""
      for (index, type) in model.types.enumerated() where type.home == 0 && type.owner == nil {
        let name = namespace + (model.swift.prefix?.value ?? "") + model.swiftName(of: type)
        entries[name] = Entry(model: model, type: .declared(index))
      }
    }
  }

  /// The schema's type that a type of Swift was made of, nil where it was made of none.
  package func entry(of type: any Any.Type) -> Entry? {
    entry(named: String(reflecting: type))
  }

  private func entry(named name: String) -> Entry? {
    if let element = name.argument(of: "Swift.Array<") {
      return entry(named: element).map { Entry(model: $0.model, type: .array($0.type)) }
    }
    if let value = name.argument(of: "Swift.Dictionary<Swift.String, ") {
      return entry(named: value).map {
        Entry(model: $0.model, type: .dictionary(.string, $0.type))
      }
    }
    // The module stands before the name.
    return entries[String(name.drop { $0 != "." }.dropFirst())]
  }
}

extension Model {
  /// The name of a type in Swift without its prefix.
  func swiftName(of type: TypeModel) -> String {
    let name = type.name.value
    return NameWords.isUpperCamelCase(name) ? name : NameWords.camelCase(name, capitalized: true)
  }
}

extension String {
  /// What stands in angle brackets behind the name of a generic type.
  fileprivate func argument(of head: String) -> String? {
    hasPrefix(head) && hasSuffix(">") ? String(dropFirst(head.count).dropLast()) : nil
  }
}
