import Engine
import Geocoding
public import Planner
import Postgres

/// The cost of a request to the geocoder, in points of the caller's allowance.
private let geocodingCost = 200

/// A place of the gazetteer in an address that also names a street.
private struct StreetTown: Decodable {
    let latitude: Double
    let longitude: Double
}

extension MutationCall {
    /// The point of a street address, from the operator's geocoder.
    ///
    /// Nil without a geocoder, for callers without an account, for places with coordinates, and for addresses without a street.
    func geocodedPoint(of place: ExactPlace) async throws(MutationFailure) -> GeographicPoint? {
        guard let geocoder = services.geocoder, viewer != nil, place.latitude == nil, let address = place.address else { return nil }
        let found = try await readFirst(
            StreetTown.self,
            """
            SELECT found.latitude, found.longitude FROM address_place(\(address)) AS found
            WHERE found.latitude IS NOT NULL AND names_street(\(address))
            """
        )
        guard let found, let town = GeographicPoint(latitude: found.latitude, longitude: found.longitude) else { return nil }
        return await geocoder.point(of: address, near: town, account: account) { await spend(geocodingCost) }
    }
}

extension MutationServices {
    /// Returns the point of an address that an account has looked up before; nil without a geocoder.
    public var lookedUpPoint: (@Sendable (_ address: String, _ account: Int64) -> KnownPoint?)? {
        guard let geocoder else { return nil }
        return { address, account in
            let point = geocoder.knownPoint(of: address, account: account)
            return point.map { KnownPoint(latitude: $0.latitude, longitude: $0.longitude) }
        }
    }
}
