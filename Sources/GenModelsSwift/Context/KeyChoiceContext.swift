import GenModelsMustache

extension FieldPlan {
  /// The choice between the spellings of a key.
  ///
  /// - Parameters:
  ///   - container: The constant that holds the container.
  ///   - keyEnum: The enum of its keys.
  ///   - room: The columns that a line of code has.
  /// - Returns: The record.
  func keyChoice(
    in container: String, keyEnum: String, room: Int
  ) -> TemplateRecord {
    let names = [codingKey] + keyAliases + [codingKey]
    let owner = codingKey.isOfOptional ? keyEnum : ""
    let words = names.map(\.member) + [keyEnum, container, keyLocal, owner]
    // The last of the 40 columns is the one that the formatter keeps for a comma behind the keys.
    let length = words.map(\.unicodeScalars.count).reduce(0, +) + 3 * keyAliases.count + 40
    return [
      "keyLocal": .text(keyLocal), "keyEnum": .text(keyEnum),
      "keyOwner": .text(owner),
      "keyName": .text(codingKey.member),
      "spellsKeysOut": .bool(length > room),
      "keyAliases": .list(keyAliases.map { .record(["name": .text($0.member)]) }),
    ]
  }
}
