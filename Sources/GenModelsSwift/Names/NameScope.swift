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
    /// A case of the rows of a page, which is named by its part.
    case row
    /// A section of a page.
    case section
    /// Some kinds of rows that are hidden together.
    case group
    /// A property of a union that is named after a case.
    case accessor
  }

  private let kind: Kind
  /// What stands before every name.
  private let prefix: String
  /// The types of the file, for which a member of the same name would be taken.
  private let types: Set<String>
  /// Whether the helper types of lists are in sight.
  private let hasLists: Bool
  private let diagnostics: DiagnosticCollector
  private var names: [(source: Placed<String>, twin: String?)] = []
  /// Where the first one of a Swift name is.
  private var positions: [String: Int] = [:]

  init(
    of kind: Kind, prefix: String = "", beside types: Set<String> = [], hasLists: Bool = false,
    diagnostics: DiagnosticCollector
  ) {
    self.kind = kind
    self.prefix = prefix
    self.types = types
    self.hasLists = hasLists
    self.diagnostics = diagnostics
  }

  /// Gives a name its Swift form.
  ///
  /// - Parameters:
  ///   - written: The name in the schema.
  ///   - chosen: What `name:` says, taken as it is.
  ///   - twin: What JSON has for it; where that is the same for two names, it is reported already.
  /// - Returns: The name, even where it was refused.
  mutating func add(
    _ written: Placed<String>, chosen: Placed<String>? = nil, twin: String? = nil
  ) -> SwiftName {
    let source = chosen ?? written
    let name = name(written, chosen: chosen)
    if let problem = unusable(name, from: source, isChosen: chosen != nil)
      ?? misleading(name, from: source, isChosen: chosen != nil)
    {
      diagnostics.record(problem)
    }
    guard name.isIdentifier else { return name }
    guard let position = positions[name.text] else {
      positions[name.text] = names.count
      names.append((source, twin))
      return name
    }
    let first = names[position]
    if twin == nil || twin != first.twin {
      diagnostics.record(
        .error(
          .nameCollision,
          source.value == name.text
            ? "the name '\(name.text)' is taken in Swift"
            : "the \(kind.rawValue) '\(source.value)' becomes '\(name.text)' in Swift, which is taken",
          at: source.span,
          labels: [.init(span: first.source.span, text: "'\(first.source.value)' has it")],
          help: collisionHelp))
    }
    return name
  }

  /// Takes a name that another scope has checked.
  mutating func take(_ name: SwiftName, at place: SourceSpan) {
    positions[name.text] = names.count
    names.append((Placed(name.text, at: place), nil))
  }

  /// Takes a name that the emitted code has of its own accord.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - key: What in the schema asks for it.
  ///   - place: Where that is.
  ///   - help: What to do where somebody else has it.
  mutating func addEmitted(
    _ name: SwiftName, by key: String, at place: SourceSpan, help: String
  ) {
    guard let position = positions[name.text] else { return take(name, at: place) }
    let first = names[position].source
    diagnostics.record(
      .error(
        .nameCollision,
        "\(key) adds a \(kind.rawValue) '\(name.text)', which is taken", at: place,
        labels: [.init(span: first.span, text: "'\(first.value)' has it")], help: help))
  }

  /// Gives the case that keeps what is unknown its name, `unknown` where the schema gives none.
  mutating func addUnknown(_ chosen: Placed<String>?) -> SwiftName {
    if let chosen { return add(chosen) }
    let name = SwiftName(text: "unknown")
    if let position = positions[name.text] {
      diagnostics.record(
        .error(
          .nameCollision, "'unknown: keep' adds a case 'unknown', which is taken",
          at: names[position].source.span,
          help: "write 'unknown: { keep: other }', with the name of the added case"))
    }
    return name
  }

  /// Gives the property that keeps undeclared members its name, which is `extras`.
  mutating func addExtras() -> SwiftName {
    let name = SwiftName(text: "extras")
    if let position = positions[name.text] {
      diagnostics.record(
        .error(
          .nameCollision, "'extraKeys: keep' adds a property 'extras', which is taken",
          at: names[position].source.span,
          help: "write 'extraKeys: { name: others, type: JSON }', with the name that it shall have")
      )
    }
    return name
  }

  private func name(_ written: Placed<String>, chosen: Placed<String>?) -> SwiftName {
    if let chosen {
      let isFine =
        NameWords.isLowerCamelCase(chosen.value) || NameWords.isUpperCamelCase(chosen.value)
      return SwiftName(text: isFine ? chosen.value : "")
    }
    guard kind == .type else { return .member(written.value) }
    let name = SwiftName.type(written.value)
    return name.text.isEmpty ? name : SwiftName(text: prefix + name.text)
  }
}

