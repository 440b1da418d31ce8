import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// What stands before the name of one of the file's types outside of the namespace, nothing where
  /// there is none.
  var ownScope: String {
    model.swift.namespace.map { $0.value + "." } ?? ""
  }

  /// What stands before the name of a type: of a file's own, of an imported one, or nothing of one
  /// that is nested in a union.
  ///
  /// Swift looks for no type of a namespace inside of an extension of another one.
  func typeScope(of index: Int) -> String {
    let type = model.types[index]
    guard type.owner == nil else { return "" }
    return model.options(of: type).namespace.map { $0.value + "." } ?? ""
  }

  /// Refuses a namespace that Swift cannot take.
  func checkedNamespace(of options: SwiftOptions) -> NamespacePlan? {
    guard let namespace = options.namespace else { return nil }
    let hidden = [ReservedWords.unusableTypes, ReservedWords.misleadingTypes]
    guard namespace.value.isTypeName, !hidden.contains(where: { $0.contains(namespace.value) })
    else {
      diagnostics.record(
        .error(
          .unusableName, "a namespace cannot be '\(namespace.value)'", at: namespace.span,
          help: "use letters and digits, start with a capital, and take no name of Swift's own"))
      return nil
    }
    return NamespacePlan(
      name: namespace.value, access: options.access, isNonisolated: options.isNonisolated)
  }

  /// Refuses a type called like the namespace, which would hide it in there.
  func refuseHiddenNamespace() {
    guard let namespace = model.swift.namespace else { return }
    for (index, type) in model.types.enumerated()
    where type.home == 0 && typeNames[index].text == namespace.value {
      diagnostics.record(
        .error(
          .nameCollision, "the type '\(type.name.value)' has the name of the namespace",
          at: type.name.span,
          labels: [.init(span: namespace.span, text: "the namespace is given here")],
          help: "give one of the two another name"))
    }
  }
}
