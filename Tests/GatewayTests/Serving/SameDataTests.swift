import Coverage
import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("The same operation over HTTP, in a batch and in memory", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct SameDataTests {
    /// The responses to the same requests in each way.
    private struct Answers: Sendable {
        var single: [String] = []
        var batched = ""
        var inMemory: [String] = []

        /// The indexes of requests with different bytes of `data`.
        var different: [Int] {
            single.indices.filter { SameDataTests.data(in: single[$0]) != SameDataTests.data(in: inMemory[$0]) }
        }

        /// The expected batch response: the single responses in order.
        var expectedBatch: String { "[" + single.joined(separator: ",") + "]" }
    }

    /// Returns the bytes of `data`, which errors may precede.
    private static func data(in response: String) -> Substring? {
        if response.hasPrefix(#"{"data":"#) { return response.dropFirst(8) }
        return response.firstRange(of: #"],"data":"#).map { response[$0.upperBound...] }
    }

    /// Sends the requests in each way, one way after another.
    ///
    /// `reset` undoes their changes.
    private static func ask(
        _ requests: [(document: String, variables: ObjectValue)],
        as caller: TestToken? = nil,
        _ fixture: GatewayFixture,
        reset: @escaping @Sendable () throws -> Void = {}
    ) async throws -> Answers {
        let first = fixture.gateway.services[0]
        let memory = EngineClient(engine: first.engine, identities: first.identities)
        return try await fixture.client { client in
            var answers = Answers()
            answers.single = try requests.map { try client.query($0.document, variables: $0.variables, as: caller).text }
            try reset()
            let bodies = requests.map { request in
                var writer = ResponseWriter()
                writer.write(.object(["query": .string(request.document), "variables": .object(request.variables)]))
                return writer.text
            }
            try client.send(Client.post(body: "[" + bodies.joined(separator: ",") + "]", headers: caller?.headers ?? []))
            answers.batched = try client.response().text
            try reset()
            answers.inMemory = try requests.map { try memory.query($0.document, variables: $0.variables, as: caller).text }
            return answers
        }
    }

    @Test("returns the same bytes each time for a sample of all operations", arguments: [TestSchema.repository, .market, .club])
    func sample(schema: TestSchema) async throws {
        let snapshot = try schema.snapshot()
        // Administrators' reads are audited, so the audit log grows while it is read.
        let operations = CoveringOperations.all(of: snapshot.planner.catalog, examples: schema.examples).filter {
            $0.kind == .query && !$0.query.contains("auditLog")
        }
        var generator = SeededGenerator(seed: 13)
        let requests = operations.shuffled(using: &generator).prefix(200).map { (document: $0.query, variables: $0.variables) }
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.engine.limits.cost = 1_000_000
            configuration.requests.batch = 200
        }
        try await GatewayFixture.run(snapshot, database: schema.database(), configure: configure) { fixture in
            let answers = try await Self.ask(Array(requests), as: schema.caller, fixture)
            #expect(answers.different.map { requests[$0].document } == [])
            #expect(answers.batched == answers.expectedBatch)
            #expect(answers.single.count { $0.hasPrefix(#"{"data":{"#) } > requests.count * 3 / 4)
        }
    }

    @Test("also with field errors, variables in directives, and invalid variables")
    func errors() async throws {
        let requests: [(document: String, variables: ObjectValue)] = [
            ("query ($id: ID!) { shelf(id: $id) { id title best { name } } }", ["id": "shelf_1"]),
            ("query ($id: ID!) { shelf(id: $id) { id title best { name } } }", ["id": "shelf_2"]),
            ("query ($all: Boolean!) { shelves { nodes { id boxes @include(if: $all) { name parts { word } } } } }", ["all": true]),
            ("query ($all: Boolean!) { shelves { nodes { id boxes @include(if: $all) { name parts { word } } } } }", ["all": false]),
            (#"{ nodes(ids: ["shelf_1", "box_21", "nothing_1"]) { id } }"#, [:]),
            (#"{ a: shelf(id: "shelf_1") { tags } b: shelf(id: "shelf_3") { tags top { name } } }"#, [:]),
            ("query ($id: ID!) { shelf(id: $id) { id } }", ["id": nil]), ("{ __typename }", [:]), ("{ nonsense }", [:]),
        ]
        // The errors contain request ids, which differ.
        try await GatewayFixture.run(Shelves.snapshot(), database: Shelves.database(), configure: { $0.requests.batch = 20 }) { fixture in
            let answers = try await Self.ask(requests, fixture)
            #expect(answers.different == [])
            #expect(answers.single.count { $0.hasPrefix(#"{"errors""#) && Self.data(in: $0) != nil } >= 4, "\(answers.single)")
            let batched = try JSONText.value(answers.batched).items
            #expect(try batched.map(\.data) == answers.single.map { try JSONText.value($0).data })
        }
    }

    @Test("also for a mutation")
    func mutation() async throws {
        let pay = """
            mutation ($input: PayInput!) { pay(input: $input) {
                from { id coins } to { coins payments(first: 3) { totalCount nodes { coins } } } slips { text next { parts } }
                message userErrors { code message field } } }
            """
        let requests: [(document: String, variables: ObjectValue)] = [
            (pay, ["input": ["from": "purse_1", "to": "purse_2", "coins": 30]]),
            (pay, ["input": ["from": "purse_2", "to": "purse_1", "coins": 131]]),
            ("mutation { fail(input: {how: NOT_FOUND}) { message } count { coins } }", [:]),
            ("{ purses { nodes { id coins } } }", [:]),
        ]
        let database = try Purses.database()
        try await GatewayFixture.run(Purses.snapshot(), database: database, configure: { $0.requests.batch = 5 }) { fixture in
            let answers = try await Self.ask(requests, fixture) {
                try PostgresSession(database).execute("UPDATE purse SET coins = 100; TRUNCATE payment RESTART IDENTITY")
            }
            #expect(answers.different == [])
            #expect(answers.batched == answers.expectedBatch)
            #expect(answers.single.first?.hasPrefix(#"{"data":{"pay":{"from":{"id":"purse_1","coins":70},"to":{"coins":130,"#) == true)
        }
    }
}
