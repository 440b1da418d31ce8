import GenModelsYAML
import Testing

/// Plain scalars by the core schema of YAML 1.2.
struct CoreSchemaTests {
  @Test(arguments: ["", "~", "null", "Null", "NULL"])
  func nulls(_ text: String) {
    #expect(plain(text).coreValue == .null)
    #expect(quoted(text).coreValue == .text)
  }

  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false),
    ("FALSE", false),
  ])
  func truthValues(_ text: String, _ expected: Bool) {
    #expect(plain(text).coreValue == .bool(expected))
    #expect(quoted(text).coreValue == .text)
  }

  @Test(
    arguments: [
      ("0", 0), ("12", 12), ("-12", -12), ("+12", 12), ("007", 7), ("0o17", 15), ("0xfF", 255),
      ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ] as [(String, Int64)])
  func integers(_ text: String, _ expected: Int64) {
    #expect(plain(text).coreValue == .integer(expected))
    #expect(plain(text).float == Double(expected))
    #expect(quoted(text).coreValue == .text)
  }

  @Test(
    arguments: [
      ("1.", 1), (".5", 0.5), ("-0.25", -0.25), ("+1.5e3", 1500), ("1e3", 1000), ("1E-1", 0.1),
      (".inf", .infinity), ("-.Inf", -.infinity), ("+.INF", .infinity),
      ("9223372036854775808", 9_223_372_036_854_775_808),
      ("0xFFFFFFFFFFFFFFFF", 18_446_744_073_709_551_616),
      ("0o2000000000000000000000", 18_446_744_073_709_551_616),
    ] as [(String, Double)])
  func floats(_ text: String, _ expected: Double) {
    #expect(plain(text).coreValue == .float(expected))
    #expect(quoted(text).coreValue == .text)
  }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func notANumber(_ text: String) {
    #expect(plain(text).float?.isNaN == true)
    #expect(quoted(text).float == nil)
  }

  @Test(arguments: [
    "yes", "no", "on", "off", "y", "tRUE", "nULL", "NONE", "1_000", "1,0", "0b1", "0o8", "0xg",
    "0x", "0o", "-0x1", "0x-1", "0o+1", "+", "-", ".", "e5", "1e", "1e+", ".e1", "1.2.3", "inf",
    "nan", "+.nan", "Infinity", "0x1p3", " 1", "1 ", "١", "2024-01-01", "12:30", "--1",
  ])
  func texts(_ text: String) {
    #expect(plain(text).coreValue == .text)
  }

  private func plain(_ text: String) -> YAMLScalar { YAMLScalar(text: text, style: .plain) }

  private func quoted(_ text: String) -> YAMLScalar {
    YAMLScalar(text: text, style: .singleQuoted)
  }
}
