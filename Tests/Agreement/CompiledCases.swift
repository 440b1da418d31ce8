import Foundation
import GenModelsModel
import GenModelsSchema

/// The cases that the unions in a value are, in the order of its properties and of the keys of its
/// dictionaries.
struct CompiledCases {
  private(set) var cases: [String] = []
  /// The names of the unions in Swift.
  private let unions: Set<String>

  init(of value: Any, in model: Model) {
    unions = Set(
      model.types.filter { if case .union = $0.definition { true } else { false } }
        .map { (model.options(of: $0).prefix?.value ?? "") + model.swiftName(of: $0) })
    walk(value)
  }

  private mutating func walk(_ value: Any) {
    switch value {
    case is String, is Bool, is Int, is Double, is Date, is Data, is URL, is UUID, is Decimal:
      return
    default: break
    }
    let name = String(describing: type(of: value))
    if ["JSONValue", "SkippedElements"].contains(name) { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum where unions.contains(name):
      let child = mirror.children.first
      cases.append("\(name).\(letters(child?.label ?? "\(value)"))")
      if let child { walk(child.value) }
    case .dictionary:
      let members = mirror.children.map { Array(Mirror(reflecting: $0.value).children) }
      for member in members.sorted(by: { text($0[0].value) < text($1[0].value) }) {
        walk(member[1].value)
      }
    default:
      for child in mirror.children { walk(child.value) }
    }
  }

  /// The text of a key in JSON.
  private func text(_ key: Any) -> String {
    guard let raw = key as? any RawRepresentable else { return "\(key)" }
    return "\(raw.rawValue)"
  }
}

/// A name without the marks and capitals that separate its words.
func letters(_ name: String) -> String {
  name.lowercased().filter { $0.isLetter || $0.isNumber }
}
