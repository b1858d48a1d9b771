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
        "account { needsMealSelection mealSelection(weekOf: \"$week\") { weekOf isComplete choices { slot position recipe { id } } } }"

    private func choose(
        _ client: EngineClient,
        _ house: Household,
        _ meals: [[Int]],
        week: String,
        language: Language = .english
    ) throws -> Value {
        let lists = zip(["breakfast", "lunch", "dinner"], meals).map { name, recipes in
            "\(name): [\(recipes.map { "\"recipe_\($0)\"" }.joined(separator: ", "))]"
        }
        return try client.change(
            "selectWeeklyMeals",
            "weekOf: \"\(week)\", \(lists.joined(separator: ", "))",
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
                let fourth = try choose(client, house, [[1, 2, 3, 4], [5, 6, 7], [8, 9, 10]], week: week)
                #expect(
                    fourth.codes == ["OUT_OF_RANGE"] && fourth["message"].string == "You can select three meals. Please deselect one first"
                )
                #expect(
                    try choose(client, house, [[1, 2, 3], [5, 6, 7], [8, 9, 10, 11]], week: week).mistakes.first?.hasPrefix("dinner:")
                        == true
                )
                let part = try choose(client, house, [[1, 2, 3], [5, 6], []], week: week)
                #expect(part.codes == [] && part["message"].string == "Choice saved. Select three of each meal to plan the week")
                #expect(part.at("account.mealSelection.isComplete") == false)
                let recipes = part.at("account.mealSelection.choices").items.map { $0.at("recipe.id").string }
                #expect(recipes == ["recipe_1", "recipe_2", "recipe_3", "recipe_5", "recipe_6"])
                #expect(try plan(client, house, week: week).allSatisfy { $0["meals"].items.isEmpty })
                let read = try client.data("{ viewer { mealSelection(weekOf: \"\(week)\") { choices { position } } } }", as: house.ana)
                #expect(read.at("viewer.mealSelection.choices").items.count == 5, "an incomplete selection can still be read")

                let whole = try choose(client, house, [[1, 2, 3], [5, 6, 7], [8, 9, 10]], week: week, language: .spanish)
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
                _ = try choose(client, house, [[11, 12, 13], [14, 15, 16], [17, 18, 19]], week: week)
                let again = try plan(client, house, week: week).flatMap { $0["meals"].items.map { $0.at("recipe.id").string ?? "" } }
                #expect(again.count == 21 && again.filter { $0 == "recipe_20" }.count == 1 && again[7] == "recipe_20")
                #expect(Set(again).isDisjoint(with: (1...10).map { "recipe_\($0)" }))
            }
        }
    }

    @Test("plans the remaining days of the current week; `needsMealSelection` is true until then")
    func present() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let week = house.sunday(0)
                #expect(try client.data("{ viewer { needsMealSelection } }", as: house.ana).at("viewer.needsMealSelection") == true)
                let chosen = try choose(client, house, [[1, 2, 3], [5, 6, 7], [8, 9, 10]], week: week)
                #expect(chosen.at("account.needsMealSelection") == false)
                for day in try plan(client, house, week: week) {
                    #expect(day["meals"].items.count == ((day["date"].string ?? "") < house.day(0) ? 0 : 3))
                }
                #expect(try client.data("{ viewer { needsMealSelection } }", as: house.bo).at("viewer.needsMealSelection") == true)
                #expect(try choose(client, house, [[1, 2, 3], [5, 6, 7], [8, 9, 10]], week: house.sunday(-1)).codes == ["DAY_IS_OVER"])
                #expect(
                    try client.changing("selectWeeklyMeals", "breakfast: [\"recipe_99999\"], lunch: [], dinner: []", as: house.ana)
                        .errorCode == "NOT_FOUND"
                )
                #expect(
                    try client.changing("selectWeeklyMeals", "breakfast: [\"ingredient_1\"], lunch: [], dinner: []", as: house.ana).errors
                        != .null
                )
                // The same recipe three times counts once.
                let same = try choose(client, house, [[1, 1, 1], [5, 6, 7], [8, 9, 10]], week: house.sunday(2))
                #expect(same.at("account.mealSelection.isComplete") == false)
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
                INSERT INTO meal_choice SELECT \(ana.number), week_start(date '\(day)' + 7), slot, '{1,2,3}' FROM unnest(enum_range(NULL::meal_slot)) AS slot;
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
}
