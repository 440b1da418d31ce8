@testable import GenModelsCorpora
@testable import GenModelsGenerated

extension CorpusFamily {
  static let all = [
    contentful, estree, geoJSON, kubernetes, lsp, pandoc, swiftPackage,
  ]

  static let contentful = CorpusFamily(
    name: "contentful-richtext", roots: [Root(RichTextDocument.self)], leastFiles: 15)

  static let estree = CorpusFamily(
    name: "estree", roots: [Root(ScriptProgram.self)], leastFiles: 27)

  static let geoJSON = CorpusFamily(
    name: "geojson", roots: [Root(GeoJSON.self)], leastFiles: 26)

  static let kubernetes = CorpusFamily(
    name: "kubernetes", roots: [Root([KubernetesResource].self)], leastFiles: 15)

  static let lsp = CorpusFamily(
    name: "lsp-metamodel", roots: [Root(MetaModel.self)], leastFiles: 2)

  static let pandoc = CorpusFamily(
    name: "pandoc-ast", roots: [Root(PandocDocument.self)], leastFiles: 8)

  static let swiftPackage = CorpusFamily(
    name: "swift-dump-package", roots: [Root(PackageManifest.self)], leastFiles: 19)
}
