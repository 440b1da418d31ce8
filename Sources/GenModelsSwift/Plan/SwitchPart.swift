/// A part of a switch over all cases or values, with a name of its own.
///
/// The compiler refuses to check a switch of many hundreds of cases for being exhaustive. So each
/// part has a default, which hands on to the next part.
struct SwitchPart: Sendable {
  /// The cases up to which the compiler is not asked too much.
  static let mostCases = 400

  var name: String
  /// The positions of the arms.
  var arms: Range<Int>
  /// The name of the next part, nil in the last one.
  var next: String?
}

extension [SwitchPart] {
  /// Splits a switch, if it is too large.
  ///
  /// - Parameters:
  ///   - count: The arms of the switch.
  ///   - name: The name of the first part.
  ///   - stem: What the names of the other parts start with.
  ///   - scope: Gives the names of the other parts.
  init(of count: Int, named name: String, stem: String, in scope: inout LocalNames) {
    guard count > SwitchPart.mostCases else {
      self = [SwitchPart(name: name, arms: 0..<count, next: nil)]
      return
    }
    let number = (count + SplitPlan.largestSwitch - 1) / SplitPlan.largestSwitch
    let names = [name] + (2...number).map { scope.claim("\(stem)\($0)") }
    self = (0..<number).map { index in
      SwitchPart(
        name: names[index], arms: count * index / number..<count * (index + 1) / number,
        next: index + 1 < number ? names[index + 1] : nil)
    }
  }

  /// Whether there is more than one part.
  var areSeveral: Bool { count > 1 }
}
