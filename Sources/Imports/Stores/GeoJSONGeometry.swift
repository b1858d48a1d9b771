import Importing
import JSON

/// The geometry of a feature: a point, or a line or an area whose centre counts.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc7946#section-3.1
struct GeoJSONGeometry {
    private let geometry: JSONField

    init(_ geometry: JSONField) {
        self.geometry = geometry
    }

    /// Returns the point, or the mean of the corners.
    func point() throws(RecordProblem) -> StorePoint {
        let coordinates = geometry["coordinates"]
        let points: [JSONField]
        switch geometry["type"].text {
        case "Point": points = [coordinates]
        case "MultiPoint", "LineString": points = coordinates.items
        // The first ring is the outer one. Its first corner is also its last one.
        case "Polygon": points = (coordinates.items.first?.items ?? []).dropLast()
        case "MultiPolygon": points = coordinates.items.flatMap { ($0.items.first?.items ?? []).dropLast() }
        case let type:
            throw RecordProblem("“geometry.type” is “\(type ?? "")”: a Point, LineString, Polygon or MultiPolygon is needed")
        }
        // The longitude precedes the latitude.
        let numbers = points.compactMap { point -> (latitude: Double, longitude: Double)? in
            let items = point.items
            guard items.count >= 2, let longitude = items[0].value?.double, let latitude = items[1].value?.double else { return nil }
            return (latitude, longitude)
        }
        guard numbers.count == points.count, let point = try StorePoint(meanOf: numbers) else {
            throw RecordProblem("“geometry.coordinates” is invalid: longitude and latitude in degrees are needed")
        }
        return point
    }
}
