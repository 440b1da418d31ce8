package import GenModelsDiagnostics
import GenModelsSchema

/// The types that say what becomes of the keys in their object which nobody declares: they have to
/// know whose keys those are.
package struct Sharing: Sendable {
  /// The types that keep or refuse such keys, or of which a part in the same object does.
  package private(set) var minding: Set<Int> = []
  /// Those of them that keep some, and write them again.
  package private(set) var keeping: Set<Int> = []
  /// Those of them that live in objects of other types, and must be told the keys of these.
  package private(set) var told: Set<Int> = []
  /// Those of which more than `unknown: keep` of their own makes them one of them.
  package private(set) var mindingParts: Set<Int> = []

  /// Looks at the types of a model.
  package init(in model: Model) {
    let own = model.types.indices.filter { model.types[$0].mindsOtherKeys }
    guard !own.isEmpty else { return }
    let shared = model.types.map { $0.object.sharing.compactMap(model.unaliased) }
    var sharers = Array(repeating: [Int](), count: shared.count)
    for (index, parts) in shared.enumerated() {
      for part in parts { sharers[part].append(index) }
    }
    minding = Self.closure(of: own, along: sharers)
    keeping = Self.closure(of: own.filter { model.types[$0].keepsOtherKeys }, along: sharers)
    var first: [Int] = []
    for (index, type) in model.types.enumerated() {
      first += Set(shared[index]).subtracting(type.twins.compactMap(model.unaliased))
      // A content and an untagged case are objects of their own, with inline values beside fields.
      first += type.fields.filter(\.isInline).compactMap { model.target(of: $0.type) }
    }
    for index in minding
    where model.types[index].refusesInCases || shared[index].contains(where: minding.contains) {
      mindingParts.insert(index)
    }
    let minding = minding
    told = Self.closure(
      of: first.filter(minding.contains), along: shared.map { $0.filter(minding.contains) })
  }

  /// The keys that a union has in the object that it shares with a payload, none where it does not.
  ///
  /// A fallback beside a known tag is one of them, so that nobody refuses it; a part of the payload
  /// that keeps what nobody declares keeps it.
  ///
  /// - Parameters:
  ///   - union: The union.
  ///   - parts: The types that live in the object.
  ///   - model: The model of all of them.
  /// - Returns: The keys.
  package func keys(
    of union: UnionModel, beside parts: [TypeReference], in model: Model
  ) -> [String] {
    let keys = union.tagging.sharedKeys.map(\.value)
    guard let fallback = union.fallback, !keys.isEmpty,
      !parts.compactMap(model.target).contains(where: keeping.contains)
    else { return keys }
    return keys + [fallback.key.value]
  }

  private static func closure(of start: [Int], along edges: [[Int]]) -> Set<Int> {
    var reached = Set(start)
    var pending = start
    while let next = pending.popLast() {
      for index in edges[next] where reached.insert(index).inserted { pending.append(index) }
    }
    return reached
  }
}

extension TypeModel {
  /// Whether the type itself says what becomes of keys that nobody declares.
  fileprivate var mindsOtherKeys: Bool {
    switch definition {
    case .structure(let structure): !structure.extraKeys.isIgnored
    case .page(let page): !page.extraKeys.isIgnored
    case .union(let union):
      keepsOtherKeys || union.cases.contains { !$0.extraKeys.isIgnored }
    case .alias, .rawEnum, .broken: false
    }
  }

  /// Whether a case of the type has keys of its own only.
  fileprivate var refusesInCases: Bool {
    guard case .union(let union) = definition else { return false }
    return union.cases.contains { !$0.extraKeys.isIgnored }
  }

  /// Whether the type itself keeps keys that nobody declares.
  fileprivate var keepsOtherKeys: Bool {
    switch definition {
    case .structure(let structure): structure.extraKeys.keeps
    case .page(let page): page.extraKeys.keeps
    case .union(let union): if case .keep = union.unknown { true } else { false }
    case .alias, .rawEnum, .broken: false
    }
  }

  /// The types in the object of the type beside which it has no keys that are not theirs.
  fileprivate var twins: [Int] {
    guard case .union(let union) = definition else { return [] }
    if case .untagged = union.tagging { return object.sharing }
    return union.subUnions
  }
}

extension ExtraKeysModel {
  /// Whether nothing is made of such keys.
  package var isIgnored: Bool {
    if case .ignore = self { true } else { false }
  }

  /// Whether such keys are kept.
  package var keeps: Bool {
    switch self {
    case .keep, .typed: true
    case .ignore, .reject: false
    }
  }

  /// Whether such keys are kept as JSON or refused, which goes for the objects on the way to nested
  /// keys as well.
  fileprivate func reachesInside(in model: Model) -> Bool {
    switch self {
    case .keep, .reject: true
    case .typed(_, let type, _): model.unaliased(type) == .builtIn(.json)
    case .ignore: false
    }
  }

  /// Whether such keys are an error.
  package var rejects: Bool {
    if case .reject = self { true } else { false }
  }

  /// Where the policy is written, nil where nothing is.
  package var span: SourceSpan? {
    switch self {
    case .ignore: nil
    case .keep(let span), .reject(let span), .typed(_, _, let span): span
    }
  }
}

extension Model {
  /// Whether a policy goes for the objects on the way to nested keys as well.
  package func reachesInside(_ policy: ExtraKeysModel) -> Bool { policy.reachesInside(in: self) }
}
