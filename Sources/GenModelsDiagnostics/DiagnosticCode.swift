/// The stable code of a kind of diagnostic, as printed in brackets and taken by `explain`.
///
/// GM1xx speak of YAML, GM2xx of the schema as written, GM3xx of what it means, GM4xx of
/// templates, GM5xx of files, GM6xx of payloads.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  /// The text is not YAML.
  case yamlSyntax = "GM101"
  /// A mapping has a key twice.
  case duplicateKey = "GM102"
  /// An alias names no anchor.
  case unknownAnchor = "GM103"
  /// The bytes are not UTF-8, or hold a character that YAML does not allow.
  case encoding = "GM104"
  /// The text is deeper, longer or larger than the limits.
  case limitExceeded = "GM105"
  /// What stands at `<<` is not a mapping.
  case mergeValue = "GM106"

  /// A mapping has a key that means nothing there.
  case unknownKey = "GM201"
  /// A value is of another kind than the key asks for.
  case wrongKind = "GM202"
  /// A name that no type has.
  case unknownType = "GM203"
  /// A key that must be there is not.
  case missingKey = "GM204"
  /// A part of the language that this version does not emit yet.
  case notSupportedYet = "GM205"
  /// A thing that version 1 of the language leaves out.
  case notInVersion1 = "GM206"
  /// A text that must not be empty is.
  case emptyText = "GM207"
  /// A type expression that cannot be read.
  case typeExpression = "GM208"
  /// A YAML feature that a schema does not use: a second document, a tag.
  case notASchema = "GM209"
  /// A text that is none of the accepted ones.
  case unknownValue = "GM210"
  /// Keys that exclude each other.
  case conflictingKeys = "GM211"

  /// Two things have the same name in Swift.
  case nameCollision = "GM301"
  /// A name that Swift cannot take.
  case unusableName = "GM302"
  /// Two cases have the same tag.
  case duplicateTag = "GM303"
  /// A payload that is no JSON object where the tag lives in the object.
  case payloadNotObject = "GM304"
  /// Two fields have the same JSON key.
  case duplicateJSONKey = "GM305"
  /// A field has the key of the tag.
  case tagCollision = "GM306"
  /// A type that no finite JSON can be read as.
  case endlessType = "GM307"
  /// A name that compiles but misleads.
  case misleadingName = "GM308"
  /// A tag that nobody writes on purpose.
  case doubtfulTag = "GM309"
  /// Two cases of an untagged union that nothing tells apart.
  case ambiguousCases = "GM310"
  /// A case that an earlier one takes values from.
  case shadowedCase = "GM311"
  /// A URL under a key whose texts may be none.
  case doubtfulURL = "GM315"

  /// A template cannot be parsed.
  case templateSyntax = "GM401"
  /// A template names what its context does not hold.
  case templateName = "GM402"
  /// A template gives a text that would not be known again as one of ours.
  case templateHeader = "GM403"
  /// The bytes of a template are not UTF-8, or hold a control character.
  case templateEncoding = "GM404"

  /// A file that cannot be read.
  case unreadableFile = "GM501"
  /// A file that cannot be written.
  case unwritableFile = "GM502"
  /// A file that gen-models did not write stands where one of its own belongs.
  case foreignFile = "GM503"
  /// Two schemas have the same output.
  case outputCollision = "GM504"
  /// A folder without a schema.
  case noSchemas = "GM505"

  /// A text is not JSON.
  case jsonSyntax = "GM601"
  /// A JSON value is of another kind than its type.
  case payloadKind = "GM602"
  /// A key is missing, or is none of those that are accepted.
  case payloadKey = "GM603"
  /// A tag, a value or a key that no case has, or several cases have.
  case payloadTag = "GM604"
  /// A text, a number or an array that its type does not hold.
  case payloadValue = "GM605"
  /// Something of a payload that is not written as it was read.
  case payloadLoss = "GM606"
}
