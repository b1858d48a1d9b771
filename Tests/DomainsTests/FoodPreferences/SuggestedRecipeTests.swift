import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Suggested recipes", .tags(.database), .timeLimit(.minutes(20)))
struct SuggestedRecipeTests {
    private static let fields = """
        position reason spanish: reason(language: ES)
        recipe {
          id diabetesFriendly cuisine diets costPerServing { amount } ingredients { ingredient { id } }
          nutrition { perServing { calories } }
        }
        """

    /// Runs the body with enough diabetes friendly recipes.
    private static func run(_ body: @Sendable @escaping (Household, EngineClient) throws -> Void) async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                try house.session.execute(
                    "UPDATE recipe SET carbs_g = 20 * servings, sugar_g = servings, fiber_g = 5 * servings WHERE id % 3 > 0"
                )
                try body(house, client)
            }
        }
    }

    private func suggested(_ client: EngineClient, _ member: Member?, _ arguments: String = "(first: 20)") throws -> [Value] {
        try client.data("{ suggestedRecipes\(arguments) { \(Self.fields) } }", as: member)["suggestedRecipes"].items
    }

    /// Saves the last three suggestions and returns their ids.
    @discardableResult
    private func save(_ client: EngineClient, _ member: Member) throws -> [String] {
        let saved = try suggested(client, nil).suffix(3).compactMap { $0.at("recipe.id").string }
        for recipe in saved { _ = try client.change("saveRecipe", "recipeId: \"\(recipe)\"", as: member) }
        return saved
    }

    @Test("suggestions are diabetes friendly, unsaved and stable, with reasons")
    func rules() async throws {
        try await Self.run { house, client in
            let strangers = try suggested(client, nil)
            #expect(!strangers.isEmpty && strangers.allSatisfy { $0.at("recipe.diabetesFriendly") == true })
            #expect(strangers.allSatisfy { $0["reason"].string == "Diabetes friendly" && $0["spanish"].string == "Apta para diabéticos" })
            #expect(strangers.map { $0["position"].int } == Array(1...strangers.count))
            #expect(try suggested(client, nil) == strangers && suggested(client, house.bo) == strangers)

            let saved = try save(client, house.ana)
            let own = try suggested(client, house.ana)
            let ids = own.compactMap { $0.at("recipe.id").string }
            #expect(Set(ids).isDisjoint(with: saved) && Set(ids).count == own.count)
            #expect(try suggested(client, house.ana) == own)
            // The reason of the first suggestion names its similarity to the saved recipes.
            let first = try #require(own.first?["reason"].string)
            #expect(first.hasPrefix("Similar to what you saved: ") || first.contains("A cuisine that you have saved"), "\(first)")
            let viewer = try client.data("{ viewer { suggestedRecipes(first: 20) { \(Self.fields) } } }", as: house.ana)
            #expect(viewer.at("viewer.suggestedRecipes").items == own)
            for wrong in ["(first: 0)", "(first: 21)"] {
                #expect(try client.query("{ suggestedRecipes\(wrong) { position } }", as: house.ana).json().errors != .null)
            }
        }
    }

    @Test("suggestions respect the saved price range or the range in the request")
    func price() async throws {
        try await Self.run { house, client in
            try save(client, house.ana)
            let own = try suggested(client, house.ana)
            let prices = own.compactMap { $0.at("recipe.costPerServing.amount").amount }.sorted()
            let most = prices[prices.count / 2]
            let payload = try client.change(
                "setRecipePriceRange",
                "max: \(most)",
                """
                account {
                  recipePriceRange { min { amount } max { amount } } savedRecipes { totalCount }
                  suggestedRecipes(first: 20) { \(Self.fields) }
                }
                """,
                as: house.ana
            )
            #expect(payload["message"].string == "Price range saved" && payload.at("account.recipePriceRange.max.amount").amount == most)
            let cheap = payload.at("account.suggestedRecipes").items
            #expect(!cheap.isEmpty && cheap.allSatisfy { ($0.at("recipe.costPerServing.amount").amount ?? 99) <= most })
            #expect(cheap.allSatisfy { $0["reason"].string?.contains("Within your price range") == true })
            #expect(payload.at("account.savedRecipes.totalCount").int == 3, "saved recipes stay saved")
            let expensive = try suggested(client, house.ana, "(first: 20, costPerServing: {min: \"\(most)\"})")
            #expect(!expensive.isEmpty && expensive.allSatisfy { ($0.at("recipe.costPerServing.amount").amount ?? 0) >= most })
            // The second range contains no whole cent.
            for range in ["min: 3, max: 2", "min: 1.001, max: 1.002", "min: -1"] {
                #expect(try client.change("setRecipePriceRange", range, as: house.ana).codes == ["OUT_OF_RANGE"], "\(range)")
            }
            #expect(try client.change("setRecipePriceRange", "min: 1.25, max: 1.25", as: house.ana).codes == [])
            _ = try client.change("setRecipePriceRange", "", as: house.ana)
            let cleared = try client.data("{ viewer { recipePriceRange { max { amount } } } }", as: house.ana)
            #expect(cleared.at("viewer.recipePriceRange") == .null)
            #expect(try suggested(client, house.ana) == own)
        }
    }

    @Test("price ranges keep every digit, and numbers are accepted like decimals")
    func decimals() async throws {
        try await Self.run { house, client in
            let ranges = [
                (#"min: "0.10", max: "0.30""#, 0.1, 0.3), ("min: 0.1, max: 0.3", 0.1, 0.3), (#"min: "1.000", max: "10000""#, 1, 10_000),
                (#"min: "1.0000000000000000000001", max: "2.9999999999999999999999""#, 1.01, 2.99), ("min: 2, max: 4", 2, 4),
                (#"min: "-0.00", max: "00012.5""#, 0, 12.5),
            ]
            for (input, min, max) in ranges {
                let payload = "account { recipePriceRange { min { amount } max { amount } } }"
                let range = try client.change("setRecipePriceRange", input, payload, as: house.ana).at("account.recipePriceRange")
                #expect(range.at("min.amount").amount == min && range.at("max.amount").amount == max, "\(input)")
            }
            for wrong in [#"max: "10000.001""#, #"min: "-0.01""#, "max: \"\(String(repeating: "9", count: 90))\""] {
                #expect(try client.change("setRecipePriceRange", wrong, as: house.ana).codes == ["OUT_OF_RANGE"], "\(wrong)")
            }
        }
    }

    /// Sets Ana's food preferences.
    private static func setPreferences(_ client: EngineClient, _ house: Household, _ input: String) throws -> Value {
        let preferences = "account { foodPreferences { diets cuisines dislikedIngredients { id } } }"
        return try client.change("setFoodPreferences", input, preferences, as: house.ana)
    }

    /// Whether a recipe suits a diet and is free of an ingredient.
    private static func suits(_ recipe: Value, _ diet: String, without ingredient: String) -> Bool {
        recipe["diets"].items.contains { $0.string == diet }
            && !recipe["ingredients"].items.contains { $0.at("ingredient.id").string == ingredient }
    }

    @Test("suggestions and meal options follow the account's food preferences")
    func preferences() async throws {
        try await Self.run { house, client in
            try save(client, house.ana)
            let own = try suggested(client, house.ana)
            let diet = try #require(own.flatMap { $0.at("recipe.diets").items }.first?.string)
            let disliked = try #require(own.first?.at("recipe.ingredients.0.ingredient.id").string)
            let cuisine = try #require(own.last?.at("recipe.cuisine").string)
            let taste = "diets: [\(diet)], cuisines: [\(cuisine)], dislikedIngredientIds: [\"\(disliked)\"]"
            let saved = try Self.setPreferences(client, house, taste)
            #expect(saved["message"].string == "Food preferences saved")
            #expect(saved.at("account.foodPreferences.dislikedIngredients.0.id").string == disliked)
            for suggestion in try suggested(client, house.ana) {
                #expect(Self.suits(suggestion["recipe"], diet, without: disliked))
                let reason = suggestion["reason"].string ?? ""
                #expect(reason.contains("Fits your diet"))
                #expect(reason.contains("A cuisine that you like") == (suggestion.at("recipe.cuisine").string == cuisine))
            }
            let options = try client.data(
                "{ mealOptions { recipe { diets cuisine ingredients { ingredient { id } } } reason mealType } }",
                as: house.ana
            )
            for option in options["mealOptions"].items {
                #expect(Self.suits(option["recipe"], diet, without: disliked))
                #expect(option["reason"].string?.contains("Fits your diet") == true)
            }
            // The preferences are private, and null clears them.
            #expect(try client.data("{ viewer { foodPreferences { diets } } }", as: house.bo).at("viewer.foodPreferences.diets") == [])
            let none = try Self.setPreferences(client, house, "diets: null, cuisines: [], dislikedIngredientIds: null")
            #expect(none.at("account.foodPreferences") == ["diets": [], "cuisines": [], "dislikedIngredients": []])
            #expect(try suggested(client, house.ana) == own)
        }
    }

    @Test("suggestions are near a third of the day's energy if a health profile gives it")
    func energy() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                try house.session.execute(
                    """
                    UPDATE recipe SET carbs_g = 20 * servings, sugar_g = servings, fiber_g = 5 * servings,
                        calories = (100 + 25 * id) * servings
                    """
                )
                for cap in [900, 2_400] {
                    _ = try client.change("updateHealthProfile", "calorieCap: \(cap)", as: house.ana)
                    let energies = try suggested(client, house.ana, "(first: 5)")
                    let near = energies.filter { $0["reason"].string?.contains("About a third of your daily energy") == true }
                    for suggestion in near {
                        let calories = suggestion.at("recipe.nutrition.perServing.calories").number ?? 0
                        #expect(abs(calories - Double(cap) / 3) <= 0.2 * Double(cap) / 3 + 0.01)
                    }
                    #expect(!near.isEmpty, "\(cap)")
                }
            }
        }
    }
}
