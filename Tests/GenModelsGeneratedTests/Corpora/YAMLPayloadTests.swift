import Testing

/// What the payloads in YAML mean as JSON; the files themselves are only there on some machines.
@Suite struct YAMLPayloadTests {
  @Test(
    "scalars, documents and the short forms of functions",
    arguments: [
      ("a: 1\nb: '1'\nc: 0.5\nd: true\ne: ~", #"[{"a":1,"b":"1","c":0.5,"d":true,"e":null}]"#),
      ("a: 1\n---\n- x\n- 2012-10-17", #"[{"a":1},["x","2012-10-17"]]"#),
      ("a: !Ref b", #"[{"a":{"Ref":"b"}}]"#),
      ("!Condition b", #"[{"Condition":"b"}]"#),
      ("!Sub '${b}'", #"[{"Fn::Sub":"${b}"}]"#),
      ("!GetAtt b.c.d", #"[{"Fn::GetAtt":["b","c.d"]}]"#),
      ("!GetAtt [b, c]", #"[{"Fn::GetAtt":["b","c"]}]"#),
      ("!If [b, !Ref c, !Ref d]", #"[{"Fn::If":["b",{"Ref":"c"},{"Ref":"d"}]}]"#),
      ("!GetAZs ''", #"[{"Fn::GetAZs":""}]"#),
    ])
  func means(_ yaml: String, _ json: String) throws {
    #expect(try JSON(yaml: yaml, path: "a.yaml") == JSON(json))
  }

  @Test(
    "what has no JSON is refused", arguments: ["a: 1\na: 2", "[a]: 1", "a: !!binary b", "a: ["])
  func refuses(_ yaml: String) {
    #expect(throws: JSON.NoJSON.self) { try JSON(yaml: yaml, path: "a.yaml") }
  }
}
