import Glibc
import TestSupport
import Testing

/// Invalid options of `cupboard serve`, tested with the real program and without a database.
@Suite("Invalid options of the server", .timeLimit(.minutes(20)))
struct ServeOptionsTests {
    /// The arguments, the environment, and a part of the message.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        var environment: [String: String] = [:]
        let message: String
        var testDescription: String { (environment.map { "\($0.key)=\($0.value)" } + arguments).joined(separator: " ") }
    }

    private static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    private static let contradiction = "--production and --demo (CUPBOARD_PRODUCTION and CUPBOARD_DEMO) conflict"

    static let mistakes = [
        Mistake(arguments: ["--production", "--demo"], message: contradiction),
        Mistake(arguments: ["--demo"], environment: ["CUPBOARD_PRODUCTION": "1"], message: contradiction),
        Mistake(arguments: ["--production"], environment: ["CUPBOARD_DEMO": "yes"], message: contradiction),
        Mistake(arguments: [], environment: ["CUPBOARD_PRODUCTION": "1", "CUPBOARD_DEMO": "1"], message: contradiction),
        Mistake(
            arguments: ["--production", "--demo", "--no-allow-demo"],
            environment: ["CUPBOARD_ALLOW_DEMO": "1"],
            message: contradiction
        ),
        Mistake(arguments: [], environment: ["CUPBOARD_ALLOW_DEMO": "maybe"], message: "CUPBOARD_ALLOW_DEMO must be 1 or 0, not “maybe”."),
        Mistake(arguments: ["--loops", "0"], message: "--loops must be between 1 and 256, not 0."),
        Mistake(arguments: [], environment: ["CUPBOARD_PORT": "http"], message: "CUPBOARD_PORT has the invalid value “http”."),
        Mistake(arguments: ["--max-body", "1"], message: "--max-body must be"),
        Mistake(arguments: ["--drain-delay", "-1"], message: "--drain-delay"),
        Mistake(arguments: ["--password-lock", "100000"], message: "--password-lock must be"),
        Mistake(arguments: ["--photo-bytes", "67108864"], message: "--photo-bytes must be less than"),
        Mistake(arguments: ["--photo-url", "photos"], message: "--photo-url must be a URL"),
        Mistake(arguments: ["--trusted-documents", "/nowhere/documents.json"], message: "/nowhere/documents.json"),
        Mistake(arguments: ["--schema", "/nowhere/schema.graphql"], message: "/nowhere/schema.graphql"),
        Mistake(arguments: ["--identity-providers", "/nowhere/providers.json"], message: "/nowhere/providers.json"),
        Mistake(arguments: ["--smtp-url", "nowhere"], message: "--smtp-url"),
    ]

    @Test("are reported before a database is created", arguments: mistakes)
    func noDatabase(mistake: Mistake) async throws {
        try await ServedProgram.waiting {
            let folder = TemporaryFolder()
            let data = folder.path + "/data"
            var command = [Command.cupboard, "serve", "--port", "0", "--data", data]
            if !mistake.arguments.contains("--schema") { command += ["--schema", ServedProgram.repository + "/schema.graphql"] }
            if mistake.environment["CUPBOARD_PORT"] != nil { command.removeSubrange(2...3) }
            let outcome = try Command.run(command + mistake.arguments, environment: mistake.environment)
            #expect(outcome.status != 0)
            #expect(outcome.errors.contains(mistake.message), "\(outcome)")
            #expect(!outcome.output.contains("listens"))
            #expect(!Self.exists(data), "a database folder was left behind")
        }
    }

    @Test("removing the demo data rejects --scale, because it always removes all of it")
    func removalOfScale() async throws {
        try await ServedProgram.waiting {
            let folder = TemporaryFolder()
            let outcome = try Command.run([Command.cupboard, "seed", "--remove", "--scale", "2", "--data", folder.path + "/data"])
            #expect(outcome.status != 0)
            #expect(outcome.errors.contains("--remove removes all demo data: remove --scale."), "\(outcome)")
            #expect(!Self.exists(folder.path + "/data"))
        }
    }

    @Test("--production without a database creates one without demo accounts, and prints no password")
    func productionIsEmpty() async throws {
        try await ServedProgram.waiting {
            let folder = TemporaryFolder()
            let data = folder.path + "/data"
            let schema = ServedProgram.repository + "/schema.graphql"
            let process = try WatchedProcess([Command.cupboard, "serve", "--port", "0", "--data", data, "--schema", schema, "--production"])
            let greeting = "Cupboard listens on"
            while try !process.output().contains(greeting), try !process.hasEnded { usleep(20_000) }
            let output = try process.output() + process.errors()
            #expect(output.contains(greeting), "\(output)")
            for word in ["Cupboard-Demo-1", "cupboard.example"] { #expect(!output.contains(word), "\(output)") }
            // Uses the same folder while the server runs.
            let administrators = try Command.run([Command.cupboard, "admin", "list", "--data", data])
            #expect(administrators.status == 0 && !administrators.output.contains("@"), "\(administrators)")
            let removal = try Command.run([Command.cupboard, "seed", "--remove", "--data", data])
            #expect(removal.output == "The database has no demo data.\n", "\(removal)")
            #expect(try process.stop() == 0)
        }
    }
}
