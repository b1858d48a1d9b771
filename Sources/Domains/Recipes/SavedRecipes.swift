import Engine
import GraphQL
import Planner
import Postgres

/// `saveRecipe`: saves a recipe for the account.
let saveRecipe = keeping("saveRecipe", .recipeSaved) { recipe, account in
    "INSERT INTO saved_recipe (recipe_id, account_id) VALUES (\(recipe), \(account)) ON CONFLICT DO NOTHING"
}

/// `unsaveRecipe`: removes a saved recipe.
let unsaveRecipe = keeping("unsaveRecipe", .recipeUnsaved) { recipe, account in
    "DELETE FROM saved_recipe WHERE recipe_id = \(recipe) AND account_id = \(account)"
}

/// Creates a mutation that saves a recipe or removes it.
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

/// The saved recipes of an account, for that account only.
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

/// The field `isSaved`: whether the viewer has saved a recipe.
@FieldBindings var recipeForViewer: [FieldBinding] {
    field("isSaved") { recipe, scope in
        scope.viewer.map { "EXISTS (SELECT FROM saved_recipe WHERE recipe_id = \(recipe).id AND account_id = \($0))" } ?? "false"
    }
}
