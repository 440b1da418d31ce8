import GenModelsDiagnostics
import GenModelsSchema

/// Finds the types that contain themselves, and breaks each cycle once.
///
/// A value on the heap breaks a cycle, and so do arrays and dictionaries on their own. A case of a
/// union is the better place, since Swift has a word for it (`indirect`); a struct's optional is
/// boxed where no union takes part (semantics C1 to C3).
struct Recursion {
  private var model: Model
  /// The types that each type holds in place, apart from those that were moved to the heap.
  private var edges: [[Int]]

  /// Marks the cases and fields that live on the heap, and reports types without finite values.
  static func mark(_ model: inout Model, diagnostics: DiagnosticCollector) {
    var recursion = Recursion(model: model)
    guard recursion.edges.contains(where: { !$0.isEmpty }) else { return }
    var circles = Graph.circles(among: Array(model.types.indices), edges: recursion.edges)
    guard !circles.isEmpty else { return }
    recursion.reportEndless(among: circles.joined().sorted(), to: diagnostics)
    while let circle = circles.popLast() {
      guard let breaker = recursion.breakCircle(circle) else { continue }
      recursion.edges[breaker] = recursion.model.types[breaker].targets
      circles += Graph.circles(among: circle, edges: recursion.edges)
    }
    model = recursion.model
  }

  private init(model: Model) {
    self.model = model
    edges = model.types.map(\.targets)
  }

  /// Moves what one type holds of a circle to the heap: the first union's, else the first
  /// struct's that can be left out.
  ///
  /// - Returns: That type, nil where there is none.
  private mutating func breakCircle(_ circle: [Int]) -> Int? {
    let members = Set(circle)
    let circle = model.imported.isEmpty ? circle : circle.sorted(by: precedes)
    return circle.first { markCases(of: $0, holding: members) }
      ?? circle.first { boxFields(of: $0, holding: members) }
  }

  /// Whether a type comes before another one whichever of their schemas is emitted: by the names of
  /// the files, and of the folders around them, then by their order in the file.
  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (model.types[one], model.types[other])
    guard first.home != second.home else { return one < other }
    return model.place(of: first).lexicographicallyPrecedes(model.place(of: second))
  }

  private mutating func markCases(of index: Int, holding members: Set<Int>) -> Bool {
    guard case .union(var union) = model.types[index].definition else { return false }
    let held = union.cases.indices.filter {
      union.cases[$0].targets.contains(where: members.contains)
    }
    for position in held { union.cases[position].isIndirect = true }
    model.types[index].definition = .union(union)
    return !held.isEmpty
  }

  private mutating func boxFields(of index: Int, holding members: Set<Int>) -> Bool {
    var hasBoxed = false
    func box(_ field: inout FieldModel) {
      guard field.presence != .required, let target = field.target, members.contains(target) else {
        return
      }
      field.isBoxed = true
      hasBoxed = true
    }
    switch model.types[index].definition {
    case .structure(var structure):
      for position in structure.fields.indices { box(&structure.fields[position]) }
      model.types[index].definition = .structure(structure)
    case .page(var page):
      for position in page.fields.indices { box(&page.fields[position]) }
      for position in page.parts.indices {
        guard var field = page.parts[position].field else { continue }
        box(&field)
        page.parts[position].field = field
      }
      model.types[index].definition = .page(page)
    case .alias, .union, .rawEnum, .broken:
      break
    }
    return hasBoxed
  }

  /// Reports each circle of types whose every value needs another one: no finite JSON is of such a
  /// type (semantics C3).
  ///
  /// - Parameters:
  ///   - suspects: The types on circles; every other type has finite values if they have.
  ///   - diagnostics: Takes the errors.
  private func reportEndless(among suspects: [Int], to diagnostics: DiagnosticCollector) {
    var endless = Set(suspects)
    var holders: [Int: [Int]] = [:]
    for suspect in suspects {
      for target in edges[suspect] { holders[target, default: []].append(suspect) }
    }
    var pending = suspects
    while let index = pending.popLast() {
      guard endless.contains(index), hasValue(index, without: endless) else { continue }
      endless.remove(index)
      pending += holders[index] ?? []
    }
    guard !endless.isEmpty else { return }
    let needed = model.types.map(\.neededTypes)
    for circle in Graph.circles(among: endless.sorted(), edges: needed) {
      // Circles of names alone have an error of their own.
      guard let name = circle.lazy.map({ model.types[$0] }).first(where: { !$0.isAlias })?.name
      else { continue }
      diagnostics.record(
        .error(
          .endlessType, "every value of '\(name.value)' needs another one inside", at: name.span,
          help: "make the field that closes the circle optional, or an array"))
    }
  }

  private func hasValue(_ index: Int, without endless: Set<Int>) -> Bool {
    guard case .union(let union) = model.types[index].definition else {
      return model.types[index].neededTypes.allSatisfy { !endless.contains($0) }
    }
    return union.cases.contains { $0.neededTypes.allSatisfy { !endless.contains($0) } }
  }
}

extension Model {
  fileprivate func place(of type: TypeModel) -> [String] {
    let path = type.home == 0 ? file.path : imported[type.home - 1].file.path
    return path.split(separator: "/").reversed().map(String.init)
  }
}

extension TypeModel {
  fileprivate var isAlias: Bool {
    if case .alias = definition { true } else { false }
  }

  /// The types that a value holds in place.
  fileprivate var targets: [Int] {
    switch definition {
    case .alias(let type): type.inPlace.map { [$0] } ?? []
    case .structure(let structure): structure.fields.compactMap(\.target)
    case .page(let page): page.objectFields.compactMap(\.target)
    case .union(let union): union.cases.flatMap(\.targets)
    case .rawEnum, .broken: []
    }
  }

  /// The types without which there is no value; of a union, those of all its cases.
  fileprivate var neededTypes: [Int] {
    switch definition {
    case .alias(let type): type.inPlaceRequired.map { [$0] } ?? []
    case .structure(let structure): structure.fields.compactMap(\.neededType)
    case .page(let page): page.fields.compactMap(\.neededType)
    case .union(let union): union.cases.flatMap(\.neededTypes)
    case .rawEnum, .broken: []
    }
  }
}

extension TypeReference {
  /// The declared type that a value holds in place, optionals included.
  fileprivate var inPlace: Int? {
    switch self {
    case .declared(let index): index
    case .optional(let wrapped): wrapped.inPlace
    case .builtIn, .coded, .external, .array, .dictionary, .broken: nil
    }
  }

  /// The declared type without which there is no value.
  fileprivate var inPlaceRequired: Int? {
    if case .declared(let index) = self { index } else { nil }
  }
}

extension FieldModel {
  fileprivate var target: Int? { isBoxed ? nil : type.inPlace }

  fileprivate var neededType: Int? {
    presence == .required && standard == nil ? type.inPlaceRequired : nil
  }
}

extension CaseModel {
  fileprivate var targets: [Int] {
    if isIndirect { return [] }
    switch payload {
    case .none, .broken: return []
    case .subUnion(let index, _): return [index]
    case .value(let type, _): return type.inPlace.map { [$0] } ?? []
    case .fields(let fields, _): return fields.compactMap(\.target)
    }
  }

  fileprivate var neededTypes: [Int] {
    switch payload {
    case .none, .broken: []
    case .subUnion(let index, _): [index]
    case .value(let type, _): type.inPlaceRequired.map { [$0] } ?? []
    case .fields(let fields, _): fields.compactMap(\.neededType)
    }
  }
}
