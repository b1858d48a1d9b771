import Glibc
public import Postgres
import Reactor

/// A temporary PostgreSQL server shared by all tests of a process.
///
/// It starts when first needed and ends with the process.
public final class TestDatabase: Sendable {
    private struct State {
        var count = 0
        /// The names of the created databases, by connection string.
        var names: [String: String] = [:]
        /// The names of the databases used as templates, by template.
        var templates: [String: Result<String, PostgresError>] = [:]
    }

    /// The server of this process.
    public static let shared = TestDatabase()

    /// The server itself.
    public let server: EmbeddedServer
    private let state = Lock(State())
    /// The session that copies databases one after the other, created when first needed.
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
        // The server ends with this process, even if the process is killed. The folder is removed at a regular exit.
        ending.withLock { $0 = (server, folder) }
        atexit {
            let held = ending.withLock { held in
                defer { held = nil }
                return held
            }
            // No data needs to be flushed to disk.
            held?.server.stop(abruptly: true)
        }
    }

    /// Creates an empty database and returns its connection string.
    public func createDatabase() throws(PostgresError) -> String {
        try createDatabase(copying: nil)
    }

    /// Creates a copy of a database that `prepare` fills once per process, and returns its connection string.
    public func createDatabase(
        from template: String,
        prepare: (PostgresSession) throws(PostgresError) -> Void
    ) throws(PostgresError) -> String {
        // The lock is held during the preparation, so that other tests wait for the template.
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

    /// Creates a copy of a database that the program migrates and by default fills with the demo data, once per process.
    ///
    /// Tests of the server then need not wait for migrations and seeding.
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
        // Copying files takes a third of the time and does not write the data twice.
        let outcome = copying.withLock { kept in
            Result { () throws(PostgresError) in
                let session = if let kept { kept } else { try connect() }
                kept = session
                try session.execute("CREATE DATABASE \(name)" + (template.map { " TEMPLATE \($0) STRATEGY FILE_COPY" } ?? ""))
                // Rights revoked from PUBLIC on the template database are not copied.
                if template != nil { try session.execute("REVOKE TEMPORARY ON DATABASE \(name) FROM PUBLIC") }
            }
        }
        try outcome.get()
        let connectionString = server.connectionString(database: name)
        state.withLock { $0.names[connectionString] = name }
        DatabaseRemoval.made?.add(connectionString)
        return connectionString
    }

    /// Removes an unneeded database.
    ///
    /// Hundreds of them would fill the disk.
    ///
    /// The removal runs on its own thread, because the server waits for all sessions of the database. One of them may wait for a test that
    /// needs the current thread.
    public func removeDatabase(_ connectionString: String) {
        guard let name = state.withLock({ $0.names.removeValue(forKey: connectionString) }) else { return }
        // If the removal fails, the database is removed with the server.
        try? Thread { [self] in try? connect().execute("DROP DATABASE \(name) WITH (FORCE)") }.detach()
    }

    private func connect() throws(PostgresError) -> PostgresSession {
        try PostgresSession(server.connectionString(database: "postgres"))
    }
}

/// The resources to release at exit.
///
/// They are global because a C callback cannot capture anything.
private let ending = Lock<(server: EmbeddedServer, folder: TemporaryFolder)?>(nil)
