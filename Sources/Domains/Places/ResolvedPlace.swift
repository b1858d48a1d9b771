import Planner

/// The place of the gazetteer that an address was resolved to, as a relation of one row.
func placeOfAddress(_ address: SQL) -> SQL { "SELECT * FROM resolved_place(\(address))" }

/// `ResolvedPlace`, over that relation.
@FieldBindings var placeFields: [FieldBinding] {
    texts("name")
    columns("city", "region", "countryCode", "kind", "match")
    value("location") { columns("latitude", "longitude") }
}
