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
      let one = milliseconds(empty)
      let other = milliseconds(tool)
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

  // Foundation's Process looks for the end of its child every few milliseconds only.
  static func milliseconds(_ arguments: [String]) -> Double {
    var texts: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer {
      for text in texts { free(text) }
    }
    var child = pid_t()
    var status: Int32 = 0
    let clock = ContinuousClock()
    let start = clock.now
    guard posix_spawn(&child, arguments[0], nil, nil, &texts, nil) == 0,
      waitpid(child, &status, 0) == child, status == 0
    else { stop("\(arguments.joined(separator: " ")) failed") }
    return (clock.now - start) / .milliseconds(1)
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  static func stop(_ message: String) -> Never {
    print(message)
    exit(1)
  }
}
