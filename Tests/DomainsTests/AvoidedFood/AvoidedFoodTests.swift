import Domains
import Engine
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Avoided food", .tags(.database), .timeLimit(.minutes(20)))
struct AvoidedFoodTests {
    /// All lists that lead to recipes in one step, each with a document whose `$all` includes avoided recipes.
    private static let lists = [
        "Query.recipes": "{ recipes(first: 100, filter: {includeAllergens: $all}) { totalCount nodes { id } } }",
        "Query.suggestedRecipes": "{ suggestedRecipes(first: 20, includeAllergens: $all) { recipe { id } } }",
        "Account.suggestedRecipes": "{ viewer { suggestedRecipes(first: 20, includeAllergens: $all) { recipe { id } } } }",
        "Query.exploreMeals": "{ exploreMeals(first: 100, includeAllergens: $all) { totalCount nodes { id } } }",
        "Query.mealOptions": "{ mealOptions(weekOf: \"2026-03-04\", includeAllergens: $all) { recipe { id } } }",
        "Query.search": "{ search(text: \"dish\", first: 100, includeAllergens: $all) { totalCount nodes { ... on Recipe { id } } } }",
        "Profile.recipes":
            "{ recipe(id: \"recipe_1\") { author { recipes(first: 100, includeAllergens: $all) { totalCount nodes { id } } } } }",
        "Account.recipes": "{ viewer { recipes(first: 100, includeAllergens: $all) { totalCount nodes { id } } } }",
        "Account.savedRecipes": "{ viewer { savedRecipes(first: 100, includeAllergens: $all) { totalCount nodes { id } } } }",
        "Account.recentMeals": "{ viewer { recentMeals(first: 100, includeAllergens: $all) { totalCount nodes { recipe { id } } } } }",
        "FoodnFitHome.recentMeals":
            "{ viewer { home { foodnFit { recentMeals(first: 100, includeAllergens: $all) { totalCount nodes { recipe { id } } } } } } }",
        "FoodnFitHome.savedRecipes":
            "{ viewer { home { foodnFit { savedRecipes(first: 100, includeAllergens: $all) { totalCount nodes { id } } } } } }",
        "DiabeticMealPlannerHome.suggestedRecipes":
            "{ viewer { home { diabeticMealPlanner { suggestedRecipes(first: 20, includeAllergens: $all) { recipe { id } } } } } }",
        "Ingredient.recipes":
            "{ recipe(id: \"recipe_1\") { ingredients { ingredient { recipes(first: 100, includeAllergens: $all) { nodes { id } } } } } }",
        "FoodPost.recipes": "{ foodPost(id: \"food_post_1\") { recipes(first: 100, includeAllergens: $all) { totalCount nodes { id } } } }",
    ]

    /// Lists that keep avoided recipes.
    ///
    /// Planned and eaten meals show a warning. Reviews belong to a recipe that is already shown. `setAllergens` returns the affected
    /// recipes.
    private static let shown: Set = [
        "MealPlanDay.meals", "DailyLog.entries", "Recipe.reviews", "GroceryItem.meals", "GroceryList.substitutes", "MealSelection.choices",
        "SetAllergensPayload.affectedMeals", "SetAllergensPayload.affectedSavedRecipes",
    ]

    @Test("the tested lists are all lists of recipes in the schema")
    func walk() throws {
        let schema = try SchemaFile.snapshot().schema
        let recipe = try #require(schema.type(named: "Recipe"))
        /// Whether an object is a recipe, has one, or may be one.
        func leads(_ type: TypeID) -> Bool {
            type == recipe || schema[type].kind == .union && schema[type].possibleTypes.contains(recipe)
                || schema[type].kind == .object && schema[schema[type].fields].contains { $0.type.named == recipe && !$0.type.isList }
        }
        var found: Set<String> = []
        for type in schema.types where type.kind == .object && !type.name.hasSuffix("Connection") {
            for field in schema[type.fields] {
                let name = schema[field.type.named].name
                let node = name.hasSuffix("Connection") ? schema.type(named: String(name.dropLast("Connection".count))) : nil
                guard let target = node ?? (field.type.isList ? field.type.named : nil), leads(target) else { continue }
                found.insert("\(type.name).\(field.name)")
            }
        }
        #expect(found.subtracting(Self.shown) == Set(Self.lists.keys))
        for coordinate in Self.lists.keys {
            let parts = coordinate.split(separator: ".")
            let type = try #require(schema.type(named: String(parts[0])))
            let field = try #require(schema.field(named: String(parts[1]), of: type))
            let arguments = schema[schema[field].arguments]
            #expect(arguments.contains { $0.name == "includeAllergens" || $0.name == "filter" }, "\(coordinate)")
        }
    }

