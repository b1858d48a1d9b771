import Domains
import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Planned meals", .tags(.database), .timeLimit(.minutes(20)))
struct PlannedMealTests {
    /// Runs the body with two people, a client and a function for days relative to the first person's today.
    private func run(
        zone: String = "Europe/Madrid",
        _ body: @Sendable @escaping (EngineClient, _ ana: Member, _ bo: Member, _ day: (Int) -> String, PostgresSession) throws -> Void
    ) async throws {
        try await EngineFixture.run { fixture in
            let (ana, bo) = (try Member("Ana", roles: [], in: fixture.database), try Member("Bo", roles: [], in: fixture.database))
            try await fixture.client { client throws in
                let session = try PostgresSession(fixture.database)
                try session.execute("UPDATE account SET time_zone = '\(zone)' WHERE id = \(ana.number)")
                let days = try session.column(
                    "SELECT (now() AT TIME ZONE '\(zone)')::date + n FROM generate_series(-10, 400) AS n ORDER BY n"
                )
                try body(client, ana, bo, { days[$0 + 10] }, session)
            }
        }
    }

    private static let meal =
        "plannedMeal { id date slot time name servings recipe { id } nutrients { calories } cost { amount currencyCode } }"

    @Test("are listed by week from Sunday to Saturday and for today, with confirmations in both languages")
    func story() async throws {
        try await run { client, ana, _, day, _ in
            let planned = try client.change(
                "planMeal",
                "date: \"\(day(0))\", slot: DINNER, recipeId: \"recipe_5\", servings: 2.5",
                "\(Self.meal) account { today { meals { name } nutrients { calories } } }",
                as: ana
            )
            #expect(planned["message"].string == "Added to your meal plan")
            let meal = planned["plannedMeal"]
            #expect(meal["time"].string == "19:00:00" && meal["servings"].number == 2.5 && meal["date"].string == day(0))
            #expect(planned.at("account.today.meals").items.map { $0["name"] } == [meal["name"]])
            #expect(planned.at("account.today.nutrients.calories") == meal.at("nutrients.calories"))
            let id = try #require(meal["id"].string)
            let week = try client.data(
                "{ viewer { mealPlan { firstDay lastDay days { date dayOfWeek meals { id slot } nutrients { calories } } } } }",
                as: ana
            ).at("viewer.mealPlan")
            let days = week["days"].items
            #expect(days.map { $0["dayOfWeek"].string } == ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"])
            #expect(days.first?["date"] == week["firstDay"] && days.last?["date"] == week["lastDay"])
            #expect(days.filter { !$0["meals"].items.isEmpty }.map { $0["date"].string } == [day(0)])
            let moved = try client.change("movePlannedMeal", "id: \"\(id)\", slot: BREAKFAST", Self.meal, as: ana, language: .spanish)
            #expect(moved["message"].string == "Movido en tu plan de comidas")
            #expect(moved.at("plannedMeal.slot").string == "BREAKFAST" && moved.at("plannedMeal.time").string == "08:00:00")
            let later = try client.change("movePlannedMeal", "id: \"\(id)\", date: \"\(day(7))\", time: \"07:15\"", Self.meal, as: ana)
            #expect(later.at("plannedMeal.date").string == day(7) && later.at("plannedMeal.time").string == "07:15:00")
            #expect(later.at("plannedMeal.nutrients") == meal["nutrients"])
            let replaced = try client.change("replacePlannedMeal", "id: \"\(id)\", recipeId: \"recipe_8\"", Self.meal, as: ana)
            #expect(replaced["message"].string == "Replaced in your meal plan")
            #expect(replaced.at("plannedMeal.recipe.id").string == "recipe_8" && replaced.at("plannedMeal.servings").number == 2.5)
            #expect(replaced.at("plannedMeal.name") != meal["name"] && replaced.at("plannedMeal.time").string == "07:15:00")
            let next = "mealPlan(weekOf: \"\(day(7))\") { days { meals { id } } }"
            let removed = try client.change("removePlannedMeal", "id: \"\(id)\"", "account { \(next) }", as: ana)
            #expect(removed["message"].string == "Removed from your meal plan")
            #expect(removed.at("account.mealPlan.days").items.allSatisfy { $0["meals"].items.isEmpty })
            #expect(try client.changing("removePlannedMeal", "id: \"\(id)\"", as: ana).errors != .null)
        }
    }

    private func plan(_ client: EngineClient, _ slot: String, _ day: String, as member: Member, _ rest: String = "") throws -> Value {
        let input = "date: \"\(day)\", slot: \(slot), recipeId: \"recipe_5\"\(rest)"
        return try client.change("planMeal", input, Self.meal, as: member)
    }

