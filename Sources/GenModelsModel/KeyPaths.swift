package import GenModelsSchema

extension FieldModel {
  /// The keys from the object down to the value.
  package var path: [Placed<String>] { [key] + steps }

  /// The paths that are read: the one that is written, then those that end in an alias.
  package var paths: [[Placed<String>]] {
    [path] + aliases.map { path.dropLast() + [$0] }
  }

  /// The keys of the outermost object that the field may have there.
  package var outerKeys: [Placed<String>] { steps.isEmpty ? [key] + aliases : [key] }
}

extension [Placed<String>] {
  /// The path as a message shows it.
  package var text: String { map(\.value).joined(separator: ".") }

  /// Whether a value at the end of one of two paths is in the way of the other one.
  func collides(with other: [Placed<String>]) -> Bool {
    zip(self, other).allSatisfy { $0.value == $1.value }
  }
}
