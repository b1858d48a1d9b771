import Languages
import Planner

/// The facets of the recipes that match a filter: how many recipes have each value.
///
/// The filter goes to the database unchanged, because each value answers with the filter to send next.
@FieldBindings var recipeFacets: [FieldBinding] {
    groups(
        "facets",
        by: "name",
        order: .ascending(.bigint) { "\($0).place" },
        from: { _, scope throws(PlanError) in
            let chosen = scope.value("filter", as: .json) ?? "NULL"
            // Checks the same limit as the list itself.
            _ = scope.list("filter.diets", as: .enumerationArray("diet"))
            // Counted from bitmaps, except for the fields that have none.
            let among = try scope.ids(in: "recipe") { recipe, scope throws(PlanError) in
                try filterWithoutFacets(recipe, scope)
                if let safe = isSafe(recipe, scope) { scope.filter(safe) }
                if let typed = scope.words("filter.search") {
                    scope.filter("\(recipe).search @@ (\(ListSearch.Language.words.reading(typed, "'{RECIPES}'", scope.language)))[1]")
                    for limit in recipeLimits.conditions(on: recipe, in: "filter.search", scope) { scope.filter(limit) }
                }
            }
            return "SELECT * FROM recipe_facets(\(chosen), \(among ?? "NULL"))"
        }
    ) {
        columns("name")
        items("values") {
            columns("value", "count", "isSelected", "input")
            field("label") { row, scope in label(of: row, in: scope.language) }
        }
    }
}

/// The label of a value: the label of the enum's value, or the bounds of a band with their unit.
private func label(of row: Alias, in language: TextLanguage) -> SQL {
    let orMore = BilingualText(" or more", " o más").literal(in: language)
    return """
        CASE \(row).name \
        WHEN 'cuisine' THEN \(EnumLabels.cuisine.label(of: "\(row).value", in: language)) \
        WHEN 'mealType' THEN \(EnumLabels.mealType.label(of: "\(row).value", in: language)) \
        WHEN 'diets' THEN \(EnumLabels.diet.label(of: "\(row).value", in: language)) \
        ELSE replace(rtrim(\(row).value, '-'), '-', '–') || CASE \(row).name WHEN 'calories' THEN ' kcal' ELSE ' g' END \
        || CASE WHEN \(row).value LIKE '%-' THEN \(orMore) ELSE '' END END
        """
}
