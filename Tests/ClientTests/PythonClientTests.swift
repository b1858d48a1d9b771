import TestSupport
import Testing

@Suite("Clients in Python", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct PythonClientTests {
    /// What a script needs the server to be told; others take the defaults.
    private static let settings = ["gql_batch.py": ["--batching"]]

    @Test("find all that they expect of a server", arguments: Clients.scripts)
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

    @Test("are told when they are wrong: a script that fails is seen to fail")
    func failing() async throws {
        let outcome = try await Clients.python("no-such-script.py", against: .shared())
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("No such file"))
    }
}
