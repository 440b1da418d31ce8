/// How much YAML one text may hold, so that a small file cannot ask for endless memory.
enum YAMLLimits {
  /// How many collections may stand inside each other.
  static let depth = 64

  /// How many nodes a text may have; what an alias names counts each time.
  static let nodes = 1_000_000

  /// How many MiB a text may have.
  static let mebibytes = 64
}
