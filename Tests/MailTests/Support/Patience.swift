/// Waits while something holds; gives up after some time, and leaves it to the test to notice.
func wait(while holds: () throws -> Bool) async throws {
    for _ in 0..<24_000 {
        guard try holds() else { return }
        try await Task.sleep(for: .milliseconds(5))
    }
}
