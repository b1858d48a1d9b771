import Postgres
import Reactor
import TestSupport
import Testing

extension PoolConfiguration {
    /// Long timeouts, so that a busy machine does not make requests fail.
    ///
    /// Tests of timeouts set their own.
    static var patient: PoolConfiguration {
        var configuration = PoolConfiguration()
        configuration.availabilityTimeout = .seconds(60)
        configuration.queueingTimeout = .seconds(60)
        configuration.requestTimeout = .seconds(60)
        return configuration
    }
}

/// A loop, workers and a pool for one test.
struct LoopFixture {
    let group: EventLoopGroup
    let loop: EventLoop
    let workers: WorkerPool
    let pool: PostgresPool

    /// Runs a body on a new loop with a new pool, then shuts down both.
    static func run(
        _ connectionString: String,
        _ configuration: PoolConfiguration = .patient,
        _ body: @Sendable @escaping (LoopFixture) async throws -> Void
    ) async throws {
        let group = try EventLoopGroup(count: 1)
        let workers = try WorkerPool(threads: 2)
        let loop = group.loops[0]
        let pool = await loop.perform {
            PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: configuration)
        }
        let fixture = LoopFixture(group: group, loop: loop, workers: workers, pool: pool)
        let outcome = await Task(executorPreference: loop) {
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(fixture)) } catch { outcome = .failure(error) }
            await pool.shutdown()
            return outcome
        }.value
        group.stop()
        workers.stop()
        try outcome.get()
    }

    /// Runs one statement with text-format parameters.
    func one(_ sql: String, _ values: String..., timeout: Duration? = nil) async throws(PostgresError) -> QueryResult {
        var batch = StatementBatch()
        for value in values { batch.parameters.append(literal: value) }
        batch.append(Statement(sql))
        let results = try await pool.execute(batch, timeout: timeout)
        return results[0]
    }

    /// Starts a task on the loop.
    func task<Answer: Sendable>(_ body: @Sendable @escaping () async -> Answer) -> Task<Answer, Never> {
        Task(executorPreference: loop) { await body() }
    }

    /// Waits until a condition is true, checking it repeatedly; the test's time limit ends a wait without success.
    func until(_ condition: () async -> Bool) async {
        while await !condition() { await loop.sleep(for: .milliseconds(5)) }
    }
}
