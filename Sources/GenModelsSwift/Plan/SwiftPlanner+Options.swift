import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Refuses names in `swift:` that Swift cannot take.
  func checkNames(of options: SwiftOptions) {
    if let prefix = options.prefix, !prefix.value.isTypeName {
      diagnostics.record(
        .error(
          .unusableName, "a prefix of types cannot be '\(prefix.value)'", at: prefix.span,
          help: "use letters and digits, and start with a capital"))
    }
    for module in options.imports where !module.value.isModuleName {
      diagnostics.record(
        .error(
          .unusableName, "no module is named '\(module.value)'", at: module.span,
          help: "write the name as it stands behind 'import'"))
    }
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
  fileprivate var isTypeName: Bool {
    guard let first = unicodeScalars.first, first.properties.isUppercase else { return false }
    return isIdentifier
  }

  /// Whether the text is the name of a module or of a part of one.
  fileprivate var isModuleName: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      SwiftName(text: String(part)).isIdentifier && String(part).isIdentifier
        && !ReservedWords.keywords.contains(String(part))
    }
  }

  private var isIdentifier: Bool {
    unicodeScalars.allSatisfy { $0.isASCII && ($0 == "_" || $0.properties.isXIDContinue) }
  }
}
