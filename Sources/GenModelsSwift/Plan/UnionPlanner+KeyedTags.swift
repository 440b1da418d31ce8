import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans a tag that is a value under a key: beside the payload, or beside the payload's key.
  mutating func keyedTagging(
    _ discriminator: DiscriminatorModel, content: Content?
  ) -> TaggingPlan {
    let tag = tag(discriminator.key.value)
    locals.formUnion([tag.local, tag.rawLocal])
    if content != nil { contentKeys = CodingKeyNames() }
    if case .path(let path) = content, union.cases.contains(where: { !$0.isUnit }) {
      payloads = .under(
        ContentPlan(key: keys.name(of: path.key.value, like: nil, or: "content")))
    }
    return .keyed(tag)
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
