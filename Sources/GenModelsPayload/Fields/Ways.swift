import GenModelsModel
import GenModelsSchema

/// The objects on the way to nested keys, each opened when the first field in it is read.
struct Ways {
  /// The object that the ways start at.
  let start: Place
  /// The paths of the objects that must be there.
  private var needed: Set<[String]> = []
  /// The objects that were opened; nil where one is absent or null.
  fileprivate var objects: [[String]: Place?] = [:]

  /// - Parameters:
  ///   - fields: The fields of the object.
  ///   - start: The object.
  ///   - opened: The paths of keys whose objects must be there in any case.
  init(of fields: [FieldModel], from start: Place, opened: [[String]]) {
    self.start = start
    for path in opened { need(path) }
    for field in fields where !field.isInline && !field.steps.isEmpty && field.needsKey {
      need(field.path.map(\.value))
    }
  }

  private mutating func need(_ path: [String]) {
    for count in 1..<max(path.count, 1) { needed.insert(Array(path.prefix(count))) }
  }

  /// Whether an object may be absent or null, since all that is in it may be.
  fileprivate func isOptional(_ path: [String]) -> Bool { !needed.contains(path) }
}

extension PayloadReader {
  /// The object at the end of some keys, nil where one on the way is absent or null and may be.
  mutating func open(_ keys: [String], in ways: inout Ways) throws(PayloadError) -> Place? {
    var place: Place? = ways.start
    for count in keys.indices {
      let path = Array(keys[...count])
      if let known = ways.objects[path] {
        place = known
        continue
      }
      if let parent = place {
        place = try open(keys[count], of: parent, isOptional: ways.isOptional(path))
      }
      ways.objects[path] = .some(place)
    }
    return place
  }

  private mutating func open(
    _ key: String, of parent: Place, isOptional: Bool
  ) throws(PayloadError) -> Place? {
    guard let member = memberIfPresent(key, of: parent) else {
      if isOptional { return nil }
      throw missing(key, in: parent)
    }
    if isOptional, member.node.isNull {
      record.lose(.leftOut, "the null of '\(key)' is left out", at: member)
      return nil
    }
    _ = try object(at: member)
    return member
  }
}
