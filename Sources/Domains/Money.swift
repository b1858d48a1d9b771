import Planner

/// `Money` from a column with minor units (cents), in the currency of the row.
func money(_ name: StaticString, minorUnits column: Identifier) -> [FieldBinding] {
    value(name) {
        field("amount") { row, _ in "round(\(row).\(column) / 100.0, 2)" }
        columns("currencyCode")
    }
}
