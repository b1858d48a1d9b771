import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Meal shortages", .tags(.database), .timeLimit(.minutes(20)))
struct MealShortageTests {
    private static let fields =
        "weekOf mealType position availableCount rule diet allergen ingredient { id name } name countWithoutRule"

    private func shortages(_ client: EngineClient, _ arguments: String = "", as caller: (any Caller)?) throws -> [Value] {
        try client.data("{ mealShortages\(arguments) { \(Self.fields) } }", as: caller)["mealShortages"].items
    }

    /// A shortage as text: the meal, the rule with its value, and the numbers with and without the rule.
    private static func line(_ shortage: Value) -> String {
        let value = shortage["diet"].string ?? shortage["allergen"].string ?? shortage.at("ingredient.id").string
        let rule = [shortage["rule"].string, value].compactMap { $0 }.joined(separator: " ")
        return
            "\(shortage["mealType"].string ?? "") \(rule) \(shortage["availableCount"].int ?? -1) \(shortage["countWithoutRule"].int ?? -1)"
    }

    @Test("are empty if there are enough recipes, with and without an account")
    func none() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                for caller in [house.ana as (any Caller)?, nil] {
                    #expect(try shortages(client, as: caller).isEmpty)
                    #expect(try shortages(client, "(weekOf: \"2026-03-04\", mealType: LUNCH)", as: caller).isEmpty)
                }
            }
        }
    }

    @Test("name the diet, the allergen, the ingredient or the budget, with the number of recipes without it")
    func causes() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let session = try house.session
                let ana = house.ana.number
                // Nine dinners: seven are not vegan, and two vegan ones have the only peas.
                try session.execute(
                    """
                    UPDATE recipe SET diets = CASE WHEN id IN (2, 7) THEN '{VEGAN}' ELSE '{}' END::diet[], allergens = '{}',
                        ingredient_ids = CASE WHEN id IN (2, 7) THEN '{3,9}' ELSE '{5}' END::int[]
                    WHERE meal_types @> '{DINNER}';
                    INSERT INTO food_preference (id, diets) VALUES (\(ana), '{VEGAN}')
                    """
                )
                let arguments = "(weekOf: \"2026-03-04\", mealType: DINNER)"
                func lines() throws -> [String] { try shortages(client, arguments, as: house.ana).map(Self.line) }
                #expect(try lines() == ["DINNER DIET VEGAN 2 9", "DINNER ALL 2 9"])
                let first = try shortages(client, arguments, as: house.ana)[0]
                #expect(first["weekOf"] == "2026-03-01" && first["name"] == "Vegan" && first["position"] == 1)

                try session.execute("INSERT INTO avoided_food (id, ingredient_ids) VALUES (\(ana), '{3}')")
                #expect(try lines() == ["DINNER DIET VEGAN 0 7", "DINNER ALLERGIC_INGREDIENT ingredient_3 0 2", "DINNER ALL 0 9"])
                let pea = try shortages(client, arguments, as: house.ana)[1]
                #expect(pea["name"] == pea.at("ingredient.name") && pea["diet"] == .null && pea["allergen"] == .null)
                let avoided = "(weekOf: \"2026-03-04\", mealType: DINNER, includeAllergens: true)"
                #expect(try shortages(client, avoided, as: house.ana).map(Self.line) == ["DINNER DIET VEGAN 2 9", "DINNER ALL 2 9"])

                // A recipe that breaks two rules counts for neither of them.
                try session.execute("UPDATE food_preference SET disliked_ingredient_ids = '{9,5}' WHERE id = \(ana)")
                #expect(try lines() == ["DINNER ALL 0 9"])

                try session.execute(
                    """
                    UPDATE food_preference SET diets = '{}', disliked_ingredient_ids = '{5}' WHERE id = \(ana);
                    UPDATE avoided_food SET allergens = '{FISH}', ingredient_ids = '{}' WHERE id = \(ana);
                    UPDATE recipe SET allergens = '{FISH,MILK}' WHERE id IN (2, 7)
                    """
                )
                #expect(try lines() == ["DINNER DISLIKED_INGREDIENT ingredient_5 0 7", "DINNER ALLERGEN FISH 0 2", "DINNER ALL 0 9"])
                let spanish = try client.data(
                    "{ mealShortages\(arguments) { name english: name(language: EN) } }",
                    as: house.ana,
                    language: .spanish
                )["mealShortages"].items
                #expect(spanish[1] == ["name": "Pescado", "english": "Fish"])
                #expect(spanish[2] == ["name": "Todas las preferencias juntas", "english": "All preferences together"])
                // Other people's rules do not matter.
                #expect(try shortages(client, arguments, as: house.bo).isEmpty && shortages(client, arguments, as: nil).isEmpty)

                try session.execute("DELETE FROM food_preference; DELETE FROM avoided_food")
                let free = "(weekOf: \"2026-03-04\", budget: {weekly: 0})"
                #expect(
                    try shortages(client, free, as: nil).map(Self.line)
                        == ["BREAKFAST", "LUNCH", "DINNER"].flatMap { ["\($0) BUDGET 0 9", "\($0) ALL 0 9"] }
                )
                try session.execute(
                    "INSERT INTO budget_choice (account_id, week, option, weekly_minor) VALUES (\(ana), '2026-03-01', 'THRIFTY', 1)"
                )
                #expect(try lines() == ["DINNER BUDGET 0 9", "DINNER ALL 0 9"])
                #expect(try shortages(client, "(weekOf: \"2026-02-20\")", as: house.ana).isEmpty, "the budget began later")
            }
        }
    }

    @Test("agree with the options for random rules: what is missing, and what is offered without each rule")
    func agreement() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let session = try house.session
                var random = SeededGenerator(seed: 39)
                var (scarce, plenty) = (0, 0)
                for _ in 0..<25 {
                    let diets = ["VEGAN", "VEGETARIAN", "GLUTEN_FREE"].filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
                    func ingredients(_ most: Int) -> [Int] {
                        Set((0..<Int.random(in: 0...most, using: &random)).map { _ in Int.random(in: 1...12, using: &random) }).sorted()
                    }
                    let (avoided, disliked) = (ingredients(3), ingredients(2))
                    func apply(diets: [String], avoided: [Int], disliked: [Int]) throws {
                        func array(_ items: [some Any]) -> String { "'{\(items.map { "\($0)" }.joined(separator: ","))}'" }
                        try session.execute(
                            """
                            DELETE FROM food_preference; DELETE FROM avoided_food;
                            INSERT INTO food_preference (id, diets, disliked_ingredient_ids)
                            VALUES (\(house.ana.number), \(array(diets)), \(array(disliked)));
                            INSERT INTO avoided_food (id, ingredient_ids) VALUES (\(house.ana.number), \(array(avoided)))
                            """
                        )
                    }
                    func options() throws -> [String: Int] {
                        try client.data("{ mealOptions(weekOf: \"2026-03-04\") { mealType } }", as: house.ana)["mealOptions"].items
                            .reduce(into: [:]) { $0[$1["mealType"].string ?? "", default: 0] += 1 }
                    }
                    try apply(diets: diets, avoided: avoided, disliked: disliked)
                    let found = try shortages(client, "(weekOf: \"2026-03-04\")", as: house.ana)
                    let offered = try options()
                    for meal in ["BREAKFAST", "LUNCH", "DINNER"] {
                        let rows = found.filter { $0["mealType"].string == meal }
                        let count = offered[meal, default: 0]
                        #expect(rows.isEmpty == (count >= 3))
                        for row in rows { #expect(row["availableCount"].int == count) }
                        if rows.isEmpty { plenty += 1 } else { scarce += 1 }
                    }
                    for row in found {
                        let ingredient = row.at("ingredient.id").string?.dropFirst("ingredient_".count).description
                        let rule = row["rule"].string
                        try apply(
                            diets: rule == "ALL" ? [] : diets.filter { $0 != row["diet"].string },
                            avoided: rule == "ALL" ? [] : avoided.filter { rule != "ALLERGIC_INGREDIENT" || "\($0)" != ingredient },
                            disliked: rule == "ALL" ? [] : disliked.filter { rule != "DISLIKED_INGREDIENT" || "\($0)" != ingredient }
                        )
                        let without = try options()[row["mealType"].string ?? ""] ?? 0
                        // At most five are offered.
                        #expect(without == min(5, row["countWithoutRule"].int ?? -1), "\(Self.line(row))")
                    }
                }
                #expect(scarce > 10 && plenty > 3, "\(scarce) \(plenty)")
            }
        }
    }
}
