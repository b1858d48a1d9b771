import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Two types on one table", .tags(.database), .timeLimit(.minutes(20)))
struct TypesOnOneTableTests {
    private static let database = Result { try Club.database() }

    private static func ask(_ body: @escaping @Sendable (EngineClient) throws -> Void) async throws {
        try await EngineFixture.read(Club.snapshot(), database: Self.database.get()) { try await $0.client(body) }
    }

    private static let content = "__typename id ... on Member { name } ... on Profile { nickname } ... on Note { text }"

    @Test("have ids with different prefixes for the same row")
    func node() async throws {
        try await Self.ask { client throws in
            for (id, expected) in [
                ("member_1", #"{"__typename":"Member","id":"member_1","name":"Ada a"}"#),
                ("profile_1", #"{"__typename":"Profile","id":"profile_1","nickname":"countess a"}"#),
                // A condition that hides rows of one type does not hide rows of the other.
                ("member_3", #"{"__typename":"Member","id":"member_3","name":"Cy a"}"#), ("profile_3", "null"), ("profile_4", "null"),
            ] {
                let query = "{ node(id: \"\(id)\") { \(Self.content) } }"
                #expect(try client.query(query).text == #"{"data":{"node":\#(expected)}}"#)
            }
            let query = #"{ member(id: "member_2") { id profile { id member { id } } } profile(id: "profile_2") { id member { id } } }"#
            let expected =
                #"{"data":{"member":{"id":"member_2","profile":{"id":"profile_2","member":{"id":"member_2"}}},"#
                + #""profile":{"id":"profile_2","member":{"id":"member_2"}}}}"#
            #expect(try client.query(query).text == expected)
        }
    }

    @Test("can be requested in one list of ids")
    func nodes() async throws {
        try await Self.ask { client throws in
            let ids: Value = ["profile_1", "member_1", "note_21", "profile_3", "member_3", "profile_1"]
            let query = "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }"
            let found = try client.data(query, variables: ["ids": ids])["nodes"].items
            #expect(found.map { $0["id"].string } == ["profile_1", "member_1", "note_21", nil, "member_3", "profile_1"])
            #expect(found.map { $0["__typename"].string } == ["Profile", "Member", "Note", nil, "Member", "Profile"])
        }
    }

    @Test("refuse each other's ids")
    func wrongPrefix() async throws {
        try await Self.ask { client throws in
            for (field, message) in [
                (#"member(id: "profile_1") { id }"#, "This is not the id of a Member; such an id has the form “member_42”."),
                (#"profile(id: "member_1") { id }"#, "This is not the id of a Profile; such an id has the form “profile_42”."),
                (#"notes(authorId: "member_1") { totalCount }"#, "“authorId” must be an id of the form “profile_42”."),
                (
                    #"notes(amongIds: ["profile_1", "member_1"]) { totalCount }"#,
                    "“amongIds” must contain only ids of the form “profile_42”."
                ),
                (
                    #"node(id: "club_1") { id }"#,
                    "This is not an id; ids have one of the forms “member_42”, “note_42”, “profile_42”."
                ),
            ] {
                let json = try client.query("{ \(field) }").json()
                #expect(json.errors.at("0.message").string == message)
            }
            let one = #"one: notes(authorId: "profile_1") { nodes { id } }"#
            let some = #"some: notes(amongIds: ["profile_1", "profile_2"]) { totalCount }"#
            let data = try client.data("{ \(one) \(some) }")
            #expect(data.at("one.nodes").items.map { $0["id"].string } == ["note_11", "note_12"])
            #expect(data.at("some.totalCount").int == 4)
        }
    }

    @Test("are members of one union, and each of its rows has one of the types")
    func union() async throws {
        try await Self.ask { client throws in
            let data = try client.data(#"{ find(text: "a") { totalCount nodes { ... on Node { \#(Self.content) } } } }"#)
            #expect(data.at("find.totalCount").int == 3)
            let found = data.at("find.nodes").items.map { "\($0["id"].string ?? "-") \($0["__typename"].string ?? "-")" }
            #expect(found == ["member_1 Member", "member_3 Member", "profile_1 Profile"])
        }
    }
}
