import GenModelsDiagnostics
import GenModelsPayload
import Testing

/// JSON texts, and the places in them.
struct JSONReaderTests {
  private func fault(_ text: String) -> String {
    do throws(JSONError) {
      _ = try JSONReader.read(Array(text.utf8), path: "a.json")
      return "none"
    } catch {
      return describe(error.diagnostic)
    }
  }

  private func describe(_ diagnostic: Diagnostic) -> String {
    guard case .span(let span) = diagnostic.place else { return diagnostic.message }
    return "\(span.start.line):\(span.start.column): \(diagnostic.message)"
  }

  @Test(arguments: [
    ("", "1:1: the text ends where a value belongs"),
    ("{", "1:2: the text ends where a key belongs"),
    ("[1 2]", "1:4: found '2' where ',' or ']' belongs"),
    ("{\"a\" 1}", "1:6: found '1' where ':' belongs"),
    ("{a:1}", "1:2: found 'a' where a key belongs"),
    ("\n\n  nul", "3:3: found 'n' where a value belongs"),
    ("\r\n\r1 2", "3:3: found '2' behind the value"),
    ("[\"é😀\", é]", "1:8: found 'é' where a value belongs"),
    ("01", "1:2: a number starts with a zero that means nothing"),
    ("-", "1:2: the text ends where a digit belongs"),
    ("1.", "1:3: the text ends where a digit belongs"),
    ("[1e+]", "1:5: found ']' where a digit belongs"),
    ("\"a\nb\"", "1:3: a text holds a control character"),
    ("[\"abc", "1:2: the text is never closed"),
    ("\"\\x\"", "1:2: '\\' stands before what it escapes in no text"),
    ("\"\\u12\"", "1:2: '\\u' needs four hexadecimal digits"),
    ("\"\\ud800x\"", "1:2: an escape is half a character"),
  ])
  func aFaultHasItsPlace(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test func bytesThatAreNoUTF8AreRefusedWhereTheyAre() throws {
    for bytes in [[0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
      #expect(throws: JSONError.self) {
        _ = try JSONReader.read(bytes.map(UInt8.init), path: "a.json")
      }
    }
    #expect(throws: JSONError.self) { _ = try JSONReader.read([0xFF, 0xFE, 0x31, 0], path: "a") }
    let marked = try JSONReader.read([0xEF, 0xBB, 0xBF] + "[1]".utf8, path: "a.json")
    #expect(marked.value.span.start == SourcePosition(line: 1, column: 1))
  }

  @Test func valuesKeepTheirSpellingAndTheirPlaces() throws {
    let (root, warnings) = try JSONReader.read(
      Array("{\"a\": [1.50, \"\\ud83d\\ude00\\n\"],\n \"b\": null, \"a\": 2}".utf8), path: "a.json")
    #expect(warnings == [])
    let object = try #require(root.object)
    #expect(object.keys == ["a", "b"])
    #expect(object.members.count == 3)
    // Of two equal keys the first one counts.
    let elements = try #require(object["a"]?.elements)
    #expect(elements[0].number == "1.50")
    #expect(elements[1].text == "😀\n")
    #expect(elements[1].span.start == SourcePosition(line: 1, column: 14))
    #expect(object["b"]?.isNull == true)
    #expect(object["b"]?.span.start == SourcePosition(line: 2, column: 7))
  }

  @Test func aLevelMoreThanFoundationHasIsRefused() throws {
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(fault(nested(512)) == "none")
    #expect(fault(nested(513)) == "1:513: arrays and objects are nested deeper than 512 levels")
  }

  @Test func aCommaTooManyIsAWarning() throws {
    let (_, warnings) = try JSONReader.read(Array("[1,\n {\"a\": 1,}]".utf8), path: "a.json")
    #expect(
      warnings.map(describe)
        == ["2:9: a comma before '}' is no JSON, although Foundation reads it"])
  }

  @Test func eachLineIsAValueOfItsOwn() {
    let text = "{\"a\":1}\n\n[1 2]\n3 4\n{\n}\n5\n"
    let (values, _) = JSONReader.readLines(Array(text.utf8), path: "a.jsonl")
    let results = values.map { value in
      switch value {
      case .success(let node): "\(node.span.start.line)"
      case .failure(let error): describe(error.diagnostic)
      }
    }
    #expect(
      results == [
        "1", "3:4: found '2' where ',' or ']' belongs",
        "4:3: found '4' behind the value of the line",
        "5:1: the value ends in another line", "7",
      ])
  }
}
