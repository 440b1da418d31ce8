import GenModelsModel
import GenModelsSchema

/// Names the coding keys of one enum: one name per JSON key, and none twice.
struct CodingKeyNames {
  private(set) var plans: [CodingKeyPlan] = []
  /// The JSON keys that fields of different names share: no field's name says what they are.
  private var unlabelled: Set<String> = []
  /// Where the plan of a JSON key is.
  private var positions: [String: Int] = [:]
  private var taken: Set<String> = []

  /// Notes the JSON keys that are no field's own.
  mutating func refuseLabels(of cases: [CaseModel]) {
    var names: [String] = []
    var positions: [String: Int] = [:]
    for unionCase in cases {
      guard case .fields(let fields, isTuple: false) = unionCase.payload else { continue }
      for field in fields where field.steps.isEmpty {
        let name = (field.swiftName ?? field.name).value
        if let position = positions[field.key.value] {
          if names[position] != name { unlabelled.insert(field.key.value) }
        } else {
          positions[field.key.value] = names.count
          names.append(name)
        }
      }
    }
  }

  /// Puts the keys in the order of their JSON keys.
  mutating func sort(by texts: [String]) {
    var order: [String: Int] = [:]
    for text in texts where order[text] == nil { order[text] = order.count }
    plans.sort { order[$0.text] ?? 0 < order[$1.text] ?? 0 }
    for (position, plan) in plans.enumerated() { positions[plan.text] = position }
  }

  /// The name of a key that was named already.
  func known(_ key: String) -> SwiftName? {
    positions[key].map { plans[$0].name }
  }

  /// The name for a JSON key; a key that was named already keeps its name.
  ///
  /// - Parameters:
  ///   - key: The key in JSON.
  ///   - label: The name to take where it is free, such as the label of the field.
  ///   - standard: The name to take where the key gives none that is plain.
  /// - Returns: A name that no other key of the enum has.
  mutating func name(
    of key: String, like label: SwiftName?, or standard: String = "key"
  ) -> SwiftName {
    if let position = positions[key] { return plans[position].name }
    var name = SwiftName(text: standard)
    let own = unlabelled.contains(key) ? nil : label
    if let own, !taken.contains(own.text) {
      name = own
    } else {
      let bare = String(key.drop { $0 == "_" })
      let derived = [SwiftName.member(bare), .member("_\(bare)")].filter {
        $0.isPlain && $0.isIdentifier && !ReservedWords.unusableMembers.contains($0.text)
      }
      let base = own ?? derived.first ?? name
      name = (derived + [name]).first { !taken.contains($0.text) } ?? base
      var number = 2
      while taken.contains(name.text) {
        name = SwiftName(text: "\(base.text)\(number)")
        number += 1
      }
    }
    taken.insert(name.text)
    positions[key] = plans.count
    plans.append(CodingKeyPlan(name: name, text: key))
    return name
  }
}
