/// The templates that are built into the tool.
package enum GenModelsTemplates {
  /// The names of the templates: their files' names without the ending.
  package static let names = [
    "alias",
    "alias-declaration",
    "any-key",
    "append-row",
    "bare-case",
    "base64-form",
    "call-decodings",
    "cells",
    "cells-declaration",
    "choose-key",
    "choose-key-in-parts",
    "choose-spelling",
    "coded-form",
    "constant-values",
    "date-pattern",
    "decimal-number",
    "decode-arm",
    "decode-bare-tag",
    "decode-content",
    "decode-fields",
    "decode-int-tag",
    "decode-optional-field",
    "decode-parts",
    "decode-tag",
    "decode-text",
    "deprecated",
    "deprecated-cases",
    "dictionary-form",
    "doc",
    "edits",
    "empty-forms",
    "encode-arm",
    "encode-bare",
    "encode-bare-tag",
    "encode-case",
    "encode-cases",
    "encode-content",
    "encode-fields",
    "encode-head",
    "encode-keys",
    "encode-object",
    "encode-unit",
    "exposed-tag",
    "extra-keys",
    "helper-file",
    "indirect",
    "init-head",
    "inline-values",
    "inserted-value",
    "int-bool-form",
    "is-present",
    "iso8601-date-form",
    "json-value",
    "keep-broken",
    "keep-unknown",
    "kept-key",
    "key-enums",
    "known-keys",
    "list-collection",
    "list-display",
    "list-driver",
    "list-edits",
    "list-page",
    "list-plan",
    "list-snapshot",
    "list-table",
    "loop-head",
    "namespace",
    "nested-extra-keys",
    "nested-objects",
    "number-forms",
    "object-cases",
    "page-declaration",
    "pattern-date-form",
    "payload-as-text",
    "presence",
    "presence-form",
    "raw-enum",
    "raw-enum-declaration",
    "read-tag",
    "read-unit",
    "row-binding",
    "row-elements",
    "row-key",
    "row-maker",
    "row-mappings",
    "row-patterns",
    "row-test",
    "rows",
    "rows-body",
    "rows-declaration",
    "rows-loop",
    "rows-of-part",
    "section-end",
    "section-head",
    "single-forms",
    "skipped-elements",
    "skipped-forms",
    "struct",
    "struct-codable",
    "struct-declaration",
    "swift-file",
    "tags",
    "union",
    "union-accessors",
    "union-composite",
    "union-declaration",
    "union-equatable",
    "union-external",
    "union-inline",
    "union-keyed",
    "union-keys",
    "union-presence",
    "union-properties",
    "union-trial",
    "union-untagged",
    "unit-as-object",
    "unix-date-form",
    "unknown-bare-tag",
    "unknown-tag",
    "unknown-test",
    "unknown-text",
    "unknown-value",
    "views",
    "views-declaration",
    "visit-arms",
    "visit-requirement",
    "visitor",
    "visitor-declaration",
    "wrong-component",
    "wrong-keys",
  ]

  /// The text of a template, UTF-8; nil for a name that no template has.
  ///
  /// Each one is asked for by itself, so that a run touches the texts that it needs and no others.
  package static func text(of name: String) -> [UInt8]? {
    switch name {
    case "alias": PackageResources.alias_mustache
    case "alias-declaration": PackageResources.alias_declaration_mustache
    case "any-key": PackageResources.any_key_mustache
    case "append-row": PackageResources.append_row_mustache
    case "bare-case": PackageResources.bare_case_mustache
    case "base64-form": PackageResources.base64_form_mustache
    case "call-decodings": PackageResources.call_decodings_mustache
    case "cells": PackageResources.cells_mustache
    case "cells-declaration": PackageResources.cells_declaration_mustache
    case "choose-key": PackageResources.choose_key_mustache
    case "choose-key-in-parts": PackageResources.choose_key_in_parts_mustache
    case "choose-spelling": PackageResources.choose_spelling_mustache
    case "coded-form": PackageResources.coded_form_mustache
    case "constant-values": PackageResources.constant_values_mustache
    case "date-pattern": PackageResources.date_pattern_mustache
    case "decimal-number": PackageResources.decimal_number_mustache
    case "decode-arm": PackageResources.decode_arm_mustache
    case "decode-bare-tag": PackageResources.decode_bare_tag_mustache
    case "decode-content": PackageResources.decode_content_mustache
    case "decode-fields": PackageResources.decode_fields_mustache
    case "decode-int-tag": PackageResources.decode_int_tag_mustache
    case "decode-optional-field": PackageResources.decode_optional_field_mustache
    case "decode-parts": PackageResources.decode_parts_mustache
    case "decode-tag": PackageResources.decode_tag_mustache
    case "decode-text": PackageResources.decode_text_mustache
    case "deprecated": PackageResources.deprecated_mustache
    case "deprecated-cases": PackageResources.deprecated_cases_mustache
    case "dictionary-form": PackageResources.dictionary_form_mustache
    case "doc": PackageResources.doc_mustache
    case "edits": PackageResources.edits_mustache
    case "empty-forms": PackageResources.empty_forms_mustache
    case "encode-arm": PackageResources.encode_arm_mustache
    case "encode-bare": PackageResources.encode_bare_mustache
    case "encode-bare-tag": PackageResources.encode_bare_tag_mustache
    case "encode-case": PackageResources.encode_case_mustache
    case "encode-cases": PackageResources.encode_cases_mustache
    case "encode-content": PackageResources.encode_content_mustache
    case "encode-fields": PackageResources.encode_fields_mustache
    case "encode-head": PackageResources.encode_head_mustache
    case "encode-keys": PackageResources.encode_keys_mustache
    case "encode-object": PackageResources.encode_object_mustache
    case "encode-unit": PackageResources.encode_unit_mustache
    case "exposed-tag": PackageResources.exposed_tag_mustache
    case "extra-keys": PackageResources.extra_keys_mustache
    case "helper-file": PackageResources.helper_file_mustache
    case "indirect": PackageResources.indirect_mustache
    case "init-head": PackageResources.init_head_mustache
    case "inline-values": PackageResources.inline_values_mustache
    case "inserted-value": PackageResources.inserted_value_mustache
    case "int-bool-form": PackageResources.int_bool_form_mustache
    case "is-present": PackageResources.is_present_mustache
    case "iso8601-date-form": PackageResources.iso8601_date_form_mustache
    case "json-value": PackageResources.json_value_mustache
    case "keep-broken": PackageResources.keep_broken_mustache
    case "keep-unknown": PackageResources.keep_unknown_mustache
    case "kept-key": PackageResources.kept_key_mustache
    case "key-enums": PackageResources.key_enums_mustache
    case "known-keys": PackageResources.known_keys_mustache
    case "list-collection": PackageResources.list_collection_mustache
    case "list-display": PackageResources.list_display_mustache
    case "list-driver": PackageResources.list_driver_mustache
    case "list-edits": PackageResources.list_edits_mustache
    case "list-page": PackageResources.list_page_mustache
    case "list-plan": PackageResources.list_plan_mustache
    case "list-snapshot": PackageResources.list_snapshot_mustache
    case "list-table": PackageResources.list_table_mustache
    case "loop-head": PackageResources.loop_head_mustache
    case "namespace": PackageResources.namespace_mustache
    case "nested-extra-keys": PackageResources.nested_extra_keys_mustache
    case "nested-objects": PackageResources.nested_objects_mustache
    case "number-forms": PackageResources.number_forms_mustache
    case "object-cases": PackageResources.object_cases_mustache
    case "page-declaration": PackageResources.page_declaration_mustache
    case "pattern-date-form": PackageResources.pattern_date_form_mustache
    case "payload-as-text": PackageResources.payload_as_text_mustache
    case "presence": PackageResources.presence_mustache
    case "presence-form": PackageResources.presence_form_mustache
    case "raw-enum": PackageResources.raw_enum_mustache
    case "raw-enum-declaration": PackageResources.raw_enum_declaration_mustache
    case "read-tag": PackageResources.read_tag_mustache
    case "read-unit": PackageResources.read_unit_mustache
    case "row-binding": PackageResources.row_binding_mustache
    case "row-elements": PackageResources.row_elements_mustache
    case "row-key": PackageResources.row_key_mustache
    case "row-maker": PackageResources.row_maker_mustache
    case "row-mappings": PackageResources.row_mappings_mustache
    case "row-patterns": PackageResources.row_patterns_mustache
    case "row-test": PackageResources.row_test_mustache
    case "rows": PackageResources.rows_mustache
    case "rows-body": PackageResources.rows_body_mustache
    case "rows-declaration": PackageResources.rows_declaration_mustache
    case "rows-loop": PackageResources.rows_loop_mustache
    case "rows-of-part": PackageResources.rows_of_part_mustache
    case "section-end": PackageResources.section_end_mustache
    case "section-head": PackageResources.section_head_mustache
    case "single-forms": PackageResources.single_forms_mustache
    case "skipped-elements": PackageResources.skipped_elements_mustache
    case "skipped-forms": PackageResources.skipped_forms_mustache
    case "struct": PackageResources.struct_mustache
    case "struct-codable": PackageResources.struct_codable_mustache
    case "struct-declaration": PackageResources.struct_declaration_mustache
    case "swift-file": PackageResources.swift_file_mustache
    case "tags": PackageResources.tags_mustache
    case "union": PackageResources.union_mustache
    case "union-accessors": PackageResources.union_accessors_mustache
    case "union-composite": PackageResources.union_composite_mustache
    case "union-declaration": PackageResources.union_declaration_mustache
    case "union-equatable": PackageResources.union_equatable_mustache
    case "union-external": PackageResources.union_external_mustache
    case "union-inline": PackageResources.union_inline_mustache
    case "union-keyed": PackageResources.union_keyed_mustache
    case "union-keys": PackageResources.union_keys_mustache
    case "union-presence": PackageResources.union_presence_mustache
    case "union-properties": PackageResources.union_properties_mustache
    case "union-trial": PackageResources.union_trial_mustache
    case "union-untagged": PackageResources.union_untagged_mustache
    case "unit-as-object": PackageResources.unit_as_object_mustache
    case "unix-date-form": PackageResources.unix_date_form_mustache
    case "unknown-bare-tag": PackageResources.unknown_bare_tag_mustache
    case "unknown-tag": PackageResources.unknown_tag_mustache
    case "unknown-test": PackageResources.unknown_test_mustache
    case "unknown-text": PackageResources.unknown_text_mustache
    case "unknown-value": PackageResources.unknown_value_mustache
    case "views": PackageResources.views_mustache
    case "views-declaration": PackageResources.views_declaration_mustache
    case "visit-arms": PackageResources.visit_arms_mustache
    case "visit-requirement": PackageResources.visit_requirement_mustache
    case "visitor": PackageResources.visitor_mustache
    case "visitor-declaration": PackageResources.visitor_declaration_mustache
    case "wrong-component": PackageResources.wrong_component_mustache
    case "wrong-keys": PackageResources.wrong_keys_mustache
    default: nil
    }
  }
}
