import GenModelsMustache
import GenModelsSchema

extension PresencePlan {
  func record(of cases: [CasePlan]) -> TemplateRecord {
    [
      "hasChoice": .bool(cases.flatMap(\.tagKeys).count > 1),
      "hasTexts": .bool(false),
      "hasUnitKeys": .bool(cases.contains(where: \.isUnit)),
      "isNullUnit": .bool(units == .null),
      "nullIsAbsent": .bool(true),
      "hasNulls": .bool(!nulls.isEmpty),
      "hasOneNull": .bool(nulls.count == 1),
      "nulls": .members(nulls),
      "hasFlags": .bool(!flags.isEmpty),
      "isFlagsOnly": .bool(flags.count == cases.flatMap(\.tagKeys).count),
      "flags": .members(flags),
      "expected": .text(expected.goingOn.first ?? ""),
      "moreExpected": .lines(Array(expected.goingOn.dropFirst())),
    ]
  }
}

extension UntaggedPlan {
  func record(in union: UnionPlan) -> TemplateRecord {
    let objects: TemplateRecord = [
      "isOnly": .bool(values.isEmpty),
      "exactlyOne": .bool(isExclusive && self.objects.filter(\.isWitnessed).count > 1),
      "canFail": .bool(self.objects.last?.tests.isEmpty == false),
      "expectedKeys": .text(expectedKeys.first ?? ""),
      "moreExpectedKeys": .lines(Array(expectedKeys.dropFirst())),
      "objectCases": .list(
        self.objects.enumerated().map { index, object in
          .record([
            "unionCase": .record(
              union.cases[object.position].record(in: union, isSpaced: false, isOpen: true)),
            "caseName": .text(SwiftLiteral.quoted(union.cases[object.position].name.text)),
            "isFirst": .bool(index == 0),
            "isTested": .bool(!object.tests.isEmpty),
            "isWitnessed": .bool(object.isWitnessed),
            "tests": .tests(object.tests),
          ])
        }),
    ]
    return [
      "needsProbeKeys": .bool(needsProbeKeys),
      "needsContainer": .bool(needsContainer),
      "whole": whole.map { .record(union.cases[$0].record(in: union, isSpaced: false)) } ?? .null,
      "objects": self.objects.isEmpty ? .null : .record(objects),
      "hasValueCases": .bool(!values.isEmpty),
      "valueCases": .list(
        values.enumerated().map { index, value in
          .record([
            "unionCase": .record(
              union.cases[value.position].record(
                in: union, isSpaced: false, isOptional: value.isOptional,
                isOpen: value.probes == [.object])),
            "isOpened": .bool(
              value.probes == [.object]
                && !union.cases[value.position].payload.fields.isEmpty),
            "isFirst": .bool(index == 0),
            "isBound": .bool(value.bound != nil),
            "type": .text(value.bound ?? ""),
            "probes": .list(
              value.probes.enumerated().map { index, probe in
                .record(TemplateRecord(probe.pairs + [("isFirst", .bool(index == 0))]))
              }),
          ])
        }),
      "expected": .text(expected.first ?? ""),
      "moreExpected": .lines(Array(expected.dropFirst())),
    ]
  }
}

extension TrialPlan {
  func record(in union: UnionPlan) -> TemplateRecord {
    [
      "title": .text(SwiftLiteral.escaped(union.name.text)),
      "needsContainer": .bool(needsContainer),
      "needsProbeKeys": .bool(needsProbeKeys),
      "trials": .list(
        trials.map { trial in
          let unionCase = union.cases[trial.position]
          return .record([
            "unionCase": .record(
              unionCase.record(in: union, isSpaced: false, isOptional: trial.isOptional)),
            "made": .text((unionCase.maker ?? unionCase.name).member),
            "isUnit": .bool(unionCase.isUnit),
            "failure": .text(trial.title),
            "isFinal": .bool(!trial.knownTags.isEmpty),
            "steps": .members(trial.knownTags.first?.steps ?? []),
            "tests": .tests(trial.knownTags),
          ])
        }),
    ]
  }
}

extension [String] {
  /// The lines of a text behind which another sentence follows in the same literal.
  fileprivate var goingOn: [String] {
    guard let last else { return self }
    return dropLast() + [last + " \\"]
  }
}

extension ProbePlan {
  fileprivate var pairs: [(String, TemplateValue)] {
    var type = ""
    var isScalar = false
    var literals: [String] = []
    switch self {
    case .scalar(let name): (type, isScalar) = (name, true)
    case .constants(let name, let texts): (type, literals) = (name, texts)
    case .null, .array, .object: break
    }
    return .constants(literals) + [
      ("isNull", .bool(self == .null)), ("isScalar", .bool(isScalar)),
      ("isArray", .bool(self == .array)), ("isObject", .bool(self == .object)),
      ("type", .text(type)),
    ]
  }
}

extension TemplateValue {
  /// Names behind dots, with what stands between them.
  fileprivate static func members(_ names: [SwiftName]) -> TemplateValue {
    .list(
      names.enumerated().map { index, name in
        .record([
          "member": .text(name.member), "isFirst": .bool(index == 0),
          "separator": .text(index == names.count - 1 ? "" : ", "),
        ])
      })
  }

  /// The looks at an object that a condition is made of.
  fileprivate static func tests(_ tests: [KeyTestPlan]) -> TemplateValue {
    .list(
      tests.enumerated().map { index, test in
        .record(TemplateRecord(test.pairs + [("isFirst", .bool(index == 0))]))
      })
  }
}

extension KeyTestPlan {
  /// The keys of the objects on the way to the key that is looked at.
  fileprivate var steps: [SwiftName] {
    if case .constants(let path, _, _, _) = self { path.dropLast() } else { [] }
  }

  fileprivate var pairs: [(String, TemplateValue)] {
    var keys: [SwiftName] = []
    var ignoresCase = false
    var key: SwiftName?
    var literals: [String] = []
    var probe: ProbePlan?
    var type = ""
    switch self {
    case .keys(let names): keys = names
    case .constants(let path, let typeName, let texts, let isLowercased):
      (key, type, literals, ignoresCase) = (path.last, typeName, texts, isLowercased)
    case .kind(let name, let kind): (key, probe) = (name, kind)
    }
    if case .scalar(let name)? = probe { type = name }
    return .constants(literals) + [
      ("isKey", .bool(keys.count == 1)), ("isAnyKey", .bool(keys.count > 1)),
      ("isScalar", .bool(probe != nil && !type.isEmpty)), ("isArray", .bool(probe == .array)),
      ("isObject", .bool(probe == .object)), ("type", .text(type)),
      ("key", .text((key ?? keys.first)?.member ?? "")), ("keys", .members(keys)),
      ("ignoresCase", .bool(ignoresCase)),
    ]
  }
}

extension [(String, TemplateValue)] {
  /// Literals of which a value is one.
  fileprivate static func constants(_ literals: [String]) -> [(String, TemplateValue)] {
    [
      ("isConstant", .bool(literals.count == 1)), ("isAnyConstant", .bool(literals.count > 1)),
      ("constant", .text(literals.first ?? "")),
      (
        "constants",
        .list(
          literals.enumerated().map { index, literal in
            .record([
              "constant": .text(literal),
              "separator": .text(index == literals.count - 1 ? "" : ", "),
            ])
          })
      ),
    ]
  }
}
