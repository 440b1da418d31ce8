import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans a tag beside the fields of the payload.
  mutating func internalTagging(_ discriminator: DiscriminatorModel) -> TaggingPlan {
    let tag = tag(discriminator.key.value)
    locals.formUnion([tag.local, tag.rawLocal])
    return .internal(tag)
  }

  /// Plans a tag beside the key of the payload.
  mutating func adjacentTagging(
    _ discriminator: DiscriminatorModel, content: Content
  ) -> TaggingPlan {
    let tag = tag(discriminator.key.value)
    locals.formUnion([tag.local, tag.rawLocal])
    contentKeys = CodingKeyNames()
    guard case .path(let path) = content, union.cases.contains(where: { !$0.isUnit }) else {
      return .adjacent(tag, content: nil)
    }
    return .adjacent(tag, content: keys.name(of: path.key.value, like: nil, or: "content"))
  }

  private mutating func tag(_ key: String) -> TagPlan {
    let codingKey = keys.name(of: key, like: nil, or: "tag")
    let word = codingKey.text
    let type = NameWords.camelCase(word, capitalized: true)
    let isShort = word.unicodeScalars.count == 1 || word.hasPrefix("_")
    let typeName =
      isShort ? types.claim("Tag", "TagValue") : types.claim(type, "\(type)Tag", "\(type)TagValue")
    var locals = LocalNames(taken: ["container", "content", "decoder", "encoder", "value"])
    let local = isShort ? locals.claim("tag") : locals.claim(word, "tag")
    let rawLocal = locals.claim("raw" + NameWords.camelCase(local, capitalized: true))
    let title = SwiftLiteral.escaped(key)
    let lead = "Unknown \(title) \"\\(\(rawLocal))\"; expected ".unicodeScalars.count
    return TagPlan(
      title: title, codingKey: codingKey, type: typeName, rawLocal: rawLocal, local: local,
      expected: SwiftLiteral.list(
        union.cases.map { SwiftLiteral.quoted($0.tagText) }, first: 90 - lead, width: 90))
  }
}
