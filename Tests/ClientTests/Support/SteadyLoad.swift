import Glibc
import Postgres
import TestSupport
import Testing

/// Users that send queries and mutations continuously, while a test affects the server or its database.
struct SteadyLoad: Sendable {
    private let folder = TemporaryFolder()
    private var progress: String { folder.path + "/progress" }

    /// The server's arguments.
    ///
    /// With other tests on a machine, pauses can exceed the server's timeouts. Their time would also be charged to accounts until their
    /// points are used up.
    static let patience = [
        "--queue-time", "60", "--request-timeout", "60", "--account-points-per-minute", "0", "--address-points-per-minute", "0",
    ]

    /// Runs a body on a thread that may block while the users are active.
    ///
    /// Each request must get a correct response, and each change must be made once.
    static func run<Answer: Sendable>(
        against server: ServedProgram,
        through proxy: ReverseProxy? = nil,
        _ body: @escaping @Sendable (SteadyLoad) throws -> Answer
    ) async throws -> Answer {
        let load = SteadyLoad()
        async let outcome = Clients.python(
            "steady.py",
            in: "Load",
            against: server,
            through: proxy,
            environment: ["CUPBOARD_PROGRESS": load.progress]
        )
        let answer: Result<Answer, any Error>
        do {
            answer = .success(try await ServedProgram.waiting { try body(load) })
        } catch {
            answer = .failure(error)
        }
        load.stop()
        // Each confirmed change must be in the audit. Failures would follow the number in the output.
        let result = try await outcome
        let changes = try PostgresSession(server.database).query("SELECT count(*) FROM audit_entry WHERE action = 'setLanguage'").int8(0, 0)
        let log = try proxy?.errors() ?? ""
        #expect(result == Command.Outcome(status: 0, output: "\(changes ?? 0) changes\n", errors: ""), "\(log)")
        return try answer.get()
    }

    /// Waits for a number of further responses.
    ///
    /// The time limit of the suite ends the wait if they never arrive.
    func wait(for count: Int) {
        let wanted = answered + count
        while answered < wanted { usleep(5_000) }
    }

    private var answered: Int { (try? Command.text(of: progress)).flatMap { Int($0) } ?? 0 }

    private func stop() {
        if let stop = unsafe fopen(progress + ".stop", "w") { unsafe fclose(stop) }
    }
}