// MARK: - Names that will not do

extension NameScope {
  private func unusable(
    _ name: SwiftName, from source: Placed<String>, isChosen: Bool
  ) -> Diagnostic? {
    guard name.isIdentifier else {
      return .error(
        .unusableName, "'\(source.value)' gives no Swift name for a \(kind.rawValue)",
        at: source.span,
        help: isChosen
          ? "use letters and digits, and start with a small letter" : help(isChosen: false))
    }
    let words =
      switch kind {
      case .type:
        hasLists
          ? ReservedWords.unusableTypes.union(ReservedWords.listTypes) : ReservedWords.unusableTypes
      case .field, .accessor: ReservedWords.unusableFields
      case .case, .value, .row: ReservedWords.unusableMembers
      case .section, .group: ReservedWords.unusableMembers.union(["allCases"])
      }
    guard words.contains(name.text) else { return hiding(name, from: source, isChosen: isChosen) }
    return .error(
      .unusableName,
      kind == .type && ReservedWords.isHelperType(name.text)
        ? "the emitted code has a type '\(name.text)' of its own"
        : "Swift has another meaning for '\(name.text)' here",
      at: source.span, help: help(isChosen: isChosen))
  }

  /// A member of the name of a type: in the bodies of its own type, it would be taken for that one.
  private func hiding(
    _ name: SwiftName, from source: Placed<String>, isChosen: Bool
  ) -> Diagnostic? {
    guard kind != .type, NameWords.isUpperCamelCase(name.text),
      types.contains(name.text) || ReservedWords.unusableTypes.contains(name.text),
      !ReservedWords.keywords.contains(name.text)
    else { return nil }
    return .error(
      .unusableName, "the emitted code means the type '\(name.text)' by this name",
      at: source.span, help: help(isChosen: isChosen))
  }

  private func misleading(
    _ name: SwiftName, from source: Placed<String>, isChosen: Bool
  ) -> Diagnostic? {
    if kind == .type, ReservedWords.misleadingTypes.contains(name.text) {
      return .warning(
        .misleadingName, "the type '\(name.text)' hides Swift's own in the whole module",
        at: source.span, help: "call it '\(name.text)Model', or something more telling")
    }
    if [.case, .value, .row, .section].contains(kind), ["none", "some"].contains(name.text) {
      return .warning(
        .misleadingName,
        "'.\(name.text)' of an optional value means 'Optional.\(name.text)'", at: source.span,
        help: help(isChosen: isChosen))
    }
    guard let habit = brokenHabit(of: name) else { return nil }
    return .warning(
      .misleadingName, "the name '\(name.text)' \(habit), which the lint of swift-format refuses",
      at: source.span, help: help(isChosen: isChosen))
  }

  /// What default swift-format has against a name (`IdentifiersMustBeASCII`,
  /// `AlwaysUseLowerCamelCase`, `TypeNamesShouldBeCapitalized`).
  private func brokenHabit(of name: SwiftName) -> String? {
    // The rule looks at variables, so it has nothing against cases and types.
    if kind == .field, !name.isASCII { return "is not ASCII" }
    if kind == .type {
      // Some letters have a form for titles that is no capital, and some have no capital at all.
      let first = name.text.unicodeScalars.first
      let isCapital = first.map { $0.properties.uppercaseMapping == String($0) } ?? true
      return isCapital ? nil : "does not start with a capital"
    }
    if name.text.hasPrefix("__") { return "starts with two underscores" }
    return NameWords.isUpperCamelCase(name.text) && name.isASCII ? "starts with a capital" : nil
  }

  private var collisionHelp: String {
    switch kind {
    case .type, .section, .group: "give one of the two another name"
    case .field, .case: "give one of the two a 'name:'"
    case .accessor: "give the case a 'name:', or leave 'accessors' out"
    case .value: "write one of the two as 'name: value', with a name for Swift"
    case .row: "give one of the two parts a 'case:'"
    }
  }

  private func help(isChosen: Bool) -> String {
    switch kind {
    case .type, .section, .group: "give the \(kind.rawValue) another name"
    case .field, .case: "give the \(kind.rawValue) \(isChosen ? "another" : "a") 'name:'"
    case .value: "write it as 'name: value', with a name for Swift"
    case .row: "give the part a 'case:'"
    case .accessor: "give the case a 'name:', or leave 'accessors' out"
    }
  }
}
