import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

/// A union that is being read.
struct UnionPlace {
  var union: UnionModel
  /// The index of the union among the types.
  var index: Int
  var place: Place
  /// The keys of the object that belong to the types around the union.
  var others: [String]
}

extension PayloadReader {
  /// Reads a union.
  ///
  /// - Returns: The position of the case, nil for what is kept since nobody knows it.
  mutating func read(
    _ union: UnionModel, at index: Int, _ place: Place, beside others: [String]
  ) throws(PayloadError) -> Int? {
    let at = UnionPlace(union: union, index: index, place: place, others: others)
    guard let fallback = union.fallback, fallback.causes.contains(.invalid) else {
      return try readPlainly(at)
    }
    return try readRescuing(at, by: fallback)
  }

  /// Reads a union, without a look at the fallback of one that is broken.
  mutating func readPlainly(_ at: UnionPlace) throws(PayloadError) -> Int? {
    let union = at.union
    switch union.tagging {
    case .broken: return nil
    case .internal(let discriminator):
      return try readKeyed(at, discriminator, content: nil)
    case .adjacent(let discriminator, let content):
      return try readKeyed(at, discriminator, content: content)
    case .composite(let discriminator, let content):
      return try readComposite(at, discriminator, content: content)
    case .external(let units): return try readExternal(at, units: units)
    case .presence(let units): return try readPresence(at, units: units)
    case .untagged(let untagged):
      if let order = untagged.order { return try readTrials(at, order: order) }
      return try readUntagged(at, untagged)
    }
  }

  /// Records the case that a union is read as.
  mutating func take(_ position: Int, of at: UnionPlace) {
    record.take(
      CaseTaken(
        path: at.place.path, type: at.index, position: position, union: name(of: at),
        name: at.union.cases[position].name.value, span: at.place.node.mark))
  }

  /// Records that a union keeps its value, since it does not know it.
  mutating func keep(_ name: String?, of at: UnionPlace) throws(PayloadError) {
    record.take(
      CaseTaken(
        path: at.place.path, type: at.index, position: nil, union: self.name(of: at),
        name: name ?? "unknown", span: at.place.node.mark))
    try readJSON(at: at.place)
  }

  func name(of at: UnionPlace) -> String { model.types[at.index].name.value }

  /// What comes of a tag or a value that no case has, where something does.
  ///
  /// - Parameters:
  ///   - at: The union.
  ///   - found: What nobody knows, as messages show it.
  ///   - error: What is wrong where the union knows no other way.
  /// - Returns: The case that it is read as, nil where it is kept.
  /// - Throws: That error.
  mutating func readUnknown(
    _ at: UnionPlace, _ found: String, or error: PayloadError
  ) throws(PayloadError) -> Int? {
    switch at.union.unknown {
    case .fail: throw error
    case .keep(let name):
      try keep(name?.value, of: at)
      if let fallback = at.union.fallback, fallback.causes.contains(.unknown) {
        _ = readFallback(under: fallback.key.value, of: at)
      }
      return nil
    case .value(let position):
      record.lose(
        .changed, "\(found) is unknown, and read as '\(at.union.cases[position].name.value)'",
        at: at.place)
      return position
    }
  }

  /// An error of the tags of a union.
  func tagError(
    _ message: String, in at: UnionPlace, at place: Place? = nil, help: String? = nil,
    isUnknownTag: Bool = false
  ) -> PayloadError {
    var error = PayloadError(.payloadTag, message, at: place ?? at.place, help: help)
    if isUnknownTag {
      error.unknownTag = .init(type: at.index, depth: at.place.path.count)
    }
    return error.labelled(
      "the cases are declared here", at: model.types[at.index].name.span)
  }
}
