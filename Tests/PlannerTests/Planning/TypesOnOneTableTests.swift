import GraphQL
import Testing

@testable import Planner

@Suite("Types on one table")
struct TypesOnOneTableTests {
    private static let sdl = """
        type Query { node(id: ID!): Node nodes(ids: [ID!]!): [Node]! person(id: ID!): Person profile(id: ID!): Profile me: Profile }
        type Mutation { rename(input: RenameInput!): RenamePayload }
        input RenameInput { name: String! }
        type RenamePayload { person: Person profile: Profile }
        interface Node { id: ID! }
        type Person implements Node { id: ID! name: String! profile: Profile! }
        type Profile implements Node { id: ID! name: String! }
        """

    private static let planner = Result {
        Planner(
            catalog: try Catalog(
                schema: Schema(sdl: Array(sdl.utf8)),
                objects: [
                    queryRoot { nodes() + byID("person", "Person") + byID("profile", "Profile") + viewer("me", "Profile") },
                    object("Person", table: "account") { id() + columns("name") + one("profile", "Profile", by: "id") },
                    object("Profile", table: "account", ids: "profile") { id() + columns("name") },
                ],
                mutations: [
                    MutationBinding(
                        name: "rename",
                        access: .everyone,
                        domain: nil,
                        cost: 1,
                        payload: changed("person", "Person") + changed("profile", "Profile")
                    )
                ]
            )
        )
    }

    private static func plan(_ query: String, viewer: Viewer? = nil) throws -> ReadPlan {
        let document = try Document.parse(query)
        return try planner.get().plan(document.operations[0], of: document, for: RequestValues(viewer: viewer)).plan
    }

    /// The id prefixes in a plan's output.
    private static func prefixes(_ output: OutputPlan) -> [String] {
        output.nodes.compactMap { node in
            guard case .globalID(let prefix, _) = node else { return nil }
            return String(decoding: output.bytes[prefix.indices], as: UTF8.self)
        }
    }

    @Test("are found by their own id prefixes in the one table")
    func byPrefix() throws {
        #expect(try Self.planner.get().catalog.idPrefixes == ["account", "profile"])
        for (query, prefix) in [
            (#"{ node(id: "account_1") { id } }"#, "\"account_"), (#"{ node(id: "profile_1") { id } }"#, "\"profile_"),
            (#"{ person(id: "account_1") { id } }"#, "\"account_"), (#"{ profile(id: "profile_1") { id } }"#, "\"profile_"),
        ] {
            let plan = try Self.plan(query)
            #expect(Self.prefixes(plan.output) == [prefix])
            #expect(plan.statements().map(\.sql) == ["SELECT t1.id FROM account AS t1 WHERE (t1.id = $1::bigint)"])
        }
        #expect(try Self.prefixes(Self.plan("{ me { id } }", viewer: Viewer(account: 5)).output) == ["\"profile_"])
        #expect(try Self.prefixes(Self.plan(#"{ person(id: "account_1") { profile { id } id } }"#).output) == ["\"profile_", "\"account_"])
    }

    @Test("have one level each if a list has ids of both")
    func lists() throws {
        let plan = try Self.plan(#"{ nodes(ids: ["profile_1", "account_1", "profile_2"]) { id } }"#)
        let named = plan.levels.compactMap { level -> IDPrefix? in
            guard case .given(.ids(_, let prefix), .idPositions(_, let place)) = level.parent, prefix == place else { return nil }
            return prefix
        }
        #expect(named == ["account", "profile"])
        #expect(Self.prefixes(plan.output) == ["\"account_", "\"profile_"])
    }

    @Test("refuse each other's ids")
    func wrongPrefix() throws {
        for (query, message) in [
            (#"{ person(id: "profile_1") { id } }"#, "This is not the id of a Person; such an id has the form “account_42”."),
            (#"{ profile(id: "account_1") { id } }"#, "This is not the id of a Profile; such an id has the form “profile_42”."),
            (
                #"{ node(id: "person_1") { id } }"#,
                "This is not an id; ids have one of the forms “account_42”, “profile_42”."
            ),
        ] {
            let plan = try Self.plan(query)
            #expect(plan.output.errors.map(\.message) == [message])
            #expect(plan.levels.isEmpty)
        }
    }

    @Test("have their own ids in the payload of a mutation")
    func mutations() throws {
        let plan = try Self.plan(#"mutation { rename(input: {name: "x"}) { person { id } profile { id } } }"#)
        #expect(plan.payloads.flatMap { Self.prefixes($0.output) } == ["\"account_", "\"profile_"])
        #expect(plan.payloads.flatMap { $0.statements() }.allSatisfy { $0.sql.contains("FROM account AS") })
    }
}
