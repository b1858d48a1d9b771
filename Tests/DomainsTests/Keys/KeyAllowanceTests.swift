import Postgres
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("The allowance of an API key per minute", .tags(.database), .timeLimit(.minutes(20)))
struct KeyAllowanceTests {
    private typealias Lease = KeyAllowance.Lease

    /// An allowance of 100 points in a running minute, the current time and the end of the minute.
    private static func running(_ points: Int, rest: Int) -> (KeyAllowance, now: MonotonicTime, end: MonotonicTime) {
        let allowance = KeyAllowance(key: 1, limit: 100)
        let now = MonotonicTime.now
        allowance.endTaking(Lease(points: points, rest: rest, secondsLeft: 60, resetAt: "2026-01-01T00:01:00Z"), at: now)
        return (allowance, now, now.advanced(by: .seconds(60)))
    }

    private static func outcome(_ spending: KeyAllowance.Spending) -> String {
        switch spending {
        case .done(let takesMore): takesMore ? "done, takes more" : "done"
        case .take(let needed): "take \(needed)"
        case .wait: "wait"
        case .refused: "refused"
        }
    }

    @Test("spends leased points, leases more ahead, queues others meanwhile, and refuses more than the minute has")
    func spends() async throws {
        let group = try EventLoopGroup(count: 1)
        defer { group.stop() }
        let loop = group.loops[0]
        let outcomes = await loop.perform {
            let (allowance, now, _) = Self.running(10, rest: 90)
            var outcomes: [String] = []
            func spend(_ points: Int) { outcomes.append(Self.outcome(allowance.spend(points, at: now, on: loop))) }
            spend(5)
            spend(2)
            spend(1)
            spend(3)
            spend(101)
            allowance.endTaking(Lease(points: 45, rest: 45, secondsLeft: 60, resetAt: ""), at: now)
            spend(50)
            allowance.endTaking(Lease(points: 0, rest: 1, secondsLeft: 60, resetAt: ""), at: now)
            spend(50)
            spend(47)
            spend(1)
            return outcomes
        }
        #expect(outcomes == ["done", "done, takes more", "done", "wait", "refused", "take 3", "refused", "done, takes more", "wait"])
    }

    @Test("starts again when the minute ends, without the former lease")
    func ends() async throws {
        let group = try EventLoopGroup(count: 1)
        defer { group.stop() }
        let loop = group.loops[0]
        await loop.perform {
            let (allowance, now, end) = Self.running(40, rest: 60)
            #expect(Self.outcome(allowance.spend(10, at: now, on: loop)) == "done")
            #expect(allowance.remaining(at: now)?.points == 90)
            #expect(allowance.remaining(at: end)?.points == nil)
            #expect(Self.outcome(allowance.spend(7, at: end, on: loop)) == "take 7")
            allowance.endTaking(Lease(points: 10, rest: 90, secondsLeft: 60, resetAt: ""), at: end)
            #expect(allowance.remaining(at: end)?.points == 100)
            #expect(Self.outcome(allowance.spend(11, at: end, on: loop)) == "take 1")
        }
    }

    @Test("leases never exceed the limit, take at most half of the rest ahead, and grant needed points all or nothing")
    func database() throws {
        let session = try PostgresSession(TestData.database())
        _ = try TestToken.key(of: 1, scopes: ["RECIPES_READ"], in: session)
        func lease(_ needed: Int, _ wanted: Int) throws -> [Int64?] {
            let rows = try session.query("SELECT granted, rest, seconds_left > 59 FROM lease_points(1, 100, \(needed), \(wanted))")
            #expect(rows.bool(0, 2) == true)
            return [rows.int8(0, 0), rows.int8(0, 1)]
        }
        #expect(try lease(1, 10) == [10, 90])
        #expect(try lease(0, 60) == [45, 45])
        #expect(try lease(46, 10) == [0, 45])
        #expect(try lease(45, 10) == [45, 0])
        #expect(try lease(0, 10) == [0, 0])
        try session.execute("UPDATE api_key_usage SET minute_start = now() - interval '61 seconds'")
        #expect(try lease(1, 10) == [10, 90])
    }
}
