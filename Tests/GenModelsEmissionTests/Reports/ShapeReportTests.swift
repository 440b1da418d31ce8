import Foundation
import Testing

@testable import GenModelsFixtures

/// Reports of JSON that was read in one shape and written in another, or not at all.
@Suite struct ShapeReportTests {
  private static let adjacent: [(ReportProbe, [String])] = [
    (
      ReportProbe(Event.self),
      [
        #"{"event":"opened"}"#, #"{"data":"a","event":"named"}"#, #"{"data":[1],"event":"listed"}"#,
        #"{"data":{"a":true},"event":"mapped"}"#, #"{"data":{"x":1,"y":2},"event":"moved"}"#,
        #"{"data":{},"event":"emptied"}"#, #"{"data":[1,2],"event":"point"}"#,
        #"{"data":{"name":"a"},"event":"inner"}"#,
      ]
    ),
    (ReportProbe(BoolContent.self), [#"{"done":true,"result":[1]}"#, #"{"done":false}"#]),
    (ReportProbe(CodedBlock.self), [#"{"data":"a","kind":0}"#, #"{"kind":1}"#]),
    (
      ReportProbe(VersionedChange.self),
      [
        #"{"body":"a","type":"user","version":1}"#,
        #"{"body":{"first":"a","last":"b"},"type":"user","version":2}"#,
        #"{"body":{"replicas":1},"type":"size","version":1}"#,
      ]
    ),
    (
      ReportProbe(PathBlock.self),
      [
        #"{"data":{"attributes":{"x":1,"y":2}},"meta":{"kind":"move"}}"#,
        #"{"data":{"attributes":[1]},"meta":{"kind":"pair"}}"#,
        #"{"data":{"attributes":{"text":"a"}},"meta":{"kind":"note"}}"#,
      ]
    ),
    (ReportProbe(SharedPath.self), [#"{"meta":{"body":"a","kind":"text"}}"#]),
    (ReportProbe(NamedContent.self), [#"{"move":{"x":1,"y":2},"type":"move"}"#]),
    (ReportProbe(InlineEnvelope.self), [#"{"c":{"commits":["c"],"type":"push"},"t":"event"}"#]),
    (
      ReportProbe(CommonBlock.self),
      [
        #"{"data":{"default":true,"id":1,"text":"t"},"type":"text"}"#,
        #"{"data":"l","type":"link"}"#,
      ]
    ),
    (
      ReportProbe(ShipmentEvent.self),
      [#"{"data":[1,2],"type":"size"}"#, #"{"data":{"lines":[]},"type":"raw"}"#]
    ),
  ]

  /// MetaCodable#163: the payload was written inside of the content, and read beside it.
  @Test(arguments: adjacent)
  func contentsAreReadWhereTheyAreWritten(union: ReportProbe, values: [String]) throws {
    let json = "[\(values.joined(separator: ","))]"
    #expect(try union.rewritten(json) == json)
    // What stands beside the content is not taken for it.
    let beside = #"{"event":"moved","x":1,"y":2}"#
    #expect(failure(of: Event.self, beside) == "keyNotFound 'data' at ''")
  }

  private static let contents: [(ReportProbe, String, problem: String?)] = [
    (ReportProbe(Wrapped.self), #"{"t":"maybe"}"#, nil),
    (ReportProbe(Wrapped.self), #"{"t":"maybe","c":null}"#, nil),
    (ReportProbe(Wrapped.self), #"{"t":"several","c":{}}"#, nil),
    (ReportProbe(Wrapped.self), #"{"t":"several"}"#, "keyNotFound 'c' at '0'"),
    (ReportProbe(Event.self), #"{"event":"emptied","data":{}}"#, nil),
    (ReportProbe(Event.self), #"{"event":"emptied"}"#, "keyNotFound 'data' at '0'"),
    (ReportProbe(Event.self), #"{"event":"emptied","data":null}"#, "valueNotFound at '0.data'"),
    (ReportProbe(Event.self), #"{"event":"opened","data":null}"#, nil),
    (ReportProbe(PathBlock.self), #"{"meta":{"kind":"note"},"data":{}}"#, nil),
    (ReportProbe(NamedContent.self), #"{"type":"note"}"#, nil),
    (ReportProbe(NamedContent.self), #"{"type":"empty"}"#, "keyNotFound 'empty' at '0'"),
  ]

  /// serde#2706, serde#2233, serde#3049 and serde#1553: content that is missing, null or empty was
  /// one thing here and another there. A `T?` takes all but the wrong type; anything else needs its
  /// content, and says where it is missing.
  @Test(arguments: contents)
  func missingContentIsNilOrAnError(union: ReportProbe, json: String, problem: String?) throws {
    if let problem {
      #expect(union.failure("[\(json)]") == problem)
    } else {
      _ = try union.rewritten("[\(json)]")
    }
  }

  /// swift-openapi-generator#862: an enum that did not say that it is one of texts became any
  /// value whatsoever, without a word.
  @Test(arguments: [
    ("E: { values: [a, b] }", "enum E: String,"),
    ("E: { values: { a: x, b: y } }", "enum E: String,"),
    ("E: { values: { a: \"1\", b: \"2\" } }", "enum E: String,"),
    ("E: { values: { a: 1, b: 2 } }", "enum E: Int,"),
    ("E: { values: { a: true, b: false } }", "enum E: String,"),
    ("E: { values: [a], unknown: keep }", "case unknown(String)"),
    ("E: { values: { a: 1 }, unknown: keep }", "case unknown(Int)"),
  ])
  func enumsHaveTheTypeOfTheirValues(types: String, text: String) {
    let (swift, problems) = report(on: types)
    #expect(problems == [])
    #expect(swift.contains(text), "\(swift)")
    #expect(!swift.contains("Any") && !swift.contains("JSONValue"), "\(swift)")
  }

  /// swift-openapi-generator#862 again: what has no one type is an error.
  @Test(arguments: [
    ("E: { values: { a: 1, b: x } }", "the values of an enum are all texts or all whole numbers"),
    (
      "E: { values: { a: 1, b: \"2\" } }",
      "the values of an enum are all texts or all whole numbers"
    ),
    ("E: { values: [a, 1] }", "'1' gives no Swift name for a value"),
    (
      "E: { values: { a: 1.5 } }", "a value that is no whole number of 64 bits is not supported yet"
    ),
  ])
  func enumsOfNoTypeAreRefused(types: String, problem: String) {
    let problems = report(on: types).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.allSatisfy { $0.hasPrefix("1: error: \(problem)") }, "\(problems)")
  }

  /// swift-openapi-generator#563 and swift-openapi-generator#689: properties beside a union
  /// vanished, or one half of the object was written. `fields:` of a union, a union that is inline
  /// in a struct or a case, and `shared:` have all of them, both ways.
  @Test(arguments: [
    (ReportProbe(CommonEvent.self), #"{"by":"me","id":"a","sent_at":1,"type":"opened"}"#),
    (ReportProbe(CommonEvent.self), #"{"id":"a","note":"n","sent_at":1,"type":"closed"}"#),
    (ReportProbe(CommonBlock.self), #"{"data":{"default":true,"id":1,"text":"t"},"type":"text"}"#),
    (ReportProbe(CommonBlock.self), #"{"data":[1,true,20],"type":"size"}"#),
    (ReportProbe(CommonCommand.self), #"{"load":{"at":1,"path":"p"}}"#),
    (ReportProbe(InlineEvent.self), #"{"commits":["c"],"id":"1","name":"n","type":"push"}"#),
    (ReportProbe(InlineEvent.self), #"{"id":"1","note":"x","room":"r","type":"star"}"#),
    (ReportProbe(InlineMessage.self), #"{"commits":[],"t":"event","type":"push"}"#),
    (ReportProbe(KeptItem.self), #"{"id":"1","parent":"p","text":"t","type":"text"}"#),
    (ReportProbe(KeptItem.self), #"{"id":"1","parent":"p","type":"new","x":1}"#),
    (ReportProbe(ObjectsHolder.self), #"{"a":1,"b":2,"deep":5,"flat":"x","id":3}"#),
    (ReportProbe(SharedObject.self), #"{"id":1,"label":"l","object":"file"}"#),
    (ReportProbe(SharedObject.self), #"{"id":1,"kind":"a","label":"l","object":"nested"}"#),
    (ReportProbe(Shipment.self), #"{"id":1,"note":"n","sent_at":2,"type":"sent"}"#),
  ])
  func bothHalvesOfAnObjectAreThere(type: ReportProbe, json: String) throws {
    #expect(try type.rewritten("[\(json)]") == "[\(json)]")
  }

  /// swift-openapi-generator#689 again: two halves that want one key are an error.
  @Test(arguments: [
    "U: { discriminator: t, fields: { a: Int }, cases: { b: { fields: { a: Int } } } }",
    "A: { fields: { a: Int, u: { type: U, inline: true } } }\n"
      + "U: { discriminator: t, cases: { b: { fields: { a: Int } } } }",
    "A: { fields: { t: Int, u: { type: U, inline: true } } }\nU: { discriminator: t, cases: { b } }",
  ])
  func halvesWithOneKeyAreRefused(types: String) {
    let problems = report(on: types).problems
    #expect(problems.count == 1 && problems[0].contains(" error: "), "\(problems)")
  }

  /// serde#1183 and json#505: the object was copied to find the tag, which changed what it holds.
  /// The tag may come last, and nothing is changed.
  @Test func theObjectIsNotCopied() throws {
    let limits = try decode(
      LateTag.self,
      #"{"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","moment":0,"price":"#
        + #"12345678901234567890.125,"byId":{"18446744073709551615":18446744073709551615},"#
        + #""kind":"limits"}"#)
    let price = try #require(Decimal(string: "12345678901234567890.125"))
    let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
    #expect(
      limits
        == .limits(
          byId: ["18446744073709551615": .max], price: price,
          moment: Date(timeIntervalSinceReferenceDate: 0), id: id))
    #expect(try decode(LateTag.self, encode(limits)) == limits)
    try expectRoundTrip(
      #"{"data":"YQ==","ids":[18446744073709551615],"kind":"held","ratio":0.1}"#,
      LateTag.held(LateHolder(ids: [.max], ratio: 0.1, data: Data("a".utf8))))
    try expectRoundTrip(
      #"{"big":18446744073709551615,"kind":"new"}"#,
      LateTag.unknown(.object(["big": .uint(.max), "kind": .string("new")])))
  }

  /// json-typedef-codegen#20: an empty mapping as a case was a crash. It is a case without payload;
  /// what is no case at all is an error at its place.
  @Test(arguments: [
    ("{}", true), ("", true), ("~", true), ("{ fields: {} }", true), ("{ type: none }", true),
    ("[]", false), ("[[]]", false), ("''", false), ("{ fields: [] }", false),
    ("{ ? [] : {} }", false),
  ])
  func emptyCasesAreNoCrash(payload: String, isFine: Bool) {
    for tagging in [
      "discriminator: t", "discriminator: { key: t, content: c }", "tagging: external",
    ] {
      let (swift, problems) = report(on: "U: { \(tagging), cases: { foo: \(payload), b: } }")
      #expect(problems.isEmpty == isFine, "\(tagging), \(payload): \(problems)")
      #expect(swift.contains("  case foo\n") == isFine, "\(swift)")
    }
  }
}
