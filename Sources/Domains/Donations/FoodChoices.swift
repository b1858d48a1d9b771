import Engine
import GraphQL
import Planner
import Postgres

/// `favoriteFoodPost`: adds a post to the receiver's favourites.
let favoriteFoodPost = choice("favoriteFoodPost", .addedToFavorites) { post, account in
    "INSERT INTO food_post_favorite (food_post_id, account_id) VALUES (\(post), \(account)) ON CONFLICT DO NOTHING"
}

/// `unfavoriteFoodPost`: removes a post from the favourites.
let unfavoriteFoodPost = choice("unfavoriteFoodPost", .removedFromFavorites) { post, account in
    "DELETE FROM food_post_favorite WHERE food_post_id = \(post) AND account_id = \(account)"
}

/// `likeFoodPost`: adds a like to a post.
let likeFoodPost = choice("likeFoodPost", .foodLiked) { post, account in
    "INSERT INTO food_post_like (food_post_id, account_id) VALUES (\(post), \(account)) ON CONFLICT DO NOTHING"
}

/// `unlikeFoodPost`: removes the like.
let unlikeFoodPost = choice("unlikeFoodPost", .foodLikeRemoved) { post, account in
    "DELETE FROM food_post_like WHERE food_post_id = \(post) AND account_id = \(account)"
}

/// Creates a mutation that lets a receiver mark another person's post, or remove the mark.
private func choice(
    _ name: StaticString,
    _ message: Message,
    _ change: @escaping @Sendable (_ post: Int64, _ account: Int64) -> BoundStatement
) -> Mutation {
    mutation(name, for: .receiver, in: .donations) {
        changed("foodPost", "FoodPost")
    } rules: { input, call async throws(MutationFailure) in
        let post = try await FoodChoices.shownPost(input, call)
        try await call.execute(change(post, call.account))
        return MutationAnswer(message, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
    }
}

/// `submitFoodFeedback`: stores a receiver's feedback on a post.
///
/// A receiver has at most one feedback for each post, and new feedback replaces the old.
let submitFoodFeedback = mutation("submitFoodFeedback", for: .confirmedReceiver, in: .donations) {
    changed("feedback", "FoodFeedback")
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let stars = errors.stars(input)
    let comment = errors.required(input, "comment", atMost: 1_000, as: .paragraphs, blank: .enterComments)
    try errors.check(saying: .pleaseTryAgain)

    try await call.refuseRestricted()
    let post = try await FoodChoices.shownPost(input, call)
    let feedback = try await call.one(
        Int64.self,
        """
        INSERT INTO food_feedback (food_post_id, author_id, stars, comment) VALUES (\(post), \(call.account), \(stars), \(comment))
        ON CONFLICT (food_post_id, author_id) DO UPDATE SET stars = excluded.stars, comment = excluded.comment, created_at = now()
        RETURNING id
        """
    )
    return MutationAnswer(
        .feedbackReceived,
        of: AuditedObject("food_feedback", feedback),
        ["feedback": .int(feedback), "foodPost": .int(post)]
    )
}

/// Helpers for the mutations above.
private enum FoodChoices {
    /// The post in the input, which must be visible and belong to another account.
    ///
    /// The post is locked until the transaction ends.
    static func shownPost(_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> Int64 {
        guard let post = try input.id("foodPostId", of: "food_post") else { throw .notFound }
        try await FoodPosts.hold(post, call)
        let isOwn = try await call.first(Bool.self, "SELECT donor_id = \(call.account) FROM food_post WHERE id = \(post) AND is_shown")
        guard let isOwn else { throw .notFound }
        if isOwn { throw .refused(UserError(.ownPost, .ownFoodPost, "foodPostId")) }
        return post
    }
}
