import GenModelsModel
import GenModelsSchema

/// An object on the way to a nested key, with the keys that are looked up in it.
struct NestedKeys {
  /// The keys that lead to the object.
  var path: [String]
  /// The constant that holds its container.
  var local: String
  var keyEnum: String
  var keys = CodingKeyNames()
}

/// A key at the end of a path.
struct KeyPlace {
  /// The containers that are new on the way, the outermost first.
  var steps: [ContainerPlan]
  /// All containers on the way, be they new or not.
  var way: [ContainerPlan] = []
  var container: String
  var keyEnum: String
  var key: SwiftName
  /// The position of the object among the nested ones, nil for the outermost.
  var level: Int?
}

extension UnionPlanner {
  /// Names the keys of a path; objects that another path has opened are shared.
  ///
  /// - Parameters:
  ///   - path: The keys, the outermost first.
  ///   - standard: The name to take for the last key where it gives none that is plain.
  /// - Returns: Where the last key is, and how to get there.
  mutating func place(of path: JSONPath, or standard: String) -> KeyPlace {
    let texts = path.keys.map(\.value)
    var place = KeyPlace(
      steps: [], container: "container", keyEnum: "CodingKeys", key: SwiftName(text: standard))
    for (index, text) in texts.dropLast().enumerated() {
      let way = Array(texts[...index])
      let key = name(of: text, at: place.level, or: "nested")
      let level = nested.firstIndex { $0.path == way } ?? open(way, under: key)
      let step = ContainerPlan(
        local: nested[level].local, parent: place.container, key: key,
        keyEnum: nested[level].keyEnum)
      place.way.append(step)
      if opened.insert(level).inserted { place.steps.append(step) }
      place.level = level
      place.container = nested[level].local
      place.keyEnum = nested[level].keyEnum
    }
    place.key = name(of: texts[texts.count - 1], at: place.level, or: standard)
    return place
  }

  /// The name of a key in one of the objects.
  mutating func name(of key: String, at level: Int?, or standard: String) -> SwiftName {
    guard let level else { return keys.name(of: key, like: nil, or: standard) }
    return nested[level].keys.name(of: key, like: nil, or: standard)
  }

  private mutating func open(_ path: [String], under key: SwiftName) -> Int {
    let word = NameWords.camelCase(key.text, capitalized: true)
    let local = bodyLocals.claim(key.text, key.text + "Container")
    locals.insert(local)
    nested.append(
      NestedKeys(
        path: path, local: local, keyEnum: types.claim("\(word)Keys", "\(word)CodingKeys")))
    return nested.count - 1
  }
}
