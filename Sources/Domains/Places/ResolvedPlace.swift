import Planner

/// The gazetteer's place for an address, as a relation of one row.
func placeOfAddress(_ address: SQL) -> SQL { "SELECT * FROM resolved_place(\(address))" }

/// The fields of `ResolvedPlace`.
@FieldBindings var placeFields: [FieldBinding] {
    texts("name")
    columns("city", "region", "countryCode", "kind", "match")
    value("location") { columns("latitude", "longitude") }
}
