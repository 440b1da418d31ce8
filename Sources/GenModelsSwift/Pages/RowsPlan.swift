import GenModelsSchema

/// The enum of rows that a page becomes.
struct RowsPlan: Sendable {
  var access: AccessLevel
  var name: SwiftName
  var response: SwiftName
  var conformances = Conformances.standard
  /// The cases, in the order of the parts.
  var rows: [RowPlan]
  /// Whether each part is one row where it is there, and nothing else decides.
  var isPlain: Bool
  /// How a response becomes rows.
  var body: RowsBodyPlan
  /// How the elements of unions become rows whose cases stand among them.
  var mappings: [RowMappingPlan]
  /// The unions of the page that are asked for what is unknown.
  var unknownTests: [UnknownTestPlan]
  /// How the deprecated rows are made.
  var deprecatedCases: DeprecatedCasesPlan?
  /// The rows with identities, nil where nobody asks for them.
  var page: PagePlan?
  /// The protocols of what is made of the rows, nil where nobody asks for them.
  var visitor: VisitPlan?
  var cells: VisitPlan?
  var views: ViewsPlan?
  /// What can be done with the rows, nil where nothing can.
  var edits: EditsPlan?
}

/// One case of the rows.
struct RowPlan: Sendable {
  /// One associated value.
  struct Value: Sendable {
    /// Nil for a value without a label.
    var label: SwiftName?
    var type: String
  }

  /// The position of the part that the row comes from.
  var part: Int
  var doc: [String]
  /// Whether the case holds what an inlined union does not know.
  var isUnknown = false
  var name: SwiftName
  var deprecation: DeprecationPlan?
  /// What makes the row in our own code, nil where its own name does.
  var maker: SwiftName?
  var values: [Value]
}

/// The function that turns the values of a union into rows.
struct RowMappingPlan: Sendable {
  /// One case of the union.
  struct Arm: Sendable {
    var member: SwiftName
    /// What makes the case in our own code, nil where its name does.
    var maker: SwiftName?
    /// The position of the row, nil where the case makes none.
    var row: Int?
    /// The associated values in their order: the labels of the row, and the constants that are
    /// bound to them.
    var bindings: [(label: SwiftName?, local: String)]
    /// Whether a fallback stands behind them, which the row does not show.
    var hasFallback = false
  }

  /// The union, as Swift spells it.
  var union: String
  /// Whether a case of the union makes no row.
  var isPartial: Bool
  var arms: [Arm]
  var parts: [SwitchPart]
}

/// A property of a union or an enum that says whether this version does not know the value.
struct UnknownTestPlan: Sendable {
  /// The position of the type.
  var index: Int
  /// The type, as Swift spells it.
  var type: String
  /// The name of the property.
  var name: SwiftName
  /// The case that keeps what is unknown.
  var member: SwiftName
}
