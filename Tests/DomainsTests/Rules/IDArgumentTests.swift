import Coverage
import Engine
import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Ids from clients", .tags(.database), .timeLimit(.minutes(20)))
struct IDArgumentTests {
    /// Arguments and fields that accept ids of any type.
    private static let ofAnyType: Set<String> = ["Query.node(id:)", "Query.nodes(ids:)", "AuditFilter.objectId"]

    /// A document with one id replaced.
    private struct Attempt {
        let coordinate: String
        let document: String
        let isMutation: Bool

        /// Every argument and input field that takes ids, each in its shortest operation, with each id replaced in turn.
        static func all(_ catalog: Catalog, replacing replacement: (_ prefix: String) -> String) -> [Attempt] {
            var values = ExampleValues()
            values.prefersDescribed = true
            let (schema, examples) = (catalog.schema, ExampleOperations(catalog, examples: values))
            return schema.elements.flatMap { element -> [Attempt] in
                let input: InputValueID
                switch element {
                case .argument(let id, _, _), .inputField(let id, _): input = id
                default: return []
                }
                let coordinate = schema.coordinate(of: element).description
                guard schema[input].type.named == .id else { return [] }
                guard let document = examples.operation(showing: element) else {
                    Issue.record("\(coordinate) has no example")
                    return []
                }
                let ids = document.matches(of: /"([a-z_]+)_\d+"/)
                #expect(!ids.isEmpty, "\(coordinate): \(document)")
                return ids.map { match in
                    let changed = document.replacingCharacters(in: match.range, with: "\"\(replacement(String(match.output.1)))\"")
                    return Attempt(coordinate: coordinate, document: changed, isMutation: document.hasPrefix("mutation"))
                }
            }
        }
    }

    private static func run(
        replacing replacement: (String) -> String,
        _ check: @escaping @Sendable (_ coordinate: String, _ document: String, _ isMutation: Bool, _ answer: Value) -> Void
    ) async throws {
        let attempts = Attempt.all(try SchemaFile.snapshot().planner.catalog, replacing: replacement)
        let asked = attempts.map { ($0.coordinate, $0.document, $0.isMutation) }
        #expect(Set(asked.map(\.0)).count > 15)
        try await EngineFixture.run { fixture in
            let administrator = try Member("Administrator", roles: ["DONOR", "RECEIVER"], isAdmin: true, in: fixture.database)
            try await fixture.client { client throws in
                for (coordinate, document, isMutation) in asked {
                    check(coordinate, document, isMutation, try client.query(document, as: administrator).json())
                }
            }
        }
    }

    @Test(
        "are a client error when malformed, wherever the schema takes an id",
        arguments: [
            "nonsense", "", "7", "recipe", "recipe_0", "recipe_007", "recipe_-1", "RECIPE_1", "recipe_99999999999999999999", "nothing_1",
        ]
    )
    func malformed(id: String) async throws {
        try await Self.run(replacing: { _ in id }) { coordinate, document, _, answer in
            #expect(answer.errorCode == "BAD_USER_INPUT", "\(coordinate): \(document) answers \(answer)")
            #expect(answer.errors.items.count == 1)
            #expect(answer.at("errors.0.path") != .null, "\(coordinate)")
        }
    }

    @Test("are a client error when they have another type")
    func ofAnotherType() async throws {
        try await Self.run(replacing: { $0 == "recipe" ? "ingredient_1" : "recipe_1" }) { coordinate, document, _, answer in
            if Self.ofAnyType.contains(coordinate) {
                #expect(answer.errors == .null, "\(coordinate): \(document) answers \(answer)")
            } else {
                #expect(answer.errorCode == "BAD_USER_INPUT", "\(coordinate): \(document) answers \(answer)")
            }
        }
    }

    @Test("may be unknown: queries return null or nothing, mutations return NOT_FOUND")
    func unknown() async throws {
        try await Self.run(replacing: { "\($0)_999999999" }) { coordinate, document, isMutation, answer in
            if isMutation {
                #expect(answer.errorCode == "NOT_FOUND", "\(coordinate): \(document) answers \(answer)")
            } else {
                #expect(answer.errors == .null, "\(coordinate): \(document) answers \(answer)")
            }
        }
    }

    @Test("fail separately within a list, like ids outside an API key's scopes")
    func places() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let member = try Member("Ana", in: session)
            let key = try TestToken.key(of: member.number, scopes: ["RECIPES_READ"], in: session)
            try await fixture.client { client throws in
                let document = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }"
                let ids: Value = ["recipe_1", "xx", "food_post_1", "recipe_99999", "yy_1", "recipe_2"]
                let answer = try client.query(document, variables: ["ids": ids], as: key).json()
                #expect(answer.at("data.nodes") == [["id": "recipe_1"], nil, nil, nil, nil, ["id": "recipe_2"]])
                let errors = answer.errors.items
                #expect(errors.map { $0["path"] } == [["nodes", 1], ["nodes", 2], ["nodes", 4]])
                #expect(errors.compactMap { $0.at("extensions.code").string } == ["BAD_USER_INPUT", "FORBIDDEN", "BAD_USER_INPUT"])
                #expect(errors[1].at("extensions.denied").string == "scope DONATIONS_READ")
                // The plan is cached, and other ids of the same types get their own results.
                let others: Value = ["recipe_3", "food_post_2", "recipe_1", "zz_9"]
                let again = try client.query(document, variables: ["ids": others], as: key).json()
                #expect(again.at("data.nodes") == [["id": "recipe_3"], nil, ["id": "recipe_1"], nil])
                #expect(again.errors.items.map { $0["path"] } == [["nodes", 1], ["nodes", 3]])
                let none = try client.query(#"{ nodes(ids: ["a", "b"]) { id } }"#).json()
                #expect(none.data == ["nodes": [nil, nil]])
                #expect(none.errors.items.count == 2)
            }
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
