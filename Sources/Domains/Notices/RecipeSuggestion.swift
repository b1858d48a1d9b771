import Engine
import Mail
import Postgres

extension ScheduledNotice {
    /// Picks the best of the week's suggestions (`suggested_recipes`) that the account has not been notified of.
    ///
    /// Otherwise picks the suggestion with the oldest notification. No recipe is repeated within 30 days.
    static let recipeSuggestion = ScheduledNotice(
        kind: .recipeSuggestion,
        question: { due, moment in
            """
            SELECT due.account, chosen.* FROM unnest(\(due.map(\.account)), \(due.compactMap(\.localDay), as: "date[]")) AS due (account, day)
            CROSS JOIN LATERAL (
                SELECT recipe.id AS recipe, recipe.title_en AS english_title, recipe.title_es AS spanish_title
                FROM suggested_recipes(due.account, due.day, NULL, NULL, false, 20) AS suggested JOIN recipe ON recipe.id = suggested.recipe_id
                LEFT JOIN (
                    SELECT object_id, max(created_at) AS at FROM notification
                    WHERE account_id = due.account AND kind = 'RECIPE_SUGGESTION' AND object_type = 'recipe' GROUP BY object_id
                ) AS earlier ON earlier.object_id = recipe.id
                WHERE earlier.at IS NULL OR earlier.at < coalesce(\(moment, as: "timestamptz"), now()) - interval '30 days'
                ORDER BY earlier.at NULLS FIRST, suggested.position LIMIT 1
            ) AS chosen
            """
        },
        contents: { rows, app throws(PostgresError) in
            try rows.decode(SuggestedRecipe.self).map { suggested in
                Content(
                    account: suggested.account,
                    notice: Notice(
                        .recipeSuggestion,
                        .recipeSuggested,
                        .recipeSuggestedText(english: suggested.englishTitle, spanish: suggested.spanishTitle),
                        about: AuditedObject("recipe", suggested.recipe)
                    ),
                    email: { name in
                        .recipeSuggestion(name: name, english: suggested.englishTitle, spanish: suggested.spanishTitle, app: app)
                    }
                )
            }
        }
    )
}

/// The recipe chosen for an account.
private struct SuggestedRecipe: Decodable {
    let account: Int64
    let recipe: Int64
    let englishTitle: String
    let spanishTitle: String
}
