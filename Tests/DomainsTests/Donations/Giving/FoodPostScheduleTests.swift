import GraphQL
import Mail
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Engine

@Suite("Scheduled changes of food posts", .tags(.database), .timeLimit(.minutes(20)))
struct FoodPostScheduleTests {
    /// Processes due posts on several servers concurrently and returns the number of processed posts.
    private static func processDue(_ fixture: EngineFixture, servers: Int = 1) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<servers {
                group.addTask {
                    await fixture.onFirstLoop { engine in
                        do throws(PostgresError) {
                            return try await FoodPostSchedule.processDue(on: engine.lanes.writing, app: .local)
                        } catch {
                            return -1_000
                        }
                    }
                }
            }
            return try await group.reduce(0, +)
        }
    }

    @Test("expiry ends open requests once and notifies the requesters; reservations stay")
    func expiry() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database, receivers: 4)
            _ = try await Self.processDue(fixture)
            let requests = try await fixture.client { client throws in
                let post = try town.post(client)
                let requests = try town.receivers.map { try town.request(client, post, by: $0) }
                try town.bring(client, requests[1], to: "ACCEPTED", of: town.receivers[1])
                try town.bring(client, requests[2], to: "RESERVED", of: town.receivers[2])
                try town.bring(client, requests[3], to: "WITHDRAWN", of: town.receivers[3])
                #expect(
                    try town.session.column("SELECT count(*) FROM food_post_schedule WHERE food_post_id = \(town.number(post))") == ["1"]
                )
                try town.session.run("UPDATE food_post SET expires_at = now() - interval '1 second' WHERE id = \(town.number(post))")
                // Even before a server has processed the expiry, requests can be neither accepted nor reserved.
                #expect(try client.change("acceptFoodRequest", "id: \"\(requests[0])\"", as: town.donor).codes == ["FOOD_EXPIRED"])
                #expect(
                    try client.change("reserveFood", "foodRequestId: \"\(requests[1])\"", as: town.receivers[1]).codes == ["FOOD_EXPIRED"]
                )
                return requests
            }
            #expect(try await Self.processDue(fixture, servers: 4) == 1)
            #expect(try await Self.processDue(fixture) == 0)
            let numbers = requests.map { town.number($0) }
            let statuses = try town.session.run("SELECT status::text FROM food_request WHERE id = ANY (\(numbers)) ORDER BY id").decode(
                String.self
            )
            #expect(statuses == ["EXPIRED", "EXPIRED", "RESERVED", "WITHDRAWN"])
            let title = "The food you requested has expired"
            #expect(try town.receivers.map { try town.emails(to: $0).filter { $0 == title }.count } == [1, 1, 0, 0])
            #expect(try town.receivers.map { try town.notices(of: $0).filter { $0 == title }.count } == [1, 1, 0, 0])
        }
    }

    @Test("two hours before expiry, donors and receivers are reminded if they have opted in")
    func reminders() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            _ = try await Self.processDue(fixture)
            try await fixture.client { client throws in
                for member in [town.donor, town.ana] {
                    _ = try client.change("setNotificationPreferences", "donations: true, byEmail: true", as: member)
                }
                let post = try town.post(client, ["expiresAt": "\"\(DonationFixture.moment(after: 3 * 3_600))\""])
                for member in town.receivers { try town.bring(client, town.request(client, post, by: member), to: "RESERVED", of: member) }
                // A post that expires in less than two hours causes no reminder.
                _ = try town.post(client, ["expiresAt": "\"\(DonationFixture.moment(after: 3_600))\""])
                try town.session.run("UPDATE food_post_schedule SET next_at = now() WHERE food_post_id = \(town.number(post))")
            }
            #expect(try await Self.processDue(fixture) == 1)
            #expect(try town.notices(of: town.donor).last == "Your food expires soon")
            #expect(try town.notices(of: town.ana).last == "Pick up your food soon")
            #expect(try town.notices(of: town.bo) == [], "without opting in there are no notifications")
            #expect(try town.emails(to: town.donor).last == "Your food expires soon")
            #expect(try town.emails(to: town.bo).contains("Pick up your food soon") == false)
            let text = try town.session.column(
                "SELECT text_es FROM notification WHERE account_id = \(town.donor.number) ORDER BY id DESC LIMIT 1"
            )
            #expect(text == ["La comida caduca en menos de dos horas y aún hay 3 panes de «Bread»."])
            #expect(try await Self.processDue(fixture) == 0)
        }
    }

    /// Repeated, because a post was once processed twice when another server finished it between a statement's snapshot and its lock.
    @Test("servers that read the schedule at the same time process each post once")
    func concurrent() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            _ = try await Self.processDue(fixture)
            let post = try await fixture.client { client throws in
                _ = try client.change("setNotificationPreferences", "donations: true", as: town.donor)
                return try town.post(client, ["expiresAt": "\"\(DonationFixture.moment(after: 30 * 3_600))\""])
            }
            let rounds = 60
            var counts: [Int] = []
            for _ in 0..<rounds {
                try town.session.run("UPDATE food_post_schedule SET next_at = now() WHERE food_post_id = \(town.number(post))")
                counts.append(try await Self.processDue(fixture, servers: 4))
            }
            #expect(counts == Array(repeating: 1, count: rounds))
            #expect(try town.notices(of: town.donor).filter { $0 == "Your food expires soon" }.count == rounds)
        }
    }

    @Test("a later expiry postpones the schedule, and deletion removes it")
    func moved() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let next = {
                    try town.session.column(
                        "SELECT (next_at > now() + interval '3 days')::text FROM food_post_schedule WHERE food_post_id = \(town.number(post))"
                    )
                }
                #expect(try next() == ["false"])
                _ = try client.change(
                    "editFoodPost",
                    "id: \"\(post)\", expiresAt: \"\(DonationFixture.moment(after: 5 * 86_400))\"",
                    as: town.donor
                )
                #expect(try next() == ["true"])
                _ = try town.request(client, post, by: town.ana)
                _ = try client.change("deleteFoodPost", "id: \"\(post)\"", as: town.donor)
                #expect(try next() == [])
            }
        }
    }

    @Test("closing an account ends its posts and requests and notifies the others without its name")
    func closing() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                for member in [town.donor, town.ana, town.bo] {
                    _ = try client.change("setNotificationPreferences", "donations: true", as: member)
                }
                let post = try town.post(client)
                try town.bring(client, town.request(client, post, by: town.ana), to: "ACCEPTED", of: town.ana)
                try town.bring(client, town.request(client, post, by: town.bo), to: "RESERVED", of: town.bo)
                _ = try client.change("deleteAccount", "password: \"\(Member.password)\"", as: town.ana)
                #expect(try town.notices(of: town.donor).last == "A request has ended")
                #expect(try town.emails(to: town.donor).contains("A request has ended"))
                #expect(try client.data("{ foodPost(id: \"\(post)\") { availableQuantity } }").at("foodPost.availableQuantity") == .int(4))
                _ = try client.change("deleteAccount", "password: \"\(Member.password)\"", as: town.donor)
                #expect(try town.emails(to: town.bo).last == "A request has ended")
                let words = try town.session.column(
                    "SELECT text_en || text_es FROM notification UNION ALL SELECT body FROM email_outbox UNION ALL SELECT contact_name || address FROM food_post WHERE id = \(town.number(post))"
                )
                #expect(words.filter { $0.contains("Ana") || $0.contains("Dora") || $0.contains("Secret Street") } == [])
            }
        }
    }
}
