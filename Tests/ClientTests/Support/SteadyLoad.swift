import Glibc
import Postgres
import TestSupport
import Testing

/// People who ask and change things without a pause, while a test does something to the server or its database.
struct SteadyLoad: Sendable {
    private let folder = TemporaryFolder()
    private var progress: String { folder.path + "/progress" }

    /// What a server is told that they ask: beside other tests, a machine may stand still for longer than a server lets people wait, and what
    /// it takes meanwhile would be charged to accounts until their minute is used up.
    static let patience = [
        "--queue-time", "60", "--request-timeout", "60", "--account-points-per-minute", "0", "--address-points-per-minute", "0",
    ]

    /// Runs a body while they ask, on a thread that may block; each of their requests must be answered rightly, and each change be made once.
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
        // What was told as done is in the audit; failures would stand behind the number.
        let told = try await outcome
        let changes = try PostgresSession(server.database).query("SELECT count(*) FROM audit_entry WHERE action = 'setLanguage'").int8(0, 0)
        let log = try proxy?.errors() ?? ""
        #expect(told == Command.Outcome(status: 0, output: "\(changes ?? 0) changes\n", errors: ""), "\(log)")
        return try answer.get()
    }

    /// Waits until so many requests more were answered; the time limit of the suite ends it when they never are.
    func wait(for count: Int) {
        let wanted = answered + count
        while answered < wanted { usleep(5_000) }
    }

    private var answered: Int { (try? Command.text(of: progress)).flatMap { Int($0) } ?? 0 }

    private func stop() {
        if let stop = unsafe fopen(progress + ".stop", "w") { unsafe fclose(stop) }
    }
}
