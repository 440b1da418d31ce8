import Testing

@testable import GenModelsFixtures

/// Unions of so many cases that functions code them in parts: no case gets lost between these.
@Suite struct ManyCaseTests {
  @Test func everyCaseOfAnInternalTag() throws {
    var values: Set<ManyCase> = []
    for index in 0..<66 {
      // Keys are sorted where JSON is compared: "id", "note", "type", "value".
      let json =
        switch index % 3 {
        case 0: #"{"type":"case\#(index)"}"#
        case 1: #"{"id":"x","type":"case\#(index)"}"#
        default: #"{"note":"n","type":"case\#(index)","value":1}"#
        }
      let value = try decode(ManyCase.self, json)
      #expect(try encode(value) == json)
      #expect(value.tag?.rawValue == "case\(index)")
      values.insert(value)
    }
    #expect(values.count == 66)
  }

  @Test func namesThatOptionalsHaveToo() throws {
    try expectRoundTrip(#"{"type":"none"}"#, ManyCase.none)
    try expectRoundTrip(#"{"id":"x","type":"some"}"#, ManyCase.some(ManyPayload(id: "x")))
  }

  @Test func aliasesAndTagsThatAreNoTexts() throws {
    let payload = ManyPayload(id: "x")
    try expectRoundTrip(#"{"id":"x","type":"old"}"#, ManyCase.old(payload))
    try expectRoundTrip(#"{"id":"x","type":"oldest"}"#, ManyCase.old(payload, tag: .oldest))
    try expectRoundTrip(#"{"type":"lost"}"#, ManyCase.gone(tag: .lost))
    try expectRoundTrip(#"{"type":null,"why":"w"}"#, ManyCase.nothing(why: "w"))
    try expectRoundTrip(#"{"type":"empty"}"#, ManyCase.empty)
    try expectReads("{}", as: ManyCase.case0)
  }

  @Test func theErrorsOfAnInternalTag() {
    #expect(
      failure(of: ManyCase.self, #"{"type":"case66"}"#) == """
        dataCorrupted at 'type': Unknown type "case66"; expected "case0", "case1", "case2", \
        "case3", "case4", "case5", "case6", "case7", "case8", "case9" and 65 more.
        """)
    #expect(failure(of: ManyCase.self, #"{"type":"case2"}"#) == "keyNotFound 'value' at ''")
    #expect(failure(of: ManyCase.self, #"{"type":5}"#) == "typeMismatch at 'type'")
  }

  @Test func everyKeyAndText() throws {
    var values: Set<ManyKey> = []
    for index in 0..<66 {
      let json =
        switch index % 3 {
        case 0: #""key\#(index)""#
        case 1: #"{"key\#(index)":1}"#
        default: #"{"key\#(index)":{"note":"n","value":1}}"#
        }
      let value = try decode(ManyKey.self, json)
      #expect(try encode(value) == json)
      values.insert(value)
    }
    #expect(values.count == 66)
    try expectRoundTrip(#"{"older":1}"#, ManyKey.old(1, tag: .older))
    try expectRoundTrip(#""lost""#, ManyKey.gone(tag: .lost))
  }

  @Test func theErrorsOfKeysAndTexts() {
    #expect(
      failure(of: ManyKey.self, #"{"key66":1}"#) == """
        dataCorrupted at '': Found the keys ["key66"]; expected exactly one of "key1", "key2", \
        "key4", "key5", "key7", "key8", "key10", "key11", "key13", "key14" and 36 more. \
        Cases without payload are texts (units: string).
        """)
    #expect(
      failure(of: ManyKey.self, #"{"key1":1,"key4":1}"#).hasPrefix(
        #"dataCorrupted at '': Found the keys ["key1", "key4"]; expected exactly one of"#))
    #expect(
      failure(of: ManyKey.self, #""key1""#) == """
        dataCorrupted at '': Unknown text "key1"; expected "key0", "key3", "key6", "key9", \
        "key12", "key15", "key18", "key21", "key24", "key27" and 14 more. \
        Cases with a payload are objects (units: string).
        """)
  }

  @Test func everyCompositeTag() throws {
    var values: Set<ManyComposite> = []
    for index in 0..<66 {
      let kind = index % 3 == 2 ? "null" : #""k\#(index % 3)""#
      let content = index % 11 == 0 ? #","value":1"# : ""
      let json = """
        {"draft":\(index % 2 == 1),"kind":\(kind),"meta":{"version":"v\(index / 3)"}\(content)}
        """
      let value = try decode(ManyComposite.self, json)
      #expect(try encode(value) == json)
      values.insert(value)
    }
    #expect(values.count == 66)
  }

  @Test(arguments: [
    (
      #"{"draft":true,"kind":"k0","meta":{"version":"v0"}}"#,
      #"dataCorrupted at 'draft': Unknown draft true for version "v0", kind "k0"; expected false."#
    ),
    (
      #"{"draft":true,"kind":"k9","meta":{"version":"v1"}}"#,
      """
      dataCorrupted at 'kind': Unknown kind k9 for version "v1"; expected "k0", "k1" or null.
      """
    ),
    (
      #"{"draft":true,"kind":"k0","meta":{"version":"v99"}}"#,
      """
      dataCorrupted at 'meta.version': Unknown version "v99"; expected "v0", "v1", "v2", "v3", \
      "v4", "v5", "v6", "v7", "v8", "v9" and 12 more.
      """
    ),
  ])
  func theErrorsOfCompositeTags(json: String, text: String) {
    #expect(failure(of: ManyComposite.self, json) == text)
  }

  @Test func everyWitness() throws {
    var values: Set<ManyWitness> = []
    for index in 0..<66 {
      let json = #"{"key\#(index)":\#(index % 2 == 0 ? "true" : "1")}"#
      let value = try decode(ManyWitness.self, json)
      #expect(try encode(value) == json)
      values.insert(value)
    }
    #expect(values.count == 66)
    try expectRoundTrip(#"{"other":2,"pair":1}"#, ManyWitness.pair(pair: 1, other: 2))
    try expectRoundTrip(#"{"key66":1}"#, ManyWitness.unknown(.object(["key66": .int(1)])))
    #expect(failure(of: ManyWitness.self, #"{"key1":1,"key2":true}"#).contains("exactly one of"))
  }

  @Test func everyPairOfCases() throws {
    let units = try (0..<199).map { try decode(ManyComparison.self, #""case\#($0)""#) }
    let all: [ManyComparison] =
      units + [.number(1), .number(2), .pair(left: 1), .pair(left: 1, right: "r")]
      + [.pair(left: 2), .unknown(.null), .unknown(.int(1))]
    for (index, left) in all.enumerated() {
      for (other, right) in all.enumerated() where (left == right) != (index == other) {
        Issue.record("\(left) and \(right)")
      }
    }
    #expect(Set(all).count == all.count)
  }
}
