import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans a tag that is the only key of its object.
  mutating func externalTagging(_ units: UnitForm) -> TaggingPlan {
    locals.formUnion(["key", "keys", "writtenKey"])
    keptKeyLocal = "writtenKey"
    contentKeys = CodingKeyNames()
    payloads = .underTags
    let keys = union.cases.filter { !$0.isText(under: units) }
    let texts = union.cases.filter { $0.isText(under: units) }
    // Where a sentence follows, the last line goes on in the literal.
    let width = texts.isEmpty ? 88 : 86
    let textWidth = keys.isEmpty ? 86 : 84
    let quoted = { (cases: [CaseModel]) in cases.flatMap(\.quotedTags) }
    let lead = "Found the keys \\(found); expected exactly one of ".unicodeScalars.count
    let textLead = "Unknown text \"\\(text)\"; expected ".unicodeScalars.count
    return .external(
      ExternalPlan(
        units: units,
        expected: SwiftLiteral.list(quoted(keys), first: width - lead, width: width),
        expectedTexts: SwiftLiteral.list(
          quoted(texts), first: textWidth - textLead, width: textWidth)))
  }
}

extension UnionPlanner {
  /// The coding keys that the tags of a case are, none where its tags are values.
  mutating func tagKeys(of unionCase: CaseModel, named name: SwiftName) -> [SwiftName] {
    switch union.tagging {
    case .external(let units) where unionCase.isText(under: units): []
    case .external, .presence: keys(of: unionCase, named: name)
    default: []
    }
  }

  /// The names of the tags of a case, its own first, be they keys or texts.
  mutating func keyNames(of unionCase: CaseModel, named name: SwiftName) -> [SwiftName] {
    guard tagKeys(of: unionCase, named: name).isEmpty else {
      return keys(of: unionCase, named: name)
    }
    var names = CodingKeyNames()
    return unionCase.tags.enumerated().map { index, tag in
      names.name(of: tag.value.text, like: index == 0 ? name : nil)
    }
  }

  /// The coding keys for the tags of a case, its own first.
  mutating func keys(of unionCase: CaseModel, named name: SwiftName) -> [SwiftName] {
    let tags = unionCase.tags.map(\.value.text)
    return tags.enumerated().map { index, tag in keys.name(of: tag, like: index == 0 ? name : nil) }
  }
}

extension CaseModel {
  /// The tag and its aliases, as error texts show them.
  var quotedTags: [String] { tags.map { SwiftLiteral.quoted($0.value.text) } }

  /// Whether the case is written as a bare text under external tagging.
  func isText(under units: UnitForm) -> Bool {
    units == .string && isUnit
  }
}
