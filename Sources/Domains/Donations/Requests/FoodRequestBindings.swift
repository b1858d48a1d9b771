public import Planner

/// Requests for food, for both sides only.
public let foodRequestBindings: [ObjectBinding] = [
    object("FoodRequest", table: "food_request", in: .donations, owner: "receiver_id", "donor_id", shownTo: .owner) {
        id()
        columns("quantity", "note", "status", "createdAt", "updatedAt")
        field("title") { request, _ in "(SELECT post.title FROM food_post AS post WHERE post.id = \(request).food_post_id)" }
        field("unit") { request, _ in "(SELECT post.unit FROM food_post AS post WHERE post.id = \(request).food_post_id)" }
        one("foodPost", "FoodPost", by: "food_post_id")
        one("donor", "Profile", by: "donor_id")
        one("receiver", "Profile", by: "receiver_id")
        restricted(to: .receiverContact, in: .accounts) {
            value("receiverContact") {
                field("name") { request, _ in "(SELECT name FROM account WHERE id = \(request).receiver_id)" }
                // An unconfirmed address may belong to another person.
                field("email") { request, _ in "(SELECT email FROM account WHERE id = \(request).receiver_id AND email_verified)" }
                field("phone") { request, _ in "(SELECT phone FROM account WHERE id = \(request).receiver_id)" }
            }
        }
    }
]

extension Access {
    /// The donor of promised food, as long as the receiver's account is active.
    static let receiverContact = Access.rows(named: "receiver contact shown") { request, viewer in
        """
        (\(request).donor_id = \(viewer) AND \(request).reserved_quantity > 0
            AND EXISTS (SELECT FROM account WHERE id = \(request).receiver_id AND is_active(status)))
        """
    }
}
