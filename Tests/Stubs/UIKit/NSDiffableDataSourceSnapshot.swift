// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A snapshot that notes what UIKit would have raised an exception for.
@available(iOS 13.0, tvOS 13.0, *)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var faults: [String] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var known: Set<ItemIdentifierType> = []

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public var numberOfItems: Int { known.count }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      if items[identifier] != nil { faults.append("section identifier that is there already") }
      items[identifier] = []
      sectionIdentifiers.append(identifier)
    }
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      return faults.append("items without a section")
    }
    for identifier in identifiers where !known.insert(identifier).inserted {
      faults.append("item identifier that is there already: \(identifier)")
    }
    items[section, default: []] += identifiers
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    expectKnown(identifiers)
    reloadedItemIdentifiers += identifiers
  }

  @available(iOS 15.0, tvOS 15.0, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    expectKnown(identifiers)
    reconfiguredItemIdentifiers += identifiers
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if !identifiers.allSatisfy({ items[$0] != nil }) { faults.append("unknown section identifier") }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func expectKnown(_ identifiers: [ItemIdentifierType]) {
    if !known.isSuperset(of: identifiers) { faults.append("unknown item identifier") }
  }
}
