import Glibc
import TestSupport
import Testing

@testable import Postgres

@Suite("The embedded server", .tags(.database, .slow), .timeLimit(.minutes(20)))
struct EmbeddedServerTests {
    private let folder = TemporaryFolder()

    private func configuration(_ path: String? = nil) -> EmbeddedServer.Configuration {
        var configuration = EmbeddedServer.Configuration(folder: path ?? folder.path)
        configuration.isThrowaway = true
        return configuration
    }

    @Test("keeps its data across a restart")
    func restart() throws {
        let first = try EmbeddedServer.start(configuration())
        try PostgresSession(first.connectionString).execute("CREATE TABLE t (x int); INSERT INTO t VALUES (42)")
        first.stop()
        #expect(!first.isRunning)
        let second = try EmbeddedServer.start(configuration())
        defer { second.stop() }
        #expect(try PostgresSession(second.connectionString).query("SELECT x FROM t").int4(0, 0) == 42)
    }

    @Test("uses UTF-8, sorts by code point, listens on no network and does not run as root")
    func properties() throws {
        let server = try EmbeddedServer.start(configuration())
        defer { server.stop() }
        let session = try PostgresSession(server.connectionString)
        let settings = try session.query(
            """
            SELECT current_setting('server_encoding'), current_setting('listen_addresses'), current_setting('unix_socket_permissions'),
                (SELECT datcollate::text FROM pg_database WHERE datname = current_database()), current_database()::text
            """
        )
        #expect((0..<5).map { settings.text(0, $0) } == ["UTF8", "", "0700", "C.UTF-8", "cupboard"])
        let pid = try #require(server.processID)
        let owner = try #require(Files.status("/proc/\(pid)")).st_uid
        #expect(owner != 0)
        #expect(try #require(Files.status(folder.path + "/postgres")).st_mode & 0o777 == 0o700)
        #expect(try #require(Files.status(folder.path + "/socket")).st_mode & 0o777 == 0o700)
    }

