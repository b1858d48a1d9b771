import Testing

@testable import Reactor

@Suite("Event loop")
struct EventLoopTests {
    /// Runs a test's body with a loop on a separate thread.
    private func withLoop(_ body: (EventLoop) async throws -> Void) async throws {
        let group = try EventLoopGroup(count: 1)
        defer { group.stop() }
        try await body(group.loops[0])
    }

    @Test("a task that prefers the loop runs on its thread, even after running elsewhere")
    func preference() async throws {
        try await withLoop { loop in
            await Task(executorPreference: loop) {
                #expect(loop.isCurrent)
                await Task.yield()
                #expect(loop.isCurrent)
                await Task.detached { #expect(!loop.isCurrent) }.value
                #expect(loop.isCurrent)
            }.value
            #expect(!loop.isCurrent)
        }
    }

    @Test("jobs from many threads all run")
    func manyThreads() async throws {
        try await withLoop { loop in
            let count = Counter()
            await withTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask {
                        for _ in 0..<1000 {
                            await Task(executorPreference: loop) { count.increment() }.value
                        }
                    }
                }
            }
            #expect(count.value == 8000)
        }
    }

    @Test("a function performed on the loop returns its result and throws its error")
    func perform() async throws {
        try await withLoop { loop in
            #expect(await loop.perform { loop.isCurrent })
            await #expect(throws: SystemError("here", 5)) {
                try await loop.perform { () throws(SystemError) in throw SystemError("here", 5) }
            }
        }
    }

    @Test("timers fire in the order of their deadlines, except cancelled ones")
    func timers() async throws {
        try await withLoop { loop in
            let fired = await Task(executorPreference: loop) {
                var fired: [Int] = []
                let done = WakeSignal()
                loop.schedule(after: .milliseconds(9)) {
                    fired.append(3)
                    done.wake()
                }
                loop.schedule(after: .milliseconds(1)) { fired.append(1) }
                let cancelled = loop.schedule(after: .milliseconds(2)) { fired.append(2) }
                loop.cancel(cancelled)
                await done.wait()
                return fired
            }.value
            #expect(fired == [1, 3])
        }
    }

    @Test("a cancelled sleep ends at once")
    func sleep() async throws {
        try await withLoop { loop in
            let task = Task(executorPreference: loop) { await loop.sleep(for: .seconds(3600)) }
            task.cancel()
            await task.value
            await Task(executorPreference: loop) { await loop.sleep(for: .milliseconds(1)) }.value
        }
    }

    @Test("a signal given before the wait is remembered, once")
    func signal() async throws {
        try await withLoop { loop in
            await Task(executorPreference: loop) {
                let signal = WakeSignal()
                signal.wake()
                signal.wake()
                await signal.wait()
                let other = Task(executorPreference: loop) { signal.wake() }
                await signal.wait()
                await other.value
            }.value
        }
    }

    private final class TurnEnd: TurnEndHandler {
        let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
        func turnEnds() { action() }
    }

    @Test("end-of-turn handlers run after the turn's jobs, and jobs from them run before the loop sleeps")
    func turnEnd() async throws {
        try await withLoop { loop in
            let log = await Task(executorPreference: loop) {
                var log: [String] = []
                let woken = WakeSignal()
                loop.atTurnEnd(
                    TurnEnd {
                        log.append("end")
                        woken.wake()
                    }
                )
                await Task(executorPreference: loop) {}.value
                log.append("job")
                await woken.wait()
                log.append("woken")
                return log
            }.value
            #expect(log.last == "woken")
            #expect(log.contains("end"))
        }
    }

    @Test("events are handled even if jobs never end")
    func fairness() async throws {
        try await withLoop { loop in
            let isOver = Counter()
            await Task(executorPreference: loop) {
                loop.schedule(after: .milliseconds(1)) { isOver.increment() }
                while isOver.value == 0 { await Task.yield() }
            }.value
        }
    }

    @Test("a timer that reschedules itself without delay does not block jobs")
    func selfScheduling() async throws {
        try await withLoop { loop in
            let isOver = Counter()
            await Task(executorPreference: loop) {
                func again() {
                    if isOver.value == 0 { loop.schedule(after: .zero) { again() } }
                }
                again()
                await Task.yield()
            }.value
            await loop.perform { isOver.increment() }
        }
    }

    @Test("using a loop from another thread traps in debug builds")
    func confinement() async {
        await #expect(processExitsWith: .failure) {
            try EventLoop().assertIsCurrent()
        }
    }

    @Test("stopping runs all runnable jobs and returns")
    func stop() async throws {
        let group = try EventLoopGroup(count: 2)
        let task = Task(executorPreference: group.loops[1]) { 42 }
        group.stop()
        #expect(await task.value == 42)
        group.stop()
    }
}
