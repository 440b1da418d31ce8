import GenModelsSupport
import UIKit

/// Something that has to hold on a table and a collection; its name is known to the test.
@MainActor struct Case {
  let name: String
  let run: () -> [String]

  /// A case with a table and a collection.
  init(
    _ name: String, updatesEnds: Bool = false,
    _ body: @escaping @MainActor (Screens<SamplePart>) -> Void
  ) {
    self.name = name
    run = {
      let screens = Screens<SamplePart>(updatesEnds: updatesEnds)
      body(screens)
      return screens.faults
    }
  }

  static var all: [Case] { changes + ends + users + looks + rules + snapshots + emitted }
}

/// A page whose rows are offers, each with its key and what it shows.
func page(_ sections: (SamplePart.Section, [(key: Int, value: Int)])...) -> SamplePage {
  var page = SamplePage.Builder()
  for (section, offers) in sections {
    page.begin(section)
    for offer in offers { page.append(.offer(offer.value), key: .number(offer.key)) }
  }
  return page.page()
}

/// A page of one section.
func page(
  _ keys: Int..., header: SamplePart.End? = nil, footer: SamplePart.End? = nil,
  keepsEmpty: Bool = false
) -> SamplePage {
  var page = SamplePage.Builder()
  page.begin(.top, header: header, footer: footer, keepsEmpty: keepsEmpty)
  for key in keys { page.append(.offer(0), key: .number(key)) }
  return page.page()
}

func parts(_ parts: SamplePart...) -> SamplePage {
  var page = SamplePage.Builder()
  for part in parts { page.append(part) }
  return page.page()
}

func at(_ row: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(row: row, section: section)
}
