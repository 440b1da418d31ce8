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
  /// The containers on the way, the outermost first.
  var way: [ContainerPlan] = []
  /// The positions of their objects among the nested ones.
  var levels: [Int] = []
  /// The constant that holds the container of the key, and the enum of that container's keys.
  var container: String
  var keyEnum: String
  var key = SwiftName(text: "")
}

/// The objects that the paths of one object lead through; paths share them.
struct NestedObjects {
  private(set) var objects: [NestedKeys] = []

  /// Names the keys of a path.
  ///
  /// - Parameters:
  ///   - path: The keys, the outermost first.
  ///   - label: The name to take for the last key where it is free.
  ///   - standard: The name to take for the last key where nothing gives one that is plain.
  ///   - keys: The keys of the outermost object.
  ///   - start: The outermost object, as a place without a way.
  ///   - locals: The names of the body.
  ///   - enums: The names of nested types.
  /// - Returns: Where the last key is, and how to get there.
  mutating func place(
    of path: [String], like label: SwiftName? = nil, or standard: String,
    among keys: inout CodingKeyNames, from start: KeyPlace,
    locals: inout LocalNames, enums: inout KeyEnums
  ) -> KeyPlace {
    var place = start
    for (index, text) in path.dropLast().enumerated() {
      let way = Array(path[...index])
      let key = name(of: text, at: place.levels.last, among: &keys, or: "nested")
      let level =
        objects.firstIndex { $0.path == way }
        ?? open(way, under: key, locals: &locals, enums: &enums)
      place.way.append(
        ContainerPlan(
          local: objects[level].local, parent: place.container, key: key,
          keyEnum: objects[level].keyEnum))
      place.levels.append(level)
      place.container = objects[level].local
      place.keyEnum = objects[level].keyEnum
    }
    place.key = name(
      of: path[path.count - 1], at: place.levels.last, among: &keys, like: label, or: standard)
    return place
  }

  /// The name of a key in one of the objects, nil for the outermost.
  mutating func name(
    of key: String, at level: Int?, among keys: inout CodingKeyNames, like label: SwiftName? = nil,
    or standard: String
  ) -> SwiftName {
    guard let level else { return keys.name(of: key, like: label, or: standard) }
    return objects[level].keys.name(of: key, like: label, or: standard)
  }

  private mutating func open(
    _ path: [String], under key: SwiftName, locals: inout LocalNames, enums: inout KeyEnums
  ) -> Int {
    // The underscore that keeps a key from a field is no part of the object's name.
    let bare = String(key.text.drop { $0 == "_" })
    let isOwn = path[path.count - 1].hasPrefix("_") || !SwiftName(text: bare).isIdentifier
    let name = isOwn ? key.text : bare
    let word = NameWords.camelCase(name, capitalized: true)
    objects.append(
      NestedKeys(
        path: path, local: locals.claim(name, name + "Container"),
        keyEnum: enums.claim("\(word)Keys", "\(word)CodingKeys")))
    return objects.count - 1
  }
}

extension NestedObjects {
  /// The enums of the keys of the objects.
  var enums: [KeyEnumPlan] {
    objects.map { KeyEnumPlan(name: $0.keyEnum, keys: $0.keys.plans) }
  }
}

extension DeclarationPlan {
  /// Whether an object on the way to a key may be absent.
  var opensOptionalObjects: Bool {
    switch self {
    case .structure(let plan): plan.fields.openOptionalObjects
    case .union(let plan):
      plan.structs.contains(where: \.fields.openOptionalObjects)
        || plan.cases.contains(where: \.payload.fields.openOptionalObjects)
    case .alias, .rawEnum, .rows, .pattern: false
    }
  }
}

extension [FieldPlan] {
  fileprivate var openOptionalObjects: Bool { contains { $0.way.contains(where: \.isOptional) } }
}
