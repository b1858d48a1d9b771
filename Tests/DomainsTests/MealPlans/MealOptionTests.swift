import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Meal options", .tags(.database), .timeLimit(.minutes(20)))
struct MealOptionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: String
        let weekOf: String
        var meals = ["BREAKFAST", "LUNCH", "DINNER"]
        /// The maximum cost per serving of breakfast, lunch and dinner, in cents.
        var limits = [Int.max, .max, .max]

        var testDescription: String { arguments }
    }

    static let cases = [
        Case(arguments: "weekOf: \"2026-11-21\"", weekOf: "2026-11-15"),
        Case(arguments: "weekOf: \"2026-11-22\"", weekOf: "2026-11-22"),
        Case(arguments: "weekOf: \"2027-01-01\"", weekOf: "2026-12-27"),
        Case(arguments: "weekOf: \"1999-12-31\"", weekOf: "1999-12-26"),
        Case(arguments: "weekOf: \"2024-02-29\", mealType: LUNCH", weekOf: "2024-02-25", meals: ["LUNCH"]),
        Case(arguments: "weekOf: \"2026-05-05\", budget: {option: THRIFTY}", weekOf: "2026-05-03", limits: [60, 105, 135]),
        Case(arguments: "weekOf: \"2026-05-05\", budget: {option: LOW_COST}", weekOf: "2026-05-03", limits: [80, 140, 180]),
        Case(arguments: "weekOf: \"2026-05-05\", budget: {option: MODERATE}", weekOf: "2026-05-03", limits: [120, 210, 270]),
        Case(arguments: "weekOf: \"2026-05-05\", budget: {option: LIBERAL}", weekOf: "2026-05-03", limits: [180, 315, 405]),
        Case(arguments: "weekOf: \"2026-05-05\", budget: {weekly: 10}", weekOf: "2026-05-03", limits: [28, 50, 64]),
        Case(arguments: "weekOf: \"2026-05-05\", budget: {weekly: 3.5}", weekOf: "2026-05-03", limits: [10, 17, 22]),
        Case(arguments: "weekOf: \"2026-05-05\", budget: {weekly: 0}", weekOf: "2026-05-03", limits: [0, 0, 0]),
        Case(
            arguments: "weekOf: \"2026-05-05\", mealType: DINNER, budget: {weekly: 1000000}",
            weekOf: "2026-05-03",
            meals: ["DINNER"]
        ),
        Case(arguments: "weekOf: \"2026-05-05\", mealType: null, budget: null", weekOf: "2026-05-03"),
    ]

    /// The expected options: recipes in the order of their hashes, beginning at the week's starting point and wrapping around.
    private static func sql(_ given: Case) -> String {
        ["BREAKFAST", "LUNCH", "DINNER"].enumerated().filter { given.meals.contains($1) }.map { number, meal in
            """
            (SELECT concat_ws(' ', '\(given.weekOf)', '\(meal)', row_number() OVER turned, 'recipe_' || id, round(serving_cost_minor / 100.0, 2))
            FROM recipe CROSS JOIN (
                SELECT mod((date '\(given.weekOf)' - date '2000-01-02') / 7 * 2654435769 + \(number * 1_431_655_765) + 4294967296 * 1000000, 4294967296)
                    - 2147483648 AS start
            ) AS point
            WHERE '\(meal)' = ANY (meal_types) AND serving_cost_minor <= \(given.limits[number])
            WINDOW turned AS (ORDER BY hashint8(id) < start, hashint8(id), id) ORDER BY row_number() OVER turned LIMIT 5)
            """
        }.joined(separator: " UNION ALL ")
    }

    private static let fields = "weekOf mealType position recipe { id } costPerServing { amount }"

    private static func lines(_ options: Value) -> [String] {
        options.items.map { option in
            let texts = ["weekOf", "mealType", "position", "recipe.id", "costPerServing.amount"].map { path in
                option.at(path).string ?? option.at(path).int.map(String.init) ?? "?"
            }
            return texts.joined(separator: " ")
        }
    }

    @Test("are the next five matching recipes after the week's starting point, for each meal", arguments: cases)
    func options(given: Case) async throws {
        let data = try TestData.sharedDatabase()
        let expected = try PostgresSession(data).column(Self.sql(given))
        try await EngineFixture.read { fixture in
            let found = try await fixture.client { client in
                try client.data("{ mealOptions(\(given.arguments)) { \(Self.fields) } }")["mealOptions"]
            }
            #expect(Self.lines(found) == expected)
        }
    }

    @Test("vary over a year of weeks, always five, sometimes wrapping around the end")
    func year() async throws {
        let data = try TestData.sharedDatabase()
        let session = try PostgresSession(data)
        try await EngineFixture.read { fixture in
            let weeks = try await fixture.client { client throws in
                let sundays = try client.data("{ weeks(from: \"2026-01-01\", count: 52) { firstDay } }")["weeks"].items
                return try sundays.map { week in
                    let sunday = try #require(week["firstDay"].string)
                    return (sunday, try client.data("{ mealOptions(weekOf: \"\(sunday)\") { \(Self.fields) } }")["mealOptions"])
                }
            }
            #expect(weeks.count == 52)
            var offers: Set<[String]> = []
            var wrapped = 0
            for (sunday, options) in weeks {
                #expect(try Self.lines(options) == session.column(Self.sql(Case(arguments: "", weekOf: sunday))))
                let breakfasts = options.items.prefix(5).compactMap {
                    $0.at("recipe.id").string?.split(separator: "_").last.map(String.init)
                }
                #expect(Set(breakfasts).count == 5)
                offers.insert(breakfasts)
                let places = try session.column(
                    "SELECT hashint8(id::bigint) FROM unnest(ARRAY[\(breakfasts.joined(separator: ","))]) AS id"
                )
                let numbers = places.compactMap(Int.init)
                if numbers != numbers.sorted() { wrapped += 1 }
            }
            #expect(offers.count > 4)
            #expect(wrapped > 0)
        }
    }

    @Test("are the same for every day of a week, and default to the current week")
    func days() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let week = try client.data("{ weeks { days { date } } }").at("weeks.0.days").items.compactMap { $0["date"].string }
                #expect(week.count == 7)
                let current = try client.data("{ mealOptions { \(Self.fields) } }")
                for day in week { #expect(try client.data("{ mealOptions(weekOf: \"\(day)\") { \(Self.fields) } }") == current) }
            }
        }
    }

    @Test("fit the budget in every combination", arguments: ["THRIFTY", "LOW_COST", "MODERATE", "LIBERAL"])
    func affordability(option: String) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let data = try client.data(
                    """
                    { budgetOptions { option weekly { amount } } mealOptions(budget: {option: \(option)}) { mealType costPerServing { amount } } }
                    """
                )
                let budget = data["budgetOptions"].items.first { $0["option"].string == option }
                let weekly = try #require(budget?.at("weekly.amount").string.flatMap(Double.init))
                var highestCosts: [String: Double] = [:]
                for meal in data["mealOptions"].items {
                    let cost = try #require(meal.at("costPerServing.amount").string.flatMap(Double.init))
                    highestCosts[meal["mealType"].string ?? "", default: 0] = max(highestCosts[meal["mealType"].string ?? ""] ?? 0, cost)
                }
                #expect(highestCosts.values.reduce(0, +) * 7 <= weekly)
                #expect(highestCosts.count == 3)
            }
        }
    }

    @Test("accept variables for all arguments, and for all or a part of the budget")
    func variables() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let plain = try client.data(
                    "{ mealOptions(weekOf: \"2026-05-05\", mealType: LUNCH, budget: {weekly: 12.5}) { \(Self.fields) } }"
                )
                let whole = try client.data(
                    "query ($w: Date, $m: MealType, $b: BudgetInput) { mealOptions(weekOf: $w, mealType: $m, budget: $b) { \(Self.fields) } }",
                    variables: ["w": .string("2026-05-05"), "m": .string("LUNCH"), "b": .object(["weekly": .double(12.5)])]
                )
                let part = try client.data(
                    "query ($b: Decimal!) { mealOptions(weekOf: \"2026-05-05\", mealType: LUNCH, budget: {weekly: $b}) { \(Self.fields) } }",
                    variables: ["b": .double(12.5)]
                )
                #expect(whole == plain)
                #expect(part == plain)
                let option = try client.data(
                    "query ($b: BudgetInput) { mealOptions(weekOf: \"2026-05-05\", budget: $b) { \(Self.fields) } }",
                    variables: ["b": .object(["option": .string("LOW_COST")])]
                )
                #expect(try option == client.data("{ mealOptions(weekOf: \"2026-05-05\", budget: {weekly: 28}) { \(Self.fields) } }"))
            }
        }
    }

    @Test(
        "reject invalid budgets and meals",
        arguments: [
            "mealType: SNACK", "mealType: DESSERT, budget: {option: THRIFTY}", "budget: {weekly: -0.01}", "budget: {weekly: 1000000.5}",
            "budget: {weekly: \"1000000.01\"}", "budget: {weekly: 1e308}", "budget: {weekly: 1e999}", "budget: {weekly: NaN}",
            "budget: {weekly: \"\"}", "budget: {weekly: \"21 \"}", "budget: {}",
            "budget: {weekly: 1, option: THRIFTY}", "budget: {option: null}", "budget: {weekly: null}", "budget: {option: RICH}",
            "weekOf: \"2026-02-30\"", "weekOf: \"soon\"", "weekOf: \"\"",
        ]
    )
    func refused(arguments: String) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let refusal = try client.refusal("{ mealOptions(\(arguments)) { position } }")
                #expect(["BAD_USER_INPUT", "GRAPHQL_VALIDATION_FAILED"].contains(refusal.code), "\(refusal)")
            }
        }
    }

    @Test("require exactly one field in a budget from a variable, too")
    func refusedVariables() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let budgets: [ObjectValue] = [
                    [:], ["option": .null], ["option": .string("THRIFTY"), "weekly": .null], ["weekly": .string("NaN")],
                    ["weekly": .double(-1)],
                    ["option": .string("THRIFTY"), "weekly": .double(1)],
                ]
                for budget in budgets {
                    let query = "query ($b: BudgetInput) { mealOptions(budget: $b) { position } }"
                    #expect(try client.refusal(query, variables: ["b": .object(budget)]).code == "BAD_USER_INPUT", "\(budget)")
                }
            }
        }
    }
}
