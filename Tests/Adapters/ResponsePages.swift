import GenModelsSupport

/// The pages of random responses, by the Swift that is emitted for `screen.yml`.
struct ResponsePages: Sequence, IteratorProtocol {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  mutating func next() -> ScreenRow.Page? {
    ScreenRow.page(
      model: Screen(
        heading: some { "heading \($0.below(2))" },
        isOpen: below(4) > 0,
        notice: some { Notice(text: "\($0.below(3))") },
        facts: some { $0.array(4) { Fact(label: "\($0.below(2))", value: "\($0.below(3))") } },
        orders: some { $0.array(6) { Order(number: $0.below(5), state: "\($0.below(3))") } },
        contact: some { "\($0.below(2))" },
        tags: some { $0.array(3) { "\($0.below(2))" } },
        blocks: some { $0.array(5) { $0.block() } },
        cards: some {
          $0.array(4) {
            Card(
              number: $0.below(4), title: "\($0.below(2))",
              items: $0.array(5) { Item(sku: "\($0.below(6))", price: $0.below(3)) })
          }
        }))
  }

  private mutating func block() -> Block {
    switch below(3) {
    case 0: .text(body: "\(below(2))")
    case 1: .image(url: "\(below(2))")
    default: .unknown(.null)
    }
  }

  private mutating func below(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &random)
  }

  /// Something, or nothing one time of four.
  private mutating func some<Value>(_ make: (inout Self) -> Value) -> Value? {
    below(4) == 0 ? nil : make(&self)
  }

  private mutating func array<Value>(_ limit: Int, _ make: (inout Self) -> Value) -> [Value] {
    (0..<below(limit)).map { _ in make(&self) }
  }
}
