public import Foundation

extension Cart {
  /// What the lines cost together, before any discount.
  public var total: Decimal {
    lines.reduce(0) { $0 + $1.product.price.amount * Decimal($1.count) }
  }
}