    @Test("starts again after being killed")
    func killed() throws {
        var durable = configuration()
        durable.isThrowaway = false
        let first = try EmbeddedServer.start(durable)
        try PostgresSession(first.connectionString).execute("CREATE TABLE t (x int)")
        let buffers = "SELECT setting::bigint * 8 / 1024 FROM pg_settings WHERE name = 'shared_buffers'"
        #expect(try PostgresSession(first.connectionString).query(buffers).int8(0, 0) == Int64(ServerMemory.buffers))
        kill(try #require(first.processID), SIGKILL)
        while first.isRunning { usleep(1_000) }
        #expect(Files.exists(folder.path + "/postgres/postmaster.pid"))
        let second = try EmbeddedServer.start(configuration())
        defer { second.stop() }
        #expect(try PostgresSession(second.connectionString).query("SELECT count(*) FROM t").int8(0, 0) == 0)
    }

    @Test("starts despite a stale process ID that another process uses now")
    func recycledProcessID() throws {
        try EmbeddedServer.start(configuration()).stop()
        let file = unsafe try #require(fopen(folder.path + "/postgres/postmaster.pid", "w"))
        unsafe fputs("\(getppid())\n\(folder.path)/postgres\n1700000000\n5432\n/nowhere\n\n0 0\nready   \n", file)
        unsafe fclose(file)
        let server = try EmbeddedServer.start(configuration())
        defer { server.stop() }
        #expect(!server.isShared)
    }

    @Test("a second start shares the running server and leaves it running")
    func shared() throws {
        let first = try EmbeddedServer.start(configuration())
        defer { first.stop() }
        let second = try EmbeddedServer.start(configuration())
        #expect(second.isShared)
        #expect(!first.isShared)
        #expect(second.connectionString == first.connectionString)
        second.stop()
        #expect(first.isRunning)
        #expect(try PostgresSession(first.connectionString).query("SELECT 1").int4(0, 0) == 1)
    }

    @Test(
        "uses another socket folder if the path is too long or has special characters",
        arguments: [
            String(repeating: "long/", count: 30), "comma,and space/", "ümlaut",
        ]
    )
    func awkwardPaths(suffix: String) throws {
        let server = try EmbeddedServer.start(configuration(folder.path + "/" + suffix))
        defer { server.stop() }
        #expect(try PostgresSession(server.connectionString).query("SELECT 1").int4(0, 0) == 1)
        let socket = try #require(server.connectionString.split(separator: " ").first).dropFirst(5)
        #expect(try #require(Files.status(String(socket))).st_mode & 0o777 == 0o700)
        server.stop()
        Files.removeFolder(String(socket))
    }

    @Test("reports a cluster with missing files in one clear line")
    func broken() throws {
        try EmbeddedServer.start(configuration()).stop()
        Files.remove(folder.path + "/postgres/global/pg_control")
        let error = #expect(throws: EmbeddedServerError.self) { try EmbeddedServer.start(configuration()) }
        #expect(error == .brokenDataFolder(folder: folder.path, reason: "global/pg_control is missing"))
        #expect(error?.description.contains("\n") == false)
    }

    @Test("reports a damaged cluster in one clear line")
    func damaged() throws {
        try EmbeddedServer.start(configuration()).stop()
        unsafe truncate(folder.path + "/postgres/global/pg_control", 100)
        let error = #expect(throws: EmbeddedServerError.self) { try EmbeddedServer.start(configuration()) }
        guard case .brokenDataFolder = error else {
            Issue.record("not a broken folder: \(String(describing: error))")
            return
        }
    }

    @Test("reports a cluster of another version in one clear line")
    func otherVersion() throws {
        try EmbeddedServer.start(configuration()).stop()
        let file = unsafe try #require(fopen(folder.path + "/postgres/PG_VERSION", "w"))
        unsafe fputs("9\n", file)
        unsafe fclose(file)
        let error = #expect(throws: EmbeddedServerError.self) { try EmbeddedServer.start(configuration()) }
        guard case .versionMismatch(_, "9", let installed) = error else {
            Issue.record("not a version mismatch: \(String(describing: error))")
            return
        }
        #expect(!installed.isEmpty)
    }

    @Test("reports a folder without access for PostgreSQL in one clear line", .enabled(if: geteuid() == 0, "only root drops privileges"))
    func unreachable() throws {
        unsafe chmod(folder.path, 0o700)
        let error = #expect(throws: EmbeddedServerError.self) { try EmbeddedServer.start(configuration(folder.path + "/data")) }
        #expect(error == .unreachable(folder: folder.path + "/data", user: "postgres"))
    }

    @Test("restarts a killed server under supervision")
    func supervised() throws {
        let server = try EmbeddedServer.start(configuration())
        defer { server.stop() }
        try server.supervise { _ in }
        let former = try #require(server.processID)
        kill(former, SIGKILL)
        while server.processID == former { usleep(1_000) }
        #expect(try PostgresSession(server.connectionString).query("SELECT 1").int4(0, 0) == 1)
    }

    @Test("ends when the process that started it is killed, and the next start waits for that")
    func dyingWithItsStarter() async throws {
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            var configuration = EmbeddedServer.Configuration(folder: path)
            configuration.isThrowaway = true
            let server = try EmbeddedServer.start(configuration)
            try PostgresSession(server.connectionString).execute("CREATE TABLE t (x int)")
            kill(getpid(), SIGKILL)
        }
        let server = try EmbeddedServer.start(configuration())
        defer { server.stop() }
        #expect(!server.isShared)
        #expect(try PostgresSession(server.connectionString).query("SELECT count(*) FROM t").int8(0, 0) == 0)
    }

    @Test("restarts an ended server on demand, but not a stopped one")
    func restartIfEnded() throws {
        let server = try EmbeddedServer.start(configuration())
        #expect(try !server.restartIfEnded())
        kill(try #require(server.processID), SIGKILL)
        while server.isRunning { usleep(1_000) }
        #expect(try server.restartIfEnded())
        #expect(try PostgresSession(server.connectionString).query("SELECT 1").int4(0, 0) == 1)
        server.stop()
        #expect(try !server.restartIfEnded())
    }
}
