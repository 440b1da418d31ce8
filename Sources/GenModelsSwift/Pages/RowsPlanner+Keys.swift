import GenModelsModel
import GenModelsSchema

extension RowsPlanner {
  /// What tells the rows of a loop apart; the loop counts its elements where that needs it.
  ///
  /// - Parameters:
  ///   - identity: What the schema says.
  ///   - loop: The loop over them.
  ///   - outer: The loop around it.
  /// - Returns: The key.
  func key(
    by identity: IdentityModel, in loop: inout RowLoopPlan, around outer: RowLoopPlan? = nil
  ) -> RowKeyPlan {
    let counter = outer?.index == nil ? index : itemIndex
    guard case .field(let field, let form) = identity else {
      loop.index = counter
      return RowKeyPlan(source: .position(counter))
    }
    let member = member(field)
    var property = RowKeyProperty(name: member.name, isNumber: false)
    switch form {
    case .text: break
    case .number: property.isNumber = true
    case .uuid: property.path = "uuidString"
    case .rawText: property.path = "rawValue"
    case .rawNumber:
      property.path = "rawValue"
      property.isNumber = true
    }
    if member.isOptional {
      loop.index = counter
      property.position = counter
    }
    return RowKeyPlan(source: .property(property, of: loop.element))
  }

  /// The property of elements that a field stands for, and whether it may be nil.
  func member(_ field: FieldModel) -> (name: SwiftName, isOptional: Bool) {
    (.member(of: field), field.presence != .required)
  }
}
