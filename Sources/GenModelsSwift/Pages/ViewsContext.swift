import GenModelsMustache
import GenModelsSchema

extension ViewsPlan {
  /// What `views` may name.
  var record: TemplateRecord {
    visits.record.overridden(by: [
      ("header", .end(header)), ("footer", .end(footer)),
      ("rowView", .text(rowView.declared)), ("listView", .text(listView.declared)),
      ("importAccess", .access(access)),
      ("framework", .text(isQualified ? "SwiftUI." : "")),
    ])
  }
}

extension TemplateValue {
  fileprivate static func end(_ output: String?) -> TemplateValue {
    output.map { .record(["output": .text($0)]) } ?? .null
  }
}
