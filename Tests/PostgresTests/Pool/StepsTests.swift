import Postgres
import Reactor
import TestSupport
import Testing

@Suite("Requests of several steps", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct StepsTests {
    private let database: String

    init() throws {
        database = try TestDatabase.shared.createDatabase(from: "steps") { session throws(PostgresError) in
            try session.execute("CREATE TABLE counter (n bigint NOT NULL); INSERT INTO counter VALUES (1)")
        }
    }

    private func configuration(connections: Int = 1) -> PoolConfiguration {
        var configuration = PoolConfiguration.patient
        configuration.connections = connections
        return configuration
    }

    private static func batch(_ sql: String, _ value: Int64? = nil) -> StatementBatch {
        var batch = StatementBatch()
        if let value { batch.parameters.append(value) }
        batch.append(Statement(sql))
        return batch
    }

    private static let read = "SELECT n FROM counter"

    @Test("see one snapshot despite commits between the steps, and the next request sees the commits")
    func snapshot() async throws {
        let database = database
        try await LoopFixture.run(database, configuration()) { fixture async throws in
            let writer = try PostgresSession(database)
            for round in 1...20 as ClosedRange<Int64> {
                let results = try await fixture.pool.execute(Self.batch(Self.read)) { results in
                    guard results.count < 4 else { return nil }
                    try? writer.execute("UPDATE counter SET n = n + 1")
                    return Self.batch("SELECT n, $1::bigint FROM counter", results.last?.int8(0, 0))
                }
                #expect(results.map { $0.int8(0, 0) } == [Int64](repeating: (round - 1) * 3 + 1, count: 4))
                #expect(results.dropFirst().map { $0.int8(0, 1) } == results.dropLast().map { $0.int8(0, 0) })
                let next = try await fixture.pool.execute(Self.batch(Self.read))
                #expect(next.first?.int8(0, 0) == round * 3 + 1)
            }
        }
    }

    @Test("fail alone in any step, and the connection stays usable", arguments: [0, 1, 2])
    func failing(step: Int) async throws {
        try await LoopFixture.run(database, configuration()) { fixture async throws in
            for _ in 0..<3 {
                let error = await #expect(throws: PostgresError.self) {
                    try await fixture.pool.execute(Self.batch("SELECT 1 / $1::bigint", step == 0 ? 0 : 1)) { results in
                        results.count < 3 ? Self.batch("SELECT 1 / $1::bigint", results.count == step ? 0 : 1) : nil
                    }
                }
                #expect(error?.sqlState?.description == "22012")
                #expect(try await fixture.pool.execute(Self.batch("SELECT 7::bigint")).first?.int8(0, 0) == 7)
            }
        }
    }

    @Test("get their own results among many requests, some of which fail", arguments: [1, 3])
    func crowd(connections: Int) async throws {
        try await LoopFixture.run(database, configuration(connections: connections)) { fixture async throws in
            let tasks = (0..<200 as Range<Int64>).map { number in
                fixture.task { () -> [Int64?]? in
                    let first = Self.batch("SELECT 10 / $1::bigint * 0 + $1", number % 7 == 3 ? 0 : number + 1)
                    let steps = Int(number % 3)
                    let results = try? await fixture.pool.execute(first, freshSnapshot: number % 11 == 0) { results in
                        results.count <= steps ? Self.batch("SELECT $1::bigint + 1000", results.last?.int8(0, 0)) : nil
                    }
                    return results?.map { $0.int8(0, 0) }
                }
            }
            for (number, task) in tasks.enumerated() {
                let expected = (0...(number % 3)).map { Int64(number + 1 + $0 * 1000) }
                #expect(await task.value == (number % 7 == 3 ? nil : expected))
            }
            #expect(fixture.pool.statistics.underway == 0)
        }
    }

    @Test("are cancelled after a timeout in one step, and block no other request")
    func timeout() async throws {
        try await LoopFixture.run(database, configuration()) { fixture async throws in
            // The time is for the steps. On a busy machine a new connection alone would need it.
            _ = try await fixture.pool.execute(Self.batch("SELECT 1::bigint"))
            let slow = fixture.task { () -> Bool in
                do throws(PostgresError) {
                    _ = try await fixture.pool.execute(
                        Self.batch("SELECT 1::bigint"),
                        timeout: .milliseconds(100),
                        nextStep: { $0.count < 2 ? Self.batch("SELECT pg_sleep(30)") : nil }
                    )
                    return false
                } catch {
                    if case .timeout = error { return true }
                    return false
                }
            }
            #expect(await slow.value)
            #expect(try await fixture.pool.execute(Self.batch("SELECT 7::bigint")).first?.int8(0, 0) == 7)
        }
    }

    @Test("start over on the next connection if theirs breaks between steps")
    func broken() async throws {
        let database = database
        try await LoopFixture.run(database, configuration()) { fixture async throws in
            let killer = try PostgresSession(database)
            var kills = 1
            let results = try await fixture.pool.execute(Self.batch("SELECT pg_backend_pid()::bigint")) { results in
                guard results.count < 2 else { return nil }
                if kills > 0, let process = results[0].int8(0, 0) {
                    kills -= 1
                    try? killer.execute("SELECT pg_terminate_backend(\(process), 1000)")
                }
                return Self.batch("SELECT pg_backend_pid()::bigint")
            }
            #expect(results.count == 2)
            #expect(results[0].int8(0, 0) == results[1].int8(0, 0))
        }
    }
}
