package import GenModelsDiagnostics

/// What came of reading a payload by a schema.
package struct PayloadReport: Sendable {
  /// Why the payload does not fit: the first fault that the decoder meets; nil where it fits.
  package var failure: PayloadFailure?
  /// The cases that unions were read as, in the order in which the decoder comes by: fields in
  /// the order of the schema, dictionaries in the order of their keys.
  package var cases: [CaseTaken]
  /// What encoding the value would not give back, in the order of the text; empty where the
  /// payload does not fit.
  package var losses: [PayloadLoss]
}

/// Why a payload does not fit.
package struct PayloadFailure: Sendable {
  /// The path that a `DecodingError` has; for a key that is missing, that of its object.
  package var path: CodingPath
  /// Whether Foundation's error has no path, since the compiler made the decoding of a number.
  package var isPathless: Bool
  package var diagnostic: Diagnostic
}

/// A case that a union was read as.
package struct CaseTaken: Sendable {
  package var path: CodingPath
  /// The index of the union among the types of the model.
  package var type: Int
  /// The position of the case, nil for what is kept since nobody knows it.
  package var position: Int?
  /// The name of the union, as the schema has it.
  package var union: String
  /// The key of the case, or the name of the one that keeps what is unknown.
  package var name: String
  package var span: SourceSpan
}

/// Something that is not written as it was read.
package struct PayloadLoss: Sendable {
  /// The kinds of loss.
  package enum Kind: Sendable {
    /// A key that no type reads.
    case ignoredKey
    /// A null that is left out, or a value that stands for it.
    case leftOut
    /// A key that is written although it was not there.
    case added
    /// The same value, spelled in another way.
    case respelled
    /// Another value than the one that was there.
    case changed
    /// An element that is left out.
    case skipped
  }

  package var kind: Kind
  package var path: CodingPath
  /// What is lost: lower case, no full stop.
  package var text: String
  package var span: SourceSpan
}
