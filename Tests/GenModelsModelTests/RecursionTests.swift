import GenModelsModel
import Testing

/// Semantics C1 to C3: the heap where it is needed, and nowhere else.
@Suite struct RecursionTests {
  @Test(arguments: [
    // A union that holds itself.
    ("Expr: { tagging: external, cases: { not: Expr, lit: Int } }", ["Expr.not"]),
    (
      "Expr: { tagging: external, cases: { a: { fields: { l: Expr, r?: Expr } }, b: Int } }",
      ["Expr.a"]
    ),
    ("Expr: { tagging: external, cases: { maybe: Expr?, b } }", ["Expr.maybe"]),
    // Mutual unions: one of them is enough.
    (
      "A: { tagging: external, cases: { b: B, x } }\nB: { tagging: external, cases: { a: A, y } }",
      ["A.b"]
    ),
    // A union and a struct: the union has the word for it.
    (
      "S: { fields: { u?: U } }\nU: { tagging: external, cases: { s: S, x } }", ["U.s"]
    ),
    ("S: { fields: { u: U } }\nU: { tagging: external, cases: { s: S, x } }", ["U.s"]),
    // Structs through optionals.
    ("Node: { fields: { next?: Node } }", ["Node.next"]),
    ("Node: { fields: { next: Node? } }", ["Node.next"]),
    ("Tree: { fields: { l?: Tree, r?: Tree, v: Int } }", ["Tree.l", "Tree.r"]),
    ("A: { fields: { b: B? } }\nB: { fields: { a: A } }", ["A.b"]),
    ("A: { fields: { b: B } }\nB: { fields: { a?: A } }", ["B.a"]),
    ("A: { fields: { b: B? } }\nB: { fields: { a?: A } }", ["A.b"]),
    // Through a name.
    ("Node: { fields: { next?: Link } }\nLink: Node", ["Node.next"]),
    // Arrays and dictionaries are on the heap already.
    ("Node: { fields: { all: [Node], map: [String: Node], some?: [Node] } }", []),
    ("Expr: { tagging: external, cases: { all: [Expr], map: [String: Expr] } }", []),
    ("Nodes: [Node]\nNode: { fields: { nodes: Nodes, maybe?: Nodes } }", []),
    ("Node: { fields: { all: [Node], next?: Node } }", ["Node.next"]),
    // Beside a circle, not on it.
    (
      "Root: { fields: { a?: Node, b: Node } }\nNode: { fields: { next?: Node, leaf?: Leaf } }\nLeaf: { fields: { x: Int } }",
      ["Node.next"]
    ),
    // Pages.
    ("R: { page: Row, parts: { more: R, a: Int } }", ["R.more"]),
    // Two circles that share a type.
    (
      "A: { fields: { b?: B, c?: C } }\nB: { fields: { a?: A } }\nC: { fields: { a?: A } }",
      ["A.b", "A.c"]
    ),
  ])
  func movesToTheHeap(_ types: String, _ heap: [String]) throws {
    let resolved = try resolve(types)
    #expect(resolved.errors == [])
    #expect(resolved.model.heap == heap)
  }

  @Test(arguments: [
    ("Node: { fields: { next: Node } }", ["2:3: every value of 'Node' needs another one inside"]),
    (
      "X: { fields: { a: A } }\nA: { fields: { b: B } }\nB: { fields: { a: A } }",
      ["3:3: every value of 'A' needs another one inside"]
    ),
    (
      "U: { tagging: external, cases: { a: U, b: { fields: { u: U } } } }",
      ["2:3: every value of 'U' needs another one inside"]
    ),
    // Two independent ones, one of which holds the other.
    (
      "A: { fields: { a: A, b: B } }\nB: { fields: { b: B } }",
      [
        "2:3: every value of 'A' needs another one inside",
        "3:3: every value of 'B' needs another one inside",
      ]
    ),
    // What merely holds an endless type is not endless itself.
    (
      "A: { fields: { a?: A, b: B } }\nB: { fields: { b: B } }",
      ["3:3: every value of 'B' needs another one inside"]
    ),
    ("A: A", ["2:3: 'A' stands for a type that holds 'A'"]),
    ("A: B\nB: [A]", ["2:3: 'A' stands for a type that holds 'A'"]),
    ("X: A\nA: B\nB: A", ["3:3: 'A' stands for a type that holds 'A'"]),
    ("A: B\nB: { fields: { a: A } }", ["3:3: every value of 'B' needs another one inside"]),
  ])
  func reportsWhatHasNoEnd(_ types: String, _ errors: [String]) throws {
    #expect(try resolve(types).errors == errors)
  }
}
