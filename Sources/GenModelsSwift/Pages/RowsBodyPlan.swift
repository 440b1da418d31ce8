/// How a response becomes rows.
struct RowsBodyPlan: Sendable {
  /// The variable that the rows are added to.
  var list: String
  var groups: [GroupTestPlan]
  /// One without a head where the page is one list, and where each element of a part has a section
  /// of its own.
  var sections: [SectionRowsPlan]
}

/// A constant that says whether the parts of a group are shown.
struct GroupTestPlan: Sendable {
  var constant: String
  /// What the parts need to make rows: all of them for the group to be shown, or one.
  var parts: [[RowTestPlan]]
  var needsOne: Bool
}

/// The rows of one section.
struct SectionRowsPlan: Sendable {
  var head: SectionHeadPlan?
  var parts: [PartRowsPlan]
}

/// How a section begins.
struct SectionHeadPlan: Sendable {
  var section: SwiftName
  /// What tells the section of an element from those of others.
  var key: RowKeyPlan?
  var header: SectionEndPlan?
  var footer: SectionEndPlan?
  var keepsEmpty: Bool
}

/// What stands above or below the rows of a section.
enum SectionEndPlan: Sendable {
  /// A literal in that case of the ends.
  case constant(member: SwiftName, literal: String)
  /// A property in that case, or nothing where it is nil.
  case property(SwiftName, member: SwiftName, of: String, isOptional: Bool)
}

/// How one part becomes rows.
struct PartRowsPlan: Sendable {
  /// How many rows a part makes.
  enum Form: Sendable {
    /// A row that is always there, with the property where it has one.
    case fixed
    /// A row for a value that is there and passes some tests.
    case one(local: String, tests: [ValueTest])
    /// A row for each element.
    case each(RowLoopPlan)
    /// A section for each element, with one row, or with those of an array of its own.
    case sections(RowLoopPlan, SectionHeadPlan, rows: RowLoopPlan?)
  }

  /// What a value must be to make a row.
  enum ValueTest: Sendable {
    case isNotEmpty
    case isNotNull
    case isKnown(property: SwiftName)
  }

  /// What must hold before the value is looked at.
  var conditions: [RowTestPlan]
  /// The property of the response, nil for a row without JSON.
  var property: SwiftName?
  /// Whether a value that is unknown gives way to its fallback.
  var resolves = false
  var form: Form
  /// What makes the row: a case, or the function that maps values of a union.
  var maker: RowMakerPlan
}

/// What makes a row of a value.
enum RowMakerPlan: Sendable {
  case row(SwiftName)
  /// The function that gives a row for each value of a union, or for each that this version knows.
  case mapping(isPartial: Bool)
}

/// A loop over the elements of an array.
struct RowLoopPlan: Sendable {
  /// What has the array: the response, or the element of the loop around.
  var owner: String
  var property: SwiftName
  var isOptional: Bool
  /// Whether elements that are unknown give way to their fallbacks.
  var resolves = false
  var element: String
  /// The constant that counts the elements, nil where nobody needs it.
  var index: String?
  /// The property that says that an element makes no row.
  var unknownTest: SwiftName?
  /// What tells the rows apart, nil where they have no identity.
  var key: RowKeyPlan?
}

/// What tells a row or a section from others of its kind.
struct RowKeyPlan: Sendable {
  /// Where the key comes from.
  enum Source: Sendable {
    /// The constant that counts the elements.
    case position(String)
    /// A property of an element.
    case property(RowKeyProperty, of: String)
  }

  /// The constant that counts the rows in the section that has the key.
  var inside: String?
  var source: Source
}

/// A property of elements that becomes their key.
struct RowKeyProperty: Sendable {
  var name: SwiftName
  /// The property of the value that holds the text or the number, nil where it is one.
  var path: String?
  var isNumber: Bool
  /// What counts the elements instead where the property is nil; nil where it never is.
  var position: String?
}

/// Something that must hold for a part to make rows.
enum RowTestPlan: Sendable {
  /// A constant of the body.
  case constant(String)
  /// A field of the response that is one of some values, or none of them.
  case field(SwiftName, literals: [String], isNegated: Bool)
  /// A field of the response that is true, or false.
  case flag(SwiftName, isTrue: Bool)
  /// A part that is there.
  case isThere(SwiftName)
  /// A part that is there, and not null in JSON.
  case isNotNull(SwiftName)
  /// An array, a dictionary or a text that is there and has something in it.
  case isNotEmpty(SwiftName)
  /// A value that is there and that this version knows, by its own property or by its row.
  case isKnown(SwiftName, test: SwiftName?, resolves: Bool)
  /// An array with an element that this version knows.
  case hasKnown(SwiftName, test: SwiftName?, resolves: Bool)
  /// An array with an element whose own array has something in it.
  case hasInside(SwiftName, property: SwiftName, isOptional: Bool, resolves: Bool)
  /// The same, with something in it that this version knows.
  case hasKnownInside(
    SwiftName, property: SwiftName, isOptional: Bool, resolves: Bool, test: SwiftName?,
    resolvesRows: Bool)
}
