import Testing

@testable import GenModelsFixtures

/// Objects that are told apart by keys, constants, kinds of value and tags.
@Suite struct UntaggedObjectTests {
  /// typify#498, openapi-generator#7549 and swift-openapi-generator#846: the first case took all.
  @Test func subsetIsToldByTheOtherKey() throws {
    try expectRoundTrip(#"{"name":"a","to":"b"}"#, ObjectsSubset.b(name: "a", to: "b"))
    try expectRoundTrip(#"{"to":"b"}"#, ObjectsSubset.b(to: "b"))
    try expectRoundTrip(#"{"name":"a"}"#, ObjectsSubset.a(name: "a"))
    try expectRoundTrip("{}", ObjectsSubset.a())
    #expect(failure(of: ObjectsSubset.self, #"{"to":1}"#) == "typeMismatch at 'to'")
  }

  /// serde#1400 and serde#1698: the smaller struct won, and data was lost.
  @Test func smallerStructDoesNotWin() throws {
    try expectRoundTrip(#"{"a":1,"b":2}"#, ObjectsSmaller.large(ObjectsLarge(a: 1, b: 2)))
    try expectRoundTrip(#"{"a":1}"#, ObjectsSmaller.small(ObjectsSmall(a: 1)))
    #expect(failure(of: ObjectsSmaller.self, #"{"b":2}"#) == "keyNotFound 'a' at ''")
    // serde#773 and serde#2157: "did not match any variant", and nothing else.
    #expect(
      failure(of: ObjectsSmaller.self, #"{"c":2}"#)
        == #"dataCorrupted at '': Found the keys ["c"]; expected "b" or "a"."#)
    #expect(failure(of: ObjectsSmaller.self, #"{"a":1,"b":"x"}"#) == "typeMismatch at 'b'")
    #expect(failure(of: ObjectsSmaller.self, "[]") == "typeMismatch at ''")
    #expect(failure(of: ObjectsSmaller.self, "null") == "valueNotFound at ''")
  }

  @Test func threeCasesNeedAllTheirWitnesses() throws {
    try expectRoundTrip(#"{"p":1,"q":2}"#, ObjectsThree.first(p: 1, q: 2))
    try expectRoundTrip(#"{"p":1,"r":2}"#, ObjectsThree.second(p: 1, r: 2))
    try expectRoundTrip(#"{"q":1,"r":2}"#, ObjectsThree.third(q: 1, r: 2))
    try expectReads(#"{"r":3,"q":2,"p":1}"#, as: ObjectsThree.first(p: 1, q: 2))
    #expect(
      failure(of: ObjectsThree.self, #"{"p":1}"#)
        == #"dataCorrupted at '': Found the keys ["p"]; "#
        + #"expected "p" with "q", "p" with "r" or "q" with "r"."#)
  }

  @Test func kindsOfValueTell() throws {
    try expectRoundTrip(#"{"value":"a"}"#, ObjectsKind.text(ObjectsText(value: "a")))
    try expectRoundTrip(
      #"{"unit":"m","value":1.5}"#, ObjectsKind.number(ObjectsNumber(value: 1.5, unit: "m")))
    try expectRoundTrip(#"{"value":[1]}"#, ObjectsKind.list(ObjectsList(value: [1])))
    #expect(failure(of: ObjectsKind.self, #"{"value":["a"]}"#) == "typeMismatch at 'value.0'")
    #expect(
      failure(of: ObjectsKind.self, #"{"value":true}"#)
        == #"dataCorrupted at '': Found the keys ["value"]; "#
        + #"expected "value" (a text), "value" (a number) or "value" (an array)."#)
  }

  /// openapi-generator#22635 and openapi-generator#23496: tolerant enums made the first case win.
  @Test func tagsTell() throws {
    try expectRoundTrip(
      #"{"radius":1.5,"type":"circle"}"#, ObjectsTagged.shape(.circle(radius: 1.5)))
    try expectRoundTrip(#"{"type":"square"}"#, ObjectsTagged.shape(.square))
    try expectRoundTrip(#"{"at":1,"type":"end"}"#, ObjectsTagged.event(.end(at: 1)))
    try expectRoundTrip(#"{"load":"a"}"#, ObjectsTagged.command(.load("a")))
    try expectRoundTrip(#"{"quit":{}}"#, ObjectsTagged.command(.quit))
    try expectRoundTrip(#"{"note":"a"}"#, ObjectsTagged.plain(ObjectsPlain(note: "a")))
    try expectReads(#"{"type":"other"}"#, as: ObjectsTagged.plain(ObjectsPlain()))
    #expect(failure(of: ObjectsTagged.self, #"{"type":"circle"}"#) == "keyNotFound 'radius' at ''")
  }

  @Test func objectsThatAreShared() throws {
    try expectRoundTrip(
      #"{"a":1,"b":2,"id":3,"round":4}"#,
      ObjectsHolder(id: 3, size: .large(ObjectsLarge(a: 1, b: 2)), shape: .round(4)))
    try expectRoundTrip(
      #"{"a":1,"deep":5,"flat":"x","id":3}"#,
      ObjectsHolder(
        id: 3, size: .small(ObjectsSmall(a: 1)), shape: .flat(flat: "x", deep: 5)))
    try expectRoundTrip(
      #"{"a":1,"kind":"size"}"#, ObjectsBeside.size(.small(ObjectsSmall(a: 1))))
    try expectRoundTrip(
      #"{"kind":"tagged","radius":1.5,"type":"circle"}"#,
      ObjectsBeside.tagged(.shape(.circle(radius: 1.5))))
    try expectRoundTrip(
      #"{"kind":"tagged","load":"a"}"#, ObjectsBeside.tagged(.command(.load("a"))))
  }

  @Test func constantsTell() throws {
    try expectRoundTrip(#"{"kind":"circle","size":1.5}"#, ObjectsConstant.circle(size: 1.5))
    try expectRoundTrip(#"{"kind":"square","size":1.5}"#, ObjectsConstant.square(size: 1.5))
    try expectRoundTrip(#"{"kind":3,"size":1.5}"#, ObjectsConstant.third(size: 1.5))
    #expect(failure(of: ObjectsConstant.self, #"{"kind":"square"}"#) == "keyNotFound 'size' at ''")
    #expect(
      failure(of: ObjectsConstant.self, #"{"kind":"star","size":1}"#)
        == #"dataCorrupted at '': Found the keys ["kind", "size"]; "#
        + #"expected "kind": "circle", "kind": "square" or "kind": 3."#)
  }

  @Test func twoWitnessesWhereOnlyOneIsAllowed() throws {
    try expectRoundTrip(#"{"address":"a"}"#, ObjectsOnce.mail(address: "a"))
    try expectRoundTrip(#"{"number":1}"#, ObjectsOnce.call(number: 1))
    try expectRoundTrip(#"{"sound":"b","token":"a"}"#, ObjectsOnce.push(token: "a", sound: "b"))
    try expectRoundTrip(#""a""#, ObjectsOnce.text("a"))
    #expect(
      failure(of: ObjectsOnce.self, #"{"address":"a","token":"b"}"#)
        == #"dataCorrupted at '': Found the keys of the cases ["mail", "push"]; expected those of one."#
    )
    #expect(
      failure(of: ObjectsOnce.self, #"{"sound":"b"}"#)
        == #"dataCorrupted at '': Found the keys ["sound"]; expected "address", "number" or "token"."#
    )
  }
}

/// Cases that are tried one after the other.
@Suite struct TrialTests {
  /// pkl-swift#36: 5.0 became an Int in a union of Int and Float; here the schema says so.
  @Test func orderDecides() throws {
    try expectReads("5.0", as: OrderMeasurement.exact(5))
    try expectRoundTrip("5", OrderMeasurement.exact(5))
    try expectRoundTrip("5.5", OrderMeasurement.broken(5.5))
    try expectRoundTrip("[1,2]", OrderMeasurement.range([1, 2]))
    try expectRoundTrip(#"["a"]"#, OrderMeasurement.names(["a"]))
    try expectRoundTrip("[]", OrderMeasurement.range([]))
    try expectRoundTrip(#"{"a":1}"#, OrderMeasurement.labelled(["a": 1]))
    try expectRoundTrip("null", OrderMeasurement.nothingAtAll)
  }

  /// serde#773, serde#2157 and serde#3083: one message without a reason.
  @Test func allReasonsAreCollected() {
    let text = failure(of: [OrderMeasurement].self, #"[1,{"a":"x"}]"#)
    #expect(text.hasPrefix("dataCorrupted at '1': No case of OrderMeasurement can be read"))
    for name in ["exact: ", "broken: ", "range: ", "names: ", "labelled: ", "nothing: not null"] {
      #expect(text.contains(name), "\(text)")
    }
  }

  @Test func knownTagIsFinal() throws {
    try expectRoundTrip(#"{"radius":1.5,"type":"circle"}"#, OrderFinal.shape(.circle(radius: 1.5)))
    try expectRoundTrip(#"{"load":"a"}"#, OrderFinal.command(.load("a")))
    try expectRoundTrip(#""quit""#, OrderFinal.command(.quit))
    try expectRoundTrip(#"{"result":1}"#, OrderFinal.reply(.result(1)))
    try expectRoundTrip("[1,2]", OrderFinal.pair(x: 1, y: 2))
    try expectRoundTrip(#"{"text":"a"}"#, OrderFinal.note(text: "a"))
    try expectReads(#"{"text":"a","type":"other"}"#, as: OrderFinal.note(text: "a"))
    try expectRoundTrip(#"{"type":"other"}"#, OrderFinal.any(.object(["type": .string("other")])))
    #expect(failure(of: OrderFinal.self, #"{"type":"circle"}"#) == "keyNotFound 'radius' at ''")
    #expect(failure(of: OrderFinal.self, #"{"load":1}"#) == "typeMismatch at 'load'")
    #expect(failure(of: OrderFinal.self, #"{"result":"a"}"#) == "typeMismatch at 'result'")
  }

  @Test func knownTagIsFinalWhereverItIs() throws {
    try expectRoundTrip(#"{"meta":{"kind":"a"},"value":1}"#, OrderDeep.nested(.a(value: 1)))
    try expectReads(#"{"by":1,"type":"UP"}"#, as: OrderDeep.loose(.up(by: 1)))
    try expectRoundTrip(#"{"sort":"one","value":1}"#, OrderDeep.outer(.inner(.one(value: 1))))
    try expectRoundTrip(
      #"{"meta":{"kind":"b"}}"#,
      OrderDeep.any(.object(["meta": .object(["kind": .string("b")])])))
    #expect(failure(of: OrderDeep.self, #"{"meta":{"kind":"a"}}"#) == "keyNotFound 'value' at ''")
    #expect(failure(of: OrderDeep.self, #"{"type":"uP"}"#) == "keyNotFound 'by' at ''")
    #expect(failure(of: OrderDeep.self, #"{"sort":"one"}"#) == "keyNotFound 'value' at ''")
  }
}
