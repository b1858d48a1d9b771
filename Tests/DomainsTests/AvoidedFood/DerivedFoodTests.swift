import Domains
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Avoided food in other food", .tags(.database), .timeLimit(.minutes(20)))
struct DerivedFoodTests {
    /// Adds ingredients that are not in the demo data, each with a recipe of the same number.
    ///
    /// 103 and 104 are imported; nothing is known about the sauce.
    private static let rows = """
        INSERT INTO ingredient (id, slug, name_en, name_es, written_in, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g,
            saturated_fat_g, sodium_mg, price_per_kg_minor, has_known_allergens)
        SELECT id, 'x-' || id, name_en, name_es, written_in::language, 'OTHER', 1, 0, 0, 0, 0, 0, 0, 0, 100, written_in IS NULL
        FROM (VALUES
            (101, 'Figs', 'Higos', NULL), (102, 'Fig jam', 'Mermelada de higo', NULL), (103, 'Organic fig spread, no sugar added', 'x', 'EN'),
            (104, 'House sauce', 'x', 'EN')
        ) AS food(id, name_en, name_es, written_in);
        INSERT INTO recipe (id, slug, author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings, prep_minutes,
            cook_minutes)
        SELECT id, 'x-' || id, 1, 'Fig feast ' || id, 'Festín de higos ' || id, '', '', 'OTHER', '{DINNER}', 1, 1, 1 FROM generate_series(101, 104) AS id;
        INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams)
        SELECT id, 1, id, 1, 'CUP', 100 FROM generate_series(101, 104) AS id;
        """

