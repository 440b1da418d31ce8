/// A rectangle in a picture, in pixels.
struct Frame {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var middle: Int { y + height / 2 }
  var right: Int { x + width }
}

/// The text of an SVG file, an element a line. Every text and attribute is escaped.
struct SVG {
  private var elements = ""
  private let size: Frame
  private let title: String
  private let style: String

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - size: the part of the plane that it shows.
  ///   - title: what it shows, for those who cannot see it.
  ///   - style: the rules of the classes, as CSS, which is written as it is.
  init(size: Frame, title: String, style: String) {
    self.size = size
    self.title = title
    self.style = style
  }

  /// The whole file.
  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" \
    viewBox="\(size.x) \(size.y) \(size.width) \(size.height)" \
    width="\(size.width)" height="\(size.height)" role="img">
    <title>\(Self.escaped(title))</title>
    <style>
    \(style)
    </style>
    \(elements)</svg>
    """
  }

  mutating func rectangle(_ frame: Frame, radius: Int, classes: String) {
    add(
      "rect",
      [
        ("class", classes), ("x", "\(frame.x)"), ("y", "\(frame.y)"),
        ("width", "\(frame.width)"), ("height", "\(frame.height)"), ("rx", "\(radius)"),
      ])
  }

  /// Adds a line of text; `y` is its base line.
  mutating func text(_ text: String, x: Int, y: Int, classes: String) {
    add("text", [("class", classes), ("x", "\(x)"), ("y", "\(y)")], text)
  }

  mutating func path(_ commands: String, classes: String) {
    add("path", [("class", classes), ("d", commands)])
  }

  private mutating func add(
    _ name: String, _ attributes: [(name: String, value: String)], _ content: String? = nil
  ) {
    let words = [name] + attributes.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }
    let end = content.map { ">\(Self.escaped($0))</\(name)>" } ?? "/>"
    elements += "<\(words.joined(separator: " "))\(end)\n"
  }

  /// A text as XML spells it. What XML cannot hold is replaced, since a server may send anything.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
