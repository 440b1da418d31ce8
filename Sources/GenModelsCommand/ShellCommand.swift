internal import GenModelsDiagnostics

/// Writes arguments so that a POSIX shell reads them back as they are, and a terminal shows them.
enum ShellCommand {
  static func text(_ arguments: [String]) -> String {
    arguments.map(quoted).joined(separator: " ")
  }

  /// One argument, in quotes where it needs them.
  static func quoted(_ argument: String) -> String {
    let isPlain = argument.utf8.allSatisfy { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ":", "=", "@", "%", "+", ",": true
      default: false
      }
    }
    if isPlain, !argument.isEmpty { return argument }
    if PrintableText.printable(argument) != argument { return escaped(argument) }
    return "'"
      + argument.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }

  /// One argument in dollar-single-quotes (POSIX.1-2024, 2.2.4), where what a terminal would not
  /// show is written in octal digits.
  private static func escaped(_ argument: String) -> String {
    var result = "$'"
    for scalar in argument.unicodeScalars {
      let text = String(scalar)
      if PrintableText.printable(text) != text {
        for byte in text.utf8 {
          let digits = String(byte, radix: 8)
          result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      } else {
        result += scalar == "'" || scalar == "\\" ? "\\" + text : text
      }
    }
    return result + "'"
  }
}
