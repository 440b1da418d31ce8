import GenModelsDiagnostics
import GenModelsSchema

/// `cases: Other` takes the tags of a union that is told apart in the same way: both read the same
/// tag of the same object (semantics T5).
func checkSubUnions(of union: UnionModel, in model: Model, diagnostics: DiagnosticCollector) {
  for unionCase in union.cases {
    guard case .subUnion(let index, let span) = unionCase.payload else { continue }
    let name = model.types[index].name
    guard let target = model.unaliased(index) else { continue }
    guard case .union(let other) = model.types[target].definition else {
      if case .broken = model.types[target].definition { continue }
      diagnostics.record(
        .error(
          .wrongKind, "'\(name.value)' is no union, so it has no tags", at: span,
          labels: [.init(span: name.span, text: "it is declared here")],
          help: "name the payload instead: '\(unionCase.name.value): \(name.value)'"))
      continue
    }
    guard let (difference, place) = union.tagging.difference(to: other.tagging) else { continue }
    diagnostics.record(
      .error(
        .conflictingKeys, "the sub-union '\(name.value)' has another \(difference)", at: span,
        labels: [.init(span: place ?? name.span, text: "it is told apart here")],
        help: "give both the same discriminator"))
  }
}

extension Tagging {
  /// In what the tagging of a sub-union differs, and where; nil where both are the same.
  fileprivate func difference(to other: Tagging) -> (String, SourceSpan?)? {
    switch (self, other) {
    case (.broken, _), (_, .broken):
      return nil
    case (.internal(let own), .internal(let other)):
      return own.discriminator.difference(to: other.discriminator)
    case (.adjacent(let own, let content), .adjacent(let other, let otherContent)):
      if let difference = own.discriminator.difference(to: other.discriminator) {
        return difference
      }
      return content.isSame(as: otherContent)
        ? nil : ("content", other.discriminator.path.span)
    case (.composite(let own, let content), .composite(let other, let otherContent)):
      guard own.components.count == other.components.count,
        zip(own.components, other.components).allSatisfy({ $0.path.isSame(as: $1.path) })
      else { return ("list of keys", other.span) }
      let types = (own.components.map(\.type), other.components.map(\.type))
      if types.0 != types.1 { return ("type of tags", other.span) }
      let isSame =
        switch (content, otherContent) {
        case (nil, nil): true
        case (let own?, let other?): own.isSame(as: other)
        case (nil, _), (_, nil): false
        }
      return isSame ? nil : ("content", other.span)
    case (_, .internal(let model)), (_, .adjacent(let model, _)):
      return ("tagging", model.discriminator.path.span)
    case (_, .composite(let discriminator, _)):
      return ("tagging", discriminator.span)
    case (_, .external), (_, .presence), (_, .untagged):
      return ("tagging", nil)
    }
  }
}

extension Discriminator {
  fileprivate func difference(to other: Discriminator) -> (String, SourceSpan?)? {
    let difference: String
    if !path.isSame(as: other.path) {
      difference = "key"
    } else if Set(aliases.map(\.value)) != Set(other.aliases.map(\.value)) {
      difference = "list of aliases of the key"
    } else if type != other.type {
      difference = "type of tags"
    } else if ignoresCase != other.ignoresCase {
      difference = "'match'"
    } else {
      return nil
    }
    return (difference, other.path.span)
  }
}

extension Content {
  fileprivate func isSame(as other: Content) -> Bool {
    switch (self, other) {
    case (.path(let path), .path(let other)): path.isSame(as: other)
    case (.tag, .tag): true
    case (.path, .tag), (.tag, .path): false
    }
  }
}

extension JSONPath {
  fileprivate func isSame(as other: JSONPath) -> Bool {
    keys.map(\.value) == other.keys.map(\.value)
  }
}
