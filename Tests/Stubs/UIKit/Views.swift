// A stand-in for the names of UIKit that the adapters of lists use, so that they are compiled and run
// where there is no UIKit. What it demands of batches is our reading of UIKit's rules, not UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

@MainActor open class UIView {
  public private(set) weak var superview: UIView?

  public init(frame: CGRect = .zero) {}

  public var window: UIWindow? { superview?.window }

  public func addSubview(_ view: UIView) {
    view.superview = self
  }

  public func removeFromSuperview() {
    superview = nil
  }
}

open class UIWindow: UIView {
  public override var window: UIWindow? { self }
}

/// The only thing about a nib that matters here is that each use makes a view.
@MainActor public final class UINib {
  let instantiate: () -> UIView

  public init(instantiate: @escaping () -> UIView) {
    self.instantiate = instantiate
  }
}

/// How often each kind of call was made on a table or a collection.
public struct UICallCounts: Equatable, Sendable {
  public var batches = 0
  public var reloads = 0
  public var reloadedRows = 0
  public var reconfiguredRows = 0
  public var reloadedSections = 0

  public init(
    batches: Int = 0, reloads: Int = 0, reloadedRows: Int = 0, reconfiguredRows: Int = 0,
    reloadedSections: Int = 0
  ) {
    self.batches = batches
    self.reloads = reloads
    self.reloadedRows = reloadedRows
    self.reconfiguredRows = reconfiguredRows
    self.reloadedSections = reloadedSections
  }
}

@MainActor open class UIScrollView: UIView {
  /// Everything that UIKit would have raised an exception for.
  public private(set) var faults: [String] = []
  public internal(set) var calls = UICallCounts()

  public func forgetCalls() {
    calls = UICallCounts()
  }

  /// What the running batch was told, nil outside of batches.
  var batch: BatchCalls?

  func fail(_ fault: String) {
    faults.append(fault)
  }

  /// A change outside of a batch is a batch of its own.
  func record(_ change: (inout BatchCalls) -> Void) {
    guard batch != nil else {
      var calls = BatchCalls()
      change(&calls)
      play(calls)
      return
    }
    if var calls = batch {
      change(&calls)
      batch = calls
    }
  }

  func play(_ calls: BatchCalls) {}

  func expectOutsideOfBatch(_ name: String) {
    if batch != nil { fail("\(name) inside a batch") }
  }
}
