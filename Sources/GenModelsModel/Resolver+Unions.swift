import GenModelsDiagnostics
import GenModelsSchema

extension Resolver {
  /// Resolves a union: its cases are named by position from here on.
  func union(_ syntax: UnionSyntax) -> UnionModel {
    let names = syntax.cases.map(\.key)
    let standard = syntax.payload.map {
      CaseModel.Payload.value(reference($0), at: $0.span)
    }
    var union = UnionModel(
      tagging: tagging(syntax.tagging, among: names),
      cases: syntax.cases.map { unionCase($0, or: standard, keys: syntax.keys) },
      unknown: unknown(syntax.unknown, among: names, of: "case"))
    union.fields = fields(syntax.fields, keys: syntax.keys, isTuple: false)
    for position in union.cases.indices { union.cases[position].lead(with: union.fields) }
    if case .presence = union.tagging {
      for position in union.cases.indices { union.cases[position].readByAliases() }
    }
    settleExtraKeys(of: &union, as: syntax)
    union.shared = syntax.shared
    union.isShorthand = syntax.shorthand != nil
    settleUnknown(of: &union, as: syntax.unknown)
    return union
  }

  private func tagging(_ syntax: TaggingSyntax, among cases: [Placed<String>]) -> Tagging {
    switch syntax {
    case .internal(let discriminator): .internal(resolve(discriminator, among: cases))
    case .adjacent(let discriminator, let content):
      .adjacent(resolve(discriminator, among: cases), content: content)
    case .composite(let discriminator, let content): .composite(discriminator, content: content)
    case .external(let units): .external(units: units)
    case .presence(let units): .presence(units: units)
    case .untagged(let untagged): .untagged(resolve(untagged, among: cases))
    case .broken: .broken
    }
  }

  private func resolve(
    _ syntax: DiscriminatorSyntax, among cases: [Placed<String>]
  ) -> DiscriminatorModel {
    DiscriminatorModel(
      discriminator: syntax.discriminator,
      missing: position(of: syntax.missing, among: cases, of: "case"),
      null: position(of: syntax.null, among: cases, of: "case"),
      missingSpan: syntax.missing?.span, nullSpan: syntax.null?.span)
  }

  private func resolve(
    _ syntax: UntaggedSyntax, among cases: [Placed<String>]
  ) -> UntaggedModel {
    UntaggedModel(
      span: syntax.span, order: syntax.order.map { order($0, among: cases) },
      exactlyOne: syntax.exactlyOne != nil)
  }

  /// The positions that `order:` names, each of them once.
  private func order(
    _ names: Placed<[Placed<String>]>, among cases: [Placed<String>]
  ) -> [Int] {
    var order: [Int] = []
    var named: Set<Int> = []
    for name in names.value {
      guard let position = position(of: name, among: cases, of: "case") else { continue }
      guard named.insert(position).inserted else {
        diagnostics.record(
          .error(
            .conflictingKeys, "'\(name.value)' is in the order already", at: name.span,
            help: "leave one of the two out"))
        continue
      }
      order.append(position)
    }
    let known = Set(names.value.map(\.value))
    for unionCase in cases where !known.contains(unionCase.value) {
      diagnostics.record(
        .error(
          .missingKey, "'order' does not say when '\(unionCase.value)' is tried", at: names.span,
          labels: [.init(span: unionCase.span, text: "the case is here")],
          help: "name every case once"))
    }
    return order
  }

  /// Resolves a case; one that says nothing of its payload has the union's own one.
  private func unionCase(
    _ syntax: CaseSyntax, or standard: CaseModel.Payload?, keys: KeyStyle?
  ) -> CaseModel {
    var shorthand: Int?
    let payload: CaseModel.Payload
    switch syntax.payload {
    case .none:
      payload = standard ?? .none
    case .optedOut:
      payload = .none
    case .value(let expression):
      payload = .value(reference(expression), at: expression.span)
    case .fields(let fields, let isTuple):
      payload = .fields(self.fields(fields, keys: keys, isTuple: isTuple), isTuple: isTuple)
      shorthand = position(of: syntax.shorthand, among: fields)
    case .subUnion(let name):
      payload =
        if case .declared(let index) = named(name.value, at: name.span) {
          .subUnion(unaliased(index), at: name.span)
        } else {
          .broken
        }
    case .broken:
      payload = .broken
    }
    return CaseModel(
      name: syntax.key, swiftName: syntax.swiftName, tag: syntax.tag, aliases: syntax.aliases,
      keepsAlias: syntax.keepsAlias != nil, doc: syntax.doc, payload: payload,
      hasLabels: syntax.hasLabels, shorthand: shorthand, deprecated: syntax.deprecated)
  }
}

extension CaseModel {
  /// Adds what else the key of the case is called among its fields.
  fileprivate mutating func readByAliases() {
    guard let tag, case .fields(let fields, isTuple: false) = payload else { return }
    let known = Set(tags.map(\.value.text))
    for field in fields where field.steps.isEmpty && field.key.value == tag.value.text {
      aliases += field.aliases.filter { !known.contains($0.value) }.map {
        Placed([.string($0.value)], at: $0.span)
      }
    }
  }

  /// Puts the fields of the union before the own ones; a case without payload has them alone.
  fileprivate mutating func lead(with fields: [FieldModel]) {
    guard !fields.isEmpty else { return }
    switch payload {
    case .none:
      payload = .fields(fields, isTuple: false)
    case .fields(let own, let isTuple):
      payload = .fields(fields + own, isTuple: isTuple)
      shorthand = shorthand.map { $0 + fields.count }
    case .value, .subUnion, .broken:
      break
    }
  }
}

extension Resolver {
  /// The position of the field that a name names.
  func position(of name: Placed<String>?, among fields: [FieldSyntax]) -> Int? {
    position(of: name, among: fields.map(\.name), of: "field")
  }

  /// The position of a name; one that nothing has is an error.
  func position(
    of name: Placed<String>?, among names: [Placed<String>], of kind: String
  ) -> Int? {
    guard let name else { return nil }
    let texts = names.map(\.value)
    if let position = texts.firstIndex(of: name.value) { return position }
    diagnostics.record(
      .error(
        .unknownValue, "no \(kind) is named '\(name.value)'", at: name.span,
        help: Suggestion.help(for: name.value, among: texts)))
    return nil
  }
}
