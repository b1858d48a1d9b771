package import Engine
import Postgres

extension EngineConfiguration {
    /// Sets long timeouts, so that a busy machine causes no failures, and opens no more sessions than a test needs.
    ///
    /// Tests of timeouts or sessions set their own values.
    package mutating func suitTests() {
        pool.availabilityTimeout = .seconds(300)
        pool.connectTimeout = .seconds(300)
        pool.queueingTimeout = .seconds(300)
        pool.requestTimeout = .seconds(300)
        pool.settings = .readLane(statementTimeout: .seconds(300))
        slowLane.time = .seconds(300)
        slowLane.holding = .seconds(300)
        pool.connections = 1
        slowLane.writingConnections = 2
    }
}
