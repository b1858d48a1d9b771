import Engine
import GraphQL
import Mail
import Planner
import Postgres

/// `deleteFoodPost`: deletes a post of the caller.
///
/// Its open requests end, and their receivers are notified. A post without requests is deleted from the database. Otherwise the parts that
/// requests show remain: its title, its amount and its area.
let deleteFoodPost = mutation("deleteFoodPost", for: .signedIn, in: .donations, cost: 300) {
    answers("foodPostId")
} rules: { input, call async throws(MutationFailure) in
    let (post, _) = try await FoodPosts.holdOwn(input, call)
    let ended = try await call.all(
        NotifiedFoodRequest.self,
        """
        UPDATE food_request AS request SET
            status = CASE WHEN request.status = 'PENDING' THEN 'DECLINED' ELSE 'CANCELLED' END::food_request_status, updated_at = now()
        FROM food_post AS post
        WHERE post.id = \(post) AND request.food_post_id = post.id AND post.expires_at > now()
            AND request.status IN ('PENDING', 'ACCEPTED', 'RESERVED')
        RETURNING request.id, request.donor_id, request.receiver_id, request.quantity::text, post.unit, post.title
        """
    )
    // Requests for expired food that no server has processed yet.
    try await call.execute(
        """
        UPDATE food_request SET status = 'EXPIRED', updated_at = now() WHERE food_post_id = \(post) AND status IN ('PENDING', 'ACCEPTED')
        """
    )
    try await NotifiedFoodRequest.notify([(.postDeleted, \.receiverID)], ended, call)
    try await FoodPostErasure.eraseEmails(aboutPost: post, call)
    try await call.execute(FoodPostErasure.statements(forPost: post))
    return MutationAnswer(.foodPostDeleted, of: AuditedObject("food_post", post), ["foodPostId": .string("food_post_\(post)")])
}

/// The deletion of a post's data.
enum FoodPostErasure {
    /// Deletes e-mails that are not sent yet and may contain the contact and the address.
    static func eraseEmails(aboutPost post: Int64, _ call: MutationCall) async throws(MutationFailure) {
        let requests = try await call.all(
            SidesOfFoodRequest.self,
            "SELECT id, donor_id, receiver_id FROM food_request WHERE food_post_id = \(post)"
        )
        guard !requests.isEmpty else { return }
        let accounts = Set(requests.flatMap { [$0.donorID, $0.receiverID] }).sorted()
        try await call.execute(OutboxEmail.forgetting(requests.map { "food_request_\($0.id)" }, to: accounts))
    }

    /// The statements, for a transaction that has locked the post.
    static func statements(forPost post: Int64) -> [BoundStatement] {
        [
            "DELETE FROM food_post WHERE id = \(post) AND NOT EXISTS (SELECT FROM food_request WHERE food_post_id = \(post))",
            "DELETE FROM food_post_like WHERE food_post_id = \(post)",
            "DELETE FROM food_post_favorite WHERE food_post_id = \(post)",
            "DELETE FROM food_post_contact_view WHERE food_post_id = \(post)",
            """
            UPDATE food_post SET deleted_at = now(), description = '', address = area, latitude = area_degrees(latitude),
                longitude = area_degrees(longitude), contact_name = '', contact_email = NULL, contact_phone = NULL, updated_at = now()
            WHERE id = \(post)
            """,
        ]
    }
}

/// A request with its two sides.
private struct SidesOfFoodRequest: Decodable {
    let id: Int64
    let donorID: Int64
    let receiverID: Int64
}