    /// Fills a list with recipes for all given members, with and without the avoided ingredients.
    private static func fill(_ coordinate: String, for members: [Member], in fixture: EngineFixture) throws {
        for member in members {
            try fixture.execute(
                """
                INSERT INTO saved_recipe (recipe_id, account_id) SELECT id, \(member.number) FROM recipe;
                INSERT INTO logged_meal (account_id, date, recipe_id, servings)
                SELECT \(member.number), CURRENT_DATE, id, 1 FROM recipe;
                """
            )
        }
        try fixture.execute(
            """
            INSERT INTO food_post_ingredient (food_post_id, position, ingredient_id)
            SELECT 1, n + 50, n FROM generate_series(1, 12) AS n ON CONFLICT DO NOTHING;
            UPDATE recipe SET meal_types = '{BREAKFAST,LUNCH,DINNER}';
            """
        )
        // Saved recipes are not suggested.
        if coordinate.hasSuffix("suggestedRecipes") {
            try fixture.execute(
                "DELETE FROM saved_recipe; UPDATE recipe SET carbs_g = 20 * servings, sugar_g = servings, fiber_g = 5 * servings"
            )
        }
        if coordinate == "Account.recipes" {
            try fixture.execute("UPDATE recipe SET author_id = \(members[0].number) WHERE id % 2 = 0")
        }
    }

    /// Sets a member's allergens and returns the ids of the recipes to avoid.
    private static func avoidRecipes(_ client: EngineClient, _ member: Member, in fixture: EngineFixture) throws -> Set<String> {
        let input = #"allergens: [FISH, EGGS], ingredientIds: ["ingredient_1"]"#
        _ = try client.change("setAllergens", input, "account { id }", as: member)
        return Set(
            try fixture.column(
                """
                SELECT DISTINCT 'recipe_' || line.recipe_id
                FROM recipe_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id
                -- Tomatoes, and the tomato paste made from them.
                WHERE ingredient.id IN (1, 12) OR ingredient.allergens && '{FISH,EGGS}'
                """
            )
        )
    }

