/// Waits while a condition holds.
///
/// After a time-out it returns, and the test must check the condition itself.
func wait(while holds: () throws -> Bool) async throws {
    for _ in 0..<24_000 {
        guard try holds() else { return }
        try await Task.sleep(for: .milliseconds(5))
    }
}
