import Testing

@testable import GenModelsGenerated

/// JSON arrays whose positions have meanings (`tuple: true`): their length, and null in them.
struct TupleErrorTests {
  /// What stands at a position; the error about a null depends on it.
  enum Kind: Sendable {
    case scalar, array, object, optional
  }

  /// A tuple, whole, with the object around it, and what each of its positions is.
  struct Tuple: Sendable, CustomTestStringConvertible {
    let type: any (Decodable & Sendable).Type
    let elements: [String]
    let positions: [(type: String, kind: Kind)]

    /// The text around the array, and the path to the array in it.
    var around = ("", "")
    var path = ""

    var testDescription: String { "\(type) \(around.0)" }

    func json(_ elements: [String]) -> String {
      around.0 + "[" + elements.joined(separator: ", ") + "]" + around.1
    }

    static func content(
      of tag: String, _ type: any (Decodable & Sendable).Type, _ elements: [String],
      _ positions: [(type: String, kind: Kind)]
    ) -> Tuple {
      Tuple(
        type: type, elements: elements, positions: positions,
        around: (#"{"t": "\#(tag)", "c": "#, "}"), path: "c")
    }

    static func value(
      of key: String, _ type: any (Decodable & Sendable).Type, _ elements: [String],
      _ positions: [(type: String, kind: Kind)]
    ) -> Tuple {
      Tuple(
        type: type, elements: elements, positions: positions,
        around: (#"{"\#(key)": "#, "}"), path: key)
    }
  }

  static let tuples: [Tuple] = Tuple.structs + Tuple.cases

  @Test("an element too many", arguments: tuples, ["null", "1", "[]"])
  func refusesMore(_ tuple: Tuple, _ extra: String) {
    let count = tuple.positions.count
    expectDecodingError(
      .corrupted("Expected \(count) elements; found more.", at: "\(tuple.path)[\(count)]"),
      decoding: tuple.type,
      from: tuple.json(tuple.elements + [extra])
    )
  }

  @Test("elements that are not there", arguments: tuples)
  func refusesFewer(_ tuple: Tuple) throws {
    for count in tuple.elements.indices {
      let json = tuple.json(Array(tuple.elements.prefix(count)))
      // Optionals at the end may be missing, so the first one that may not is the one to blame.
      let missing = tuple.positions[count...].firstIndex { $0.kind != .optional }
      if let missing {
        expectDecodingError(
          .endOfArray(tuple.positions[missing].type, at: "\(tuple.path)[\(missing)]"),
          decoding: tuple.type,
          from: json
        )
      } else {
        _ = try read(tuple.type, json)
      }
    }
  }

  @Test("null at each position", arguments: tuples)
  func refusesNull(_ tuple: Tuple) throws {
    for (index, position) in tuple.positions.enumerated() {
      var elements = tuple.elements
      elements[index] = "null"
      let path = "\(tuple.path)[\(index)]"
      let failure: DecodingFailure
      switch position.kind {
      case .optional:
        _ = try read(tuple.type, tuple.json(elements))
        continue
      case .scalar: failure = .nullScalar(position.type, at: path)
      case .array: failure = .nullArray(at: path)
      case .object: failure = .nullObject(at: path)
      }
      expectDecodingError(failure, decoding: tuple.type, from: tuple.json(elements))
    }
  }

  @Test("another thing than an array", arguments: tuples)
  func refusesOtherThings(_ tuple: Tuple) {
    for (value, kind) in [("{}", "a dictionary"), (#""a""#, "a string"), ("1", "number")] {
      expectDecodingError(
        .mismatch("Array<Any>", found: kind, at: tuple.path),
        decoding: tuple.type,
        from: tuple.around.0 + value + tuple.around.1
      )
    }
    expectDecodingError(
      .nullArray(at: tuple.path),
      decoding: tuple.type,
      from: tuple.around.0 + "null" + tuple.around.1
    )
  }

  @Test("the elements of one kind keep their places")
  func keepsTheOrder() throws {
    #expect(try read(LinkTarget.self, #"["u", "t"]"#).url == "u")
    #expect(try read(AttributePair.self, #"["k", "v"]"#).key == "k")
    let cell = try read(TableCell.self, #"[["", [], []], {"t": "AlignLeft"}, 1, 2, []]"#)
    #expect((cell.rowSpan, cell.columnSpan) == (1, 2))
    #expect(try written(LinkTarget(url: "u", title: "t")) == #"["u","t"]"#)
    #expect(
      try written(Block.rawBlock(format: "f", text: "t")) == #"{"c":["f","t"],"t":"RawBlock"}"#)
  }
}
