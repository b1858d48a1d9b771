import Domains
import Logging
import Planner
import Postgres
import Reactor
import ServiceSupport
import Sodium
import TestSupport

@testable import Engine
@testable import Gateway

/// A gateway in this process, and threads for blocking clients.
struct GatewayFixture: DatabaseFixture {
    let gateway: Gateway
    let database: String
    let owner: OwnerSession
    private let clients: WorkerPool

    /// Serves while the body runs.
    ///
    /// Nothing may hang at the end.
    static func run(
        _ snapshot: SchemaSnapshot? = nil,
        database: String? = nil,
        loops: Int = 1,
        clients: Int = 4,
        configure: (inout GatewayConfiguration) -> Void = { _ in },
        services: (inout MutationServices) -> Void = { _ in },
        _ body: (GatewayFixture) async throws -> Void
    ) async throws {
        try await TestLimiter.run {
            let used = try database ?? TestData.database()
            defer { if database == nil { TestDatabase.shared.removeDatabase(used) } }
            try await serve(snapshot, used, loops, clients, configure, services, body)
        }
    }

    private static func serve(
        _ snapshot: SchemaSnapshot?,
        _ database: String,
        _ loops: Int,
        _ clients: Int,
        _ configure: (inout GatewayConfiguration) -> Void,
        _ adjust: (inout MutationServices) -> Void,
        _ body: (GatewayFixture) async throws -> Void
    ) async throws {
        let owner = OwnerSession(database)
        let connection = servingConnection(to: database, by: owner)
        var configuration = GatewayConfiguration(connectionString: connection, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        configuration.engine.suitTests()
        configure(&configuration)
        let group = try EventLoopGroup(count: loops)
        let workers = try WorkerPool(threads: 2)
        let passwords = try PasswordWork(workers: workers, parameters: PasswordHash.Parameters(operations: 1, memory: 1 << 20))
        var services = MutationServices(passwords: passwords)
        services.accounts.passwordDelay = .zero
        adjust(&services)
        let gateway = try await Gateway.start(
            on: group.loops,
            workers: workers,
            services: services,
            host: "127.0.0.1",
            port: 0,
            snapshot: snapshot ?? SchemaFile.snapshot(),
            configuration: configuration
        )
        await Self.waitUntilListening(gateway, connection)
        let fixture = GatewayFixture(gateway: gateway, database: database, owner: owner, clients: try WorkerPool(threads: clients))
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(fixture)) } catch { outcome = .failure(error) }
        await gateway.shutdown(grace: .seconds(10))
        fixture.clients.stop()
        workers.stop()
        group.stop()
        try outcome.get()
    }

    /// Waits until the gateway receives notices of the database, if there is one.
    ///
    /// Tests would otherwise miss earlier notices.
    private static func waitUntilListening(_ gateway: Gateway, _ connection: String) async {
        for live in gateway.services.map(\.live) {
            for round in 0..<20_000 where await live.loop.perform({ !live.isListening }) {
                // Gives up after half a second without a database, which some tests don't have.
                if round == 250, (try? PostgresSession(connection)) == nil { return }
                try? await Task.sleep(for: .milliseconds(2))
            }
        }
    }

    /// Runs a client on a thread that may block.
    func client<Answer: Sendable>(_ body: @escaping @Sendable (Client) throws -> Answer) async throws -> Answer {
        let port = gateway.port
        return try await clients.run { () throws(any Error) in try body(Client(port: port)) }
    }

    /// Runs a body with the engine of the first loop, on that loop.
    func onFirstLoop<Answer: Sendable>(_ body: @escaping @Sendable (Engine) async -> Answer) async -> Answer {
        let (loop, first) = (gateway.loops[0], gateway.services[0].engine)
        return await Task(executorPreference: loop) { await body(first) }.value
    }
}
