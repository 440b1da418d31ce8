/// The keys that one kind of mapping may have.
///
/// The tables are the one place that knows which keys there are, what they hold and whether this
/// version emits them; the reader, the suggestions and the messages all follow them.
struct KeyTable: Sendable {
  /// What the value of a key must look like.
  enum Shape: Sendable {
    case any
    case text
    /// One text or a list of them.
    case texts
    case flag
    case integer
    case mapping
    case list
    case choice([String])
  }

  /// Whether this version emits what the key asks for.
  enum Support: Sendable {
    case supported
    /// Checked for shape and then refused, unless it only repeats the default.
    case later(unless: String?)
    /// Left out of version 1 of the language on purpose (section 8).
    case never
  }

  /// One key.
  struct Rule: Sendable {
    var name: String
    var shape: Shape
    var support: Support

    /// A key that the reader takes and checks itself.
    static func key(_ name: String, _ shape: Shape = .any) -> Rule {
      Rule(name: name, shape: shape, support: .supported)
    }

    /// A key for something that version 1 of the language leaves out.
    static func never(_ name: String) -> Rule {
      Rule(name: name, shape: .any, support: .never)
    }

    /// A key of the language that a later version emits.
    static func later(_ name: String, _ shape: Shape, unless standard: String? = nil) -> Rule {
      Rule(name: name, shape: shape, support: .later(unless: standard))
    }
  }

  /// What the mapping is, as messages call it.
  var subject: String
  var rules: [Rule]

  /// The rule of a key, nil where the key means nothing here.
  func rule(for name: String) -> Rule? {
    rules.first { $0.name == name }
  }
}

extension KeyTable {
  /// `extraKeys:` in its long form: section 3.
  static let extraKeys = KeyTable(
    subject: "'extraKeys'", rules: [.key("name", .text), .key("type")])

  /// The top level of a schema: section 1 of the schema language.
  static let file = KeyTable(
    subject: "a schema",
    rules: [
      .key("schema", .integer), .key("doc", .text), .key("imports", .texts),
      .key("swift", .mapping), .key("keys", .text), .key("defaults", .mapping),
      .key("external", .mapping), .key("templates"), .key("types", .mapping),
    ])

  /// An entry of `external:`.
  static let external = KeyTable(
    subject: "an external type",
    rules: [.key("import", .text), .key("shape", .text), .key("conformances", .texts)])

  /// `defaults:` of a file.
  static let defaults = KeyTable(
    subject: "'defaults'", rules: [.key("extraKeys"), .key("unknown")])

  /// `swift:` of a file: section 8 of the schema language.
  static let swift = KeyTable(
    subject: "'swift'",
    rules: [
      .key("access", .text), .key("conformances", .texts), .key("namespace", .text),
      .key("prefix", .text), .key("indent", .integer), .key("lineLength", .integer),
      .key("header", .texts), .key("imports", .texts), .key("nonisolated", .flag),
      .key("accessors", .flag), .key("properties", .text),
      .key("support", .choice(["embedded", "module"])),
    ])

  /// A struct: section 3.
  static let structure = KeyTable(
    subject: "a struct",
    rules: [
      .key("doc", .text), .key("fields", .mapping), .key("keys", .text), .key("tuple", .flag),
      .key("extraKeys"), .key("shorthand", .text),
    ])

  /// A field: section 3.
  static let field = KeyTable(
    subject: "a field",
    rules: [
      .key("type"), .key("key"), .key("doc", .text), .key("name", .text),
      .key("aliases", .texts), .key("default"), .key("deprecated", .text),
      .key("absent", .choice(["forbid"])), .key("inline", .flag), .key("skip", .text),
      .key("constant"), .key("empty", .choice(["nil"])), .key("single", .text),
      .key("omitDefault", .flag), .never("unknown"),
    ])

  /// A union: section 4.
  static let union = KeyTable(
    subject: "a union",
    rules: [
      .key("doc", .text), .key("discriminator"), .key("tagging", .text), .key("units", .text),
      .key("cases", .mapping), .key("keys", .text), .key("extraKeys"),
      .key("unknown"), .key("fields", .mapping), .key("shared", .texts), .key("type"),
      .key("shorthand", .choice(["tag"])), .key("policy", .choice(["exactlyOne"])),
      .key("order", .list),
    ])

  /// `discriminator:` in its long form: section 4.
  static let discriminator = KeyTable(
    subject: "a discriminator",
    rules: [
      .key("key"), .key("content"), .key("keys", .list),
      .key("type"), .never("header"), .never("prefix"), .key("aliases", .texts),
      .key("missing", .text), .key("null", .text),
      .key("match", .text), .key("expose", .flag),
    ])

  /// One of the `keys:` of a composite discriminator: section 4.
  static let discriminatorComponent = KeyTable(
    subject: "a key of 'keys'", rules: [.key("key"), .key("type")])

  /// `unknown:` in its long form: section 4.
  static let unknown = KeyTable(subject: "'unknown'", rules: [.key("keep", .text)])

  /// `payload:` in its long form: section 4.
  static let payload = KeyTable(subject: "'payload'", rules: [.key("struct", .text)])

  /// A case in its long form: section 4.
  static let unionCase = KeyTable(
    subject: "a case",
    rules: [
      .key("tag"), .key("doc", .text), .key("name", .text), .key("type"),
      .key("fields", .mapping), .key("labels", .flag), .key("tuple", .flag),
      .key("aliases"), .key("keepAlias", .flag), .key("cases", .text), .key("payload"),
      .key("deprecated", .text), .key("extraKeys"), .key("shorthand", .text),
    ])

  /// A raw enum: section 5.
  static let rawEnum = KeyTable(
    subject: "a raw enum",
    rules: [
      .key("doc", .text), .key("values"), .key("unknown"),
    ])

  /// A page: section 6.
  static let page = KeyTable(
    subject: "a page",
    rules: [
      .key("doc", .text), .key("page", .text), .key("fields", .mapping), .key("parts", .mapping),
      .key("keys", .text), .key("extraKeys"), .later("sections", .mapping),
      .later("groups", .mapping),
      .later("fallback", .text),
    ])

  /// A part of a page: section 6.
  static let part = KeyTable(
    subject: "a part",
    rules: [
      .key("case", .text), .key("type"), .key("key"), .key("doc", .text), .key("name", .text),
      .key("aliases", .texts), .later("rows", .choice(["one", "each"]), unless: "one"),
      .later("whenEmpty", .choice(["hide", "keep"]), unless: "keep"),
      .later("whenAbsent", .choice(["hide", "keep"]), unless: "hide"),
      .later("always", .flag, unless: "false"), .later("when", .mapping), .later("id", .text),
      .later("inline", .flag, unless: "false"), .later("actions", .texts),
      .later("fallback", .text), .key("deprecated", .text),
    ])
}
