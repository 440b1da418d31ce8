import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Names the keys of a path of the tag or of the content.
  ///
  /// - Parameters:
  ///   - path: The keys, the outermost first.
  ///   - standard: The name to take for the last key where it gives none that is plain.
  /// - Returns: Where the last key is, and those containers on the way that no other path opened.
  mutating func place(
    of path: JSONPath, or standard: String
  ) -> (place: KeyPlace, steps: [ContainerPlan]) {
    let place = nested.place(
      of: path.keys.map(\.value), or: standard, among: &keys,
      from: KeyPlace(container: "container", keyEnum: "CodingKeys"), locals: &bodyLocals,
      enums: &inlineEnums)
    locals.formUnion(place.way.map(\.local))
    var steps: [ContainerPlan] = []
    for (level, step) in zip(place.levels, place.way) where opened.insert(level).inserted {
      steps.append(step)
    }
    return (place, steps)
  }

  /// Where the key of a field of a case is, in the object of the case.
  mutating func place(
    of field: FieldModel, like label: SwiftName, among keys: inout CodingKeyNames,
    in container: String
  ) -> KeyPlace {
    let path = field.path.map(\.value)
    let start = KeyPlace(container: container, keyEnum: "")
    let place =
      contentKeys == nil
      ? nested.place(
        of: path, like: label, or: "key", among: &keys, from: start, locals: &bodyLocals,
        enums: &inlineEnums)
      : contentNested.place(
        of: path, like: label, or: "key", among: &keys, from: start, locals: &bodyLocals,
        enums: &inlineEnums)
    locals.formUnion(place.way.map(\.local))
    return place
  }

  /// The names of the aliases of a field's key, which stand where the key does.
  mutating func aliases(
    of field: FieldModel, at place: KeyPlace, among keys: inout CodingKeyNames
  ) -> [SwiftName] {
    field.aliases.map { alias in
      contentKeys == nil
        ? nested.name(of: alias.value, at: place.levels.last, among: &keys, or: "keyAlias")
        : contentNested.name(of: alias.value, at: place.levels.last, among: &keys, or: "keyAlias")
    }
  }

  /// How many containers on the way to a key are there before a case opens its own.
  func openedContainers(on place: KeyPlace) -> Int {
    guard contentKeys == nil else { return 0 }
    return place.levels.prefix(while: opened.contains).count
  }
}
