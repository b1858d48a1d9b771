import Foundation
import GraphQL
import Postgres
import ServiceSupport

/// A donor, receivers and food posts for tests of donations.
struct DonationFixture: Sendable {
    let donor: Member
    let receivers: [Member]
    let database: String

    var ana: Member { receivers[0] }
    var bo: Member { receivers[1] }

    /// A new session.
    var session: PostgresSession { get throws { try PostgresSession(database) } }

    init(_ database: String, receivers: Int = 2) throws {
        self.database = database
        donor = try Member("Dora", roles: ["DONOR"], in: database)
        self.receivers = try (0..<receivers).map {
            try Member(["Ana", "Bo"].indices.contains($0) ? ["Ana", "Bo"][$0] : "R\($0)", roles: ["RECEIVER"], in: database)
        }
        try session.run("UPDATE account SET email_verified = true WHERE email LIKE '%@people.example'")
    }

    /// The input of a post, with `changes` instead of the default values.
    static func input(_ changes: [String: String] = [:]) -> String {
        let usual = [
            "title": #""Bread""#, "foodType": "BAKED_GOODS", "quantity": "5", "unit": "LOAF", "expiresAt": "\"\(tomorrow)\"",
            "contact": #"{name: "Dora", email: "dora@example.org", phone: "+34 954 11 22 33"}"#,
            "location": #"{address: "Secret Street 1, Sevilla", latitude: 37.38611, longitude: -5.99222}"#,
        ]
        return usual.merging(changes) { _, new in new }.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
    }

    /// A time tomorrow, which is valid as an expiry and needs no reminder yet.
    static var tomorrow: String { moment(after: 86_400) }

    /// The time after this number of seconds from now.
    static func moment(after seconds: Int) -> String { Date().addingTimeInterval(Double(seconds)).ISO8601Format() }

    /// Posts food and returns the post's id.
    func post(_ client: EngineClient, _ changes: [String: String] = [:]) throws -> String {
        let payload = try client.change("addFoodPost", Self.input(changes), "foodPost { id }", as: donor)
        guard let id = payload.at("foodPost.id").string else { throw Unexpected(text: "\(payload)") }
        return id
    }

    /// Requests food and returns the request's id.
    func request(_ client: EngineClient, _ post: String, _ quantity: Int = 1, by receiver: Member) throws -> String {
        let payload = try client.change(
            "sendFoodRequest",
            "foodPostId: \"\(post)\", quantity: \(quantity)",
            "foodRequest { id }",
            as: receiver
        )
        guard let id = payload.at("foodRequest.id").string else { throw Unexpected(text: "\(payload)") }
        return id
    }

    /// Brings a request to a status by mutations, or by SQL for `EXPIRED`.
    func bring(_ client: EngineClient, _ request: String, to status: String, of receiver: Member) throws {
        let steps: [(String, Member, String)] =
            switch status {
            case "ACCEPTED": [("acceptFoodRequest", donor, "id")]
            case "DECLINED": [("declineFoodRequest", donor, "id")]
            case "RESERVED": [("acceptFoodRequest", donor, "id"), ("reserveFood", receiver, "foodRequestId")]
            case "WITHDRAWN": [("withdrawFoodRequest", receiver, "id")]
            case "CANCELLED":
                [
                    ("acceptFoodRequest", donor, "id"), ("reserveFood", receiver, "foodRequestId"),
                    ("cancelFoodReservation", receiver, "confirm: true, id"),
                ]
            default: []
            }
        for (mutation, member, field) in steps {
            let payload = try client.change(mutation, "\(field): \"\(request)\"", as: member)
            guard payload.codes == [] else { throw Unexpected(text: "\(mutation): \(payload)") }
        }
        if status == "EXPIRED" { try session.run("UPDATE food_request SET status = 'EXPIRED' WHERE id = \(number(request))") }
    }

    /// The numeric part of an id.
    func number(_ id: String) -> Int64 { id.split(separator: "_").last.flatMap { Int64($0) } ?? 0 }

    /// Marks waiting e-mails as sent, so that later notifications use new e-mails.
    func deliver() throws {
        try session.execute(
            "UPDATE email_outbox SET state = 'SENT', attempts = 1, sent_at = now(), next_attempt_at = NULL, body = NULL WHERE state = 'WAITING'"
        )
    }

    /// The subjects of an account's e-mails, oldest first.
    func emails(to member: Member) throws -> [String] {
        try session.run("SELECT subject FROM email_outbox WHERE account_id = \(member.number) ORDER BY id").decode(String.self)
    }

    /// The titles of an account's notifications, oldest first.
    func notices(of member: Member) throws -> [String] {
        try session.run("SELECT title_en FROM notification WHERE account_id = \(member.number) ORDER BY id").decode(String.self)
    }
}
