// Tries what its arguments name, and prints what is wrong.

let arguments = CommandLine.arguments.dropFirst()

switch arguments.first {
case "cases":
  // The names of those that hold are printed too, so that a trap shows which one was next.
  for one in Case.all {
    let faults = one.run()
    print(faults.isEmpty ? "holds: \(one.name)" : "\(one.name): \(faults)")
  }
case "rounds":
  // How many changes there are for a seed, then the seeds.
  let numbers = arguments.compactMap { UInt64($0) }
  let count = Int(numbers.first ?? 0)
  var counts = Rounds.Counts()
  for seed in numbers.dropFirst() {
    var faults = Rounds.faults(
      showing: RandomPages(seed: seed).prefix(count * 4 / 5), seed: seed, counts: &counts)
    faults += Rounds.faults(
      showing: ResponsePages(seed: seed).prefix(count / 5), seed: seed, counts: &counts)
    for fault in faults { print(fault) }
  }
  print(counts)
default:
  print("cases, or rounds with a number and seeds")
}
