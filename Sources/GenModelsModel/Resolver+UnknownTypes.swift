import GenModelsDiagnostics
import GenModelsSchema

extension Resolver {
  /// What to do about a name that no type has.
  func help(forUnknownType name: String) -> String {
    let standard = "declare it under 'types'"
    if let file = links.file(declaring: name) { return "import '\(file.path)', which declares it" }
    if let builtIn = BuiltInType(foreignName: name) { return "did you mean '\(builtIn.rawValue)'?" }
    if let type = Self.expression(ofGeneric: name) { return "write '\(type)'" }
    // Behind fifty errors nobody reads on, and looking for near names takes its time.
    guard diagnostics.count < 50 else { return standard }
    let declared =
      schema.types.map(\.name.value) + schema.externals.map(\.name.value)
      + BuiltInType.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: name, among: declared)
    return near.isEmpty ? standard : Suggestion.help(for: name, among: near) ?? standard
  }

  /// The type expression for a generic type of Swift, nil where a name is none.
  private static func expression(ofGeneric name: String) -> String? {
    guard name.last == ">", let open = name.firstIndex(of: "<") else { return nil }
    let argument = name[name.index(after: open)...].dropLast()
    switch name[..<open] {
    case "Array", "Set": return "[\(argument)]"
    case "Optional": return "\(argument)?"
    case "Dictionary":
      let parts = argument.split(separator: ",", maxSplits: 1).map { $0.drop { $0 == " " } }
      return parts.count == 2 ? "[\(parts[0]): \(parts[1])]" : nil
    default: return nil
    }
  }
}
