import GenModelsDiagnostics
import GenModelsSchema

extension Resolver {
  /// Resolves what happens to unknown tags or values.
  func unknown(
    _ syntax: Placed<UnknownSyntax>?, among names: [Placed<String>], of kind: String
  ) -> UnknownModel {
    switch (syntax ?? schema.unknown)?.value ?? .fail {
    case .fail: .fail
    case .keep(let name, _): .keep(name: name)
    case .value(let name): position(of: name, among: names, of: kind).map { .value($0) } ?? .fail
    }
  }

  /// Refuses an `unknown:` that can never come about or that names a case without a value to take.
  func settleUnknown(of union: inout UnionModel, as syntax: Placed<UnknownSyntax>?) {
    if union.hasBothFlags {
      if let syntax, !syntax.value.isFail {
        diagnostics.record(
          .error(
            .conflictingKeys, "no tag is unknown where both 'true' and 'false' have a case",
            at: syntax.span, help: "leave 'unknown' out"))
      }
      union.unknown = .fail
    }
    settleFallback(of: &union, as: syntax)
    guard case .value(let position) = union.unknown, let syntax else { return }
    let unionCase = union.cases[position]
    let problem: (need: String, help: String)
    switch (unionCase.payload, union.tagging) {
    case (.none, _), (.broken, _), (_, .broken):
      return
    case (.subUnion, _):
      problem = ("has tags of its own, and none of them is unknown", "name a case with one tag")
    case (_, .external), (_, .adjacent(_, .tag)):
      problem = ("has a payload, which no unknown key holds", "name a case without payload")
    case (_, .untagged):
      problem = ("has a payload, which has a shape of its own", "name a case without payload")
    case (_, .presence):
      problem = ("has a payload, which needs its key", "name a case without payload")
    case (_, .internal), (_, .adjacent), (_, .composite):
      return
    }
    diagnostics.record(
      .error(
        .conflictingKeys,
        "nothing unknown can be '\(unionCase.name.value)': it \(problem.need)", at: syntax.span,
        labels: [.init(span: unionCase.name.span, text: "the case is here")], help: problem.help))
  }
}

extension UnionModel {
  /// Whether the tag is a Bool with a case for each value.
  fileprivate var hasBothFlags: Bool {
    let syntax: DiscriminatorModel
    switch tagging {
    case .internal(let discriminator), .adjacent(let discriminator, _): syntax = discriminator
    case .composite, .external, .presence, .untagged, .broken: return false
    }
    guard syntax.discriminator.type == .bool else { return false }
    let tags = Set(cases.flatMap(\.tags).map(\.value))
    return tags.isSuperset(of: [[.bool(true)], [.bool(false)]])
  }
}

extension UnknownSyntax {
  fileprivate var isFail: Bool {
    if case .fail = self { true } else { false }
  }
}
