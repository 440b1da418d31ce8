import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads the tag of a case, which is the case's key where `tag:` says nothing.
  ///
  /// - Parameters:
  ///   - entry: The `tag:` of the case.
  ///   - unionCase: The case, as far as it is read.
  ///   - tagging: Where the tag is, which decides what it may be.
  /// - Returns: The tag, nil where the case has none or it could not be read.
  func tag(
    _ entry: YAMLEntry?, of unionCase: CaseSyntax, under tagging: TaggingSyntax
  ) -> Tag? {
    if case .subUnion = unionCase.payload { return nil }
    if let entry { return tag(entry.value, under: tagging, missingAt: entry.key.span) }
    let key = unionCase.key
    switch tagging.tagTypes {
    case nil:
      return nil
    case [.string]?:
      return Placed([.string(key.value)], at: key.span)
    case let types? where types.count == 1:
      guard let value = TagValue(YAMLScalar(text: key.value, style: .plain), as: types[0]) else {
        diagnostics.record(
          .error(
            .wrongKind, "'\(key.value)' is no tag of type '\(types[0].rawValue)'", at: key.span,
            help: "add 'tag: \(types[0].example)', with the tag of the case"))
        return nil
      }
      return Placed([value], at: key.span)
    case let types?:
      diagnostics.record(
        .error(
          .missingKey, "the case '\(key.value)' has no tag for the \(types.count) keys",
          at: key.span, help: "add 'tag: [\(types.map(\.example).joined(separator: ", "))]'"))
      return nil
    }
  }

  /// Reads the other tags of a case.
  func aliases(_ entry: YAMLEntry?, under tagging: TaggingSyntax) -> [Tag] {
    guard let entry else { return [] }
    if case .untagged = tagging { return [] }
    let isComposite = (tagging.tagTypes?.count ?? 1) > 1
    guard case .sequence(let elements) = entry.value.content,
      !isComposite || elements.allSatisfy(\.isSequence)
    else {
      return alias(entry.value, under: tagging, missingAt: entry.key.span).map { [$0] } ?? []
    }
    return elements.compactMap { alias($0, under: tagging, missingAt: $0.span) }
  }

  /// Reads one alias; that a tag is null or not there is said of the discriminator instead.
  private func alias(
    _ node: YAMLNode, under tagging: TaggingSyntax, missingAt span: SourceSpan
  ) -> Tag? {
    guard let alias = tag(node, under: tagging, missingAt: span) else { return nil }
    let key: String
    switch alias.value {
    case [.null]: key = "null"
    case [.absent]: key = "missing"
    default: return alias
    }
    diagnostics.record(
      .error(
        .conflictingKeys, "plain '\(alias.value[0].text)' is no alias", at: node.span,
        help: "write '\(key): <the case>' in the discriminator, or quote the text"))
    return nil
  }

  private func tag(
    _ node: YAMLNode, under tagging: TaggingSyntax, missingAt span: SourceSpan
  ) -> Tag? {
    // What is wrong with the tagging is reported; its tags may be of any kind.
    if case .broken = tagging { return nil }
    guard let types = tagging.tagTypes else { return nil }
    guard types.count > 1 else {
      return component(node, as: types[0], under: tagging, missingAt: span).map {
        Placed([$0], at: node.span)
      }
    }
    guard case .sequence(let elements) = node.content, elements.count == types.count else {
      diagnostics.record(
        .error(
          .wrongKind, "a tag of this union is a list of \(types.count) values", at: node.span,
          help: "write '[\(types.map(\.example).joined(separator: ", "))]', with your own values"))
      return nil
    }
    let values = zip(elements, types).compactMap {
      component($0, as: $1, under: tagging, missingAt: $0.span)
    }
    return values.count == types.count ? Placed(values, at: node.span) : nil
  }

  private func component(
    _ node: YAMLNode, as type: TagType, under tagging: TaggingSyntax, missingAt span: SourceSpan
  ) -> TagValue? {
    if let scalar = node.scalar, scalar.style == .plain, tagging.hasKeyOfItsOwn {
      switch scalar.text {
      case "null", "~": return .null
      case "absent": return .absent
      default: break
      }
    }
    if type == .string {
      return text(node, as: "'tag'", missingAt: span).map { .string($0.value) }
    }
    if let value = node.scalar.flatMap({ TagValue($0, as: type) }) { return value }
    diagnostics.record(
      .wrongKind("'tag'", needs: type == .int ? "a whole number" : "true or false", got: node))
    return nil
  }

  /// Reads `unknown:`.
  ///
  /// - Parameters:
  ///   - entry: The entry, nil where it is not written.
  ///   - namesCases: Whether a case or a value may be named.
  ///   - hasFallbacks: Whether it is a union's, whose objects may hold a fallback.
  /// - Returns: What is written, with its place.
  func unknown(
    _ entry: YAMLEntry?, namesCases: Bool, hasFallbacks: Bool = false
  ) -> Placed<UnknownSyntax>? {
    guard let entry else { return nil }
    return form(of: entry, namesCases: namesCases, hasFallbacks: hasFallbacks).map {
      Placed($0, at: entry.value.span)
    }
  }

  private func form(
    of entry: YAMLEntry, namesCases: Bool, hasFallbacks: Bool
  ) -> UnknownSyntax? {
    if case .mapping = entry.value.content {
      guard let keys = keyed(entry.value, by: .unknown) else { return nil }
      if !keys.hasMeant("keep") {
        diagnostics.record(.missingKey("keep", of: "'unknown'", at: entry.key.span))
      }
      let fallback = keys["fallback"].flatMap { self.fallback($0, isAllowed: hasFallbacks) }
      return text(keys["keep"], as: "'keep'").map { .keep(name: $0, fallback: fallback) }
    }
    guard let word = text(entry, as: "'unknown'") else { return nil }
    switch word.value {
    case "fail": return .fail
    case "keep": return .keep(name: nil)
    default:
      if namesCases { return .value(word) }
      diagnostics.record(
        .unknownValue(word.value, of: "unknown", among: ["fail", "keep"], at: word.span))
      return nil
    }
  }
}

extension TaggingSyntax {
  /// The types of the tag's components, nil where there are no tags.
  var tagTypes: [TagType]? {
    switch self {
    case .internal(let syntax), .adjacent(let syntax, _): [syntax.discriminator.type]
    case .composite(let discriminator, _): discriminator.components.map(\.type)
    case .external, .presence: [.string]
    case .untagged, .broken: nil
    }
  }

  /// Whether tags are read in any case.
  var ignoresCase: Bool {
    switch self {
    case .internal(let syntax), .adjacent(let syntax, _): syntax.discriminator.ignoresCase
    case .composite, .external, .presence, .untagged, .broken: false
    }
  }

  /// Whether the tag is a value, which may be null or not be there.
  var hasKeyOfItsOwn: Bool {
    switch self {
    case .internal, .adjacent, .composite: true
    case .external, .presence, .untagged, .broken: false
    }
  }
}

extension TagType {
  /// A tag of the type, for a message.
  fileprivate var example: String {
    switch self {
    case .string: "a"
    case .int: "1"
    case .bool: "true"
    }
  }
}

extension TagValue {
  /// Reads a scalar as a tag of a type.
  fileprivate init?(_ scalar: YAMLScalar, as type: TagType) {
    switch type {
    case .string: self = .string(scalar.text)
    case .int:
      guard let number = scalar.integer else { return nil }
      self = .int(number)
    case .bool:
      guard let value = scalar.bool else { return nil }
      self = .bool(value)
    }
  }
}
