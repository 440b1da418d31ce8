import GenModelsDiagnostics
import GenModelsYAML

/// Keys that mean nothing where they stand, although their mapping knows them.
extension SchemaReader {
  /// Refuses the keys of a union that speak of another tagging than its own.
  func refuseForeignKeys(of node: KeyedNode, under tagging: TaggingSyntax) {
    if case .broken = tagging { return }
    for key in ["units", "order", "policy", "shorthand"] {
      guard let entry = node[key], let owners = tagging.owners(of: key) else { continue }
      diagnostics.record(
        .error(
          .conflictingKeys, "'\(key)' speaks of \(owners) unions only", at: entry.key.span,
          help: "leave '\(key)' out"))
    }
    if case .presence(.string) = tagging, let units = node["units"] {
      diagnostics.record(
        .error(
          .conflictingKeys, "a bare text has no key whose presence could tell a case",
          at: units.value.span, help: "write 'object' or 'null', or leave 'units' out for 'true'"))
    }
    if case .untagged(let untagged) = tagging, untagged.order != nil, let policy = node["policy"] {
      diagnostics.record(
        .error(
          .conflictingKeys, "a union that is tried in an order never looks for a second case",
          at: policy.key.span,
          labels: node["order"].map { [.init(span: $0.key.span, text: "the order is here")] } ?? [],
          help: "leave 'policy' or 'order' out"))
    }
  }

  /// Refuses the keys of a case that speak of tags or fields which it does not have.
  func refuseForeignKeys(
    of keys: KeyedNode, in unionCase: CaseSyntax, under tagging: TaggingSyntax
  ) {
    refuseTagKeys(of: keys, in: unionCase, under: tagging)
    refuseFieldKeys(of: keys, in: unionCase)
  }

  private func refuseTagKeys(
    of keys: KeyedNode, in unionCase: CaseSyntax, under tagging: TaggingSyntax
  ) {
    if case .broken = tagging { return }
    let keepsAlias = flag("keepAlias", of: keys) ? keys["keepAlias"] : nil
    let tagKeys = [keys["tag"], keys["aliases"], keepsAlias].compactMap(\.self)
    if case .subUnion(let name) = unionCase.payload {
      guard tagging.hasKeyOfItsOwn else {
        diagnostics.record(
          .error(
            .conflictingKeys, "'cases' speaks of tags under one key, and here is none",
            at: name.span, help: "name the payload instead: '\(unionCase.key.value): \(name.value)'"
          ))
        return
      }
      for entry in tagKeys {
        diagnostics.record(
          .error(
            .conflictingKeys, "the tags of a sub-union are its own", at: entry.key.span,
            labels: [.init(span: name.span, text: "the sub-union is named here")],
            help: "leave '\(entry.key.scalar?.text ?? "")' out"))
      }
    } else if case .untagged = tagging {
      for entry in tagKeys {
        diagnostics.record(
          .error(
            .conflictingKeys, "a case of an untagged union has no tag", at: entry.key.span,
            help: "leave '\(entry.key.scalar?.text ?? "")' out"))
      }
    } else if let keepsAlias {
      refuse(keepsAlias, besides: keys.hasMeant("aliases"), in: unionCase, under: tagging)
    }
  }

  /// The tag that came is kept as a text or a number, and only where it may differ.
  private func refuse(
    _ keepsAlias: YAMLEntry, besides hasAliases: Bool, in unionCase: CaseSyntax,
    under tagging: TaggingSyntax
  ) {
    let problem: (message: String, help: String)
    if !hasAliases {
      problem = ("'keepAlias' keeps one of 'aliases', and there are none", "add 'aliases'")
    } else if let kind = unkept(in: unionCase, under: tagging) {
      problem = (
        "'keepAlias' cannot keep \(kind)",
        tagging.ignoresCase
          ? "write the tags in lower case, or leave 'keepAlias' out"
          : "make each tag a case of its own"
      )
    } else {
      return
    }
    diagnostics.record(
      .error(.conflictingKeys, problem.message, at: keepsAlias.key.span, help: problem.help))
  }

  /// The kind of tag that cannot be kept, nil where it can.
  private func unkept(in unionCase: CaseSyntax, under tagging: TaggingSyntax) -> String? {
    if let types = tagging.tagTypes, types.count > 1 { return "a tag of several keys" }
    if tagging.tagTypes == [.bool] { return "a tag of type 'Bool'" }
    if tagging.ignoresCase,
      let tag = ([unionCase.tag].compactMap(\.self) + unionCase.aliases).flatMap(\.value)
        .map(\.text).first(where: { $0 != $0.lowercased() })
    {
      return "'\(tag)' where case is ignored"
    }
    guard let tag = unionCase.tag?.value, tag == [.null] || tag == [.absent] else { return nil }
    return "the tag '\(tag[0].text)'"
  }

  /// Without fields there is nothing to lay out in an array or to leave without labels.
  private func refuseFieldKeys(of keys: KeyedNode, in unionCase: CaseSyntax) {
    let labels = flag("labels", of: keys, or: true) ? nil : keys["labels"]
    if keys.hasMeant("fields") {
      guard let labels, let place = unionCase.structPlace else { return }
      diagnostics.record(
        .error(
          .conflictingKeys, "the properties of a struct always have names", at: labels.key.span,
          labels: [.init(span: place, text: "the payload is a struct")],
          help: "leave one of the two out"))
      return
    }
    let tuple = flag("tuple", of: keys) ? keys["tuple"] : nil
    for entry in [tuple, labels, keys["payload"], keys["shorthand"]].compactMap(\.self) {
      let key = entry.key.scalar?.text ?? ""
      diagnostics.record(
        .error(
          .conflictingKeys, "'\(key)' speaks of fields, and '\(unionCase.key.value)' has none",
          at: entry.key.span, help: "leave '\(key)' out, or add 'fields'"))
    }
  }
}

extension CaseSyntax {
  /// Where the case says that its payload is a struct: as such, or since it keeps extra keys.
  fileprivate var structPlace: SourceSpan? {
    if let payloadStruct { return payloadStruct.span }
    switch extraKeys?.value {
    case .keep, .typed: return extraKeys?.span
    case .ignore, .reject, nil: return nil
    }
  }
}

extension TaggingSyntax {
  /// The taggings that a key speaks of, nil where this is one of them.
  fileprivate func owners(of key: String) -> String? {
    switch (key, self) {
    case ("units", .external), ("units", .presence): nil
    case ("units", _): "externally tagged and presence"
    case ("order", .untagged), ("policy", .untagged): nil
    case ("order", _), ("policy", _): "untagged"
    case ("shorthand", .internal(let syntax)), ("shorthand", .adjacent(let syntax, _)):
      syntax.discriminator.type == .string ? nil : "textually tagged"
    default: "internally and adjacently tagged"
    }
  }
}
