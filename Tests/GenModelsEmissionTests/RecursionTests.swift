import Testing

@testable import GenModelsFixtures

@Suite struct RecursionTests {
  @Test func casesHoldTheirOwnType() throws {
    try expectRoundTrip(
      #"{"op":"not","operand":{"op":"and","operands":[{"op":"number","value":1}]}}"#,
      Expression.not(operand: .and(operands: [.number(value: 1)])))
    try expectRoundTrip(
      #"{"fork":[{"fork":[null]},{"graft":{"tree":null}}]}"#,
      Tree.fork(left: .fork(), right: .graft()))
    try expectRoundTrip(
      #"{"graft":{"after":{"length":1,"tree":{"fork":[null]}},"tree":null}}"#,
      Tree.graft(after: Branch(tree: .fork(), length: 1)))
    #expect(
      failure(of: Expression.self, #"{"op":"not","operand":{"op":"not","operand":{"op":"x"}}}"#)
        == #"dataCorrupted at 'operand.operand.op': Unknown op "x"; expected "number", "not" or "and"."#
    )
  }

  /// swift-foundation reads 512 levels at most.
  @Test func goesDeep() throws {
    var expression = Expression.number(value: 0)
    for _ in 0..<500 { expression = .not(operand: expression) }
    #expect(try decode(Expression.self, encode(expression)) == expression)
    var link = Link(value: 0)
    for value in 1...500 { link = Link(value: value, next: link) }
    #expect(try decode(Link.self, encode(link)) == link)
  }

  @Test func boxesAreNotSeen() throws {
    let boss = Person(name: "b", team: [])
    try expectRoundTrip(
      #"{"boss":{"name":"b","partner":null,"team":[]},"mentor":null,"name":"a","partner":null,"#
        + #""team":[{"name":"b","partner":null,"team":[]}]}"#,
      Person(name: "a", boss: boss, mentor: .null, team: [boss]))
    try expectReads(
      #"{"name":"a","boss":null,"team":[],"mentor":{"name":"b","team":[]}}"#,
      as: Person(name: "a", mentor: .value(boss), team: []))
    try expectRoundTrip(#"{"next":{"value":2},"value":1}"#, Link(value: 1, next: Link(value: 2)))
    try expectRoundTrip(
      #"{"wife":{"husband":{"wife":null}}}"#, Husband(wife: Wife(husband: Husband())))
    try expectReads("{}", as: Husband())
    try expectRoundTrip("[1,[2]]", Chain(value: 1, next: Chain(value: 2)))
    #expect(failure(of: Link.self, #"{"value":1,"next":{}}"#) == "keyNotFound 'value' at 'next'")
    #expect(failure(of: Link.self, #"{"value":1,"next":5}"#) == "typeMismatch at 'next'")
  }

  @Test func boxesKeepValueSemantics() {
    var first = Link(value: 1, next: Link(value: 2))
    let second = first
    first.next?.value = 3
    #expect(second.next?.value == 2)
    #expect(first != second && first.hashValue != second.hashValue)
  }

  @Test func pagesHoldPages() throws {
    let page = NestedPage(child: NestedPage(people: []), people: nil)
    try expectRoundTrip(#"{"child":{"people":[]}}"#, page)
    #expect(NestedRow.process(model: page) == [.child(NestedPage(people: []))])
  }
}
