import GraphQL
import Planner

extension ArgumentRule {
    /// The reason why arguments about distances require a point.
    static let distanceNeedsPoint = "a distance is measured from a point"
}

extension PlanError {
    /// The error for a binding without the rule that its filters and orders rely on.
    ///
    /// This is a bug in the program, not a client error.
    static func ruleMissing(_ rule: String) -> PlanError { PlanError("A binding lacks a rule: \(rule).", code: .internal) }
}

/// The distance in kilometres between two points on the surface of the earth.
///
/// NULL without an origin.
func kilometres(from origin: SQL?, to place: SQL) -> SQL {
    origin.map { "kilometres(\(place) <-> \($0))" } ?? "NULL::double precision"
}

/// The distance in miles between two points on the surface of the earth.
///
/// NULL without an origin.
func miles(from origin: SQL?, to place: SQL) -> SQL {
    origin.map { "miles(\(place) <-> \($0))" } ?? "NULL::double precision"
}

// Distances between a point in the arguments and the points of rows.
extension Scope {
    /// Keeps rows within a distance of a point, if both arguments are given.
    func filter(within kilometres: String, of near: String, _ place: SQL) throws(PlanError) {
        guard let distance = try number(kilometres, in: 0...20_040) else { return }
        guard let origin = try point(near) else { throw .ruleMissing("“\(kilometres)” requires “\(near)”") }
        filter(place, within: distance, of: origin, isNear: isNumber(kilometres, in: 0...200))
    }

    /// Keeps rows within a distance in kilometres.
    ///
    /// The exact condition is the distance, and an index finds rows by the box. The box is left out for large distances, where it would
    /// contain most rows. PostgreSQL's estimates for both are constants.
    func filter(_ place: SQL, within kilometres: SQL, of origin: SQL, isNear: Bool) {
        filter("(\(place) <-> \(origin)) <= straight_metres(\(kilometres))", isEstimatedByValues: false)
        if isNear { filter("\(place) <@ kilometres_around(\(origin), \(kilometres))", isEstimatedByValues: false) }
    }

    /// The order by distance from a point, the nearest first unless the argument `orderBy` reverses it.
    ///
    /// The binding's rules require the point.
    func byDistance(from near: String, to place: @escaping @Sendable (Alias) -> SQL) throws(PlanError) -> [SortKey] {
        guard let origin = try point(near), let latitude = try number(near + ".latitude", in: -90...90),
            let longitude = try number(near + ".longitude", in: -180...180)
        else { throw .ruleMissing("The order by distance requires “\(near)”") }
        guard enumValue("orderBy.direction") == "DESC" else { return [.nearest { "\(place($0)) <-> \(origin)" }] }
        return [.farthest { "\(place($0)) <-> earth_point(-\(latitude), \(longitude) + 180)" }]
    }
}
