import Testing

@testable import GenModelsSwift

/// Blank lines, blanks at the ends of lines, and what must keep them.
struct TidyWhitespaceTests {
  @Test(arguments: [
    ("", ""),
    ("\n \n\t\n", ""),
    ("let a = 1", "let a = 1\n"),
    ("\n\nlet a = 1\n\n\n", "let a = 1\n"),
    ("let a = 1  \t\nlet b = 2\r\n", "let a = 1\nlet b = 2\n"),
    ("let a = 1\n\n \n\nlet b = 2\n", "let a = 1\n\nlet b = 2\n"),
    ("struct A {\n\n  var a: Int\n\n}\n", "struct A {\n  var a: Int\n}\n"),
    ("struct A {\n\n\n}\n\n}\n", "struct A {\n}\n}\n"),
    ("/// One.   \n///\n// \nlet a = 1\n", "/// One.\n///\n//\nlet a = 1\n"),
    ("/* a  \n\n\n  b */  \n", "/* a  \n\n\n  b */\n"),
    ("/* {\n\n/* } */\n\n*/\n\n\nlet a = 1\n", "/* {\n\n/* } */\n\n*/\n\nlet a = 1\n"),
    ("// {\n\nlet a = 1\n", "// {\n\nlet a = 1\n"),
    ("let a = \"{\"\n\n\nlet b = 1\n", "let a = \"{\"\n\nlet b = 1\n"),
  ])
  func settlesBlanks(_ text: String, _ expected: String) {
    #expect(SwiftTidy().tidy(text) == expected)
    #expect(SwiftTidy().tidy(expected) == expected)
  }

  /// Everything between the quotes, blanks and blank lines too, is the text of a literal.
  @Test(arguments: [
    "let a = \"\"\"\n  a  \n\n\n  {\n\n  }\n  \"\"\"\n",
    "let a = #\"\"\"\n  \"\"\"  \n\n\n  \\(b)  \n  \"\"\"#\n",
    "let a = \"\"\"\n  \\(b.map { \"}\" }.joined(\n\n\n  separator: \")\"))  \n\n\n  \"\"\"\n",
    "let a = \"\"\"\n  \\\"\"\"  \n\n\n  \\\\\n  \"\"\"\n",
    "let a = \"\"\"\n  \"\" /* \n\n\n  //  \n  \"\"\"\n",
    "let a = ##\"\"\"\n  \"\"\"#  \n\n\n  \\#(b)  \n  \"\"\"##\n",
  ])
  func keepsLiteralsOfSeveralLines(_ text: String) {
    #expect(SwiftTidy().tidy(text) == text)
  }

  /// What looks like the start or the end of a literal or a comment, and is not.
  @Test(arguments: [
    #"let a = "\\""#,
    #"let a = "\"""#,
    #"let a = "//""#,
    #"let a = "/*""#,
    ##"let a = #"""#"##,
    ##"let a = #"\"#"##,
    ##"let a = #"\("#"##,
    ###"let a = ##"a"#b"##"###,
    ##"let a = #"\#("b")"#"##,
    #"let a = "\(b("c", d: "\(e)"))""#,
    #"let a = "\("(")""#,
    #"let a = "\(b /* ) */)""#,
    #"let a = """#,
    "#if DEBUG",
    "let a = b / c",
    "/* /* */ */",
    "// \" ",
    "let a = `default`",
  ])
  func seesWhereALiteralEnds(_ line: String) {
    let text = line + "  \n\n\n\nlet b = 1\n"
    let trimmed = line.hasSuffix(" ") ? String(line.dropLast()) : line
    #expect(SwiftTidy().tidy(text) == trimmed + "\n\nlet b = 1\n")
  }
}
