import Planner

extension Scope {
    /// The place of the address in an argument, as a relation of at most one row; nil if the argument is absent or blank.
    ///
    /// The geocoder's point is more precise than the gazetteer.
    func placeOfAddress(_ path: String) -> SQL? {
        guard let address = typed(path), let known = knownPoint(path) else { return nil }
        return "SELECT * FROM resolved_place(\(address), \(known.latitude), \(known.longitude))"
    }

    /// The point of the address in an argument, or NULL if its place is unknown; nil if the argument is absent or blank.
    ///
    /// A subquery, so that PostgreSQL resolves the address once.
    func pointOfAddress(_ path: String) -> SQL? {
        guard let address = typed(path), let known = knownPoint(path) else { return nil }
        return "(SELECT coalesce(earth_point(\(known.latitude), \(known.longitude)), address_point(\(address))))"
    }
}

/// The advice for an address without a known place, or NULL.
func hintForAddress(_ address: SQL, in language: TextLanguage) -> SQL {
    "SELECT CASE WHEN address_point(\(address)) IS NULL THEN \(unknownAddressHint.literal(in: language)) END AS hint"
}

/// The places that the writer of an unknown address may have meant, or NULL.
func suggestionsForAddress(_ address: SQL, in language: TextLanguage) -> SQL {
    "SELECT address_suggestions(\(address), \(SQL.literal(language.enumValue))::language) AS suggestions"
}

/// The advice for an address without a known place.
let unknownAddressHint = BilingualText(
    "We do not know any place in this address. Enter the town, with its region or country, or the postcode.",
    "No conocemos ningún lugar de esta dirección. Indica la localidad, con su región o país, o el código postal."
)

/// The fields of `ResolvedPlace`.
@FieldBindings var placeFields: [FieldBinding] {
    texts("name")
    columns("city", "region", "countryCode", "kind", "match", "precision")
    value("location") { columns("latitude", "longitude") }
}
