import GenModelsDiagnostics
import GenModelsSchema

/// Under internal tagging the payload shares the object of the tag, so it must be an object itself
/// whose keys leave the tag's alone (semantics T3, T4).
///
/// Foundation drops a scalar that is written beside a tag without a word, and traps on an array.
func checkPayloads(
  of union: UnionModel, named name: Placed<String>, in model: Model,
  diagnostics: DiagnosticCollector
) {
  guard case .internal(let key) = union.tagging else { return }
  for unionCase in union.cases {
    switch unionCase.payload {
    case .none, .broken, .fields(_, isTuple: false):
      break
    case .fields(_, isTuple: true):
      diagnostics.record(
        .error(
          .payloadNotObject, "'\(unionCase.name.value)' is an array, which has no room for the tag",
          at: unionCase.name.span, labels: [.init(span: key.span, text: "the tag is named here")],
          help: adjacentHelp(key)))
    case .value(let type, let span):
      var visited: Set<Int> = []
      switch shape(of: type, in: model, visited: &visited) {
      case .other(let kind):
        diagnostics.record(
          .error(
            .payloadNotObject, "the payload of '\(unionCase.name.value)' is \(kind), not an object",
            at: span, labels: [.init(span: key.span, text: "the tag shares its object")],
            help: adjacentHelp(key)))
      case .object(let keys):
        guard let taken = keys.first(where: { $0.value == key.value }) else { continue }
        diagnostics.record(
          .error(
            .tagCollision,
            "the payload of '\(unionCase.name.value)' has the key of the tag, '\(key.value)'",
            at: span,
            labels: [
              .init(span: taken.span, text: "the payload's key"),
              .init(span: key.span, text: "the tag is named here"),
            ],
            help: "the union writes the tag itself; leave the payload's key out"))
      case .unknown:
        break
      }
    }
  }
}

private func adjacentHelp(_ key: Placed<String>) -> String {
  "name its key with 'fields', or use 'discriminator: { key: \(key.value), content: … }'"
}

/// What a type looks like in JSON, as far as the check needs it.
private enum PayloadShape {
  case object(keys: [Placed<String>])
  case other(String)
  case unknown
}

private func shape(
  of type: TypeReference, in model: Model, visited: inout Set<Int>
) -> PayloadShape {
  switch type {
  case .broken: return .unknown
  case .builtIn(let builtIn): return .other("'\(builtIn.rawValue)'")
  case .optional: return .other("optional")
  case .array: return .other("an array")
  case .dictionary: return .other("a dictionary, which could hold the tag's key")
  case .declared(let index):
    guard visited.insert(index).inserted else { return .unknown }
    switch model.types[index].definition {
    case .alias(let target): return shape(of: target, in: model, visited: &visited)
    case .structure(let structure):
      return structure.isTuple
        ? .other("an array") : .object(keys: structure.fields.map(\.key))
    case .rawEnum: return .other("a single value")
    case .page(let page): return .object(keys: (page.fields + page.parts.map(\.field)).map(\.key))
    case .union(let union): return shape(of: union, in: model, visited: &visited)
    case .broken: return .unknown
    }
  }
}

private func shape(
  of union: UnionModel, in model: Model, visited: inout Set<Int>
) -> PayloadShape {
  switch union.tagging {
  case .broken:
    return .unknown
  case .adjacent(let key, let content):
    return .object(keys: [key, content])
  case .external(.string) where union.cases.contains(where: \.isUnit):
    return .other("a text in some cases")
  case .external:
    return .object(keys: union.cases.map(\.tag))
  case .internal(let key):
    var keys = [key]
    for unionCase in union.cases {
      switch unionCase.payload {
      case .fields(let fields, _): keys += fields.map(\.key)
      case .value(let type, _):
        if case .object(let inner) = shape(of: type, in: model, visited: &visited) { keys += inner }
      case .none, .broken: break
      }
    }
    return .object(keys: keys)
  }
}

extension CaseModel {
  fileprivate var isUnit: Bool {
    if case .none = payload { true } else { false }
  }
}
