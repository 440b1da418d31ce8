import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a struct: an array by position, the one bare value that stands for it, or an object.
  mutating func read(
    _ structure: StructModel, at place: Place, beside others: [String]
  ) throws(PayloadError) {
    if structure.isTuple { return try readPositions(structure.fields, at: place) }
    if let shorthand = structure.shorthand, place.node.object == nil {
      return try readBare(at: shorthand, of: structure.fields, place)
    }
    try readObject(of: structure.fields, structure.extraKeys, at: place, beside: others)
    noteShorthand(structure.shorthand, of: structure.fields, in: place)
  }

  /// Reads fields from an object, with what its other keys are.
  mutating func readObject(
    of fields: [FieldModel], _ extraKeys: ExtraKeysModel, at place: Place, beside others: [String]
  ) throws(PayloadError) {
    _ = try object(at: place)
    // Nothing is left where a part of the object keeps all that nobody declares.
    let extraKeys = fields.contains(where: model.alwaysKeeps) ? .ignore : extraKeys
    if extraKeys.rejects {
      try refuseExtras(of: place, besides: others + fieldKeys(of: fields))
      try refuseExtras(in: KeyRoute.objects(of: fields.map(\.route)), of: place)
    }
    let inlines = try readFields(fields, at: place, beside: others)
    try readExtras(extraKeys, of: place, beside: others, fields, inlines)
  }

  /// Reads the bare value that stands for all fields.
  mutating func readBare(
    at position: Int, of fields: [FieldModel], _ place: Place
  ) throws(PayloadError) {
    for (index, field) in fields.enumerated() {
      guard index == position else {
        takeDefault(of: field, in: place)
        continue
      }
      switch field.presence {
      case .requiredNullable, .threeState:
        if !place.node.isNull { try readValue(of: field, at: place) }
      case .required, .absentable, .nullable:
        try readValue(of: field, at: place)
      }
    }
  }

  /// Notes an object that is written as the bare value in it.
  mutating func noteShorthand(_ position: Int?, of fields: [FieldModel], in place: Place) {
    guard let position, let object = place.node.object else { return }
    let key = fields[position].key.value
    let others = fields.enumerated().filter { $0.offset != position }.map(\.element)
    guard object.contains(key),
      !others.contains(where: { $0.outerKeys.contains { object.contains($0.value) } })
    else { return }
    record.lose(.respelled, "the object is written as the bare value of '\(key)'", at: place)
  }
}
