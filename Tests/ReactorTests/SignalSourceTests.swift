import Glibc
import Testing

@testable import Reactor

@Suite("Signals")
struct SignalSourceTests {
    @Test("a signal becomes a call on the loop")
    func hangUp() async throws {
        let group = try EventLoopGroup(count: 1)
        defer { group.stop() }
        let loop = group.loops[0]
        try await Task(executorPreference: loop) {
            let arrived = WakeSignal()
            var signals: [Signal] = []
            let source = try SignalSource([.hangUp], on: loop) { signal in
                #expect(loop.isCurrent)
                signals.append(signal)
                arrived.wake()
            }
            kill(getpid(), SIGHUP)
            await arrived.wait()
            #expect(signals == [.hangUp])
            source.cancel()
        }.value
    }
}
