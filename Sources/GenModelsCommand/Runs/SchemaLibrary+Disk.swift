internal import GenModelsPipeline

extension SchemaLibrary {
  /// Makes a library of what stands on the disk.
  ///
  /// - Parameters:
  ///   - fileSystem: The disk.
  ///   - sources: The schemas that the user named, whose paths messages name them by.
  convenience init(on fileSystem: FileSystem, naming sources: [Source]) {
    self.init { place in
      let source = sources.first { FilePath.normalized($0.path) == place }
      let path = source?.path ?? place
      do throws(FileSystemError) {
        guard let entry = try fileSystem.entry(at: path) else {
          return .failure("there is no such file")
        }
        if entry.kind == .folder { return .folder }
        guard entry.kind == .file else { return .failure("it is no file") }
        return .file(
          try fileSystem.read(path, upTo: Run.readLimit), path: path,
          identity: "\(entry.identity.device) \(entry.identity.number)", swift: source?.swift)
      } catch {
        return .failure(error.text)
      }
    }
  }
}
