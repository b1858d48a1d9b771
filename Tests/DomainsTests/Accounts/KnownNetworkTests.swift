import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Guessing passwords from other networks", .tags(.database), .timeLimit(.minutes(20)))
struct KnownNetworkTests {
    private static let home = "198.51.100.7", elsewhere = "203.0.113.9"
    private static let email = "ana@example.com", wrong = "Wrong-Horse-7"

    /// The error codes of wrong guesses, each from another network unless an address is given.
    private static func guess(_ client: EngineClient, from address: String? = nil, count: Int = 100) throws -> [[String]] {
        try (0..<count).map { try Person.logIn(client.at(address ?? "192.0.2.\($0 + 1)"), email, wrong).codes }
    }

    @Test("locks out strangers but not the owner in a known network", arguments: [nil, elsewhere])
    func strangers(address: String?) async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client throws in
                _ = try Person.signUp(client.at(Self.home), Self.email)
                let codes = try Self.guess(client, from: address)
                #expect(codes.count { $0 == ["WRONG_PASSWORD"] } == 10)
                #expect(codes[10...].allSatisfy { $0 == ["TOO_MANY_ATTEMPTS"] }, "\(codes)")
                #expect(try Person.logIn(client.at(Self.home), Self.email).codes == [])
                // The owner's log-in unlocks neither strangers nor the owner in a new network.
                #expect(try Person.logIn(client.at(address ?? "192.0.2.1"), Self.email, Self.wrong).codes == ["TOO_MANY_ATTEMPTS"])
                #expect(try Person.logIn(client.at("192.0.2.250"), Self.email).codes == ["TOO_MANY_ATTEMPTS"])
            }
        }
    }

    @Test("is also limited in a known network, without locking other networks")
    func known() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client throws in
                _ = try Person.signUp(client.at(Self.home), Self.email)
                // Only confirmed addresses receive e-mails.
                try PostgresSession(fixture.database).execute("UPDATE account SET email_verified = true")
                #expect(try Person.logIn(client.at(Self.elsewhere), Self.email).codes == [])
                let codes = try Self.guess(client, from: Self.home, count: 15)
                #expect(codes == Array(repeating: ["WRONG_PASSWORD"], count: 10) + Array(repeating: ["TOO_MANY_ATTEMPTS"], count: 5))
                #expect(try Person.logIn(client.at(Self.home), Self.email).codes == ["TOO_MANY_ATTEMPTS"])
                #expect(try Person.logIn(client.at(Self.elsewhere), Self.email).codes == [], "another known network")
                #expect(try Person.logIn(client.at("192.0.2.3"), Self.email).codes == [], "an unknown network")
            }
            let texts = try fixture.column("SELECT body FROM email_outbox WHERE template = 'log_in_locked'")
            #expect(texts.count == 1 && texts.allSatisfy { $0.contains("In that network, no one can log in") }, "\(texts)")
        }
    }

    @Test("does not make a network known, and networks are known per account")
    func unknown() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client throws in
                _ = try Person.signUp(client.at(Self.home), Self.email)
                _ = try Person.signUp(client.at(Self.elsewhere), "eve@example.com")
                for (address, attempt) in [(Self.elsewhere, Self.wrong), ("192.0.2.9", Self.wrong)] {
                    _ = try Person.logIn(client.at(address), Self.email, attempt)
                }
                _ = try client.at("192.0.2.9").mutate("requestPasswordReset", ["email": .string(Self.email)])
                _ = try client.at("192.0.2.9").mutate(
                    "resetPassword",
                    ["token": "cpr_x", "password": .string(Person.password), "passwordConfirmation": .string(Person.password)]
                )
            }
            #expect(try fixture.column("SELECT count(*) FROM account_network GROUP BY account_id") == ["1", "1"])
            #expect(try fixture.column("SELECT count(DISTINCT digest) FROM account_network") == ["2"])
            // Digests depend on the account, and none is the digest of the address alone.
            _ = try await fixture.client { try Person.logIn($0.at(Self.home), "eve@example.com") }
            #expect(try fixture.column("SELECT count(DISTINCT digest) FROM account_network") == ["3"])
            #expect(try fixture.column("SELECT count(*) FROM account_network WHERE digest = sha256('\(Self.home)')") == ["0"])
        }
    }

    @Test("networks unused for 90 days count as unknown; only the last 20 networks are kept")
    func retention() async throws {
        try await EngineFixture.run { fixture in
            _ = try await fixture.client { try Person.signUp($0.at(Self.home), Self.email) }
            try fixture.execute("UPDATE account_network SET last_used_at = now() - interval '91 days'")
            _ = try await fixture.client { client in try Self.guess(client) }
            #expect(try await fixture.client { try Person.logIn($0.at(Self.home), Self.email).codes } == ["TOO_MANY_ATTEMPTS"])
            try fixture.execute("DELETE FROM attempt")
            try await fixture.client { client throws in
                for number in 1...25 { #expect(try Person.logIn(client.at("10.0.0.\(number)"), Self.email).codes == []) }
                // The first network is forgotten. The last one is still known.
                _ = try Self.guess(client)
                #expect(try Person.logIn(client.at("10.0.0.25"), Self.email).codes == [])
                #expect(try Person.logIn(client.at(Self.home), Self.email).codes == ["TOO_MANY_ATTEMPTS"])
            }
            #expect(try fixture.column("SELECT count(*) FROM account_network") == ["20"])
        }
    }

    @Test("does not lock the owner after a password reset in the current network")
    func reset() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client throws in
                _ = try Person.signUp(client.at(Self.home), Self.email)
                _ = try Self.guess(client)
                let hotel = client.at("192.0.2.250")
                #expect(try Person.logIn(hotel, Self.email).codes == ["TOO_MANY_ATTEMPTS"])
                _ = try hotel.mutate("requestPasswordReset", ["email": .string(Self.email)])
                let token = try fixture.column(
                    "SELECT substring(body FROM 'cpr_[A-Za-z0-9_-]+') FROM email_outbox WHERE template = 'password_reset'"
                )
                let input: ObjectValue = [
                    "token": .string(token.first ?? ""), "password": "Better-Horse-8", "passwordConfirmation": "Better-Horse-8",
                ]
                #expect(try hotel.mutate("resetPassword", input).codes == [])
                _ = try Self.guess(client)
                #expect(try Person.logIn(hotel, Self.email, "Better-Horse-8").codes == [])
                // The reset forgets former networks.
                #expect(try Person.logIn(client.at(Self.home), Self.email, "Better-Horse-8").codes == ["TOO_MANY_ATTEMPTS"])
            }
        }
    }

    @Test("a stolen session cannot lock the owner's known network")
    func session() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client throws in
                let ana = try Person.signUp(client.at(Self.home), Self.email)
                let codes = try (0..<30).map {
                    try client.at("192.0.2.\($0)").mutate("deleteAccount", ["password": .string(Self.wrong)], as: ana).codes
                }
                #expect(codes.count { $0 == ["WRONG_PASSWORD"] } == 10 && codes.count { $0 == ["TOO_MANY_ATTEMPTS"] } == 20, "\(codes)")
                let change: ObjectValue = [
                    "currentPassword": .string(Person.password), "password": "Better-Horse-8", "passwordConfirmation": "Better-Horse-8",
                ]
                let changed = try client.at(Self.home).mutate("changePassword", change, "session { token }", as: ana)
                #expect(changed.codes == [])
                #expect(try Person.logIn(client.at(Self.home), Self.email, "Better-Horse-8").codes == [], "the network is still known")
            }
        }
    }

    @Test("counts each of 30 concurrent guesses, in known and unknown networks", arguments: [home, elsewhere])
    func crowd(address: String) async throws {
        try await EngineFixture.run(loops: 2, clients: 16) { fixture in
            _ = try await fixture.client { try Person.signUp($0.at(Self.home), Self.email) }
            let codes = try await withThrowingTaskGroup { group in
                for _ in 0..<30 {
                    group.addTask { try await fixture.client { try Person.logIn($0.at(address), Self.email, Self.wrong).codes } }
                }
                return try await group.reduce(into: [[String]]()) { $0.append($1) }
            }
            #expect(codes.count { $0 == ["WRONG_PASSWORD"] } == 10 && codes.count { $0 == ["TOO_MANY_ATTEMPTS"] } == 20, "\(codes)")
        }
    }
}
