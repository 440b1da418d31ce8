import Committed
import Foundation
import Testing

/// What the committed Swift reads.
@Test func aCartIsRead() throws {
  let json = """
    {
      "lines": [
        {
          "product": {
            "id": 7, "title": "Tea", "price": { "amount": "4.50", "currency": "EUR" }
          },
          "count": 2
        }
      ],
      "discount": { "type": "percent", "value": 10 }
    }
    """
  let cart = try JSONDecoder().decode(Cart.self, from: Data(json.utf8))
  #expect(cart.lines.map(\.product.title) == ["Tea"])
  #expect(cart.total == 9)
  #expect(cart.discount == .percent(value: 10))
}
