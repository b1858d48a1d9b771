import Planner

/// `Money` from a column with minor units (cents), in the currency of the row.
func money(_ name: StaticString, minorUnits column: Identifier) -> [FieldBinding] {
    money(name) { row, _ in "\(row).\(column)" }
}

/// `Money` from any expression in minor units.
func money(_ name: StaticString, minorUnits amount: @escaping FieldBinding.Expression) -> [FieldBinding] {
    value(name) {
        field("amount") { row, scope throws(PlanError) in "round(\(try amount(row, scope)) / 100.0, 2)" }
        columns("currencyCode")
    }
}
