public import Postgres

/// Recipes, ingredients, people and reviews to try the server with: made for this project and the same whenever they are made.
public enum DemoData {
    /// Puts the demo data into a migrated database, with so many variants of each recipe; adds only what is missing.
    ///
    /// The recipes go in batches, each a transaction of its own: a seed that is killed leaves whole batches and goes on from there the
    /// next time. Two seeds at once wait for each other.
    public static func seed(into session: PostgresSession, scale: Int = 1, progress: (SeedProgress) -> Void = { _ in }) throws {
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
            progress(SeedProgress(completedRecipes: mark.scale * mark.recipeCount, totalRecipes: total))
            mark = try session.transaction { session in try VariantBatch.run(upTo: scale, in: session) }
            added = true
        }
        progress(SeedProgress(completedRecipes: total, totalRecipes: total))
        // Plans are only as good as the statistics, and reads are cheaper once all rows are known to be visible.
        if added { try session.execute("VACUUM (ANALYZE) \(Identities.tables.joined(separator: ", "))") }
    }
}
