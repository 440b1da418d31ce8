/// How much of a document is kept as it came instead of being modelled.
struct Figures: Hashable, Sendable, CustomStringConvertible {
  /// Cases for what the schema does not name.
  var unknown = 0
  /// Values of any kind.
  var json = 0
  /// Keys that the schema does not name.
  var extras = 0

  var description: String { "Figures(unknown: \(unknown), json: \(json), extras: \(extras))" }

  static func + (left: Figures, right: Figures) -> Figures {
    Figures(
      unknown: left.unknown + right.unknown, json: left.json + right.json,
      extras: left.extras + right.extras)
  }

  /// The figures of a document; `JSONValue` is the name of the type that holds any value.
  init(of document: some CorpusDocument) {
    self.init(Mirror(reflecting: document), label: nil)
  }

  init(unknown: Int = 0, json: Int = 0, extras: Int = 0) {
    self.unknown = unknown
    self.json = json
    self.extras = extras
  }

  private init(_ mirror: Mirror, label: String?) {
    let isJSON = "\(mirror.subjectType)" == "JSONValue"
    switch label {
    case "unknown": unknown = 1
    case "extras": extras = mirror.children.count
    default:
      if isJSON {
        json = 1
      } else {
        for child in mirror.children {
          self = self + Figures(Mirror(reflecting: child.value), label: child.label)
        }
      }
    }
  }
}
