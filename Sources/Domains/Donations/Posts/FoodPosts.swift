import Engine
import GraphQL
import Postgres

/// Helpers for the mutations of food posts.
enum FoodPosts {
    /// The state of a locked post.
    struct Held: Decodable {
        let donorID: Int64
        let quantity: Quantity
        let reservedQuantity: Quantity
        let unit: String
        let hasOpenRequests: Bool
    }

    /// Locks a post of the caller until the transaction ends.
    ///
    /// Every change to a post or to its requests takes this lock first.
    static func holdOwn(_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> (number: Int64, post: Held) {
        guard let number = try input.id("id", of: "food_post") else { throw .notFound }
        try await hold(number, call)
        let held = try await call.first(
            Held.self,
            """
            SELECT donor_id, quantity::text, reserved_quantity::text, unit,
                EXISTS (SELECT FROM food_request WHERE food_post_id = food_post.id AND status IN ('PENDING', 'ACCEPTED', 'RESERVED'))
                    AS has_open_requests
            FROM food_post WHERE id = \(number) AND is_shown
            """
        )
        guard let held else { throw .notFound }
        guard held.donorID == call.account else { throw .denied(rule: "owner") }
        return (number, held)
    }

    /// Locks a post until the transaction ends, so that one transaction at a time decides about the remaining food.
    ///
    /// Later statements have their own snapshots, which include everything committed while this statement waited for the lock.
    static func hold(_ post: Int64, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("SELECT FROM food_post WHERE id = \(post) FOR NO KEY UPDATE")
    }

    /// Replaces the ingredients of a post, and returns whether they were different.
    static func replaceIngredients(_ ingredients: [Int64], of post: Int64, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        let isSame = try await call.one(
            Bool.self,
            """
            SELECT coalesce(array_agg(ingredient_id ORDER BY position), '{}') = \(ingredients) FROM food_post_ingredient WHERE food_post_id = \(post)
            """
        )
        if isSame { return false }
        try await call.execute("DELETE FROM food_post_ingredient WHERE food_post_id = \(post)")
        try await setIngredients(ingredients, of: post, call)
        return true
    }

    /// Stores the ingredients of a post, the most important first.
    static func setIngredients(_ ingredients: [Int64], of post: Int64, _ call: MutationCall) async throws(MutationFailure) {
        guard !ingredients.isEmpty else { return }
        try await call.execute(
            """
            INSERT INTO food_post_ingredient (food_post_id, position, ingredient_id)
            SELECT \(post), position, ingredient FROM unnest(\(ingredients)) WITH ORDINALITY AS chosen (ingredient, position)
            """
        )
    }
}
