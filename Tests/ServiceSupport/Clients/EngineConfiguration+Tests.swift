package import Engine
import Postgres

extension EngineConfiguration {
    /// Sets long timeouts, so that a busy machine causes no failures, and opens no more sessions than a test needs.
    ///
    /// Tests of timeouts or sessions set their own values.
    package mutating func suitTests() {
        pool.availabilityTimeout = .seconds(60)
        pool.connectTimeout = .seconds(60)
        pool.queueingTimeout = .seconds(60)
        pool.requestTimeout = .seconds(60)
        pool.settings = .readLane(statementTimeout: .seconds(60))
        slowLane.time = .seconds(60)
        slowLane.holding = .seconds(60)
        pool.connections = 1
        slowLane.writingConnections = 2
    }
}
