import GenModelsModel
import GenModelsSchema

/// What a file needs beside its own declarations.
struct FileNeeds {
  var foundation = false
  /// The modules of types of elsewhere.
  var modules: Set<String> = []
  var anyKey = false
  var tagReading = false
  var supports: [SupportType] = []
  /// Whether a declaration names a helper type.
  var exposesSupports = false
  private let model: Model
  private let planner: SwiftPlanner

  init(of model: Model, in planner: SwiftPlanner) {
    self.model = model
    self.planner = planner
    supports = planner.forms.supports
    exposesSupports = !planner.forms.keyEnums.isEmpty
    let told = planner.sharing.told
    let keepsShared = told.contains { model.keepsUnknown(.declared($0)) }
    if keepsShared { supports.append(.inlineValues) }
    for type in model.types where type.home == 0 {
      switch type.definition {
      case .alias(let reference): add(reference)
      case .structure(let structure):
        add(structure.fields)
        add(structure.extraKeys, among: structure.fields)
      case .page(let page):
        add(page.objectFields)
        add(page.extraKeys, among: page.fields)
        for support in page.supports { expose(support) }
      case .union(let union): add(union)
      case .rawEnum, .broken: break
      }
    }
  }

  private mutating func add(_ union: UnionModel) {
    for unionCase in union.cases {
      switch unionCase.payload {
      case .value(let type, _): add(type)
      case .fields(let fields, _): add(fields)
      case .none, .subUnion, .broken: break
      }
      add(unionCase.extraKeys, among: [])
    }
    if case .keep = union.unknown { expose(.jsonValue) }
    switch union.tagging {
    case .internal(let model), .adjacent(let model, _):
      tagReading = tagReading || model.discriminator.type == .int
    case .composite(let discriminator, _):
      for (index, component) in discriminator.components.enumerated() {
        let tags = union.cases.flatMap { model.tags(of: $0) }
        let values = Set(tags.compactMap { $0.value.dropFirst(index).first })
        let hasPresence = values.isSuperset(of: [.null, .absent])
        if hasPresence { supports.append(.presence) }
        tagReading = tagReading || (component.type == .int && !hasPresence)
      }
    case .external(let units):
      let keyed = union.cases.filter { !$0.isText(under: units) }
      if case .fail = union.unknown {
        anyKey = anyKey || !keyed.isEmpty
      } else {
        anyKey =
          anyKey || keyed.count < union.cases.count || keyed.flatMap(\.tags).count > 1
      }
    case .presence:
      if case .fail = union.unknown { anyKey = true }
      anyKey = anyKey || union.cases.flatMap(\.tags).count > 1
    // What the looks of a value need is known where they are planned.
    case .untagged, .broken: break
    }
  }

  private mutating func add(_ extraKeys: ExtraKeysModel, among fields: [FieldModel]) {
    switch extraKeys {
    case .ignore: return
    case .reject: break
    case .keep: expose(.jsonValue)
    case .typed(_, let type, _): add(type)
    }
    supports.append(.extraKeys)
    guard extraKeys.keeps, model.reachesInside(extraKeys) else { return }
    if fields.contains(where: { !$0.steps.isEmpty }) { supports.append(.nestedExtraKeys) }
  }

  private mutating func add(_ fields: [FieldModel]) {
    for field in fields {
      add(field.type)
      if field.isBoxed { supports.append(.indirect) }
      if field.presence == .threeState { expose(.presence) }
      if field.constant != nil, model.decodes { supports.append(.constantValues) }
      if field.skip != nil { expose(.skippedElements) }
      guard planner.form(of: field.type) != nil else { continue }
      if field.presence == .threeState { supports.append(.presenceForm) }
      if field.skip != nil { supports.append(.skippedForms) }
    }
  }

  private mutating func expose(_ support: SupportType) {
    supports.append(support)
    exposesSupports = true
  }

  private mutating func add(_ type: TypeReference) {
    switch type {
    case .builtIn(.json): expose(.jsonValue)
    case .builtIn(.date), .builtIn(.url), .builtIn(.uuid), .builtIn(.data), .builtIn(.decimal):
      foundation = true
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): add(inner)
    case .coded(let builtIn, _): add(.builtIn(builtIn))
    case .external(let index):
      if let module = model.externals[index].module { modules.insert(module.value) }
    case .builtIn, .declared, .broken: break
    }
  }
}

extension PageModel {
  /// The helper types of what is emitted beside the rows.
  fileprivate var supports: [SupportType] {
    let supports = PageFeature.allCases.filter(features.contains).compactMap(\.support)
    return hasEdits ? supports + [.listEdits] : supports
  }
}

extension PageFeature {
  fileprivate var support: SupportType? {
    switch self {
    case .page: .listPage
    case .plan: .listPlan
    case .driver: .listDriver
    case .table: .listTable
    case .collection: .listCollection
    case .diffable: .listSnapshot
    case .visitor, .swiftui: nil
    }
  }
}
