import Testing

@testable import Reactor

@Suite("Signals between threads")
struct EventSignalTests {
    @Test("tell who waits whether they were given, however often he asks")
    func given() throws {
        let signal = try EventSignal()
        let before = [signal.wait(atMost: .zero), signal.wait(atMost: .milliseconds(5))]
        signal.give()
        let after = [signal.wait(atMost: .zero), signal.wait(atMost: .seconds(60))]
        #expect(before == [false, false])
        #expect(after == [true, true])
    }

    @Test("are taken back, however often they were given, and can be given again")
    func takenBack() throws {
        let signal = try EventSignal()
        signal.takeBack()
        signal.give()
        signal.give()
        signal.takeBack()
        let after = signal.wait(atMost: .zero)
        signal.give()
        let again = signal.wait(atMost: .zero)
        #expect(!after)
        #expect(again)
    }
}