    @Test("a list has avoided food only on request", arguments: lists.keys.sorted())
    func hidden(coordinate: String) async throws {
        try await EngineFixture.run { fixture in
            let ana = try Member("Ana", roles: [], in: fixture.database)
            let bo = try Member("Bo", roles: [], in: fixture.database)
            try await fixture.client { client throws in
                try Self.fill(coordinate, for: [ana, bo], in: fixture)
                let avoided = try Self.avoidRecipes(client, ana, in: fixture)
                let document = "query ($all: Boolean!) \(Self.lists[coordinate] ?? "")"
                func recipes(_ all: Bool, as caller: (any Caller)?) throws -> Set<String> {
                    let answer = "\(try client.data(document, variables: ["all": .boolean(all)], as: caller))"
                    return Set(answer.matches(of: /recipe_\d+/).map { String($0.output) })
                }
                let safe = try recipes(false, as: ana)
                #expect(safe.isDisjoint(with: avoided))
                let all = try recipes(true, as: ana)
                #expect(!all.isDisjoint(with: avoided))
                // Meal options and suggestions are filled up with other recipes. All other lists just omit the avoided ones.
                if coordinate != "Query.mealOptions", !coordinate.hasSuffix("suggestedRecipes") {
                    #expect(safe == all.subtracting(avoided))
                } else {
                    #expect(!safe.isEmpty)
                }
                if coordinate != "Account.recipes" {
                    // Other callers get all recipes for the same document.
                    #expect(try recipes(false, as: bo) == all)
                    if !document.contains("viewer") { #expect(try recipes(false, as: nil) == all) }
                }
                // The total count excludes avoided recipes.
                let counted = try client.data(document, variables: ["all": false], as: ana)
                if let total = counted.total { #expect(total == safe.count, "\(coordinate)") }
                // Now nothing is avoided.
                _ = try client.change("setAllergens", "allergens: [], ingredientIds: []", "account { id }", as: ana)
                #expect(try recipes(false, as: ana) == all)
            }
        }
    }

    @Test("an account sets avoided food part by part; recipes with it show a warning and are not suggested")
    func warning() async throws {
        try await EngineFixture.run { fixture in
            let ana = try Member("Ana", roles: [], in: fixture.database)
            let bo = try Member("Bo", roles: [], in: fixture.database)
            try await fixture.client { client throws in
                let session = try PostgresSession(fixture.database)
                let asked = "account { allergens allergicIngredients { id } }"
                func say(_ input: String) throws -> Value { try client.change("setAllergens", input, asked, as: ana)["account"] }
                var said = try say("allergens: [FISH, EGGS, FISH]")
                #expect(said["allergens"].items.count == 2 && said["allergicIngredients"].items.isEmpty)
                said = try say(#"ingredientIds: ["ingredient_7", "ingredient_1", "ingredient_7"]"#)
                #expect(said["allergens"].items.count == 2)
                #expect(said["allergicIngredients"].items.map { $0["id"].string } == ["ingredient_1", "ingredient_7"])
                #expect(try client.data("{ viewer { allergens allergicIngredients { id } } }", as: bo).at("viewer.allergens").items.isEmpty)
                let id = try session.column(
                    "SELECT 'recipe_' || recipe_id FROM recipe_ingredient WHERE ingredient_id = 1 ORDER BY recipe_id LIMIT 1"
                )[0]
                let one = "{ recipe(id: \"\(id)\") { allergyWarning { allergens ingredients { id } } } }"
                let warning = try client.data(one, as: ana).at("recipe.allergyWarning")
                #expect(warning["ingredients"].items.map { $0["id"].string }.contains("ingredient_1"))
                #expect(try client.data(one, as: bo).at("recipe.allergyWarning") == .null)
                #expect(try client.data(one).at("recipe.allergyWarning") == .null)
                let title = try session.column("SELECT title_en FROM recipe WHERE 'recipe_' || id = '\(id)'")[0]
                let typed = "query ($t: String!) { suggestions(text: $t, in: [RECIPES]) { objectId } }"
                for (caller, isOffered) in [(ana as any Caller, false), (bo, true)] {
                    let offered = try client.data(typed, variables: ["t": .string(title)], as: caller)["suggestions"].items
                    #expect(offered.contains { $0["objectId"].string == id } == isOffered)
                }
                // A filter on ingredients applies to every caller.
                let filter = "{ recipes(first: 100, filter: {excludeIngredientIds: [\"ingredient_1\"]}) { nodes { id } totalCount } }"
                let without = try session.column(
                    "SELECT count(*) FROM recipe WHERE id NOT IN (SELECT recipe_id FROM recipe_ingredient WHERE ingredient_id IN (1, 12))"
                )[0]
                #expect(try client.data(filter).at("recipes.totalCount").int.map(String.init) == without)
                for wrong in [#"ingredientIds: ["ingredient_99999"]"#, #"ingredientIds: ["recipe_1"]"#] {
                    #expect(try client.changing("setAllergens", wrong, as: ana).errors != .null)
                }
                #expect(try client.data("{ viewer { allergens } }", as: ana).at("viewer.allergens").items.count == 2)
            }
        }
    }
}

extension Value {
    /// The first `totalCount` at any depth.
    fileprivate var total: Int? {
        guard case .object(let object) = self else { return nil }
        for member in object {
            if member.name == "totalCount" { return member.value.int }
            if let inner = member.value.total { return inner }
        }
        return nil
    }
}
