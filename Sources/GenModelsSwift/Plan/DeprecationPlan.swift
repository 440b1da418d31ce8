import GenModelsModel
import GenModelsSchema

/// What the compiler says to those who still use something.
struct DeprecationPlan: Sendable {
  /// The message on one line, as documentation has it.
  var text: String
  /// The message as a literal, nil where there is none.
  var message: String?

  init(_ text: Placed<String>) {
    self.text = DocComment.lines(text.value, indentation: 0).joined(separator: " ")
    message = text.value.isEmpty ? nil : SwiftLiteral.quoted(text.value)
  }
}

/// How the deprecated cases of an enum are made in our own code.
///
/// The compiler warns where a deprecated case is made by its name, even beside its declaration; a
/// requirement of a protocol that the case fulfils may be called without a warning.
struct DeprecatedCasesPlan: Sendable {
  /// The function or property that makes one case.
  struct Maker: Sendable {
    var unionCase: SwiftName
    var name: SwiftName
    var values: [Value]
  }

  /// One associated value.
  struct Value: Sendable {
    /// The name, with `value` for one without a label.
    var name: SwiftName
    var hasLabel: Bool
    var type: String
    /// Whether the type is nested in the enum.
    var isNested = false
    /// The case of its type that stands where nobody says another one.
    var standard: SwiftName?
  }

  var protocolName: String
  var enumName: SwiftName
  /// What stands before the name of the enum outside of its declaration.
  var scope: String
  var makers: [Maker]
}

extension SwiftPlanner {
  /// The name of the protocol of an enum's deprecated cases, which the file shares with its types.
  func deprecatedCasesName(of name: SwiftName) -> String {
    var names = LocalNames(
      taken: declaredTypes, ReservedWords.unusableTypes, ReservedWords.misleadingTypes)
    return names.claim("Deprecated\(name.text)Cases")
  }
}

extension UnionPlanner {
  /// Plans how the deprecated cases are made, and gives each the name of its maker; nil where none
  /// is deprecated.
  func deprecatedCases(among cases: inout [CasePlan]) -> DeprecatedCasesPlan? {
    guard cases.contains(where: { $0.deprecation != nil }) else { return nil }
    var members = LocalNames(taken: Set(names.map(\.text)))
    var makers: [DeprecatedCasesPlan.Maker] = []
    for index in cases.indices where cases[index].deprecation != nil {
      let maker = SwiftName(text: members.claim("make" + cases[index].name.capitalized))
      cases[index].maker = maker
      makers.append(
        DeprecatedCasesPlan.Maker(
          unionCase: cases[index].name, name: maker,
          values: values(of: cases[index], isNested: union.cases[index].hasStruct)))
    }
    let name = planner.typeNames[index]
    return DeprecatedCasesPlan(
      protocolName: planner.deprecatedCasesName(of: name), enumName: name,
      scope: planner.ownScope, makers: makers)
  }

  private func values(of plan: CasePlan, isNested: Bool) -> [DeprecatedCasesPlan.Value] {
    var values = plan.payload.fields.flatMap(\.properties).map {
      DeprecatedCasesPlan.Value(name: $0.name, hasLabel: plan.hasLabels, type: $0.type)
    }
    switch plan.payload {
    case .value(let type, _, _, _), .union(let type):
      values.append(
        DeprecatedCasesPlan.Value(
          name: SwiftName(text: "value"), hasLabel: false, type: type, isNested: isNested))
    case .none, .fields, .elements: break
    }
    guard let kept = plan.keptTag else { return values }
    return values + [
      DeprecatedCasesPlan.Value(
        name: kept.label, hasLabel: true, type: kept.type, isNested: true,
        standard: kept.standard)
    ]
  }
}
