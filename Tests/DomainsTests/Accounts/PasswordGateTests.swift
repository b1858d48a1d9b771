import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Guessing passwords", .tags(.database), .timeLimit(.minutes(20)))
struct PasswordGateTests {
    private static let locked = "Too many attempts. Please try again later"

    @Test("locks the account for minutes, even for the right password")
    func lock() async throws {
        try await EngineFixture.run { fixture in
            let payloads = try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                let wrong = try (0..<11).map { _ in try Person.logIn(client, "ana@example.com", "Wrong-Horse-7") }
                return wrong + [try Person.logIn(client, "ana@example.com"), try Person.logIn(client, "eva@example.com")]
            }
            for payload in payloads[..<10] { #expect(payload.mistakes == ["password: Incorrect Password. Please Try Again"]) }
            for payload in payloads[10..<12] {
                #expect(payload.codes == ["TOO_MANY_ATTEMPTS"] && payload["message"].string == Self.locked)
                #expect(payload["session"] == .null)
            }
            #expect(payloads[12].codes == ["ACCOUNT_NOT_FOUND"], "other accounts are not locked")
            // The lock expires.
            try fixture.execute("UPDATE attempt SET expires_at = now() - interval '1 second'")
            #expect(try await fixture.client { try Person.logIn($0, "ana@example.com").mistakes } == [])
        }
    }

    @Test("is counted from zero again after the right password")
    func success() async throws {
        try await EngineFixture.run { fixture in
            let codes = try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                return try (0..<25).map {
                    try Person.logIn(client, "ana@example.com", $0 % 9 == 8 ? Person.password : "Wrong-Horse-7").codes
                }
            }
            #expect(!codes.contains(["TOO_MANY_ATTEMPTS"]))
        }
    }

    @Test("concurrent guesses get no more attempts than sequential ones")
    func crowd() async throws {
        try await EngineFixture.run(loops: 2, clients: 16) { fixture in
            _ = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            let codes = try await withThrowingTaskGroup { group in
                for _ in 0..<60 {
                    group.addTask { try await fixture.client { try Person.logIn($0, "ana@example.com", "Wrong-Horse-7").codes } }
                }
                return try await group.reduce(into: [[String]]()) { $0.append($1) }
            }
            #expect(codes.count { $0 == ["WRONG_PASSWORD"] } == 10)
            #expect(codes.count { $0 == ["TOO_MANY_ATTEMPTS"] } == 50)
        }
    }

    @Test("does not lock concurrent log-ins with the right password")
    func friends() async throws {
        try await EngineFixture.run(loops: 2, clients: 16) { fixture in
            _ = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            let codes = try await withThrowingTaskGroup { group in
                for _ in 0..<40 { group.addTask { try await fixture.client { try Person.logIn($0, "ana@example.com").codes } } }
                return try await group.reduce(into: [[String]]()) { $0.append($1) }
            }
            #expect(codes == Array(repeating: [], count: 40))
        }
    }

    @Test("is counted across replicas, and per network address across accounts")
    func replicas() async throws {
        let database = try TestData.database()
        func settings(_ services: inout MutationServices) { services.accounts.passwordAttemptsPerAddress.count = 4 }
        try await EngineFixture.run(database: database, services: settings) { first in
            try await EngineFixture.run(database: database, services: settings) { second in
                var codes: [[String]] = []
                for (index, fixture) in [first, second, first, second, first, second].enumerated() {
                    codes.append(try await fixture.client { try Person.logIn($0, "p\(index)@example.com", "Wrong-Horse-7").codes })
                }
                #expect(codes == Array(repeating: ["ACCOUNT_NOT_FOUND"], count: 4) + Array(repeating: ["TOO_MANY_ATTEMPTS"], count: 2))
            }
        }
    }

    @Test("is slowed down after the third failure")
    func delay() async throws {
        try await EngineFixture.run(services: { $0.accounts.passwordDelay = .milliseconds(40) }) { fixture in
            let times = try await fixture.client { client in
                try (0..<6).map { _ in
                    try ContinuousClock().measure { _ = try Person.logIn(client, "ana@example.com", "Wrong-Horse-7") }
                }
            }
            // Checks only the minimum delays. The upper bound depends on the machine.
            #expect(times[3] >= .milliseconds(40) && times[4] >= .milliseconds(80) && times[5] >= .milliseconds(160))
        }
    }
}
