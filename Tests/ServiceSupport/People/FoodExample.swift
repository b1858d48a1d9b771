import Postgres
import TestSupport

/// Food posts of two people, with requests in each status that mutations start from.
struct FoodExample: Sendable {
    /// The ids by their placeholders in examples.
    let values: [String: String]

    /// Creates posts of the donor with requests by the receiver, and one the other way round.
    init(donor: Member, receiver: Member, in session: PostgresSession) throws {
        func post(of member: Member) throws -> Int64 {
            try session.run(
                """
                INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address,
                    area, latitude, longitude)
                VALUES (\(member.number), 'Bread', '', 'BAKED_GOODS', 10, 'LOAF', now() + interval '1 day', 'A', 'a@example.org', 'Calle 1', 'Triana',
                    37.38, -5.99) RETURNING id
                """
            ).int8(0, 0) ?? 0
        }
        func request(_ status: String, of post: Int64, by member: Member) throws -> String {
            let rows = try session.run(
                """
                INSERT INTO food_request (food_post_id, receiver_id, quantity, status)
                VALUES (\(post), \(member.number), 1, \(status, as: "food_request_status")) RETURNING id
                """
            )
            return "food_request_\(rows.int8(0, 0) ?? 0)"
        }
        let (own, accepted) = (try post(of: receiver), try post(of: donor))
        values = [
            "$ownPost": "food_post_\(own)", "$otherPost": "food_post_\(try post(of: donor))", "$acceptedPost": "food_post_\(accepted)",
            "$received": try request("PENDING", of: own, by: donor), "$accepted": try request("ACCEPTED", of: accepted, by: receiver),
            "$pending": try request("PENDING", of: post(of: donor), by: receiver),
            "$reserved": try request("RESERVED", of: post(of: donor), by: receiver),
        ]
    }
}
