import Engine
import GraphQL
import Planner
import Postgres

/// `favoriteFoodPost`: keeps a post in the receiver's list.
let favoriteFoodPost = mutation("favoriteFoodPost", for: .receiver, in: .donations) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    let post = try await FoodChoices.shownPost(input, call)
    try await call.execute(
        "INSERT INTO food_post_favorite (food_post_id, account_id) VALUES (\(post), \(call.account)) ON CONFLICT DO NOTHING"
    )
    return MutationAnswer(.addedToFavorites, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
}

/// `unfavoriteFoodPost`: takes a post out of the list.
let unfavoriteFoodPost = mutation("unfavoriteFoodPost", for: .receiver, in: .donations) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    let post = try await FoodChoices.shownPost(input, call)
    try await call.execute("DELETE FROM food_post_favorite WHERE food_post_id = \(post) AND account_id = \(call.account)")
    return MutationAnswer(.removedFromFavorites, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
}

/// `likeFoodPost`: tells everybody that one more likes the food.
let likeFoodPost = mutation("likeFoodPost", for: .receiver, in: .donations) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    let post = try await FoodChoices.shownPost(input, call)
    try await call.execute("INSERT INTO food_post_like (food_post_id, account_id) VALUES (\(post), \(call.account)) ON CONFLICT DO NOTHING")
    return MutationAnswer(.foodLiked, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
}

/// `unlikeFoodPost`: takes that back.
let unlikeFoodPost = mutation("unlikeFoodPost", for: .receiver, in: .donations) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    let post = try await FoodChoices.shownPost(input, call)
    try await call.execute("DELETE FROM food_post_like WHERE food_post_id = \(post) AND account_id = \(call.account)")
    return MutationAnswer(.foodLikeRemoved, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
}

/// `submitFoodFeedback`: what a receiver says of food, once for each post; said again, it takes the place of what was said before.
let submitFoodFeedback = mutation("submitFoodFeedback", for: .confirmedReceiver, in: .donations) {
    changed("feedback", "FoodFeedback")
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let stars = input.integer("stars") ?? 0
    if stars == 0 {
        errors.add(.blank, .selectStars, "stars")
    } else if !(1...5).contains(stars) {
        errors.add(.outOfRange, .between(1, 5), "stars")
    }
    let comment = errors.required(input, "comment", atMost: 1_000, as: .paragraphs, blank: .enterComments)
    try errors.check(saying: .pleaseTryAgain)

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

/// What receivers say of posts.
private enum FoodChoices {
    /// The post of others that the input names; it must be shown, and stays so until the transaction ends.
    static func shownPost(_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> Int64 {
        guard let post = try input.id("foodPostId", of: "food_post") else { throw .notFound }
        try await FoodPosts.hold(post, call)
        let isOwn = try await call.first(Bool.self, "SELECT donor_id = \(call.account) FROM food_post WHERE id = \(post) AND is_shown")
        guard let isOwn else { throw .notFound }
        if isOwn { throw .refused(UserError(.ownPost, .ownFoodPost, "foodPostId")) }
        return post
    }
}
