import Postgres
import Reactor
import TestSupport
import Testing

/// PostgreSQL itself reports the plans of a connection's statements, in `pg_prepared_statements`.
@Suite("Statements planned for their values", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct PlanningWithValuesTests {
    private let database: String
    private let flagged = Statement("SELECT 10 / $1::int, current_setting('plan_cache_mode')", plansWithValues: true)
    private let withValues = "force_custom_plan"
    private let lane = "force_generic_plan"
    private let plain = Statement("SELECT 20 / $1::int, current_setting('plan_cache_mode')")

    init() throws {
        database = try TestDatabase.shared.createDatabase()
    }

    /// A single connection, so that all requests of a turn share a segment.
    private var configuration: PoolConfiguration {
        var configuration = PoolConfiguration.patient
        configuration.connections = 1
        return configuration
    }

    private func batch(_ statements: [Statement], value: String = "5") -> StatementBatch {
        var batch = StatementBatch()
        for statement in statements {
            batch.parameters.append(literal: value)
            batch.append(statement)
        }
        return batch
    }

    private func modes(_ results: [QueryResult]) -> [String?] { results.map { $0.text(0, 1) } }

    /// The number of runs with a generic plan, and with a custom plan.
    private func plans(of statement: Statement, _ fixture: LoopFixture) async throws -> [Int64?] {
        let sql = "SELECT generic_plans, custom_plans FROM pg_prepared_statements WHERE name = $1"
        let result = try await fixture.one(sql, statement.name)
        return [result.int8(0, 0), result.int8(0, 1)]
    }

    @Test("a flagged statement gets a custom plan, and its neighbours do not")
    func neighbours() async throws {
        try await LoopFixture.run(database, configuration) { fixture async throws in
            for _ in 0..<3 {
                let results = try await fixture.pool.execute(batch([plain, flagged, flagged, plain, flagged]))
                #expect(modes(results) == [lane, withValues, withValues, lane, withValues])
                #expect(results.map { $0.int4(0, 0) } == [4, 2, 2, 4, 2])
            }
            #expect(try await plans(of: flagged, fixture) == [0, 9])
            #expect(try await plans(of: plain, fixture) == [6, 0])
        }
    }

    @Test("requests of one turn do not affect each other's planning")
    func turn() async throws {
        try await LoopFixture.run(database, configuration) { fixture async throws in
            let tasks = (0..<40).map { number in
                let (statement, expected) = number % 3 == 0 ? (flagged, withValues) : (plain, lane)
                return fixture.task { () -> Bool in
                    let results = try? await fixture.pool.execute(batch([statement]), freshSnapshot: number % 5 == 0)
                    return results?.first?.text(0, 1) == expected
                }
            }
            for task in tasks { #expect(await task.value) }
        }
    }

    @Test("after an error, the lane's planning and flagged statements are unaffected", arguments: [true, false])
    func errors(failsFlagged: Bool) async throws {
        try await LoopFixture.run(database, configuration) { fixture async throws in
            // In one turn: one request fails, and the others are retried.
            let failing = batch([plain, flagged, failsFlagged ? flagged : plain], value: "0")
            let failed = fixture.task { () -> SQLState? in
                do throws(PostgresError) { _ = try await fixture.pool.execute(failing) } catch { return error.sqlState }
                return nil
            }
            let neighbours = (0..<6).map { number in
                fixture.task { () -> [String?] in
                    let statements = number % 2 == 0 ? [flagged, plain] : [plain, flagged]
                    return modes((try? await fixture.pool.execute(batch(statements))) ?? [])
                }
            }
            #expect(await failed.value?.description == "22012")
            for (number, task) in neighbours.enumerated() {
                #expect(await task.value == (number % 2 == 0 ? [withValues, lane] : [lane, withValues]))
            }
            #expect(modes(try await fixture.pool.execute(batch([plain]))) == [lane])
            #expect(modes(try await fixture.pool.execute(batch([flagged]))) == [withValues])
        }
    }

    @Test("after a cancelled flagged statement, the lane's planning is restored")
    func cancelled() async throws {
        try await LoopFixture.run(database, configuration) { fixture async throws in
            // Connecting can take longer than the statement's timeout.
            _ = try await fixture.pool.execute(batch([plain]))
            let slow = Statement("SELECT pg_sleep($1::float8)", plansWithValues: true)
            let error = await #expect(throws: PostgresError.self) {
                try await fixture.pool.execute(batch([slow], value: "30"), timeout: .milliseconds(50))
            }
            guard case .timeout = error else {
                Issue.record("not a time-out: \(String(describing: error))")
                return
            }
            #expect(modes(try await fixture.pool.execute(batch([plain, flagged, plain]))) == [lane, withValues, lane])
        }
    }

    @Test("a lane with other settings gets its own planning mode back", arguments: ["auto", "force_custom_plan"])
    func otherLane(mode: String) async throws {
        var configuration = configuration
        configuration.settings = SessionSettings([("plan_cache_mode", mode)])
        try await LoopFixture.run(database, configuration) { fixture async throws in
            #expect(modes(try await fixture.pool.execute(batch([plain, flagged, plain]))) == [mode, withValues, mode])
        }
    }
}
