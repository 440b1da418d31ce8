import Testing

@testable import GenModelsGenerated

extension Sample {
  /// Every type of geojson.yml.
  static let geoJSON: [Sample] = geometries + documents + features

  private static let geometries: [Sample] = [
    Sample(#"{"type": "Point", "coordinates": [1.5, 2]}"#, Geometry.point(coordinates: [1.5, 2])),
    Sample(
      #"{"type": "Point", "coordinates": [], "bbox": [0, 1, 2, 3]}"#,
      Geometry.point(coordinates: [], bbox: [0, 1, 2, 3])
    ),
    Sample(
      #"{"type": "Point", "coordinates": [1], "bbox": null}"#,
      Geometry.point(coordinates: [1]),
      written: #"{"type": "Point", "coordinates": [1]}"#
    ),
    Sample(
      #"{"type": "MultiPoint", "coordinates": [[1, 2, 3]]}"#,
      Geometry.multiPoint(coordinates: [[1, 2, 3]])
    ),
    Sample(
      #"{"type": "LineString", "coordinates": [[1, 2], [3, 4]]}"#,
      Geometry.lineString(coordinates: [[1, 2], [3, 4]])
    ),
    Sample(
      #"{"type": "MultiLineString", "coordinates": [[[1, 2]]], "bbox": [9]}"#,
      Geometry.multiLineString(coordinates: [[[1, 2]]], bbox: [9])
    ),
    Sample(
      #"{"type": "Polygon", "coordinates": [[[1, 2], [3, 4]], []]}"#,
      Geometry.polygon(coordinates: [[[1, 2], [3, 4]], []])
    ),
    Sample(
      #"{"type": "MultiPolygon", "coordinates": [[[[1, 2]]]]}"#,
      Geometry.multiPolygon(coordinates: [[[[1, 2]]]])
    ),
    Sample(
      #"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1, 2]}]}"#,
      Geometry.geometryCollection(geometries: [.point(coordinates: [1, 2])])
    ),
  ]

  private static let documents: [Sample] = [
    Sample(#"{"type": "Point", "coordinates": [1.5]}"#, GeoJSON.point(coordinates: [1.5])),
    Sample(
      #"{"type": "MultiPoint", "coordinates": [[1]], "bbox": [2]}"#,
      GeoJSON.multiPoint(coordinates: [[1]], bbox: [2])
    ),
    Sample(
      #"{"type": "LineString", "coordinates": [[1, 2]]}"#,
      GeoJSON.lineString(coordinates: [[1, 2]])
    ),
    Sample(
      #"{"type": "MultiLineString", "coordinates": [[[1, 2]]]}"#,
      GeoJSON.multiLineString(coordinates: [[[1, 2]]])
    ),
    Sample(
      #"{"type": "Polygon", "coordinates": [[[1, 2]]]}"#,
      GeoJSON.polygon(coordinates: [[[1, 2]]])
    ),
    Sample(
      #"{"type": "MultiPolygon", "coordinates": [[[[1, 2]]]]}"#,
      GeoJSON.multiPolygon(coordinates: [[[[1, 2]]]])
    ),
    Sample(
      #"{"type": "GeometryCollection", "geometries": [], "bbox": []}"#,
      GeoJSON.geometryCollection(geometries: [], bbox: [])
    ),
    Sample(
      #"{"type": "Feature", "id": 7, "geometry": null, "properties": {"user_name": "a"}}"#,
      GeoJSON.feature(
        Feature(id: .int(7), bbox: nil, geometry: nil, properties: ["user_name": .string("a")])
      )
    ),
    Sample(
      #"{"type": "FeatureCollection", "features": []}"#,
      GeoJSON.featureCollection(FeatureCollection(features: []))
    ),
    Sample(
      """
      {"type": "FeatureCollection", "bbox": [1], "name": "n", "crs": null, "options": [1],
       "properties": {"a": null},
       "features": [{"type": "Feature", "geometry": null, "properties": null}]}
      """,
      GeoJSON.featureCollection(
        FeatureCollection(
          features: [.feature(Feature(id: nil, bbox: nil, geometry: nil, properties: nil))],
          bbox: [1],
          extras: [
            "name": .string("n"), "crs": .null, "properties": .object(["a": .null]),
            "options": .array([.int(1)]),
          ])
      )
    ),
  ]

  private static let features: [Sample] = [
    Sample(
      #"{"type": "Feature", "bbox": [1], "geometry": null, "properties": {}}"#,
      FeatureItem.feature(Feature(id: nil, bbox: [1], geometry: nil, properties: [:]))
    ),
    Sample(
      #"{"geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": null}"#,
      Feature(id: nil, bbox: nil, geometry: .point(coordinates: [1, 2]), properties: nil)
    ),
    Sample(#"{"features": [], "bbox": [1]}"#, FeatureCollection(features: [], bbox: [1])),
    Sample(
      #"{"geometry": null, "properties": null, "title": "t"}"#,
      Feature(geometry: nil, properties: nil, extras: ["title": .string("t")])
    ),
    Sample(
      #"{"id": null}"#,
      Feature(id: .null, bbox: nil, geometry: nil, properties: nil),
      written: #"{"id": null, "geometry": null, "properties": null}"#
    ),
  ]
}
