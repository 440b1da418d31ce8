/// A family of real payloads, and what its documents are read as.
struct CorpusFamily: Sendable {
  let name: String
  /// What the files are: the first root whose pattern a file fits counts.
  let roots: [Root]
  /// How many files are run.
  let run: Int
  /// The cases of tags that have another name than the tag.
  var names: [String: String] = [:]
  /// The case that stands for a tag that is not there.
  var absent: String?
  /// Whether the order of the tags counts: dictionaries forget it.
  var isOrdered = true
  /// The files that are no documents of the family, and refused.
  var refused: Set<String> = []
  /// The files whose nulls are left out when they are written.
  var nulls: Set<String> = []
  /// The files that are something else than payloads, and what they are.
  var others: [String: String] = [:]
  /// The keys down to the tags, a star for any key, for files that the oracle does not list.
  var tagPath: [String] = []
  /// The tags, by their places in a file, of objects that have two: the first is read, where the
  /// oracle has the last.
  var repeated: [String: [Int: String]] = [:]
  /// What is kept as it came, in all documents together.
  var figures = Figures()

  /// What the files of one kind are read as.
  struct Root: Sendable {
    let pattern: String
    let type: any CorpusDocument.Type
    let oracle: Oracle

    /// The root of the files that fit a pattern, whose first or last character may be a star.
    init(_ pattern: String, _ type: any CorpusDocument.Type, oracle: Oracle = .cases) {
      self.pattern = pattern
      self.type = type
      self.oracle = oracle
    }

    /// The root of all files that no root before it takes.
    init(_ type: any CorpusDocument.Type) {
      self.init("*", type)
    }
  }

  /// What the oracle holds of the files of one kind.
  enum Oracle: Sendable {
    /// The tags of cases.
    case cases
    /// The keys of the document, nulls left out.
    case keys
    /// Nothing that has to do with a union.
    case nothing
  }

  /// The family's line of the table.
  var tally: CorpusTally {
    CorpusTally(
      run: run, refused: refused.count, lossy: nulls.count, other: others.count, figures: figures)
  }

  /// What a file is read as.
  func root(of file: String) -> Root? {
    roots.first { root in
      switch (root.pattern.first == "*", root.pattern.last == "*") {
      case (_, true): file.hasPrefix(root.pattern.dropLast())
      case (true, false): file.hasSuffix(root.pattern.dropFirst())
      case (false, false): file == root.pattern
      }
    }
  }

  /// The letters of the case that a tag is read as.
  func caseLetters(of tag: String?) -> String? {
    guard let tag else { return absent.map(Self.letters) }
    return Self.letters(names[tag] ?? tag)
  }

  /// A name without the marks and capitals that separate its words.
  static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