    private func run(_ body: @Sendable @escaping (EngineClient, _ ana: Member, _ bo: Member, PostgresSession) throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            let (ana, bo) = (try Member("Ana", roles: [], in: fixture.database), try Member("Bo", roles: [], in: fixture.database))
            try await fixture.client { client throws in
                let session = try PostgresSession(fixture.database)
                try session.execute(Self.rows)
                try body(client, ana, bo, session)
            }
        }
    }

    private static let found = #"{ recipes(first: 50, filter: {search: "fig feast"}) { nodes { id } totalCount } }"#

    private func ids(_ client: EngineClient, as caller: (any Caller)?) throws -> Set<String?> {
        let list = try client.data(Self.found, as: caller)["recipes"]
        #expect(list["totalCount"].int == list["nodes"].items.count)
        return Set(list["nodes"].items.map { $0["id"].string })
    }

    @Test("meals with food made from an avoided ingredient cannot be selected, and shortages name the avoided ingredient")
    func meals() async throws {
        try await run { client, ana, _, session in
            try session.execute("UPDATE recipe SET meal_types = '{LUNCH}' WHERE id NOT BETWEEN 101 AND 104")
            func avoid(_ ids: String) throws { _ = try client.change("setAllergens", "ingredientIds: [\(ids)]", "account { id }", as: ana) }
            func shortages() throws -> [String] {
                let found = try client.data(
                    "{ mealShortages(mealType: DINNER) { rule ingredient { id } availableCount countWithoutRule } }",
                    as: ana
                )
                return found["mealShortages"].items.map { row in
                    let rule = row.at("ingredient.id").string ?? row["rule"].string ?? ""
                    return "\(rule) \(row["availableCount"].int ?? -1) \(row["countWithoutRule"].int ?? -1)"
                }
            }
            try avoid(#""ingredient_101""#)
            #expect(try shortages() == ["ingredient_101 1 4", "ALL 1 4"])
            let selection = #"breakfast: [], lunch: [], dinner: ["recipe_104", "recipe_102"]"#
            let selected = try client.change("selectWeeklyMeals", selection, as: ana)
            #expect(selected.codes == ["NOT_OFFERED"], "\(selected)")
            // Fig jam is avoided twice: without either rule alone it is still avoided.
            try avoid(#""ingredient_101", "ingredient_102""#)
            #expect(try shortages() == ["ingredient_101 1 3", "ALL 1 4"])
        }
    }

    @Test("recipes with food made from an avoided ingredient are hidden and show a warning")
    func hidden() async throws {
        try await run { client, ana, bo, _ in
            let all: Set = ["recipe_101", "recipe_102", "recipe_103", "recipe_104"]
            #expect(try ids(client, as: ana) == all)
            _ = try client.change("setAllergens", #"ingredientIds: ["ingredient_101"]"#, "account { id }", as: ana)
            #expect(try ids(client, as: ana) == ["recipe_104"])
            #expect(try ids(client, as: bo) == all && ids(client, as: nil) == all)
            let asked = "{ allergyWarning { allergens ingredients { id } unknownIngredients { id } } }"
            func warning(_ number: Int, as caller: any Caller) throws -> Value {
                try client.data("{ recipe(id: \"recipe_\(number)\") \(asked) }", as: caller).at("recipe.allergyWarning")
            }
            let jam = try warning(102, as: ana)
            #expect(jam["ingredients"].items.map { $0["id"].string } == ["ingredient_102"])
            #expect(jam["unknownIngredients"].items.isEmpty && jam["allergens"].items.isEmpty)
            // The contents of the sauce are unknown. The spread has figs, and perhaps something else.
            let sauce = try warning(104, as: ana)
            #expect(sauce["ingredients"].items.isEmpty)
            #expect(sauce["unknownIngredients"].items.map { $0["id"].string } == ["ingredient_104"])
            #expect(try warning(103, as: ana)["unknownIngredients"].items.map { $0["id"].string } == ["ingredient_103"])
            #expect(try warning(102, as: bo) == .null && warning(104, as: bo) == .null)
            // Jam is not a part of figs.
            _ = try client.change("setAllergens", #"ingredientIds: ["ingredient_102"]"#, "account { id }", as: ana)
            #expect(try ids(client, as: ana) == ["recipe_101", "recipe_103", "recipe_104"])
            // The filter does the same for everybody.
            let filter =
                #"{ recipes(first: 50, filter: {search: "fig feast", excludeIngredientIds: ["ingredient_101"]}) { nodes { id } totalCount } }"#
            let without = try client.data(filter, as: bo)["recipes"]
            #expect(without["nodes"].items.map { $0["id"].string } == ["recipe_104"] && without["totalCount"].int == 1)
        }
    }

    @Test("ingredients report whether their composition is known")
    func composition() async throws {
        try await run { client, _, _, _ in
            let known = try (101...104).map { number in
                try client.data("{ node(id: \"ingredient_\(number)\") { ... on Ingredient { hasKnownComposition } } }").at(
                    "node.hasKnownComposition"
                )
            }
            #expect(known == [true, true, false, false])
        }
    }

    @Test("setting allergens returns the planned meals from today on and the saved recipes with avoided food")
    func affected() async throws {
        try await run { client, ana, bo, session in
            for member in [ana, bo] {
                try session.execute(
                    """
                    INSERT INTO saved_recipe (recipe_id, account_id, created_at)
                    SELECT id, \(member.number), now() - (id - 100) * interval '1 hour' FROM generate_series(101, 104) AS id;
                    INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
                    SELECT \(member.number), local_today(time_zone) + day, slot, '12:00', recipe, 1
                    FROM account CROSS JOIN (VALUES
                        (-1, 'DINNER'::meal_slot, 101), (0, 'DINNER', 102), (0, 'LUNCH', 104), (3, 'LUNCH', 101), (2, 'DINNER', 103)
                    ) AS meal(day, slot, recipe) WHERE account.id = \(member.number);
                    """
                )
            }
            let asked = "affectedMeals { id recipe { id } } affectedSavedRecipes { id allergyWarning { ingredients { id } } }"
            let figs = #"ingredientIds: ["ingredient_101"], idempotencyKey: "figs""#
            let set = try client.change("setAllergens", figs, asked, as: ana)
            #expect(set["affectedMeals"].items.map { $0.at("recipe.id").string } == ["recipe_102", "recipe_103", "recipe_101"])
            #expect(set["affectedSavedRecipes"].items.map { $0["id"].string } == ["recipe_101", "recipe_102", "recipe_103"])
            #expect(
                set["affectedSavedRecipes"].items[1].at("allergyWarning.ingredients").items.map { $0["id"].string } == ["ingredient_102"]
            )
            // The meals are still planned and the recipes still saved.
            #expect(
                try client.data("{ viewer { savedRecipes(includeAllergens: true) { totalCount } } }", as: ana).at(
                    "viewer.savedRecipes.totalCount"
                ) == 4
            )
            // A repeated request returns the same objects. A removed meal is left out.
            let meal = try #require(set["affectedMeals"].items[1]["id"].string)
            _ = try client.change("removePlannedMeal", "id: \"\(meal)\"", "message", as: ana)
            _ = try client.change("setAllergens", "ingredientIds: []", "account { id }", as: ana)
            let again = try client.change("setAllergens", figs, asked, as: ana)
            #expect(again["affectedMeals"].items.map { $0.at("recipe.id").string } == ["recipe_102", "recipe_101"])
            #expect(again["affectedSavedRecipes"].items.map { $0["id"].string } == ["recipe_101", "recipe_102", "recipe_103"])
            let cleared = try client.change("setAllergens", "ingredientIds: []", asked, as: ana)
            #expect(cleared["affectedMeals"].items.isEmpty && cleared["affectedSavedRecipes"].items.isEmpty)
            #expect(cleared["affectedMeals"] != .null)
        }
    }
}
