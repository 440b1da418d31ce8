import Foundation

/// Reads an answer of the server.
func regatta(at path: String) throws -> Regatta {
  try JSONDecoder().decode(Regatta.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}

let arguments = CommandLine.arguments.dropFirst()
let paths = arguments.filter { $0 != "--picture" }
guard let first = paths.first, let last = paths.last, paths.count == 2 else {
  complain("usage: ServerDriven BEFORE.json AFTER.json [--picture]")
  exit(2)
}
do {
  let (before, after) = (try regatta(at: first), try regatta(at: last))
  let change = PageChange(
    from: RegattaRow.page(model: before), to: RegattaRow.page(model: after))
  if arguments.contains("--picture") {
    let titles = ("\(before.title), before", "\(after.title), after")
    print(Picture(titles: titles, change: change).svg)
  } else {
    let texts = [
      PageText(title: "Before: \(before.title)", page: change.before).lines,
      PageText(title: "After: \(after.title)", page: change.after).lines,
      PlanText(change: change).lines,
    ]
    print(texts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))
  }
} catch {
  complain("\(error)")
  exit(1)
}
