import Domains
import GraphQL
import ServiceSupport
import Sodium
import TestSupport
import Testing

@testable import Gateway

@Suite("Sessions", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct SessionTests {
    @Test("log-out ends only the current session")
    func logOut() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let phone = try Person.signUp(client, "ana@example.com")
                let token = try Person.logIn(client, phone.email).at("session.token").string ?? ""
                let tablet = Person(email: phone.email, id: phone.id, token: token)
                #expect(try phone.isLoggedIn(client) && tablet.isLoggedIn(client))
                #expect(try client.mutate("logOut", [:], as: phone)["message"].string == "Logged out successfully")
                #expect(try !phone.isLoggedIn(client))
                #expect(try tablet.isLoggedIn(client))
                let again = try client.query(Client.document("logOut", ""), variables: ["input": [:]], headers: phone.headers)
                #expect(again.status == 401 && again.values("www-authenticate") == ["Bearer"])
            }
        }
    }

    @Test("logging out everywhere ends all sessions of the account at once")
    func logOutEverywhere() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let phone = try Person.signUp(client, "ana@example.com")
                let token = try Person.logIn(client, phone.email).at("session.token").string ?? ""
                let tablet = Person(email: phone.email, id: phone.id, token: token)
                let other = try Person.signUp(client, "eva@example.com")
                #expect(try client.mutate("logOutEverywhere", [:], as: tablet).mistakes == [])
                #expect(try !phone.isLoggedIn(client) && !tablet.isLoggedIn(client))
                #expect(try other.isLoggedIn(client))
            }
            #expect(try fixture.column("SELECT count(*) FROM session") == ["1"])
        }
    }

    @Test("an anonymous client cannot end a session", arguments: ["logOut", "logOutEverywhere"])
    func strangers(mutation: String) async throws {
        try await GatewayFixture.run { fixture in
            let answer = try await fixture.client { try $0.query(Client.document(mutation, ""), variables: ["input": [:]]).json() }
            #expect(answer.at("errors.0.extensions.code").string == "UNAUTHENTICATED")
        }
    }

    @Test("a session that ends on one replica also ends on the others, which had cached it")
    func replicas() async throws {
        let database = try TestData.database()
        try await GatewayFixture.run(database: database) { first in
            try await GatewayFixture.run(database: database) { second in
                let ana = try await first.client { try Person.signUp($0, "ana@example.com") }
                #expect(try await second.client { try ana.isLoggedIn($0) })
                _ = try await first.client { try $0.mutate("logOut", [:], as: ana) }
                let isGood = try await second.client { try ana.isLoggedIn($0) }
                #expect(!isGood, "the response came after all replicas were notified")
            }
        }
    }

    @Test("no token is stored in the database")
    func stored() async throws {
        try await GatewayFixture.run { fixture in
            let ana = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            for place in try fixture.places(of: String(ana.token.dropFirst(4))) { Issue.record("the token is in \(place)") }
            for place in try fixture.places(of: Person.password) { Issue.record("the password is in \(place)") }
        }
    }

    @Test(
        "a client cannot start a session with its own token, whether chosen or ended",
        arguments: [false, true]
    )
    func fixation(isOver: Bool) async throws {
        try await GatewayFixture.run { fixture in
            let (status, isGood) = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                var chosen = Person(email: ana.email, id: ana.id, token: SecretToken(random: .session).text)
                if isOver {
                    chosen = ana
                    _ = try client.mutate("logOut", [:], as: ana)
                }
                let input: ObjectValue = ["email": .string(ana.email), "password": .string(Person.password)]
                let refused = try client.query(
                    Client.document("logIn", "session { token }"),
                    variables: ["input": .object(input)],
                    headers: chosen.headers + ["Cookie: session=\(chosen.token)"]
                )
                _ = try Person.logIn(client, ana.email)
                return (refused.status, try chosen.isLoggedIn(client))
            }
            #expect(status == 200, "logging in works, with a new token")
            #expect(!isGood)
        }
    }
}
