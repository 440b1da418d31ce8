package import GenModelsSupport

/// Rows as they are emitted for a page, written by hand.
package enum SamplePart: Hashable, Sendable {
  case alert(String)
  case banner(Int)
  case offer(Int)
  case photo(Int)
  case help
}

extension SamplePart: ListPart {
  package enum Kind: String, CaseIterable, Sendable {
    case alert, banner, offer, photo, help
  }

  package enum Section: String, CaseIterable, Sendable {
    case top, actions, cards, end
  }

  package enum End: Hashable, Sendable {
    case title(String)
    case space(Double)
  }

  package var kind: Kind {
    switch self {
    case .alert: .alert
    case .banner: .banner
    case .offer: .offer
    case .photo: .photo
    case .help: .help
    }
  }

  /// Offers and photos stand among each other, as the cases of a union do.
  package static func comeFromOnePart(_ one: Kind, _ other: Kind) -> Bool {
    let union: Set<Kind> = [.offer, .photo]
    return one == other || union.isSuperset(of: [one, other])
  }
}

package typealias SamplePage = ListPage<SamplePart>
