/// The circles of a directed graph.
enum Graph {
  /// The groups of nodes that reach each other, a node that reaches itself included.
  ///
  /// The nodes of each group are in ascending order.
  /// Tarjan's algorithm with a stack of its own, so that a chain of any length is fine.
  ///
  /// - Parameters:
  ///   - nodes: The nodes to look at; edges to others count for nothing.
  ///   - edges: The targets of every node, by number.
  /// - Returns: The groups; every way between them leads in one direction.
  static func circles(among nodes: [Int], edges: [[Int]]) -> [[Int]] {
    var search = CircleSearch(among: nodes, edges: edges)
    for node in nodes { search.visit(node) }
    return search.circles
  }
}

private struct CircleSearch {
  private(set) var circles: [[Int]] = []
  private let edges: [[Int]]
  /// When a node was found, nil for the nodes outside.
  private var order: [Int: Int] = [:]
  private var lowest: [Int: Int] = [:]
  private var open: [Int] = []
  private var isOpen: Set<Int> = []
  private var count = 0

  private static let unseen = -1

  init(among nodes: [Int], edges: [[Int]]) {
    self.edges = edges
    for node in nodes { order[node] = Self.unseen }
  }

  mutating func visit(_ root: Int) {
    guard order[root] == Self.unseen else { return }
    var path = [(node: root, next: 0)]
    enter(root)
    while let (node, next) = path.last {
      guard next < edges[node].count else {
        path.removeLast()
        if let parent = path.last?.node { lower(parent, to: lowest[node]) }
        leave(node)
        continue
      }
      path[path.count - 1].next += 1
      let target = edges[node][next]
      if order[target] == Self.unseen {
        enter(target)
        path.append((target, 0))
      } else if isOpen.contains(target) {
        lower(node, to: order[target])
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = count
    lowest[node] = count
    count += 1
    open.append(node)
    isOpen.insert(node)
  }

  private mutating func lower(_ node: Int, to mark: Int?) {
    guard let mark, let own = lowest[node] else { return }
    lowest[node] = min(own, mark)
  }

  /// Closes the group that a node is the root of.
  private mutating func leave(_ node: Int) {
    guard lowest[node] == order[node] else { return }
    var group: [Int] = []
    while let last = open.popLast() {
      isOpen.remove(last)
      group.append(last)
      if last == node { break }
    }
    if group.count > 1 || edges[node].contains(node) { circles.append(group.sorted()) }
  }
}
