import Foundation
import Testing

@testable import GenModelsFixtures

/// Dictionaries whose keys are numbers or raw enums.
@Suite struct DictionaryKeyTests {
  private func keys(_ members: String) -> String { #"{"numbers":{},"sizes":{},\#(members)}"# }

  @Test func readsAndWritesObjects() throws {
    let json =
      #"{"deep":{"small":{"-1":"1970-01-01T00:00:00Z"}},"kept":{"open":"a","other":null},"#
      + #""keptLevels":{"2":5,"7":6},"levels":{"1":1,"2":2},"lossy":{"open":1,"other":2},"#
      + #""many":[{"x-large":"9"},{}],"numbers":{"0":"z","10":"t"},"sizes":{"small":1,"x-large":2}}"#
    let value = try decode(CdcKeys.self, json)
    #expect(value.sizes == [.small: 1, .xLarge: 2])
    #expect(value.kept == [.open: "a", .unknown("other"): nil])
    #expect(value.keptLevels == [.high: 5, .unknown(7): 6])
    #expect(value.numbers == [0: "z", 10: "t"])
    #expect(value.deep == .value([.small: [-1: Date(timeIntervalSince1970: 0)]]))
    #expect(try encode(value) == json)
    #expect(try decode(CdcKeys.self, try encode(value)) == value)
    #expect(try encode(try decode(CdcKeys.self, keys(#""deep":null"#))).contains(#""deep":null"#))
    try expectRoundTrip(#"{"numbers":{"7":8}}"#, CdcKeyed.numbers([7: 8]))
  }

  @Test(arguments: [
    (
      #""sizes":{"huge":1,"small":2}"#,
      #"'sizes.huge': Unknown key "huge"; expected "small", "medium" or "x-large"."#
    ),
    (#""levels":{"3":1}"#, #"'levels.3': Unknown key "3"; expected 1 or 2."#),
    (#""levels":{"low":1}"#, #"'levels.low': Unknown key "low"; expected 1 or 2."#),
    (#""keptLevels":{"low":1}"#, #"'keptLevels.low': Unknown key "low"; expected a whole number."#),
    (#""numbers":{"+5":"a"}"#, #"'numbers.+5': Unknown key "+5"; expected a whole number."#),
    (
      #""numbers":{"05":"a","5":"b"}"#, #"'numbers.05': Unknown key "05"; expected a whole number."#
    ),
    (#""numbers":{"1.0":"a"}"#, #"'numbers.1.0': Unknown key "1.0"; expected a whole number."#),
    (
      #""numbers":{"9223372036854775808":"a"}"#,
      #"'numbers.9223372036854775808': Unknown key "9223372036854775808"; expected a whole number."#
    ),
    (
      #""many":[{},{"a":"1"}]"#,
      #"'many.1.a': Unknown key "a"; expected "small", "medium" or "x-large"."#
    ),
  ])
  func aKeyThatIsNoneIsAnError(_ member: String, _ problem: String) {
    let key = member.prefix { $0 != ":" }
    let others = [#""numbers":{}"#, #""sizes":{}"#].filter { !$0.hasPrefix(key) }
    let json = "{" + (others + [member]).joined(separator: ",") + "}"
    #expect(failure(of: CdcKeys.self, json) == "dataCorrupted at " + problem)
  }

  @Test func anErrorInAValueHasThePathOfItsKey() {
    #expect(
      failure(of: CdcKeys.self, #"{"numbers":{},"sizes":{"small":"a"}}"#)
        == "typeMismatch at 'sizes.small'")
  }

  /// What is read as another value takes the place of that value's own key: nothing is lost silently.
  @Test func twoKeysThatBecomeOneAreAnError() throws {
    #expect(try decode(CdcKeys.self, keys(#""lossy":{"a":1}"#)).lossy == [.other: 1])
    #expect(
      failure(of: CdcKeys.self, keys(#""lossy":{"b":1,"a":2}"#))
        == #"dataCorrupted at 'lossy.b': The keys "a" and "b" both read as other."#)
    #expect(
      failure(of: CdcKeys.self, keys(#""lossyLevels":{"1":1,"5":2}"#))
        == #"dataCorrupted at 'lossyLevels.5': The keys "1" and "5" both read as low."#)
  }

  /// Keys of data stay as they are, whatever a strategy makes of the keys of structs.
  @Test func keysAreExactUnderKeyStrategies() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let json = #"{"kept":{"user_name":"a","userName":"b"},"numbers":null,"sizes":{"x-large":1}}"#
    let value = try decoder.decode(CdcKeys.self, from: Data(json.utf8))
    #expect(value.kept == [.unknown("user_name"): "a", .unknown("userName"): "b"])
    let written = try JSONDecoder().decode(CdcKeys.self, from: try encoder.encode(value))
    #expect(written == value)
    #expect(
      throws: DecodingError.self,
      performing: {
        try decoder.decode(CdcKeys.self, from: Data(#"{"numbers":{"1_0":"a"},"sizes":{}}"#.utf8))
      })
  }
}
