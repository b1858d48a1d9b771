import GraphQL
import Testing

@testable import Planner

@Suite("The visibility of rows")
struct VisibilityTests {
    private static let sdl = """
        type Query {
          node(id: ID!): Node nodes(ids: [ID!]!): [Node]! note(id: ID!): Note notes(first: Int): NoteConnection! recent(first: Int): NoteConnection!
          found(first: Int): ThingConnection! seen(first: Int): ThingConnection!
        }
        interface Node { id: ID! }
        union Thing = Note | Tag
        type Note implements Node { id: ID! text: String! answer: Note answers: [Note!]! latest: [Note!]! }
        type Tag implements Node { id: ID! text: String! }
        type NoteConnection { nodes: [Note!]! edges: [NoteEdge!]! pageInfo: PageInfo! totalCount: Int! }
        type NoteEdge { cursor: String! node: Note! }
        type ThingConnection { nodes: [Thing!]! edges: [ThingEdge!]! pageInfo: PageInfo! totalCount: Int! }
        type ThingEdge { cursor: String! node: Thing! }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        """

    private static let order = Orders.fixed(.ascending(.text) { "\($0).text" })

    private static let planner = Result {
        Planner(
            catalog: try Catalog(
                schema: Schema(sdl: Array(sdl.utf8)),
                objects: [
                    queryRoot {
                        nodes()
                        byID("note", "Note")
                        connection("notes", "Note", orders: order)
                        connection("recent", "Note", orders: order, from: { _, _ in "SELECT * FROM note WHERE is_recent" })
                        connection("found", "Thing", orders: order, from: { _, _ in "SELECT kind, id, text FROM thing" })
                        connection("seen", "Thing", orders: order, from: { _, _ in "SELECT kind, id, text FROM s" }, excludesHidden: true)
                    },
                    object("Note", table: "note", visible: { note, _ in "\(note).is_public OR \(note).is_old" }) {
                        id()
                        columns("text")
                        one("answer", "Note", by: "answer_id")
                        many("answers", "Note", by: "note_id", order: .ascending(.text) { "\($0).text" })
                        many(
                            "latest",
                            "Note",
                            order: .ascending(.text) { "\($0).text" },
                            // Without the columns that the condition uses.
                            from: { note, _ in "SELECT id, text FROM note WHERE note_id = \(note ?? "NULL") LIMIT 5" }
                        )
                    },
                    object("Tag", table: "tag") { id() + columns("text") },
                ]
            )
        )
    }

    private static func statements(_ query: String) throws -> [String] {
        let document = try Document.parse(query)
        return try planner.get().plan(document.operations[0], of: document, for: RequestValues()).plan.statements().map(\.sql)
    }

    @Test(
        "applies on every path to a row, as one operand whatever the condition",
        arguments: [
            (#"{ note(id: "note_1") { text } }"#, 1), (#"{ node(id: "note_1") { id } }"#, 1),
            (#"{ nodes(ids: ["note_1", "tag_1"]) { id } }"#, 1), (#"{ note(id: "note_1") { answer { text } } }"#, 2),
            (#"{ note(id: "note_1") { answers { text } } }"#, 2), (#"{ note(id: "note_1") { latest { text } } }"#, 2),
            ("{ notes { nodes { text } } }", 1), ("{ notes { totalCount } }", 1), ("{ notes { totalCount edges { node { text } } } }", 2),
            ("{ recent { nodes { text } } }", 1), ("{ recent { totalCount } }", 1), ("{ recent { pageInfo { hasNextPage } } }", 1),
            ("{ recent { nodes { latest { text } } } }", 3), ("{ found { totalCount } }", 1),
            ("{ found { nodes { __typename ... on Note { text } } } }", 2), ("{ seen { totalCount } }", 0),
            ("{ seen { nodes { __typename ... on Note { text } } } }", 1),
        ]
    )
    func everywhere(query: String, times: Int) throws {
        let text = try Self.statements(query).joined(separator: "\n")
        let condition = /\(t(\d+)\.is_public OR t\1\.is_old\)/
        #expect(text.matches(of: condition).count >= times, "\(text)")
        #expect(text.matches(of: /is_public OR/).count == text.matches(of: condition).count, "each in parentheses: \(text)")
        #expect((times == 0) == text.matches(of: condition).isEmpty)
    }
}
