package import GenModelsSchema

/// A response with optional parts, and the rows that they become.
package struct PageModel: Sendable {
  /// The name of the enum of rows.
  package var rows: Placed<String>
  package var fields: [FieldModel]
  /// In the order of the schema.
  package var parts: [PartModel]
  package var extraKeys = ExtraKeysModel.ignore
  /// In the order of the screen, with every part in one of them; empty where the page is one list.
  package var sections: [SectionModel] = []
  package var groups: [GroupModel] = []
  /// What is emitted beside the rows, with all that it needs.
  package var features: Set<PageFeature> = []
}

extension PageModel {
  /// All that the object of the response holds: the fields, and the parts that have JSON.
  package var objectFields: [FieldModel] { fields + parts.compactMap(\.field) }

  /// Whether rows have identities, so that the list types are needed.
  package var hasPage: Bool { features.contains(.page) }

  /// Whether a part can be edited through its rows.
  package var hasEdits: Bool { parts.contains { !$0.actions.isEmpty } }
}

/// One part of a page: a field of the response, and a case of the rows.
package struct PartModel: Sendable {
  /// The name of the part as written.
  package var name: Placed<String>
  /// The property of the response; nil for a row that is always there.
  package var field: FieldModel?
  /// The name of the case as written; the part's own where none is given.
  package var caseName: Placed<String>
  package var doc: String?
  package var deprecated: Placed<String>?
  package var rows = RowsModel.one
  /// Whether an empty array makes no row (with one row for all of it).
  package var hidesEmpty = false
  /// Whether the row stays, with nil, where the value is absent.
  package var keepsAbsent = false
  /// Whether a value whose tag is unknown makes no row.
  package var hidesUnknown = false
  /// The union whose cases stand among the rows, by its index among the types; nil where the value
  /// has a case of its own.
  package var inlined: Int?
  package var condition: ConditionModel?
  package var actions: Set<RowAction> = []
}

extension PartModel {
  /// The type in JSON, without the optional that its presence stands for.
  package var type: TypeReference { field?.type ?? .broken }

  /// The type of what one row holds, without the optional of `whenAbsent: keep`.
  package var rowType: TypeReference {
    switch rows {
    case .one: type
    case .each(of: let element, _), .section(of: let element, _): element
    case .sectionRows(_, _, _, let element, _): element
    }
  }
}

/// How many rows a part makes, and what tells them apart.
package enum RowsModel: Sendable {
  /// One, whatever the value is.
  case one
  /// One for each element of the array.
  case each(of: TypeReference, identity: IdentityModel)
  /// A section for each element of the array, which is its one row.
  case section(of: TypeReference, identity: IdentityModel)
  /// A section for each element of the array, with a row for each element of an array that it has.
  case sectionRows(
    of: TypeReference, identity: IdentityModel, field: FieldModel, rows: TypeReference,
    rowIdentity: IdentityModel)
}

extension RowsModel {
  /// Whether each element has a section of its own.
  package var makesSections: Bool {
    switch self {
    case .one, .each: false
    case .section, .sectionRows: true
    }
  }

  /// The type of the elements of which each has a section of its own.
  package var sectionElement: TypeReference? {
    switch self {
    case .one, .each: nil
    case .section(of: let element, _), .sectionRows(of: let element, _, _, _, _): element
    }
  }
}

/// What tells elements of one kind apart.
package enum IdentityModel: Sendable {
  /// The place in the array.
  case position
  /// The property of that name, which holds a text, a whole number, a UUID or a raw value.
  case field(FieldModel, form: IdentityForm)
}

/// How a property becomes an identity.
package enum IdentityForm: Sendable {
  case text
  case number
  case uuid
  /// The raw value of an enum of texts, or of numbers.
  case rawText
  case rawNumber
}

/// What a field of the page must be for a part to make rows.
package struct ConditionModel: Sendable {
  /// The position of the field among those of the page.
  package var field: Int
  /// The values, of the type of the field.
  package var values: [DefaultModel]
  /// Whether the field must be none of them.
  package var isNegated: Bool
}

/// One section of a page.
package struct SectionModel: Sendable {
  package var name: Placed<String>
  package var doc: String?
  /// The positions of the parts, in order.
  package var parts: [Int]
  package var header: SectionEndModel?
  package var footer: SectionEndModel?
  /// Whether the section stays without rows.
  package var keepsEmpty = false
}

/// What stands above or below the rows of a section.
package enum SectionEndModel: Sendable {
  /// A text that the schema has.
  case title(String)
  /// An empty space, in points.
  case space(Double)
  /// The value of a field: of the page, or with `sections: each` of the element.
  case field(FieldModel)
}

/// Parts that are hidden together.
package struct GroupModel: Sendable {
  package var name: Placed<String>
  package var doc: String?
  /// The positions of the parts.
  package var parts: [Int]
  /// Whether all have to be missing for the group to be hidden, or one.
  package var hidesWhenAllMissing: Bool
}
