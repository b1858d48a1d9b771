import Testing

@testable import Reactor

@Suite("Worker pool")
struct WorkerPoolTests {
    @Test("work runs off the loop, and the task returns to it")
    func goesBack() async throws {
        let group = try EventLoopGroup(count: 1)
        let pool = try WorkerPool(threads: 2)
        defer {
            group.stop()
            pool.stop()
        }
        let loop = group.loops[0]
        await Task(executorPreference: loop) {
            let wasOnLoop = await pool.run { loop.isCurrent }
            #expect(!wasOnLoop)
            #expect(loop.isCurrent)
        }.value
    }

    @Test("rethrows the error of the work")
    func throwing() async throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        await #expect(throws: SystemError("work", 1)) {
            try await pool.run { () throws(SystemError) in throw SystemError("work", 1) }
        }
    }

    @Test("all queued work is done")
    func manyJobs() async throws {
        let pool = try WorkerPool(threads: 3)
        let done = Counter()
        await withTaskGroup { group in
            for _ in 0..<500 {
                group.addTask { await pool.run { done.increment() } }
            }
        }
        #expect(done.value == 500)
        pool.stop()
    }
}
