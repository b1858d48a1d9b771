import Glibc
import Postgres
import TestSupport

/// External programs that use the server.
enum Clients {
    /// The scripts in Tests/ClientTests/Python.
    ///
    /// Each is a client that fails with a message if the server does not behave as expected.
    static let scripts = Files.names(in: folder + "/Python").filter { $0.hasSuffix(".py") && $0 != "server.py" }.sorted()

    /// Whether a browser is available, which `scripts/test --browser` installs.
    static let hasBrowser = unsafe getenv("CUPBOARD_BROWSER") != nil

    /// Runs a script of a folder against a server, or through a proxy.
    static func python(
        _ script: String,
        in folder: String = "Python",
        against server: ServedProgram,
        through proxy: ReverseProxy? = nil,
        environment: [String: String] = [:]
    ) async throws -> Command.Outcome {
        let interpreter = ServedProgram.repository + "/.venv/bin/python"
        guard unsafe access(interpreter, X_OK) == 0 else { throw Missing(description: "no \(interpreter): scripts/test makes it") }
        // Without -B it would leave compiled files in the repository.
        return try await run(
            [interpreter, "-B", "\(Self.folder)/\(folder)/\(script)"],
            environment: ["CUPBOARD_URL": proxy?.url ?? server.url, "CUPBOARD_DATABASE": server.database]
                .merging(trust(in: proxy)) { given, _ in given }.merging(environment) { given, _ in given }
        )
    }

    /// Returns the environment variables that make clients trust a proxy's certificate.
    private static func trust(in proxy: ReverseProxy?) -> [String: String] {
        guard let proxy else { return [:] }
        let names = ["SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, proxy.certificate) })
    }

    /// Runs curl with its errors on standard error, and no other additional output.
    static func curl(_ arguments: [String], input: String = "") async throws -> Command.Outcome {
        try await run(["/usr/bin/env", "curl", "--silent", "--show-error", "--disable", "--max-time", "60"] + arguments, input: input)
    }

    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a client on a thread that may block.
    ///
    /// A hanging client is terminated.
    private static func run(_ command: [String], environment: [String: String] = [:], input: String = "") async throws -> Command.Outcome {
        try await ServedProgram.waiting {
            try Command.run(["/usr/bin/env", "timeout", "120"] + command, environment: environment, input: input)
        }
    }

    private static let folder = ServedProgram.repository + "/Tests/ClientTests"
}
