import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema
import GenModelsYAML
import Testing

/// A model with what was found wrong on the way.
struct Resolved {
  var model: Model
  /// `line:column: message`.
  var errors: [String]
}

/// Resolves the entries of `types:`, each on lines of their own.
func resolve(_ types: String) throws -> Resolved {
  let text = "types:\n" + types.split(separator: "\n").map { "  \($0)\n" }.joined()
  let collector = DiagnosticCollector()
  let documents = try #require(
    compose(Array(text.utf8), path: "schema.yml", diagnostics: collector), "\(text)")
  let file = try #require(documents.first?.span.file)
  let schema = try #require(SchemaReader(diagnostics: collector).read(documents, of: file))
  let model = Resolver.resolve(schema, diagnostics: collector)
  let errors = collector.diagnostics.map { diagnostic in
    guard case .span(let span) = diagnostic.place else { return diagnostic.message }
    return "\(span.start.line):\(span.start.column): \(diagnostic.message)"
  }
  return Resolved(model: model, errors: errors)
}

extension Model {
  /// What was moved to the heap: `Union.case` and `Struct.field`.
  var heap: [String] {
    types.flatMap { type in
      let name = type.name.value
      return switch type.definition {
      case .union(let union):
        union.cases.filter(\.isIndirect).map { "\(name).\($0.name.value)" }
          + union.cases.flatMap(\.labelled).filter(\.isBoxed).map { "boxed \($0.name.value)" }
      case .structure(let structure):
        structure.fields.filter(\.isBoxed).map { "\(name).\($0.name.value)" }
      case .page(let page):
        page.objectFields.filter(\.isBoxed).map { "\(name).\($0.name.value)" }
      case .alias, .rawEnum, .broken: [String]()
      }
    }
  }

  /// The fields of a struct.
  func fields(of name: String) -> [FieldModel] {
    for type in types where type.name.value == name {
      if case .structure(let structure) = type.definition { return structure.fields }
    }
    return []
  }
}

extension CaseModel {
  /// The labelled values of the case.
  var labelled: [FieldModel] {
    if case .fields(let fields, _) = payload { fields } else { [] }
  }
}
