/// How the disk departs from what the schemas give.
package struct Drift: Equatable, Sendable {
  /// The word that names a departure.
  package enum Verdict: String, Sendable {
    case missing
    case differs
    case stale
  }

  /// A file that departs.
  package struct File: Equatable, Sendable {
    package var verdict: Verdict
    package var path: String
    fileprivate var old: [UInt8]?
    fileprivate var new: [UInt8]?

    init(_ verdict: Verdict, _ path: String, from old: [UInt8]?, to new: [UInt8]?) {
      self.verdict = verdict
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// The departing files, ordered by path.
  package var files: [File]

  /// The folder that the patch's paths start from.
  package var workingDirectory: String

  /// Whether a file lies outside of the working directory, where `git apply` refuses to reach.
  package var leadsOutside: Bool {
    files.contains { file in
      let path = FilePath.relative(file.path, to: workingDirectory)
      return path.hasPrefix("../") || path.hasPrefix("/")
    }
  }

  /// The patch that repairs all of it, for `git apply` in the working directory.
  package var patch: [UInt8] {
    files.flatMap { file in
      UnifiedDiff.patch(
        of: FilePath.relative(file.path, to: workingDirectory), from: file.old, to: file.new)
    }
  }
}
