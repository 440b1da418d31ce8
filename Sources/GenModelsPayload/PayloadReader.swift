import GenModelsDiagnostics
package import GenModelsModel
import GenModelsSchema

/// Reads payloads by a schema, as the Swift of the schema would read them with `JSONDecoder` and
/// its default strategies.
///
/// What is checked, in which order, and the paths of errors are those of the emitted code.
package struct PayloadReader {
  let model: Model
  /// Which types keep what nobody declares in their object.
  let sharing: Sharing
  /// A path whose keys are read before others where a decoder reads members in no order.
  ///
  /// A dictionary of Swift has none, so of several members that are wrong a compiled decoder blames
  /// any; whoever compares gives the path of its error.
  package var firstPath: [CodingStep] = []
  var record = PayloadRecord()
  /// The keys that the objects of each type may have, as they were asked for.
  var knownObjectKeys: [TypeReference: [String]] = [:]
  /// How the values of each untagged union are told apart.
  var shapePlans: [Int: ShapePlan] = [:]
  /// Where each tag of a union leads.
  var tagTables: [Int: TagTable] = [:]

  /// Makes a reader.
  ///
  /// - Parameter model: A model without errors.
  package init(_ model: Model) {
    self.model = model
    sharing = Sharing(in: model)
  }

  /// Reads a payload.
  ///
  /// - Parameters:
  ///   - node: The payload.
  ///   - type: What it shall be.
  /// - Returns: Whether it is, the cases it has, and what writing it would lose.
  package mutating func report(on node: JSONNode, as type: TypeReference) -> PayloadReport {
    record = PayloadRecord()
    let place = Place(node: node, path: CodingPath())
    record.read(node)
    var failure: PayloadFailure?
    DeepStack.run {
      do throws(PayloadError) {
        try read(type, at: place)
      } catch {
        failure = error.failure
      }
    }
    if let failure { return PayloadReport(failure: failure, cases: record.cases, losses: []) }
    record.loseUnread(of: place)
    let losses = record.losses.enumerated().sorted { one, other in
      let (left, right) = (one.element.span.start, other.element.span.start)
      return left == right ? one.offset < other.offset : left < right
    }
    return PayloadReport(failure: nil, cases: record.cases, losses: losses.map(\.element))
  }

  /// Reads a value of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - place: The value.
  ///   - others: The keys of its object that belong to the types around it.
  /// - Throws: The first fault, as the compiled decoder would meet it.
  mutating func read(
    _ type: TypeReference, at place: Place, beside others: [String] = []
  ) throws(PayloadError) {
    switch type {
    case .broken: break
    case .builtIn(let builtIn): try read(builtIn, at: place)
    case .coded(let builtIn, let codec): try read(builtIn, as: codec, at: place)
    case .external(let index): try readExternal(index, at: place)
    case .optional(let wrapped):
      if !place.node.isNull || wrapped == .builtIn(.json) { try read(wrapped, at: place) }
    case .array(let element):
      for (index, node) in try elements(at: place).enumerated() {
        try read(element, at: place.element(index, node))
      }
    case .dictionary(let key, let value): try readDictionary(key, value, at: place)
    case .declared(let index): try readDeclared(index, at: place, beside: others)
    }
  }

  private mutating func readDeclared(
    _ index: Int, at place: Place, beside others: [String]
  ) throws(PayloadError) {
    switch model.types[index].definition {
    case .broken: break
    case .alias(let type): try read(type, at: place, beside: others)
    case .rawEnum(let rawEnum): try read(rawEnum, at: index, place)
    case .structure(let structure): try read(structure, at: place, beside: others)
    case .page(let page):
      let fields = page.objectFields
      try readObject(of: fields, page.extraKeys, at: place, beside: others)
    case .union(let union): _ = try read(union, at: index, place, beside: others)
    }
  }

  private mutating func readExternal(_ index: Int, at place: Place) throws(PayloadError) {
    record.takeWhole(place.node)
    let external = model.externals[index]
    switch (external.shape, place.node.value) {
    case (nil, _), (.object, .object), (.array, .array), (.string, .string), (.number, .number),
      (.bool, .bool):
      break
    case (let shape?, _):
      throw PayloadError.kind(shape.title, at: place)
        .labelled("the type is declared here", at: external.name.span)
    }
  }
}

extension ExternalShape {
  fileprivate var title: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "a Bool"
    }
  }
}
