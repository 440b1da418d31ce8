/// The rows of a page with identities, in sections.
struct PagePlan: Sendable {
  /// Some kinds of rows under one name.
  struct Kinds: Sendable {
    var doc: [String]
    /// The part that the kinds come from, nil for a group of the schema.
    var part: String?
    var name: SwiftName
    var members: [SwiftName]
  }

  /// One section.
  struct Section: Sendable {
    var doc: [String]
    var name: SwiftName
  }

  /// What a header or a footer holds.
  struct End: Sendable {
    var name: SwiftName
    var type: String
  }

  /// What `Set` is called where a type of the user has the name.
  var setType: String
  var groups: [Kinds]
  /// The kinds of the parts whose cases are those of a union.
  var inlined: [Kinds]
  /// None where the page is one list.
  var sections: [Section]
  var ends: [End]
  /// The switches over all kinds.
  var kindParts: [SwitchPart]
}
