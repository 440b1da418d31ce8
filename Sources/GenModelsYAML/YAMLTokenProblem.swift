internal import GenModelsDiagnostics

/// What is wrong inside of one token: a quoted text, a block text, a tag, an anchor, a directive.
extension YAMLProblem {
  var tokenProblem: Diagnostic {
    switch fault.problem {
    case "found unexpected end of stream":
      opening("the quote is never closed", help: "close it with \(quote)")
    case "found unexpected ':'":
      error("a ':' needs a blank behind it here", help: "write ': ', or quote the text")
    case "found unexpected non-alphabetical character", "could not find expected directive name":
      error(
        "only %YAML and %TAG are directives", from: fault.contextOffset, to: fault.offset)
    case "found unexpected document indicator":
      error(
        "a line of a quoted text cannot start with '---' or '...'", to: fault.offset + 3,
        labels: [label("the quote starts here")], help: "indent the line")
    case "found unknown escape character":
      error(
        "'\\\(text.scalar(at: fault.offset + 1).map { String($0) } ?? "")' is not an escape",
        to: fault.offset + 2, help: "write '\\\\' for a backslash, or use single quotes")
    case "found invalid Unicode character escape code":
      error("the escape names no Unicode character")
    case "did not find expected hexdecimal number":
      error(
        "the escape has too few hexadecimal digits",
        help: "write '\\\\' for a backslash, or use single quotes")
    case "found an indentation indicator equal to 0":
      error("the indentation of a block text cannot be 0")
    case "did not find expected comment or line break":
      if fault.context == "while scanning a block scalar" {
        error(
          "text follows the '\(text.scalar(at: fault.contextOffset).map { String($0) } ?? "")'",
          labels: [label("the block text starts here")],
          help: "start the text on the next line")
      } else {
        error("text follows the directive")
      }
    case "did not find expected alphabetic or numeric character":
      namelessAnchor
    case "found undefined tag handle":
      error("no %TAG directive declares the handle of this tag")
    case "did not find expected whitespace or line break":
      error("a blank is missing after the tag", labels: [label("the tag starts here")])
    case "did not find the expected '>'":
      opening("the '<' of the tag is never closed", help: "close it with '>'")
    case "did not find expected tag URI":
      opening("the tag has no name", help: nil)
    case "found incompatible YAML document":
      error("only YAML 1.1 and 1.2 can be read")
    case "found unknown directive name":
      error("only %YAML and %TAG are directives", from: fault.contextOffset, to: fault.offset)
    case "found duplicate %YAML directive":
      error("the %YAML directive is given before")
    case "found duplicate %TAG directive":
      error("the %TAG directive for this handle is given before")
    default:
      error(fault.context.map { "\(fault.problem) \($0)" } ?? fault.problem)
    }
  }

  private var namelessAnchor: Diagnostic {
    let isAlias = fault.context == "while scanning an alias"
    return opening(
      "\(isAlias ? "an alias" : "an anchor") needs a name of letters, digits, '-' and '_'",
      help: "quote a text that starts with '\(isAlias ? "*" : "&")'")
  }

  private var quote: String { text.scalar(at: fault.contextOffset) == "'" ? "\"'\"" : "'\"'" }

  /// An error at where libyaml's context starts, where that says more than where it ended.
  private func opening(_ message: String, help: String?) -> Diagnostic {
    error(message, from: fault.contextOffset, to: fault.contextOffset + 1, help: help)
  }
}
