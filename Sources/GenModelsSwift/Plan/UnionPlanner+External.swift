import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans a tag that is the only key of its object.
  mutating func externalTagging(_ units: UnitForm) -> TaggingPlan {
    locals.formUnion(["key", "keys"])
    contentKeys = CodingKeyNames()
    payloads = .underTags
    let keys = union.cases.filter { !$0.isText(under: units) }
    let texts = union.cases.filter { $0.isText(under: units) }
    let quoted = { (cases: [CaseModel]) in cases.map { SwiftLiteral.quoted($0.tagText) } }
    let lead = "Found the keys \\(found); expected exactly one of ".unicodeScalars.count
    let textLead = "Unknown text \"\\(text)\"; expected ".unicodeScalars.count
    return .external(
      ExternalPlan(
        units: units,
        expected: SwiftLiteral.list(quoted(keys), first: 88 - lead, width: 88),
        expectedTexts: SwiftLiteral.list(quoted(texts), first: 86 - textLead, width: 86)))
  }
}

extension CaseModel {
  /// Whether the case is written as a bare text under external tagging.
  func isText(under units: UnitForm) -> Bool {
    units == .string && isUnit
  }
}
