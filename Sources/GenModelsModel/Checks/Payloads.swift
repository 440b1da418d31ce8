import GenModelsDiagnostics
import GenModelsSchema

/// Where the payload shares the object of the tag, it must be an object itself whose keys leave
/// the tag's alone (semantics T3, T4).
///
/// Foundation drops a scalar that is written beside a tag without a word, and traps on an array.
struct PayloadCheck {
  let union: UnionModel
  let index: Int
  let model: Model
  let diagnostics: DiagnosticCollector
  /// The paths of the tag, none where it shares no object.
  private let paths: [[Placed<String>]]

  init(
    of union: UnionModel, at index: Int, in model: Model, diagnostics: DiagnosticCollector
  ) {
    self.union = union
    self.index = index
    self.model = model
    self.diagnostics = diagnostics
    paths = union.tagging.sharedPaths
  }

  func run() {
    guard let place = paths.first?[0].span else { return }
    for position in union.cases.indices {
      let unionCase = union.cases[position]
      switch unionCase.payload {
      case .none, .subUnion, .broken:
        break
      case .fields(_, isTuple: true):
        refuse(
          "'\(unionCase.name.value)' is an array, which has no room for the tag",
          at: unionCase.name.span, beside: place, help: adjacentHelp)
      case .fields where unionCase.shorthand != nil:
        refuse(
          "a bare value for '\(unionCase.name.value)' has no room for the tag",
          at: unionCase.name.span, beside: place, help: "leave 'shorthand' out")
      case .fields(let fields, isTuple: false):
        for field in fields where field.isInline { checkInline(field) }
      case .value(let type, let span):
        check(type, ofCaseAt: position, at: span, beside: place)
      }
    }
  }

  private func check(
    _ type: TypeReference, ofCaseAt position: Int, at span: SourceSpan, beside place: SourceSpan
  ) {
    let name = union.cases[position].name.value
    switch model.shape(of: type) {
    case .unknown:
      break
    case .other(let kind):
      refuse(
        "the payload of '\(name)' is \(kind), not an object", at: span, beside: place,
        help: adjacentHelp)
    case .object, .kept:
      for path in paths {
        guard let taken = model.key(inTheWayOf: path, in: type) else { continue }
        // An object is on the way to a tag that is further inside, and no constant.
        if taken.constant == nil || path.count > 1 || !taken.steps.isEmpty {
          refuse(taken, at: span, ofCaseAt: position, beside: path)
        } else {
          check(taken, at: span, ofCaseAt: position, beside: path[0])
        }
        return
      }
    }
  }

  private func refuse(
    _ taken: ObjectKey, at span: SourceSpan, ofCaseAt position: Int, beside path: [Placed<String>]
  ) {
    // The struct of a payload is written as fields, so a field is to blame.
    if let owner = taken.owner, model.types[owner].owner == index {
      let own = [taken.key] + taken.steps
      diagnostics.record(
        .tagCollision(own.text, at: own[own.count - 1].span, own, with: path))
      return
    }
    let name = union.cases[position].name.value
    var help = "the union writes the tag itself; leave the payload's key out"
    if taken.isTag, case .value(let type, _) = union.cases[position].payload,
      case .declared(let index) = type, taken.owner == model.unaliased(index)
    {
      help = "write 'cases: \(model.types[index].name.value)' to take its tags over"
    }
    diagnostics.record(
      .error(
        .tagCollision, "the payload of '\(name)' has the key of the tag, '\(path.text)'", at: span,
        labels: [
          .init(span: taken.key.span, text: "the payload's key"),
          .init(span: path[path.count - 1].span, text: "the tag is named here"),
        ],
        help: help))
  }

  /// A payload may hold the tag itself, as a constant: both write the same.
  private func check(
    _ taken: ObjectKey, at span: SourceSpan, ofCaseAt position: Int, beside key: Placed<String>
  ) {
    guard let constant = taken.constant, let tag = tag(ofCaseAt: position, under: key) else {
      return
    }
    let unionCase = union.cases[position]
    let problem: (message: String, help: String)
    if constant.value != JSONScalar(tag.value) {
      problem = (
        "the tag of '\(unionCase.name.value)' is \(tag.value.quoted), and its payload always"
          + " holds \(constant.value.quoted) there",
        "make the two the same, or leave the constant out"
      )
    } else if standsForOthers(position) {
      problem = (
        "'\(unionCase.name.value)' is read from other tags as well, and its payload from"
          + " \(constant.value.quoted) only",
        "leave the constant out of the payload"
      )
    } else {
      return
    }
    diagnostics.record(
      .error(
        .tagCollision, problem.message, at: span,
        labels: [
          .init(span: constant.span, text: "the payload's constant"),
          .init(span: tag.span, text: "the tag is here"),
        ],
        help: problem.help))
  }

  private func checkInline(_ field: FieldModel) {
    for path in paths {
      guard let taken = model.key(inTheWayOf: path, in: field.type), taken.owner != index else {
        continue
      }
      let key = path[0]
      diagnostics.record(
        .error(
          .tagCollision,
          "the field '\(field.name.value)' brings in the key of the tag, '\(key.value)'",
          at: field.name.span,
          labels: [
            .init(span: taken.key.span, text: "the key is here"),
            .init(span: key.span, text: "the tag is named here"),
          ],
          help: "the union writes the tag itself; leave the key out"))
    }
  }

  private func refuse(
    _ message: String, at span: SourceSpan, beside place: SourceSpan, help: String
  ) {
    diagnostics.record(
      .error(
        .payloadNotObject, message, at: span,
        labels: [.init(span: place, text: "the tag shares its object")], help: help))
  }

  /// What the tag of a case has under one of the keys.
  private func tag(ofCaseAt position: Int, under key: Placed<String>) -> Placed<TagValue>? {
    guard let tag = union.cases[position].tag else { return nil }
    guard case .composite(let discriminator, _) = union.tagging else {
      return Placed(tag.value[0], at: tag.span)
    }
    let component = discriminator.components.firstIndex { $0.path.key.value == key.value }
    return component.map { Placed(tag.value[$0], at: tag.span) }
  }

  /// Whether a case is read from more than its own tag.
  private func standsForOthers(_ position: Int) -> Bool {
    if !union.cases[position].aliases.isEmpty { return true }
    if case .value(position) = union.unknown { return true }
    guard let model = union.tagging.discriminator else { return false }
    return model.discriminator.ignoresCase || !model.discriminator.aliases.isEmpty
      || model.missing == position || model.null == position
  }

  private var adjacentHelp: String {
    guard let discriminator = union.tagging.discriminator?.discriminator else {
      return "name its key with 'fields', or add 'content' to the discriminator"
    }
    let keys = discriminator.path.keys.map(\.value)
    let key = keys.count == 1 ? keys[0] : "[\(keys.joined(separator: ", "))]"
    return "name its key with 'fields', or use 'discriminator: { key: \(key), content: … }'"
  }
}

extension JSONScalar {
  /// The scalar as a message shows it, a text in quotes.
  fileprivate var quoted: String {
    switch self {
    case .string(let text): "'\(text)'"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    }
  }
}

extension TagValue {
  /// The tag as a message shows it, a text in quotes.
  fileprivate var quoted: String {
    if case .string(let text) = self { "'\(text)'" } else { text }
  }
}
