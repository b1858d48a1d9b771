import Engine
import Planner
import Postgres

extension UserErrors {
    /// Adds an error if an address without coordinates has no known place, unless it is the account's stored address.
    mutating func requireKnownPlace(_ place: ExactPlace?, _ call: MutationCall) async throws(MutationFailure) {
        guard let place, place.latitude == nil, let address = place.address else { return }
        let known = try await call.read(
            """
            SELECT FROM address_place(\(address)) AS found WHERE found.latitude IS NOT NULL
            UNION ALL SELECT FROM account WHERE id = \(call.account) AND address = \(address) LIMIT 1
            """
        )
        if known.rowCount == 0 { try await addUnknownPlace(place, call) }
    }

    /// Adds the error of an address without a known place, with the places that it may mean.
    mutating func addUnknownPlace(_ place: ExactPlace, _ call: MutationCall) async throws(MutationFailure) {
        let suggestions = try await call.readAll(
            String.self,
            "SELECT unnest(address_suggestions(\(place.address), \(call.textLanguage.enumValue.description, as: "language")))"
        )
        var inner = UserErrors()
        inner.add(.unknownPlace, .unknownPlace(suggesting: suggestions), "address")
        add(inner, in: "location")
    }
}
