import Postgres
import Reactor
import TestSupport
import Testing

@Suite("A loop's pool", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct PostgresPoolTests {
    private let database: String

    init() throws {
        database = try TestDatabase.shared.createDatabase()
    }

    private func single() -> PoolConfiguration {
        var configuration = PoolConfiguration.patient
        configuration.connections = 1
        return configuration
    }

    @Test("many requests of one turn get their own rows")
    func manyRequests() async throws {
        try await LoopFixture.run(database) { fixture async throws in
            let tasks = (0..<300).map { number in
                fixture.task { () -> [Int64?] in
                    var batch = StatementBatch()
                    batch.parameters.append(Int64(number))
                    batch.append(Statement("SELECT $1::bigint"))
                    batch.parameters.append(Int64(number))
                    batch.parameters.append("x")
                    batch.append(Statement("SELECT g + $1::bigint, $2::text FROM generate_series(1, 3) AS g"))
                    guard let results = try? await fixture.pool.execute(batch), results.count == 2 else { return [] }
                    return [results[0].int8(0, 0), results[1].int8(0, 0), results[1].int8(2, 0)]
                }
            }
            for (number, task) in tasks.enumerated() {
                let number = Int64(number)
                #expect(await task.value == [number, number + 1, number + 3])
            }
            #expect(fixture.pool.statistics.underway == 0)
        }
    }

    @Test("an error in the middle of a segment fails only its own request")
    func errorAmongNeighbours() async throws {
        try await LoopFixture.run(database, single()) { fixture async throws in
            _ = try await fixture.one("SELECT 1")
            let tasks = (0..<60).map { number in
                fixture.task { () -> Result<Int32?, PostgresError> in
                    do throws(PostgresError) {
                        // Every seventh divides by zero.
                        let result = try await fixture.one("SELECT 100 / $1::int + $2::int", number % 7 == 3 ? "0" : "100", "\(number)")
                        return .success(result.int4(0, 0))
                    } catch {
                        return .failure(error)
                    }
                }
            }
            for (number, task) in tasks.enumerated() {
                switch await task.value {
                case .success(let value):
                    #expect(number % 7 != 3)
                    #expect(value == Int32(number + 1))
                case .failure(let error):
                    #expect(number % 7 == 3)
                    #expect(error.sqlState == "22012")
                }
            }
            #expect(fixture.pool.statistics.retries > 0)
        }
    }

    @Test("a statement that cannot be prepared fails each time, and alone")
    func syntaxErrors() async throws {
        try await LoopFixture.run(database, single()) { fixture async throws in
            let tasks = (0..<20).map { number in
                fixture.task { () -> String in
                    do throws(PostgresError) {
                        return try await fixture.one(number % 2 == 0 ? "SELEC" : "SELECT 'fine'::text").text(0, 0) ?? ""
                    } catch {
                        return error.sqlState?.description ?? "\(error)"
                    }
                }
            }
            for (number, task) in tasks.enumerated() { #expect(await task.value == (number % 2 == 0 ? "42601" : "fine")) }
            #expect(try await fixture.one("SELECT 'still fine'::text").text(0, 0) == "still fine")
        }
    }

    @Test("a failing second statement fails its request as a whole")
    func failingSecondStatement() async throws {
        try await LoopFixture.run(database, single()) { fixture async throws in
            var batch = StatementBatch()
            batch.append(Statement("SELECT 1"))
            batch.append(Statement("SELECT 1 / 0"))
            batch.append(Statement("SELECT 3"))
            let error = await #expect(throws: PostgresError.self) { try await fixture.pool.execute(batch) }
            guard case .server(let details) = error else { return }
            #expect(details.statementName == Statement("SELECT 1 / 0").name)
            #expect(try await fixture.one("SELECT 2").int4(0, 0) == 2)
        }
    }

    @Test(
        "the read lane rejects writes, whatever the SQL says",
        arguments: [
            "INSERT INTO t VALUES (1)", "CREATE TABLE u (x int)", "DELETE FROM t RETURNING x", "SELECT nextval('s')",
            "WITH w AS (INSERT INTO t VALUES (2) RETURNING x) SELECT x FROM w", "TRUNCATE t",
        ]
    )
    func readOnly(sql: String) async throws {
        let session = try PostgresSession(database)
        try session.execute("CREATE TABLE t (x int); CREATE SEQUENCE s")
        try await LoopFixture.run(database) { fixture async throws in
            let error = await #expect(throws: PostgresError.self) { try await fixture.one(sql) }
            #expect(error?.sqlState == .readOnlyTransaction)
        }
        #expect(try session.query("SELECT count(*) FROM t").int8(0, 0) == 0)
    }

    @Test("a session of the read lane has the required settings")
    func settings() async throws {
        try await LoopFixture.run(database) { fixture async throws in
            let expected = [
                ("transaction_isolation", "repeatable read"), ("transaction_read_only", "on"), ("plan_cache_mode", "force_generic_plan"),
                ("jit", "off"), ("statement_timeout", "10s"), ("client_encoding", "UTF8"), ("timezone", "UTC"),
                ("application_name", "cupboard"), ("search_path", "public"),
            ]
            for (name, value) in expected {
                #expect(try await fixture.one("SELECT current_setting($1)", name).text(0, 0) == value, "\(name)")
            }
        }
    }

    @Test("all statements of a request see one snapshot")
    func oneSnapshot() async throws {
        let session = try PostgresSession(database)
        try session.execute("CREATE TABLE t (x int); INSERT INTO t VALUES (0)")
        let database = database
        try await LoopFixture.run(database) { fixture async throws in
            let writer = Task.detached {
                let session = try PostgresSession(database)
                for _ in 0..<300 { try session.execute("UPDATE t SET x = x + 1") }
            }
            for _ in 0..<100 {
                var batch = StatementBatch()
                batch.append(Statement("SELECT x FROM t"))
                batch.append(Statement("SELECT pg_sleep(0.002)"))
                batch.append(Statement("SELECT x FROM t WHERE true"))
                let results = try await fixture.pool.execute(batch)
                #expect(results[0].int4(0, 0) == results[2].int4(0, 0))
            }
            try await writer.value
        }
    }

    @Test("a request for a fresh snapshot sees everything committed before it")
    func freshSnapshot() async throws {
        let session = try PostgresSession(database)
        try session.execute("CREATE TABLE t (x int)")
        let database = database
        try await LoopFixture.run(database, single()) { fixture async throws in
            let writing = try PostgresSession(database)
            for number in 1...50 {
                // A neighbour with an open segment when the write commits.
                let neighbour = fixture.task { _ = try? await fixture.one("SELECT count(*) FROM t WHERE x > 0") }
                try writing.execute("INSERT INTO t VALUES (\(number))")
                var batch = StatementBatch()
                batch.append(Statement("SELECT count(*) FROM t"))
                let results = try await fixture.pool.execute(batch, freshSnapshot: true)
                #expect(results[0].int8(0, 0) == Int64(number))
                await neighbour.value
            }
        }
    }

    @Test("transfers large results and large parameters completely")
    func big() async throws {
        try await LoopFixture.run(database, single()) { fixture async throws in
            let small = fixture.task { try? await fixture.one("SELECT 7").int4(0, 0) }
            let rows = try await fixture.one("SELECT g, repeat('x', 1000) FROM generate_series(1, 20000) AS g")
            #expect(rows.rowCount == 20_000)
            #expect(rows.int4(19_999, 0) == 20_000)
            #expect(await small.value == 7)
            let text = String(repeating: "0123456789abcdef", count: 1 << 18)
            let tasks = (0..<8).map { _ in
                fixture.task { () -> Bool in
                    var batch = StatementBatch()
                    batch.parameters.append(text)
                    batch.append(Statement("SELECT $1::text"))
                    return (try? await fixture.pool.execute(batch).first?.text(0, 0)) == text
                }
            }
            for task in tasks { #expect(await task.value) }
        }
    }

    @Test("a light request overtakes waiting heavy ones, and is not refused because of them")
    func littleWorkFirst() async throws {
        var configuration = single()
        configuration.requestsPerConnection = 1
        configuration.waitingRequests = 30
        try await LoopFixture.run(database, configuration) { fixture async throws in
            _ = try await fixture.one("SELECT 1")
            func task(_ load: Int) -> Task<Int64?, Never> {
                fixture.task {
                    var batch = StatementBatch()
                    batch.append(Statement("SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint FROM pg_sleep(0.05)"))
                    return try? await fixture.pool.execute(batch, load: load).first?.int8(0, 0)
                }
            }
            let much = (0..<40).map { _ in task(1_000) }
            let little = (0..<10).map { _ in task(1) }
            var (ends, refused): ([Int64], Int) = ([], 0)
            for request in much { if let end = await request.value { ends.append(end) } else { refused += 1 } }
            // One is under way and thirty are waiting.
            #expect(refused == 9)
            for request in little {
                let end = try #require(await request.value)
                #expect(ends.count { $0 < end } <= 1)
            }
        }
    }

    @Test("heavy requests get their turn despite a steady stream of light ones")
    func muchWorkToo() async throws {
        var configuration = single()
        configuration.requestsPerConnection = 1
        try await LoopFixture.run(database, configuration) { fixture async throws in
            _ = try await fixture.one("SELECT 1")
            @Sendable func run(_ load: Int) async -> Int64? {
                var batch = StatementBatch()
                batch.append(Statement("SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint FROM pg_sleep(0.002)"))
                return try? await fixture.pool.execute(batch, load: load).first?.int8(0, 0)
            }
            let little = (0..<6).map { _ in
                fixture.task {
                    var ends: [Int64?] = []
                    for _ in 0..<50 { ends.append(await run(1)) }
                    return ends
                }
            }
            let much = (0..<4).map { _ in fixture.task { await run(1_000) } }
            var ends: [Int64] = []
            for task in little { ends += await task.value.compactMap { $0 } }
            #expect(ends.count == 300)
            for (place, task) in much.enumerated() {
                let end = try #require(await task.value)
                #expect(ends.count { $0 < end } <= 17 * (place + 1) + 6)
            }
        }
    }

    @Test("a full queue refuses requests at once")
    func overloaded() async throws {
        var configuration = single()
        configuration.requestsPerConnection = 2
        configuration.waitingRequests = 3
        try await LoopFixture.run(database, configuration) { fixture async throws in
            _ = try await fixture.one("SELECT 1")
            let tasks = (0..<10).map { _ in
                fixture.task { () -> PostgresError? in
                    do throws(PostgresError) {
                        _ = try await fixture.one("SELECT pg_sleep(0.1)")
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            var answers: [PostgresError?] = []
            for task in tasks { answers.append(await task.value) }
            #expect(answers.count { $0 == nil } == 5)
            #expect(answers.count { $0 == .overloaded } == 5)
        }
    }

    @Test("a request past its deadline fails and is cancelled, and its neighbours complete")
    func deadline() async throws {
        let database = database
        try await LoopFixture.run(database, single()) { fixture async throws in
            _ = try await fixture.one("SELECT 1")
            let slow = fixture.task { () -> PostgresError? in
                do throws(PostgresError) {
                    _ = try await fixture.one("SELECT pg_sleep(30)", timeout: .milliseconds(50))
                    return nil
                } catch {
                    return error
                }
            }
            let neighbours = (0..<5).map { number in fixture.task { try? await fixture.one("SELECT \(number)").int4(0, 0) } }
            #expect(await slow.value == .timeout)
            // They wait behind the slow request. If it were not cancelled, they would miss their own deadlines.
            for (number, task) in neighbours.enumerated() { #expect(await task.value == Int32(number)) }
        }
    }

    @Test("reports the session's statement timeout as a timeout")
    func statementTimeout() async throws {
        var configuration = single()
        configuration.settings = .readLane(statementTimeout: .milliseconds(500))
        try await LoopFixture.run(database, configuration) { fixture async throws in
            let error = await #expect(throws: PostgresError.self) { try await fixture.one("SELECT pg_sleep(30)") }
            #expect(error == .timeout)
        }
    }

    @Test("limits the number of a session's prepared statements")
    func boundedStatements() async throws {
        var configuration = single()
        configuration.preparedStatements = 16
        try await LoopFixture.run(database, configuration) { fixture async throws in
            for number in 0..<200 {
                #expect(try await fixture.one("SELECT \(number % 50)").int4(0, 0) == Int32(number % 50))
            }
            let count = try await fixture.one("SELECT count(*) FROM pg_prepared_statements").int8(0, 0) ?? .max
            #expect(count <= 17)
        }
    }

    @Test("prepares a statement again after its table changed")
    func stalePlan() async throws {
        let session = try PostgresSession(database)
        try session.execute("CREATE TABLE t (x int); INSERT INTO t VALUES (1)")
        let database = database
        try await LoopFixture.run(database, single()) { fixture async throws in
            #expect(try await fixture.one("SELECT x FROM t").columnType(0) == .int4)
            try PostgresSession(database).execute("ALTER TABLE t ALTER x TYPE bigint")
            #expect(try await fixture.one("SELECT x FROM t").columnType(0) == .int8)
        }
    }

    @Test("prepares statements again that a session has lost")
    func discardedStatements() async throws {
        try await LoopFixture.run(database, single()) { fixture async throws in
            #expect(try await fixture.one("SELECT 5").int4(0, 0) == 5)
            _ = try await fixture.one("DEALLOCATE ALL")
            let tasks = (0..<5).map { _ in fixture.task { try? await fixture.one("SELECT 5").int4(0, 0) } }
            for task in tasks { #expect(await task.value == 5) }
        }
    }

    @Test("an empty batch needs no database, and a NUL in a text is refused before sending")
    func refusals() async throws {
        try await LoopFixture.run("host=/nowhere") { fixture async throws in
            #expect(try await fixture.pool.execute(StatementBatch()).isEmpty)
            let error = await #expect(throws: PostgresError.self) { try await fixture.one("SELECT $1", "a\0b") }
            #expect(error?.sqlState == .characterNotInRepertoire)
        }
    }
}
