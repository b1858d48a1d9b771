import Domains
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Visibility of a food contact", .tags(.database), .timeLimit(.minutes(20)))
struct FoodContactTests {
    /// All paths to a post, selecting everything that would reveal its contact or its place.
    static func paths(_ post: String) -> [String] {
        let secrets = """
            id contact { name email phone } location { address isExact latitude longitude } google: directionsUrl \
            apple: directionsUrl(provider: APPLE_MAPS, from: {latitude: 1, longitude: 2})
            """
        return [
            "foodPost(id: \"\(post)\") { \(secrets) }",
            "node(id: \"\(post)\") { ... on FoodPost { \(secrets) } }",
            "nodes(ids: [\"\(post)\"]) { ... on FoodPost { \(secrets) } }",
            "foodPosts(first: 5) { edges { node { \(secrets) } } }",
            "search(text: \"bread\", in: [DONATIONS], first: 100) { nodes { ... on FoodPost { \(secrets) } } }",
            "viewer { foodRequests { nodes { foodPost { \(secrets) } } } favoriteFoodPosts { nodes { \(secrets) } } }",
            "nearbyDonors(near: {latitude: 37.38, longitude: -5.99}) { nodes { donor { foodPosts { nodes { \(secrets) } } } } }",
        ]
    }

    private static func sees(_ client: EngineClient, _ post: String, _ member: Member?) throws -> Set<Bool> {
        var found: Set<Bool> = []
        for path in paths(post) {
            let answer = try client.query("{ \(path) }", as: member)
            guard answer.text.contains(post) else { continue }
            let tells = ["Secret", "dora@example.org", "954 11", "37.38611", "5.99222"].filter { answer.text.contains($0) }
            #expect(tells.isEmpty || tells.count == 5, "\(path): \(tells)")
            found.insert(!tells.isEmpty)
        }
        return found
    }

    @Test("shows it on every path to the donor, to accepted requesters while accepted, and to people who asked for it")
    func who() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database, receivers: 3)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let carl = town.receivers[2]
                for member in [town.ana, town.bo, carl] { _ = try client.change("favoriteFoodPost", "foodPostId: \"\(post)\"", as: member) }
                for member: Member? in [nil, town.ana, town.bo] { #expect(try Self.sees(client, post, member) == [false]) }
                #expect(try Self.sees(client, post, town.donor) == [true])

                let request = try town.request(client, post, by: town.ana)
                #expect(try Self.sees(client, post, town.ana) == [false], "a request alone reveals nothing")
                try town.bring(client, request, to: "RESERVED", of: town.ana)
                #expect(try Self.sees(client, post, town.ana) == [true])
                _ = try client.change("cancelFoodReservation", "id: \"\(request)\", confirm: true", as: town.ana)
                #expect(try Self.sees(client, post, town.ana) == [false], "no longer visible")

                let shown = try client.change(
                    "showFoodPostContact",
                    "foodPostId: \"\(post)\"",
                    "foodPost { contact { email } location { isExact } }",
                    as: town.bo
                )
                #expect(shown.at("foodPost.contact.email").string == "dora@example.org")
                #expect(shown.at("foodPost.location.isExact") == .boolean(true))
                #expect(try Self.sees(client, post, town.bo) == [true])
                #expect(try Self.sees(client, post, carl) == [false], "only the person who asked sees it")
                #expect(
                    try town.session.column("SELECT actor_id FROM audit_entry WHERE action = 'showFoodPostContact'") == [
                        "\(town.bo.number)"
                    ]
                )

                _ = try client.change("deleteFoodPost", "id: \"\(post)\"", as: town.donor)
                for member: Member? in [nil, town.ana, town.bo, carl, town.donor] { #expect(try Self.sees(client, post, member) == []) }
            }
        }
    }

    /// Asks for the contact of a post.
    private static func ask(_ client: EngineClient, _ post: String, as member: Member) throws -> Value {
        try client.changing("showFoodPostContact", "foodPostId: \"\(post)\"", "foodPost { contact { email } }", as: member)
    }

    @Test("excludes unconfirmed e-mails, donors, read-only keys, callers without an account, and expired posts")
    func refusals() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                // A confirmed e-mail is needed even if the server does not require confirmation.
                try town.session.run("UPDATE account SET email_verified = false WHERE id = \(town.bo.number)")
                #expect(try Self.ask(client, post, as: town.bo).errorCode == "EMAIL_UNCONFIRMED")
                #expect(try Self.ask(client, post, as: town.donor).errorCode == "FORBIDDEN")
                let key = try TestToken.key(of: town.ana.number, scopes: ["DONATIONS_READ"], in: town.session)
                let input = "foodPostId: \"\(post)\""
                #expect(try client.changing("showFoodPostContact", input, as: key).errorCode == "FORBIDDEN")
                #expect(try client.changing("showFoodPostContact", input, as: nil).errorCode == "UNAUTHENTICATED")
                try town.session.run("UPDATE food_post SET expires_at = now() - interval '1 minute' WHERE id = \(town.number(post))")
                try town.session.run("UPDATE account SET email_verified = true WHERE id = \(town.bo.number)")
                #expect(try client.change("showFoodPostContact", input, as: town.bo).codes == ["FOOD_UNAVAILABLE"])
            }
        }
    }

    @Test("is limited to five posts a day, also for concurrent requests and for many in one operation")
    func harvest() async throws {
        try await EngineFixture.run(loops: 2, clients: 6, services: { $0.accounts.dailyFoodContacts = 5 }) { fixture in
            let town = try DonationFixture(fixture.database)
            let posts = try await fixture.client { client in try (0..<9).map { try town.post(client, ["title": "\"Bread \($0)\""]) } }
            let ana = town.ana
            // All posts at once, each twice.
            let shown = try await withThrowingTaskGroup(of: [String].self) { group in
                for post in posts + posts {
                    group.addTask {
                        let answer = try await fixture.client { try Self.ask($0, post, as: ana) }
                        return answer.at("data.showFoodPostContact.foodPost.contact.email").string == nil ? [] : [post]
                    }
                }
                return Set(try await group.reduce([]) { $0 + $1 })
            }
            #expect(shown.count == 5)
            try await fixture.client { client throws in
                let many = posts.map {
                    "m\(town.number($0)): showFoodPostContact(input: {foodPostId: \"\($0)\"}) { foodPost { contact { email } } userErrors { code } }"
                }
                var answers: [Value] = []
                for some in [many[..<5], many[5...]] {
                    let data = try client.data("mutation { \(some.joined(separator: " ")) }", as: ana)
                    answers += posts.map { data["m\(town.number($0))"] }.filter { $0 != .null }
                }
                #expect(answers.filter { $0.at("foodPost.contact.email").string != nil }.count == 5)
                #expect(answers.filter { $0.codes == ["DAILY_LIMIT_REACHED"] }.count == 4)
                let listed = try client.data("{ foodPosts(first: 9) { nodes { contact { email } } } }", as: ana).at("foodPosts.nodes")
                #expect(listed.items.filter { $0["contact"] != .null }.count == 5)
                let audited = "SELECT count(DISTINCT object_id) FROM audit_entry WHERE action = 'showFoodPostContact'"
                #expect(try town.session.column(audited) == ["5"])
            }
        }
    }
}
