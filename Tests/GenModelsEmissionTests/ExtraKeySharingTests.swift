import Foundation
import Testing

@testable import GenModelsFixtures

@Suite("Keys that nobody declares, in objects that several types share")
struct ExtraKeySharingTests {
  @Test("What an inline struct keeps is neither the tag nor a field of the type around it")
  func inline() throws {
    let labels = ExtLabels(locale: "de", labels: ["x": "y"])
    try expectRoundTrip(#"{"locale":"de","step":"labelled","x":"y"}"#, ExtStep.labelled(labels))
    try expectRoundTrip(
      #"{"id":1,"locale":"de","step":"nested","x":"y"}"#,
      ExtStep.nested(ExtNested(id: 1, labels: labels)))
    try expectRoundTrip(
      #"{"locale":"de","others":1,"step":"own","x":"y"}"#,
      ExtStep.own(.init(others: 1, labels: labels)))
    try expectRoundTrip(
      #"{"locale":"de","others":[1],"step":"listed","x":"y"}"#,
      ExtStep.listed(others: [1], labels: labels))
    try expectRoundTrip(#"{"others":[1],"step":"listed"}"#, ExtStep.listed(others: [1]))
    try expectRoundTrip(
      #"{"id":1,"locale":"de","x":"y"}"#, ExtNested(id: 1, labels: labels))
    #expect(
      failure(of: ExtStep.self, #"{"id":1,"locale":"de","step":"nested","x":1}"#)
        == "typeMismatch at 'x'")
  }

  @Test("The fields beside an inline struct are not its own in contents and untagged cases, either")
  func contents() throws {
    try expectRoundTrip(
      #"{"kind":"house","value":{"number":1,"sheep":"s"}}"#,
      ExtAdjacentHouse.house(number: 1, house: ExtHouse(sheep: "s")))
    #expect(
      failure(of: ExtAdjacentHouse.self, #"{"kind":"house","value":{"number":1,"x":2}}"#)
        == #"""
        dataCorrupted at 'value.x': Unexpected key "x"; expected "number" or "sheep".
        """#)
    let hut = ExtHut(sheep: nil, extras: ["x": .int(2)])
    try expectRoundTrip(
      #"{"hut":{"number":1,"x":2}}"#, ExtExternalHut.hut(number: 1, hut: hut))
    try expectRoundTrip(#"{"number":1,"x":2}"#, ExtUntaggedHut.hut(number: 1, hut: hut))
  }

  @Test("An unknown object three types deep has its own members only")
  func keptUnionDeepInside() throws {
    let unknown = ExtContent.unknown(.object(["type": .string("new"), "x": .int(1)]))
    try expectRoundTrip(
      #"{"count":1,"step":"kept","type":"new","x":1}"#,
      ExtStep.kept(.init(count: 1, content: unknown)))
    try expectRoundTrip(
      #"{"count":1,"family_id":2,"step":"kept","type":"new","x":1}"#,
      ExtFamilyCarrier(
        familyId: 2, family: .rest(.kept(.init(count: 1, content: unknown)))))
    try expectRoundTrip(
      #"{"id":1,"type":"new","x":1}"#, ExtCarrier(id: 1, content: unknown))
  }

  @Test("What nobody declares deep inside is neither the tag nor a field further outside")
  func severalTypesDeep() throws {
    let labels = ExtLabels(locale: "de", labels: ["x": "y"])
    try expectRoundTrip(
      #"{"id":1,"locale":"de","type":"labelled","x":"y"}"#,
      ExtCarrier(id: 1, content: .labelled(labels)))
    try expectRoundTrip(
      #"{"family_id":2,"id":1,"locale":"de","step":"nested","x":"y"}"#,
      ExtFamilyCarrier(
        familyId: 2, family: .rest(.nested(ExtNested(id: 1, labels: labels)))))
    try expectRoundTrip(
      #"{"id":1,"locale":"de","x":"y"}"#, ExtFreeCarrier(id: 1, free: .labelled(labels)))
  }

  @Test("What refuses keys refuses neither the tag nor a field further outside")
  func refusing() throws {
    try expectRoundTrip(
      #"{"open":true,"step":"strict"}"#, ExtStep.strict(ExtDoor(open: true)))
    try expectRoundTrip(
      #"{"id":1,"open":true,"type":"twice"}"#,
      ExtCarrier(id: 1, content: .twice(inner: ExtDoor(open: true))))
    try expectRoundTrip(
      #"{"id":1,"open":true}"#, ExtFreeCarrier(id: 1, free: .strict(ExtDoor(open: true))))
    #expect(
      failure(of: ExtCarrier.self, #"{"id":1,"open":true,"type":"twice","x":1}"#)
        == #"""
        dataCorrupted at 'x': Unexpected key "x"; expected "id", "type", "open" or "others".
        """#)
    #expect(
      failure(of: ExtStep.self, #"{"open":true,"step":"strict","x":1}"#)
        == #"""
        dataCorrupted at 'x': Unexpected key "x"; expected "step", "open" or "others".
        """#)
  }

  @Test("The keys of an inline struct are none of what the struct around it keeps or refuses")
  func around() throws {
    try expectRoundTrip(
      #"{"id":1,"street":"s","x":1}"#,
      ExtOuter(id: 1, place: ExtPlace(street: "s"), extras: ["x": .int(1)]))
    #expect(
      try decode(ExtOuter.self, #"{"city":null,"id":1,"street":"s"}"#).extras.isEmpty)
    try expectRoundTrip(
      #"{"id":1,"mark":"dot","street":"s"}"#,
      ExtStrictOuter(id: 1, place: ExtPlace(street: "s"), mark: .dot))
    #expect(
      failure(of: ExtStrictOuter.self, #"{"id":1,"mark":"dot","street":"s","x":1}"#)
        == #"""
        dataCorrupted at 'x': Unexpected key "x"; expected "id", "street", "city", "mark" or "rays".
        """#)
    try expectRoundTrip(
      #"{"id":1,"kind":"placed","street":"s"}"#,
      ExtMarked.placed(id: 1, place: ExtPlace(street: "s")))
    #expect(
      failure(of: ExtMarked.self, #"{"id":1,"kind":"placed","x":1}"#)
        == #"""
        dataCorrupted at 'x': Unexpected key "x"; expected "kind", "id", "street" or "city".
        """#)
  }

  @Test("What an inline struct keeps is not kept again by the struct around it")
  func oneKeeper() throws {
    let labels = ExtLabels(locale: "de", labels: ["x": "y"])
    try expectRoundTrip(#"{"id":1,"locale":"de","x":"y"}"#, ExtAround(id: 1, labels: labels))
    try expectRoundTrip(#"{"id":1,"locale":"de","x":"y"}"#, ExtPerhaps(id: 1, labels: labels))
    try expectRoundTrip(#"{"id":1,"x":2}"#, ExtPerhaps(id: 1, others: ["x": 2]))
  }

  @Test("The keys of the cases of an inline union that did not come are kept around it")
  func inlineUnions() throws {
    try expectRoundTrip(
      #"{"id":1,"mark":"star","rays":5,"x":1}"#,
      ExtBoard(id: 1, mark: .star(rays: 5), extras: ["x": .int(1)]))
    try expectRoundTrip(
      #"{"id":1,"mark":"dot","rays":5}"#,
      ExtBoard(id: 1, mark: .dot, extras: ["rays": .int(5)]))
    try expectRoundTrip(
      #"{"first_name":"f","id":1,"mark":"dot","part":"placed","street":"s","x":1}"#,
      ExtBoard(
        id: 1, mark: .dot, part: .placed(place: ExtPlace(street: "s")),
        extras: ["first_name": .string("f"), "x": .int(1)]))
    try expectRoundTrip(
      #"{"first_name":"f","id":1,"mark":"dot","part":"named","x":1}"#,
      ExtBoard(
        id: 1, mark: .dot, part: .named(ExtName(firstName: "f")), extras: ["x": .int(1)]))
    // What is unknown takes all that nobody declares.
    try expectRoundTrip(
      #"{"id":1,"mark":"dot","part":"new","x":1}"#,
      ExtBoard(
        id: 1, mark: .dot,
        part: .unknown(.object(["part": .string("new"), "x": .int(1)]))))
    try expectRoundTrip(
      #"{"load":"l","x":1}"#, ExtSingle(command: .load("l"), extras: ["x": .int(1)]))
  }

  @Test("Of what was kept around a union nothing stands against another case")
  func changedCase() throws {
    var board = try decode(ExtBoard.self, #"{"id":1,"mark":"dot","rays":5}"#)
    board.mark = .star(rays: 6)
    #expect(try encode(board) == #"{"id":1,"mark":"star","rays":6}"#)
  }
}
