/// What a file of a family is read as.
typealias CorpusDocument = Codable & Equatable & Sendable

/// A document whose cases stand for the tags that `ORACLE.json` holds.
///
/// The walks say which values are compared; the name of a case is that of its tag in camel case,
/// or the family says which other it has.
protocol CaseWalk: CorpusDocument {
  var cases: [String?] { get }
}

/// The name of the case that a value of an enum is, as the schema derives it from the tag.
func caseName(_ value: some CorpusDocument) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

extension Array: CaseWalk where Element: CaseWalk {
  var cases: [String?] { flatMap(\.cases) }
}

extension Dictionary: CaseWalk where Key == String, Value: CaseWalk {
  var cases: [String?] { values.flatMap(\.cases) }
}
