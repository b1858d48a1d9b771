import Planner

/// `Money` from a column with minor units (cents), in the currency of the row.
func money(_ name: StaticString, minorUnits column: Identifier) -> [FieldBinding] {
    value(name) {
        field("amount") { row, _ in "round(\(row).\(column) / 100.0, 2)" }
        columns("currencyCode")
    }
}

/// `Money` from an expression in minor units of US dollars, the currency of budgets.
///
/// Null unless `when` holds.
func money(
    _ name: StaticString,
    when presence: FieldBinding.Presence? = nil,
    minorUnits amount: @escaping FieldBinding.Expression
) -> [FieldBinding] {
    value(name, when: presence) {
        field("amount") { row, scope throws(PlanError) in "round(coalesce(\(try amount(row, scope)), 0) / 100.0, 2)" }
        field("currencyCode") { _, _ in "'USD'::text" }
    }
}
