import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Plans a raw enum.
  func plan(_ rawEnum: RawEnumModel, name: SwiftName, doc: [String]) -> RawEnumPlan {
    var scope = scope(of: .value)
    var isText = true
    var keeps = false
    if case .keep = rawEnum.unknown { keeps = true }
    let values = rawEnum.values.map { value in
      let name = scope.add(value.name, twin: value.value.value.text)
      switch value.value.value {
      case .string(let text):
        let literal = SwiftLiteral.quoted(text)
        return RawEnumPlan.Value(
          name: name, literal: literal, rawLiteral: keeps || name.spells(text) ? nil : literal)
      case .int(let number):
        isText = false
        let literal = SwiftLiteral.number(number)
        return RawEnumPlan.Value(name: name, literal: literal, rawLiteral: keeps ? nil : literal)
      }
    }
    let unknown: RawUnknownPlan =
      switch rawEnum.unknown {
      case .fail: .fail
      case .keep(let name): .keep(scope.addUnknown(name))
      case .value(let position): .value(values[position].name)
      }
    let accepted = rawEnum.values.map { value in
      switch value.value.value {
      case .string(let text): SwiftLiteral.quoted(text)
      case .int(let number): "\(number)"
      }
    }
    let lead = "Unknown \(name.text) \"\\(rawValue)\"; expected ".unicodeScalars.count
    var members = LocalNames(taken: Set(values.map(\.name.text)))
    return RawEnumPlan(
      doc: doc, access: model.access, name: name, isText: isText, values: values,
      unknown: unknown,
      readParts: [SwitchPart](of: values.count, named: "", stem: "value", in: &members),
      rawParts: [SwitchPart](
        of: values.count, named: "rawValue", stem: "rawValue", in: &members),
      expected: SwiftLiteral.list(accepted, first: width(90) - lead, width: width(90)))
  }
}
