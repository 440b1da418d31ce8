/// A diagnostic to show, with the number of further places where the same is wrong.
struct CollapsedDiagnostic: Equatable {
  var diagnostic: Diagnostic
  var otherPlaces = 0
}

/// Folds the uses of one unknown type in one file into the first: one missing type is one mistake.
func collapseCascades(_ diagnostics: [Diagnostic]) -> [CollapsedDiagnostic] {
  struct Cause: Hashable {
    var path: String
    var message: String
  }
  var firstOffsets: [Cause: Int] = [:]
  var collapsed: [CollapsedDiagnostic] = []
  for diagnostic in diagnostics {
    guard diagnostic.code == .unknownType, case .span(let span) = diagnostic.place else {
      collapsed.append(CollapsedDiagnostic(diagnostic: diagnostic))
      continue
    }
    let cause = Cause(path: span.file.path, message: diagnostic.message)
    if let first = firstOffsets[cause] {
      collapsed[first].otherPlaces += 1
    } else {
      firstOffsets[cause] = collapsed.count
      collapsed.append(CollapsedDiagnostic(diagnostic: diagnostic))
    }
  }
  return collapsed
}
