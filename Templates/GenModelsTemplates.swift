/// The templates that are built into the tool.
package enum GenModelsTemplates {
  /// The text of each template, UTF-8, with its file's name without the ending.
  package static let texts: [(name: String, text: [UInt8])] = [
    ("alias", PackageResources.alias_mustache),
    ("any-key", PackageResources.any_key_mustache),
    ("decode-content", PackageResources.decode_content_mustache),
    ("decode-tag", PackageResources.decode_tag_mustache),
    ("decode-text", PackageResources.decode_text_mustache),
    ("doc", PackageResources.doc_mustache),
    ("encode-content", PackageResources.encode_content_mustache),
    ("indirect", PackageResources.indirect_mustache),
    ("json-value", PackageResources.json_value_mustache),
    ("key-enums", PackageResources.key_enums_mustache),
    ("presence", PackageResources.presence_mustache),
    ("raw-enum", PackageResources.raw_enum_mustache),
    ("read-unit", PackageResources.read_unit_mustache),
    ("rows", PackageResources.rows_mustache),
    ("struct", PackageResources.struct_mustache),
    ("struct-codable", PackageResources.struct_codable_mustache),
    ("swift-file", PackageResources.swift_file_mustache),
    ("tags", PackageResources.tags_mustache),
    ("union", PackageResources.union_mustache),
    ("union-adjacent", PackageResources.union_adjacent_mustache),
    ("union-external", PackageResources.union_external_mustache),
    ("union-internal", PackageResources.union_internal_mustache),
  ]
}
