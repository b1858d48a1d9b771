import Foundation
import Glibc
import Reactor
import ServiceSupport
import TestSupport
import Testing

@Suite("The life of a server", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct ServerLifecycleTests {
    /// Runs a body on a thread that may block.
    private static func serve(_ arguments: [String], _ body: @escaping @Sendable (ServedProgram) throws -> Void) async throws {
        try await ServedProgram.waiting { try body(ServedProgram(arguments)) }
    }

    private static let version = "{ serverInfo { schemaVersion } }"

    @Test("on SIGTERM it reports that it is not ready, continues to serve, finishes requests in flight, and exits with status 0")
    func terminate() async throws {
        try await Self.serve(["--drain-delay", "10", "--grace", "120"]) { program throws in
            let client = try Client(port: program.port)
            while try client.ask("/health/ready").text != "ready\n" { usleep(20_000) }
            program.signal(SIGTERM)
            // The last response before the end closes the connection, so that no client is cut off between two requests.
            var last = try client.ask("/health/live")
            while last.values("connection").isEmpty { last = try client.ask("/health/live") }
            #expect(last.values("connection") == ["close"])
            let obstacle = try Client(port: program.port).ask("/health/ready")
            #expect(obstacle.status == 503)
            #expect(obstacle.text == "not ready: the server is shutting down\n")
            #expect(obstacle.values("retry-after") == ["1"])
            // Load balancers need a moment to react, and later requests are still served.
            #expect(try Client(port: program.port).query(Self.version).status == 200)
            #expect(try Client(port: program.port).ask("/health/live").status == 200)

            // A request with an incomplete body when the listener closes still gets a response, which is the connection's last.
            let late = try Client(port: program.port)
            let request = Client.post("{ a: recipe(id: \"recipe_1\") { id } }")
            try late.send(String(request.dropLast(3)))
            while (try? Client(port: program.port)) != nil { usleep(20_000) }
            try late.send(String(request.suffix(3)))
            let response = try late.response()
            #expect(response.text == #"{"data":{"a":{"id":"recipe_1"}}}"#)
            #expect(response.values("connection") == ["close"])
            #expect(try program.stop() == 0)
        }
    }

    @Test("on SIGINT it ends immediately")
    func interrupt() async throws {
        try await Self.serve(["--drain-delay", "600"]) { program throws in
            #expect(try Client(port: program.port).ask("/health/live").status == 200)
            program.signal(SIGINT)
            while (try? Client(port: program.port)) != nil { usleep(20_000) }
            #expect(try program.stop() == 0)
        }
    }

    @Test("on SIGHUP it loads a valid schema, or else keeps the old one, on the same connection")
    func reload() async throws {
        let folder = TemporaryFolder()
        let file = folder.path + "/schema.graphql"
        let schema = try Command.text(of: ServedProgram.repository + "/schema.graphql")
        try schema.write(toFile: file, atomically: true, encoding: .utf8)
        try await Self.serve(["--schema", file]) { program throws in
            let client = try Client(port: program.port)
            let first = try client.data(Self.version)
            #expect(try client.data("{ recipes(first: 1) { nodes { id } } }").at("recipes.nodes").items.count == 1)

            try ("# Another comment, and so another version.\n" + schema).write(toFile: file, atomically: true, encoding: .utf8)
            program.signal(SIGHUP)
            var second = try client.data(Self.version)
            while second == first { second = try client.data(Self.version) }
            #expect(try client.data("{ recipes(first: 1) { nodes { id } } }").at("recipes.nodes").items.count == 1)
            #expect(try client.ask("/schema.graphql").text.hasPrefix("# Another comment"))

            try ("type Query { nothing: Nowhere }").write(toFile: file, atomically: true, encoding: .utf8)
            program.signal(SIGHUP)
            while try !program.errors().contains("Nowhere") { usleep(20_000) }
            #expect(try client.data(Self.version) == second)
            try program.stop()
        }
    }
}
