import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("The selection of a week's meals", .tags(.database), .timeLimit(.minutes(20)))
struct MealSelectionTests {
    private static let selection =
        """
        account { needsMealSelection mealSelection(weekOf: "$week") { weekOf isComplete choices { slot position recipe { id } } } }
        unplannedMeals { slot recipeId name }
        """

    /// Recipes of the test data that can be offered for each meal.
    private static let (breakfasts, lunches, dinners) = ([5, 10, 15], [1, 6, 11], [2, 7, 12])
    private static let meals = [breakfasts, lunches, dinners]

    private func choose(
        _ client: EngineClient,
        _ house: Household,
        _ meals: [[Int]],
        week: String,
        _ rest: String = "",
        language: Language = .english
    ) throws -> Value {
        let lists = zip(["breakfast", "lunch", "dinner"], meals).map { name, recipes in
            "\(name): [\(recipes.map { "\"recipe_\($0)\"" }.joined(separator: ", "))]"
        }
        return try client.change(
            "selectWeeklyMeals",
            "weekOf: \"\(week)\", \(lists.joined(separator: ", "))\(rest)",
            Self.selection.replacing("$week", with: week),
            as: house.ana,
            language: language
        )
    }

    private func plan(_ client: EngineClient, _ house: Household, week: String) throws -> [Value] {
        try client.data(
            "{ viewer { mealPlan(weekOf: \"\(week)\") { days { date meals { slot servings recipe { id } } } } } }",
            as: house.ana
        ).at("viewer.mealPlan.days").items
    }

    @Test("has three of each meal and plans 21 meals, each recipe two or three times")
    func whole() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let week = house.sunday(1)
                let fourth = try choose(client, house, [Self.breakfasts + [20], Self.lunches, Self.dinners], week: week)
                #expect(
                    fourth.codes == ["OUT_OF_RANGE"] && fourth["message"].string == "You can select three meals. Please deselect one first"
                )
                #expect(
                    try choose(client, house, [Self.breakfasts, Self.lunches, Self.dinners + [17]], week: week).mistakes.first?.hasPrefix(
                        "dinner:"
                    )
                        == true
                )
                #expect(fourth["unplannedMeals"] == .null)
                let part = try choose(client, house, [Self.breakfasts, [1, 6], []], week: week)
                #expect(part.codes == [] && part["message"].string == "Choice saved. Select three of each meal to plan the week")
                #expect(part.at("account.mealSelection.isComplete") == false)
                let recipes = part.at("account.mealSelection.choices").items.map { $0.at("recipe.id").string }
                #expect(recipes == ["recipe_5", "recipe_10", "recipe_15", "recipe_1", "recipe_6"])
                #expect(try plan(client, house, week: week).allSatisfy { $0["meals"].items.isEmpty })
                let read = try client.data("{ viewer { mealSelection(weekOf: \"\(week)\") { choices { position } } } }", as: house.ana)
                #expect(read.at("viewer.mealSelection.choices").items.count == 5, "an incomplete selection can still be read")

                let whole = try choose(client, house, Self.meals, week: week, language: .spanish)
                #expect(whole["message"].string == "Tu semana está planificada" && whole.at("account.mealSelection.isComplete") == true)
                let days = try plan(client, house, week: week)
                #expect(days.allSatisfy { $0["meals"].items.map { $0["slot"].string } == ["BREAKFAST", "LUNCH", "DINNER"] })
                let counts = days.flatMap { $0["meals"].items }.reduce(into: [String: Int]()) {
                    $0[$1.at("recipe.id").string ?? "", default: 0] += 1
                }
                #expect(counts.count == 9 && counts.values.allSatisfy { (2...3).contains($0) } && counts.values.reduce(0, +) == 21)
                #expect(try !house.list(client)["items"].items.isEmpty)
                // Meals changed by hand survive a new selection.
                let meal = try client.data("{ viewer { mealPlan(weekOf: \"\(week)\") { days { meals { id } } } } }", as: house.ana)
                    .at("viewer.mealPlan.days.2.meals.1.id").string
                _ = try client.change("replacePlannedMeal", "id: \"\(meal ?? "")\", recipeId: \"recipe_20\"", as: house.ana)
                _ = try choose(client, house, [[25, 30, 35], [16, 21, 26], [17, 22, 27]], week: week)
                let again = try plan(client, house, week: week).flatMap { $0["meals"].items.map { $0.at("recipe.id").string ?? "" } }
                #expect(again.count == 21 && again.filter { $0 == "recipe_20" }.count == 1 && again[7] == "recipe_20")
                #expect(Set(again).isDisjoint(with: Self.meals.joined().map { "recipe_\($0)" }))
            }
        }
    }

    @Test("plans the remaining days of the current week; `needsMealSelection` is true until then")
    func present() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let week = house.sunday(0)
                #expect(try client.data("{ viewer { needsMealSelection } }", as: house.ana).at("viewer.needsMealSelection") == true)
                let chosen = try choose(client, house, Self.meals, week: week)
                #expect(chosen.at("account.needsMealSelection") == false)
                let days = try plan(client, house, week: week)
                for day in days { #expect(day["meals"].items.count == ((day["date"].string ?? "") < house.day(0) ? 0 : 3)) }
                // On Friday and Saturday, three and six of the nine recipes have no day.
                let used = Set(days.flatMap { $0["meals"].items.compactMap { $0.at("recipe.id").string } })
                let unplanned = chosen["unplannedMeals"].items.compactMap { $0["recipeId"].string }
                #expect(used.count == 3 * min(3, days.count { !$0["meals"].items.isEmpty }))
                #expect(used.isDisjoint(with: unplanned) && used.union(unplanned) == Set(Self.meals.joined().map { "recipe_\($0)" }))
                #expect(try client.data("{ viewer { needsMealSelection } }", as: house.bo).at("viewer.needsMealSelection") == true)
                #expect(try choose(client, house, Self.meals, week: house.sunday(-1)).codes == ["DAY_IS_OVER"])
                #expect(
                    try client.changing("selectWeeklyMeals", "breakfast: [\"recipe_99999\"], lunch: [], dinner: []", as: house.ana)
                        .errorCode == "NOT_FOUND"
                )
                #expect(
                    try client.changing("selectWeeklyMeals", "breakfast: [\"ingredient_1\"], lunch: [], dinner: []", as: house.ana).errors
                        != .null
                )
                // The same recipe three times counts once.
                let same = try choose(client, house, [[5, 5, 5], Self.lunches, Self.dinners], week: house.sunday(2))
                #expect(same.at("account.mealSelection.isComplete") == false)
            }
        }
    }

    @Test("fills the empty slots of days that are not full, each recipe once before any again, and names the others")
    func room() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                // On Tuesday, two lunches leave room for breakfast only. Wednesday to Friday are full.
                for day in [0, 1, 3] { try house.plan(client, 9, "DINNER", on: house.next(day)) }
                for day in [2, 2, 3, 3, 4, 4, 4, 5, 5, 5] { try house.plan(client, 9, "LUNCH", on: house.next(day)) }
                try house.plan(client, 9, "SNACK", on: house.next(6))
                let week = house.sunday(1)
                let chosen = try choose(client, house, Self.meals, week: week)
                #expect(chosen["message"].string == "Your week is planned, but there was no room for all meals" && chosen.codes == [])
                let unplanned = chosen["unplannedMeals"].items
                #expect(unplanned.map { $0["slot"].string } == ["DINNER", "DINNER"])
                #expect(unplanned.map { $0["recipeId"].string } == ["recipe_7", "recipe_12"])
                let spanish = try choose(client, house, Self.meals, week: week, language: .spanish)["unplannedMeals"].items
                for (language, found) in [("en", unplanned), ("es", spanish)] {
                    let titles = try house.session.column("SELECT title_\(language) FROM recipe WHERE id IN (7, 12) ORDER BY id")
                    #expect(found.map { $0["name"].string } == titles)
                }
                let planned = try plan(client, house, week: week).map { day in
                    day["meals"].items.map { "\($0["slot"].string?.prefix(1) ?? "")\($0.at("recipe.id").string?.dropFirst(7) ?? "")" }
                }
                #expect(
                    planned == [
                        ["B5", "L1", "D9"], ["B10", "L6", "D9"], ["B15", "L9", "L9"], ["L9", "L9", "D9"], ["L9", "L9", "L9"],
                        ["L9", "L9", "L9"], ["B5", "L11", "S9", "D2"],
                    ]
                )
                // Selecting again gives the same plan, and the same key the same answer.
                #expect(try choose(client, house, Self.meals, week: week, ", idempotencyKey: \"k\"")["unplannedMeals"] == .list(unplanned))
                #expect(try choose(client, house, Self.meals, week: week, ", idempotencyKey: \"k\"")["unplannedMeals"] == .list(unplanned))
            }
        }
    }

    @Test("is for the given number of people, else for the household, and scales groceries and costs")
    func people() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                func select(_ rest: String, week: Int) throws -> (servings: Set<Double>, grams: Double, total: Double) {
                    #expect(try choose(client, house, Self.meals, week: house.sunday(week), rest).codes == [])
                    let meals = try plan(client, house, week: house.sunday(week)).flatMap { $0["meals"].items }
                    let list = try house.list(client, week: week)
                    return (
                        Set(meals.compactMap { $0["servings"].number }),
                        list["items"].items.reduce(0) { $0 + ($1["plannedWeightG"].number ?? 0) },
                        list.at("total.amount").amount ?? 0
                    )
                }
                let one = try select("", week: 1)
                let five = try select(", people: 5", week: 2)
                #expect(one.servings == [1] && five.servings == [5])
                #expect(abs(five.grams / one.grams - 5) < 0.01 && abs(five.total / one.total - 5) < 0.1)
                _ = try client.change("updateProfile", "householdSize: 3", "", as: house.ana)
                #expect(try select("", week: 3).servings == [3] && select(", people: 2", week: 3).servings == [2])
                let refused = try choose(client, house, Self.meals, week: house.sunday(1), ", people: 51")
                #expect(refused.mistakes == ["people: Must be between 1 and 50"])
            }
        }
    }

    @Test("accepts only recipes that could be offered, and says why not")
    func offered() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let session = try house.session
                let week = house.sunday(1)
                func refusal(_ rest: String = "", language: Language = .english) throws -> [String] {
                    let payload = try choose(client, house, [[5], [], []], week: week, rest, language: language)
                    #expect(payload.codes == (payload.mistakes.isEmpty ? [] : ["NOT_OFFERED"]))
                    return payload.mistakes
                }
                let title = try session.column("SELECT title_en FROM recipe WHERE id = 5")[0]
                let spanish = try session.column("SELECT title_es FROM recipe WHERE id = 5")[0]
                #expect(try refusal() == [])
                let wrong = try choose(client, house, [[5], [5], [3, 7]], week: week)
                #expect(wrong["message"].string == "Please choose from the meal options" && wrong.mistakes.count == 2)
                #expect(wrong.mistakes[0] == "lunch: “\(title)” is not offered for this meal" && wrong.mistakes[1].hasPrefix("dinner: "))
                let read = try client.data("{ viewer { mealSelection(weekOf: \"\(week)\") { choices { slot } } } }", as: house.ana)
                #expect(read.at("viewer.mealSelection.choices").items.count == 1, "a refused selection changes nothing")

                try session.execute("UPDATE recipe SET diets = '{VEGETARIAN}' WHERE id = 5")
                let ana = house.ana.number
                let ingredient = "(SELECT ingredient_ids[1:1] FROM recipe WHERE id = 5)"
                let rules = [
                    (
                        "INSERT INTO food_preference (id, diets) VALUES (\(ana), '{VEGETARIAN,LOW_FAT}')", "does not fit your diet",
                        "no encaja en tu dieta"
                    ),
                    (
                        "UPDATE food_preference SET diets = '{VEGETARIAN}', disliked_ingredient_ids = \(ingredient) WHERE id = \(ana)",
                        "contains an ingredient that you do not like", "contiene un ingrediente que no te gusta"
                    ),
                    (
                        """
                        UPDATE food_preference SET disliked_ingredient_ids = '{}' WHERE id = \(ana);
                        INSERT INTO avoided_food (id, ingredient_ids) VALUES (\(ana), \(ingredient))
                        """, "contains food that you avoid", "contiene alimentos que evitas"
                    ),
                    (
                        """
                        DELETE FROM avoided_food;
                        INSERT INTO budget_choice (account_id, week, option, weekly_minor) VALUES (\(ana), '\(house.sunday(0))', 'THRIFTY', 1)
                        """, "costs more than your budget allows for this meal",
                        "cuesta más de lo que permite tu presupuesto para esta comida"
                    ),
                ]
                for (change, text, texto) in rules {
                    try session.execute(change)
                    #expect(try refusal() == ["breakfast: “\(title)” \(text)"])
                    #expect(try refusal(language: .spanish) == ["breakfast: «\(spanish)» \(texto)"])
                    // What can be requested as an option can also be selected.
                    #expect(try refusal(", includeAllergens: true").isEmpty == text.contains("avoid"))
                }
                // A key that cannot read preferences must not learn them, so only the meal and the budget count.
                try session.execute(
                    "DELETE FROM budget_choice; INSERT INTO avoided_food (id, ingredient_ids) VALUES (\(ana), \(ingredient))"
                )
                for isReader in [false, true] {
                    let key = try TestToken.key(of: ana, scopes: ["MEAL_PLANS_WRITE"] + (isReader ? ["RECIPES_READ"] : []), in: session)
                    let input = "weekOf: \"\(week)\", breakfast: [\"recipe_5\"], lunch: [], dinner: []"
                    #expect(try client.change("selectWeeklyMeals", input, as: key).codes == (isReader ? ["NOT_OFFERED"] : []))
                }
            }
        }
    }

    @Test("accepts every offered recipe of a year of weeks, for accounts with rules")
    func everyOffer() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let session = try house.session
                try session.execute(
                    """
                    INSERT INTO food_preference (id, diets, disliked_ingredient_ids) VALUES (\(house.ana.number), '{}', '{4}');
                    INSERT INTO avoided_food (id, allergens, ingredient_ids) VALUES (\(house.ana.number), '{FISH}', '{7}');
                    """
                )
                var count = 0
                for week in 1...50 {
                    let options = try client.data(
                        "{ mealOptions(weekOf: \"\(house.sunday(week))\") { mealType recipe { id } } }",
                        as: house.ana
                    )["mealOptions"].items
                    let chosen = ["BREAKFAST", "LUNCH", "DINNER"].map { meal in
                        options.filter { $0["mealType"].string == meal }.compactMap {
                            $0.at("recipe.id").string.flatMap { Int($0.dropFirst(7)) }
                        }.prefix(3)
                    }
                    #expect(try choose(client, house, chosen.map { Array($0) }, week: house.sunday(week)).codes == [])
                    count += options.count
                }
                #expect(count > 0)
            }
        }
    }

    @Test("is requested after sign-up and on Sundays; each morning lists the planned meals", arguments: ["2027-03-07", "2027-03-08"])
    func mornings(day: String) async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let ana = try board.account(zone: "Europe/Madrid")
            let isSunday = day == "2027-03-07"
            try await fixture.client { client in
                _ = try client.change(
                    "createAccount",
                    #"name: "New", email: "new@people.example", password: "Correct-Horse-1", passwordConfirmation: "Correct-Horse-1""#,
                    as: nil
                )
            }
            let notices = try board.session.column(
                """
                SELECT title_en || ': ' || text_es FROM notification JOIN account ON account.id = account_id WHERE email = 'new@people.example'
                """
            )
            #expect(notices == ["Choose your meals: Elige tres desayunos, comidas y cenas para esta semana"])
            #expect(try await board.make([.morning], at: "\(day) 06:00") == (isSunday ? 1 : 0))
            #expect(
                try board.texts(of: ana) == (isSunday ? ["Choose three breakfasts, lunches and dinners for this week"] : [])
            )
            try board.session.execute(
                """
                INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings) VALUES
                    (\(ana.number), date '\(day)' + 7, 'DINNER', '20:30', 3, 1), (\(ana.number), date '\(day)' + 7, 'BREAKFAST', '07:15', 2, 1),
                    (\(ana.number), date '\(day)' + 8, 'LUNCH', '13:00', 4, 1);
                INSERT INTO meal_choice SELECT \(ana.number), week_start(date '\(day)' + 7), slot, '{1,2,3}' FROM unnest(enum_range(NULL, 'DINNER'::meal_slot)) AS slot;
                UPDATE account SET notify_by_email = true WHERE id = \(ana.number);
                """
            )
            let next = try board.session.column("SELECT (date '\(day)' + 7)::text")[0]
            #expect(try await board.make([.morning], at: "\(next) 06:00") == 1)
            let titles = try board.session.column("SELECT title_en FROM recipe WHERE id IN (2, 3) ORDER BY id")
            #expect(try board.texts(of: ana).last == "7:15\u{A0}AM \(titles[0]), 8:30\u{A0}PM \(titles[1])")
            let spanish = try board.session.column("SELECT title_es FROM recipe WHERE id IN (2, 3) ORDER BY id")
            let last = "SELECT text_es FROM notification WHERE account_id = \(ana.number) ORDER BY id DESC LIMIT 1"
            #expect(try board.session.column(last) == ["7:15 \(spanish[0]), 20:30 \(spanish[1])"])
            #expect(try await board.make([.morning], at: "\(next) 06:30") == 0, "once a day")
        }
    }

    @Test("is followed by mornings that list meals and snacks by their times, as many as a notification holds")
    func longMorning() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let ana = try board.account(zone: "Europe/Madrid")
            try board.session.execute(
                """
                UPDATE recipe SET title_en = repeat('Long ', 30) || id, title_es = repeat('Largo ', 25) || id WHERE id <= 13;
                INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
                SELECT \(ana.number), '2027-03-08', CASE WHEN n > 3 THEN 'SNACK' ELSE 'LUNCH' END::meal_slot, time '20:00' - n * interval '1 hour', n, 1
                FROM generate_series(1, 13) AS n
                """
            )
            #expect(try await board.make([.morning], at: "2027-03-08 06:00") == 1)
            let text = try #require(try board.texts(of: ana).last)
            #expect(
                text.unicodeScalars.count == 1_000 && text.hasPrefix("7:00\u{A0}AM Long Long ")
                    && text.contains("Long 13, 8:00\u{A0}AM Long")
            )
        }
    }
}
