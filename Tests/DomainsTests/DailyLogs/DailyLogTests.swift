import Domains
import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("The daily log", .tags(.database), .timeLimit(.minutes(20)))
struct DailyLogTests {
    /// Runs the body with two people and a client.
    private func run(_ body: @Sendable @escaping (EngineClient, _ ana: Member, _ bo: Member, PostgresSession) throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            let (ana, bo) = (try Member("Ana", roles: [], in: fixture.database), try Member("Bo", roles: [], in: fixture.database))
            try await fixture.client { client throws in try body(client, ana, bo, PostgresSession(fixture.database)) }
        }
    }

    private static let day = """
        date entries { id name servings recipe { id } nutrients { calories carbsG sodiumMg } isRemovable }
        totals { calories proteinG carbsG sugarG fiberG fatG saturatedFatG sodiumMg micronutrients { nutrient amount } }
        targets { calories proteinG carbsG sugarG fiberG fatG } remaining { calories proteinG carbsG sugarG fiberG fatG }
        """

    /// Logs one and a half servings of a recipe and returns the payload with the day.
    private static func logRecipe(_ client: EngineClient, _ member: Member) throws -> Value {
        try client.change(
            "logMeal",
            #"recipeId: "recipe_5", servings: 1.5"#,
            "loggedMeal { id } account { dailyLog { \(day) } }",
            as: member
        )
    }

    /// Logs the nutrients of an apple and returns the payload with the day.
    private static func logApple(_ client: EngineClient, _ member: Member) throws -> Value {
        try client.change(
            "logNutrients",
            #"name: "Apple", carbsG: 25"#,
            "loggedMeal { id servings recipe { id } } account { dailyLog { \(day) } }",
            as: member
        )
    }

    @Test("the log confirms entries and adds them up")
    func entries() async throws {
        try await run { client, ana, _, _ in
            let eaten = try Self.logRecipe(client, ana)
            #expect(eaten["message"].string == "Added to your daily log")
            let recipe = try client.data(
                "{ recipe(id: \"recipe_5\") { title nutrition { perServing { calories } micronutrients { nutrient amount } } } }"
            )
            let day = eaten.at("account.dailyLog")
            #expect(day.at("entries").items.count == 1)
            #expect(day.at("entries.0.name") == recipe.at("recipe.title"))
            #expect(day.at("entries.0.isRemovable") == .boolean(true))
            let typed = try Self.logApple(client, ana)
            #expect(typed["message"].string == "Added to your daily log")
            #expect(typed.at("loggedMeal.servings") == .null && typed.at("loggedMeal.recipe") == .null)
            let both = typed.at("account.dailyLog")
            #expect(both.at("entries").items.count == 2)
            #expect(both.at("totals.calories") == day.at("totals.calories"))
            #expect(try #require(both.at("totals.carbsG").number) == #require(day.at("totals.carbsG").number) + 25)
            #expect(both.at("entries.1.nutrients.calories") == .null)
            #expect(!both.at("totals.micronutrients").items.isEmpty)
            // Without a target, the remaining amount is null.
            #expect(both.at("remaining.calories") == .null)
        }
    }

    @Test("the log removes entries and confirms it in the language of the request")
    func removed() async throws {
        try await run { client, ana, _, _ in
            _ = try Self.logRecipe(client, ana)
            let ids = try Self.logApple(client, ana).at("account.dailyLog.entries").items.compactMap { $0["id"].string }
            #expect(ids.count == 2)
            for id in ids {
                let gone = try client.change(
                    "removeLoggedMeal",
                    "id: \"\(id)\"",
                    "account { dailyLog { entries { id } } }",
                    as: ana,
                    language: .spanish
                )
                #expect(gone["message"].string == "Quitado de tu registro diario")
                #expect(!gone.at("account.dailyLog.entries").items.contains { $0["id"].string == id })
                #expect(try client.changing("removeLoggedMeal", "id: \"\(id)\"", as: ana).errors != .null)
            }
            let log = try client.data("{ viewer { dailyLog { totals { calories } } } }", as: ana)
            #expect(log.at("viewer.dailyLog.totals.calories") == .int(0))
        }
    }

    @Test("stores the nutrients of servings to the hundredth, independently of later changes to the recipe")
    func servings() async throws {
        try await run { client, ana, _, session in
            var random = SeededGenerator(seed: 33)
            var expected: [String: Int] = [:]
            for _ in 0..<40 {
                let (recipe, hundredths) = (Int.random(in: 1...45, using: &random), Int.random(in: 1...1_000, using: &random))
                let servings = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
                _ = try client.change("logMeal", "recipeId: \"recipe_\(recipe)\", servings: \(servings)", "loggedMeal { id }", as: ana)
                for column in ["calories", "sodium_mg", "fiber_g"] {
                    let stored = try session.column(
                        "SELECT unnest(ARRAY[100 * \(column), servings])::bigint FROM recipe WHERE id = \(recipe)"
                    )
                    let (whole, parts) = (try #require(Int(stored[0])), try #require(Int(stored[1])))
                    // Rounds half up in integer arithmetic.
                    expected[column, default: 0] += (2 * whole * hundredths + 100 * parts) / (200 * parts)
                }
            }
            try session.execute("UPDATE recipe_ingredient SET grams = grams * 2; DELETE FROM recipe WHERE id < 20")
            let log = try client.data(
                "{ viewer { dailyLog { entries { recipe { id } name } totals { calories sodiumMg fiberG } } } }",
                as: ana
            ).at("viewer.dailyLog")
            for (column, field) in [("calories", "calories"), ("sodium_mg", "sodiumMg"), ("fiber_g", "fiberG")] {
                let total = try #require(log.at("totals.\(field)").number)
                #expect(Int((total * 100).rounded()) == expected[column], "\(column)")
            }
            #expect(log.at("entries").items.count == 40)
            #expect(log.at("entries").items.allSatisfy { $0["name"].string != nil })
            #expect(
                log.at("entries").items.contains { $0["recipe"] == .null } && log.at("entries").items.contains { $0["recipe"] != .null }
            )
        }
    }

    @Test("computes remaining amounts from the cap, else the suggested target, else null; they can be negative")
    func remaining() async throws {
        try await run { client, ana, _, _ in
            func remaining(_ log: String) throws -> Value {
                try client.change(
                    "logNutrients",
                    log,
                    "account { healthProfile { sugarCapG fiberCapG } dailyLog { \(Self.day) } }",
                    as: ana
                ).at("account.dailyLog")
            }
            let amounts = ["calories", "carbsG", "sugarG", "fiberG", "fatG"]
            _ = try client.change("updateHealthProfile", "proteinCapG: 30", "account { id }", as: ana)
            var log = try remaining("proteinG: 12.5, calories: 100")
            #expect(log.at("remaining.proteinG").number == 17.5)
            #expect(amounts.allSatisfy { log.at("remaining.\($0)") == .null && log.at("targets.\($0)") == .null })
            _ = try client.change(
                "updateHealthProfile",
                "weightKg: 72.5, heightCm: 168, age: 34, sex: FEMALE, goal: {direction: LOSE, kgPerWeek: 0.5}, fatCapG: 40",
                "account { id }",
                as: ana
            )
            log = try remaining("fatG: 45")
            // The suggestion is 1,436 kilocalories, including 180 g of carbohydrates.
            #expect(log.at("targets.calories").number == 1_436 && log.at("remaining.calories").number == 1_336)
            #expect(log.at("remaining.proteinG").number == 17.5 && log.at("remaining.carbsG").number == 180)
            #expect(log.at("remaining.fatG").number == -5)
            // The suggestion includes 65 g of sugar and 20 g of fibre, which caps replace.
            log = try remaining("sugarG: 66.5, fiberG: 4")
            #expect(log.at("targets.sugarG").number == 65 && log.at("remaining.sugarG").number == -1.5)
            #expect(log.at("targets.fiberG").number == 20 && log.at("remaining.fiberG").number == 16)
            _ = try client.change("updateHealthProfile", "sugarCapG: 80.5, fiberCapG: 37", "account { id }", as: ana)
            log = try remaining("sugarG: 1")
            #expect(log.at("targets.sugarG").number == 80.5 && log.at("remaining.sugarG").number == 13)
            #expect(log.at("targets.fiberG").number == 37 && log.at("remaining.fiberG").number == 33)
            _ = try client.change("updateHealthProfile", "sugarCapG: null", "account { id }", as: ana)
            #expect(try remaining("fiberG: 1").at("targets.sugarG").number == 65)
        }
    }

    @Test(
        "uses days in the account's time zone, and only entries made today can be removed",
        arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Madrid", "America/St_Johns"]
    )
    func days(zone: String) async throws {
        try await run { client, ana, _, session in
            try session.execute("UPDATE account SET time_zone = '\(zone)' WHERE id = \(ana.number)")
            let days = try session.column("SELECT unnest(ARRAY[-2, -1, 0, 1]) + (now() AT TIME ZONE '\(zone)')::date")
            let log = try client.change("logNutrients", "calories: 95", "loggedMeal { date } account { dailyLog { date } }", as: ana)
            #expect(log.at("loggedMeal.date").string == days[2] && log.at("account.dailyLog.date").string == days[2])
            #expect(
                try client.change("logNutrients", "calories: 95, date: \"\(days[3])\"", "", as: ana).mistakes == [
                    "date: Please choose today or an earlier day"
                ]
            )
            #expect(
                try client.change("logNutrients", "calories: 95, date: \"1999-12-31\"", "", as: ana).mistakes == [
                    "date: Please choose a day since 2000"
                ]
            )
            // An entry made today for an earlier day.
            let late = try client.change("logNutrients", "calories: 40, date: \"\(days[0])\"", "loggedMeal { id isRemovable }", as: ana).at(
                "loggedMeal"
            )
            #expect(late["isRemovable"] == .boolean(true))
            let id = try #require(late["id"].string)
            let stored = try #require(id.split(separator: "_").last)
            // First the entry was made in yesterday's last second, then in today's first.
            try session.execute(
                "UPDATE logged_meal SET created_at = (date '\(days[2])'::timestamp AT TIME ZONE '\(zone)') - interval '1 second' WHERE id = \(stored)"
            )
            let refused = try client.change("removeLoggedMeal", "id: \"\(id)\"", "account { id }", as: ana)
            #expect(refused.codes == ["DAY_IS_OVER"] && refused["account"] == .null)
            #expect(
                try client.data("{ viewer { dailyLog(date: \"\(days[0])\") { entries { isRemovable } } } }", as: ana).at(
                    "viewer.dailyLog.entries"
                ).items[0]["isRemovable"] == .boolean(false)
            )
            try session.execute(
                "UPDATE logged_meal SET created_at = date '\(days[2])'::timestamp AT TIME ZONE '\(zone)' WHERE id = \(stored)"
            )
            #expect(try client.change("removeLoggedMeal", "id: \"\(id)\"", "account { id }", as: ana).codes == [])
        }
    }

    @Test("returns a log for each day of a range, including empty days, for at most 100 days")
    func time() async throws {
        try await run { client, ana, _, session in
            try session.execute(
                "INSERT INTO logged_meal (account_id, date, calories) SELECT \(ana.number), '2024-02-27'::date + n, n FROM unnest('{0, 2, 2, 4}'::int[]) AS n"
            )
            func logs(_ from: String, _ to: String, inline: Bool) throws -> Value {
                let selection = "{ date totals { calories } entries { id } }"
                let document =
                    inline
                    ? "{ viewer { dailyLogs(from: \"\(from)\", to: \"\(to)\") \(selection) } }"
                    : "query ($a: Date!, $b: Date!) { viewer { dailyLogs(from: $a, to: $b) \(selection) } }"
                return try client.query(document, variables: inline ? [:] : ["a": .string(from), "b": .string(to)], as: ana).json()
            }
            for inline in [true, false] {
                let days = try logs("2024-02-26", "2024-03-02", inline: inline).at("data.viewer.dailyLogs").items
                #expect(
                    days.map { $0["date"].string } == ["2024-02-26", "2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-02"]
                )
                #expect(days.map { $0.at("totals.calories").number } == [0, 0, 0, 4, 0, 4])
                #expect(days.map { $0.at("entries").items.count } == [0, 1, 0, 2, 0, 1])
                #expect(try logs("2024-01-01", "2024-04-09", inline: inline).at("data.viewer.dailyLogs").items.count == 100)
                for (from, to) in [("2024-01-01", "2024-04-10"), ("2024-03-02", "2024-03-01"), ("0001-01-01", "9999-12-31")] {
                    let error = try logs(from, to, inline: inline).at("errors").items.first
                    #expect(error?["message"].string == "The range from “from” to “to” must be between 1 and 100 days.")
                }
                #expect(try logs("1999-12-30", "2000-01-02", inline: inline).at("data.viewer.dailyLogs").items.count == 2)
            }
        }
    }

    @Test("is visible to its account alone, on every path")
    func privacy() async throws {
        try await run { client, ana, bo, session in
            let log = try client.change("logNutrients", #"name: "Secret cake", calories: 777"#, "loggedMeal { id }", as: ana)
            let id = try #require(log.at("loggedMeal.id").string)
            let selection =
                "{ ... on Account { dailyLog { totals { calories } entries { name } } recentMeals { nodes { name } } dailyLogs(from: \"2026-01-01\", to: \"2026-01-02\") { date } } }"
            let admin = try Member("Admin", isAdmin: true, in: session)
            let ways = [
                "{ node(id: \"\(ana.id)\") \(selection) }", "{ node(id: \"\(id)\") { ... on LoggedMeal { name } } }",
                "{ nodes(ids: [\"\(id)\"]) { ... on LoggedMeal { name } } }",
            ]
            for way in ways {
                #expect("\(try client.query(way, as: ana).json())".contains("Secret cake"))
                for caller in [bo as (any Caller)?, admin, nil] {
                    let answer = "\(try client.query(way, as: caller).json())"
                    #expect(!answer.contains("Secret") && !answer.contains("777") && !answer.contains("2026-01-01"))
                }
            }
            for caller in [bo, admin] { #expect(try client.changing("removeLoggedMeal", "id: \"\(id)\"", as: caller).errors != .null) }
            #expect(try session.column("SELECT count(*) FROM logged_meal WHERE account_id = \(ana.number)") == ["1"])
            // A day's number is computed from the account and the date. No date of one account may give the number of another account's
            // day.
            let next = try #require([ana, bo].max { $0.number < $1.number })
            for date in ["1726-03-16", "2273-10-15", "2200-01-01", "1999-12-31", "0001-01-01", "9999-12-31"] {
                let answer = try client.data(
                    "{ viewer { dailyLog(date: \"\(date)\") { totals { calories } entries { name } } } }",
                    as: next
                )
                #expect(answer.at("viewer.dailyLog") == .null)
            }
            let mine = "{ viewer { dailyLog(date: \"\(try session.column("SELECT date FROM logged_meal")[0])\") { totals { calories } } } }"
            #expect(try client.data(mine, as: bo).at("viewer.dailyLog.totals.calories") == .int(0))
        }
    }

    @Test("rejects invalid amounts and dates with the reason, and stores nothing")
    func refused() async throws {
        let refused = [
            ("logMeal", #"recipeId: "recipe_2", servings: 0"#, "servings: More than 0, and at most 100"),
            ("logMeal", #"recipeId: "recipe_2", servings: -1.5"#, "servings: More than 0, and at most 100"),
            ("logMeal", #"recipeId: "recipe_2", servings: 1e9"#, "servings: More than 0, and at most 100"),
            ("logNutrients", #"name: "Air""#, "calories: Please enter at least one amount"),
            ("logNutrients", "calories: 0", "calories: More than 0, and at most 20,000"),
            ("logNutrients", "sugarG: -4", "sugarG: More than 0, and at most 5,000"),
            ("logNutrients", "fatG: 0.004", "fatG: More than 0, and at most 5,000"),
            ("logNutrients", "carbsG: 5001", "carbsG: More than 0, and at most 5,000"),
        ]
        try await run { client, ana, _, session in
            for (mutation, input, mistake) in refused {
                let payload = try client.change(mutation, input, "loggedMeal { id }", as: ana)
                #expect(payload.mistakes == [mistake] && payload["loggedMeal"] == .null, "\(input)")
            }
            #expect(try client.changing("logMeal", #"recipeId: "recipe_99999""#, as: ana).errors != .null)
            let both = try client.change("logNutrients", #"fatG: -1, date: "2199-01-01""#, "", as: ana)
            #expect(Set(both.mistakes) == ["fatG: More than 0, and at most 5,000", "date: Please choose today or an earlier day"])
            #expect(try session.column("SELECT count(*) FROM logged_meal WHERE account_id = \(ana.number)") == ["0"])
            try session.execute(
                "INSERT INTO logged_meal (account_id, date, calories) SELECT \(ana.number), '2026-03-01', n FROM generate_series(1, 99) AS n"
            )
            #expect(try client.change("logNutrients", #"calories: 1, date: "2026-03-01""#, "", as: ana).codes == [])
            #expect(
                try client.change("logNutrients", #"calories: 1, date: "2026-03-01""#, "", as: ana).mistakes == [
                    "date: At most 100 entries a day"
                ]
            )
        }
    }

    @Test("lists recent meals, the latest of each recipe and each name, newest first")
    func recent() async throws {
        try await run { client, ana, _, session in
            for recipe in [3, 4, 3] {
                _ = try client.change("logMeal", "recipeId: \"recipe_\(recipe)\", servings: \(recipe)", "loggedMeal { id }", as: ana)
            }
            _ = try client.change("logNutrients", #"name: "Apple", calories: 95"#, "", as: ana)
            _ = try client.change("logNutrients", "calories: 5", "", as: ana)
            _ = try client.change("logNutrients", #"name: "apple", calories: 100"#, "", as: ana)
            _ = try client.change("logMeal", #"recipeId: "recipe_9""#, "loggedMeal { id }", as: ana)
            try session.execute(
                "UPDATE logged_meal SET created_at = now() - interval '91 days' WHERE recipe_id = 4; DELETE FROM recipe WHERE id = 9"
            )
            var found: [Value] = []
            var cursor = Value.null
            while found.count < 10 {
                let page = try client.data(
                    "query ($after: String) { viewer { recentMeals(first: 1, after: $after) { totalCount nodes { name recipe { id } servings nutrients { calories } } pageInfo { endCursor hasNextPage } } } }",
                    variables: ["after": cursor],
                    as: ana
                ).at("viewer.recentMeals")
                #expect(page["totalCount"] == .int(2))
                found += page["nodes"].items
                cursor = page.at("pageInfo.endCursor")
                guard page.at("pageInfo.hasNextPage") == .boolean(true) else { break }
            }
            #expect(found.map { $0.at("recipe.id") } == [.null, .string("recipe_3")])
            #expect(found.first?.at("nutrients.calories").number == 100 && found.last?["servings"].number == 3)
        }
    }
}
