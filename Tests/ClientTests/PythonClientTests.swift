import TestSupport
import Testing

@Suite("Python clients", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct PythonClientTests {
    /// The server arguments of a script.
    ///
    /// Other scripts use the defaults.
    private static let settings = ["gql_batch.py": ["--batching"]]

    @Test("scripts work with the server", arguments: Clients.scripts)
    func served(script: String) async throws {
        if let arguments = Self.settings[script] {
            try await ServedProgram.run(arguments) { try await Self.check(script, against: $0) }
        } else {
            try await Self.check(script, against: .shared())
        }
    }

    private static func check(_ script: String, against server: ServedProgram) async throws {
        let outcome = try await Clients.python(script, against: server)
        #expect(outcome.status == 0, "\(outcome)")
    }

    @Test("a failing script is detected")
    func failing() async throws {
        let outcome = try await Clients.python("no-such-script.py", against: .shared())
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("No such file"))
    }
}
