import Reactor
import Testing

@testable import Engine

@Suite("The queue of documents to prepare", .timeLimit(.minutes(20)))
struct PreparationQueueTests {
    /// Runs a body on a loop with a queue that has no time to spare: every turn admits one document.
    private static func run<Result: Sendable>(
        waiting: Int = 100,
        timeout: Duration = .seconds(20),
        _ body: @escaping @Sendable (EventLoop, PreparationQueue) async -> Result
    ) async throws -> Result {
        let group = try EventLoopGroup(count: 1)
        let loop = group.loops[0]
        let result = await Task(executorPreference: loop) {
            var limits = PreparationLimits()
            (limits.turnBudget, limits.waiting, limits.timeout) = (.nanoseconds(1), waiting, timeout)
            return await body(loop, PreparationQueue(loop: loop, limits: limits))
        }.value
        group.stop()
        return result
    }

    /// The order of preparation of documents of these sizes that arrive in the same turn, and the sizes that are refused.
    private static func order(of sizes: [Int], _ loop: EventLoop, _ queue: PreparationQueue) async -> (prepared: [Int], refused: [Int]) {
        await withTaskGroup(of: (Int, Bool).self) { tasks in
            let log = Log()
            for size in sizes {
                tasks.addTask(executorPreference: loop) {
                    do {
                        return try await queue.prepare(size: size) {
                            log.sizes.append(size)
                            return (size, true)
                        }
                    } catch {
                        return (size, false)
                    }
                }
            }
            var refused: [Int] = []
            for await (size, isPrepared) in tasks where !isPrepared { refused.append(size) }
            return (log.sizes, refused)
        }
    }

    /// `@unchecked Sendable`: only touched on the loop.
    private final class Log: @unchecked Sendable {
        var sizes: [Int] = []
    }

    @Test("admits small documents first, in whatever order they arrive")
    func order() async throws {
        let sizes = [1, 900, 30, 500, 30, 20, 800, 10]
        let (prepared, refused) = try await Self.run { await Self.order(of: sizes, $0, $1) }
        #expect(prepared == [1, 10, 20, 30, 30, 500, 800, 900])
        #expect(refused == [])
    }

    @Test("refuses the largest document when it is full")
    func full() async throws {
        let (prepared, refused) = try await Self.run(waiting: 3) { await Self.order(of: [1, 50, 70, 60, 10, 20], $0, $1) }
        #expect(prepared == [1, 10, 20, 50])
        #expect(refused.sorted() == [60, 70])
    }

    @Test("prepares a document once for all requests that wait for it")
    func shared() async throws {
        let (work, refused) = try await Self.run(waiting: 3) { loop, queue -> (Int, Int) in
            let log = Log()
            let refused = await withTaskGroup(of: Bool.self) { tasks in
                for number in 0..<1_000 {
                    tasks.addTask(executorPreference: loop) {
                        let wanted = number % 3
                        do {
                            try await queue.prepare(size: 10, key: UInt64(wanted), known: { log.sizes.contains(wanted) ? () : nil }) {
                                log.sizes.append(wanted)
                            }
                            return false
                        } catch {
                            return true
                        }
                    }
                }
                return await tasks.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            return (log.sizes.count, refused)
        }
        #expect(work == 3)
        #expect(refused == 0)
    }

    @Test("prepares documents separately if only their keys are equal")
    func keyCollision() async throws {
        let work = try await Self.run { loop, queue -> Int in
            let log = Log()
            await withTaskGroup(of: Void.self) { tasks in
                for number in 0..<20 {
                    tasks.addTask(executorPreference: loop) {
                        try? await queue.prepare(size: 10, key: 7, known: { nil }) { log.sizes.append(number) }
                    }
                }
            }
            return Set(log.sizes).count
        }
        #expect(work == 20)
    }

    @Test("refuses documents that have waited too long")
    func timeout() async throws {
        let outcome = try await Self.run(timeout: .milliseconds(30)) { loop, queue -> (small: Int, isLargeRefused: Bool) in
            let outcomes = Log()
            // Small documents arrive again and again and are admitted before the large one.
            let large = Task(executorPreference: loop) { () -> Bool in
                defer { outcomes.sizes.append(1_000) }
                do {
                    try await queue.prepare(size: 1) {}
                    try await queue.prepare(size: 1_000) {}
                    return false
                } catch {
                    return true
                }
            }
            var small = 0
            while outcomes.sizes.isEmpty {
                await withTaskGroup(of: Void.self) { tasks in
                    for _ in 0..<4 { tasks.addTask(executorPreference: loop) { try? await queue.prepare(size: 10) {} } }
                }
                small += 4
            }
            return (small, await large.value)
        }
        #expect(outcome.small > 0)
        #expect(outcome.isLargeRefused)
    }

    @Test("lets other work of the loop run between two documents")
    func turns() async throws {
        let between = try await Self.run { loop, queue -> Int in
            let log = Log()
            let documents = Task(executorPreference: loop) {
                await withTaskGroup(of: Void.self) { tasks in
                    for number in 0..<20 {
                        tasks.addTask(executorPreference: loop) { try? await queue.prepare(size: number) { log.sizes.append(number) } }
                    }
                }
            }
            // A task that needs a turn for each step, like a request with a cached document.
            var steps = 0
            while log.sizes.count < 20, steps < 10_000 {
                await loop.sleep(for: .zero)
                steps += 1
            }
            await documents.value
            return steps
        }
        #expect(between >= 5)
    }
}

extension PreparationQueue {
    /// Prepares a document that no other request waits for.
    fileprivate func prepare<Result>(size: Int, _ work: () -> Result) async throws(Overloaded) -> Result {
        try await prepare(size: size, key: .random(in: .min ... .max), known: { nil }, work)
    }
}
