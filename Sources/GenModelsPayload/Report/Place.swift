/// A JSON value with the way to it.
struct Place {
  var node: JSONNode
  var path: CodingPath

  /// The place of an element.
  func element(_ index: Int, _ node: JSONNode) -> Place {
    Place(node: node, path: path.appending(.index(index)))
  }

  /// The place of a member.
  func member(_ key: String, _ node: JSONNode) -> Place {
    Place(node: node, path: path.appending(.key(key)))
  }
}
