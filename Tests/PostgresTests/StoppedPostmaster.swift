import Glibc
import Postgres
import Reactor
import TestSupport
import Testing

/// The postmaster that all tests share, stopped: it passes no cancellation on meanwhile, while statements go on.
enum StoppedPostmaster {
    private static let isTaken = Lock(false)

    /// Runs a body while it is stopped, for one test at a time.
    ///
    /// Of several, the first to end would let it go on under the others.
    static func run<Answer>(_ body: () async -> Answer) async throws -> Answer {
        let postmaster = try #require(TestDatabase.shared.server.processID)
        while isTaken.withLock({ isTaken in
            defer { isTaken = true }
            return isTaken
        }) {
            try await Task.sleep(for: .milliseconds(5))
        }
        defer { isTaken.withLock { $0 = false } }
        #expect(kill(postmaster, SIGSTOP) == 0)
        let answer = await body()
        #expect(kill(postmaster, SIGCONT) == 0)
        return answer
    }
}
