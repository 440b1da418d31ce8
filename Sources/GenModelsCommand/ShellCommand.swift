/// Writes arguments so that a POSIX shell reads them back as they are.
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
    return "'"
      + argument.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}
