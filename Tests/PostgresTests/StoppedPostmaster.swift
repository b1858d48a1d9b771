import Glibc
import Postgres
import Reactor
import TestSupport
import Testing

/// Stops the postmaster that all tests share.
///
/// Meanwhile it forwards no cancellations, but statements continue.
enum StoppedPostmaster {
    private static let isTaken = Lock(false)

    /// Runs a body while the postmaster is stopped, for one test at a time.
    ///
    /// With several tests, the first to finish would resume it for the others.
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
