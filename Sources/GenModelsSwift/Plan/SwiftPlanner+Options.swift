import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Refuses names in `swift:` that Swift cannot take.
  ///
  /// - Returns: What stands before the name of every type, nothing where it was refused.
  func checkedPrefix(of options: SwiftOptions) -> String {
    for module in options.imports { checkName(ofModule: module) }
    guard let prefix = options.prefix else { return "" }
    if prefix.value.isTypeName { return prefix.value }
    diagnostics.record(
      .error(
        .unusableName, "a prefix of types cannot be '\(prefix.value)'", at: prefix.span,
        help: "use letters and digits, and start with a capital"))
    return ""
  }

  /// Refuses a type whose prefix makes it a name like any other, while every mention of the type of
  /// the language would mean it.
  func refuseBuiltIn(_ name: Placed<String>) {
    guard BuiltInType(rawValue: name.value) != nil else { return }
    diagnostics.record(
      .error(
        .nameCollision, "'\(name.value)' is a type of the language", at: name.span,
        help: "give the type another name"))
  }

  /// Refuses names of types of elsewhere, and of their modules, that Swift cannot take.
  func checkName(of external: ExternalModel) {
    if let module = external.module { checkName(ofModule: module) }
    guard !external.name.value.isDotted else { return }
    diagnostics.record(
      .error(
        .unusableName, "no type of Swift is named '\(external.name.value)'",
        at: external.name.span, help: "write the name as it stands in Swift"))
  }

  private func checkName(ofModule module: Placed<String>) {
    guard !module.value.isDotted else { return }
    diagnostics.record(
      .error(
        .unusableName, "no module is named '\(module.value)'", at: module.span,
        help: "write the name as it stands behind 'import'"))
  }
}

extension SwiftPlanner {
  /// Refuses boxes in types that belong to no actor: the compiler takes no property wrapper there.
  func checkBoxes(of type: TypeModel) {
    guard model.swift.isNonisolated else { return }
    for field in type.fields where field.isBoxed {
      diagnostics.record(
        .error(
          .notSupportedYet,
          "a struct that holds itself cannot be 'nonisolated' yet, and '\(field.name.value)' closes a circle",
          at: field.name.span, help: "make it an array, or leave 'nonisolated' out"))
    }
  }
}

extension String {
  /// Whether the text can start the name of a type.
  var isTypeName: Bool {
    guard let first = unicodeScalars.first, first.properties.isUppercase else { return false }
    return isIdentifier
  }

  /// Whether the text is a name, or several with dots between them.
  fileprivate var isDotted: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      SwiftName(text: String(part)).isIdentifier && String(part).isIdentifier
        && !ReservedWords.keywords.contains(String(part))
    }
  }

  private var isIdentifier: Bool {
    unicodeScalars.allSatisfy { $0.isASCII && ($0 == "_" || $0.properties.isXIDContinue) }
  }
}
