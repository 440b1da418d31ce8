import GenModelsDiagnostics
package import GenModelsSchema

/// The keys of the tag, the content and the fields must differ where they share an object
/// (semantics T3).
func checkTaggingKeys(of union: UnionModel, diagnostics: DiagnosticCollector) {
  checkPlaces(of: union.tagging, diagnostics: diagnostics)
  if case .adjacent(let discriminator, .tag(let span)) = union.tagging {
    checkContentKeys(of: union, beside: discriminator, at: span, diagnostics: diagnostics)
  }
  let tagPaths = union.tagging.sharedPaths
  for unionCase in union.cases {
    guard case .fields(let fields, let isTuple) = unionCase.payload else { continue }
    checkKeys(of: fields, diagnostics: diagnostics)
    guard !tagPaths.isEmpty, !isTuple else { continue }
    for field in fields where !field.isInline {
      for path in field.paths {
        guard let tag = tagPaths.first(where: path.collides) else { continue }
        diagnostics.record(
          .tagCollision(field.name.value, at: path[path.count - 1].span, path, with: tag))
      }
    }
  }
}

extension Diagnostic {
  /// A field whose key is that of the tag, or on the way to it or behind it.
  static func tagCollision(
    _ field: String, at span: SourceSpan, _ path: [Placed<String>], with tag: [Placed<String>]
  ) -> Diagnostic {
    let relation =
      path.count == tag.count
      ? "has the key of" : path.count > tag.count ? "is inside of" : "holds"
    return .error(
      .tagCollision, "the field '\(field)' \(relation) the tag, '\(tag.text)'", at: span,
      labels: [.init(span: tag[tag.count - 1].span, text: "the tag is named here")],
      help: "the union writes the tag itself; leave the field out, or give it another 'key'")
  }
}

/// No tag or content may be where another one is, or inside of it.
private func checkPlaces(of tagging: Tagging, diagnostics: DiagnosticCollector) {
  let places = tagging.places
  for (index, place) in places.enumerated() {
    let keys = place.path.keys.map(\.value)
    for earlier in places[..<index] {
      let others = earlier.path.keys.map(\.value)
      guard keys.starts(with: others) || others.starts(with: keys) else { continue }
      let relation =
        keys.count == others.count
        ? "has the key of" : keys.count > others.count ? "is inside of" : "holds"
      let isRepeated = keys == others && place.subject == earlier.subject
      diagnostics.record(
        .error(
          .tagCollision,
          isRepeated
            ? "the key '\(earlier.path.text)' is named twice"
            : "\(place.subject) \(relation) the tag, '\(earlier.path.text)'",
          at: place.path.span,
          labels: [.init(span: earlier.path.span, text: "the tag is named here")],
          help: place.help))
      break
    }
  }
}

/// With `content: $tag` every tag is a key beside the tag's own.
private func checkContentKeys(
  of union: UnionModel, beside discriminator: DiscriminatorModel, at span: SourceSpan,
  diagnostics: DiagnosticCollector
) {
  let tagKeys = discriminator.discriminator.keys
  for unionCase in union.cases where !unionCase.isUnit {
    for tag in unionCase.tags {
      if [[.null], [.absent]].contains(tag.value) {
        diagnostics.record(
          .error(
            .conflictingKeys, "the tag '\(tag.value.text)' names no key for the content",
            at: tag.span, labels: [.init(span: span, text: "the tag is the key of the content")],
            help: "leave out what '\(unionCase.name.value)' carries, or name the 'content'"))
      }
      guard let key = tagKeys.first(where: { $0.value == tag.value.text }) else { continue }
      diagnostics.record(
        .error(
          .tagCollision,
          "the content of '\(unionCase.name.value)' has the key of the tag, '\(key.value)'",
          at: tag.span,
          labels: [
            .init(span: key.span, text: "the tag is named here"),
            .init(span: span, text: "the tag is the key of the content"),
          ],
          help: "name the 'content' by a key of its own"))
    }
  }
}

/// A place in an object that a union reads apart from its payload.
private struct TaggingPlace {
  var subject: String
  var path: JSONPath
  var help: String
}

extension Discriminator {
  /// The keys in the outermost object on the way to the tag.
  var keys: [Placed<String>] {
    [path.key] + (path.keys.count == 1 ? aliases : [])
  }
}

extension Tagging {
  /// The keys of the tag that the payload shares its object with, none where it does not.
  package var sharedKeys: [Placed<String>] {
    switch self {
    case .internal(let model): model.discriminator.keys
    case .composite(let discriminator, nil): discriminator.components.map(\.path.key)
    case .adjacent, .composite, .external, .presence, .untagged, .broken: []
    }
  }

  /// The paths of the tag in an object that the payload shares, none where it does not.
  var sharedPaths: [[Placed<String>]] {
    switch self {
    case .internal(let model):
      let discriminator = model.discriminator
      let way = discriminator.path.keys
      let aliases = discriminator.aliases.map { Array(way.dropLast()) + [$0] }
      return [way] + aliases
    case .composite(let discriminator, nil): return discriminator.components.map(\.path.keys)
    case .adjacent, .composite, .external, .presence, .untagged, .broken: return []
    }
  }

  fileprivate var places: [TaggingPlace] {
    switch self {
    case .internal(let model):
      return Tagging.places(of: model.discriminator)
    case .adjacent(let model, let content):
      return Tagging.places(of: model.discriminator) + Tagging.places(of: content)
    case .composite(let discriminator, let content):
      let components = discriminator.components.map {
        TaggingPlace(subject: "a key of the tag", path: $0.path, help: "name every key once")
      }
      return components + (content.map(Tagging.places) ?? [])
    case .external, .presence, .untagged, .broken:
      return []
    }
  }

  private static func places(of discriminator: Discriminator) -> [TaggingPlace] {
    let path = discriminator.path
    let aliases = discriminator.aliases.map { alias in
      TaggingPlace(
        subject: "an alias of the tag",
        path: JSONPath(path.keys.dropLast() + [alias], at: alias.span), help: "leave the alias out")
    }
    return [TaggingPlace(subject: "the tag", path: path, help: "")] + aliases
  }

  private static func places(of content: Content) -> [TaggingPlace] {
    guard case .path(let path) = content else { return [] }
    return [
      TaggingPlace(
        subject: "the content", path: path,
        help: "give the content another key, or leave 'content' out")
    ]
  }
}
