package import GenModelsDiagnostics

/// Reads every document of a text as a tree.
///
/// - Parameters:
///   - bytes: The text, UTF-8, with or without a byte order mark.
///   - path: The text's path as the user gave it; messages name it.
///   - diagnostics: Takes everything that is wrong.
/// - Returns: The documents in order, none for a text that holds nothing; nil where an error was
///   recorded.
package func compose(
  _ bytes: [UInt8], path: String, diagnostics: DiagnosticCollector
) -> [YAMLNode]? {
  guard let text = YAMLText(bytes, path: path, diagnostics: diagnostics) else { return nil }
  let bytes = text.foreignBreaks.map { Array($0.text.utf8) } ?? text.bytes
  return bytes.withUnsafeBufferPointer { buffer in
    var composer = YAMLComposer(
      text: text, events: YAMLEventStream(buffer), diagnostics: diagnostics)
    return composer.documents()
  }
}
