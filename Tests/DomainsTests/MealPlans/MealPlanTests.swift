import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Budgets, weeks and meals to explore", .tags(.database), .timeLimit(.minutes(20)))
struct MealPlanTests {
    @Test("budget options are four, smallest first, with their amounts per serving")
    func budgetOptions() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let options = try client.data(
                    """
                    { budgetOptions { option name(language: EN) es: name(language: ES) weekly { amount currencyCode }
                      perServing { breakfast { amount } lunch { amount } dinner { amount } } } }
                    """
                )["budgetOptions"].items
                #expect(options.compactMap { $0["option"].string } == ["THRIFTY", "LOW_COST", "MODERATE", "LIBERAL"])
                #expect(options.compactMap { $0["name"].string } == ["Thrifty", "Low cost", "Moderate", "Liberal"])
                #expect(options.compactMap { $0["es"].string } == ["Ahorrador", "Económico", "Moderado", "Holgado"])
                #expect(options.compactMap { $0.at("weekly.amount").string } == ["21.00", "28.00", "42.00", "63.00"])
                #expect(options.allSatisfy { $0.at("weekly.currencyCode").string == "USD" })
                #expect(options.compactMap { $0.at("perServing.breakfast.amount").string } == ["0.60", "0.80", "1.20", "1.80"])
                #expect(options.compactMap { $0.at("perServing.lunch.amount").string } == ["1.05", "1.40", "2.10", "3.15"])
                #expect(options.compactMap { $0.at("perServing.dinner.amount").string } == ["1.35", "1.80", "2.70", "4.05"])
            }
        }
    }

    @Test(
        "weeks run from Sunday to Saturday",
        arguments: [
            ("2026-11-21", 1, ["2026-11-15 2026-11-21"]),
            ("2026-11-22", 2, ["2026-11-22 2026-11-28", "2026-11-29 2026-12-05"]),
            ("2026-12-31", 1, ["2026-12-27 2027-01-02"]),
            ("2027-01-02", 2, ["2026-12-27 2027-01-02", "2027-01-03 2027-01-09"]),
            ("2024-02-29", 1, ["2024-02-25 2024-03-02"]),
            ("2000-01-01", 1, ["1999-12-26 2000-01-01"]),
            ("0001-01-01", 1, []),
            ("0001-01-07", 1, ["0001-01-07 0001-01-13"]),
            ("9999-12-25", 3, ["9999-12-19 9999-12-25"]),
            ("9999-12-31", 1, []),
        ]
    )
    func weeks(from: String, count: Int, expected: [String]) async throws {
        let names = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"]
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let weeks = try client.data("{ weeks(from: \"\(from)\", count: \(count)) { firstDay lastDay days { date dayOfWeek } } }")[
                    "weeks"
                ].items
                #expect(weeks.map { "\($0["firstDay"].string ?? "") \($0["lastDay"].string ?? "")" } == expected)
                for week in weeks {
                    #expect(week["days"].items.compactMap { $0["dayOfWeek"].string } == names)
                    #expect(week.at("days.0.date") == week["firstDay"])
                    #expect(week.at("days.6.date") == week["lastDay"])
                    #expect(Set(week["days"].items.compactMap { $0["date"].string }).count == 7)
                }
            }
        }
    }

    @Test("between 1 and 100 weeks can be requested")
    func countOfWeeks() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                #expect(try client.data("{ weeks(from: \"2026-01-01\", count: 100) { firstDay } }")["weeks"].items.count == 100)
                for count in ["0", "-1", "101"] {
                    #expect(try client.refusal("{ weeks(count: \(count)) { firstDay } }").code == "BAD_USER_INPUT")
                }
            }
        }
    }

    private static let newest = "ORDER BY created_at DESC, id DESC"

    @Test(
        "meals to explore equal the equivalent SQL, forward and backward",
        arguments: [
            ("mealType: LUNCH", "'LUNCH' = ANY (meal_types) \(newest)"),
            ("mealType: SNACK", "'SNACK' = ANY (meal_types) \(newest)"),
            ("mealType: BREAKFAST, budget: {option: THRIFTY}", "'BREAKFAST' = ANY (meal_types) AND serving_cost_minor <= 60 \(newest)"),
            ("mealType: LUNCH, budget: {option: LIBERAL}", "'LUNCH' = ANY (meal_types) AND serving_cost_minor <= 315 \(newest)"),
            (
                "mealType: DINNER, budget: {weekly: 19.99}, orderBy: {field: COST}",
                "'DINNER' = ANY (meal_types) AND serving_cost_minor <= 128 ORDER BY serving_cost_minor, id"
            ),
            (
                "mealType: DINNER, budget: {weekly: 30}, orderBy: {field: COST, direction: DESC}",
                "'DINNER' = ANY (meal_types) AND serving_cost_minor <= 192 ORDER BY serving_cost_minor DESC, id DESC"
            ),
            ("mealType: DINNER, orderBy: {field: TITLE}", "'DINNER' = ANY (meal_types) ORDER BY title_en, id"),
            ("mealType: LUNCH, budget: {weekly: 0}", "'LUNCH' = ANY (meal_types) AND serving_cost_minor = 0 \(newest)"),
            ("orderBy: {field: COST}", "true ORDER BY serving_cost_minor, id"),
            (
                "budget: {weekly: 30}, orderBy: {field: COST}",
                """
                'BREAKFAST' = ANY (meal_types) AND serving_cost_minor <= 85 OR 'LUNCH' = ANY (meal_types) AND serving_cost_minor <= 150
                OR 'DINNER' = ANY (meal_types) AND serving_cost_minor <= 192 ORDER BY serving_cost_minor, id
                """
            ),
        ]
    )
    func exploreMeals(arguments: String, condition: String) async throws {
        let data = try TestData.sharedDatabase()
        let expected = try PostgresSession(data).column("SELECT id FROM recipe WHERE \(condition)")
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let whole = expected + ["of \(expected.count)"]
                #expect(try client.wholeList("exploreMeals", arguments, size: 4) == whole)
                #expect(try client.wholeList("exploreMeals", arguments, size: 3, isBackward: true) == whole)
            }
        }
    }

    @Test("snacks and desserts have no share of a budget")
    func noShare() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                for meal in ["SNACK", "DESSERT"] {
                    let refusal = try client.refusal("{ exploreMeals(mealType: \(meal), budget: {weekly: 5}) { totalCount } }")
                    #expect(refusal.code == "BAD_USER_INPUT")
                    #expect(refusal.message?.contains("BREAKFAST, LUNCH or DINNER") == true)
                }
            }
        }
    }
}
