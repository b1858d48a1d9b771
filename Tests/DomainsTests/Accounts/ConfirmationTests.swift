import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Changes that an account confirms with its password", .tags(.database), .timeLimit(.minutes(20)))
struct ConfirmationTests {
    private static let new = "Better-Horse-8"
    private static let email = "ana@example.com"

    private static func change(_ client: EngineClient, _ person: Person, current: String = Person.password) throws -> Value {
        let input: ObjectValue = ["currentPassword": .string(current), "password": .string(new), "passwordConfirmation": .string(new)]
        return try client.mutate("changePassword", input, "session { token }", as: person)
    }

    @Test("can be confirmed although strangers have locked the log-in by wrong passwords")
    func stranger() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, Self.email)
                for _ in 0..<11 { _ = try Person.logIn(client, Self.email, "Wrong-Horse-7") }
                #expect(try Person.logIn(client, Self.email).codes == ["TOO_MANY_ATTEMPTS"])
                let changed = try Self.change(client, ana)
                #expect(changed.mistakes == [] && changed["message"].string == "Password changed successfully")
                let next = Person(email: ana.email, id: ana.id, token: changed.at("session.token").string ?? "")
                let input: ObjectValue = ["email": "new@example.com", "password": .string(Self.new)]
                #expect(try client.mutate("updateProfile", input, as: next).mistakes == [])
                #expect(try client.mutate("deleteAccount", ["password": .string(Self.new)], as: next).mistakes == [])
            }
        }
    }

    @Test("are refused for minutes after ten wrong passwords; the owner is notified and can log in")
    func locked() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, Self.email)
                try fixture.execute("UPDATE account SET email_verified = true WHERE id = \(ana.number)")
                for _ in 0..<10 { #expect(try Self.change(client, ana, current: "Wrong-Horse-7").codes == ["WRONG_PASSWORD"]) }
                #expect(try Self.change(client, ana).codes == ["TOO_MANY_ATTEMPTS"])
                let password: Value = .string(Person.password)
                #expect(try client.mutate("deleteAccount", ["password": password], as: ana).codes == ["TOO_MANY_ATTEMPTS"])
                let input: ObjectValue = ["email": "new@example.com", "password": password]
                #expect(try client.mutate("updateProfile", input, as: ana).codes == ["TOO_MANY_ATTEMPTS"])
                #expect(try Person.logIn(client, Self.email).mistakes == [])
                let templates = "SELECT template FROM email_outbox WHERE template LIKE '%locked'"
                #expect(try fixture.column(templates) == ["confirmation_locked"])
                // The lock expires.
                try fixture.execute("UPDATE attempt SET expires_at = now() - interval '1 second'")
                #expect(try Self.change(client, ana).mistakes == [])
            }
        }
    }

    @Test("wrong passwords are also counted per network address across accounts")
    func address() async throws {
        try await EngineFixture.run(services: { $0.accounts.passwordAttemptsPerAddress.count = 4 }) { fixture in
            try await fixture.client { client in
                let people = try (0..<3).map { try Person.signUp(client, "p\($0)@example.com") }
                for number in 0..<4 {
                    #expect(try Self.change(client, people[number % 2], current: "Wrong-Horse-7").codes == ["WRONG_PASSWORD"])
                }
                #expect(try Self.change(client, people[2]).codes == ["TOO_MANY_ATTEMPTS"])
            }
        }
    }
}
