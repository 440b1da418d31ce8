import Testing

@testable import GenModelsFixtures

@Suite struct ExternalTaggingTests {
  @Test func unitsAreObjects() throws {
    try expectRoundTrip(#"{"quit":{}}"#, Command.quit)
    try expectReads(#"{"quit":{"a":1}}"#, as: Command.quit)
    try expectRoundTrip(#"{"load":"a"}"#, Command.load("a"))
    try expectRoundTrip(#"{"store":{"path":"a"}}"#, Command.store(path: "a"))
    try expectRoundTrip(
      #"{"store":{"force":true,"path":"a"}}"#, Command.store(path: "a", force: true))
    try expectRoundTrip(#"{"clear":{}}"#, Command.clear)
    try expectRoundTrip(#"{"resize":[1,2]}"#, Command.resize(width: 1, height: 2))
    try expectRoundTrip(#"{"run-script":{"lines":["a"]}}"#, Command.run(Script(lines: ["a"])))
    try expectRoundTrip(#"{"wait":5}"#, Command.wait(5))
    try expectRoundTrip(#"{"wait":null}"#, Command.wait(nil))
    try expectReads(#"{"other":1,"load":"a"}"#, as: Command.load("a"))
  }

  private static let commands =
    #"expected exactly one of "quit", "load", "store", "clear", "resize", "run-script" or "wait"."#

  @Test(arguments: [
    ("{}", "dataCorrupted at '': Found the keys []; \(commands)"),
    (#"{"x":1,"a":2}"#, #"dataCorrupted at '': Found the keys ["a", "x"]; \#(commands)"#),
    (
      #"{"load":"a","quit":{}}"#,
      #"dataCorrupted at '': Found the keys ["load", "quit"]; \#(commands)"#
    ),
    (#""quit""#, "typeMismatch at ''"),
    (
      #"{"quit":null}"#,
      #"dataCorrupted at 'quit': "quit" has no payload, which is written as {} (units: object)."#
    ),
    (
      #"{"quit":[]}"#,
      #"dataCorrupted at 'quit': "quit" has no payload, which is written as {} (units: object)."#
    ),
    (#"{"clear":null}"#, "valueNotFound at 'clear'"),
    (#"{"load":null}"#, "valueNotFound at 'load'"),
    (#"{"store":{"force":true}}"#, "keyNotFound 'path' at 'store'"),
    (#"{"run-script":{"lines":[1]}}"#, "typeMismatch at 'run-script.lines.0'"),
  ])
  func objectErrors(json: String, expected: String) {
    #expect(failure(of: Command.self, json) == expected)
  }

  @Test func unitsAreTexts() throws {
    try expectRoundTrip(#""all""#, Filter.all)
    try expectRoundTrip(#""none-of-them""#, Filter.noneOfThem)
    try expectRoundTrip(#"{"matching":"a"}"#, Filter.matching("a"))
    try expectRoundTrip(#"{"between":{"high":2,"low":1}}"#, Filter.between(low: 1, high: 2))
    try expectRoundTrip(#"["north","south"]"#, [Direction.north, .south])
    try expectRoundTrip(#"{"length":1.5}"#, Measure.length(1.5))
  }

  @Test(arguments: [
    (
      #""some""#,
      #"dataCorrupted at '': Unknown text "some"; expected "all" or "none-of-them". "#
        + "Cases with a payload are objects (units: string)."
    ),
    (
      #"{"all":{}}"#,
      #"dataCorrupted at '': Found the keys ["all"]; expected exactly one of "matching" or "#
        + #""between". Cases without payload are texts (units: string)."#
    ),
    ("5", "typeMismatch at ''"),
    ("null", "valueNotFound at ''"),
  ])
  func textErrors(json: String, expected: String) {
    #expect(failure(of: Filter.self, json) == expected)
  }

  @Test func onlyTexts() {
    #expect(
      failure(of: [Direction].self, #"["up"]"#)
        == #"dataCorrupted at '0': Unknown text "up"; expected "north" or "south"."#)
    #expect(failure(of: Direction.self, "{}") == "typeMismatch at ''")
    #expect(failure(of: Measure.self, #""length""#) == "typeMismatch at ''")
  }

  @Test func unitsAreNulls() throws {
    try expectRoundTrip(#"{"halt":null}"#, Instruction.halt)
    try expectRoundTrip(#"{"jump":1}"#, Instruction.jump(1))
    try expectRoundTrip(#"[{"up":null},{"down":null}]"#, [Flag.up, .down])
    #expect(
      failure(of: [Instruction].self, #"[{"halt":{}}]"#)
        == #"dataCorrupted at '0.halt': "halt" has no payload, which is written as null (units: null)."#
    )
    #expect(failure(of: Instruction.self, #"{"jump":null}"#) == "valueNotFound at 'jump'")
  }
}
