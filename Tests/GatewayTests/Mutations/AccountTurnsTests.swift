import GraphQL
import Postgres
import TestSupport
import Testing

@testable import Gateway

@Suite("Mutations of one account", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct AccountTurnsTests {
    private static let language = #"mutation { setLanguage(input: {language: "es"}) { message } }"#
    private static let done = #"{"data":{"setLanguage":{"message":"Idioma cambiado correctamente"}}}"#

    @Test("however many and however long they wait for one another, take no connection away from others")
    func fairness() async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        let (busy, other) = (try TestToken.session(of: 1, in: session), try TestToken.session(of: 2, in: session))
        let configure = { (configuration: inout GatewayConfiguration) in configuration.pool.queueingTimeout = .milliseconds(500) }
        try await GatewayFixture.run(database: database, clients: 45, configure: configure) { fixture in
            let holder = try PostgresSession(database)
            try holder.execute("BEGIN; SELECT FROM account WHERE id = 1 FOR UPDATE")
            let answers = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<44 {
                    group.addTask { try await fixture.client { try $0.query(Self.language, headers: [busy.header]).text } }
                }
                let waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
                while try session.query(waiting).rowCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
                for _ in 0..<20 {
                    #expect(try await fixture.client { try $0.query(Self.language, headers: [other.header]).text } == Self.done)
                    try await Task.sleep(for: .milliseconds(50))
                }
                #expect(try session.query(waiting).rowCount == 1)
                try holder.execute("COMMIT")
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers == [String](repeating: Self.done, count: 44))
        }
    }

    @Test("beyond a hundred that wait are refused, and who has waited too long is; the turn goes on to the next")
    func bounds() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in configuration.pool.requestTimeout = .milliseconds(50) }
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: configure) { fixture in
            let outcome = await fixture.onFirstLoop { gateway -> [String] in
                try? await gateway.turns.take(7)
                var waiting: [Task<String, Never>] = []
                for number in 0..<101 {
                    waiting.append(
                        Task(executorPreference: gateway.loop) {
                            do { try await gateway.turns.take(7) } catch { return "refused" }
                            return "\(number)"
                        }
                    )
                }
                var outcome: [String] = []
                for task in waiting { outcome.append(await task.value) }
                // All have given up.
                gateway.turns.give(7)
                try? await gateway.turns.take(7)
                let next = Task(executorPreference: gateway.loop) {
                    do { try await gateway.turns.take(7) } catch { return "refused" }
                    gateway.turns.give(7)
                    return "next"
                }
                await Task.yield()
                gateway.turns.give(7)
                return Set(outcome).sorted() + [await next.value]
            }
            #expect(outcome == ["refused", "next"])
        }
    }
}
