import Testing

@testable import GenModelsSwift

/// Where a condition, a choice or an array that is too long is broken.
///
/// The tables use 40 columns to stay readable; ``TidySwiftFormatTests`` checks the shapes at 100.
struct TidyConditionTests {
  @Test(arguments: [
    // Operators
    """
    } else if house.contains(.roof) && house.contains(.veranda) && isOpen {
    } else if house.contains(.roof)
      && house.contains(.veranda) && isOpen
    {
    """,
    """
    if house.isOpen || house.isOpenToAnyone || isOpen {
    if house.isOpen || house.isOpenToAnyone
      || isOpen
    {
    """,
    """
    if let house, house.contains(.roof) || house.contains(.veranda) {
    if let house,
      house.contains(.roof)
        || house.contains(.veranda)
    {
    """,
    """
    } else if (try? house.decode(Roof.self)) != nil {
    } else if (try? house.decode(Roof.self))
      != nil
    {
    """,
    """
    } else if (try? house.decode(Roof.self, forKey: .roof)) != nil {
    } else if (try? house.decode(
      Roof.self,
      forKey: .roof
    )) != nil {
    """,
    """
    if (try? house.decode(Roof.self, forKey: .roof).lowercased()) == "a roof of tiles and slates" {
    if (try? house.decode(
      Roof.self,
      forKey: .roof
    ).lowercased())
      == "a roof of tiles and slates"
    {
    """,
    """
    if isOpen && (try? house.decode(Roof.self, forKey: .roof)) != nil {
    if isOpen
      && (try? house.decode(
        Roof.self,
        forKey: .roof
      )) != nil
    {
    """,
    // Arrays
    """
    } else if [Key.roof, .step].contains(where: house.contains) {
    } else if [Key.roof, .step]
      .contains(where: house.contains)
    {
    """,
    """
    } else if [Key.veranda, .columns, .floor, .ceiling].contains(where: has) {
    } else if [
      Key.veranda, .columns, .floor,
      .ceiling,
    ].contains(where: has) {
    """,
    """
    if isOpen && [Key.veranda, .columns, .floor, .ceiling].contains(where: has) {
    if isOpen
      && [
        Key.veranda, .columns, .floor,
        .ceiling,
      ].contains(where: has)
    {
    """,
    """
    if ["a", "b"].contains(try? house.decode(Roof.self)) {
    if ["a", "b"].contains(
      try? house.decode(Roof.self)
    ) {
    """,
    """
    if ["a roof", "a floor", "a step"].contains(try? house.decode(Roof.self, forKey: .roof)) {
    if [
      "a roof", "a floor", "a step",
    ].contains(
      try? house.decode(
        Roof.self,
        forKey: .roof
      )
    ) {
    """,
    """
    if ![[.veranda], [.columns]].contains(keysOfIt) {
    if ![[.veranda], [.columns]]
      .contains(keysOfIt)
    {
    """,
    """
    if ![[.veranda], [.columns], [.floors], [.roofs]].contains(keys) {
    if ![
      [.veranda], [.columns], [.floors],
      [.roofs],
    ].contains(keys) {
    """,
    // Choices
    """
    self.roof = roofKeys.isEmpty ? nil : try Roof(from: it)
    self.roof =
      roofKeys.isEmpty
      ? nil : try Roof(from: it)
    """,
    """
    let roof = roofKeys.isEmpty ? nil : try Roof(from: decoder, beside: Keys.self)
    let roof =
      roofKeys.isEmpty
      ? nil
      : try Roof(
        from: decoder,
        beside: Keys.self
      )
    """,
    // Tuples
    """
    (self.veranda, self.verandaOfTheHouses) = try house.decode(Roof.self)
    (
      self.veranda,
      self.verandaOfTheHouses
    ) = try house.decode(Roof.self)
    """,
    """
    let (veranda, skippedVerandaOfTheHouse) = try house.decode(Roof.self)
    let (
      veranda,
      skippedVerandaOfTheHouse
    ) = try house.decode(Roof.self)
    """,
    """
    switch (rawVeranda, rawVerandaOfTheHouse) {
    switch (
      rawVeranda,
      rawVerandaOfTheHouse
    ) {
    """,
    // A block on one line
    """
    if house.contains(.veranda) { found.append(veranda) }
    if house.contains(.veranda) {
      found.append(veranda)
    }
    """,
  ])
  func breaks(_ example: String) throws {
    let line = try #require(example.split(separator: "\n").first)
    let expected = example.dropFirst(line.count + 1) + "\n"
    var tidy = SwiftTidy()
    tidy.layout.lineLength = 40
    #expect(tidy.tidy(String(line)) == expected)
    #expect(tidy.tidy(String(expected)) == expected)
  }
}
