package import GenModelsDiagnostics
import GenModelsMustache
import GenModelsTemplates

/// A folder of templates that stand in the place of the built-in ones of the same name.
package struct OwnTemplates: Sendable {
  private var texts: [String: [UInt8]] = [:]
  private let folder: String

  /// The names of the templates that the folder replaces.
  var names: [String] { texts.keys.sorted(by: FilePath.precedes) }

  /// Reads all templates of a folder, hidden files left out.
  ///
  /// - Parameters:
  ///   - folder: The folder as the user gave it.
  ///   - place: Where it was named; nil for the command line.
  ///   - fileSystem: The disk.
  ///   - diagnostics: Takes GM402 for a file that no template has the name of, GM404 for one that is
  ///     no text, GM501 for what cannot be read.
  package init(
    folder: String, namedAt place: Diagnostic.Place? = nil, on fileSystem: FileSystem,
    diagnostics: DiagnosticCollector
  ) {
    self.folder = folder
    let files: [String]
    do throws(FileSystemError) {
      files = try fileSystem.names(in: folder)
    } catch {
      diagnostics.record(.unreadableTemplates(error, at: place ?? .file(folder)))
      return
    }
    for file in files {
      let path = FilePath.join(folder, file)
      guard let name = TemplateFile.name(of: file) else {
        diagnostics.record(.unknownTemplate(file, at: path))
        continue
      }
      do throws(FileSystemError) {
        let bytes = try fileSystem.read(path)
        texts[name] = TemplateText(bytes, of: name, path: path, diagnostics: diagnostics)?.bytes
      } catch {
        diagnostics.record(.unreadable(error))
      }
    }
  }

  /// The path and the text of a template, nil for one that is not replaced.
  func template(_ name: String) -> (path: String, text: [UInt8])? {
    texts[name].map { (FilePath.join(folder, TemplateFile.file(of: name)), $0) }
  }
}

/// The files of the built-in templates.
package enum TemplateFile {
  /// Names the file of a template.
  package static func file(of template: String) -> String { template + ".mustache" }

  /// The template that a file is named after, nil where there is none of that name.
  static func name(of file: String) -> String? {
    GenModelsTemplates.names.first { self.file(of: $0) == file }
  }

  /// All built-in templates, as files.
  package static var all: [OutputFile] {
    GenModelsTemplates.names.map { name in
      OutputFile(
        name: file(of: name),
        text: String(decoding: GenModelsTemplates.text(of: name) ?? [], as: UTF8.self))
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadableTemplates(
    _ error: FileSystemError, at place: Diagnostic.Place
  ) -> Diagnostic {
    Diagnostic(
      .error, .unreadableFile, "the folder of templates cannot be read: \(error.text)", at: place)
  }

  fileprivate static func unknownTemplate(_ file: String, at path: String) -> Diagnostic {
    // The ending, which all names share, would make every short one near to every other.
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    let near = Suggestion.nearest(to: stem, among: GenModelsTemplates.names)
      .map { "'\(TemplateFile.file(of: $0))'" }
    return Diagnostic(
      .error, .templateName, "no template has the file '\(file)'", at: .file(path),
      help: near.isEmpty
        ? "'--export-templates' writes all there are"
        : "did you mean \(near.joined(separator: " or "))?")
  }

  /// A text that would not be known again as one of ours.
  static func lostHeader(_ template: String) -> Diagnostic {
    Diagnostic(
      .error, .templateHeader, "what the template gives does not start with our header",
      at: .file(template), help: "let the first line be '\(GeneratedHeader.plain)'")
  }
}
