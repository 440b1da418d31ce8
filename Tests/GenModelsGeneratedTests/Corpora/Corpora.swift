import Foundation

/// The folder of real payloads that the environment names, and what is known of them.
///
/// A family is a folder of JSON files; `ORACLE.json` beside the families holds, per file, the
/// sequence of tags that an independent reader found in it.
struct Corpora: Sendable {
  let folder: URL

  /// The folder named by `GEN_MODELS_CORPORA`, nil where that is not set.
  static let found: Corpora? = ProcessInfo.processInfo.environment["GEN_MODELS_CORPORA"]
    .map { Corpora(folder: URL(filePath: $0, directoryHint: .isDirectory)) }

  /// The names of all files of a family, but for those about it.
  ///
  /// - Throws: what the file system throws where the family is not there.
  func files(of family: String) throws -> [String] {
    let folder = folder.appending(path: family)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { !["NOTICE", "STATS.json"].contains($0) }
      .sorted()
  }

  /// The JSON of a payload; the lines of a file of lines, and the documents of a YAML file, are the
  /// elements of one array.
  ///
  /// - Throws: what the file system throws, and `NoJSON`.
  func text(of file: String, in family: String) throws -> String {
    let file = folder.appending(path: family).appending(path: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    return switch file.pathExtension {
    case "jsonl": "[" + text.split(whereSeparator: \.isNewline).joined(separator: ",") + "]"
    case "yaml", "yml": try JSON(yaml: text, path: file.lastPathComponent).text()
    default: text
    }
  }

  /// The JSON file that a YAML file is the original of, where there is one.
  static func converted(_ file: String) -> String? {
    file.hasSuffix(".yaml") ? file.dropLast(5) + ".json" : nil
  }

  /// The sequences of tags of a family by file; a tag is null where the value that has it is null,
  /// and one of several keys is their texts with a blank between them.
  ///
  /// - Throws: what the file system or `JSONDecoder` throws.
  func oracle(of family: String) throws -> [String: [String?]] {
    guard case .object(let families) = try Self.oracle.get(),
      case .object(let entry)? = families[family],
      case .object(let files)? = entry["files"]
    else { return [:] }
    return files.mapValues { tags in
      guard case .array(let tags) = tags else { return [] }
      return tags.map(Self.text)
    }
  }

  private static func text(_ tag: JSON) -> String? {
    switch tag {
    case .string(let text): text
    case .whole(let number): "\(number)"
    case .array(let tags): tags.map { text($0) ?? "null" }.joined(separator: " ")
    case .null, .bool, .huge, .number, .object: nil
    }
  }

  /// `ORACLE.json` of the folder, read once.
  private static let oracle = Result<JSON, any Error> {
    guard let folder = found?.folder else { return .null }
    return try JSON(String(contentsOf: folder.appending(path: "ORACLE.json"), encoding: .utf8))
  }
}
