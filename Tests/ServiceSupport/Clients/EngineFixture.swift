package import Domains
package import Engine
package import GraphQL
package import Planner
import Postgres
import Reactor
import Sodium
import TestSupport

/// A round-robin counter.
private final class Turn: Sendable {
    private let number = Lock(0)

    func next(of count: Int) -> Int {
        number.withLock { number in
            number = (number + 1) % count
            return number
        }
    }
}

/// Engines in this process, one per loop, that are called in memory without HTTP.
///
/// Their only sockets are those to PostgreSQL.
package struct EngineFixture: DatabaseFixture {
    package let database: String
    package let owner: OwnerSession
    private let clients: [EngineClient]
    private let group: EventLoopGroup
    private let workers: WorkerPool
    /// Threads for blocking clients.
    private let waiting: WorkerPool
    private let turn = Turn()

    /// The engine of the first loop.
    package var engine: Engine { clients[0].engine }

    /// Runs the body with engines, and stops them afterwards.
    ///
    /// - Parameters:
    ///   - snapshot: The schema; nil for the repository's.
    ///   - database: The database; nil for a copy of `TestData` that the test may change.
    ///   - loops: The number of engines.
    ///   - clients: The number of clients that can wait concurrently.
    ///   - configure: Changes the configuration of the engines.
    ///   - services: Changes the services for mutations.
    ///   - body: The test.
    /// - Throws: Errors of the body and of starting the engines.
    package static func run(
        _ snapshot: SchemaSnapshot? = nil,
        database: String? = nil,
        loops: Int = 1,
        clients: Int = 4,
        configure: (inout EngineConfiguration) -> Void = { _ in },
        services: (inout MutationServices) -> Void = { _ in },
        _ body: (EngineFixture) async throws -> Void
    ) async throws {
        try await TestLimiter.run {
            let used = try database ?? TestData.database()
            defer { if database == nil { TestDatabase.shared.removeDatabase(used) } }
            let fixture = try await EngineFixture(snapshot, used, loops, clients, configure, services)
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(fixture)) } catch { outcome = .failure(error) }
            await fixture.stop()
            try outcome.get()
        }
    }

    private init(
        _ snapshot: SchemaSnapshot?,
        _ database: String,
        _ loops: Int,
        _ clients: Int,
        _ configure: (inout EngineConfiguration) -> Void,
        _ adjust: (inout MutationServices) -> Void
    ) async throws {
        self.database = database
        owner = OwnerSession(database)
        var configuration = EngineConfiguration(connectionString: Self.servingConnection(to: database, by: owner))
        configuration.suitTests()
        configure(&configuration)
        let served = try snapshot ?? SchemaFile.snapshot()
        group = try EventLoopGroup(count: loops)
        let workers = try WorkerPool(threads: 2)
        self.workers = workers
        waiting = try WorkerPool(threads: clients)
        let passwords = try PasswordWork(workers: workers, parameters: PasswordHash.Parameters(operations: 1, memory: 1 << 20))
        var services = MutationServices(passwords: passwords)
        services.accounts.passwordDelay = .zero
        adjust(&services)
        let service = EngineService(
            messages: .texts,
            authority: AccountAuthority(notices: nil),
            mutationServices: services,
            knownPoint: services.lookedUpPoint
        )
        let shared = SharedByEngines(configuration)
        let (settings, allowances, needsConfirmedEmail) = (configuration, KeyAllowances(), services.accounts.needsConfirmedEmail)
        var asked: [EngineClient] = []
        for loop in group.loops {
            asked.append(
                await loop.perform {
                    let engine = Engine(
                        loop: loop,
                        workers: workers,
                        snapshot: served,
                        configuration: settings,
                        service: service,
                        shared: shared
                    )
                    let identities = Identities(
                        lanes: engine.lanes,
                        allowances: allowances,
                        keyPoints: 20_000,
                        needsConfirmedEmail: needsConfirmedEmail
                    )
                    return EngineClient(engine: engine, identities: identities, isProduction: settings.isProduction)
                }
            )
        }
        self.clients = asked
    }

    private func stop() async {
        for client in clients {
            await Task(executorPreference: client.engine.loop) { await client.engine.shutdown() }.value
        }
        waiting.stop()
        workers.stop()
        group.stop()
    }
}

// MARK: Clients

extension EngineFixture {
    /// Returns the response to a request with its details.
    package func response(
        to request: OperationRequest,
        viewer: Viewer? = nil,
        credential: RequestCredential = .none,
        language: TextLanguage = .unnamed
    ) async -> EngineResponse {
        let engine = engine
        return await Task(executorPreference: engine.loop) {
            var ids = RequestIDs()
            let context = RequestContext(id: ids.next(), viewer: viewer, credential: credential, language: language)
            return await engine.response(to: request, context)
        }.value
    }

    /// Returns the `data` of a response without errors.
    package func data(
        _ document: String,
        variables: ObjectValue = ObjectValue(),
        viewer: Viewer? = nil,
        language: TextLanguage = .unnamed
    ) async throws -> Value {
        let response = await response(to: OperationRequest(document, variables: variables), viewer: viewer, language: language)
        let json = try response.json()
        guard json.errors == .null else { throw Unexpected(text: response.text) }
        return json.data
    }

    /// Runs the body with a client on a thread that may block.
    ///
    /// Successive clients use different loops.
    package func client<Answer: Sendable>(_ body: @escaping @Sendable (EngineClient) throws -> Answer) async throws -> Answer {
        let client = nextClient()
        return try await waiting.run { () throws(any Error) in try body(client) }
    }

    /// A client of the next loop.
    package func nextClient() -> EngineClient {
        clients[turn.next(of: clients.count)]
    }

    /// Runs the body with the engine of the first loop, on that loop.
    package func onFirstLoop<Answer: Sendable>(_ body: @escaping @Sendable (Engine) async -> Answer) async -> Answer {
        let engine = engine
        return await Task(executorPreference: engine.loop) { await body(engine) }.value
    }
}

// MARK: Sharing

extension EngineFixture {
    /// Runs the body with a running engine shared by all tests that only read the database.
    ///
    /// - Parameters:
    ///   - snapshot: The schema; nil for the repository's. It must be the same for all tests of a database.
    ///   - database: The database; nil for the shared one of `TestData`, which no test changes.
    ///   - cost: The maximum cost of a request in points; nil for the default. It must be the same for all tests of a database.
    ///   - body: The test.
    /// - Throws: Errors of the body and of starting the engine.
    package static func read(
        _ snapshot: @autoclosure () throws -> SchemaSnapshot? = nil,
        database: String? = nil,
        cost: Int? = nil,
        _ body: (EngineFixture) async throws -> Void
    ) async throws {
        let database = try database ?? TestData.sharedDatabase()
        let started = try shared.withLock { shared in
            if let known = shared[database] { return known }
            let snapshot = try snapshot()
            let starting = Task { try await EngineFixture(snapshot, database, 1, 8, { $0.limits.cost = cost ?? $0.limits.cost }, { _ in }) }
            shared[database] = starting
            return starting
        }
        try await body(started.value)
    }

    private static let shared = Lock<[String: Task<EngineFixture, any Error>]>([:])
}
