import TestSupport
import Testing

@testable import Reactor

@Suite("Timer queue")
struct TimerQueueTests {
    @Test("actions are returned in the order of their deadlines, except cancelled ones", arguments: [1, 2, 3, 1000] as [UInt64])
    func order(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var queue = TimerQueue()
        var log: [UInt64] = []
        var expected: [UInt64] = []
        var pending: [(ScheduledTimer, UInt64)] = []
        // Distinct deadlines, so that the order is total.
        for deadline in (1...2000 as ClosedRange<UInt64>).shuffled(using: &random) {
            pending.append((queue.insert(at: MonotonicTime(nanoseconds: deadline)) { log.append(deadline) }, deadline))
            if random.next() % 2 == 0, !pending.isEmpty {
                let victim = pending.remove(at: Int(random.next() % UInt64(pending.count)))
                queue.cancel(victim.0)
            }
        }
        expected = pending.map(\.1).sorted()
        #expect(queue.nextDeadline?.nanoseconds == expected.first)
        while let action = queue.popDue(.distantFuture) { action() }
        #expect(log == expected)
        #expect(queue.nextDeadline == nil)
    }

    @Test("returns no action before its deadline")
    func notDue() {
        var queue = TimerQueue()
        _ = queue.insert(at: MonotonicTime(nanoseconds: 10)) {}
        #expect(queue.popDue(MonotonicTime(nanoseconds: 9)) == nil)
        #expect(queue.popDue(MonotonicTime(nanoseconds: 10)) != nil)
    }

    @Test("cancelling a fired timer does not affect the next timer in its slot")
    func staleCancel() {
        var queue = TimerQueue()
        let fired = queue.insert(at: MonotonicTime(nanoseconds: 1)) {}
        _ = queue.popDue(.distantFuture)
        _ = queue.insert(at: MonotonicTime(nanoseconds: 2)) {}
        queue.cancel(fired)
        #expect(queue.nextDeadline == MonotonicTime(nanoseconds: 2))
    }
}
