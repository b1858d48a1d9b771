/// Limits the number of concurrent servers and engines.
///
/// Each takes threads and connections, and all tests start together.
package actor TestLimiter {
    private static let shared = TestLimiter()

    private var free = 6
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs the body when a place is free.
    package static func run(_ body: () async throws -> Void) async throws {
        await shared.enter()
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
        await shared.leave()
        try outcome.get()
    }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
