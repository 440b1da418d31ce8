import GenModelsDiagnostics

extension PayloadReader {
  /// The members of an object.
  func object(at place: Place) throws(PayloadError) -> JSONObject {
    guard let object = place.node.object else { throw .kind("an object", at: place) }
    return object
  }

  /// The elements of an array.
  func elements(at place: Place) throws(PayloadError) -> [JSONNode] {
    guard let elements = place.node.elements else { throw .kind("an array", at: place) }
    return elements
  }

  /// The value under a key of an object, which must be there; it counts as read.
  mutating func member(_ key: String, of object: Place) throws(PayloadError) -> Place {
    guard let member = memberIfPresent(key, of: object) else {
      throw PayloadError(.payloadKey, "the key '\(key)' is missing", at: object)
    }
    return member
  }

  /// The value under a key of an object, nil where it is not there; it counts as read.
  mutating func memberIfPresent(_ key: String, of object: Place) -> Place? {
    guard let node = object.node.object?[key] else { return nil }
    record.read(node)
    return object.member(key, node)
  }

  /// The objects on the way of some keys, each of which must be there.
  mutating func open(_ keys: some Sequence<String>, from place: Place) throws(PayloadError) -> Place
  {
    var place = place
    for key in keys {
      place = try member(key, of: place)
      _ = try object(at: place)
    }
    return place
  }

  /// A text.
  func text(at place: Place) throws(PayloadError) -> String {
    guard let text = place.node.text else { throw .kind("a text", at: place) }
    return text
  }

  /// The keys of an object in the order in which members are read that have none.
  func unorderedKeys(of object: JSONObject, at place: Place) -> [String] {
    let keys = object.keys.sorted()
    guard case .key(let first)? = firstPath.dropFirst(place.path.count).first,
      object.contains(first)
    else { return keys }
    return [first] + keys.filter { $0 != first }
  }
}
