@testable import GenModelsCorpora

extension AvroSchema: CaseWalk {
  /// The kind of the type of each field, or of each type of a union.
  var cases: [String?] {
    switch self {
    case .definition(.record(let record)): record.fields.map { caseName($0.type) }
    case .union(let types): types.map(caseName)
    default: []
    }
  }
}

extension AvroProtocolFile: CaseWalk {
  /// A protocol has no fields.
  var cases: [String?] { [] }
}

extension StackTemplate: CaseWalk {
  /// `Resources.*.Type`.
  var cases: [String?] { resources.values.map { caseName($0.kind) } }
}

extension DocCRenderNode: CaseWalk {
  /// `primaryContentSections[].kind`, or the kind of a page that has none.
  var cases: [String?] {
    if let sections = primaryContentSections, !sections.isEmpty {
      sections.map(caseName)
    } else {
      [kind]
    }
  }
}

extension GraphQLResponse: CaseWalk {
  /// `__schema.types[].kind`.
  var cases: [String?] {
    switch self {
    case .wrapped(let answer):
      if case .value(let introspection) = answer.data { introspection.kinds } else { [] }
    case .bare(let introspection): introspection.kinds
    }
  }
}

extension GraphQLIntrospection {
  fileprivate var kinds: [String] { schema.types.map(caseName) }
}

extension StarWarsResponse: CaseWalk {
  /// Every `__typename`.
  var cases: [String?] {
    let planets = data?.allPlanets.map { connection in
      ["PlanetsConnection"] + connection.planets.compactMap(\.self).flatMap(\.typenames)
    }
    return [data?.hero, data?.r2].compactMap(\.self).flatMap(\.typenames) + (planets ?? [])
  }
}

extension StarWarsPlanet {
  fileprivate var typenames: [String] {
    guard let films = filmConnection else { return ["Planet"] }
    return ["Planet", "PlanetFilmsConnection"] + films.films.map { _ in "Film" }
  }
}

extension StarWarsCharacter {
  fileprivate var typenames: [String] {
    let friends =
      switch self {
      case .human(let human): human.friends
      case .droid(let droid): droid.friends
      case .unknown: nil as [StarWarsCharacter]?
      }
    return [caseName(self)] + (friends ?? []).flatMap(\.typenames)
  }
}

extension StarWarsEntities: CaseWalk {
  /// Every `__typename`.
  var cases: [String?] { ((names ?? []) + (everything ?? [])).map(caseName) }
}

extension JSONPatchTestCase: CaseWalk {
  /// The `op` of each step.
  var cases: [String?] {
    let steps =
      switch self {
      case .applied(let test): test.patch.map { caseName($0) }
      case .refused(let test): test.patch.map(\.operation)
      }
    return [steps.joined(separator: " ")]
  }
}

extension JSONValue {
  fileprivate var operation: String {
    guard case .object(let members) = self, case .string(let operation)? = members["op"] else {
      return "null"
    }
    return operation
  }
}

extension JTDSchema: CaseWalk {
  /// The form.
  var cases: [String?] { [caseName(self)] }
}

extension JupyterNotebook: CaseWalk {
  /// `cells[].cell_type`, of all worksheets in the older formats.
  var cases: [String?] {
    switch self {
    case .v4(let notebook): notebook.cells.map(caseName)
    case .v3(let notebook, _): notebook.worksheets.flatMap(\.cells).map(caseName)
    }
  }
}

extension LottieAnimation: CaseWalk {
  /// `layers[].ty`.
  var cases: [String?] { layers.map { caseName($0.kind) } }
}
