import Testing

@testable import Postgres

@Suite("The delay before reconnecting")
struct BackoffTests {
    @Test("doubles up to its bound, is never less than half of it, and starts over after a success")
    func doubling() {
        var backoff = Backoff(.milliseconds(50)...Duration.milliseconds(300))
        var generator = SystemRandomNumberGenerator()
        for bound in [50, 100, 200, 300, 300] {
            let delay = backoff.delay(using: &generator)
            #expect(delay >= .milliseconds(bound) / 2)
            #expect(delay <= .milliseconds(bound))
        }
        backoff.reset()
        #expect(backoff.delay(using: &generator) <= .milliseconds(50))
    }
}
