import Glibc
import Postgres
import TestSupport
import Testing

@Suite("Faults under load", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct FaultTests {
    @Test(
        "while PostgreSQL processes are terminated and clients disconnect, other requests get correct responses and each change is made once"
    )
    func endedProcesses() async throws {
        let program = try await ServedProgram.waiting { try ServedProgram(SteadyLoad.patience) }
        let ended = try await SteadyLoad.run(against: program) { load in
            let owner = try PostgresSession(program.database)
            var ended = 0
            for fault in 0..<40 {
                load.wait(for: 25)
                let serving = try owner.query(Self.serving).rowCount
                ended += try owner.query(Self.ending).rowCount
                try Self.breakOff(program.url, after: fault)
                // Waits for replacements, because a server without any session for seconds correctly reports that there is no database.
                for _ in 0..<100 where try owner.query(Self.serving).rowCount < serving { usleep(5_000) }
            }
            return ended
        }
        #expect(ended >= 30)
        #expect(try program.stop() == 0)
    }

    /// The serving sessions.
    private static let serving = """
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND usename = '\(EmbeddedServer.servingRole)'
        """

    /// Terminates a busy serving session if there is one, or else any.
    private static let ending = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND usename = '\(EmbeddedServer.servingRole)' ORDER BY state = 'idle', random() LIMIT 1
        """

    /// Disconnects a client in the middle of a head, of a body, or of reading.
    private static func breakOff(_ url: String, after fault: Int) throws {
        let requests = [
            "printf 'POST /graphql HTT' >&3", "printf 'POST /graphql HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 50\\r\\n\\r\\n{' >&3",
            "printf 'GET /schema HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n' >&3", "printf '\\x16\\x03\\x01\\x02\\x00' >&3",
        ]
        let place = url.replacing("http://", with: "").split(separator: ":").joined(separator: "/")
        let said = try Command.run(["/bin/bash", "-c", "exec 3<>/dev/tcp/\(place); " + requests[fault % requests.count]])
        #expect(said.status == 0, "\(said)")
    }
}
