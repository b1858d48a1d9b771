import Glibc
import Reactor
import TestSupport
import Testing

@testable import Postgres

@Suite("The holding limit of connections", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct HoldingTests {
    private let database: String
    private let times = StatementTimes()

    init() throws {
        database = try TestDatabase.shared.createDatabase()
    }

    /// A single connection, so that all requests queue on it.
    private func configuration(_ limit: Duration = .milliseconds(150)) -> PoolConfiguration {
        var configuration = PoolConfiguration.patient
        configuration.connections = 1
        configuration.holdingLimit = limit
        return configuration
    }

    private func nap(_ seconds: Double) -> Statement {
        Statement("SELECT pg_sleep(\(seconds))", times: times)
    }

    private func batch(_ statements: Statement...) -> StatementBatch {
        var batch = StatementBatch()
        for statement in statements { batch.append(statement) }
        return batch
    }

    /// The time in milliseconds that a cancelled request held its connection; nil if the request completed.
    private func overrun(_ pool: PostgresPool, _ batch: StatementBatch, isMeasured: Bool = false) async throws -> Int? {
        do throws(PostgresError) {
            _ = try await pool.answer(batch, isMeasured: isMeasured, isBounded: true)
            return nil
        } catch {
            guard case .overran(let nanoseconds) = error else { throw error }
            return Int(nanoseconds / 1_000_000)
        }
    }

    @Test("a request that exceeds the limit is cancelled, and those behind it complete", arguments: [true, false])
    func neighbours(isMeasured: Bool) async throws {
        try await LoopFixture.run(database, configuration()) { fixture async throws in
            let pool = fixture.pool
            _ = try await fixture.one("SELECT 1")
            let start = MonotonicTime.now
            let slow = batch(nap(30))
            let guilty = Task(executorPreference: fixture.loop) { try await overrun(pool, slow, isMeasured: isMeasured) }
            let innocent = (0..<20).map { number in
                fixture.task { try? await fixture.one("SELECT $1::int", "\(number)").int4(0, 0) }
            }
            #expect(try #require(try await guilty.value) >= 150)
            for (number, task) in innocent.enumerated() { #expect(await task.value == Int32(number)) }
            #expect(MonotonicTime.now.since(start) < .seconds(15))
            #expect(pool.statistics.overruns >= 1)
        }
    }

    @Test("the limit applies to the sum of a request's quick statements")
    func sum() async throws {
        try await LoopFixture.run(database, configuration(.milliseconds(800))) { fixture async throws in
            var long = StatementBatch()
            for _ in 0..<40 { long.append(nap(0.05)) }
            #expect(try await overrun(fixture.pool, long) != nil)
            #expect(try await overrun(fixture.pool, batch(nap(0.05), nap(0.05))) == nil)
        }
    }

    @Test("the limit applies to all steps of a request together")
    func steps() async throws {
        try await LoopFixture.run(database, configuration(.milliseconds(800))) { fixture async throws in
            let error = await #expect(throws: PostgresError.self) {
                try await fixture.pool.answer(batch(nap(0.05)), isBounded: true) { $0.count < 60 ? batch(nap(0.05)) : nil }
            }
            guard case .overran = error else {
                Issue.record("not an overrun: \(String(describing: error))")
                return
            }
            #expect(try await fixture.one("SELECT 7").int4(0, 0) == 7)
        }
    }

    @Test("many quick requests of one turn do not count as one long request")
    func crowd() async throws {
        try await LoopFixture.run(database, configuration()) { fixture async throws in
            let pool = fixture.pool
            let quick = batch(nap(0.02))
            let tasks = (0..<30).map { _ in
                Task(executorPreference: fixture.loop) { _ = try await pool.answer(quick, expected: 20_000_000, isBounded: true) }
            }
            for task in tasks { try await task.value }
            #expect(pool.statistics.overruns == 0)
        }
    }

    @Test("a statement's time does not include its neighbours' time")
    func ownTime() async throws {
        try await LoopFixture.run(database, configuration(.seconds(60))) { fixture async throws in
            let pool = fixture.pool
            let slow = nap(1)
            let (quick, second) = (Statement("SELECT 1 AS quick", times: times), Statement("SELECT 2 AS second", times: times))
            _ = try await pool.answer(batch(quick, second))
            for _ in 0..<4 {
                let before = Task(executorPreference: fixture.loop) { [slow = batch(slow)] in _ = try await pool.answer(slow) }
                let measured = Task(executorPreference: fixture.loop) { [quick = batch(quick, slow, second)] in
                    try await pool.answer(quick, isMeasured: true).nanoseconds
                }
                let after = Task(executorPreference: fixture.loop) { [slow = batch(slow)] in _ = try await pool.answer(slow) }
                try await before.value
                // A busy loop notices the end of the previous segment late, so it measures less of this one.
                #expect(try await measured.value >= 100_000_000)
                try await after.value
            }
            let known = [quick, slow, second].map { $0.time?.nanoseconds ?? 0 }
            #expect(known[0] < known[1] && known[2] < known[1])
            #expect([quick, slow, second].allSatisfy { $0.time?.isKnown == true })
        }
    }

    @Test("a request hit by another's cancellation completes, however late its error arrives")
    func heardLate() async throws {
        try await LoopFixture.run(database, configuration(.milliseconds(60))) { fixture async throws in
            _ = try await fixture.one("SELECT 1")
            let (slow, next) = try await StoppedPostmaster.run {
                let slow = Task(executorPreference: fixture.loop) { [slow = batch(nap(0.2))] in
                    try await overrun(fixture.pool, slow, isMeasured: true)
                }
                let next = Task(executorPreference: fixture.loop) { [next = batch(nap(1))] in
                    _ = try await fixture.pool.answer(next, isMeasured: true)
                }
                await fixture.loop.sleep(for: .milliseconds(400))
                return (slow, next)
            }
            // The loop is busy when the cancellation arrives.
            usleep(2_500_000)
            #expect(try await slow.value == nil)
            try await next.value
            #expect(fixture.pool.statistics.retries >= 1)
        }
    }

    @Test("a late cancellation makes no other request fail")
    func crossfire() async throws {
        var configuration = configuration(.milliseconds(60))
        configuration.connections = 2
        try await LoopFixture.run(database, configuration) { fixture async throws in
            let pool = fixture.pool
            _ = try await fixture.one("SELECT 1")
            let overlong = batch(nap(5))
            let attack = Task(executorPreference: fixture.loop) {
                var overruns = 0
                for _ in 0..<20 where try await overrun(pool, overlong) != nil { overruns += 1 }
                return overruns
            }
            let others = (0..<4).map { _ in
                fixture.task { () -> [String] in
                    var wrong: [String] = []
                    for number in 0..<300 {
                        do throws(PostgresError) {
                            let answer = try await fixture.one("SELECT $1::int + (pg_sleep(0.001) IS NULL)::int", "\(number)").int4(0, 0)
                            if answer != Int32(number) { wrong.append("\(number): \(String(describing: answer))") }
                        } catch {
                            wrong.append("\(error)")
                        }
                    }
                    return wrong
                }
            }
            for task in others {
                let wrong = await task.value
                #expect(wrong == [])
            }
            #expect(try await attack.value == 20)
        }
    }
}

@Suite("Measured times of statements")
struct StatementTimeTests {
    private func milliseconds(_ number: UInt64) -> UInt64 { number * 1_000_000 }

    private let start = MonotonicTime(nanoseconds: 3_600_000_000_000)

    @Test("statements with the same text share their time within a process")
    func shared() {
        let times = StatementTimes()
        let (one, same, other) = (
            Statement("SELECT 1", times: times), Statement("SELECT 1", times: times), Statement("SELECT 2", times: times)
        )
        one.time?.note(nanoseconds: milliseconds(8))
        #expect(same.time?.nanoseconds == milliseconds(2))
        #expect(other.time?.nanoseconds == 0)
        #expect(Statement("SELECT 1").time == nil)
    }

    @Test("the number of times is limited, and requested ones are kept")
    func bounded() {
        let times = StatementTimes(limit: 100)
        let kept = Statement("SELECT 'kept'", times: times)
        kept.time?.note(nanoseconds: 1_000)
        for number in 0..<10_000 {
            _ = Statement("SELECT \(number)", times: times)
            #expect(Statement("SELECT 'kept'", times: times).time === kept.time)
        }
        let lost = Statement("SELECT 0", times: times)
        #expect(lost.time?.nanoseconds == 0)
    }

    @Test("one slow run does not make a quick statement slow, and quick runs have more weight")
    func mean() {
        let time = StatementTime(maximum: milliseconds(150))
        time.note(nanoseconds: milliseconds(120))
        #expect(time.nanoseconds == milliseconds(30))
        #expect(!time.isKnown)
        time.note(nanoseconds: milliseconds(2))
        #expect(time.nanoseconds == milliseconds(16))
        for _ in 0..<20 { time.note(nanoseconds: milliseconds(1)) }
        #expect(time.isKnown && time.nanoseconds < milliseconds(2))
        // However slow a single run is, it does not make a statement slow.
        time.note(nanoseconds: milliseconds(8_000))
        #expect(time.nanoseconds < milliseconds(50))
        time.note(nanoseconds: milliseconds(8_000))
        #expect(time.nanoseconds > milliseconds(50))
    }

    @Test("an overrun makes an unknown statement slow, and counts at most once a second for a quick one")
    func overruns() {
        let unknown = StatementTime(maximum: milliseconds(150))
        unknown.noteOverrun(nanoseconds: milliseconds(160), at: start)
        #expect(unknown.nanoseconds == milliseconds(150))
        let quick = StatementTime(maximum: milliseconds(150))
        for _ in 0..<5 { quick.note(nanoseconds: milliseconds(1)) }
        for _ in 0..<10 { quick.noteOverrun(nanoseconds: milliseconds(160), at: start) }
        #expect(quick.nanoseconds < milliseconds(50))
        quick.noteOverrun(nanoseconds: milliseconds(160), at: start.advanced(by: .seconds(1)))
        #expect(quick.nanoseconds > milliseconds(50))
    }

    @Test("a slow-looking statement is tried again, less often after each failed trial")
    func trials() {
        let time = StatementTime(maximum: milliseconds(150))
        var trials: [UInt64] = []
        for second in 0..<600 {
            let now = start.advanced(by: .seconds(second))
            for _ in 0..<3 where time.claimTrial(at: now) { trials.append(UInt64(second)) }
        }
        #expect(trials.first == 1)
        let pauses = zip(trials, trials.dropFirst()).map { $1 - $0 }
        #expect(pauses == pauses.sorted() && pauses.last == 64)
        // After a quick run, the next trial comes soon.
        time.note(nanoseconds: milliseconds(1))
        let later = start.advanced(by: .seconds(700))
        #expect(time.claimTrial(at: later))
        #expect(time.claimTrial(at: later.advanced(by: .seconds(2))))
    }

    @Test("the limit grows when statements of many clients overrun, and shrinks again")
    func widening() {
        var limit = HoldingLimit(.milliseconds(150))
        // A single statement, or one or two clients, are no evidence of a busy machine.
        for number in 0..<200 {
            limit.noteOverrun(of: 1, by: number, at: start)
            limit.noteOverrun(of: number, by: 1_000 + number % 2, at: start.advanced(by: .seconds(10)))
        }
        #expect(limit.nanoseconds(at: start.advanced(by: .seconds(10))) == milliseconds(150))
        let busy = start.advanced(by: .seconds(20))
        for number in 0..<4 { limit.noteOverrun(of: number, by: number, at: busy) }
        #expect(limit.nanoseconds(at: busy) == milliseconds(300))
        for number in 0..<100 { limit.noteOverrun(of: number, by: number, at: busy) }
        #expect(limit.nanoseconds(at: busy) == milliseconds(600))
        #expect(limit.nanoseconds(at: busy.advanced(by: .seconds(6))) == milliseconds(300))
        #expect(limit.nanoseconds(at: busy.advanced(by: .seconds(60))) == milliseconds(150))
        // Four overruns in a minute are too few.
        for number in 0..<4 { limit.noteOverrun(of: number, by: number, at: busy.advanced(by: .seconds(100 + 15 * number))) }
        #expect(limit.nanoseconds(at: busy.advanced(by: .seconds(146))) == milliseconds(150))
    }

    @Test("an unbounded request runs to its end, whatever else is cancelled", .tags(.database, .socket))
    func unbounded() async throws {
        var configuration = PoolConfiguration.patient
        configuration.connections = 1
        configuration.holdingLimit = .milliseconds(60)
        try await LoopFixture.run(try TestDatabase.shared.createDatabase(), configuration) { fixture async throws in
            #expect(try await fixture.one("SELECT 5 FROM pg_sleep(0.5)").int4(0, 0) == 5)
            #expect(fixture.pool.statistics.overruns == 0)
            #expect(fixture.pool.statistics.retries >= 1)
        }
    }
}
