import Domains
import GraphQL
import Reactor
import ServiceSupport
import Sodium
import TestSupport
import Testing

@testable import Gateway

@Suite("Mass log-ins", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct LogInCrowdTests {
    /// The accounts that the clients log in to.
    enum Crowd: CaseIterable {
        case oneAccount, oneAccountWrongly, manyAccounts

        func email(_ number: Int) -> String { self == .manyAccounts ? "stranger\(number)@example.com" : "ana@example.com" }

        var password: String { self == .oneAccount ? Person.password : "Wrong-Horse-7" }

        var size: Int { self == .manyAccounts ? 250 : 300 }
    }

    private static func logIn(_ email: String, _ password: String) -> String {
        Client.post(
            "mutation ($input: LogInInput!) { logIn(input: $input) { session { token } userErrors { code } } }",
            variables: ["input": ["email": .string(email), "password": .string(password)]]
        )
    }

    @Test("do not block other clients, even from the same address", arguments: Crowd.allCases)
    func crowd(crowd: Crowd) async throws {
        let workers = try WorkerPool(threads: 2)
        defer { workers.stop() }
        // Takes tens of milliseconds, as in production.
        let passwords = try PasswordWork(workers: workers, parameters: PasswordHash.Parameters(operations: 2, memory: 16 << 20))
        try await GatewayFixture.run(loops: 2, services: { $0 = MutationServices(passwords: passwords) }) { fixture in
            let port = fixture.gateway.port
            let others = try await fixture.client { client in
                for number in 0..<12 { _ = try Person.signUp(client, "other\(number)@example.com") }
                _ = try Person.signUp(client, "ana@example.com")
                let crowd = try (0..<crowd.size).map { number in
                    let member = try Client(port: port)
                    try member.send(Self.logIn(crowd.email(number), crowd.password))
                    return member
                }
                let others = try (0..<12).map { number in
                    let other = try Client(port: port)
                    try other.send(Self.logIn("other\(number)@example.com", Person.password))
                    return other
                }
                let answers = try others.map { try $0.response().json() }
                // Each client gets a response: logged in, refused, or told to retry.
                let statuses = try crowd.map { try $0.response().status }
                #expect(statuses.allSatisfy { $0 == 200 })
                return answers
            }
            #expect(others.count { $0.at("data.logIn.session.token").string?.hasPrefix("cps_") == true } == 12)
        }
    }
}
