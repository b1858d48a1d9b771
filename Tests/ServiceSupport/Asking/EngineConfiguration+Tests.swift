package import Engine
import Postgres

extension EngineConfiguration {
    /// That the machine is busy refuses nothing and makes nothing slow, and no more sessions are begun than a test needs; tests of either set
    /// their own.
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
