import GenModelsMustache
import GenModelsSchema

extension TemplateValue {
  /// The protocols in the head of a declaration, each with what stands before it.
  ///
  /// - Parameters:
  ///   - conformances: The protocols.
  ///   - isCoded: Whether the compiler makes the coding, so that its protocol is among them.
  ///   - behindOthers: Whether something stands behind the colon already.
  /// - Returns: A list of records.
  static func conformances(
    _ conformances: Conformances, isCoded: Bool = false, behindOthers: Bool = false
  ) -> TemplateValue {
    var names: [String] = []
    if conformances.contains(.hashable) {
      names.append("Hashable")
    } else if conformances.contains(.equatable) {
      names.append("Equatable")
    }
    if conformances.contains(.identifiable) { names.append("Identifiable") }
    if conformances.contains(.caseIterable) { names.append("CaseIterable") }
    if isCoded { names.append(conformances.codingName) }
    if conformances.contains(.sendable) { names.append("Sendable") }
    return .list(
      names.enumerated().map { index, name in
        .record([
          "lead": .text(index == 0 && !behindOthers ? ": " : ", "), "protocol": .text(name),
        ])
      })
  }

  /// The protocol of what is read and written.
  static func coding(_ conformances: Conformances) -> TemplateValue {
    .text(conformances.codingName)
  }
}

extension Conformances {
  fileprivate var codingName: String {
    if isSuperset(of: .codable) { return "Codable" }
    return contains(.decodable) ? "Decodable" : "Encodable"
  }
}
