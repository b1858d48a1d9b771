import CLibpq
import Glibc
import Reactor

/// An embedded PostgreSQL server: Debian's programs with a private folder and a private Unix socket, stopped when this process stops.
///
/// Blocking; for the command line and tests. The server never runs as root, listens on no network, and ends with this process, even if
/// the process crashes.
public final class EmbeddedServer: Sendable {
    /// The folder, database and settings of a server.
    public struct Configuration: Sendable {
        /// The folder for all files; created if missing.
        public var folder: String
        /// The database to create.
        public var database = "cupboard"
        /// For tests: writes do not wait for the disk, so data may be lost.
        public var isThrowaway = false
        /// The time to wait until the server accepts connections; recovery after a crash may take a while.
        public var startTimeout = Duration.seconds(60)
        /// Additional settings, as in `postgresql.conf`; they override the built-in ones.
        public var settings: [(name: String, value: String)] = []

        /// Creates a configuration with the defaults for a folder.
        public init(folder: String) { self.folder = folder }
    }

    /// The superuser that `initdb` creates; only users with access to the socket can log in as it.
    static let user = "cupboard"
    /// The role for serving programs; it has only the rights that it is granted.
    public static let servingRole = "cupboard_serving"

    private struct Run {
        /// Nil if another process started the server.
        var process: ServerProcess?
        var isStopping = false
    }

    /// The connection string for the database's owner.
    public let connectionString: String
    /// Whether another process started the server; then `stop` leaves it running.
    public let isShared: Bool
    /// The path of PostgreSQL's log.
    public let logFile: String
    private let socketFolder: String
    private let launch: ServerLaunch?
    private let run: Lock<Run>

    /// Starts the server of a folder, or uses the running one; creates missing folders, cluster and database.
    public static func start(_ configuration: Configuration) throws(EmbeddedServerError) -> EmbeddedServer {
        let folder = try DataFolder(configuration.folder)
        return try folder.exclusively { () throws(EmbeddedServerError) in try start(configuration, in: folder) }
    }

    private static func start(_ configuration: Configuration, in folder: DataFolder) throws(EmbeddedServerError) -> EmbeddedServer {
        if let socketFolder = try runningServer(in: folder) {
            let server = EmbeddedServer(configuration, folder, socketFolder: socketFolder, process: nil, launch: nil)
            try server.makeDatabaseAndRole(configuration.database)
            return server
        }
        let user = try ServerUser.forData(in: folder.cluster)
        let binaries = try ServerBinaries.find(for: folder, path: unsafe getenv("PATH").map { unsafe String(cString: $0) })
        if try !folder.hasCluster() { try folder.initialize(with: binaries, as: user, isThrowaway: configuration.isThrowaway) }
        let launch = ServerLaunch(
            folder: folder,
            socketFolder: try folder.socketFolder(for: user),
            binaries: binaries,
            user: user,
            configuration: configuration
        )
        let process = try launch.start()
        let server = EmbeddedServer(configuration, folder, socketFolder: launch.socketFolder, process: process, launch: launch)
        do throws(EmbeddedServerError) {
            try server.makeDatabaseAndRole(configuration.database)
        } catch {
            server.stop()
            throw error
        }
        return server
    }

    private init(_ configuration: Configuration, _ folder: DataFolder, socketFolder: String, process: ServerProcess?, launch: ServerLaunch?)
    {
        self.socketFolder = socketFolder
        connectionString = Self.connectionString(socketFolder, database: configuration.database)
        isShared = process == nil
        logFile = folder.log
        self.launch = launch
        run = Lock(Run(process: process))
    }

    /// The connection string for another database of this server.
    public func connectionString(database: String) -> String { Self.connectionString(socketFolder, database: database) }

    static func connectionString(_ socketFolder: String, database: String) -> String {
        "host=\(socketFolder) port=5432 user=\(user) dbname=\(database)"
    }

    /// The connection string for the serving role, given the owner's connection string.
    public static func servingConnectionString(of connectionString: String) -> String {
        // If a setting occurs twice, libpq uses the last.
        "\(connectionString) user=\(servingRole)"
    }

    /// The process ID of PostgreSQL's main process; nil if another process started it.
    public var processID: Int32? { run.withLock { $0.process?.processID } }

    /// Whether the server is running; always true if another process started it.
    public var isRunning: Bool { run.withLock { $0.process?.isRunning ?? true } }

    /// Restarts the server if it ended unexpectedly.
    ///
    /// Returns whether the server was restarted. Callers that depend on the server call this method from time to time.
    @discardableResult
    public func restartIfEnded() throws(EmbeddedServerError) -> Bool {
        guard let launch, run.withLock({ !$0.isStopping && $0.process?.isRunning == false }) else { return false }
        let process = try launch.start()
        let isStopping = run.withLock { run in
            run.process = process
            return run.isStopping
        }
        if isStopping { launch.stop(process, abruptly: false) }
        return true
    }

    /// Supervises the server from now on: restarts it whenever it ends unexpectedly, and reports each attempt.
    public func supervise(_ report: @escaping @Sendable (Result<Void, EmbeddedServerError>) -> Void) throws(EmbeddedServerError) {
        try DetachedThread.start { [self] in
            while !run.withLock({ $0.isStopping }) {
                usleep(100_000)
                do throws(EmbeddedServerError) {
                    if try restartIfEnded() { report(.success(())) }
                } catch {
                    report(.failure(error))
                    sleep(1)
                }
            }
        }
    }

    /// Ends connections and the server: cleanly if that is fast enough, or `abruptly` without writing anything.
    ///
    /// Does nothing if another process started it.
    public func stop(abruptly isAbrupt: Bool = false) {
        let process = run.withLock { run in
            run.isStopping = true
            return run.process
        }
        if let process, let launch { launch.stop(process, abruptly: isAbrupt) }
    }

    // MARK: Starting

    /// The socket folder of a server that another process runs in the folder; waits for one that is about to stop.
    private static func runningServer(in folder: DataFolder) throws(EmbeddedServerError) -> String? {
        var waited = 0
        while let postmaster = folder.postmaster() {
            let isOrphan = folder.isOrphan(postmaster) && waited < 3_000
            if postmaster.status == "ready", !isOrphan, accepts(connectionString(postmaster.socketFolder, database: "postgres")) {
                return postmaster.socketFolder
            }
            guard waited < 30_000 else {
                throw .start(reason: "process \(postmaster.processID) uses the folder and accepts no connections", log: folder.log)
            }
            usleep(20_000)
            waited += 20
        }
        return nil
    }

    static func accepts(_ connectionString: String) -> Bool {
        unsafe PQping(connectionString) == PQPING_OK
    }

    private func makeDatabaseAndRole(_ name: String) throws(EmbeddedServerError) {
        do throws(PostgresError) {
            let session = try PostgresSession(connectionString(database: "postgres"))
            var parameters = ParameterBuffer()
            parameters.append(name)
            let found = try session.query("SELECT 1 FROM pg_database WHERE datname = $1::text", parameters)
            if found.rowCount == 0 { try session.execute("CREATE DATABASE \(QuotedIdentifier(name))") }
            let role = try session.query("SELECT 1 FROM pg_roles WHERE rolname = '\(Self.servingRole)'")
            if role.rowCount == 0 { try session.execute("CREATE ROLE \(Self.servingRole) LOGIN") }
        } catch {
            throw .start(reason: "\(error)", log: logFile)
        }
    }
}
