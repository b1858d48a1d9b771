import Importing
import JSON

/// The position of a store in degrees (WGS 84).
struct StorePoint {
    let latitude: Double
    let longitude: Double

    /// Checks the ranges of both numbers.
    init(latitude: Double, longitude: Double) throws(RecordProblem) {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { throw Self.problem(latitude, longitude) }
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// The mean of several points, such as the corners of a building.
    init?(meanOf points: [(latitude: Double, longitude: Double)]) throws(RecordProblem) {
        guard !points.isEmpty else { return nil }
        let sum = points.reduce((0.0, 0.0)) { ($0.0 + $1.latitude, $0.1 + $1.longitude) }
        try self.init(latitude: sum.0 / Double(points.count), longitude: sum.1 / Double(points.count))
    }

    /// The problem of numbers that are out of range.
    static func problem(_ latitude: Double, _ longitude: Double) -> RecordProblem {
        let numbers = "the latitude is \(latitude) and the longitude is \(longitude)"
        return abs(latitude) <= 180 && abs(longitude) <= 90
            ? RecordProblem("\(numbers): they are probably swapped, because a latitude is from -90 to 90")
            : RecordProblem("\(numbers): a latitude from -90 to 90 and a longitude from -180 to 180 degrees (WGS 84) are needed")
    }
}
