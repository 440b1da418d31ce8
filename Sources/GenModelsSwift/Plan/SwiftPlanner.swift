package import GenModelsDiagnostics
package import GenModelsModel
import GenModelsSchema

/// Decides what the Swift of a model says.
package struct SwiftPlanner {
  let model: Model
  private(set) var diagnostics: DiagnosticCollector
  /// Which types must know whose the keys of their objects are.
  let sharing: Sharing
  /// The unions that say which keys a value has.
  let unionsWithKnownKeys: Set<Int>
  /// The Swift names of the model's types, by index.
  var typeNames: [SwiftName] = []
  private var rowNames: [Int: SwiftName] = [:]
  /// The enum that the types are nested in.
  private var namespace: NamespacePlan?
  /// The names of all types that the file declares.
  private(set) var declaredTypes: Set<String> = []
  /// The names of all types that the schema can speak of.
  private(set) var typesInSight: Set<String> = []
  private var declaredNames: [Placed<String>] = []
  /// What each of the model's types conforms to.
  private(set) var conformances: [Conformances] = []
  /// The structs of payloads that are nested in each union.
  var nested: [Int: [Int]] = [:]
  /// What values look like in JSON where the schema fixes that.
  private(set) var forms = Forms()

  /// Plans the file of a model.
  ///
  /// - Parameters:
  ///   - model: The resolved model; its broken parts are passed over.
  ///   - diagnostics: Takes the names that collide or that Swift cannot take.
  /// - Returns: The plan, to be rendered only where no error was recorded.
  package static func plan(
    _ model: Model, diagnostics: DiagnosticCollector
  ) -> SwiftFilePlan {
    var planner = SwiftPlanner(model: model, diagnostics: diagnostics)
    planner.nameTypes()
    planner.refuseFarUses()
    planner.forms = Forms(of: model, named: planner.declaredTypes)
    planner.conformances = planner.heldConformances()
    return planner.filePlan()
  }

  private init(model: Model, diagnostics: DiagnosticCollector) {
    self.model = model
    self.diagnostics = diagnostics
    sharing = Sharing(in: model)
    unionsWithKnownKeys = model.unionsWithKnownKeys
  }

  private mutating func nameTypes() {
    let prefix = checkedPrefix(of: model.swift)
    namespace = checkedNamespace(of: model.swift)
    for external in model.externals {
      checkName(of: external)
      declaredTypes.insert(external.name.value)
    }
    var scope = NameScope(
      of: .type, prefix: prefix, hasLists: model.types.contains(where: \.hasLists),
      diagnostics: diagnostics)
    for (index, type) in model.types.enumerated() where type.owner == nil {
      guard type.home == 0 else {
        nameImported(type)
        continue
      }
      let name = scope.add(type.name)
      if !prefix.isEmpty { refuseBuiltIn(type.name) }
      typeNames.append(name)
      declare(name, at: type.name.span)
      if case .page(let page) = type.definition {
        let rows = scope.add(page.rows)
        rowNames[index] = rows
        declare(rows, at: page.rows.span)
      }
    }
    for (index, type) in model.types.enumerated() {
      guard case .page(let page) = type.definition, let rows = rowNames[index] else { continue }
      for name in scope.addTypes(of: page, beside: rows) { declare(name, at: page.rows.span) }
    }
    nameNested()
    refuseHiddenNamespace()
    typesInSight = declaredTypes.union(model.externals.map(\.name.value))
  }

  /// A planner that reports nothing, for what is reported elsewhere.
  var silenced: SwiftPlanner {
    var planner = self
    planner.diagnostics = DiagnosticCollector()
    return planner
  }

  /// The name of the enum of rows of a page.
  func rowName(of index: Int) -> SwiftName? { rowNames[index] }

  /// A scope for the names of members, which must not be those of types.
  func scope(of kind: NameScope.Kind) -> NameScope {
    NameScope(of: kind, beside: typesInSight, diagnostics: diagnostics)
  }

  /// Names a type of another schema, where what is wrong with the name is reported.
  private mutating func nameImported(_ type: TypeModel) {
    let prefix = model.options(of: type).prefix?.value ?? ""
    let name = SwiftName(text: prefix + SwiftName.type(type.name.value).text)
    typeNames.append(name)
    declaredTypes.insert(name.text)
  }

  private mutating func declare(_ name: SwiftName, at span: SourceSpan) {
    declaredTypes.insert(name.text)
    declaredNames.append(Placed(ownScope + name.text, at: span))
  }

  private func filePlan() -> SwiftFilePlan {
    var declarations: [DeclarationPlan] = []
    let uses = Uses(of: model)
    var testedTypes: Set<Int> = []
    for (index, type) in model.types.enumerated() where type.owner == nil && type.home == 0 {
      let name = typeNames[index]
      let doc = doc(type.doc, indentation: 0)
      checkBoxes(of: type)
      switch type.definition {
      case .alias(let reference):
        declarations.append(
          .alias(AliasPlan(doc: doc, access: model.access, name: name, type: spell(reference))))
      case .structure(let structure):
        var plan = plan(structure, at: index, doc: doc)
        plan.conformances = conformances[index]
        declarations.append(.structure(plan))
      case .union(let union):
        guard var plan = plan(union, at: index, doc: doc) else { continue }
        plan.conformances = conformances[index]
        plan.isSkippable = uses.skippedTypes.contains(index)
        declarations.append(.union(plan))
      case .rawEnum(let rawEnum):
        var plan = plan(rawEnum, name: name, doc: doc)
        plan.conformances = conformances[index]
        plan.isSkippable = uses.skippedTypes.contains(index)
        plan.isKey = forms.keyEnums.contains(index)
        plan.isNonisolated = plan.isKey || model.swift.isNonisolated
        declarations.append(.rawEnum(plan))
      case .page(let page):
        checkConformances(of: page, at: index)
        let rows = rowNames[index] ?? name
        var (response, rowsPlan) = plan(page, at: index, rows: rows, doc: doc)
        response.conformances = conformances[index]
        rowsPlan.conformances = conformances[index].subtracting(.identifiable)
        // Pages of one file ask with the same property.
        rowsPlan.unknownTests.removeAll { !testedTypes.insert($0.index).inserted }
        declarations += [.structure(response), .rows(rowsPlan)]
      case .broken:
        break
      }
    }
    var needs = FileNeeds(of: model, in: self)
    if declarations.contains(where: \.opensOptionalObjects) {
      needs.supports.append(.nestedObjects)
    }
    declarations += forms.orderedPatterns.map {
      .pattern(PatternPlan(name: $0.name, literal: SwiftLiteral.quoted($0.text)))
    }
    return SwiftFilePlan(
      schema: fileName, doc: doc(model.doc, indentation: 0),
      header: model.swift.header.flatMap(DocComment.header), layout: layout,
      isNonisolated: model.swift.isNonisolated, properties: model.swift.properties,
      access: model.access, imports: imports(for: needs), declarations: declarations,
      needsAnyKey: model.decodes && (needs.anyKey || declarations.contains(where: \.listsKeys)),
      needsTagReading: model.decodes && needs.tagReading, types: declaredNames,
      namespace: namespace,
      supports: model.swift.support == .module ? [] : SupportType.closure(of: needs.supports))
  }

  /// How the file is laid out.
  var layout: SwiftLayout {
    SwiftLayout(indent: model.swift.indent, lineLength: model.swift.lineLength)
  }

  /// The columns for a text of errors, given those that it has where a line has 100.
  func width(_ width: Int) -> Int {
    max(width - 100 + layout.lineLength - (layout.indent - 2) * 5, 30)
  }

  /// The modules that the file imports, in their order.
  private func imports(for needs: FileNeeds) -> [ImportPlan] {
    var isPublic: [String: Bool] = [:]
    for module in model.swift.imports { isPublic[module.value] = false }
    for module in needs.modules { isPublic[module] = model.access == .public }
    if needs.foundation { isPublic["Foundation"] = model.access == .public }
    if model.swift.support == .module, !needs.supports.isEmpty {
      isPublic[SupportType.module] = model.access == .public && needs.exposesSupports
    }
    return isPublic.sorted { $0.key < $1.key }.map { ImportPlan(module: $0, isPublic: $1) }
  }

  private var fileName: String {
    let name = model.file.path.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init)
    return DocComment.line((name ?? "").unicodeScalars)
  }

  /// The lines of a documentation comment.
  func doc(_ text: String?, indentation: Int) -> [String] {
    DocComment.lines(
      text, indentation: columns(before: indentation), lineLength: layout.lineLength)
  }

  /// The columns before what is indented by some blanks in its declaration.
  func columns(before blanks: Int) -> Int {
    layout.columns(before: blanks + (namespace == nil ? 0 : 2))
  }

  /// Whether a type is `JSON`, or a name for it.
  func isJSON(_ type: TypeReference) -> Bool {
    guard case .declared(let index) = type else { return type == .builtIn(.json) }
    guard case .alias(let named) = model.types[index].definition else { return false }
    return isJSON(named)
  }

  /// A type as Swift spells it.
  func spell(_ type: TypeReference) -> String {
    switch type {
    case .builtIn(.json): SupportType.jsonValue.rawValue
    case .builtIn(let builtIn): builtIn.rawValue
    case .declared(let index): typeScope(of: index) + typeNames[index].declared
    case .optional(let wrapped): spell(wrapped) + "?"
    case .array(let element): "[" + spell(element) + "]"
    case .dictionary(.string, let value): "[String: " + spell(value) + "]"
    case .dictionary(.int, let value): "[Int: " + spell(value) + "]"
    case .dictionary(.declared(let key), let value):
      "[" + spell(.declared(key)) + ": " + spell(value) + "]"
    case .coded(let builtIn, _): builtIn.rawValue
    case .external(let index): model.externals[index].name.value
    case .broken: ""
    }
  }
}

/// The types that fields use in a way which their own declarations must allow for.
private struct Uses {
  /// The types whose unknown tags or values make an element be left out.
  var skippedTypes: Set<Int> = []

  init(of model: Model) {
    for type in model.types {
      for field in type.fields {
        if field.skip?.value == .unknown, let index = model.taggedElement(of: field.type) {
          skippedTypes.insert(index)
        }
      }
    }
  }
}

extension TypeModel {
  /// Whether something is emitted beside the rows that needs the helper types of lists.
  fileprivate var hasLists: Bool {
    guard home == 0, case .page(let page) = definition else { return false }
    return page.hasEdits || !page.features.isDisjoint(with: [.page, .plan, .driver])
  }
}
