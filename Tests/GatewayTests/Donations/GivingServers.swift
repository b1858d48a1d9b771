import Glibc
import Reactor
import ServiceSupport
import TestSupport

/// Two servers on one database, of which one can be killed and started again while the other goes on.
final class GivingServers: Sendable {
    /// How programs connect to the database.
    private let database: String
    private let programs: Lock<[ServedProgram?]>

    init(_ database: String) throws {
        self.database = database
        programs = Lock([try Self.start(database), try Self.start(database)])
    }

    private static func start(_ database: String) throws -> ServedProgram { try ServedProgram(hasDemoData: false, database: database) }

    /// Where one of the two listens; nil while it does not.
    func port(_ side: Int) -> UInt16? { programs.withLock { $0[side]?.port } }

    /// Where one of the two listens, or else the other.
    func anyPort(preferring side: Int) -> UInt16? { port(side) ?? port(1 - side) }

    /// Kills one of the two in the middle of what it does, and starts it again.
    func killAndRestart(_ side: Int) throws {
        let killed = programs.withLock { programs in
            defer { programs[side] = nil }
            return programs[side]
        }
        killed?.signal(SIGKILL)
        try killed?.stop()
        let program = try Self.start(database)
        programs.withLock { $0[side] = program }
    }

    /// Stops both.
    func stop() throws {
        let all = programs.withLock { programs in
            defer { programs = [nil, nil] }
            return programs
        }
        for program in all { try program?.stop() }
    }
}

/// Somebody at the keyboard for several accounts, with a connection to each server.
struct GivingClient {
    private let town: GivingTown
    private let servers: GivingServers
    private var random: SeededGenerator
    /// By the port: a server that was started again has another.
    private var connections: [UInt16: Client] = [:]

    init(_ town: GivingTown, _ servers: GivingServers, seed: Int) {
        (self.town, self.servers, random) = (town, servers, SeededGenerator(seed: seed))
    }

    /// Has so many clients, on a thread each, do so much at once; the body runs meanwhile.
    static func run(
        _ count: Int,
        acts: Int,
        seed: Int,
        _ town: GivingTown,
        _ servers: GivingServers,
        _ body: () throws -> Void = {}
    ) throws {
        let threads = try (0..<count).map { number in
            try Thread {
                var client = GivingClient(town, servers, seed: seed &* 1_000 &+ number)
                for _ in 0..<acts { client.act() }
            }
        }
        defer { for thread in threads { thread.join() } }
        try body()
    }

    /// Does something, and now and then says once more what was done already.
    private mutating func act() {
        let act = town.choose(&random)
        let outcome = send(act)
        town.note(outcome, of: act)
        if outcome.isDone, random.once(in: 6) { town.note(again: send(act), of: act) }
    }

    /// Sends an act, to one server or the other, until an answer comes.
    private mutating func send(_ act: GivingAct) -> GivingAct.Outcome {
        for _ in 0..<1_200 {
            if let port = servers.anyPort(preferring: random.number(0...1)) {
                do {
                    let client = try connections[port] ?? Client(port: port)
                    connections[port] = client
                    try client.send(act.request(until: town.expiry))
                    if let outcome = try act.outcome(in: client.response()) { return outcome }
                } catch {
                    // No one knows what became of it.
                    connections[port] = nil
                }
                town.noteCut()
            }
            usleep(50_000)
        }
        return .unknown
    }
}
