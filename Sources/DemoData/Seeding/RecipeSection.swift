import Postgres

/// Recipes with their ingredients and reviews, and their authors.
enum RecipeSection: DemoSection {
    static let tables = Identities.tables + ["ingredient_content", "recipe_bitmap", "recipe_facet_bitmap"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        let ingredients = try IngredientTable()
        let recipes = try RecipeTable(ingredients: ingredients)
        let total = max(scale, 1) * recipes.recipes.count
        var added = false
        var mark = try session.transaction { session in
            if let mark = try SeedMark(lockedIn: session) { return mark }
            added = true
            return try FirstSeed(ingredients: ingredients, recipes: recipes.recipes).run(in: session)
        }
        while mark.scale < scale {
            progress(SeedProgress(unit: "recipes", completed: mark.scale * mark.recipeCount, total: total))
            mark = try session.transaction { session in try VariantBatch.run(upTo: scale, in: session) }
            added = true
        }
        progress(SeedProgress(unit: "recipes", completed: total, total: total))
        return added
    }
}
