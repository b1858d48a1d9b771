import Reactor
import Testing

@testable import Gateway

@Suite("The budget of log lines")
struct LineBudgetTests {
    @Test("allows a number of lines per second, and reports the number of suppressed lines with the next one")
    func budget() {
        var budget = LineBudget(linesPerSecond: 2)
        func spend(_ milliseconds: UInt64) -> Int? { budget.spend(MonotonicTime(nanoseconds: milliseconds * 1_000_000)) }
        #expect([spend(5_000), spend(5_001), spend(5_500), spend(5_999), spend(5_999)] == [0, 0, nil, nil, nil])
        #expect([spend(6_000), spend(6_000), spend(6_001)] == [3, 0, nil])
        #expect([spend(60_000), spend(60_001)] == [1, 0])
    }
}
