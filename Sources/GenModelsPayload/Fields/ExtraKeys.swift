import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

/// A declared key at the end of its path, with its other spellings.
struct KeyRoute {
  var path: [String]
  var aliases: [String] = []

  /// The objects on the ways, the outer ones before those in them, with the keys declared there.
  static func objects(of routes: [KeyRoute]) -> [(path: [String], keys: [String])] {
    var objects: [(path: [String], keys: [String])] = []
    for route in routes {
      for depth in route.path.indices.dropLast() {
        let way = Array(route.path[...depth])
        let isLast = depth + 2 == route.path.count
        let keys = [route.path[depth + 1]] + (isLast ? route.aliases : [])
        if let index = objects.firstIndex(where: { $0.path == way }) {
          objects[index].keys += keys
        } else {
          objects.append((way, keys))
        }
      }
    }
    return objects
  }
}

extension FieldModel {
  /// The key of the field; none on any way where the value is inline.
  var route: KeyRoute {
    isInline
      ? KeyRoute(path: [])
      : KeyRoute(path: path.map(\.value), aliases: aliases.map(\.value))
  }
}

extension PayloadReader {
  /// Refuses an object that has other keys than some.
  func refuseExtras(of place: Place, besides known: [String]) throws(PayloadError) {
    let object = try object(at: place)
    let known = Set(known)
    guard let extra = object.keys.filter({ !known.contains($0) }).min() else { return }
    let span = object.members.first { $0.key == extra }?.keySpan
    var error = PayloadError(
      .payloadKey, "unexpected key \(extra.quoted)", at: place,
      help: Suggestion.help(for: extra, among: known.sorted()))
    error.path = place.path.appending(.key(extra))
    error.span = span ?? error.span
    throw error
  }

  /// Refuses other keys in the objects on the way to nested ones.
  mutating func refuseExtras(
    in objects: [(path: [String], keys: [String])], of place: Place
  ) throws(PayloadError) {
    for (path, keys) in objects {
      guard let inner = try objectIfPresent(at: path, of: place) else { continue }
      try refuseExtras(of: inner, besides: keys)
    }
  }

  private func objectIfPresent(
    at path: [String], of place: Place
  ) throws(PayloadError) -> Place? {
    var place = place
    for key in path {
      guard let node = try object(at: place)[key], !node.isNull else { return nil }
      place = place.member(key, node)
    }
    _ = try object(at: place)
    return place
  }

  /// Reads the keys that nobody declares, where they are kept.
  mutating func readExtras(
    _ policy: ExtraKeysModel, of place: Place, beside others: [String], _ fields: [FieldModel],
    _ inlines: [InlineRead]
  ) throws(PayloadError) {
    let type: TypeReference
    switch policy {
    case .ignore, .reject: return
    case .keep: type = .builtIn(.json)
    case .typed(_, let written, _): type = written
    }
    // An inline value that is there and keeps has them.
    let keepers = inlines.filter { model.keepsExtras(fields[$0.position].type) }
    if keepers.isEmpty {
      var known = Set(others + fields.filter { !$0.isInline }.flatMap(\.outerKeys).map(\.value))
      for (position, field) in fields.enumerated() where field.isInline {
        known.formUnion(keys(of: inlines.first { $0.position == position }, field, in: place))
      }
      for key in unorderedKeys(of: try object(at: place), at: place) where !known.contains(key) {
        guard let member = memberIfPresent(key, of: place) else { continue }
        try read(type, at: member)
      }
    }
    guard model.reachesInside(policy) else { return }
    for (path, keys) in KeyRoute.objects(of: fields.map(\.route)) {
      guard let inner = try objectIfPresent(at: path, of: place) else { continue }
      let known = Set(keys)
      for key in unorderedKeys(of: try object(at: inner), at: inner) where !known.contains(key) {
        guard let member = memberIfPresent(key, of: inner) else { continue }
        try readJSON(at: member)
      }
    }
  }

  /// The keys that an inline value has in its object: of a union, those of the case that came.
  private mutating func keys(
    of read: InlineRead?, _ field: FieldModel, in place: Place
  ) -> [String] {
    guard let union = model.union(field.type) else { return objectKeys(of: field.type) }
    guard let read else { return [] }
    guard let taken = read.taken else { return place.node.object?.keys ?? [] }
    return model.ownKeys(of: union.cases[taken], in: union) ?? objectKeys(of: field.type)
  }
}