    @Test("are at most three a day, which can share a slot and are listed by their times")
    func places() async throws {
        try await run { client, ana, bo, day, _ in
            let full = "date: A day can have three meals. Please replace, move or remove one first"
            let soup = try plan(client, "LUNCH", day(1), as: ana)
            let salad = try plan(client, "LUNCH", day(1), as: ana, ", time: \"12:30\"")
            let dinner = try plan(client, "DINNER", day(1), as: ana)
            #expect([soup, salad, dinner].allSatisfy { $0.codes == [] })
            for slot in ["BREAKFAST", "LUNCH", "DINNER"] {
                let fourth = try plan(client, slot, day(1), as: ana)
                #expect(fourth.mistakes == [full] && fourth.codes == ["DAY_IS_FULL"] && fourth["plannedMeal"] == .null)
                #expect(try plan(client, slot, day(1), as: bo).codes == [] && plan(client, slot, day(2), as: ana).codes == [])
            }
            let week = "{ viewer { mealPlan(weekOf: \"\(day(1))\") { days { date meals { slot time } } } } }"
            let days = try client.data(week, as: ana).at("viewer.mealPlan.days").items
            let meals = try #require(days.first { $0["date"].string == day(1) })["meals"].items
            #expect(
                meals.map { "\($0["slot"].string ?? "") \($0["time"].string ?? "")" } == [
                    "LUNCH 12:30:00", "LUNCH 13:00:00", "DINNER 19:00:00",
                ]
            )

            let id = try #require(soup.at("plannedMeal.id").string)
            // Moving within a full day succeeds, moving to another full day does not.
            #expect(try client.change("movePlannedMeal", "id: \"\(id)\", slot: DINNER, date: \"\(day(1))\"", "", as: ana).codes == [])
            #expect(try client.change("movePlannedMeal", "id: \"\(id)\", date: \"\(day(2))\"", "", as: ana).mistakes == [full])
            #expect(try client.change("movePlannedMeal", "id: \"\(id)\", date: \"\(day(3))\"", "", as: ana).codes == [])
            #expect(try plan(client, "BREAKFAST", day(1), as: ana).codes == [], "a meal that moved away leaves room")
        }
    }

    @Test("can be beside ten snacks, which do not count towards the three")
    func snacks() async throws {
        try await run { client, ana, _, day, session in
            for slot in ["BREAKFAST", "LUNCH", "DINNER"] { #expect(try plan(client, slot, day(1), as: ana).codes == []) }
            let snacks = try (0..<10).map { try plan(client, "SNACK", day(1), as: ana, ", time: \"\(10 + $0):15\"") }
            #expect(snacks.allSatisfy { $0.codes == [] })
            let eleventh = try plan(client, "SNACK", day(1), as: ana)
            #expect(eleventh.mistakes == ["date: A day can have ten snacks. Please replace, move or remove one first"])
            #expect(eleventh.codes == ["DAY_IS_FULL"])
            #expect(try plan(client, "SNACK", day(2), as: ana).at("plannedMeal.time").string == "16:00:00")
            // A snack cannot become a fourth meal, and a meal cannot become an eleventh snack.
            let id = try #require(snacks[0].at("plannedMeal.id").string)
            let meal = try client.change("movePlannedMeal", "id: \"\(id)\", slot: LUNCH", "", as: ana)
            #expect(meal.mistakes == ["slot: A day can have three meals. Please replace, move or remove one first"])
            let meals = try session.column(
                "SELECT 'planned_meal_' || id FROM planned_meal WHERE slot = 'LUNCH' AND account_id = \(ana.number)"
            )
            let snack = try client.change("movePlannedMeal", "id: \"\(meals[0])\", slot: SNACK", "", as: ana, language: .spanish)
            #expect(snack.mistakes == ["slot: Un día puede tener diez tentempiés. Sustituye, mueve o quita uno antes"])
            let totals =
                try client.data(
                    "{ viewer { mealPlan(weekOf: \"\(day(1))\") { days { date meals { nutrients { calories } } nutrients { calories } } } } }",
                    as: ana
                ).at("viewer.mealPlan.days").items.first { $0["date"].string == day(1) } ?? .null
            let calories = totals["meals"].items.compactMap { $0.at("nutrients.calories").number }
            #expect(calories.count == 13 && abs(calories.reduce(0, +) - (totals.at("nutrients.calories").number ?? 0)) <= 0.01)
        }
    }

    @Test("are planned for several people, by default for the household")
    func people() async throws {
        try await run { client, ana, _, day, session in
            func servings(_ rest: String, _ offset: Int) throws -> Double? {
                try plan(client, "LUNCH", day(offset), as: ana, rest).at("plannedMeal.servings").number
            }
            let one = try plan(client, "DINNER", day(1), as: ana)
            #expect(one.at("plannedMeal.servings").number == 1)
            #expect(
                try client.change("updateProfile", "householdSize: 4", "account { householdSize }", as: ana).at("account.householdSize")
                    == 4
            )
            let four = try plan(client, "DINNER", day(2), as: ana)
            #expect(four.at("plannedMeal.servings").number == 4)
            let ratio = (four.at("plannedMeal.cost.amount").amount ?? 0) / (one.at("plannedMeal.cost.amount").amount ?? 1)
            #expect(abs(ratio - 4) < 0.05)
            #expect(try servings(", servings: 2.5", 3) == 2.5)
            #expect(try servings(", people: 6", 4) == 6)
            #expect(try servings(", people: 3, servings: 1.5", 5) == 4.5)
            #expect(try servings(", people: null, servings: null", 6) == 4)
            for (rest, mistake) in [
                (", people: 0", "people: Must be between 1 and 50"), (", people: 51", "people: Must be between 1 and 50"),
                (", people: 40, servings: 3", "servings: More than 0, and at most 2"),
                (", servings: 101", "servings: More than 0, and at most 100"),
            ] {
                #expect(try plan(client, "LUNCH", day(7), as: ana, rest).mistakes == [mistake])
            }
            #expect(
                try client.change("updateProfile", "householdSize: null", "account { householdSize }", as: ana).at("account.householdSize")
                    == .null
            )
            #expect(try servings("", 8) == 1)
            for wrong in [0, 51] {
                let payload = try client.change("updateProfile", "householdSize: \(wrong)", "", as: ana)
                #expect(payload.mistakes == ["householdSize: Must be between 1 and 50"])
            }
            // A key that cannot read the profile must not see the household in the servings.
            try session.execute("UPDATE account SET household_size = 7 WHERE id = \(ana.number)")
            for (scopes, expected) in [(["MEAL_PLANS_WRITE"], 1.0), (["MEAL_PLANS_WRITE", "ACCOUNTS_READ"], 7)] {
                let key = try TestToken.key(of: ana.number, scopes: scopes, in: session)
                let input = "date: \"\(day(9))\", slot: SNACK, recipeId: \"recipe_5\""
                let payload = try client.change("planMeal", input, "plannedMeal { servings }", as: key)
                #expect(payload.at("plannedMeal.servings").number == expected)
            }
        }
    }

    @Test("keep name and nutrients when the recipe changes or is deleted, and are frozen after their day")
    func past() async throws {
        try await run { client, ana, _, day, session in
            for recipe in [5, 6] {
                let slot = recipe == 5 ? "LUNCH" : "DINNER"
                _ = try client.change(
                    "planMeal",
                    "date: \"\(day(0))\", slot: \(slot), recipeId: \"recipe_\(recipe)\", servings: 3",
                    "",
                    as: ana
                )
            }
            let asked =
                "{ viewer { mealPlan(weekOf: \"\(day(-10))\") { days { meals { id name recipe { id } nutrients { calories fatG } cost { amount } } } } } }"
            // As if ten days had passed.
            try session.execute("UPDATE planned_meal SET date = date - 10 WHERE account_id = \(ana.number)")
            let before = try client.data(asked, as: ana).at("viewer.mealPlan.days").items.flatMap { $0["meals"].items }
            #expect(before.count == 2)
            let recipe = try client.data("{ recipe(id: \"recipe_5\") { nutrition { perServing { calories } } } }")
            let expected = 3 * (recipe.at("recipe.nutrition.perServing.calories").number ?? 0)
            #expect(abs((before[0].at("nutrients.calories").number ?? 0) - expected) <= 0.02)
            try session.execute(
                "UPDATE recipe_ingredient SET grams = grams * 2; UPDATE recipe SET title_en = 'Changed'; DELETE FROM recipe WHERE id = 6"
            )
            let after = try client.data(asked, as: ana).at("viewer.mealPlan.days").items.flatMap { $0["meals"].items }
            #expect(after.map { [$0["name"], $0["nutrients"], $0["cost"]] } == before.map { [$0["name"], $0["nutrients"], $0["cost"]] })
            #expect(after.map { $0.at("recipe.id") } == [.string("recipe_5"), .null])
            let id = try #require(after[0]["id"].string)
            let attempts = [
                ("movePlannedMeal", "id: \"\(id)\", date: \"\(day(1))\""), ("movePlannedMeal", "id: \"\(id)\", slot: BREAKFAST"),
                ("replacePlannedMeal", "id: \"\(id)\", recipeId: \"recipe_7\""), ("removePlannedMeal", "id: \"\(id)\""),
            ]
            for (mutation, input) in attempts {
                let payload = try client.change(mutation, input, "", as: ana)
                #expect(payload.codes == ["DAY_IS_OVER"] && payload["message"].string == "Meals of earlier days cannot be changed")
            }
            #expect(try client.data(asked, as: ana).at("viewer.mealPlan.days").items.flatMap { $0["meals"].items } == after)
        }
    }

    @Test("can still be read months later, after housekeeping")
    func kept() async throws {
        try await EngineFixture.run { fixture in
            let ana = try Member("Ana", in: fixture.database)
            let session = try PostgresSession(fixture.database)
            try session.execute(
                """
                INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
                SELECT \(ana.number), (now() AT TIME ZONE 'UTC')::date - age, 'DINNER', '19:30', 5, 2 FROM unnest('{35,63,91,364}'::int[]) AS age
                """
            )
            let dates = try session.column("SELECT date FROM planned_meal WHERE account_id = \(ana.number) ORDER BY date")
            func plans() async throws -> [Value] {
                try await fixture.client { client throws in
                    try dates.map { date in
                        let meal = "date meals { slot time name servings recipe { id } nutrients { calories } cost { amount } }"
                        let week = try client.data("{ viewer { mealPlan(weekOf: \"\(date)\") { days { \(meal) } } } }", as: ana)
                        return try #require(week.at("viewer.mealPlan.days").items.first { $0["date"].string == date })
                    }
                }
            }
            let before = try await plans()
            #expect(before.count == 4 && before.allSatisfy { $0.at("meals.0.recipe.id").string == "recipe_5" })
            #expect(await fixture.onFirstLoop { try? await Housekeeping.deleteExpired(on: $0.lanes.writing) } == true)
            #expect(try await plans() == before)
        }
    }

    @Test(
        "can be added from today in the account's time zone, up to a year ahead",
        arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago"]
    )
    func days(zone: String) async throws {
        try await run(zone: zone) { client, ana, _, day, _ in
            func plan(_ date: String, _ rest: String = "") throws -> [String] {
                try client.change("planMeal", "date: \"\(date)\", slot: LUNCH, recipeId: \"recipe_5\"\(rest)", "", as: ana).mistakes
            }
            #expect(try plan(day(0)) == [] && plan(day(364)) == [])
            #expect(try plan(day(-1)) == ["date: Please choose today or a later day"])
            #expect(try plan(day(367)) == ["date: Please choose a day within a year"])
            #expect(try plan("9999-12-31") == ["date: Please choose a day within a year"])
            let both = try plan(day(-1), ", servings: 0")
            #expect(Set(both) == ["date: Please choose today or a later day", "servings: More than 0, and at most 100"])
            #expect(
                try client.changing("planMeal", "date: \"\(day(1))\", slot: LUNCH, recipeId: \"recipe_99999\"", as: ana).errors != .null
            )
            for date in ["1999-12-25", "0001-01-01", "2199-12-31", "9999-12-31"] {
                #expect(
                    try client.data("{ viewer { mealPlan(weekOf: \"\(date)\") { firstDay } } }", as: ana).at("viewer.mealPlan") == .null
                )
            }
            #expect(
                try client.data("{ viewer { mealPlan(weekOf: \"2028-02-29\") { firstDay lastDay } } }", as: ana).at("viewer.mealPlan")
                    == .object(["firstDay": "2028-02-27", "lastDay": "2028-03-04"])
            )
        }
    }

    @Test("are visible to their account alone and only it can change them")
    func privacy() async throws {
        try await run { client, ana, bo, day, session in
            let planned = try client.change("planMeal", "date: \"\(day(0))\", slot: LUNCH, recipeId: \"recipe_5\"", Self.meal, as: ana)
            let id = try #require(planned.at("plannedMeal.id").string)
            let admin = try Member("Admin", isAdmin: true, in: session)
            let plan = "{ ... on Account { mealPlan { days { meals { id name } } } today { meals { id name } } } }"
            for way in ["{ node(id: \"\(ana.id)\") \(plan) }", "{ node(id: \"\(id)\") { ... on PlannedMeal { id name } } }"] {
                #expect("\(try client.query(way, as: ana).json())".contains(id))
                for caller in [bo as (any Caller)?, admin, nil] {
                    #expect(!"\(try client.query(way, as: caller).json().data)".contains(id))
                }
            }
            for caller in [bo, admin] {
                for (mutation, input) in [
                    ("movePlannedMeal", "slot: DINNER"), ("replacePlannedMeal", "recipeId: \"recipe_7\""), ("removePlannedMeal", ""),
                ] {
                    #expect(try client.changing(mutation, "id: \"\(id)\", \(input)", as: caller).errors != .null)
                }
            }
            #expect(
                try client.data("{ viewer { today { meals { id slot recipe { id } } } } }", as: ana).at("viewer.today.meals").items.count
                    == 1
            )
        }
    }
}
