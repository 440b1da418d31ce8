/// Collects what the stages find, so that one run reports every independent error.
package final class DiagnosticCollector {
  private var collected: [Diagnostic] = []

  /// Whether anything collected so far is an error.
  package private(set) var hasErrors = false

  /// How many were collected so far.
  package var count: Int { collected.count }

  package init() {}

  /// Adds one diagnostic.
  package func record(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    collected.append(diagnostic)
  }

  /// What was collected, ordered by file and position; equal places keep the order of recording.
  ///
  /// What was found twice, since an alias repeats its place, stands there once.
  package var diagnostics: [Diagnostic] {
    let sorted = collected.enumerated()
      .sorted { left, right in
        let (one, other) = (left.element.sortKey, right.element.sortKey)
        return one == other ? left.offset < right.offset : one < other
      }
    var result: [Diagnostic] = []
    var start = 0
    for (_, diagnostic) in sorted {
      if let last = result.last, last.sortKey != diagnostic.sortKey { start = result.count }
      if !result[start...].contains(diagnostic) { result.append(diagnostic) }
    }
    return result
  }
}

extension Diagnostic {
  fileprivate var sortKey: (String, Int, Int) {
    switch place {
    case .span(let span): (span.file.path, span.start.line, span.start.column)
    case .file(let path): (path, 0, 0)
    }
  }
}
