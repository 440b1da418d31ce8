import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

/// The tag of a value, as it came.
private struct FoundTag {
  var value: TagValue
  /// Where it stands, nil where it is absent.
  var place: Place?
}

extension PayloadReader {
  /// Reads a union whose tag is a value under a key.
  mutating func readKeyed(
    _ at: UnionPlace, _ tag: DiscriminatorModel, content: Content?
  ) throws(PayloadError) -> Int? {
    let table = tagTable(of: at, ignoresCase: tag.discriminator.ignoresCase)
    if at.union.isShorthand, let text = at.place.node.text {
      return try readBareTag(text, of: at, table, tag.discriminator)
    }
    let found = try findTag(of: at, tag, table)
    guard let position = try position(of: found, in: at, tag, table) else { return nil }
    let unionCase = at.union.cases[position]
    var routes = [
      KeyRoute(
        path: tag.discriminator.path.keys.map(\.value),
        aliases: tag.discriminator.aliases.map(\.value))
    ]
    var payload = PayloadPlace.beside
    switch content {
    case nil: break
    case .path(let path):
      let path = path.keys.map(\.value)
      payload = .under(path: path)
      if at.union.cases.contains(where: \.hasContent) { routes.append(KeyRoute(path: path)) }
    case .tag:
      if unionCase.hasContent {
        payload = .under(path: [contentKey(of: unionCase, found.value, tag.discriminator)])
      }
    }
    try readArm(position, of: at, payload: payload, routes: routes)
    return position
  }

  /// Finds the tag: a value, null or absence that something stands for.
  private mutating func findTag(
    of at: UnionPlace, _ tag: DiscriminatorModel, _ table: TagTable
  ) throws(PayloadError) -> FoundTag {
    _ = try object(at: at.place)
    let keys = tag.discriminator.path.keys.map(\.value)
    let object = try open(keys.dropLast(), from: at.place)
    let key = keys.last ?? ""
    let spellings = [key] + tag.discriminator.aliases.map(\.value)
    let spelling = spellings.first { object.node.object?.contains($0) == true } ?? key
    guard let place = memberIfPresent(spelling, of: object) else {
      guard tag.missing != nil || table.position(of: .absent) != nil else {
        throw missing(spelling, in: object)
      }
      return FoundTag(value: .absent)
    }
    if spelling != key {
      record.lose(.respelled, "'\(spelling)' is written as '\(key)'", at: place)
    }
    if place.node.isNull, tag.null != nil || table.position(of: .null) != nil {
      return FoundTag(value: .null, place: place)
    }
    return FoundTag(value: try self.tag(of: tag.discriminator.type, at: place), place: place)
  }

  /// A tag that is a value.
  func tag(of type: TagType, at place: Place) throws(PayloadError) -> TagValue {
    switch type {
    case .string: return .string(try text(at: place))
    case .bool:
      guard case .bool(let value) = place.node.value else { throw .kind("a Bool", at: place) }
      return .bool(value)
    case .int:
      let text = try number("a whole number", at: place)
      guard BuiltInType.int.holds(text) else { throw .unfit(.int, at: place).located() }
      return .int(Int64(text) ?? Double(text).flatMap { Int64(exactly: $0) } ?? 0)
    }
  }

  /// The case that a tag is read as, nil where the value is kept.
  private mutating func position(
    of found: FoundTag, in at: UnionPlace, _ tag: DiscriminatorModel, _ table: TagTable
  ) throws(PayloadError) -> Int? {
    if let position = table.position(of: found.value) {
      if let place = found.place {
        noteSpelling(of: at.union.cases[position], found.value, tag.discriminator, at: place)
      }
      return position
    }
    guard found.value.isValue, let place = found.place else {
      let position = found.value == .absent ? tag.missing : tag.null
      if let own = position.flatMap({ at.union.cases[$0].tag?.value.first }), own.isValue {
        record.lose(
          .added, "the tag is \(found.value.text), and written as '\(own.text)'",
          at: found.place ?? at.place)
      }
      return position
    }
    guard case .key(let key)? = place.path.steps.last else { return nil }
    return try readUnknown(at, place.node.shown, or: unknownTag(place, key, in: at))
  }

  /// The key that a tag is where it names that of the content: the tag as the schema has it, and of
  /// a case that something else stands for its own one.
  private func contentKey(
    of unionCase: CaseModel, _ found: TagValue, _ discriminator: Discriminator
  ) -> String {
    let tags = unionCase.tags.compactMap(\.value.first)
    if tags.contains(found) { return found.text }
    let folded = found.text.lowercased()
    let spelled = tags.map(\.text).first { discriminator.ignoresCase && $0.lowercased() == folded }
    return spelled ?? unionCase.tagText
  }

  /// The error of a tag that nobody has.
  func unknownTag(_ place: Place, _ key: String, in at: UnionPlace) -> PayloadError {
    let tags = at.union.cases.flatMap { model.tags(of: $0) }.compactMap(\.value.first)
    let texts = tags.filter(\.isValue).map(\.text)
    let near = place.node.text.map { Suggestion.nearest(to: $0, among: texts) } ?? []
    return tagError(
      "no case of '\(name(of: at))' has the \(key) \(place.node.shown)", in: at, at: place,
      help: near.isEmpty ? "one of \(texts.choice)" : "did you mean '\(near[0])'?",
      isUnknownTag: true)
  }

  /// Notes a tag that is written in another way.
  private mutating func noteSpelling(
    of unionCase: CaseModel, _ found: TagValue, _ discriminator: Discriminator, at place: Place
  ) {
    guard let own = unionCase.tag?.value.first, own != found, !unionCase.isSubUnion else { return }
    let folded = found.text.lowercased()
    let isAlias = unionCase.aliases.contains { $0.value.first?.text.lowercased() == folded }
    guard !unionCase.keepsAlias || !isAlias else { return }
    record.lose(.respelled, "the tag \(place.node.shown) is written as '\(own.text)'", at: place)
  }
}
