import GenModelsSupport

/// Pages without end, the same for the same seed: most are near neighbours of the one before, with rows
/// and sections dropped, added, changed, shuffled and carried elsewhere.
///
/// Pages that have nothing to do with each other would hardly ever move a row.
package struct RandomPages: Sequence, IteratorProtocol {
  /// What a section is made of, before rows have their ids.
  private struct Draft {
    var section: SamplePart.Section
    var key = ListKey.only
    var header: SamplePart.End?
    var footer: SamplePart.End?
    var keepsEmpty = false
    var rows: [(part: SamplePart, key: ListKey)] = []
  }

  private var random: SplitMix64
  private var drafts: [Draft] = []

  package init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  package mutating func next() -> SamplePage? {
    if chance(of: 12) {
      drafts = (0..<below(6)).map { _ in draft() }
    } else {
      for _ in 0...below(4) { change() }
    }
    var page = SamplePage.Builder()
    for draft in drafts {
      page.begin(
        draft.section, key: draft.key, header: draft.header, footer: draft.footer,
        keepsEmpty: draft.keepsEmpty)
      for row in draft.rows { page.append(row.part, key: row.key) }
    }
    return page.page()
  }

  // MARK: - Drafts

  private mutating func draft() -> Draft {
    let names = SamplePart.Section.allCases
    var draft = Draft(section: names[below(names.count)])
    if draft.section == .cards { draft.key = .number(below(4)) }
    draft.header = end()
    draft.footer = end()
    draft.keepsEmpty = chance(of: 4)
    draft.rows = (0..<below(9)).map { _ in row() }
    return draft
  }

  private mutating func row() -> (part: SamplePart, key: ListKey) {
    switch below(5) {
    case 0: (.alert("\(below(3))"), .only)
    case 1: (.banner(below(3)), .position(below(6)))
    case 2: (.offer(below(3)), .text("sku \(below(8))"))
    case 3: (.photo(below(3)), .element(.number(below(5)), of: .text("card \(below(3))")))
    default: (.help, .only)
    }
  }

  private mutating func end() -> SamplePart.End? {
    switch below(4) {
    case 0: .title("\(below(2))")
    case 1: .space(Double(below(2)))
    default: nil
    }
  }

  // MARK: - Changes

  private mutating func change() {
    guard !drafts.isEmpty else { return drafts.append(draft()) }
    let place = below(drafts.count)
    switch below(12) {
    case 0: drafts.insert(draft(), at: below(drafts.count + 1))
    case 1: drafts.remove(at: place)
    case 2: drafts.shuffle(using: &random)
    case 3: drafts.insert(drafts.remove(at: place), at: below(drafts.count + 1))
    case 4: drafts[place].header = end()
    case 5: drafts[place].footer = end()
    case 6: drafts[place].rows.shuffle(using: &random)
    case 7: drafts[place].rows = drafts[place].rows.filter { _ in !chance(of: 3) }
    case 8:
      for _ in 0...below(3) {
        drafts[place].rows.insert(row(), at: below(drafts[place].rows.count + 1))
      }
    default: changeRow(of: place)
    }
  }

  private mutating func changeRow(of place: Int) {
    let count = drafts[place].rows.count
    guard count > 0 else { return }
    let index = below(count)
    switch below(3) {
    case 0:
      let row = drafts[place].rows.remove(at: index)
      drafts[place].rows.insert(row, at: below(count))
    case 1:
      let row = drafts[place].rows.remove(at: index)
      let other = below(drafts.count)
      drafts[other].rows.insert(row, at: below(drafts[other].rows.count + 1))
    default:
      switch drafts[place].rows[index].part {
      case .alert: drafts[place].rows[index].part = .alert("\(below(9))")
      case .banner: drafts[place].rows[index].part = .banner(below(9))
      case .offer: drafts[place].rows[index].part = .offer(below(9))
      case .photo: drafts[place].rows[index].part = .photo(below(9))
      case .help: break
      }
    }
  }

  private mutating func below(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &random)
  }

  private mutating func chance(of count: Int) -> Bool {
    below(count) == 0
  }
}

/// Random numbers that are the same in each run.
package struct SplitMix64: RandomNumberGenerator {
  package var state: UInt64

  package init(state: UInt64) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
