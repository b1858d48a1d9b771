import Engine
import GraphQL
import Planner
import Postgres

/// `showFoodPostContact`: gives a receiver lasting access to the contact and the exact place of a post.
///
/// To prevent mass collection of addresses, the number of contacts a day is limited, a confirmed e-mail is required, and the audit records
/// each access.
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
        // Required even if the server does not require confirmed e-mails elsewhere, because an exact address is shown only to a person
        // whose e-mail is confirmed.
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

/// A post whose contact is requested.
private struct AskedFoodPost: Decodable {
    let isAvailable: Bool
    let isConfirmed: Bool
    /// Whether the account can already see the contact.
    let isShown: Bool
}
