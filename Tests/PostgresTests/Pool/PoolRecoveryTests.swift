import Glibc
import Postgres
import Reactor
import TestSupport
import Testing

@Suite("A pool whose database disappears and returns", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct PoolRecoveryTests {
    @Test("requests fail clearly without a database, and at once after a while")
    func noDatabase() async throws {
        var configuration = PoolConfiguration()
        configuration.availabilityTimeout = .seconds(1)
        try await LoopFixture.run("host=/nowhere dbname=x", configuration) { fixture async throws in
            for _ in 0..<3 {
                let error = await #expect(throws: PostgresError.self) { try await fixture.one("SELECT 1") }
                guard case .unavailable(let reason) = error else {
                    Issue.record("not unavailable: \(String(describing: error))")
                    return
                }
                #expect(reason.contains("/nowhere"))
            }
            #expect(!fixture.pool.isReady)
        }
    }

    @Test("settings that PostgreSQL rejects make the pool unavailable")
    func refusedSettings() async throws {
        var configuration = PoolConfiguration()
        // Long enough to connect on a busy machine.
        configuration.availabilityTimeout = .seconds(5)
        configuration.settings = SessionSettings([("no_such_setting", "x")])
        try await LoopFixture.run(try TestDatabase.shared.createDatabase(), configuration) { fixture async throws in
            let error = await #expect(throws: PostgresError.self) { try await fixture.one("SELECT 1") }
            guard case .unavailable(let reason) = error else {
                Issue.record("not unavailable: \(String(describing: error))")
                return
            }
            #expect(reason.contains("no_such_setting"))
        }
    }

    @Test("terminated sessions make no request fail")
    func terminatedSessions() async throws {
        let database = try TestDatabase.shared.createDatabase()
        try await LoopFixture.run(database) { fixture async throws in
            let load = (0..<16).map { task in
                fixture.task { () -> [String] in
                    var failures: [String] = []
                    for number in 0..<400 {
                        let expected = Int32(task * 1_000 + number)
                        do throws(PostgresError) {
                            let value = try await fixture.one("SELECT $1::int", "\(expected)").int4(0, 0)
                            if value != expected { failures.append("wrong answer \(String(describing: value))") }
                        } catch {
                            // The second loss of a connection under the same request is an expected error.
                            if case .connection = error { continue }
                            failures.append("\(error)")
                        }
                    }
                    return failures
                }
            }
            let killer = Task.detached {
                let session = try PostgresSession(database)
                for _ in 0..<20 {
                    try session.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                    usleep(5_000)
                }
            }
            for task in load { #expect(await task.value == []) }
            try await killer.value
            await fixture.until { fixture.pool.statistics.ready == 4 }
            #expect(try await fixture.one("SELECT 1").int4(0, 0) == 1)
        }
    }

    @Test("recovers from PostgreSQL being killed under load, without hangs or wrong results")
    func killedServer() async throws {
        let folder = TemporaryFolder()
        var configuration = EmbeddedServer.Configuration(folder: folder.path)
        configuration.isThrowaway = true
        let server = try EmbeddedServer.start(configuration)
        defer { server.stop() }
        let pid = try #require(server.processID)
        try await LoopFixture.run(server.connectionString) { fixture async throws in
            let stop = Stop()
            let load = (0..<16).map { number in
                fixture.task { () -> Answers in await Self.load(fixture, number, until: stop) }
            }
            let restarted = Task.detached {
                usleep(100_000)
                kill(pid, SIGKILL)
                while server.isRunning { usleep(1_000) }
                usleep(300_000)
                return try server.restartIfEnded()
            }
            #expect(try await restarted.value)
            await fixture.until { fixture.pool.statistics.ready == 4 }
            for _ in 0..<50 { #expect(try await fixture.one("SELECT 3").int4(0, 0) == 3) }
            stop.isSet = true
            var right = 0
            for task in load {
                let answers = await task.value
                #expect(answers.wrong == 0)
                right += answers.right
            }
            #expect(right > 0)
        }
    }

    /// The numbers of right and wrong answers.
    private struct Answers: Sendable {
        var right = 0
        var wrong = 0
    }

    /// Requests one number after the other until the test stops, also after failures.
    private static func load(_ fixture: LoopFixture, _ client: Int, until stop: Stop) async -> Answers {
        var answers = Answers()
        while !stop.isSet {
            let expected = Int32(client * 1_000_000 + answers.right)
            do throws(PostgresError) {
                let value = try await fixture.one("SELECT $1::int", "\(expected)").int4(0, 0)
                if value == expected { answers.right += 1 } else { answers.wrong += 1 }
            } catch {
                await fixture.loop.sleep(for: .milliseconds(1))
            }
        }
        return answers
    }

    /// A flag of one loop.
    ///
    /// `@unchecked Sendable`: used only on the test's loop.
    private final class Stop: @unchecked Sendable {
        var isSet = false
    }
}
