import Testing

@testable import GenModelsSwift

/// Where a line that is too long is broken, for every shape that a template writes.
///
/// The tables use 40 columns to stay readable; ``TidySwiftFormatTests`` checks the shapes at 100.
struct TidyLineBreakTests {
  @Test(arguments: [
    // Cases
    """
    case waitlist(position: Int, users: [User])
    case waitlist(
      position: Int,
      users: [User]
    )
    """,
    """
    indirect case node(next: [String: [String: Veranda]])
    indirect case node(
      next: [String: [String: Veranda]]
    )
    """,
    """
    case node([String: [String: VerandaVerandaVeranda]?])
    case node(
      [String: [String:
        VerandaVerandaVeranda]?]
    )
    """,
    """
    case name = "not allowed at all by anyone"
    case name =
      "not allowed at all by anyone"
    """,
    """
    case .waitlist(let position, let everyUser):
    case .waitlist(
      let position,
      let everyUser
    ):
    """,
    """
    case "one", "two", "three", "four", "five":
    case "one", "two", "three", "four",
      "five":
    """,
    """
    case .waitlist(let position): return position
    case .waitlist(let position):
      return position
    """,
    // Calls
    """
    self = .waitlist(position: position, users: users)
    self = .waitlist(
      position: position,
      users: users
    )
    """,
    """
    self = .a(try container.decode(Veranda.self, forKey: .content))
    self = .a(
      try container.decode(
        Veranda.self,
        forKey: .content
      )
    )
    """,
    """
    let someUsers = try container.decode([User].self, forKey: .a)
    let someUsers = try container.decode(
      [User].self,
      forKey: .a
    )
    """,
    """
    let someVeryManyUsers = try container.decode([User].self, forKey: .a)
    let someVeryManyUsers =
      try container.decode(
        [User].self,
        forKey: .a
      )
    """,
    """
    rows.append(.veranda(verandaThatIsLongToo))
    rows.append(
      .veranda(verandaThatIsLongToo)
    )
    """,
    """
    return Veranda.with(columns: columns, roof: roof)
    return Veranda.with(
      columns: columns,
      roof: roof
    )
    """,
    """
    self.verandaOfTheHouse = verandaOfTheHouse
    self.verandaOfTheHouse =
      verandaOfTheHouse
    """,
    """
      debugDescription: "'\\(raw)' is none of (a, b)",
      debugDescription:
        "'\\(raw)' is none of (a, b)",
    """,
    // Chains
    """
    self.roof = try house.decode(Roof<Tile>.self, forKey: .roof)?.value
    self.roof = try house.decode(
      Roof<Tile>.self,
      forKey: .roof
    )?.value
    """,
    """
    self.roof = try house.decode(Roof.self)?.value
    self.roof =
      try house.decode(Roof.self)?.value
    """,
    """
    self.roof = try verandaOfThisHouse?.decode(Roof<Tile>.self, forKey: .roof).value
    self.roof =
      try verandaOfThisHouse?.decode(
        Roof<Tile>.self,
        forKey: .roof
      ).value
    """,
    """
    self.roof = try verandaOfTheHousesAcrossIt?.decode(Roof<Tile>.self, forKey: .roof).value
    self.roof =
      try verandaOfTheHousesAcrossIt?
      .decode(
        Roof<Tile>.self,
        forKey: .roof
      ).value
    """,
    """
    self.roof = try house?.decode(Roof<Tile>.self, forKey: .roof).value ?? .absent
    self.roof =
      try house?.decode(
        Roof<Tile>.self,
        forKey: .roof
      ).value
      ?? .absent
    """,
    """
    self.roof = try has(.roof) ? house.decode(Roof<Tile>.self, forKey: .roof)?.value : nil
    self.roof =
      try has(.roof)
      ? house.decode(
        Roof<Tile>.self,
        forKey: .roof
      )?.value
      : nil
    """,
    """
    try [String: Form](verandas).encode(to: encoder, beside: keys)
    try [String: Form](verandas).encode(
      to: encoder,
      beside: keys
    )
    """,
    """
    try [String: Form<Veranda>](verandas).encode(to: encoder)
    try [String: Form<Veranda>](
      verandas
    ).encode(to: encoder)
    """,
    // Declarations
    """
    extension VerandaOfTheHouse: Verandass {}
    extension VerandaOfTheHouse: Verandass
    {}
    """,
    """
    extension VerandaOfTheWholeHouse: VerandasOfHouses {}
    extension VerandaOfTheWholeHouse:
      VerandasOfHouses
    {}
    """,
    """
    public init(id: String, nickname: String? = nil) {
    public init(
      id: String,
      nickname: String? = nil
    ) {
    """,
    """
    static func process(model: Response) -> [Part] {
    static func process(
      model: Response
    ) -> [Part] {
    """,
    """
    func verandas() -> [VerandaOfTheHouses] {
    func verandas()
      -> [VerandaOfTheHouses]
    {
    """,
    """
    var verandaByName: [String: VerandaHouse]?
    var verandaByName:
      [String: VerandaHouse]?
    """,
    """
    @Indirect var parent: CommentWithName? = nil
    @Indirect var parent: CommentWithName? =
      nil
    """,
    """
    typealias Verandas = [String: VerandaHouse]
    typealias Verandas = [String:
      VerandaHouse]
    """,
    """
    typealias Verandas = VerandaOfAllTheHouses
    typealias Verandas =
      VerandaOfAllTheHouses
    """,
    """
    enum Veranda: Hashable, Codable, Sendable {
    enum Veranda: Hashable, Codable,
      Sendable
    {
    """,
    """
    extension VerandaOfAllTheHouses: Codable {
    extension VerandaOfAllTheHouses: Codable
    {
    """,
    // Conditions
    """
    if let verandaHouse = model.verandaHouse {
    if let verandaHouse = model.verandaHouse
    {
    """,
    """
    guard let first = model.first, let last = model.last else {
    guard
      let first = model.first,
      let last = model.last
    else {
    """,
    """
    try house.open(beside: [verandas, balconies, houses, roofs])
    try house.open(
      beside: [
        verandas, balconies, houses, roofs,
      ]
    )
    """,
    """
    [verandas, balconies, houses, roofs, gates]
    [
      verandas, balconies, houses, roofs,
      gates,
    ]
    """,
    """
    try house.open(at: [verandas, balconies, houses, roofs], beside: keys)
    try house.open(
      at: [
        verandas, balconies, houses, roofs,
      ],
      beside: keys
    )
    """,
    """
    try house.open(beside: others + [verandas, balconies, houses, roofs])
    try house.open(
      beside:
        others
        + [
          verandas, balconies, houses,
          roofs,
        ]
    )
    """,
    """
    try house.open(beside: Keys.allCases + house.keys + (veranda?.keys ?? []))
    try house.open(
      beside:
        Keys.allCases + house.keys
        + (veranda?.keys ?? [])
    )
    """,
    // An array takes the column of the comma that it may get
    """
    try house.open(at: [veranda, balconies])
    try house.open(
      at: [veranda, balconies]
    )
    """,
    """
    let verandas = [verandaOfHouse, balcony, roof]
    let verandas =
      [verandaOfHouse, balcony, roof]
    """,
    """
    let name = house.veranda.columns.first.name
    let name =
      house.veranda.columns.first.name
    """,
    """
    if let verandaOfHouse = model.verandaOfHouse {
    if let verandaOfHouse =
      model.verandaOfHouse
    {
    """,
    """
    guard let status = Status(rawValue: raw) else {
    guard let status = Status(rawValue: raw)
    else {
    """,
    """
    guard let status = StatusOfIt(rawValue: rawStatus) else {
    guard
      let status = StatusOfIt(
        rawValue: rawStatus
      )
    else {
    """,
    """
    for veranda in everyVerandaOfTheHouse.all {
    for veranda
      in everyVerandaOfTheHouse.all
    {
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

  @Test(arguments: [
    "let a = verandaOfTheHouse // and a comment",
    "verandas.map { $0.columns.filter(\\.isHigh) }",
    "while verandaOfTheHouse.isOpenToThePublic {",
    "verandas.append(contentsOf: [veranda].map(\"(\")",
    "/// A veranda of a house that is open to everyone.",
    "\"a literal that is far too long for this line\"",
  ])
  func leavesAloneWhatItDoesNotKnow(_ line: String) {
    var tidy = SwiftTidy()
    tidy.layout.lineLength = 40
    #expect(tidy.tidy(line) == line + "\n")
  }

  /// Lines that stop where a rule expects more.
  @Test(arguments: [
    "@VerandaOfTheHouseThatIsOpenToAll if {", "@VerandaOfTheHouseThatIsOpen guard else {",
    "if let verandaOfTheHouseThatIsOpen = try {", "func verandaOfTheHouseThatIsOpenToAll() -> {",
    "verandaOfTheHouseThatIsOpenToEveryone123:", "verandaOfTheHouseThatIsOpenToEveryone12 =",
    "@VerandaOfTheHouseThatIsOpenToAll_ return", "@VerandaOfTheHouseThatIsOpenToAllPeo case",
  ])
  func keepsWhatIsNotComplete(_ line: String) {
    var tidy = SwiftTidy()
    tidy.layout.lineLength = 36
    let once = tidy.tidy(line)
    #expect(once.filter { !$0.isWhitespace } == line.filter { !$0.isWhitespace })
    #expect(tidy.tidy(once) == once)
  }

  @Test func countsCharactersRatherThanBytes() {
    let fits = "case name = \"\(String(repeating: "ä", count: 86))\""
    #expect(SwiftTidy().tidy(fits) == fits + "\n")
    let long = "case name = \"\(String(repeating: "ä", count: 87))\""
    #expect(SwiftTidy().tidy(long) == "case name =\n  " + long.dropFirst(12) + "\n")
  }
}
