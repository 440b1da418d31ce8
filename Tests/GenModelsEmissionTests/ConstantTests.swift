import Testing

@testable import GenModelsFixtures

/// Keys and positions that must hold a value.
@Suite struct ConstantTests {
  @Test func writesThemAlways() throws {
    try expectRoundTrip(
      #"{"code":"7","isRound":true,"radius":2,"ratio":1.5,"schema_version":2,"type":"circle"}"#,
      ConstantCircle(radius: 2))
    try expectRoundTrip(#"{"kind":"a \"quoted\" \\(text)"}"#, ConstantOnly())
    try expectRoundTrip(#"["==",1]"#, ConstantPair(left: 1))
    try expectRoundTrip(#"["==",1,2]"#, ConstantPair(left: 1, right: 2))
    try expectRoundTrip(
      #"{"container":1,"decoder":"d","type":"x"}"#, ConstantLocal(decoder: "d"))
  }

  /// A constant that may be absent is written if it came.
  @Test func keepsWhetherItCame() throws {
    let circle = ConstantCircle(hasVersion: false, radius: 2)
    try expectRoundTrip(
      #"{"code":"7","isRound":true,"radius":2,"ratio":1.5,"type":"circle"}"#, circle)
    try expectReads(
      #"{"code":"7","isRound":true,"radius":2,"ratio":1.5,"schema_version":null,"type":"circle"}"#,
      as: circle)
    #expect(circle != ConstantCircle(radius: 2))
    try expectRoundTrip(
      #"{"decoder":"d","type":"x"}"#, ConstantLocal(hasContainer: false, decoder: "d"))
  }

  @Test func standBesideLabelledValues() throws {
    try expectRoundTrip(
      #"{"kind":"circle","legacy":false,"radius":1,"version":1}"#, ConstantShape.circle(radius: 1))
    try expectRoundTrip(
      #"{"kind":"circle","radius":1,"version":1}"#,
      ConstantShape.circle(hasLegacy: false, radius: 1))
    try expectRoundTrip(#"{"kind":"dot","version":2}"#, ConstantShape.dot)
    try expectRoundTrip(#"{"kind":"pixel"}"#, ConstantShape.pixel)
    try expectRoundTrip(
      #"{"c":{"body":"b","format":"plain"},"t":"text"}"#, ConstantMessage.text(body: "b"))
    try expectRoundTrip(#"{"c":[3,"v"],"t":"pair"}"#, ConstantMessage.pair(value: "v"))
    try expectRoundTrip(#"{"c":{"format":"mark"},"t":"mark"}"#, ConstantMessage.mark)
    try expectRoundTrip(
      #"{"load":{"mode":"fast","path":"p"}}"#, ConstantCommand.load(path: "p"))
    try expectRoundTrip(
      #"{"load":{"path":"p"}}"#, ConstantCommand.load(hasMode: false, path: "p"))
  }

  @Test(arguments: [
    (#""square""#, #"dataCorrupted at '0.type': Expected "circle"; found "square"."#),
    ("5", "typeMismatch at '0.type'"), ("null", "valueNotFound at '0.type'"),
  ])
  func mustHoldTheText(type: String, problem: String) {
    let json = """
      [{"code":"7","isRound":true,"radius":2,"ratio":1.5,"type":\(type)}]
      """
    #expect(failure(of: [ConstantCircle].self, json) == problem)
  }

  @Test(arguments: [
    ("3", "dataCorrupted at 'schema_version': Expected 2; found 3."),
    (#""2""#, "typeMismatch at 'schema_version'"),
    ("2.5", "dataCorrupted at 'schema_version': Expected 2; found another number."),
    ("1e400", "dataCorrupted at 'schema_version': Expected 2; found another number."),
    ("true", "typeMismatch at 'schema_version'"),
  ])
  func mustHoldTheNumber(version: String, problem: String) {
    let json = """
      {"code":"7","isRound":true,"radius":2,"ratio":1.5,"type":"circle","schema_version":\(version)}
      """
    #expect(failure(of: ConstantCircle.self, json) == problem)
  }

  @Test func mustBeThere() {
    #expect(failure(of: ConstantOnly.self, "{}") == "keyNotFound 'kind' at ''")
    #expect(failure(of: ConstantOnly.self, "[]") == "typeMismatch at ''")
    #expect(failure(of: ConstantPair.self, "[]") == "valueNotFound at '0'")
    #expect(failure(of: ConstantPair.self, "[null,1]") == "valueNotFound at '0'")
    #expect(
      failure(of: ConstantPair.self, #"["=",1]"#)
        == #"dataCorrupted at '0': Expected "=="; found "="."#)
    #expect(
      failure(of: ConstantMessage.self, #"{"t":"pair","c":[1.5,"v"]}"#)
        == "dataCorrupted at 'c.0': Expected 3; found another number.")
    #expect(
      failure(of: ConstantMessage.self, #"{"t":"text","c":{"body":"b","format":"rich"}}"#)
        == #"dataCorrupted at 'c.format': Expected "plain"; found "rich"."#)
    #expect(
      failure(of: ConstantShape.self, #"{"kind":"dot"}"#) == "keyNotFound 'version' at ''")
    #expect(
      failure(of: ConstantShape.self, #"{"kind":"circle","version":1,"radius":1,"legacy":true}"#)
        == "dataCorrupted at 'legacy': Expected false; found true.")
  }
}
