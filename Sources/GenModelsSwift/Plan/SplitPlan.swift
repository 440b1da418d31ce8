/// The functions that code a union of many cases, in place of one switch with a body for each.
///
/// Without optimization every value that a switch binds has a place of its own in the frame of the
/// function, about 100 bytes, and so has the result of every call: with 200 cases the frame of
/// `init(from:)` would be 480 KB, more than all that a thread may have.
struct SplitPlan: Sendable {
  /// The cases up to which one switch reads best, and does no harm.
  static let largestWhole = 64
  /// The cases of one switch that only calls: 16 bytes of frame for each, and where a case has
  /// no payload, as much as the largest one.
  static let largestSwitch = 50
  /// The cases and the bound values of one switch that has bodies: a frame of 7 KB.
  static let mostBodies = 30
  static let mostValues = 40
  /// The cases up to which the compiler makes `==`. With optimization it takes 5 seconds for that
  /// of 200 cases, 30 for 400, and many minutes for 1000.
  static let mostCompared = 200

  /// A function that reads some of the tags, and passes over the others.
  struct Decoding: Sendable {
    var function: String
    var arms: [Arm]
  }

  /// One arm of such a function.
  struct Arm: Sendable {
    var arm: ArmPlan
    /// The function that reads the payload, nil where there is none.
    var function: String?
  }

  /// A function that writes or compares some of the cases, and passes over the others.
  struct Encoding: Sendable {
    var function: String
    /// The positions of the cases.
    var cases: Range<Int>
  }

  /// A function that refuses some of the tags that nobody knows.
  struct Refusal: Sendable {
    var function: String
    /// The positions of the failures.
    var failures: Range<Int>
  }

  /// The constant that holds what was read.
  var result: String
  /// The name for the type of the container.
  var container: String
  var decodings: [Decoding]
  /// The same for tags that are bare texts.
  var textDecodings: [Decoding]
  /// The same for bare texts that stand for a case with nothing else.
  var bareDecodings: [Decoding] = []
  /// The functions for payloads.
  var functions: [Arm]
  /// None where one switch is enough.
  var encodings: [Encoding]
  /// The functions that compare, none where the compiler makes `==`.
  var comparisons: [Encoding] = []
  /// The functions that refuse composite tags that start like a known one.
  var refusals: [Refusal] = []
}
