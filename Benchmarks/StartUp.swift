// Times whole processes: an empty program, and the tool generating one schema, in turns.
//
// usage: bench-start-up EMPTY TOOL SCHEMA

import Foundation

@main
struct StartUp {
  static let runs = 20

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { stop("usage: bench-start-up EMPTY TOOL SCHEMA") }
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("gen-models-bench-\(getpid())")
    let empty = [arguments[1]]
    let tool = [arguments[2], arguments[3], "--output", output.path, "--quiet"]
    var emptyTimes: [Double] = []
    var toolTimes: [Double] = []
    // The first turn warms the caches and writes the output; it does not count.
    for turn in 0...runs {
      let one = Child(empty).elapsed * 1000
      let other = Child(tool).elapsed * 1000
      guard turn > 0 else { continue }
      emptyTimes.append(one)
      toolTimes.append(other)
    }
    try? FileManager.default.removeItem(at: output)
    let floor = median(emptyTimes)
    let whole = median(toolTimes)
    print("median of \(runs) runs, whole process")
    print(String(format: "  empty static program  %6.2f ms", floor))
    print(String(format: "  gen-models            %6.2f ms", whole))
    print(String(format: "  ratio                 %6.2f", whole / floor))
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
