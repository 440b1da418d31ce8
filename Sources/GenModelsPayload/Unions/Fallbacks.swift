import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a union that is kept where it is broken and has a fallback that is not.
  ///
  /// - Parameters:
  ///   - at: The union.
  ///   - fallback: Where the fallback is.
  /// - Returns: The position of the case, nil for what is kept.
  /// - Throws: What is wrong with the value itself, where no fallback stands in for it.
  mutating func readRescuing(
    _ at: UnionPlace, by fallback: Fallback
  ) throws(PayloadError) -> Int? {
    let mark = record.mark
    do throws(PayloadError) {
      return try readPlainly(at)
    } catch {
      record.rewind(to: mark)
      guard keepBroken(at, under: fallback.key.value) else {
        record.rewind(to: mark)
        throw error
      }
      return nil
    }
  }

  /// Whether the value is kept, since it has a fallback.
  private mutating func keepBroken(_ at: UnionPlace, under key: String) -> Bool {
    guard case .keep(let name) = at.union.unknown, at.place.node.object != nil else { return false }
    do throws(PayloadError) {
      try keep(name?.value, of: at)
    } catch {
      return false
    }
    return readFallback(under: key, of: at)
  }

  /// Reads the fallback of a value that is kept; nothing is wrong with one that cannot be read.
  ///
  /// - Returns: Whether there is one.
  mutating func readFallback(under key: String, of at: UnionPlace) -> Bool {
    guard let member = memberIfPresent(key, of: at.place), !member.node.isNull else { return false }
    let mark = record.mark
    do throws(PayloadError) {
      try read(.declared(at.index), at: member)
    } catch {
      record.rewind(to: mark)
      return false
    }
    // What is kept is written as it came, so nothing in it is lost.
    record.forgetLosses(since: mark)
    return true
  }
}
