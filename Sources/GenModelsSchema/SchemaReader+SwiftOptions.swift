import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads `swift:`, with what is said elsewhere of the keys that it does not have.
  func swiftOptions(of schema: KeyedNode, or defaults: SwiftDefaults?) -> SwiftOptions {
    let written = schema["swift"].flatMap { keyed($0.value, by: .swift) }
    let nodes = [written].compactMap(\.self) + (defaults?.nodes ?? [])
    guard let nearest = nodes.first else { return SwiftOptions() }
    return swiftOptions(of: nodes.dropFirst().reduce(nearest) { $0.completed(by: $1) })
  }

  /// Reads the keys of a `swift:`.
  func swiftOptions(of swift: KeyedNode) -> SwiftOptions {
    var options = SwiftOptions()
    options.access = choice(swift["access"]?.value, of: "access") ?? .internal
    if let entry = swift["conformances"] { options.conformances = conformances(entry) }
    options.namespace = text(swift["namespace"], as: "'namespace'")
    options.prefix = text(swift["prefix"], as: "'prefix'")
    options.indent = number("indent", of: swift) ?? 2
    options.lineLength = number("lineLength", of: swift) ?? 100
    options.header = swift["header"].map { lines($0.value) } ?? []
    options.imports = swift["imports"].map { texts($0, as: "a module") } ?? []
    options.isNonisolated = flag("nonisolated", of: swift)
    options.hasAccessors = flag("accessors", of: swift)
    options.properties = choice(swift["properties"]?.value, of: "properties") ?? .var
    options.support = choice(swift["support"]?.value, of: "support") ?? .embedded
    return options
  }

  /// Reads the protocols of types, where saying nothing of coding leaves it as it is.
  private func conformances(_ entry: YAMLEntry) -> Conformances {
    let named = protocols(entry)
    return named.isDisjoint(with: .codable) ? named.union(.codable) : named
  }

  /// Reads a list of protocols.
  func protocols(_ entry: YAMLEntry) -> Conformances {
    var result: Conformances = []
    for name in texts(entry, as: "a protocol") {
      guard let named = ProtocolName(rawValue: name.value) else {
        diagnostics.record(
          .unknownValue(
            name.value, of: "conformances", among: ProtocolName.allCases.map(\.rawValue),
            at: name.span))
        continue
      }
      result.formUnion(named.conformances)
    }
    return result
  }

  /// Reads `external:`.
  func externals(of schema: KeyedNode) -> [ExternalSyntax] {
    guard case .mapping(let entries)? = schema["external"]?.value.content else { return [] }
    return entries.compactMap { entry in
      guard let name = name(entry.key, of: "an external type") else { return nil }
      // A name with nothing behind it says all that must be said.
      guard !entry.value.isAbsent, let keys = keyed(entry.value, by: .external) else {
        return ExternalSyntax(name: name)
      }
      return ExternalSyntax(
        name: name, module: text(keys["import"], as: "'import'"),
        shape: choice(keys["shape"]?.value, of: "shape"),
        conformances: keys["conformances"].map { Placed(protocols($0), at: $0.key.span) })
    }
  }

  private func number(_ name: String, of swift: KeyedNode) -> Int? {
    swift[name]?.value.scalar?.integer.flatMap(Int.init(exactly:))
  }

  /// The lines of a text, or of each text of a list.
  private func lines(_ node: YAMLNode) -> [String] {
    let nodes = if case .sequence(let elements) = node.content { elements } else { [node] }
    return nodes.compactMap { $0.scalar?.text }
  }
}

/// The protocols that a schema may name.
enum ProtocolName: String, CaseIterable {
  case caseIterable = "CaseIterable"
  case codable = "Codable"
  case decodable = "Decodable"
  case encodable = "Encodable"
  case equatable = "Equatable"
  case hashable = "Hashable"
  case identifiable = "Identifiable"
  case sendable = "Sendable"

  var conformances: Conformances {
    switch self {
    case .caseIterable: .caseIterable
    case .codable: .codable
    case .decodable: .decodable
    case .encodable: .encodable
    case .equatable: .equatable
    case .hashable: .hashable
    case .identifiable: .identifiable
    case .sendable: .sendable
    }
  }
}
