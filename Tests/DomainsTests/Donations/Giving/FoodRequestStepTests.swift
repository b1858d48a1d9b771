import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Status changes of a food request", .tags(.database), .timeLimit(.minutes(20)))
struct FoodRequestStepTests {
    /// A mutation applied to a request in a given status.
    struct Case: Sendable, CustomTestStringConvertible {
        let action: String
        let status: FoodRequestStatus
        var testDescription: String { "\(action) when \(status.rawValue)" }
        /// The other arguments and the name of the argument that takes the request's id.
        var input: String {
            switch action {
            case "reserveFood": "foodRequestId: "
            case "cancelFoodReservation": "confirm: true, id: "
            case "editFoodRequest": "quantity: 2, id: "
            default: "id: "
            }
        }
    }

    /// Every combination of an action and a status.
    static let pairs = (FoodRequestStep.all.map { "\($0.name)" } + ["editFoodRequest"]).flatMap { action in
        FoodRequestStatus.allCases.map { Case(action: action, status: $0) }
    }

    /// The status after an action, or nil if the action is not allowed.
    ///
    /// Copied by hand from the table in the schema.
    static func outcome(of pair: Case) -> FoodRequestStatus? {
        switch (pair.action, pair.status) {
        case ("acceptFoodRequest", .pending): .accepted
        case ("declineFoodRequest", .pending), ("declineFoodRequest", .accepted): .declined
        case ("withdrawFoodRequest", .pending), ("withdrawFoodRequest", .accepted): .withdrawn
        case ("reserveFood", .accepted): .reserved
        case ("cancelFoodReservation", .reserved): .cancelled
        case ("editFoodRequest", .pending): .pending
        default: nil
        }
    }

