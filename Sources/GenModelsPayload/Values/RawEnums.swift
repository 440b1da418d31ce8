import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a value of an enum of texts or numbers.
  mutating func read(
    _ rawEnum: RawEnumModel, at index: Int, _ place: Place
  ) throws(PayloadError) {
    let values = rawEnum.values.map(\.value.value)
    let isKnown: Bool
    if rawEnum.isOfNumbers {
      let number = try number("a whole number", at: place)
      guard BuiltInType.int.holds(number) else { throw .unfit(.int, at: place).located() }
      isKnown = values.contains {
        if case .int(let value) = $0 { Double(number) == Double(value) } else { false }
      }
    } else {
      let text = try text(at: place)
      isKnown = values.contains(.string(text))
    }
    guard !isKnown else { return }
    switch rawEnum.unknown {
    case .keep: break
    case .value(let position):
      let known = rawEnum.values[position].name.value
      record.lose(.changed, "\(place.node.shown) is unknown, and read as '\(known)'", at: place)
    case .fail:
      let name = model.types[index].name
      var error = PayloadError(
        .payloadTag, "\(place.node.shown) is no value of '\(name.value)'", at: place,
        help: "one of \(values.map(\.text).choice)")
      error.unknownTag = .init(type: index, depth: place.path.count)
      throw error.labelled("the values are declared here", at: name.span)
    }
  }
}

extension Model {
  /// The enum of texts or numbers behind a name, nil where there is another type.
  func rawEnum(at index: Int) -> RawEnumModel? {
    guard let target = target(of: .declared(index)),
      case .rawEnum(let rawEnum) = types[target].definition
    else { return nil }
    return rawEnum
  }
}

extension RawEnumModel {
  /// Whether the values are numbers.
  var isOfNumbers: Bool {
    if case .int? = values.first?.value.value { true } else { false }
  }
}

extension RawValueSyntax.Value {
  /// The value as messages and keys have it.
  var text: String {
    switch self {
    case .string(let text): text
    case .int(let number): "\(number)"
    }
  }
}
