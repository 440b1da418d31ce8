/// One step from a JSON value to a value in it.
package enum CodingStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

/// The way from the outermost value to one further inside, as a `codingPath` has it.
package struct CodingPath: Sendable {
  private final class Link: Sendable {
    let step: CodingStep
    let parent: Link?

    init(_ step: CodingStep, behind parent: Link?) {
      self.step = step
      self.parent = parent
    }
  }

  private var last: Link?
  /// The number of steps.
  package private(set) var count = 0

  /// Makes the path of the outermost value.
  package init() {}

  /// The path with one more step.
  package func appending(_ step: CodingStep) -> CodingPath {
    var path = self
    path.last = Link(step, behind: last)
    path.count += 1
    return path
  }

  /// The steps, the outermost first.
  package var steps: [CodingStep] {
    var steps: [CodingStep] = []
    var link = last
    while let next = link {
      steps.append(next.step)
      link = next.parent
    }
    return steps.reversed()
  }

  /// The path as messages show it: `items[2].name`; empty for the outermost value.
  package var text: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.isPlainKey: text += (text.isEmpty ? "" : ".") + key.excerpt
      case .key(let key): text += "[\"\(key.excerpt)\"]"
      }
    }
  }
}

extension String {
  /// Whether the key needs no quotes in a path.
  fileprivate var isPlainKey: Bool {
    !isEmpty
      && utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "$"), UInt8(ascii: "@"):
          true
        default: $0 >= 0x80
        }
      }
  }
}
