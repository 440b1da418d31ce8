import GenModelsLists

/// A response that can be made by chance, one property after the other.
protocol RandomResponse: Codable, Equatable, Sendable {
  /// A response to begin with.
  static var start: Self { get }
  /// What gives each property another value.
  static var changes: [(inout Self, inout Dice) -> Void] { get }
}

/// Responses without end, the same for the same seed: each differs from the one before in a property
/// or two, now and then in all, and few ids are there twice or more often.
struct RandomResponses<Response: RandomResponse>: Sequence, IteratorProtocol {
  private var dice: Dice
  private var response = Response.start
  private var count = 0

  init(seed: UInt64) {
    dice = Dice(random: SplitMix64(state: seed))
  }

  mutating func next() -> Response? {
    let changes = Response.changes
    let isNew = count == 0 || dice.isOne(of: 10)
    count += 1
    for change in isNew ? changes : [dice.one(of: changes), dice.one(of: changes)] {
      change(&response, &dice)
    }
    return response
  }
}

/// Chance, and small values by it.
struct Dice {
  var random: SplitMix64

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func isOne(of count: Int) -> Bool { below(count) == 0 }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// A value, or nil once in three times.
  mutating func maybe<Value>(_ value: (inout Dice) -> Value) -> Value? {
    isOne(of: 3) ? nil : value(&self)
  }

  /// None to five values, or nil once in eight times.
  mutating func some<Value>(_ value: (inout Dice) -> Value) -> [Value]? {
    if isOne(of: 8) { return nil }
    return (0..<below(6)).map { _ in value(&self) }
  }

  mutating func text() -> String { one(of: ["a", "b", "c", "d", "e"]) }
}
