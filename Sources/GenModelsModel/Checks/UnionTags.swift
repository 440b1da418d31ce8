import GenModelsDiagnostics
import GenModelsSchema

/// A tag that a union reads, with the case that it leads to.
struct UnionTag {
  var tag: Tag
  /// The position of the case.
  var position: Int
  /// Where this union says so: the tag itself, or the name of the sub-union that brings it along.
  var place: SourceSpan
  /// The sub-union that brings it along, nil for a tag of the union's own.
  var subUnion: String?
}

extension Model {
  /// Every tag that a union reads, those of its sub-unions included, in the order of the schema.
  ///
  /// - Parameters:
  ///   - union: The union.
  ///   - own: Its index; what leads back to it, which is an error, brings nothing along.
  /// - Returns: The tags, each with its place.
  func tags(of union: UnionModel, at own: Int) -> [UnionTag] {
    var tags: [UnionTag] = []
    for (position, unionCase) in union.cases.enumerated() {
      guard case .subUnion(let index, let place) = unionCase.payload else {
        tags += unionCase.tags.map { UnionTag(tag: $0, position: position, place: $0.span) }
        continue
      }
      let name = types[index].name.value
      tags += self.tags(of: unionCase, without: [own]).map {
        UnionTag(tag: $0, position: position, place: place, subUnion: name)
      }
    }
    return tags
  }
}

extension Tagging {
  /// The tag that stands under a key of its own, nil where there is none.
  var discriminator: DiscriminatorModel? {
    switch self {
    case .internal(let discriminator), .adjacent(let discriminator, _): discriminator
    case .composite, .external, .presence, .untagged, .broken: nil
    }
  }
}
