import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a union whose cases are tried one after the other.
  mutating func readTrials(_ at: UnionPlace, order: [Int]) throws(PayloadError) -> Int? {
    var tried = order
    // What is left is read as that case anyway.
    if case .value(let position) = at.union.unknown, tried.last == position { tried.removeLast() }
    var reasons: [String] = []
    for position in tried {
      let unionCase = at.union.cases[position]
      if unionCase.isUnit, !at.place.node.isNull {
        reasons.append("'\(unionCase.name.value)' is null")
        continue
      }
      let mark = record.mark
      do throws(PayloadError) {
        try readArm(position, of: at, payload: .whole)
        return position
      } catch {
        // A tag that is known decides: what is wrong then is wrong in its payload.
        if let object = at.place.node.object,
          model.knownTags(of: unionCase).contains(where: { passes($0, object) })
        {
          throw error
        }
        record.rewind(to: mark)
        let path = error.path.text
        reasons.append(
          "'\(unionCase.name.value)': \(error.message)\(path.isEmpty ? "" : ", at '\(path)'")")
      }
    }
    return try unknownShape(
      at,
      or: tagError(
        "no case of '\(name(of: at))' reads the value: \(reasons.joined(separator: "; "))", in: at))
  }
}
