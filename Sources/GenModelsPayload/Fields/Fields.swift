import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

/// A value that was read from the object of another one.
struct InlineRead {
  /// The position of its field.
  var position: Int
  /// The case, where it is a union whose case is known.
  var taken: Int?
}

extension PayloadReader {
  /// Reads fields from an object, in their order.
  ///
  /// - Parameters:
  ///   - fields: The fields.
  ///   - place: The object.
  ///   - others: The keys of the object that belong to the types around it.
  ///   - tag: The paths whose objects are there already, since the tag is in them.
  /// - Returns: The inline values that are there.
  /// - Throws: The first fault, as the compiled decoder would meet it.
  mutating func readFields(
    _ fields: [FieldModel], at place: Place, beside others: [String], tag: [[String]] = []
  ) throws(PayloadError) -> [InlineRead] {
    var ways = Ways(of: fields, from: place, opened: tag)
    var inlines: [InlineRead] = []
    for (position, field) in fields.enumerated() {
      do throws(PayloadError) {
        if field.isInline {
          if let read = try readInline(at: position, among: fields, of: place, beside: others) {
            inlines.append(read)
          }
        } else {
          let object = try open(field.path.dropLast().map(\.value), in: &ways)
          try readKeyed(field, in: object, of: place)
        }
      } catch {
        throw error.labelled("'\(field.name.value)' is declared here", at: field.name.span)
      }
    }
    return inlines
  }

  /// Reads a field under its key, or under the first of its aliases that is there.
  private mutating func readKeyed(
    _ field: FieldModel, in object: Place?, of outermost: Place
  ) throws(PayloadError) {
    let key = field.path.last?.value ?? field.key.value
    let spellings = [key] + field.aliases.map(\.value)
    let spelling = spellings.first { object?.node.object?.contains($0) == true } ?? key
    guard let object, let member = memberIfPresent(spelling, of: object) else {
      guard field.needsKey else { return noteAbsence(of: field, in: outermost) }
      throw missing(key, in: object ?? outermost)
    }
    if spelling != key {
      record.lose(.respelled, "'\(spelling)' is written as '\(key)'", at: member)
    }
    if let constant = field.constant {
      if field.presence == .required || !member.node.isNull {
        try expect(constant.value, at: member)
      } else {
        record.lose(.leftOut, "the null of '\(spelling)' is left out", at: member)
      }
      return
    }
    guard member.node.isNull, takesNull(field) else {
      try readValue(of: field, at: member)
      if field.omitsDefault, let standard = field.standard?.value,
        standard.isWritten(as: member.node, in: model)
      {
        record.lose(.leftOut, "'\(spelling)' is its default, and left out", at: member)
      }
      return
    }
    if field.readsEmptyAsNil != nil {
      record.lose(.changed, "the null of '\(spelling)' is written as \"\"", at: member)
    } else if field.presence == .absentable {
      record.lose(.leftOut, "the null of '\(spelling)' is left out", at: member)
    }
  }

  /// Whether a null of a field is nil, and no value of its type.
  private func takesNull(_ field: FieldModel) -> Bool {
    switch field.presence {
    case .required: field.readsEmptyAsNil != nil
    case .absentable, .nullable: model.unaliased(field.type) != .builtIn(.json)
    case .requiredNullable, .threeState: true
    }
  }

  /// Notes what is written for a key that was not there.
  private mutating func noteAbsence(of field: FieldModel, in object: Place) {
    guard field.constant == nil else { return }
    let path = field.path.map(\.value).joined(separator: ".")
    if field.standard != nil {
      takeDefault(of: field, in: object)
      if !field.omitsDefault {
        record.lose(.added, "'\(path)' is absent, and written as its default", at: object)
      }
    } else if field.readsEmptyAsNil != nil {
      record.lose(.added, "'\(path)' is absent, and written as \"\"", at: object)
    } else if field.presence == .nullable {
      record.lose(.added, "'\(path)' is absent, and written as null", at: object)
    }
  }

  /// The error of a key that must be there.
  func missing(_ key: String, in place: Place) -> PayloadError {
    let near = Suggestion.nearest(to: key, among: place.node.object?.keys ?? [])
    return PayloadError(
      .payloadKey, "the key '\(key)' is missing", at: place,
      help: near.first.map { "the object has '\($0)'" })
  }

  /// Reads an inline value, nil where none of its keys is there.
  private mutating func readInline(
    at position: Int, among fields: [FieldModel], of place: Place, beside others: [String]
  ) throws(PayloadError) -> InlineRead? {
    let field = fields[position]
    if field.presence != .required {
      let object = try object(at: place)
      guard objectKeys(of: field.type).contains(where: object.contains) else { return nil }
    }
    var others = others + fields.filter { !$0.isInline }.flatMap(\.outerKeys).map(\.value)
    for (index, other) in fields.enumerated() where other.isInline && index != position {
      others += objectKeys(of: other.type)
    }
    guard let union = model.union(field.type), let index = model.target(of: field.type) else {
      try read(field.type, at: place, beside: others)
      return InlineRead(position: position)
    }
    return InlineRead(
      position: position, taken: try read(union, at: index, place, beside: others))
  }

  /// The keys that the objects of a type may have.
  mutating func objectKeys(of type: TypeReference) -> [String] {
    if let keys = knownObjectKeys[type] { return keys }
    let keys = model.objectKeys(of: type).map(\.value)
    knownObjectKeys[type] = keys
    return keys
  }

  /// The keys of an object that fields may have there.
  mutating func fieldKeys(of fields: [FieldModel]) -> [String] {
    fields.flatMap { field in
      field.isInline ? objectKeys(of: field.type) : field.outerKeys.map(\.value)
    }
  }
}
