extension CorpusFamily {
  static let all = [
    activityStreams, anthropic, avro, aws, cargo, cloudEvents, cloudFormation, contentful, docc,
    estree, geoJSON, gitHub, graphQLIntrospection, graphQLResponses, jsonPatch, jtd, jupyter,
    kubernetes, lottie, lsp, mastodon, mcp, notion, pandoc, slack, stripe, swiftPackage, telegram,
    wikipedia,
  ]
}
