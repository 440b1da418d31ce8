import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

/// Collects the names of one scope, and reports those that collide or that Swift cannot take.
struct NameScope {
  /// What the names of the scope name.
  enum Kind: String {
    case type
    case field
    case `case`
    case value
    case part
  }

  private let kind: Kind
  private let diagnostics: DiagnosticCollector
  private var taken: [String: Placed<String>] = [:]

  init(of kind: Kind, diagnostics: DiagnosticCollector) {
    self.kind = kind
    self.diagnostics = diagnostics
  }

  /// Gives a name its Swift form.
  ///
  /// - Parameters:
  ///   - written: The name in the schema.
  ///   - chosen: What `name:` says, taken as it is.
  /// - Returns: The name, even where it was refused.
  mutating func add(_ written: Placed<String>, chosen: Placed<String>? = nil) -> SwiftName {
    let source = chosen ?? written
    let name = name(written, chosen: chosen)
    guard name.isIdentifier else {
      diagnostics.record(
        .error(
          .unusableName, "'\(source.value)' gives no Swift name for a \(kind.rawValue)",
          at: source.span, help: help))
      return name
    }
    if unusable.contains(name.text) {
      diagnostics.record(
        .error(
          .unusableName, "Swift has another meaning for '\(name.text)' here", at: source.span,
          help: help))
    } else if kind == .type && ReservedWords.misleadingTypes.contains(name.text) {
      diagnostics.record(
        .warning(
          .misleadingName, "the type '\(name.text)' hides Swift's own in the whole module",
          at: source.span, help: "call it '\(name.text)Model', or something more telling"))
    } else if [.case, .value].contains(kind), ["none", "some"].contains(name.text) {
      diagnostics.record(
        .warning(
          .misleadingName,
          "'.\(name.text)' of an optional value means 'Optional.\(name.text)'", at: source.span,
          help: "give the \(kind.rawValue) another name, such as 'name: \(name.text)Of'"))
    }
    if let first = taken.updateValue(source, forKey: name.text) {
      taken[name.text] = first
      diagnostics.record(
        .error(
          .nameCollision,
          "the \(kind.rawValue) '\(written.value)' becomes '\(name.text)' in Swift, which is taken",
          at: source.span, labels: [.init(span: first.span, text: "'\(first.value)' has it")],
          help: kind == .type ? "rename one of the two" : "give one of the two a 'name:'"))
    }
    return name
  }

  private func name(_ written: Placed<String>, chosen: Placed<String>?) -> SwiftName {
    if let chosen {
      let isFine =
        NameWords.isLowerCamelCase(chosen.value) || NameWords.isUpperCamelCase(chosen.value)
      return SwiftName(text: isFine ? chosen.value : "")
    }
    return kind == .type ? .type(written.value) : .member(written.value)
  }

  private var unusable: Set<String> {
    switch kind {
    case .type: ReservedWords.unusableTypes
    case .field: ReservedWords.unusableFields
    case .case, .value, .part: ReservedWords.unusableMembers
    }
  }

  private var help: String {
    kind == .type ? "rename the type" : "give the \(kind.rawValue) a 'name:'"
  }
}
