import Engine
import Postgres

/// Erases a person from their donations and requests.
///
/// Open requests end. Finished posts and requests stay, without texts, contacts and exact places.
enum DonationErasure {
    /// Erases an account in the call's transaction.
    ///
    /// Runs before the e-mails and notifications of the account are deleted.
    static func erase(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        // Locks the posts first, because every mutation of a food request locks its post first too.
        try await call.execute(holding(account))
        let ended = try await call.all(
            NotifiedFoodRequest.self,
            """
            UPDATE food_request AS request SET
                status = CASE
                    WHEN request.receiver_id = \(account) AND request.status IN ('PENDING', 'ACCEPTED') THEN 'WITHDRAWN'
                    WHEN request.status = 'PENDING' THEN 'DECLINED'
                    ELSE 'CANCELLED'
                END::food_request_status,
                updated_at = now()
            FROM food_post AS post
            WHERE \(account) IN (request.receiver_id, request.donor_id) AND request.status IN ('PENDING', 'ACCEPTED', 'RESERVED')
                AND post.id = request.food_post_id AND post.expires_at > now()
            RETURNING request.id, request.donor_id, request.receiver_id, request.quantity::text, post.unit, post.title
            """
        )
        // Deletes notifications of other people, because they contain the name of the account.
        try await call.execute(notices(about: account))
        let (given, requested) = (ended.filter { $0.donorID == account }, ended.filter { $0.receiverID == account })
        try await NotifiedFoodRequest.notify([(.accountClosed, \.receiverID)], given, isAnonymous: true, call)
        try await NotifiedFoodRequest.notify([(.accountClosed, \.donorID)], requested, isAnonymous: true, call)
        try await call.execute(remains(of: account))
    }

    /// The statement that locks all posts that the account has donated or requested.
    ///
    /// A UNION, because PostgreSQL would scan all posts for an OR.
    static func holding(_ account: Int64) -> BoundStatement {
        """
        SELECT FROM food_post
        WHERE id IN (
            SELECT id FROM food_post WHERE donor_id = \(account) UNION SELECT food_post_id FROM food_request WHERE receiver_id = \(account)
        )
        ORDER BY id FOR UPDATE
        """
    }

    static func notices(about account: Int64) -> BoundStatement {
        """
        DELETE FROM notification WHERE object_type = 'food_request' AND object_id IN (
            SELECT id FROM food_request WHERE receiver_id = \(account) UNION SELECT id FROM food_request WHERE donor_id = \(account)
        )
        """
    }

    static func remains(of account: Int64) -> [BoundStatement] {
        [
            "UPDATE food_request SET note = NULL WHERE receiver_id = \(account) AND note IS NOT NULL",
            """
            DELETE FROM food_post
            WHERE donor_id = \(account) AND NOT EXISTS (SELECT FROM food_request WHERE food_post_id = food_post.id)
            """,
            """
            UPDATE food_post SET deleted_at = coalesce(deleted_at, now()), description = '', address = area,
                latitude = area_degrees(latitude), longitude = area_degrees(longitude),
                contact_name = '', contact_email = NULL, contact_phone = NULL, updated_at = now()
            WHERE donor_id = \(account)
            """,
        ]
    }
}
