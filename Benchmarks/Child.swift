// A program that is run, and the time that it takes.

import Foundation

struct Child {
  /// From the start to the end, in seconds.
  let elapsed: Double
  /// What it and the programs that it runs take of the processors, in seconds.
  let processor: Double

  /// Runs a program to its end; one that fails ends this one.
  // Foundation's Process looks for the end of its child every few milliseconds only.
  init(_ arguments: [String]) {
    var texts: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer {
      for text in texts { free(text) }
    }
    var child = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    let clock = ContinuousClock()
    let start = clock.now
    guard posix_spawnp(&child, arguments[0], nil, nil, &texts, environ) == 0,
      wait4(child, &status, 0, &usage) == child, status == 0
    else { stop("\(arguments.prefix(3).joined(separator: " ")) failed") }
    elapsed = (clock.now - start) / .seconds(1)
    processor = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}

func stop(_ message: String) -> Never {
  print(message)
  exit(1)
}
