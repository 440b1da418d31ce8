package import GenModelsDiagnostics
package import GenModelsSchema

/// Binds the names of a schema and decides what its parts denote.
package struct Resolver {
  let schema: SchemaSyntax
  let diagnostics: DiagnosticCollector
  /// All schemas of the run, the one that is emitted first.
  let links: SchemaLinks
  /// The position of the schema among them.
  let home: Int
  /// The types that may be named, by their index among those of all schemas.
  private(set) var indices: [String: Int] = [:]
  var externalIndices: [String: Int] = [:]

  /// Resolves a schema that imports nothing.
  ///
  /// - Parameters:
  ///   - schema: The schema as written.
  ///   - diagnostics: Takes everything that is wrong.
  /// - Returns: The model, with what cannot be resolved marked as broken.
  package static func resolve(
    _ schema: SchemaSyntax, diagnostics: DiagnosticCollector
  ) -> Model {
    resolve([LinkedSchema(syntax: schema, imports: [])], diagnostics: diagnostics)
  }

  /// Resolves the first of several schemas, with all types that it can reach.
  ///
  /// - Parameters:
  ///   - schemas: The schemas; the first one is emitted.
  ///   - diagnostics: Takes everything that is wrong.
  /// - Returns: The model, with what cannot be resolved marked as broken.
  package static func resolve(
    _ schemas: [LinkedSchema], diagnostics: DiagnosticCollector
  ) -> Model {
    let links = SchemaLinks(schemas)
    let own = schemas[0].syntax
    var model = Model(file: own.file, doc: own.doc, swift: own.swift, types: [])
    var resolvers: [Resolver] = []
    for home in schemas.indices {
      var resolver = Resolver(at: home, in: links, diagnostics: diagnostics)
      resolver.nameTypes()
      model.externals += resolver.externals(from: model.externals.count)
      model.types += resolver.schema.types.map(resolver.type)
      resolvers.append(resolver)
    }
    model.imported = schemas.dropFirst().map {
      ImportedSchema(file: $0.syntax.file, swift: $0.syntax.swift)
    }
    for resolver in resolvers { resolver.nestPayloads(in: &model) }
    settleDefaults(of: &model, diagnostics: diagnostics)
    check(model, diagnostics: diagnostics)
    Recursion.mark(&model, diagnostics: diagnostics)
    // Rows name fields of other types, with all that was settled about those.
    resolvers[0].settlePages(of: &model)
    return model
  }

  private init(at home: Int, in links: SchemaLinks, diagnostics: DiagnosticCollector) {
    schema = links.schemas[home].syntax
    self.home = home
    self.links = links
    self.diagnostics = diagnostics
  }

  private mutating func nameTypes() {
    for (index, type) in schema.types.enumerated() {
      // A type named like a built-in one is refused where Swift's names are checked.
      indices[type.name.value] = links.offsets[home] + index
    }
    for link in links.schemas[home].imports {
      for (index, type) in links.schemas[link.value].syntax.types.enumerated() {
        guard let twin = indices[type.name.value] else {
          indices[type.name.value] = links.offsets[link.value] + index
          continue
        }
        let first = links.syntaxes[twin].name
        diagnostics.record(
          .error(
            .nameCollision,
            "'\(links.schemas[link.value].syntax.file.path)' declares the type '\(type.name.value)' as well",
            at: link.span, labels: [.init(span: first.span, text: "it is declared here, too")],
            help: "give one of the two another name"))
      }
    }
  }

  func fields(
    _ fields: [FieldSyntax], keys: KeyStyle?, isTuple: Bool
  ) -> [FieldModel] {
    let fields = fields.map { field($0, keys: keys) }
    // A position of an array is there or not, and null means the same: there is no third state.
    for field in fields where isTuple && field.presence == .threeState {
      diagnostics.record(
        .error(
          .typeExpression, "a value of an array cannot have three states", at: field.name.span,
          help: "write the '?' either on the name or on the type"))
    }
    if isTuple { checkDefaults(ofPositions: fields, diagnostics: diagnostics) }
    return fields
  }

  private func type(_ syntax: TypeSyntax) -> TypeModel {
    let definition: TypeModel.Definition =
      switch syntax.definition {
      case .alias(let expression): .alias(reference(expression))
      case .structure(let structure): .structure(self.structure(structure))
      case .union(let union): .union(self.union(union))
      case .rawEnum(let rawEnum): .rawEnum(self.rawEnum(rawEnum))
      case .page(let page):
        .page(
          PageModel(
            rows: page.rows,
            fields: fields(page.fields, keys: page.keys, isTuple: false),
            parts: page.parts.map { part($0, keys: page.keys) },
            extraKeys: extraKeys(page.extraKeys)))
      case .broken: .broken
      }
    return TypeModel(name: syntax.name, doc: syntax.doc, definition: definition, home: home)
  }

  private func structure(_ syntax: StructSyntax) -> StructModel {
    StructModel(
      fields: fields(syntax.fields, keys: syntax.keys, isTuple: syntax.isTuple),
      isTuple: syntax.isTuple, shorthand: position(of: syntax.shorthand, among: syntax.fields),
      extraKeys: syntax.isTuple ? .ignore : extraKeys(syntax.extraKeys))
  }

  private func rawEnum(_ syntax: RawEnumSyntax) -> RawEnumModel {
    RawEnumModel(
      values: syntax.values,
      unknown: unknown(syntax.unknown, among: syntax.values.map(\.name), of: "value"))
  }

  /// Whether a type is `JSON`, or a name for it.
  func isJSON(_ type: TypeReference) -> Bool {
    guard case .declared(let index) = type else { return type == .builtIn(.json) }
    guard case .alias(let expression) = links.syntaxes[unaliased(index)].definition,
      case .name(let name) = expression.form
    else { return false }
    return name == BuiltInType.json.rawValue && links.names(around: unaliased(index))[name] == nil
  }

  /// The type behind names for types; where they go in a circle, one of them.
  func unaliased(_ index: Int) -> Int {
    var index = index
    var visited: Set<Int> = []
    while visited.insert(index).inserted,
      case .alias(let expression) = links.syntaxes[index].definition,
      case .name(let name) = expression.form, let next = links.names(around: index)[name]
    {
      index = next
    }
    return index
  }

  func reference(_ expression: TypeExpression) -> TypeReference {
    switch expression.form {
    case .name(let name): named(name, at: expression.span)
    case .coded(let name, let codec):
      BuiltInType(rawValue: name).map { .coded($0, codec) } ?? .broken
    case .optional(let wrapped): .optional(reference(wrapped))
    case .array(let element): .array(reference(element))
    case .dictionary(let key, let value): dictionary(key: key, value: value)
    case .broken: .broken
    }
  }

  private func dictionary(key: TypeExpression, value: TypeExpression) -> TypeReference {
    let value = reference(value)
    guard case .name(let name) = key.form else {
      if case .broken = key.form { return .broken }
      diagnostics.record(
        .error(
          .typeExpression, "the keys of a dictionary are texts, whole numbers or raw enums",
          at: key.span, help: "write 'String', 'Int' or the name of a raw enum"))
      return .broken
    }
    if name == BuiltInType.string.rawValue { return .dictionary(.string, value) }
    switch named(name, at: key.span) {
    case .broken: return .broken
    case .builtIn(.int): return .dictionary(.int, value)
    case .declared(let index):
      let target = unaliased(index)
      switch links.syntaxes[target].definition {
      case .broken: return .broken
      case .rawEnum: return .dictionary(.declared(target), value)
      case .alias(let expression):
        if case .name(let name) = expression.form, links.names(around: target)[name] == nil {
          if name == BuiltInType.string.rawValue { return .dictionary(.string, value) }
          if name == BuiltInType.int.rawValue { return .dictionary(.int, value) }
        }
      case .structure, .union, .page: break
      }
    case .builtIn, .coded, .external, .optional, .array, .dictionary: break
    }
    diagnostics.record(.wrongKey(name, at: key.span))
    return .broken
  }

  func named(_ name: String, at span: SourceSpan) -> TypeReference {
    if let index = indices[name] {
      checkUse(of: index, at: span)
      return .declared(index)
    }
    if let index = externalIndices[name] { return .external(index) }
    if let builtIn = BuiltInType(rawValue: name) { return .builtIn(builtIn) }
    // What a broken import brings is not known; that it is broken is reported.
    guard !schema.lacksImports else { return .broken }
    diagnostics.record(
      .error(.unknownType, "no type is named '\(name)'", at: span, help: help(forUnknownType: name))
    )
    return .broken
  }
}

extension Diagnostic {
  fileprivate static func wrongKey(_ type: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .typeExpression, "the keys of a dictionary cannot be of type '\(type)'", at: span,
      help: "write 'String', 'Int' or the name of a raw enum")
  }
}
