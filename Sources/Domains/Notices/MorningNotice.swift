import Engine
import Mail
import Postgres

extension ScheduledNotice {
    /// The morning notification: the meals planned for the day, with a remark if the account avoids a meal.
    ///
    /// A day with snacks can have more names than a notification holds; the text then ends early.
    ///
    /// On Sundays another notification asks the account to choose the week's meals, unless they are already chosen.
    static let morning = ScheduledNotice(
        kind: .plannedMeals,
        question: { due, _ in
            """
            SELECT due.account, left(string_agg(english_time || english_name, ', ' ORDER BY meal.time, meal.id), 1000) AS english_text,
                left(string_agg(spanish_time || spanish_name, ', ' ORDER BY meal.time, meal.id), 1000) AS spanish_text,
                string_agg(english_name, ', ' ORDER BY meal.time, meal.id) AS english,
                string_agg(spanish_name, ', ' ORDER BY meal.time, meal.id) AS spanish
            FROM unnest(\(due.map(\.account)), \(due.compactMap(\.localDay), as: "date[]")) AS due (account, day)
            JOIN planned_meal AS meal ON meal.account_day = account_day(due.account, due.day)
            CROSS JOIN LATERAL (
                SELECT EXISTS (
                    SELECT FROM recipe JOIN avoided_food_of(due.account) AS food
                        ON recipe.allergens && food.allergens OR recipe.ingredient_ids && food.ingredient_ids
                    WHERE recipe.id = meal.recipe_id
                ) AS is_avoided
            ) AS found
            CROSS JOIN LATERAL (
                SELECT to_char(meal.time, 'FMHH12:MI\u{A0}AM ') AS english_time, to_char(meal.time, 'FMHH24:MI ') AS spanish_time,
                    meal.name_en || CASE WHEN is_avoided THEN ' (contains food that you avoid)' ELSE '' END AS english_name,
                    meal.name_es || CASE WHEN is_avoided THEN ' (contiene algo que evitas)' ELSE '' END AS spanish_name
            ) AS written
            GROUP BY due.account
            UNION ALL
            SELECT due.account, NULL, NULL, NULL, NULL
            FROM unnest(\(due.map(\.account)), \(due.compactMap(\.localDay), as: "date[]")) AS due (account, day)
            WHERE extract(dow FROM due.day) = 0 AND NOT has_chosen_meals(due.account, due.day)
            """
        },
        contents: { rows, app throws(PostgresError) in
            try rows.decode(Morning.self).map { morning in
                guard let english = morning.english, let spanish = morning.spanish, let text = morning.text else {
                    return Content(account: morning.account, notice: .chooseMeals, email: { .mealChoice(name: $0, app: app) })
                }
                return Content(
                    account: morning.account,
                    notice: Notice(.plannedMeals, .todaysMeals, text, about: nil),
                    email: { .todaysMeals(name: $0, english: english, spanish: spanish, app: app) }
                )
            }
        }
    )

    /// The meals of an account for the day.
    ///
    /// All texts are nil for a reminder to choose meals.
    private struct Morning: Decodable {
        let account: Int64
        /// The meals with their times.
        let englishText: String?
        let spanishText: String?
        /// The meals without times, because e-mails accept no colons in other people's texts.
        let english: String?
        let spanish: String?

        var text: Message? {
            guard let englishText, let spanishText else { return nil }
            return .todaysMealsText(english: englishText, spanish: spanishText)
        }
    }
}

extension Notice {
    /// The reminder to choose the meals of the week.
    static var chooseMeals: Notice { Notice(.plannedMeals, .chooseYourMeals, .chooseYourMealsText, about: nil) }
}
