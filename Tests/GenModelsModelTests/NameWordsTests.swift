import GenModelsModel
import GenModelsSchema
import Testing

/// Sections 1, 9.10 and 9.11 of the schema language.
@Suite struct NameWordsTests {
  @Test(arguments: [
    ("userID", ["user", "ID"]), ("pageURL", ["page", "URL"]), ("HTTPStatus", ["HTTP", "Status"]),
    ("rowXIndex", ["row", "X", "Index"]), ("heading1", ["heading1"]),
    ("mpeg4Gif", ["mpeg4", "Gif"]), ("part1B", ["part1", "B"]), ("heading_1", ["heading", "1"]),
    ("heading-1", ["heading", "1"]), ("TEST_RUNNER", ["TEST", "RUNNER"]), ("IOS", ["IOS"]),
    ("AWS::S3::Bucket", ["AWS", "S3", "Bucket"]), ("__typename", ["typename"]), ("_15", ["15"]),
    ("iso_639_1", ["iso", "639", "1"]), ("not allowed", ["not", "allowed"]), ("", []), ("_", []),
    ("-- ::", []), ("aB", ["a", "B"]), ("ABc", ["A", "Bc"]), ("x86_64", ["x86", "64"]),
    ("URLs", ["UR", "Ls"]), ("größeÄndern", ["größe", "Ändern"]), ("名前", ["名前"]),
    ("a\u{301}Bc", ["a\u{301}", "Bc"]), ("😀smile", ["smile"]),
  ])
  func splits(_ name: String, _ words: [String]) {
    #expect(NameWords.split(name) == words)
  }

  @Test(arguments: [
    ("heading_1", "heading1", "Heading1"), ("heading-1", "heading1", "Heading1"),
    ("TEST_RUNNER", "testRunner", "TestRunner"), ("IOS", "ios", "Ios"),
    ("AWS::S3::Bucket", "awsS3Bucket", "AwsS3Bucket"), ("not allowed", "notAllowed", "NotAllowed"),
    ("x-large", "xLarge", "XLarge"), ("iso_639_1", "iso6391", "Iso6391"),
    ("__typename", "__typename", "__Typename"), ("_15", "_15", "_15"), ("15", "15", "15"),
    ("HTTPStatus", "httpStatus", "HttpStatus"), ("iPhone case", "iPhoneCase", "IPhoneCase"),
    ("", "", ""), ("__", "", ""), ("+", "", ""), ("ß-test", "ßTest", "SsTest"),
    ("__a_b", "__aB", "__AB"), ("\u{202E}abc", "abc", "Abc"), ("a\u{0}b", "aB", "AB"),
  ])
  func camelCases(_ name: String, _ member: String, _ type: String) {
    #expect(NameWords.camelCase(name, capitalized: false) == member)
    #expect(NameWords.camelCase(name, capitalized: true) == type)
  }

  @Test(arguments: [
    ("userID", "user_id"), ("pageURL", "page_url"), ("rowXIndex", "row_x_index"),
    ("heading1", "heading1"), ("mpeg4Gif", "mpeg4_gif"), ("part1B", "part1_b"), ("id", "id"),
    ("__typeName", "__type_name"),
    // Any other written name is itself the key.
    ("HTTPStatus", "HTTPStatus"), ("iso_639_1", "iso_639_1"), ("heading-1", "heading-1"),
    ("TEST_RUNNER", "TEST_RUNNER"), ("IOS", "IOS"), ("_15", "_15"), ("not allowed", "not allowed"),
    ("x86_64", "x86_64"),
  ])
  func makesSnakeCaseKeys(_ name: String, _ key: String) {
    #expect(NameWords.key(name, style: .snakeCase) == key)
  }

  @Test(arguments: [
    (KeyStyle.verbatim, "userID2Part", "userID2Part"), (.snakeCase, "userID2Part", "user_id2_part"),
    (.kebabCase, "userID2Part", "user-id2-part"), (.camelCase, "userID2Part", "userId2Part"),
    (.pascalCase, "userID2Part", "UserId2Part"),
    (.screamingSnakeCase, "userID2Part", "USER_ID2_PART"), (.kebabCase, "_pageURL", "_page-url"),
    (.pascalCase, "HTTPStatus", "HTTPStatus"), (.camelCase, "iso_639_1", "iso_639_1"),
  ])
  func makesKeys(_ style: KeyStyle, _ name: String, _ key: String) {
    #expect(NameWords.key(name, style: style) == key)
  }

  @Test(arguments: [
    ("iconUrl", true, false), ("IconUrl", false, true), ("icon_url", false, false),
    ("__typename", true, false), ("_Id", false, false), ("1a", false, false), ("", false, false),
    ("_", false, false), ("été", true, false), ("名前", true, true), ("a b", false, false),
    ("a\u{200B}b", false, false), ("x\\(y)", false, false),
  ])
  func knowsIdentifiers(_ name: String, _ isMember: Bool, _ isType: Bool) {
    #expect(NameWords.isLowerCamelCase(name) == isMember)
    #expect(NameWords.isUpperCamelCase(name) == isType)
  }
}
