import Glibc
import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Anonymous clients at the gateway", .serialized, .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct AnonymousClientTests {
    private static let good = "{ recipe(id: \"recipe_7\") { id } }"
    private static let goodAnswer = #"{"data":{"recipe":{"id":"recipe_7"}}}"#

    /// A program with timeouts that even a busy machine does not exceed.
    private static let program = Result { try ServedProgram(patience + ["--head-timeout", "600", "--body-timeout", "600"]) }
    private static let patience = ["--queue-time", "600", "--request-timeout", "600"]

    /// A query with a response of about 100 KB.
    private static let big = """
        { recipes(first: 100) { nodes { title description ingredients { quantity ingredient { name } } instructions { text } } } }
        """

    @Test("200 clients that send byte by byte get their responses, and other requests succeed between any two bytes")
    func trickling() async throws {
        let port = try Self.program.get().port
        try await ServedProgram.waiting {
            let tricklers = try (0..<200).map { _ in try Client(port: port) }
            let client = try Client(port: port)
            for byte in Client.post(Self.good).utf8 {
                for trickler in tricklers { try trickler.send([byte]) }
                #expect(try client.query(Self.good).text == Self.goodAnswer)
            }
            for trickler in tricklers { #expect(try trickler.response().text == Self.goodAnswer) }
        }
    }

    @Test("1,000 connections with a query each")
    func connections() async throws {
        let port = try Self.program.get().port
        try await ServedProgram.waiting {
            let clients = try (0..<1_000).map { _ in try Client(port: port) }
            for (index, client) in clients.enumerated() {
                try client.send(
                    Client.post("query ($id: ID!) { recipe(id: $id) { id } }", variables: ["id": .string("recipe_\(index % 50 + 1)")])
                )
            }
            for (index, client) in clients.enumerated() {
                var response = try client.response()
                // Clients retry when the server tells them to.
                while response.status == 503, response.values("retry-after") == ["1"] {
                    usleep(100_000)
                    try client.send(
                        Client.post("query ($id: ID!) { recipe(id: $id) { id } }", variables: ["id": .string("recipe_\(index % 50 + 1)")])
                    )
                    response = try client.response()
                }
                let id = try response.json().at("data.recipe.id").string
                if id != "recipe_\(index % 50 + 1)" { Issue.record("\(index) received \(id ?? "nothing")") }
            }
        }
    }

    @Test("clients that request the largest responses and never read are dropped, and cost little until then")
    func neverReading() async throws {
        // All other timeouts are long, so a connection ends only because its responses are not read.
        try await ServedProgram.run(Self.patience + ["--write-timeout", "1", "--idle-timeout", "600"]) { program in
            let port = program.port
            try await ServedProgram.waiting {
                let client = try Client(port: port)
                let answer = try client.query(Self.big).body
                #expect(answer.count > 80_000)
                let memory = try program.residentMemory()
                let silent = try (0..<8).map { _ in try Client(port: port, receiveBuffer: 4_096) }
                for client in silent { try client.send(String(repeating: Client.post(Self.big), count: 100)) }
                for _ in 0..<50 { #expect(try client.query(Self.good).text == Self.goodAnswer) }
                // A client that starts reading before it is dropped would be served, so wait until the server reports that it has dropped
                // all.
                var most = memory
                var patience = 20_000
                while try Self.openConnections(client) > 1, patience > 0 {
                    most = max(most, try program.residentMemory())
                    patience -= 1
                    usleep(10_000)
                }
                #expect(patience > 0, "the server drops clients that do not read")
                // All responses together are a dozen times this size.
                #expect(most - memory < 8 * (answer.count + 600_000), "the buffered output of each client is bounded")
                for client in silent {
                    let (responses, rest) = client.responsesToEnd()
                    #expect(responses.count < 100 && rest.count <= answer.count + 1_000)
                    #expect(responses.allSatisfy { $0.status == 200 && $0.body == answer })
                }
                #expect(try client.query(Self.good).text == Self.goodAnswer)
            }
        }
    }

    /// The number of the program's connections, as it reports itself, including this one.
    private static func openConnections(_ client: Client) throws -> Double {
        let metrics = try PrometheusText(client.ask("/metrics").text)
        return try #require(metrics.value("cupboard_connections"))
    }

    @Test("clients that disconnect while the database works leave no work and no connection behind")
    func vanishing() async throws {
        let port = try Self.program.get().port
        try await ServedProgram.waiting {
            for round in 0..<300 {
                let leaver = try Client(port: port)
                try leaver.send(String(repeating: Client.post(Self.big), count: round % 4 + 1))
                if round % 3 > 0 { leaver.resetOnClose() }
            }
            // More requests at once than the pool has connections. None of them is still held for a disconnected client.
            let clients = try (0..<50).map { _ in try Client(port: port) }
            for client in clients { try client.send(Client.post(Self.good)) }
            for client in clients { #expect(try client.response().text == Self.goodAnswer) }
            #expect(try clients[0].ask("/health/ready").status == 200)
        }
    }
}
