import Glibc
public import Postgres
import Reactor

/// A throw-away PostgreSQL that all tests of a process share; starts with the first test that asks, goes with the process.
public final class TestDatabase: Sendable {
    private struct State {
        var count = 0
        /// The names of the databases that were made, by how to connect to them.
        var names: [String: String] = [:]
        /// The names of the databases that others are copied from, by the name of their template.
        var templates: [String: Result<String, PostgresError>] = [:]
    }

    /// The server of this process.
    public static let shared = TestDatabase()

    /// The server itself.
    public let server: EmbeddedServer
    private let state = Lock(State())
    /// The session that copies databases, one after the other; made when first needed.
    private let copying = Lock<PostgresSession?>(nil)

    private init() {
        TemporaryFolder.removeAbandoned()
        let folder = TemporaryFolder(inMemory: true)
        do {
            var configuration = EmbeddedServer.Configuration(folder: folder.path)
            configuration.isThrowaway = true
            configuration.settings = [("max_connections", "500"), ("shared_buffers", "64MB")]
            server = try EmbeddedServer.start(configuration)
        } catch {
            fatalError("no PostgreSQL for the tests: \(error)")
        }
        // The server ends with this process, even a killed one; the folder is removed at a regular end.
        ending.withLock { $0 = (server, folder) }
        atexit {
            let held = ending.withLock { held in
                defer { held = nil }
                return held
            }
            // No one reads what it would write to disk first.
            held?.server.stop(abruptly: true)
        }
    }

    /// Makes an empty database and answers how to connect to it.
    public func createDatabase() throws(PostgresError) -> String {
        try createDatabase(copying: nil)
    }

    /// Makes a copy of a database that `prepare` fills once per process, and answers how to connect to it.
    public func createDatabase(
        from template: String,
        prepare: (PostgresSession) throws(PostgresError) -> Void
    ) throws(PostgresError) -> String {
        // Held while the template is made: others wait for it instead of making it, too.
        let source = state.withLock { state -> Result<String, PostgresError> in
            if let known = state.templates[template] { return known }
            let name = "template_\(state.templates.count)"
            let made = Result { () throws(PostgresError) -> String in
                try connect().execute("CREATE DATABASE \(name)")
                try prepare(PostgresSession(server.connectionString(database: name)))
                return name
            }
            state.templates[template] = made
            return made
        }
        return try createDatabase(copying: source.get())
    }

    /// Makes a copy of a database that the program has migrated and, unless told otherwise, filled with the demo data, once per process.
    ///
    /// A test that is about a server need not wait until one has made them.
    public func createServedDatabase(hasDemoData: Bool = true) throws(PostgresError) -> String {
        try createDatabase(from: hasDemoData ? "demo" : "migrated") { session throws(PostgresError) in
            let name = try session.query("SELECT current_database()").one(String.self)
            let command = [
                Command.cupboard, hasDemoData ? "seed" : "migrate", "--database", server.connectionString(database: name), "--serving-role",
                EmbeddedServer.servingRole,
            ]
            let outcome = Result { try Command.run(command) }
            guard case .success(let said) = outcome, said.status == 0 else { throw .protocol("no database to copy: \(outcome)") }
        }
    }

    private func createDatabase(copying template: String?) throws(PostgresError) -> String {
        let name = state.withLock { state in
            state.count += 1
            return "test_\(state.count)"
        }
        // By files it takes a third of the time, and writes nothing twice.
        let outcome = copying.withLock { kept in
            Result { () throws(PostgresError) in
                let session = if let kept { kept } else { try connect() }
                kept = session
                try session.execute("CREATE DATABASE \(name)" + (template.map { " TEMPLATE \($0) STRATEGY FILE_COPY" } ?? ""))
                // What was taken from everyone in the template is the one thing that is not copied.
                if template != nil { try session.execute("REVOKE TEMPORARY ON DATABASE \(name) FROM PUBLIC") }
            }
        }
        try outcome.get()
        let connectionString = server.connectionString(database: name)
        state.withLock { $0.names[connectionString] = name }
        DatabaseRemoval.made?.add(connectionString)
        return connectionString
    }

    /// Removes a database that was made here and that nothing needs any more: hundreds of them would fill the disk.
    ///
    /// On a thread of its own: the server waits for all of its sessions, and one of them may wait for a test to read, which needs the thread that
    /// would wait here.
    public func removeDatabase(_ connectionString: String) {
        guard let name = state.withLock({ $0.names.removeValue(forKey: connectionString) }) else { return }
        // What cannot be removed goes with the server.
        try? Thread { [self] in try? connect().execute("DROP DATABASE \(name) WITH (FORCE)") }.detach()
    }

    private func connect() throws(PostgresError) -> PostgresSession {
        try PostgresSession(server.connectionString(database: "postgres"))
    }
}

/// What is to be ended at exit: a C function can reach nothing but globals.
private let ending = Lock<(server: EmbeddedServer, folder: TemporaryFolder)?>(nil)
