import Domains
import Logging
import Reactor
import ServiceSupport
import Sodium
import TestSupport
import Testing

@testable import Gateway

@Suite("A port in use", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct PortInUseTests {
    @Test("ends the start with an error, and pending connections end too")
    func inUse() async throws {
        let database = try TestData.sharedDatabase()
        try await GatewayFixture.run(database: database) { fixture in
            let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let configuration = GatewayConfiguration(connectionString: database, log: log)
            let passwordWorkers = try WorkerPool(threads: 1)
            defer { passwordWorkers.stop() }
            let passwords = try PasswordWork(workers: passwordWorkers, parameters: PasswordHash.Parameters(operations: 1, memory: 1 << 20))
            for _ in 1...20 {
                let group = try EventLoopGroup(count: 2)
                let workers = try WorkerPool(threads: 1)
                await #expect(throws: SystemError.self) {
                    _ = try await Gateway.start(
                        on: group.loops,
                        workers: workers,
                        services: MutationServices(passwords: passwords),
                        host: "127.0.0.1",
                        port: fixture.gateway.port,
                        snapshot: SchemaFile.snapshot(),
                        configuration: configuration
                    )
                }
                // Like the end of `cupboard serve`. A pool that is still active would find its loops and workers gone.
                workers.stop()
                group.stop()
            }
        }
    }
}
