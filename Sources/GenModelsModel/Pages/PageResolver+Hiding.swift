import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// Checks when a part makes no row, or one without a value.
  func checkHiding(by part: PartModel, as syntax: PartSyntax) {
    let name = part.name.value
    let title = model.title(of: part.type)
    if let span = syntax.hidesEmpty {
      if syntax.makesRows {
        record(
          .conflictingKeys, "an empty '\(name)' makes no row anyway", at: span,
          syntax.elementsPlace, help: "leave 'whenEmpty' out")
      } else if !model.mayBeEmpty(part.type) {
        record(
          .conflictingKeys, "'\(name)' is of type '\(title)', which is never empty", at: span,
          help: "leave 'whenEmpty' out; it is for arrays, dictionaries and texts")
      }
    }
    if let span = syntax.keepsAbsent {
      if syntax.makesRows {
        record(
          .conflictingKeys, "an absent '\(name)' has no elements, so there is no row to keep",
          at: span, syntax.elementsPlace, help: "leave 'whenAbsent' out")
      } else if let inline = syntax.inline {
        record(
          .conflictingKeys, "an absent '\(name)' is none of the cases that stand among the rows",
          at: span, (inline, "'inline' is given here"), help: "leave one of the two out")
      } else if let (key, hides) = syntax.hiding {
        record(
          .conflictingKeys,
          "'\(name)' keeps its row where it is absent, and hides it where it is not", at: span,
          (hides, "'\(key)' is given here"), help: "leave one of the two out")
      }
    }
    guard let span = syntax.hidesUnknown, let (index, union) = union(of: part, "whenUnknown", span)
    else { return }
    if case .keep = union.unknown { return }
    let type = model.types[index].name
    record(
      .conflictingKeys, "'\(type.value)' keeps nothing unknown that could be hidden", at: span,
      (type.span, "the type is here"),
      help: "write 'unknown: keep' in '\(type.value)', or leave 'whenUnknown' out")
  }

  /// The union whose cases stand among the rows.
  func inlined(_ part: PartModel, as syntax: PartSyntax) -> Int? {
    guard let span = syntax.inline, let (index, _) = union(of: part, "inline", span) else {
      return nil
    }
    if let caseName = syntax.caseName {
      record(
        .conflictingKeys,
        "the rows are the cases of the union, so none is named '\(caseName.value)'",
        at: caseName.span, (span, "'inline' is given here"), help: "leave one of the two out")
    }
    return index
  }

  /// The union that a row of a part holds; where it holds anything else, that is reported.
  private func union(
    of part: PartModel, _ key: String, _ span: SourceSpan
  ) -> (Int, UnionModel)? {
    let type = part.rowType
    guard model.unaliased(type) != .broken else { return nil }
    if let index = model.target(of: type), case .union(let union) = model.types[index].definition {
      return (index, union)
    }
    var help = "leave '\(key)' out"
    switch model.unaliased(type) {
    case .array(let element) where model.union(element) != nil:
      help = "write 'rows: each' beside it"
    case .optional(let wrapped) where model.union(wrapped) != nil:
      help = "leave the '?' of the elements out"
    default: break
    }
    record(
      .conflictingKeys,
      "'\(key)' needs a union, and a row of '\(part.name.value)' is of type"
        + " '\(model.title(of: type))'", at: span, help: help)
    return nil
  }
}

extension PartSyntax {
  /// What hides a row that has a value.
  fileprivate var hiding: (key: String, span: SourceSpan)? {
    hidesEmpty.map { ("whenEmpty", $0) } ?? hidesUnknown.map { ("whenUnknown", $0) }
  }

  /// Whether the part makes rows of its elements.
  var makesRows: Bool { elementsPlace != nil }

  /// Where it says so.
  var elementsPlace: (span: SourceSpan, text: String)? {
    if let sectionsEach { return (sectionsEach, "each element makes a section") }
    guard case .each? = rows?.value, let rows else { return nil }
    return (rows.span, "each element makes a row")
  }
}

extension Model {
  /// Whether a value of a type may hold nothing, as an array does.
  fileprivate func mayBeEmpty(_ type: TypeReference) -> Bool {
    switch unaliased(type) {
    case .array, .dictionary, .builtIn(.string), .coded(.string, _): true
    case .builtIn, .coded, .declared, .external, .optional, .broken: false
    }
  }
}
