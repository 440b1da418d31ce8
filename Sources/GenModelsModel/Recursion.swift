import GenModelsDiagnostics
import GenModelsSchema

/// Finds the types that contain themselves, and breaks each cycle once.
///
/// A value on the heap breaks a cycle, and so do arrays and dictionaries on their own. A case of a
/// union is the better place, since Swift has a word for it (`indirect`); a struct's optional is
/// boxed where no union takes part (semantics C1 to C3).
struct Recursion {
  private var model: Model
  /// Whether a type takes part in a cycle, or lies between two.
  private var isCyclic: [Bool] = []

  /// Marks the cases and fields that live on the heap, and reports types without finite values.
  static func mark(_ model: inout Model, diagnostics: DiagnosticCollector) {
    var recursion = Recursion(model: model)
    recursion.findCycles()
    guard recursion.isCyclic.contains(true) else { return }
    recursion.reportEndless(to: diagnostics)
    recursion.markCases()
    recursion.boxFields()
    model = recursion.model
  }

  private init(model: Model) {
    self.model = model
  }

  /// The types that a type holds in place, apart from those that were moved to the heap.
  private func targets(of index: Int) -> [Int] {
    switch model.types[index].definition {
    case .alias(let type): type.inPlace.map { [$0] } ?? []
    case .structure(let structure): structure.fields.compactMap(\.target)
    case .page(let page): (page.fields + page.parts.map(\.field)).compactMap(\.target)
    case .union(let union): union.cases.flatMap(\.targets)
    case .rawEnum, .broken: []
    }
  }

  /// Peels off, again and again, the types that hold no other cyclic type.
  private mutating func findCycles() {
    let targets = model.types.indices.map(targets)
    var holders: [[Int]] = Array(repeating: [], count: targets.count)
    for (index, held) in targets.enumerated() {
      for target in held { holders[target].append(index) }
    }
    var open = targets.map(\.count)
    var leaves = open.indices.filter { open[$0] == 0 }
    isCyclic = Array(repeating: true, count: targets.count)
    while let leaf = leaves.popLast() {
      isCyclic[leaf] = false
      for holder in holders[leaf] {
        open[holder] -= 1
        if open[holder] == 0 { leaves.append(holder) }
      }
    }
  }

  private func reaches(_ goal: Int, from start: Int) -> Bool {
    var visited: Set<Int> = []
    var pending = [start]
    while let index = pending.popLast() {
      if index == goal { return true }
      guard isCyclic[index], visited.insert(index).inserted else { continue }
      pending += targets(of: index)
    }
    return false
  }

  private mutating func markCases() {
    for index in model.types.indices where isCyclic[index] {
      guard case .union(var union) = model.types[index].definition else { continue }
      for position in union.cases.indices {
        let isOnCycle = union.cases[position].targets.contains { reaches(index, from: $0) }
        guard isOnCycle else { continue }
        union.cases[position].isIndirect = true
        model.types[index].definition = .union(union)
      }
    }
  }

  private mutating func boxFields() {
    for index in model.types.indices where isCyclic[index] {
      switch model.types[index].definition {
      case .structure(var structure):
        for position in structure.fields.indices {
          guard isOnCycle(structure.fields[position], of: index) else { continue }
          structure.fields[position].isBoxed = true
          model.types[index].definition = .structure(structure)
        }
      case .page(var page):
        for position in page.fields.indices {
          guard isOnCycle(page.fields[position], of: index) else { continue }
          page.fields[position].isBoxed = true
          model.types[index].definition = .page(page)
        }
        for position in page.parts.indices {
          guard isOnCycle(page.parts[position].field, of: index) else { continue }
          page.parts[position].field.isBoxed = true
          model.types[index].definition = .page(page)
        }
      case .alias, .union, .rawEnum, .broken: break
      }
    }
  }

  private func isOnCycle(_ field: FieldModel, of index: Int) -> Bool {
    guard field.presence != .required, let target = field.target else { return false }
    return reaches(index, from: target)
  }

  /// A type whose every value needs another one of itself has no finite JSON (semantics C3).
  private func reportEndless(to diagnostics: DiagnosticCollector) {
    var isFinite = isCyclic.map { !$0 }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in isFinite.indices where !isFinite[index] && hasValue(index, given: isFinite) {
        isFinite[index] = true
        hasChanged = true
      }
    }
    var reported: Set<Int> = []
    for index in isFinite.indices where !isFinite[index] && !reported.contains(index) {
      // Circles of names alone have an error of their own.
      if case .alias = model.types[index].definition { continue }
      let cycle = isFinite.indices.filter { !isFinite[$0] && reaches(index, from: $0) }
      guard targets(of: index).contains(where: { reaches(index, from: $0) }) else { continue }
      reported.formUnion(cycle)
      let name = model.types[index].name
      diagnostics.record(
        .error(
          .endlessType, "every value of '\(name.value)' needs another one inside", at: name.span,
          help: "make the field that closes the circle optional, or an array"))
    }
  }

  private func hasValue(_ index: Int, given isFinite: [Bool]) -> Bool {
    func isFine(_ type: TypeReference) -> Bool { type.inPlaceRequired.map { isFinite[$0] } ?? true }
    func areFine(_ fields: [FieldModel]) -> Bool {
      fields.allSatisfy { $0.presence != .required || isFine($0.type) }
    }
    return switch model.types[index].definition {
    case .alias(let type): isFine(type)
    case .structure(let structure): areFine(structure.fields)
    case .page(let page): areFine(page.fields)
    case .rawEnum, .broken: true
    case .union(let union):
      union.cases.contains { unionCase in
        switch unionCase.payload {
        case .none, .broken: true
        case .value(let type, _): isFine(type)
        case .fields(let fields, _): areFine(fields)
        }
      }
    }
  }
}

extension TypeReference {
  /// The declared type that a value holds in place, optionals included.
  fileprivate var inPlace: Int? {
    switch self {
    case .declared(let index): index
    case .optional(let wrapped): wrapped.inPlace
    case .builtIn, .array, .dictionary, .broken: nil
    }
  }

  /// The declared type without which there is no value.
  fileprivate var inPlaceRequired: Int? {
    if case .declared(let index) = self { index } else { nil }
  }
}

extension FieldModel {
  fileprivate var target: Int? { isBoxed ? nil : type.inPlace }
}

extension CaseModel {
  fileprivate var targets: [Int] {
    if isIndirect { return [] }
    switch payload {
    case .none, .broken: return []
    case .value(let type, _): return type.inPlace.map { [$0] } ?? []
    case .fields(let fields, _): return fields.compactMap(\.target)
    }
  }
}
