import Languages
import Planner

/// The facets of a list: how many items have each value.
///
/// The filter goes to the database unchanged, because each value answers with the filter to send next.
@FieldBindings func facets(of list: @escaping CatalogList) -> [FieldBinding] {
    groups(
        "facets",
        by: "name",
        order: .ascending(.bigint) { "\($0).place" },
        from: { key, scope throws(PlanError) in
            // Checks the same limits as the list itself.
            let searched = scope.words("filter.search")
            for path in ["filter.brands", "filter.colors", "filter.sizes", "filter.tags"] {
                _ = scope.list(path, as: .textArray, atMost: maximumChoices)
            }
            var arguments: [SQL] = [scope.language.language == .spanish ? "label_language => 'es'" : "label_language => 'en'"]
            if let chosen = scope.value("filter", as: .json) { arguments.append("chosen => \(chosen)") }
            if let searched { arguments.append("searched => \(searched)") }
            if let list = list(key ?? "NULL", scope) { arguments.append(list) }
            return "SELECT * FROM catalog_facets(\(.joined(arguments, separator: ", ")))"
        }
    ) {
        columns("name")
        items("values") {
            columns("value", "count", "isSelected", "input")
            field("label") { row, scope in "coalesce(\(FacetLabels.label(of: row, in: scope.language)), \(row).label)" }
        }
    }
}
