import Testing

@testable import Reactor

@Suite("Monotonic time")
struct MonotonicTimeTests {
    @Test(
        "a time advanced too far is the distant future, and one advanced backwards is unchanged",
        arguments: [
            (.seconds(1), 1_000_000_005),
            (.nanoseconds(7), 12),
            (.seconds(-3), 5),
            (.seconds(Int64.max), UInt64.max),
        ] as [(Duration, UInt64)]
    )
    func advanced(by duration: Duration, expected: UInt64) {
        #expect(MonotonicTime(nanoseconds: 5).advanced(by: duration).nanoseconds == expected)
    }

    @Test("the time since a later point is zero")
    func since() {
        let early = MonotonicTime(nanoseconds: 5)
        let late = MonotonicTime(nanoseconds: 25)
        #expect(late.since(early) == .nanoseconds(20))
        #expect(early.since(late) == .zero)
    }
}
