/// The `<<` of a mapping.
///
/// The rules of https://yaml.org/type/merge.html: a key of the mapping itself wins over a merged
/// one, and in a list the earlier mapping wins.
enum YAMLMerge {
  /// Whether a key stands for a merge: a quoted `<<` is a key like any other.
  static func isMerge(_ key: YAMLNode) -> Bool {
    guard case .scalar(let scalar) = key.content, scalar.style == .plain else { return false }
    return scalar.text == "<<" && (key.tag == nil || key.tag == "tag:yaml.org,2002:merge")
  }

  /// Puts merged entries before a mapping's own.
  ///
  /// An own entry whose key is merged as well takes the place of the merged one.
  static func merge(_ sources: [[YAMLEntry]], before own: [YAMLEntry]) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var index = YAMLKeyIndex()
    for entry in sources.joined() where index.position(of: entry.key, in: entries) == nil {
      entries.append(entry)
    }
    let merged = entries
    for entry in own {
      if let position = index.position(of: entry.key, in: merged) {
        entries[position] = entry
      } else {
        entries.append(entry)
      }
    }
    return entries
  }
}
