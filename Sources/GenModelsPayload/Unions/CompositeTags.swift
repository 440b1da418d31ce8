import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a union whose tag several keys make up together.
  mutating func readComposite(
    _ at: UnionPlace, _ discriminator: CompositeDiscriminator, content: Content?
  ) throws(PayloadError) -> Int? {
    _ = try object(at: at.place)
    let tags = at.union.cases.map { model.tags(of: $0).map(\.value) }
    let paths = discriminator.components.map { $0.path.keys.map(\.value) }
    // All objects on the ways are opened before the first component is read.
    var objects: [Place] = []
    for path in paths { objects.append(try open(path.dropLast(), from: at.place)) }
    var found: [TagValue] = []
    var places: [Place?] = []
    for (index, component) in discriminator.components.enumerated() {
      let known = tags.joined().compactMap { $0.dropFirst(index).first }
      let key = paths[index].last ?? ""
      let place = memberIfPresent(key, of: objects[index])
      places.append(place)
      guard let place else {
        guard known.contains(.absent) else { throw missing(key, in: objects[index]) }
        found.append(.absent)
        continue
      }
      let isNull = place.node.isNull && known.contains(.null)
      found.append(isNull ? .null : try tag(of: component.type, at: place))
    }
    var position = tags.firstIndex { $0.contains(found) }
    if position == nil {
      let error = wrongComponent(found, among: Array(tags.joined()), at, paths, objects, places)
      position = try readUnknown(at, "the tag", or: error)
    }
    guard let position else { return nil }
    let unionCase = at.union.cases[position]
    var routes = paths.map { KeyRoute(path: $0) }
    var payload = PayloadPlace.beside
    switch content {
    case nil: break
    case .path(let path):
      payload = .under(path: path.keys.map(\.value))
      if at.union.cases.contains(where: \.hasContent) {
        routes.append(KeyRoute(path: path.keys.map(\.value)))
      }
    case .tag: if unionCase.hasContent { payload = .under(path: [unionCase.tagText]) }
    }
    if let own = unionCase.tag?.value, own != found, tags[position].contains(found),
      !unionCase.isSubUnion
    {
      record.lose(
        .respelled, "the tag is written as \(own.map(\.text).choice(" "))", at: at.place)
    }
    try readArm(position, of: at, payload: payload, routes: routes)
    return position
  }

  /// The error of the first component that nobody knows beside those before it.
  private func wrongComponent(
    _ found: [TagValue], among tags: [[TagValue]], _ at: UnionPlace, _ paths: [[String]],
    _ objects: [Place], _ places: [Place?]
  ) -> PayloadError {
    let length =
      found.indices.last { length in tags.contains { $0.starts(with: found.prefix(length)) } } ?? 0
    let key = paths[length].last ?? ""
    var known: [String] = []
    for tag in tags where tag.starts(with: found.prefix(length)) {
      let text = tag[length].text
      if !known.contains(text) { known.append(text) }
    }
    let shown = places[length]?.node.shown ?? "absent"
    var error = tagError(
      "no case of '\(name(of: at))' has the \(key) \(shown)", in: at,
      at: places[length] ?? objects[length], help: "one of \(known.choice)", isUnknownTag: true)
    error.path = objects[length].path.appending(.key(key))
    return error
  }
}

extension [String] {
  /// The texts in quotes, with something between them.
  fileprivate func choice(_ separator: String) -> String {
    map { "'\($0)'" }.joined(separator: separator)
  }
}
