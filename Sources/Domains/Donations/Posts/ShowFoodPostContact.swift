import Engine
import GraphQL
import Planner
import Postgres

/// `showFoodPostContact`: shows a receiver whom to ask about food, and where it is exactly, from now on.
///
/// Each says which posts it has been shown, so that no one can gather them: so many a day, with a confirmed e-mail, each in the audit.
let showFoodPostContact = mutation("showFoodPostContact", for: .receiver, in: .donations) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    guard let post = try input.id("foodPostId", of: "food_post") else { throw .notFound }
    let found = try await call.first(
        AskedFoodPost.self,
        """
        SELECT post.available_quantity > 0 AND post.expires_at > now() AS is_available, asker.email_verified AS is_confirmed,
            post.donor_id = asker.id OR EXISTS (
                SELECT FROM food_request
                WHERE food_post_id = post.id AND receiver_id = asker.id AND status IN ('ACCEPTED', 'RESERVED')
            ) OR EXISTS (SELECT FROM food_post_contact_view WHERE food_post_id = post.id AND account_id = asker.id) AS is_shown
        FROM food_post AS post, account AS asker WHERE post.id = \(post) AND post.is_shown AND asker.id = \(call.account)
        """
    )
    guard let found else { throw .notFound }
    if !found.isShown {
        // Also where the server asks for no confirmed e-mail: a door is shown only to someone whose e-mail is known to be theirs.
        guard found.isConfirmed else { throw .failed(.confirmEmailFirst, code: .emailUnconfirmed) }
        try await call.refuseRestricted()
        guard found.isAvailable else { throw .refused(UserError(.foodUnavailable, .unavailable, "foodPostId")) }
        try await call.refuse(
            beyond: call.services.accounts.dailyFoodContacts,
            "SELECT count(*) FROM food_post_contact_view WHERE account_id = \(call.account) AND created_at > now() - interval '1 day'"
        )
        try await call.execute(
            "INSERT INTO food_post_contact_view (food_post_id, account_id) VALUES (\(post), \(call.account)) ON CONFLICT DO NOTHING"
        )
    }
    return MutationAnswer(.foodContactShown, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
}

/// A post whose contact is asked for.
private struct AskedFoodPost: Decodable {
    let isAvailable: Bool
    let isConfirmed: Bool
    /// Whether the account sees the contact already.
    let isShown: Bool
}
