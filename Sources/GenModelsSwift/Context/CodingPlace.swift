/// Where the coding of fields takes place, as far as the templates must name it.
struct CodingPlace {
  /// The constant that holds the container.
  var container = "container"
  /// The enum of the container's keys.
  var keyEnum = "CodingKeys"
  var decoder = "decoder"
  var encoder = "encoder"
  /// Whether the values are properties of self.
  var isMember = false
  /// Whether the values are told by position.
  var isPositional = false

  /// The body of a struct that is an object.
  static var members: CodingPlace { CodingPlace(isMember: true) }

  /// The body of a struct that is an array.
  static var positions: CodingPlace { CodingPlace(isMember: true, isPositional: true) }
}
