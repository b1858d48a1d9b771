import Glibc
import Reactor
import ServiceSupport
import TestSupport

/// Two servers on one database.
///
/// One can be killed and restarted while the other runs.
final class ServerPair: Sendable {
    /// The connection string of the programs.
    private let database: String
    private let hasDemoData: Bool
    private let programs: Lock<[ServedProgram?]>

    init(_ database: String, hasDemoData: Bool = false) throws {
        (self.database, self.hasDemoData) = (database, hasDemoData)
        func start() throws -> ServedProgram { try ServedProgram(hasDemoData: hasDemoData, database: database) }
        programs = Lock([try start(), try start()])
    }

    /// Returns the port of one server, or nil while it does not listen.
    func port(_ side: Int) -> UInt16? { programs.withLock { $0[side]?.port } }

    /// Returns the port of one server, or else of the other.
    func anyPort(preferring side: Int) -> UInt16? { port(side) ?? port(1 - side) }

    /// Kills a server during its work, and restarts it.
    func killAndRestart(_ side: Int) throws {
        let killed = programs.withLock { programs in
            defer { programs[side] = nil }
            return programs[side]
        }
        killed?.signal(SIGKILL)
        try killed?.stop()
        let program = try ServedProgram(hasDemoData: hasDemoData, database: database)
        programs.withLock { $0[side] = program }
    }

    /// Stops both servers.
    func stop() throws {
        let all = programs.withLock { programs in
            defer { programs = [nil, nil] }
            return programs
        }
        for program in all { try program?.stop() }
    }
}

/// Connects to two servers, and retries until one of them responds.
struct PersistentClient {
    private let servers: ServerPair
    /// The connections by port.
    ///
    /// A restarted server has another port.
    private var connections: [UInt16: Client] = [:]

    init(_ servers: ServerPair) { self.servers = servers }

    /// Sends an act to both servers in turns until a response has its outcome.
    ///
    /// Calls `isCut` for each missing response.
    mutating func send(
        _ request: String,
        toSide first: Int,
        outcome: (Response) throws -> ActOutcome?,
        isCut: () -> Void
    ) -> ActAnswer {
        let start = MonotonicTime.now
        var isResent = false
        func answer(_ outcome: ActOutcome) -> ActAnswer {
            ActAnswer(outcome: outcome, sent: start, answered: .now, isResent: isResent)
        }
        for attempt in 0..<1_200 {
            if let port = servers.anyPort(preferring: (first + attempt) % 2) {
                do {
                    let client = try connections[port] ?? Client(port: port)
                    connections[port] = client
                    try client.send(request)
                    if let outcome = try outcome(client.response()) { return answer(outcome) }
                } catch {
                    // The act may have been done.
                    connections[port] = nil
                }
                isResent = true
                isCut()
            }
            usleep(50_000)
        }
        return answer(.unknown)
    }
}
