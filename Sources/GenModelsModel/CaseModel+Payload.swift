package import GenModelsSchema

extension CaseModel {
  /// The tag as texts show it, nothing where the case has none.
  package var tagText: String { tag?.value.text ?? "" }

  /// Whether the case carries nothing.
  package var isUnit: Bool {
    if case .none = payload { true } else { false }
  }

  /// Whether the case is another union with the same tag.
  package var isSubUnion: Bool {
    if case .subUnion = payload { true } else { false }
  }

  /// Whether the case has a payload that may be under a key of its own.
  package var hasContent: Bool { !isUnit && !isSubUnion }

  /// Whether the value under the key of the case may be null, under external tagging and presence.
  package func holdsNull(units: UnitForm?, in model: Model) -> Bool {
    switch payload {
    case .none: units == .null
    case .value(let type, _): model.acceptsNull(type)
    case .fields(let fields, isTuple: false):
      fields.contains { field in
        field.steps.isEmpty && tags.contains { $0.value.text == field.key.value }
          && (field.presence.writesNull || model.acceptsNull(field.type))
      }
    case .fields, .subUnion, .broken: false
    }
  }
}
