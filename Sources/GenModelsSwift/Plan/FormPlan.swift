import GenModelsModel
import GenModelsSchema

/// How a value looks in JSON where neither its type nor the coder says so.
struct FormPlan: Sendable {
  /// The type of the form, that of an optional without its mark.
  var type: String
  /// Whether the value is an optional, so that its nil has no form.
  var isOptional = false
  /// Whether nil has a form, which is written like any other.
  var writesNil = false
}

/// The emitted types that are forms of values.
private enum FormType: String {
  case iso8601 = "ISO8601DateForm"
  case fractionalISO8601 = "FractionalISO8601DateForm"
  case unixSeconds = "UnixSecondsForm"
  case unixMilliseconds = "UnixMillisecondsForm"
  case pattern = "PatternDateForm"
  case base64 = "Base64Form"
  case unpaddedBase64 = "UnpaddedBase64Form"
  case base64URL = "Base64URLForm"
  case text = "TextNumberForm"
  case lenient = "LenientNumberForm"
  case intBool = "IntBoolForm"
  case dictionary = "DictionaryForm"
  case codedDictionary = "CodedDictionaryForm"
  case single = "SingleForm"
  case codedSingle = "CodedSingleForm"
  case lone = "LoneForm"
  case codedLone = "CodedLoneForm"
  case empty = "EmptyForm"
  case codedEmpty = "CodedEmptyForm"

  /// The form of one type behind which others stand in angle brackets.
  func of(_ types: String...) -> String {
    "\(rawValue)<\(types.joined(separator: ", "))>"
  }
}

extension SwiftPlanner {
  /// The form of the values of a field, nil where the compiler's own coding is right.
  func form(of field: FieldModel) -> FormPlan? {
    var form = form(of: field.type)
    if let single = field.single, case .array(let element) = model.unaliased(field.type) {
      let inner = self.form(of: element)
      let type: FormType =
        switch single.value {
        case .accept: inner == nil ? .single : .codedSingle
        case .keep: inner == nil ? .lone : .codedLone
        }
      form = type.of(inner ?? spell(element))
    }
    guard field.readsEmptyAsNil != nil else { return form.map { FormPlan(type: $0) } }
    let type = form == nil ? FormType.empty : .codedEmpty
    return FormPlan(type: type.of(form ?? spell(field.type)), writesNil: true)
  }

  /// The form of the values of a type, nil where the compiler's own coding is right.
  func form(of type: TypeReference) -> String? {
    guard forms.areNeeded else { return nil }
    switch type {
    case .builtIn, .external, .broken: return nil
    case .coded(let builtIn, let codec): return form(of: builtIn, codec)
    case .optional(let wrapped): return form(of: wrapped).map { $0 + "?" }
    case .array(let element): return form(of: element).map { "[" + $0 + "]" }
    case .dictionary(.string, let value): return form(of: value).map { "[String: " + $0 + "]" }
    case .dictionary(.int, let value): return dictionary(BuiltInType.int.rawValue, value)
    case .dictionary(.declared(let key), let value):
      return dictionary(spell(.declared(key)), value)
    case .declared(let index):
      guard let target = forms.aliases[index] else { return nil }
      return form(of: target)
    }
  }

  private func dictionary(_ key: String, _ value: TypeReference) -> String {
    if let form = form(of: value) { return FormType.codedDictionary.of(key, form) }
    return FormType.dictionary.of(key, spell(value))
  }

  private func form(of type: BuiltInType, _ codec: Codec) -> String {
    switch codec {
    case .iso8601(isFractional: false): FormType.iso8601.rawValue
    case .iso8601(isFractional: true): FormType.fractionalISO8601.rawValue
    case .unix(.seconds): FormType.unixSeconds.rawValue
    case .unix(.milliseconds): FormType.unixMilliseconds.rawValue
    case .pattern(let pattern): FormType.pattern.of(forms.patterns[pattern]?.name ?? "")
    case .base64(.base64): FormType.base64.rawValue
    case .base64(.unpadded): FormType.unpaddedBase64.rawValue
    case .base64(.url): FormType.base64URL.rawValue
    case .text: FormType.text.of(type.rawValue)
    case .lenient: FormType.lenient.of(type.rawValue)
    case .int: FormType.intBool.rawValue
    }
  }
}
