import Postgres
import ServiceSupport

/// Compares the final state of a database with the responses that devices received.
struct WeekCheck {
    private(set) var problems: [WeekProblem] = []
    private let family: WeekFamily
    private let session: PostgresSession
    private var ledger: WeekLedger

    private struct Line: Decodable {
        let recipe: Int
        let ingredient: Int
        let grams: Double
    }

    private struct Listed: Decodable {
        let account: Int64
        let sunday: String
        let ingredient: Int
        let grams: Double
        let isChecked: Bool
    }

    /// Returns the rows of last week, which must not change.
    static func past(_ family: WeekFamily) throws -> [String] {
        try PostgresSession(family.database).column(
            """
            SELECT 'meal ' || (meal.id, date, slot, time, recipe_id, servings, calories, cost_minor)::text FROM planned_meal AS meal
            WHERE date < '\(family.days[7])'
            UNION ALL
            SELECT 'item ' || (id, ingredient_id, planned_grams, added_grams, chosen_grams, is_checked, is_at_home, is_removed)::text FROM grocery_item
            WHERE week < '\(family.days[7])' ORDER BY 1
            """
        )
    }

    /// Returns everything that is wrong.
    ///
    /// `past` is the earlier state of last week.
    static func problems(_ family: WeekFamily, past: [String]) throws -> [WeekProblem] {
        var check = try WeekCheck(family)
        try check.checkAnswers()
        try check.checkRows()
        try check.checkAmounts()
        if try Self.past(family) != past { check.report(.past, "last week has changed") }
        return check.problems + check.ledger.problems
    }

    private init(_ family: WeekFamily) throws {
        self.family = family
        session = try PostgresSession(family.database)
        let lines = try session.query(
            """
            SELECT recipe_id AS recipe, ingredient_id AS ingredient, (grams / servings)::float8 AS grams
            FROM recipe_ingredient JOIN recipe ON recipe.id = recipe_id
            -- Tap water is not bought.
            JOIN ingredient ON ingredient.id = ingredient_id AND ingredient.sold_by <> 'TAP' WHERE recipe_id <= \(WeekFamily.recipes.upperBound)
            """
        )
        var grams: [Int: [Int: Double]] = [:]
        for line in try lines.decode(Line.self) { grams[line.recipe, default: [:]][line.ingredient, default: 0] += line.grams }
        ledger = WeekLedger(days: family.days, today: family.today, grams: grams)
    }

    private mutating func report(_ kind: WeekProblem.Kind, _ text: String) { problems.append(WeekProblem(kind: kind, text: text)) }

    /// Checks that the audit matches the responses, and enters its actions in the ledger.
    private mutating func checkAnswers() throws {
        let wrong = try AuditCheck.problems(family.noted, session) { act, entry in ledger.enter(act, of: entry.objectID) }
        for text in wrong { report(.answer, text) }
    }

    /// Checks that plan, log and budgets match the actions.
    private mutating func checkRows() throws {
        let fourMeals = "SELECT account_id || ' on ' || date FROM planned_meal GROUP BY account_id, date HAVING count(*) > 3"
        for day in try session.column(fourMeals) { report(.state, "more than three meals: \(day)") }
        let planned = ledger.meals.map { id, known in
            "meal \(id) \(known.account) \(known.meal.day) \(known.meal.slot) \(known.meal.recipe) \(known.meal.servings)"
        }
        let eaten = ledger.log.map { id, entry in "entry \(id) \(entry.account) \(entry.recipe) \(entry.servings)" }
        let found = try session.column(
            """
            SELECT concat_ws(' ', 'meal', id, account_id, date, slot, recipe_id, servings::float) FROM planned_meal WHERE date >= '\(family.days[7])'
            UNION ALL SELECT concat_ws(' ', 'entry', id, account_id, recipe_id, servings::float) FROM logged_meal
            UNION ALL SELECT concat_ws(' ', 'budget', account_id, option) FROM budget_choice
            """
        )
        let expected = planned + eaten + ledger.budgets.map { "budget \($0.key) \($0.value)" }
        for row in Set(found).subtracting(expected).sorted() { report(.state, "there is \(row)") }
        for row in Set(expected).subtracting(found).sorted() { report(.state, "there should be \(row)") }
        if found.count != Set(found).count { report(.state, "a row is duplicated") }
    }

    /// Checks that the grocery list has what the meals need plus what people added.
    private mutating func checkAmounts() throws {
        let rows = try session.query(
            """
            SELECT account_id AS account, week::text AS sunday, ingredient_id AS ingredient, grams::float8 AS grams, is_checked
            FROM grocery_item WHERE is_listed AND week >= '\(family.days[7])'
            """
        )
        var expected = ledger.listed
        for row in try rows.decode(Listed.self) {
            let place = WeekLedger.Place(account: row.account, sunday: row.sunday, ingredient: row.ingredient)
            guard let item = expected.removeValue(forKey: place) else {
                report(.amount, "there is \(row)")
                continue
            }
            // Sums are rounded to hundredths of a gram.
            if abs(item.grams - row.grams) > 0.0051 || item.isChecked != row.isChecked { report(.amount, "\(row) should be \(item)") }
        }
        for (place, item) in expected { report(.amount, "\(place) should be \(item)") }
    }
}
