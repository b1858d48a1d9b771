/// The point of a street address that the server has looked up before, in degrees.
public struct KnownPoint: Sendable, Hashable {
    /// A coordinate of a point.
    public enum Coordinate: Sendable, Hashable {
        /// The latitude, from -90 to 90.
        case latitude
        /// The longitude, from -180 to 180.
        case longitude
    }

    private let latitude: Double
    private let longitude: Double

    /// Creates a point.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    func degrees(_ coordinate: Coordinate) -> Double {
        switch coordinate {
        case .latitude: latitude
        case .longitude: longitude
        }
    }
}

/// The points that the server knows for the addresses in one request.
///
/// Each address is looked up once, so that all statements and cursors of the request agree.
///
/// `@unchecked Sendable`: only the loop of its request uses it.
public final class KnownPoints: @unchecked Sendable {
    private let lookUp: @Sendable (_ address: String) -> KnownPoint?
    private var found: [String: KnownPoint?] = [:]

    /// Creates the points with a function that looks an address up without waiting.
    public init(lookUp: @escaping @Sendable (_ address: String) -> KnownPoint?) { self.lookUp = lookUp }

    subscript(address: String) -> KnownPoint? {
        if let known = found[address] { return known }
        let point = lookUp(address)
        found[address] = .some(point)
        return point
    }
}
