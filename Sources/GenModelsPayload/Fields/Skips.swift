import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads an array or dictionary without the elements that the field leaves out.
  mutating func readSkipping(_ field: FieldModel, at place: Place) throws(PayloadError) {
    let tagged = field.skip?.value == .unknown ? model.taggedElement(of: field.type) : nil
    let isUnknownOnly = field.skip?.value == .unknown
    let elements: [Place]
    let type: TypeReference
    switch model.unaliased(field.type) {
    case .array(let element):
      type = element
      elements = try self.elements(at: place).enumerated().map { place.element($0, $1) }
    case .dictionary(_, let element):
      type = element
      let object = try object(at: place)
      elements = object.keys.sorted().compactMap { key in
        object[key].map { place.member(key, $0) }
      }
    default: return try read(field.type, at: place)
    }
    for element in elements {
      let mark = record.mark
      record.read(element.node)
      do throws(PayloadError) {
        try read(type, at: element)
      } catch {
        let isOwn = error.unknownTag.map { $0.type == tagged && $0.depth == element.path.count }
        guard !isUnknownOnly || isOwn == true else {
          // An error without a path becomes one of the element.
          throw error.isPathless ? error.located().moved(to: element) : error
        }
        record.rewind(to: mark)
        record.skip(element.node)
        record.lose(.skipped, "the element is left out: \(error.message)", at: element)
      }
    }
  }
}

extension PayloadError {
  /// The error at the path of another value, which has the one that is wrong.
  fileprivate func moved(to place: Place) -> PayloadError {
    var error = self
    error.path = place.path
    return error
  }
}
