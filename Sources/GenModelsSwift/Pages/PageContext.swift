import GenModelsMustache

extension PagePlan {
  /// What `page-declaration` may name.
  func record(of rows: [RowPlan]) -> TemplateRecord {
    [
      "setType": .text(setType),
      "kinds": .list(rows.map { .record(["name": .text($0.name.declared)]) }),
      "kindGroups": .list(groups.map { .record($0.record) }),
      "inlinedKinds": .list(inlined.map { .record($0.record) }),
      "hasSections": .bool(!sections.isEmpty),
      "sectionNames": .list(
        sections.enumerated().map { index, section in
          .record([
            "doc": .lines(section.doc), "name": .text(section.name.declared),
            "isSpaced": .bool(index > 0 && sections.contains { !$0.doc.isEmpty }),
          ])
        }),
      "hasEnds": .bool(!ends.isEmpty),
      "ends": .list(
        ends.map { .record(["name": .text($0.name.declared), "type": .text($0.type)]) }),
      "hasInlined": .bool(!inlined.isEmpty),
      "kindParts": .list(
        kindParts.enumerated().map { index, part in
          .record([
            "isFirst": .bool(index == 0),
            "part": .text(part.name),
            "arms": .list(rows[part.arms].map { .record(["member": .text($0.name.member)]) }),
            "next": .optional(part.next),
            "again": .optional(
              kindParts.areSeveral && part.next == nil ? kindParts.first?.name : nil),
          ])
        }),
    ]
  }
}

extension PagePlan.Kinds {
  fileprivate var record: TemplateRecord {
    [
      "doc": .lines(doc),
      "isDocumented": .bool(!doc.isEmpty),
      "partName": .optional(part),
      "set": .text(name.declared),
      "setMember": .text(name.member),
      "members": .list(
        members.enumerated().map { index, member in
          .record([
            "member": .text(member.member),
            "separator": .separator(", ", after: index, of: members.count),
          ])
        }),
    ]
  }
}
