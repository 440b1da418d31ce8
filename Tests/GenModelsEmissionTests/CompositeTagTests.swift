import Testing

@testable import GenModelsFixtures

/// Tags that several keys make up together.
@Suite struct CompositeTagTests {
  @Test func everyCase() throws {
    try expectRoundTrip(
      #"{"apiVersion":"v1","kind":"Pod","name":"a"}"#, Manifest.pod(name: "a"))
    try expectRoundTrip(#"{"apiVersion":"v1","kind":"Service"}"#, Manifest.service)
    try expectReads(#"{"kind":"Service","apiVersion":"v1alpha","x":1}"#, as: Manifest.service)
    try expectRoundTrip(
      #"{"apiVersion":"apps/v1","kind":"Deployment","replicas":1}"#,
      Manifest.deployment(ManifestSpec(replicas: 1)))
    try expectRoundTrip(#"{"body":"a","type":"user","version":1}"#, VersionedChange.userV1("a"))
    try expectRoundTrip(
      #"{"body":{"first":"a","last":"b"},"type":"user","version":2}"#,
      VersionedChange.userV2(first: "a", last: "b"))
    try expectRoundTrip(#"{"body":null,"type":"size","version":1}"#, VersionedChange.size(nil))
    try expectReads(#"{"body":5,"type":"reset","version":1}"#, as: VersionedChange.reset)
  }

  @Test(arguments: [
    ("{}", "keyNotFound 'apiVersion' at ''"),
    (#"{"kind":"Pod"}"#, "keyNotFound 'apiVersion' at ''"),
    (#"{"apiVersion":"v1"}"#, "keyNotFound 'kind' at ''"),
    (#"{"apiVersion":1,"kind":"Pod"}"#, "typeMismatch at 'apiVersion'"),
    (#"{"apiVersion":"v1","kind":null}"#, "valueNotFound at 'kind'"),
    (#"{"apiVersion":"v1","kind":"Pod"}"#, "keyNotFound 'name' at ''"),
    (
      #"{"apiVersion":"v1","kind":"Deployment"}"#,
      #"dataCorrupted at 'kind': Unknown kind "Deployment" for apiVersion "v1"; "#
        + #"expected "Pod" or "Service"."#
    ),
    (
      #"{"apiVersion":"v2","kind":"Pod"}"#,
      #"dataCorrupted at 'apiVersion': Unknown apiVersion "v2"; "#
        + #"expected "v1", "v1beta1", "v1alpha" or "apps/v1"."#
    ),
  ])
  func errors(json: String, expected: String) {
    #expect(failure(of: Manifest.self, json) == expected)
  }

  @Test(arguments: [
    (
      #"{"type":"user","version":3}"#,
      #"dataCorrupted at 'version': Unknown version 3 for type "user"; expected 1 or 2."#
    ),
    (
      #"{"type":"user","version":1.5}"#,
      "dataCorrupted at 'version': The tag is no whole number that fits in Int."
    ),
    (#"{"type":"user","version":"1"}"#, "typeMismatch at 'version'"),
    (#"{"type":"user","version":1}"#, "keyNotFound 'body' at ''"),
    (#"{"type":"user","version":2,"body":{"first":"a"}}"#, "keyNotFound 'last' at 'body'"),
  ])
  func errorsOfNumbers(json: String, expected: String) {
    #expect(failure(of: VersionedChange.self, json) == expected)
  }

  @Test func componentsThatAreNullOrAbsent() throws {
    try expectRoundTrip(#"{"name":"a","type":"item"}"#, Removal.added(name: "a"))
    try expectRoundTrip(#"{"deleted":true,"type":"item"}"#, Removal.removed)
    try expectRoundTrip(#"{"deleted":false,"type":"item"}"#, Removal.restored)
    try expectReads(#"{"deleted":false,"type":"thing"}"#, as: Removal.restored)
    try expectRoundTrip(
      #"{"type":"thing"}"#, Removal.unknown(.object(["type": .string("thing")])))
    #expect(
      failure(of: Removal.self, #"{"type":"item","deleted":null}"#) == "typeMismatch at 'deleted'")
    try expectRoundTrip(
      #"{"draft":null,"meta":{"kind":"page","rev":1},"text":"a"}"#, Revision.first(text: "a"))
    try expectRoundTrip(#"{"draft":true,"meta":{"kind":"page","rev":2}}"#, Revision.second)
    try expectRoundTrip(#"{"meta":{"kind":"page","rev":2}}"#, Revision.third)
    try expectRoundTrip(#"{"draft":false,"meta":{"kind":"post","rev":null}}"#, Revision.other)
  }

  @Test(arguments: [
    (
      #"{"meta":{"kind":"page","rev":1}}"#,
      #"dataCorrupted at 'draft': Unknown draft absent for kind "page", rev 1; expected null."#
    ),
    (
      #"{"meta":{"kind":"page","rev":null}}"#,
      #"dataCorrupted at 'meta.rev': Unknown rev null for kind "page"; expected 1 or 2."#
    ),
    (
      #"{"meta":{"kind":"post","rev":7}}"#,
      #"dataCorrupted at 'meta.rev': Unknown rev 7 for kind "post"; expected null."#
    ),
    (
      #"{"meta":{"kind":"x","rev":7}}"#,
      #"dataCorrupted at 'meta.kind': Unknown kind "x"; expected "page" or "post"."#
    ),
    (#"{"meta":{"kind":"page"}}"#, "keyNotFound 'rev' at 'meta'"),
  ])
  func errorsOfThree(json: String, expected: String) {
    #expect(failure(of: Revision.self, json) == expected)
  }

  @Test func flagsLeaveNothingUnknown() throws {
    try expectRoundTrip(#"{"a":true,"b":true}"#, Switches.both)
    try expectRoundTrip(#"{"a":true,"b":false}"#, Switches.left)
    try expectRoundTrip(#"{"a":false,"b":true}"#, Switches.right)
    try expectRoundTrip(#"{"a":false,"b":false}"#, Switches.neither)
  }

  @Test func whatIsUnknownIsReadAsACase() throws {
    try expectRoundTrip(#"{"apiVersion":"v1","kind":"Pod"}"#, LooseManifest.pod)
    try expectReads(
      #"{"apiVersion":"v1","kind":"x","note":"a"}"#, as: LooseManifest.other(note: "a"))
    try expectRoundTrip(#"{"apiVersion":"v0","kind":"Other"}"#, LooseManifest.other())
  }
}
