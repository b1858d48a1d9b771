import Engine
import Geocoding
import Planner
import Postgres

/// A place that a person gave, with its point and its public area.
struct LocatedPlace: Decodable {
    /// The person's address, or else the area.
    let address: String
    let area: String
    let latitude: Double
    let longitude: Double
    /// Whether the person gave the point.
    ///
    /// Otherwise it comes from the address: it is the geocoder's point, or the centre of the town, district or postcode.
    let hasExactPoint: Bool
}

extension MutationCall {
    /// Finds the point and the public area of a place.
    ///
    /// Returns nil for an address without coordinates that has no known place. Mutations that need a place locate it here, before their
    /// first statement that writes.
    func locate(_ place: ExactPlace) async throws(MutationFailure) -> LocatedPlace? {
        let point = try await geocodedPoint(of: place)
        return try await readFirst(
            LocatedPlace.self,
            """
            SELECT coalesce(given.address, shown.area, position.text) AS address, coalesce(shown.area, position.text) AS area,
                coalesce(given.latitude, shown.found_latitude) AS latitude, coalesce(given.longitude, shown.found_longitude) AS longitude,
                \(place.latitude != nil) AS has_exact_point
            FROM (
                SELECT \(place.address) AS address, \(place.latitude ?? point?.latitude) AS latitude,
                    \(place.longitude ?? point?.longitude) AS longitude
            ) AS given
            CROSS JOIN LATERAL public_area(given.address, given.latitude, given.longitude) AS shown
            CROSS JOIN LATERAL (SELECT area_degrees(given.latitude) || ', ' || area_degrees(given.longitude) AS text) AS position
            WHERE coalesce(shown.area, position.text) IS NOT NULL
            """
        )
    }
}
