import Engine
import Mail
import Postgres

extension ScheduledNotice {
    /// A well rated recipe of another person that the account has not been suggested lately.
    ///
    /// It is one of the 500 best that have four stars or more. Each account goes through them in an order of its own: those that it has not been
    /// suggested yet, then those where that is longest ago, and none twice within 30 days.
    static let recipeSuggestion = ScheduledNotice(
        kind: .recipeSuggestion,
        question: { due, moment in
            """
            WITH best AS MATERIALIZED (
                SELECT id, author_id, title_en, title_es, allergens, ingredient_ids FROM recipe WHERE coalesce(average_stars, 0) >= 4
                ORDER BY coalesce(average_stars, 0) DESC, id DESC LIMIT 500
            )
            SELECT due.account, chosen.* FROM unnest(\(due.map(\.account))) AS due (account) CROSS JOIN LATERAL (
                SELECT best.id AS recipe, best.title_en AS english_title, best.title_es AS spanish_title
                FROM best LEFT JOIN (
                    SELECT object_id, max(created_at) AS at FROM notification
                    WHERE account_id = due.account AND kind = 'RECIPE_SUGGESTION' AND object_type = 'recipe' GROUP BY object_id
                ) AS earlier ON earlier.object_id = best.id
                LEFT JOIN avoided_food AS avoided ON avoided.id = due.account
                WHERE best.author_id <> due.account
                    AND NOT (best.allergens && coalesce(avoided.allergens, '{}') OR best.ingredient_ids && coalesce(avoided.ingredient_ids, '{}'))
                    AND (earlier.at IS NULL OR earlier.at < coalesce(\(moment, as: "timestamptz"), now()) - interval '30 days')
                ORDER BY earlier.at NULLS FIRST, hashint8extended(best.id, due.account) LIMIT 1
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

/// A recipe that was chosen for an account.
private struct SuggestedRecipe: Decodable {
    let account: Int64
    let recipe: Int64
    let englishTitle: String
    let spanishTitle: String
}
