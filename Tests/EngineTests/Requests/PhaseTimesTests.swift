import Reactor
import Testing

@testable import Engine

@Suite("Phase times")
struct PhaseTimesTests {
    private func time(_ nanoseconds: UInt64) -> MonotonicTime { MonotonicTime(nanoseconds: 1_000_000 + nanoseconds) }

    @Test("count from one phase to the next, and add up to the total")
    func phases() {
        var times = PhaseTimes(isDetailed: true, at: time(0))
        times.end(.read, at: time(10))
        times.end(.plan, at: time(30))
        times.end(.database, at: time(1_000))
        times.end(.write, at: time(1_005))
        #expect(PhaseTimes.Phase.allCases.map { times[$0] } == [10, 0, 0, 20, 970, 5])
        #expect(times.total == 1_005)
    }

    @Test("add up for a phase that occurs twice")
    func again() {
        var times = PhaseTimes(isDetailed: true, at: time(0))
        times.end(.database, at: time(10))
        times.end(.write, at: time(11))
        times.end(.database, at: time(31))
        #expect(times[.database] == 30)
    }

    @Test("contain only the total without details")
    func total() {
        var times = PhaseTimes(isDetailed: false, at: time(0))
        times.end(.read)
        times.end(.write, at: time(77))
        #expect(PhaseTimes.Phase.allCases.allSatisfy { times[$0] == 0 })
        #expect(times.total == 77)
    }
}
