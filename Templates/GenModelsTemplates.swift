/// The templates that are built into the tool.
package enum GenModelsTemplates {
  /// Template texts by name, without the ending.
  package static let all: [String: String] = [
    "swift-file": String(decoding: PackageResources.swift_file_mustache, as: UTF8.self)
  ]
}