    @Test("follow the table in the schema for every action and status", arguments: pairs)
    func step(pair: Case) async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let request = try town.request(client, town.post(client), by: town.ana)
                try town.bring(client, request, to: pair.status.rawValue, of: town.ana)
                let isDonors = pair.action.hasPrefix("accept") || pair.action.hasPrefix("decline")
                let (right, wrong) = isDonors ? (town.donor, town.ana) : (town.ana, town.donor)
                let input = pair.input + "\"\(request)\""
                // The other side may not do this, and for strangers the request does not exist.
                #expect(try client.changing(pair.action, input, as: wrong).errorCode == "FORBIDDEN")
                #expect(try client.changing(pair.action, input, as: town.bo).errorCode == "NOT_FOUND")
                let before = try Self.state(of: town, request)
                #expect(before.first == pair.status.rawValue)
                let payload = try client.change(pair.action, input, "foodRequest { status }", as: right)
                if let outcome = Self.outcome(of: pair) {
                    #expect(payload.codes == [])
                    #expect(payload.at("foodRequest.status").string == outcome.rawValue)
                    #expect(try Self.state(of: town, request).first == outcome.rawValue)
                } else {
                    #expect(payload.codes == ["WRONG_STATUS"])
                    #expect(payload["message"].string == pair.status.message.text(in: .english))
                    #expect(try Self.state(of: town, request) == before)
                }
            }
        }
    }

    /// The status, the reserved quantity of the post, and the numbers of e-mails and audit entries.
    private static func state(of town: DonationFixture, _ request: String) throws -> [String] {
        let rows = try town.session.run(
            """
            SELECT status::text AS text FROM food_request WHERE id = \(town.number(request))
            UNION ALL SELECT food_post.reserved_quantity::text FROM food_post JOIN food_request ON food_post.id = food_post_id WHERE food_request.id = \(town.number(request))
            UNION ALL SELECT count(*)::text FROM email_outbox UNION ALL SELECT count(*)::text FROM audit_entry
            """
        )
        return try rows.decode(String.self)
    }

    @Test("are enforced by the database, too")
    func steps() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                for status in FoodRequestStatus.allCases {
                    for other in FoodRequestStatus.allCases where other != status {
                        let request = try town.request(client, post, by: town.ana)
                        try town.bring(client, request, to: status.rawValue, of: town.ana)
                        var isPossible = FoodRequestStep.all.contains { $0.from.contains(status) && $0.to == other }
                        // Changes without a mutation: the post expires or is deleted.
                        if other == .expired { isPossible = [.pending, .accepted].contains(status) }
                        if (status, other) == (.accepted, .cancelled) { isPossible = true }
                        let change: BoundStatement =
                            "UPDATE food_request SET status = \(other.rawValue, as: "food_request_status") WHERE id = \(town.number(request))"
                        if isPossible {
                            try town.session.run(change)
                        } else {
                            #expect(throws: PostgresError.self, "\(status) to \(other)") { try town.session.run(change) }
                        }
                        try town.session.run("DELETE FROM food_request WHERE id = \(town.number(request))")
                    }
                }
            }
        }
    }

    @Test("asking for confirmation does not use up an idempotency key, and the confirmed response is repeated")
    func idempotency() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let request = try town.request(client, town.post(client), by: town.ana)
                try town.bring(client, request, to: "RESERVED", of: town.ana)
                try town.deliver()
                let key = "id: \"\(request)\", idempotencyKey: \"one\""
                _ = try client.change("cancelFoodReservation", key, as: town.ana)
                for _ in 0..<2 {
                    let done = try client.change("cancelFoodReservation", key + ", confirm: true", "needsConfirmation", as: town.ana)
                    #expect(done["message"].string == "Reservation cancelled successfully")
                }
                #expect(try town.emails(to: town.ana).suffix(1) == ["You have cancelled a reservation"])
            }
        }
    }

    @Test("food is never promised twice by concurrent acceptances")
    func races() async throws {
        try await EngineFixture.run(loops: 2, clients: 12) { fixture in
            let town = try DonationFixture(fixture.database, receivers: 12)
            let (post, requests) = try await fixture.client { client throws in
                let post = try town.post(client, ["quantity": "7"])
                return (post, try town.receivers.map { try town.request(client, post, 2, by: $0) })
            }
            let accepted = try await withThrowingTaskGroup(of: Bool.self) { group in
                for request in requests {
                    group.addTask {
                        try await fixture.client { client throws in
                            let payload = try client.change("acceptFoodRequest", "id: \"\(request)\"", as: town.donor)
                            #expect(payload.codes == [] || payload.codes == ["FOOD_UNAVAILABLE"])
                            return payload.codes == []
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(accepted == 3)
            let session = try town.session
            #expect(try session.column("SELECT available_quantity FROM food_post WHERE id = \(town.number(post))") == ["1.00"])
            #expect(try session.column("SELECT count(*) FROM email_outbox WHERE subject = 'Your request was accepted'") == ["3"])
        }
    }

    @Test("a second request, one's own post, a missing post and a restricted account are refused")
    func refusals() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                try town.session.run("UPDATE account SET roles = '{DONOR,RECEIVER}' WHERE id = \(town.donor.number)")
                let post = try town.post(client)
                let input = "foodPostId: \"\(post)\", quantity: 1"
                _ = try town.request(client, post, by: town.ana)
                #expect(try client.change("sendFoodRequest", input, as: town.ana).codes == ["ALREADY_REQUESTED"])
                #expect(try client.change("sendFoodRequest", input, as: town.donor).codes == ["OWN_POST"])
                #expect(
                    try client.changing("sendFoodRequest", "foodPostId: \"food_post_999999\", quantity: 1", as: town.bo).errorCode
                        == "NOT_FOUND"
                )
                try town.session.run("UPDATE account SET restricted_at = now() WHERE id = \(town.bo.number)")
                let restricted = try client.change("sendFoodRequest", input, as: town.bo)
                #expect(restricted.codes == ["UNDER_REVIEW"])
                // Requests by disabled accounts cannot be accepted.
                try town.session.run("UPDATE account SET status = 'DISABLED' WHERE id = \(town.ana.number)")
                let refused = try client.change("acceptFoodRequest", "id: \"food_request_\(try Self.last(town))\"", as: town.donor)
                #expect(refused.codes == ["RECEIVER_DISABLED"])
            }
        }
    }

    private static func last(_ town: DonationFixture) throws -> String {
        try town.session.column("SELECT max(id) FROM food_request").first ?? ""
    }
}
