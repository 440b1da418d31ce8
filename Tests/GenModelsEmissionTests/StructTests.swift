import Foundation
import Testing

@testable import GenModelsFixtures

@Suite struct StructTests {
  @Test func codesEveryKindOfValue() throws {
    try expectRoundTrip(
      #"{"capacity":9,"grid":[[1,2],[]],"isOpen":true,"large":18446744073709551615,"name":"Hall","#
        + #""rating":4.5,"ratio":0.5,"rooms":[{"class":"A","is-free":false,"room_number":7}],"#
        + #""roomsByFloor":{"1":[]},"small":-8}"#,
      Venue(
        name: "Hall", capacity: 9, rating: 4.5, isOpen: true,
        rooms: [Room(number: 7, isFree: false, class: "A")], roomsByFloor: ["1": []],
        grid: [[1, 2], []], small: -8, large: .max, ratio: 0.5))
  }

  @Test(arguments: [
    (#"{"class":"A","is-free":true}"#, "keyNotFound 'room_number' at ''"),
    (#"{"class":null,"is-free":true,"room_number":7}"#, "valueNotFound at 'class'"),
    (#"{"class":1,"is-free":true,"room_number":7}"#, "typeMismatch at 'class'"),
    (#"[]"#, "typeMismatch at ''"),
  ])
  func saysWhatIsWrong(json: String, expected: String) {
    #expect(failure(of: Room.self, json) == expected)
  }

  @Test func ignoresOrderAndOtherKeys() throws {
    try expectReads(
      #"{"room_number":7,"other":[1],"is-free":true,"class":"A"}"#,
      as: Room(number: 7, isFree: true, class: "A"))
  }

  @Test func anEmptyStructIsAnObject() throws {
    try expectRoundTrip("{}", Nothing())
    try expectReads(#"{"a":1}"#, as: Nothing())
    try expectRoundTrip("{}", PublicNothing())
    #expect(failure(of: Nothing.self, "5") == "typeMismatch at ''")
    #expect(failure(of: [Nothing].self, "[null]") == "valueNotFound at '0'")
  }

  @Test func aliasesAreTheirTypes() throws {
    try expectRoundTrip(
      #"{"from":[1,2],"names":{"a":["b"]},"note":null,"rest":null,"title":null}"#,
      Route(from: [1, 2], via: nil, names: ["a": ["b"]], title: nil, note: .null, rest: .null))
    try expectReads(
      #"{"from":[],"names":{}}"#,
      as: Route(from: [], via: nil, names: [:], title: nil, note: .absent, rest: nil))
    try expectRoundTrip(#"{"at":null,"kind":"titled"}"#, Stop.titled(nil))
    try expectReads(#"{"kind":"titled"}"#, as: Stop.titled(nil))
    try expectRoundTrip(#"{"at":[1.5],"kind":"place"}"#, Stop.place([1.5]))
  }

  @Test func keysFollowTheirStyle() throws {
    try expectRoundTrip(
      #"{"HTTPStatus":1,"_hidden":2,"heading1":"a","iso_639_1":"b","mpeg4_gif":"c","ownKey":3,"#
        + #""page_url":"d","part1_b":"e","plain":4,"row_x_index":5,"user_id":"f"}"#,
      Device(
        userID: "f", pageURL: "d", httpStatus: 1, rowXIndex: 5, heading1: "a", mpeg4Gif: "c",
        part1B: "e", iso6391: "b", plain: 4, own: 3, _hidden: 2))
    try expectRoundTrip(
      #"{"mpeg4-gif":"b","user-id":"a"}"#, Kebab(userID: "a", mpeg4Gif: "b"))
    try expectRoundTrip(#"{"Mpeg4Gif":"b","UserId":"a"}"#, Pascal(userID: "a", mpeg4Gif: "b"))
    try expectRoundTrip(#"{"mpeg4Gif":"b","userId":"a"}"#, Camel(userID: "a", mpeg4Gif: "b"))
    try expectRoundTrip(
      #"{"MPEG4_GIF":"b","USER_ID":"a"}"#, Screaming(userID: "a", mpeg4Gif: "b"))
    try expectRoundTrip(#"{"mpeg4Gif":"b","userID":"a"}"#, Verbatim(userID: "a", mpeg4Gif: "b"))
    try expectRoundTrip(
      #"{"eventKind":"rowAdded","row_index":1}"#, KeyedUnion.rowAdded(rowIndex: 1))
    try expectRoundTrip(
      #"{"eventKind":"heading_1","row_index":1,"text_color":"a"}"#,
      KeyedUnion.heading1(rowIndex: 1, textColor: "a"))
    try expectRoundTrip(
      #"{"device_type":"a","footer":"c","top_banner":"b"}"#,
      KeyedPage(deviceType: "a", topBanner: "b", bottomBanner: "c"))
  }

  @Test func initialisersLeaveOutWhatMayBeNil() throws {
    let user = PublicUser(id: "a", created: Date(timeIntervalSinceReferenceDate: 0))
    #expect(user.nickname == nil && user.avatar == nil && user.note == .absent)
    #expect(user.friend == nil)
    try expectRoundTrip(#"{"avatar":null,"created":0,"id":"a"}"#, user)
    try expectRoundTrip("[1,2]", PublicPoint(x: 1, y: 2))
    #expect(PublicRow.process(model: PublicPage(id: 1, points: [])) == [.points([])])
    try expectRoundTrip(#"{"id":1,"user_name":"b"}"#, PackagedUser(id: 1, userName: "b"))
  }

  @Test func foundationIsImportedWhereItIsNeeded() throws {
    let importing = Emission.emittedFiles.filter {
      Emission.text($0)?.contains("import Foundation") ?? true
    }
    #expect(
      importing.map { $0.split(separator: "/").last } == [
        "Base64Form.generated.swift", "DecimalNumber.generated.swift",
        "ISO8601DateForm.generated.swift", "PatternDateForm.generated.swift",
        "UnixDateForm.generated.swift", "access-public.generated.swift",
        "codec-unions.generated.swift", "codecs.generated.swift", "dictionary-keys.generated.swift",
        "extra-keys.generated.swift", "facts.generated.swift", "field-aliases.generated.swift",
        "field-defaults.generated.swift", "field-forms.generated.swift",
        "foundation.generated.swift", "late-tags.generated.swift",
        "opt-external.generated.swift", "opt-namespace.generated.swift",
        "pages-options.generated.swift", "pages-sections.generated.swift",
        "untagged-shapes.generated.swift",
      ])
    try expectRoundTrip(
      #"{"date":0,"kind":"at","until":1}"#,
      StampEvent.at(
        date: Date(timeIntervalSinceReferenceDate: 0),
        until: Date(timeIntervalSinceReferenceDate: 1)))
    let stamp = Stamp(
      at: Date(timeIntervalSinceReferenceDate: 0), id: UUID(),
      link: try #require(URL(string: "https://example.com/a")), bytes: Data([1]), price: 1.25)
    #expect(try decode(Stamp.self, encode(stamp)) == stamp)
  }
}
