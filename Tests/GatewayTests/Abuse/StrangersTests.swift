import Glibc
import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Strangers at the gateway", .serialized, .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct StrangersTests {
    private static let good = "{ recipe(id: \"recipe_7\") { id } }"
    private static let goodAnswer = #"{"data":{"recipe":{"id":"recipe_7"}}}"#

    /// A program that gives clients and the database time, however busy the machine is.
    private static let program = Result { try ServedProgram(patience + ["--head-timeout", "600", "--body-timeout", "600"]) }
    private static let patience = ["--queue-time", "600", "--request-timeout", "600"]

    /// About 100 KB of answer.
    private static let big = """
        { recipes(first: 100) { nodes { title description ingredients { quantity ingredient { name } } instructions { text } } } }
        """

    @Test("200 clients that send byte by byte get their answers, and good requests are answered between each two bytes")
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
                // Whoever is told to come again does.
                while response.status == 503, response.values("retry-after") == ["1"] {
                    usleep(100_000)
                    try client.send(
                        Client.post("query ($id: ID!) { recipe(id: $id) { id } }", variables: ["id": .string("recipe_\(index % 50 + 1)")])
                    )
                    response = try client.response()
                }
                let id = try response.json().at("data.recipe.id").string
                if id != "recipe_\(index % 50 + 1)" { Issue.record("\(index) was answered \(id ?? "nothing")") }
            }
        }
    }

    @Test("clients that ask for the largest answers and never read are dropped, and cost little until then")
    func neverReading() async throws {
        // A connection ends only because its answers are not taken: nothing else has a short time.
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
                // Who begins to read before he is dropped is served to the end: wait until the server itself says that it has dropped all.
                var most = memory
                var patience = 20_000
                while try Self.openConnections(client) > 1, patience > 0 {
                    most = max(most, try program.residentMemory())
                    patience -= 1
                    usleep(10_000)
                }
                #expect(patience > 0, "the server gives up on clients that do not read")
                // All answers together are a dozen times that.
                #expect(most - memory < 8 * (answer.count + 600_000), "what waits for each is bounded")
                for client in silent {
                    let (responses, rest) = client.responsesToEnd()
                    #expect(responses.count < 100 && rest.count <= answer.count + 1_000)
                    #expect(responses.allSatisfy { $0.status == 200 && $0.body == answer })
                }
                #expect(try client.query(Self.good).text == Self.goodAnswer)
            }
        }
    }

    /// How many connections the program has, as it says itself; the asking one is among them.
    private static func openConnections(_ client: Client) throws -> Double {
        let metrics = try PrometheusText(client.ask("/metrics").text)
        return try #require(metrics.value("cupboard_connections"))
    }

    @Test("clients that vanish while the database works leave no work and no connection behind")
    func vanishing() async throws {
        let port = try Self.program.get().port
        try await ServedProgram.waiting {
            for round in 0..<300 {
                let leaver = try Client(port: port)
                try leaver.send(String(repeating: Client.post(Self.big), count: round % 4 + 1))
                if round % 3 > 0 { leaver.resetOnClose() }
            }
            // As many at once as the pool has connections, and more: none is still held for somebody who left.
            let clients = try (0..<50).map { _ in try Client(port: port) }
            for client in clients { try client.send(Client.post(Self.good)) }
            for client in clients { #expect(try client.response().text == Self.goodAnswer) }
            #expect(try clients[0].ask("/health/ready").status == 200)
        }
    }
}
