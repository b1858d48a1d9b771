import Glibc
import Testing

@testable import Reactor

@Suite("Signals between threads")
struct EventSignalTests {
    @Test("stay set until they are reset")
    func given() throws {
        let signal = try EventSignal()
        let before = [signal.wait(atMost: .zero), signal.wait(atMost: .milliseconds(5))]
        signal.set()
        let after = [signal.wait(atMost: .zero), signal.wait(atMost: .seconds(60))]
        #expect(before == [false, false])
        #expect(after == [true, true])
    }

    @Test("are reset, however often they were given, and can be given again")
    func takenBack() throws {
        let signal = try EventSignal()
        signal.reset()
        signal.set()
        signal.set()
        signal.reset()
        let after = signal.wait(atMost: .zero)
        signal.set()
        let again = signal.wait(atMost: .zero)
        #expect(!after)
        #expect(again)
    }
}

extension EventSignal {
    /// Sleeps until the signal is given or the timeout expires; returns whether it was given.
    fileprivate func wait(atMost time: Duration) -> Bool {
        var watched = pollfd(fd: raw, events: Int16(POLLIN), revents: 0)
        // Sound: one structure, lent for the call.
        return unsafe poll(&watched, 1, Int32(clamping: Int(time / .milliseconds(1)))) == 1
    }
}
