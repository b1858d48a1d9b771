import GraphQL
import Planner

extension ArgumentRule {
    /// Why whatever is about distances needs a place.
    static let distanceNeedsPoint = "a distance is measured from a point"
}

extension PlanError {
    /// A binding without the rule that its filters and orders rely on: a mistake of the program, not of the client.
    static func ruleMissing(_ rule: String) -> PlanError { PlanError("A binding lacks a rule: \(rule).", code: .internal) }
}

/// The kilometres over the surface of the earth between two points; NULL from nowhere.
func kilometres(from origin: SQL?, to place: SQL) -> SQL {
    origin.map { "kilometres(\(place) <-> \($0))" } ?? "NULL::double precision"
}

/// The same in miles.
func miles(from origin: SQL?, to place: SQL) -> SQL {
    origin.map { "miles(\(place) <-> \($0))" } ?? "NULL::double precision"
}

// Distances between a place that a person names and the points of rows.
extension Scope {
    /// Keeps rows whose point lies within so many kilometres of a point, when both arguments are there.
    func filter(within kilometres: String, of near: String, _ place: SQL) throws(PlanError) {
        guard let distance = try number(kilometres, in: 0...20_040) else { return }
        guard let origin = try point(near) else { throw .ruleMissing("“\(kilometres)” needs “\(near)”") }
        filter(place, within: distance, of: origin, isNear: isNumber(kilometres, in: 0...200))
    }

    /// Keeps rows whose point lies within a distance in kilometres.
    ///
    /// The distance is what is meant, the box what an index finds; it is no use where most of everything lies in it. PostgreSQL's estimates for both
    /// are constants.
    func filter(_ place: SQL, within kilometres: SQL, of origin: SQL, isNear: Bool) {
        filter("(\(place) <-> \(origin)) <= straight_metres(\(kilometres))", isEstimatedByValues: false)
        if isNear { filter("\(place) <@ kilometres_around(\(origin), \(kilometres))", isEstimatedByValues: false) }
    }

    /// The order by distance from a point, the nearest first unless the argument `orderBy` turns it round; the binding's rules demand the point.
    func byDistance(from near: String, to place: @escaping @Sendable (Alias) -> SQL) throws(PlanError) -> [SortKey] {
        guard let origin = try point(near), let latitude = try number(near + ".latitude", in: -90...90),
            let longitude = try number(near + ".longitude", in: -180...180)
        else { throw .ruleMissing("The order by distance needs “\(near)”") }
        guard enumValue("orderBy.direction") == "DESC" else { return [.nearest { "\(place($0)) <-> \(origin)" }] }
        return [.farthest { "\(place($0)) <-> earth_point(-\(latitude), \(longitude) + 180)" }]
    }
}
