import Engine
import GraphQL
import Planner
import Postgres

/// `saveRecipe`: keeps a recipe in the account's list.
let saveRecipe = keeping("saveRecipe", .recipeSaved) { recipe, account in
    "INSERT INTO saved_recipe (recipe_id, account_id) VALUES (\(recipe), \(account)) ON CONFLICT DO NOTHING"
}

/// `unsaveRecipe`: takes a recipe out of the list.
let unsaveRecipe = keeping("unsaveRecipe", .recipeUnsaved) { recipe, account in
    "DELETE FROM saved_recipe WHERE recipe_id = \(recipe) AND account_id = \(account)"
}

/// A mutation by which an account keeps a recipe, or no longer.
private func keeping(
    _ name: StaticString,
    _ message: Message,
    _ change: @escaping @Sendable (_ recipe: Int64, _ account: Int64) -> BoundStatement
) -> Mutation {
    mutation(name, for: .signedIn, in: .recipes) {
        changed("recipe", "Recipe")
    } rules: { input, call async throws(MutationFailure) in
        guard let recipe = try input.id("recipeId", of: "recipe") else { throw .notFound }
        guard try await call.first(Int64.self, "SELECT id FROM recipe WHERE id = \(recipe)") != nil else { throw .notFound }
        try await call.execute(change(recipe, call.account))
        return MutationAnswer(message, of: AuditedObject("recipe", recipe), ["recipe": .int(recipe)])
    }
}

/// The recipes that an account has saved, for itself alone.
@FieldBindings var recipesOfAccount: [FieldBinding] {
    connection(
        "savedRecipes",
        "Recipe",
        orders: .fixed(.descending(.timestamp) { "\($0).saved_at" }),
        from: { account, _ in
            """
            SELECT recipe.*, saved.created_at AS saved_at FROM saved_recipe AS saved JOIN recipe ON recipe.id = saved.recipe_id
            WHERE saved.account_id = \(account ?? "NULL")
            """
        }
    )
}

/// Whether the account that asks has saved a recipe.
@FieldBindings var recipeForViewer: [FieldBinding] {
    field("isSaved") { recipe, scope in
        scope.viewer.map { "EXISTS (SELECT FROM saved_recipe WHERE recipe_id = \(recipe).id AND account_id = \($0))" } ?? "false"
    }
}
