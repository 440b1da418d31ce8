import GenModelsMustache

extension RowTestPlan {
  /// What `row-tests` may name of one test.
  ///
  /// - Parameter lead: What stands before the test where another one comes first.
  /// - Returns: The record.
  func record(behind lead: String) -> TemplateRecord {
    TemplateRecord(
      [
        ("lead", .text(lead)), ("constant", .null), ("field", .null), ("isNegated", .bool(false)),
        ("literal", .null), ("hasLiterals", .bool(false)), ("literals", .list([])), ("flag", .null),
        ("isThere", .null),
        ("isNotNull", .null), ("isNotEmpty", .null), ("isKnown", .null), ("hasKnown", .null),
        ("unknownTest", .null), ("hasInside", .null), ("inside", .null),
        ("hasKnownInside", .null), ("isOptional", .bool(false)), ("resolves", .bool(false)),
        ("resolvesRows", .bool(false)),
      ]
    ).overridden(by: own)
  }

  /// What the test has of its own.
  private var own: [(name: String, value: TemplateValue)] {
    switch self {
    case .constant(let name): [("constant", .text(name))]
    case .field(let field, let literals, let isNegated):
      [
        ("field", .text(field.member)), ("isNegated", .bool(isNegated)),
        ("literal", .optional(literals.count == 1 ? literals.first : nil)),
        ("literals", .list(Self.records(of: literals))),
        ("hasLiterals", .bool(literals.count > 1)),
      ]
    case .flag(let field, let isTrue):
      [("flag", .text(field.member)), ("isNegated", .bool(!isTrue))]
    case .isThere(let part): [("isThere", .text(part.member))]
    case .isNotNull(let part): [("isNotNull", .text(part.member))]
    case .isNotEmpty(let part): [("isNotEmpty", .text(part.member))]
    case .isKnown(let part, let test, let resolves):
      [
        ("isKnown", .text(part.member)), ("unknownTest", .optional(test?.member)),
        ("resolves", .bool(resolves)),
      ]
    case .hasKnown(let part, let test, let resolves):
      [
        ("hasKnown", .text(part.member)), ("unknownTest", .optional(test?.member)),
        ("resolves", .bool(resolves)),
      ]
    case .hasInside(let part, let property, let isOptional, let resolves):
      [
        ("hasInside", .text(part.member)), ("inside", .text(property.member)),
        ("isOptional", .bool(isOptional)), ("resolves", .bool(resolves)),
      ]
    case .hasKnownInside(
      let part, let property, let isOptional, let resolves, let test, let resolvesRows):
      [
        ("hasKnownInside", .text(part.member)), ("inside", .text(property.member)),
        ("isOptional", .bool(isOptional)), ("resolves", .bool(resolves)),
        ("unknownTest", .optional(test?.member)), ("resolvesRows", .bool(resolvesRows)),
      ]
    }
  }

  private static func records(of literals: [String]) -> [TemplateValue] {
    literals.enumerated().map { index, literal in
      .record([
        "text": .text(literal), "separator": .separator(", ", after: index, of: literals.count),
      ])
    }
  }
}

extension TemplateValue {
  /// Tests in a row, of which nothing stands before the first.
  static func tests(_ tests: [TemplateRecord]) -> TemplateValue {
    .list(
      tests.enumerated().map { index, test in
        .record(index == 0 ? test.overridden(by: [("lead", .text(""))]) : test)
      })
  }
}
