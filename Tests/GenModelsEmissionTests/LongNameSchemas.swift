/// Schemas for ``LongNameTests`` whose conditions, arrays and choices get long.
extension LongNameTests {
  /// Inline values that may be missing, presence, and values told apart by their looks.
  static func objectSchema(_ length: Int, access: String) -> String {
    func t(_ seed: Int) -> String { type(length, seed) }
    func m(_ seed: Int) -> String { member(length, seed) }
    return """
      swift: { access: \(access) }
      types:
        \(t(1)): { fields: { \(m(1)): String, \(m(2))?: Int } }
        \(t(2)):
          discriminator: \(m(3))
          unknown: keep
          cases: { \(m(4)): { fields: { \(m(5)): Int } }, \(m(6)), \(m(7)), \(m(8)): { aliases: [\(m(9)), \(m(10))] } }
        \(t(3)):
          fields:
            id: String
            \(m(11))?: { type: \(t(1)), inline: true }
            \(m(12))?: { type: \(t(2)), inline: true }
        \(t(4)):
          discriminator: \(m(13))
          cases:
            \(m(14)): { fields: { \(m(15))?: { type: \(t(1)), inline: true }, \(m(16)): Int } }
            \(m(17)): { fields: { \(m(18))?: { type: \(t(2)), inline: true }, \(m(16)): Int } }
        \(t(5)):
          tagging: presence
          cases:
            \(m(20)): Int?
            \(m(21)): JSON
            \(m(22)):
            \(m(23)):
            \(m(24)): { type: \(t(1)), aliases: [\(m(25)), \(m(26))] }
            \(m(27)): { fields: { \(m(27)): String, \(m(28))?: Int } }
            \(m(29)): Int
            \(m(30)): Int
            \(m(31)): Int
            \(m(32)): Int
        \(t(6)):
          tagging: untagged
          cases: { text: String, \(m(33)): \(t(5)), \(m(34)): \(t(2)), \(m(35)): \(t(7)), \(m(36)): { fields: { \(m(37)): Int } } }
        \(t(7)):
          discriminator: { key: \(m(38)), match: caseInsensitive }
          cases: { \(m(39)): { fields: { \(m(40)): Int } }, \(m(41)), \(m(42)) }
        \(t(8)):
          tagging: untagged
          policy: exactlyOne
          cases:
            \(m(43)): { fields: { \(m(43)): Int, \(m(44)): Int } }
            \(m(45)): { fields: { \(m(43)): Int, \(m(45)): Int } }
            \(m(46)): { fields: { \(m(44)): Int, \(m(45)): Int } }
            \(m(47)): \(t(5))
            \(m(48)): { fields: { \(m(49)): String } }
            \(m(50)): { fields: { \(m(49)): Int } }
            \(m(51)): { fields: { \(m(49)): [Int] } }
            \(m(52)): { fields: { \(m(49)): \(t(1)) } }
            \(m(53)): \(t(7))
            \(m(54)): \(t(2))
        \(t(9)):
          tagging: untagged
          order: [\(m(55)), \(m(57)), \(m(58)), \(m(59)), \(m(60)), \(m(56))]
          cases: { \(m(55)): \(t(5)), \(m(56)): \(t(2)), \(m(57)): \(t(7)), \(m(58)): \(t(10)), \(m(59)): Int, \(m(60)): String }
        \(t(10)):
          discriminator: [\(m(61)), \(m(62))]
          cases: { \(m(63)): \(t(1)), \(m(64)), \(m(65)) }
        \(t(11)):
          tagging: untagged
          cases: { \(m(66)): \(t(12)), \(m(67)): Int, \(m(68)): \(t(13)) }
        \(t(12)): { values: [\(m(69)), \(m(70)), \(m(71))] }
        \(t(13)): { values: [\(m(72)), \(m(73))] }
        \(t(14)):
          tagging: untagged
          cases: { \(m(74)): { tuple: true, fields: { x: Int } }, \(m(75)): \(t(1)), \(m(76)): Date }
        \(t(15)):
          fields:
            \(m(77)): { type: [\(t(2))], skip: invalid }
            \(m(78))?: { type: [\(t(7))], skip: unknown }
        \(t(16)):
          discriminator: { keys: [\(m(79)), \(m(80)), \(m(81))] }
          cases: { \(m(82)): { tag: [a, b, c] }, \(m(83)): { tag: [\(m(84)), null, c] } }

      """
  }
}
