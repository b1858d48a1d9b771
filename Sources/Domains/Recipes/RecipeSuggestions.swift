import Languages
import Planner

/// Recipes suggested to the viewer, with reasons.
let recipeSuggestionBindings: [ObjectBinding] = [
    rows("RecipeSuggestion", in: .recipes) {
        columns("position")
        one("recipe", "Recipe", by: "recipe_id")
        field("reason") { row, scope in
            let name: SQL = scope.language.language == .spanish ? "name_es" : "name_en"
            let shared: SQL = """
                (SELECT string_agg(lower(\(name)), ', ' ORDER BY id) FROM (SELECT * FROM ingredient \
                WHERE id = ANY (\(row).shared_ids) ORDER BY price_per_kg_minor DESC, id LIMIT 3) AS shared)
                """
            return reason(
                [
                    (
                        "cardinality(\(row).shared_ids) > 0", BilingualText("Similar to what you saved: ", "Similar a lo que guardaste: "),
                        shared
                    ),
                    ("\(row).has_liked_cuisine", BilingualText("A cuisine that you like", "Una cocina que te gusta"), nil),
                    (
                        "\(row).has_saved_cuisine AND NOT \(row).has_liked_cuisine",
                        BilingualText("A cuisine that you have saved", "Una cocina que has guardado"), nil
                    ),
                    ("\(row).follows_diets", BilingualText("Fits your diet", "Encaja en tu dieta"), nil),
                    ("\(row).is_in_range", BilingualText("Within your price range", "Dentro de tu presupuesto por ración"), nil),
                    (
                        "\(row).is_near_target",
                        BilingualText("About a third of your daily energy", "Cerca de un tercio de tu energía diaria"), nil
                    ),
                    ("true", BilingualText("Diabetes friendly", "Apta para diabéticos"), nil),
                ],
                in: scope
            )
        }
    }
]

/// The suggestions for the viewer, which are the same at the root and below the account.
@FieldBindings var suggestedRecipes: [FieldBinding] {
    many("suggestedRecipes", "RecipeSuggestion", order: .ascending(.integer) { "\($0).position" }) { _, scope throws(PlanError) in
        func cents(_ bound: String, _ rounding: (SQL) -> SQL) -> SQL {
            scope.value("costPerServing.\(bound)", as: .numeric).map { rounding("least(greatest(\($0) * 100, -1), 9e17)") } ?? "NULL"
        }
        let viewer = scope.viewer ?? "NULL"
        let withAvoided: SQL = includesAvoided(scope) ? "true" : "false"
        let count = try scope.number("first", in: 1...20) ?? "10"
        // The health profile belongs to the meal plan scope.
        let energy: SQL = scope.opens(.mealPlans) ? "daily_energy(\(viewer)::bigint)" : "NULL"
        return """
            SELECT * FROM best_recipes(\(viewer)::bigint, \(today(scope)), \(cents("min") { "ceil(\($0))" })::bigint, \
            \(cents("max") { "floor(\($0))" })::bigint, \(withAvoided), (\(count))::integer, \(energy))
            """
    }
}

/// A text with one sentence for each condition that holds.
///
/// A sentence can end with a text of the row.
func reason(_ facts: [(condition: SQL, text: BilingualText, ending: SQL?)], in scope: Scope) -> SQL {
    let sentences = facts.map { fact -> SQL in
        let text = fact.text.literal(in: scope.language)
        return "CASE WHEN \(fact.condition) THEN \(text) \(fact.ending.map { "|| \($0)" as SQL } ?? "") END"
    }
    return "concat_ws('. ', \(.joined(sentences, separator: ", ")))"
}
