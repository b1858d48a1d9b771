import Domains
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("E-mails about food requests", .tags(.database), .timeLimit(.minutes(20)))
struct FoodRequestEmailTests {
    /// The bodies of the donor's waiting e-mails, oldest first.
    private static func bodies(_ town: DonationFixture) throws -> [String] {
        try town.session.column(
            "SELECT body FROM email_outbox WHERE account_id = \(town.donor.number) AND state = 'WAITING' ORDER BY id"
        )
    }

    /// Edits a request once for each quantity.
    private static func edit(_ client: EngineClient, _ request: String, _ quantities: ClosedRange<Int>, as member: Member) throws {
        for quantity in quantities {
            let payload = try client.change("editFoodRequest", "id: \"\(request)\", quantity: \(quantity)", as: member)
            #expect(payload.codes == [], "\(quantity)")
        }
    }

    @Test("300 edits of a request cause one e-mail with the latest values, and one sender causes at most 20 a day")
    func edits() async throws {
        try await EngineFixture.run(services: { $0.accounts.dailyFoodRequests = 10_000 }) { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let request = try town.request(client, town.post(client, ["quantity": "500"]), by: town.ana)
                func edit(_ quantities: ClosedRange<Int>) throws { try Self.edit(client, request, quantities, as: town.ana) }
                try edit(2...301)
                #expect(try town.emails(to: town.donor) == ["A request has changed"])
                #expect(try Self.bodies(town).map { $0.contains("would now like 301 loaves") } == [true])
                // The waiting e-mail is sent.
                try town.deliver()
                try edit(302...310)
                #expect(try town.emails(to: town.donor) == ["A request has changed", "A request has changed"])
                #expect(try Self.bodies(town).map { $0.contains("310 loaves") } == [true])
                for quantity in 311...340 {
                    try town.deliver()
                    try edit(quantity...quantity)
                }
                #expect(try town.emails(to: town.donor).count == 20)
            }
        }
    }

    @Test("`byEmail: false` removes waiting e-mails and stops new ones, unless the account wants e-mails about requests")
    func preferences() async throws {
        try await EngineFixture.run(services: { $0.accounts.dailyFoodRequests = 10_000 }) { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                func choose(_ input: String) throws -> Value {
                    let selection = "account { notificationPreferences { byEmail foodRequestsByEmail } }"
                    return try client.change("setNotificationPreferences", input, selection, as: town.donor).at(
                        "account.notificationPreferences"
                    )
                }
                let request = try town.request(client, town.post(client, ["quantity": "500"]), by: town.bo)
                #expect(try Self.bodies(town).count == 1)
                #expect(try choose("byEmail: false") == ["byEmail": false, "foodRequestsByEmail": false])
                #expect(try Self.bodies(town) == [])
                try Self.edit(client, request, 1...300, as: town.bo)
                #expect(try Self.bodies(town) == [])
                // The account can opt in to these e-mails alone.
                let chosen = try choose("byEmail: false, foodRequestsByEmail: true")
                #expect(chosen == ["byEmail": false, "foodRequestsByEmail": true])
                _ = try client.change("withdrawFoodRequest", "id: \"\(request)\"", as: town.bo)
                #expect(try Self.bodies(town).count == 1)
            }
        }
    }

    @Test("accounts without e-mails are still notified that promised food is gone")
    func ended() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                _ = try client.change("setNotificationPreferences", "byEmail: false", as: town.ana)
                try town.bring(client, town.request(client, post, by: town.ana), to: "ACCEPTED", of: town.ana)
                #expect(try town.emails(to: town.ana) == [])
                _ = try client.change("deleteFoodPost", "id: \"\(post)\"", as: town.donor)
                #expect(try town.emails(to: town.ana) == ["The food you requested is no longer available"])
            }
        }
    }

    @Test("a former address receives no waiting e-mails")
    func formerAddress() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                _ = try town.request(client, town.post(client), by: town.ana)
                #expect(try town.emails(to: town.donor) == ["Someone has requested your food"])
                let input = "email: \"dora.new@people.example\", password: \"\(Member.password)\""
                #expect(try client.change("updateProfile", input, as: town.donor).codes == [])
                #expect(
                    try fixture.column("SELECT template || ' ' || recipient FROM email_outbox ORDER BY template") == [
                        "email_changed dora@people.example", "email_confirmation dora.new@people.example",
                    ]
                )
            }
        }
    }
}
