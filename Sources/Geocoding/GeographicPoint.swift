import Glibc

/// A point on the surface of the earth, in degrees.
public struct GeographicPoint: Sendable, Hashable {
    /// The latitude, from -90 to 90.
    public let latitude: Double
    /// The longitude, from -180 to 180.
    public let longitude: Double

    /// Creates a point; nil if a coordinate is out of range or not a number.
    public init?(latitude: Double, longitude: Double) {
        guard (-90.0...90).contains(latitude), (-180.0...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The distance to another point in kilometres, by the haversine formula on a sphere with a radius of 6,371 km.
    public func kilometres(to other: GeographicPoint) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let height = sin(radians(other.latitude - latitude) / 2)
        let width = sin(radians(other.longitude - longitude) / 2)
        let chord = height * height + cos(radians(latitude)) * cos(radians(other.latitude)) * width * width
        return 2 * 6_371 * asin(min(1, chord.squareRoot()))
    }
}
