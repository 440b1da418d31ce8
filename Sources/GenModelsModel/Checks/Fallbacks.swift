import GenModelsDiagnostics
import GenModelsSchema

/// The key of a fallback is no other one of the union's, and reading it takes no longer than the
/// value is.
func checkFallback(
  of union: UnionModel, at index: Int, in model: Model, diagnostics: DiagnosticCollector
) {
  guard let fallback = union.fallback else { return }
  let key = fallback.key
  if let (taken, owner) = union.owner(of: key.value) {
    diagnostics.record(
      .error(
        .tagCollision, "the fallback has the key of \(owner), '\(key.value)'", at: key.span,
        labels: [.init(span: taken.span, text: "it is named here")],
        help: "give one of the two another key"))
  }
  for unionCase in union.cases {
    checkRoom(for: fallback, in: unionCase, in: model, diagnostics: diagnostics)
    guard fallback.causes.contains(.invalid) else { continue }
    checkReadings(of: fallback, in: unionCase, of: union, at: index, in: model, diagnostics)
  }
}

/// A sub-union that refuses keys knows of no fallback but its own.
private func checkRoom(
  for fallback: Fallback, in unionCase: CaseModel, in model: Model,
  diagnostics: DiagnosticCollector
) {
  guard case .subUnion(let other, let span) = unionCase.payload,
    let inner = model.union(.declared(other)), inner.fallback?.key.value != fallback.key.value,
    inner.cases.contains(where: \.extraKeys.rejects)
  else { return }
  let name = model.types[other].name
  diagnostics.record(
    .error(
      .conflictingKeys, "the sub-union '\(name.value)' refuses the key '\(fallback.key.value)'",
      at: span, labels: [.init(span: fallback.key.span, text: "the fallback is here")],
      help: "give '\(name.value)' the same fallback, or leave its 'extraKeys' out"))
}

/// A case that reads the fallback as a value of its own, and is then broken, is read again as a
/// fallback: with each step of a chain the time would double.
private func checkReadings(
  of fallback: Fallback, in unionCase: CaseModel, of union: UnionModel, at index: Int,
  in model: Model, _ diagnostics: DiagnosticCollector
) {
  guard !union.tagging.sharedKeys.isEmpty else { return }
  var fields: [FieldModel] = []
  switch unionCase.payload {
  case .fields(let own, isTuple: false): fields = own
  case .value(let type, _): fields = model.target(of: type).map { model.types[$0].fields } ?? []
  case .none, .fields, .subUnion, .broken: break
  }
  let readers = model.withInlines(fields).filter { field in
    !field.isInline && field.outerKeys.contains { $0.value == fallback.key.value }
  }
  guard let reader = readers.first(where: { model.leads(from: $0.type, to: index) }) else {
    return
  }
  diagnostics.record(
    .error(
      .conflictingKeys,
      "'\(unionCase.name.value)' reads the fallback itself, so 'invalid' would read it twice",
      at: fallback.key.span,
      labels: [.init(span: reader.name.span, text: "'\(reader.name.value)' has the key")],
      help: "leave 'invalid' or the field out"))
}

extension UnionModel {
  /// What the union itself has under a key of its objects, and where that is said.
  fileprivate func owner(of key: String) -> (place: Placed<String>, title: String)? {
    var owners: [(place: Placed<String>, title: String)] = []
    var content: Content?
    switch tagging {
    case .internal(let model): owners = model.discriminator.keys.map { ($0, "the tag") }
    case .adjacent(let model, let own):
      owners = model.discriminator.keys.map { ($0, "the tag") }
      content = own
    case .composite(let discriminator, let own):
      owners = discriminator.components.map { ($0.path.key, "the tag") }
      content = own
    case .external, .presence, .untagged, .broken: break
    }
    switch content {
    case nil: break
    case .path(let path): owners.append((path.key, "the content"))
    case .tag:
      for unionCase in cases where !unionCase.isUnit {
        owners += unionCase.tags.map {
          (Placed($0.value.text, at: $0.span), "the content of '\(unionCase.name.value)'")
        }
      }
    }
    if !tagging.sharedKeys.isEmpty {
      owners += fields.flatMap(\.outerKeys).map { ($0, "a field of every case") }
    }
    return owners.first { $0.place.value == key }
  }
}

extension Model {
  /// Fields with those of the inline values among them.
  fileprivate func withInlines(_ fields: [FieldModel]) -> [FieldModel] {
    var all: [FieldModel] = []
    var visited: Set<Int> = []
    var pending = fields
    while let field = pending.popLast() {
      all.append(field)
      if field.isInline, let target = target(of: field.type), visited.insert(target).inserted {
        pending += types[target].fields
      }
    }
    return all
  }

  /// Whether values of a type may hold values of another one.
  fileprivate func leads(from type: TypeReference, to index: Int) -> Bool {
    var visited: Set<Int> = []
    var pending = [type]
    while let type = pending.popLast() {
      switch unaliased(type) {
      case .optional(let inner), .array(let inner), .dictionary(_, let inner):
        pending.append(inner)
      case .declared(index): return true
      case .declared(let next) where visited.insert(next).inserted:
        pending += types[next].fields.map(\.type)
        guard case .union(let union) = types[next].definition else { continue }
        for unionCase in union.cases {
          switch unionCase.payload {
          case .value(let type, _): pending.append(type)
          case .subUnion(let union, _): pending.append(.declared(union))
          case .none, .fields, .broken: continue
          }
        }
      case .declared, .builtIn, .coded, .external, .broken: continue
      }
    }
    return false
  }
}
