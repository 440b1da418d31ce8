/// Colours for a terminal that wants them.
struct Paint {
  enum Color: String {
    case red = "31"
    case yellow = "33"
    case cyan = "36"
  }

  var isOn: Bool

  func callAsFunction(_ text: String, _ color: Color) -> String {
    isOn ? "\u{1B}[1;\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
