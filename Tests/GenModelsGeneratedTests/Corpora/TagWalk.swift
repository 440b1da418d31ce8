@testable import GenModelsGenerated

/// A document whose sequence of tags `ORACLE.json` holds.
///
/// The walks go over the Swift values, case by case, so that a case read as another one shows.
protocol TagWalk: CorpusDocument {
  var tags: [String?] { get }
}

extension GeoJSON: TagWalk {
  /// `features[].geometry.type`, or the type of what is no collection.
  var tags: [String?] {
    switch self {
    case .featureCollection(let collection):
      collection.features.map { item in
        switch item {
        case .feature(let feature): feature.geometry?.tag
        }
      }
    case .feature: ["Feature"]
    case .point: ["Point"]
    case .multiPoint: ["MultiPoint"]
    case .lineString: ["LineString"]
    case .multiLineString: ["MultiLineString"]
    case .polygon: ["Polygon"]
    case .multiPolygon: ["MultiPolygon"]
    case .geometryCollection: ["GeometryCollection"]
    }
  }
}

extension Geometry {
  fileprivate var tag: String {
    switch self {
    case .point: "Point"
    case .multiPoint: "MultiPoint"
    case .lineString: "LineString"
    case .multiLineString: "MultiLineString"
    case .polygon: "Polygon"
    case .multiPolygon: "MultiPolygon"
    case .geometryCollection: "GeometryCollection"
    }
  }
}

extension PandocDocument: TagWalk {
  /// `blocks[].t`.
  var tags: [String?] { blocks.map(\.tag) }
}

extension Block {
  fileprivate var tag: String {
    switch self {
    case .plain: "Plain"
    case .para: "Para"
    case .lineBlock: "LineBlock"
    case .codeBlock: "CodeBlock"
    case .rawBlock: "RawBlock"
    case .blockQuote: "BlockQuote"
    case .orderedList: "OrderedList"
    case .bulletList: "BulletList"
    case .definitionList: "DefinitionList"
    case .header: "Header"
    case .horizontalRule: "HorizontalRule"
    case .table: "Table"
    case .figure: "Figure"
    case .div: "Div"
    case .nothing: "Null"
    }
  }
}

extension PackageManifest: TagWalk {
  /// The single keys of `dependencies[]`, then `targets[].type`.
  var tags: [String?] { dependencies.map(\.tag) + targets.map(\.type.tag) }
}

extension PackageDependency {
  fileprivate var tag: String {
    switch self {
    case .sourceControl: "sourceControl"
    case .fileSystem: "fileSystem"
    case .registry: "registry"
    }
  }
}

extension TargetKind {
  fileprivate var tag: String {
    switch self {
    case .regular: "regular"
    case .executable: "executable"
    case .test: "test"
    case .system: "system"
    case .binary: "binary"
    case .plugin: "plugin"
    case .macro: "macro"
    case .snippet: "snippet"
    }
  }
}
