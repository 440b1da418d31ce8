/// The templates that are built into the tool.
package enum GenModelsTemplates {
  /// The names of the templates: their files' names without the ending.
  package static let names = [
    "alias",
    "any-key",
    "decode-arm",
    "decode-content",
    "decode-int-tag",
    "decode-tag",
    "decode-text",
    "doc",
    "encode-arm",
    "encode-cases",
    "encode-content",
    "exposed-tag",
    "indirect",
    "json-value",
    "key-enums",
    "presence",
    "raw-enum",
    "read-tag",
    "read-unit",
    "rows",
    "struct",
    "struct-codable",
    "swift-file",
    "tags",
    "union",
    "union-composite",
    "union-external",
    "union-keyed",
    "union-properties",
    "unknown-tag",
  ]

  /// The text of a template, UTF-8; nil for a name that no template has.
  ///
  /// Each one is asked for by itself, so that a run touches the texts that it needs and no others.
  package static func text(of name: String) -> [UInt8]? {
    switch name {
    case "alias": PackageResources.alias_mustache
    case "any-key": PackageResources.any_key_mustache
    case "decode-arm": PackageResources.decode_arm_mustache
    case "decode-content": PackageResources.decode_content_mustache
    case "decode-int-tag": PackageResources.decode_int_tag_mustache
    case "decode-tag": PackageResources.decode_tag_mustache
    case "decode-text": PackageResources.decode_text_mustache
    case "doc": PackageResources.doc_mustache
    case "encode-arm": PackageResources.encode_arm_mustache
    case "encode-cases": PackageResources.encode_cases_mustache
    case "encode-content": PackageResources.encode_content_mustache
    case "exposed-tag": PackageResources.exposed_tag_mustache
    case "indirect": PackageResources.indirect_mustache
    case "json-value": PackageResources.json_value_mustache
    case "key-enums": PackageResources.key_enums_mustache
    case "presence": PackageResources.presence_mustache
    case "raw-enum": PackageResources.raw_enum_mustache
    case "read-tag": PackageResources.read_tag_mustache
    case "read-unit": PackageResources.read_unit_mustache
    case "rows": PackageResources.rows_mustache
    case "struct": PackageResources.struct_mustache
    case "struct-codable": PackageResources.struct_codable_mustache
    case "swift-file": PackageResources.swift_file_mustache
    case "tags": PackageResources.tags_mustache
    case "union": PackageResources.union_mustache
    case "union-composite": PackageResources.union_composite_mustache
    case "union-external": PackageResources.union_external_mustache
    case "union-keyed": PackageResources.union_keyed_mustache
    case "union-properties": PackageResources.union_properties_mustache
    case "unknown-tag": PackageResources.unknown_tag_mustache
    default: nil
    }
  }
}
