@testable import GenModelsGenerated

extension StructErrorTests.Object {
  /// Every struct that is an object in JSON.
  static let all: [Self] = seeds + documents + dependencies + targets

  private static let seeds: [Self] = [
    Self(type: User.self, keys: ["id": .text, "name": .text]),
    Self(
      type: Response.self,
      keys: [
        "deviceType": .text, "serviceAble": .text, "aPart": .optional(.object),
        "bPart": .optional(.array), "cPart": .optional(.array), "dPart": .optional(.object),
      ]),
    Self(type: APart.self, keys: ["some": .text]),
    Self(type: BPart.self, keys: ["label": .text, "value": .text]),
    Self(type: CPart.self, keys: ["iconUrl": .text, "text": .text, "functionType": .text]),
    Self(type: DPart.self, keys: ["name": .text, "age": .text]),
  ]

  private static let documents: [Self] = [
    Self(
      type: Feature.self,
      keys: [
        "id": .optional(.json), "bbox": .optional(.array), "geometry": .optional(.object),
        "properties": .optional(.object),
      ]),
    Self(
      type: FeatureCollection.self, keys: ["features": .array, "bbox": .optional(.array)]),
    Self(
      type: PandocDocument.self,
      keys: ["pandoc-api-version": .array, "meta": .object, "blocks": .array]),
    Self(
      type: Citation.self,
      keys: [
        "citationId": .text, "citationPrefix": .array, "citationSuffix": .array,
        "citationMode": .object, "citationNoteNum": .whole, "citationHash": .whole,
      ]),
    Self(
      type: PackageManifest.self,
      keys: [
        "name": .text, "packageKind": .object, "toolsVersion": .object,
        "defaultLocalization": .optional(.text), "platforms": .array, "products": .array,
        "targets": .array, "dependencies": .array, "traits": .optional(.array),
        "providers": .optional(.array), "pkgConfig": .optional(.text),
        "swiftLanguageVersions": .optional(.array), "cLanguageStandard": .optional(.text),
        "cxxLanguageStandard": .optional(.text),
      ]),
    Self(
      type: ToolsVersion.self,
      keys: ["_version": .text, "experimentalFeatures": .optional(.array)]),
    Self(
      type: Platform.self, keys: ["platformName": .text, "version": .text, "options": .array]),
    Self(
      type: Trait.self,
      keys: ["name": .text, "description": .optional(.text), "enabledTraits": .array]),
    Self(
      type: Product.self,
      keys: ["name": .text, "type": .object, "targets": .array, "settings": .array]),
  ]

  private static let dependencies: [Self] = [
    Self(
      type: SourceControlDependency.self,
      keys: [
        "identity": .text, "nameForTargetDependencyResolutionOnly": .optional(.text),
        "location": .object, "requirement": .object, "productFilter": .json,
        "traits": .optional(.array),
      ]),
    Self(
      type: FileSystemDependency.self,
      keys: [
        "identity": .text, "nameForTargetDependencyResolutionOnly": .optional(.text),
        "path": .text, "productFilter": .json, "traits": .optional(.array),
      ]),
    Self(
      type: RegistryDependency.self,
      keys: [
        "identity": .text, "requirement": .object, "productFilter": .json,
        "traits": .optional(.array),
      ]),
    Self(type: DependencyTrait.self, keys: ["name": .text, "condition": .optional(.json)]),
    Self(type: RemoteLocation.self, keys: ["urlString": .text]),
    Self(type: VersionRange.self, keys: ["lowerBound": .text, "upperBound": .text]),
  ]

  private static let targets: [Self] = [
    Self(
      type: Target.self,
      keys: [
        "name": .text, "type": .text, "path": .optional(.text), "url": .optional(.text),
        "checksum": .optional(.text), "sources": .optional(.array), "exclude": .array,
        "resources": .array, "publicHeadersPath": .optional(.text), "dependencies": .array,
        "settings": .array, "packageAccess": .optional(.bool), "pkgConfig": .optional(.text),
        "providers": .optional(.array), "pluginCapability": .optional(.object),
        "pluginUsages": .optional(.array),
      ]),
    Self(
      type: Condition.self,
      keys: ["platformNames": .array, "config": .optional(.text), "traits": .optional(.array)]),
    Self(
      type: Resource.self,
      keys: ["path": .text, "rule": .object, "localization": .optional(.text)]),
    Self(
      type: BuildSetting.self,
      keys: ["tool": .text, "kind": .object, "condition": .optional(.object)]),
  ]
}
