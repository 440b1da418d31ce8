import GenModelsMustache
import GenModelsSchema

extension RowsPlan {
  /// What `rows` may name.
  var record: TemplateRecord {
    let isSpaced = rows.contains { !$0.doc.isEmpty || $0.deprecation != nil || $0.isUnknown }
    return [
      "access": .access(access),
      "enumName": .text(name.declared),
      "conformances": .conformances(conformances),
      "response": .text(response.declared),
      "isPlain": .bool(isPlain),
      "rows": .list(
        rows.enumerated().map { .record($1.record(isSpaced: isSpaced && $0 > 0)) }),
      "list": .text(body.list),
      "groups": .list(body.groups.map { .record($0.record) }),
      "sections": .list(
        body.sections.enumerated().map { .record($1.record(isSpaced: $0 > 0)) }),
      "mappings": .list(mappings.map { .record($0.record(making: rows)) }),
      "unknownTests": .list(unknownTests.map { .record($0.record) }),
      "deprecatedCases": deprecatedCases.map { .record($0.record) } ?? .null,
      "page": page.map { .record($0.record(of: rows)) } ?? .null,
      "visitor": visitor.map { .record($0.record) } ?? .null,
      "cells": cells.map { .record($0.record) } ?? .null,
      "views": views.map { .record($0.record) } ?? .null,
      "edits": edits.map { .record($0.record) } ?? .null,
    ]
  }
}

extension RowPlan {
  fileprivate func record(isSpaced: Bool) -> TemplateRecord {
    [
      "doc": .lines(doc),
      "isSpaced": .bool(isSpaced),
      "isUnknown": .bool(isUnknown),
      "name": .text(name.declared),
      "deprecated": .deprecation(deprecation),
      "hasValues": .bool(!values.isEmpty),
      "values": .list(
        values.enumerated().map { index, value in
          .record([
            "label": .optional(value.label?.label), "type": .text(value.type),
            "separator": .separator(", ", after: index, of: values.count),
          ])
        }),
    ]
  }
}

extension RowMappingPlan {
  fileprivate func record(making rows: [RowPlan]) -> TemplateRecord {
    [
      "union": .text(union),
      "isPartial": .bool(isPartial),
      "mappingParts": .list(
        parts.enumerated().map { index, part in
          .record([
            "isFirst": .bool(index == 0),
            "function": .text(part.name),
            "arms": .list(arms[part.arms].map { .record($0.record(making: rows)) }),
            "next": .optional(part.next),
            "again": .optional(
              parts.areSeveral && part.next == nil ? parts.first?.name : nil),
          ])
        }),
    ]
  }
}

extension RowMappingPlan.Arm {
  fileprivate func record(making rows: [RowPlan]) -> TemplateRecord {
    [
      "member": .text(member.member),
      "made": .optional(row.map { (rows[$0].maker ?? rows[$0].name).member }),
      "hasBindings": .bool(!bindings.isEmpty),
      "hasFallback": .bool(hasFallback),
      "bindings": .list(
        bindings.enumerated().map { index, binding in
          .record([
            "argument": .optional(binding.label?.argument), "local": .text(binding.local),
            "separator": .separator(", ", after: index, of: bindings.count),
          ])
        }),
    ]
  }
}

extension UnknownTestPlan {
  fileprivate var record: TemplateRecord {
    ["type": .text(type), "test": .text(name.declared), "member": .text(member.member)]
  }
}
