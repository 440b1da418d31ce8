@testable import GenModelsCorpora
@testable import GenModelsGenerated

/// Files that are written and kept: schemas, trees, notebooks, manifests.
extension CorpusFamily {
  static let avro = CorpusFamily(
    name: "avro-schemas",
    roots: [Root("*.avpr.json", AvroProtocolFile.self), Root(AvroSchema.self)],
    run: 27, names: ["str": "name", "dict": "definition", "list": "union"],
    // Defaults of any kind; properties that the specification leaves to users.
    figures: Figures(json: 64, extras: 14))

  static let cloudFormation = CorpusFamily(
    name: "cloudformation",
    // A YAML file holds documents.
    roots: [Root("*.json", StackTemplate.self), Root([StackTemplate].self)], run: 18,
    // Types of the user's own.
    names: ["Custom::AWSHostedZoneName": "unknown"], isOrdered: false,
    others: ["Portfolio.yaml": "no YAML, since a mapping has the same keys four times"],
    tagPath: ["Resources", "*", "Type"],
    // A resource of the user's own type; what templates say to tools.
    figures: Figures(unknown: 1, json: 10))

  static let contentful = CorpusFamily(
    name: "contentful-richtext", roots: [Root(RichTextDocument.self)], run: 15,
    // A node and a mark that are wrong on purpose; two targets that are nested once too often.
    figures: Figures(unknown: 2, extras: 2))

  static let docc = CorpusFamily(
    name: "docc-rendernode",
    roots: [
      Root("TestBundle-RenderIndex.json", DocCRenderIndex.self, oracle: .nothing),
      Root(DocCRenderNode.self),
    ],
    run: 19, tagPath: ["primaryContentSections", "kind"],
    // Variants, plain lists of details; parts that differ by renderer.
    figures: Figures(json: 23, extras: 69))

  static let estree = CorpusFamily(
    name: "estree", roots: [Root(ScriptProgram.self)], run: 27)

  static let geoJSON = CorpusFamily(
    name: "geojson", roots: [Root(GeoJSON.self)], run: 26,
    // The properties of features; names and styles of collections.
    figures: Figures(json: 33, extras: 3))

  static let graphQLIntrospection = CorpusFamily(
    name: "graphql-introspection", roots: [Root(GraphQLResponse.self)],
    run: 6, absent: "unspecified",
    // Every kind of type has the keys of all other kinds, as null.
    figures: Figures(extras: 509))

  static let jsonPatch = CorpusFamily(
    name: "json-patch", roots: [Root([JSONPatchTestCase].self)], run: 2,
    repeated: ["spec_tests.json": [13: "add"], "tests.json": [85: "add"]],
    // Documents, values, and the steps of patches that are refused.
    figures: Figures(json: 289, extras: 2))

  static let jtd = CorpusFamily(
    name: "jtd-codegen-schemas", roots: [Root(JTDSchema.self)], run: 41,
    names: ["": "empty"],
    // The metadata of schemas.
    figures: Figures(json: 64))

  static let jupyter = CorpusFamily(
    name: "jupyter", roots: [Root(JupyterNotebook.self)], run: 13,
    // A kind of cell that the format does not have.
    names: ["future cell": "unknown"], refused: ["invalid.ipynb"],
    // What cells put out, by its media type; marks of tools; a cell and an output of the future.
    figures: Figures(unknown: 2, json: 43, extras: 30))

  static let kubernetes = CorpusFamily(
    name: "kubernetes", roots: [Root([KubernetesResource].self)], run: 30,
    // How workloads grow, what containers may do, and volumes of one maker.
    figures: Figures(json: 6))

  static let lottie = CorpusFamily(
    name: "lottie", roots: [Root(LottieAnimation.self)], run: 20,
    names: [
      "0": "precomp", "1": "solid", "2": "image", "3": "empty", "4": "shape", "5": "text",
    ],
    // The editor's notes; numbers by which it finds things.
    figures: Figures(json: 1, extras: 151))

  static let lsp = CorpusFamily(
    name: "lsp-metamodel", roots: [Root(MetaModel.self)], run: 2,
    // Where the capabilities of a method stand.
    figures: Figures(extras: 26))

  static let pandoc = CorpusFamily(
    name: "pandoc-ast", roots: [Root(PandocDocument.self)], run: 8)

  static let swiftPackage = CorpusFamily(
    name: "swift-dump-package", roots: [Root(PackageManifest.self)], run: 19,
    // Settings of products, and the filters of dependencies.
    figures: Figures(json: 53))
}
