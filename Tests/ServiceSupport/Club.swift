package import Engine
import Planner
import Postgres
import TestSupport

/// A small schema with two types for one table, members and their profiles, each with its own ids.
package enum Club {
    package static let sdl = """
        type Query {
          node(id: ID!): Node
          nodes(ids: [ID!]!): [Node]!
          member(id: ID!): Member
          profile(id: ID!): Profile
          notes(authorId: ID amongIds: [ID!] first: Int after: String last: Int before: String): NoteConnection!
          find(text: String! first: Int after: String last: Int before: String): ThingConnection!
        }
        interface Node { id: ID! }
        union Thing = Member | Profile | Note
        type Member implements Node { id: ID! name: String! profile: Profile notes(first: Int after: String last: Int before: String): NoteConnection! }
        type Profile implements Node { id: ID! nickname: String! member: Member! }
        type Note implements Node { id: ID! text: String! author: Profile }
        type NoteConnection { edges: [NoteEdge!]! nodes: [Note!]! pageInfo: PageInfo! totalCount: Int! }
        type NoteEdge { cursor: String! node: Note! }
        type ThingConnection { edges: [ThingEdge!]! nodes: [Thing!]! pageInfo: PageInfo! totalCount: Int! }
        type ThingEdge { cursor: String! node: Thing! }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        """

    package static func snapshot() throws -> SchemaSnapshot {
        try SchemaSnapshot(sdl: Array(sdl.utf8)) { _ in bindings }
    }

    private static let bindings: [ObjectBinding] = [
        queryRoot {
            nodes()
            byID("member", "Member")
            byID("profile", "Profile")
            connection(
                "notes",
                "Note",
                orders: .fixed(.ascending(.text) { "\($0).text" }),
                filter: { note, scope throws(PlanError) in
                    if let author = try scope.id("authorId", of: "profile") { scope.filter("\(note).author_id = \(author)") }
                    if let authors = try scope.ids("amongIds", of: "profile", atMost: 5) {
                        scope.filter("\(note).author_id = ANY(\(authors))")
                    }
                }
            )
            connection(
                "find",
                "Thing",
                orders: .fixed(.ascending(.text) { "\($0).kind" }),
                from: { _, scope throws(PlanError) in
                    let text = scope.typed("text", atMost: 20) ?? "''"
                    return """
                        SELECT 'member' AS kind, id FROM member WHERE strpos(name, \(text)) > 0
                        UNION ALL SELECT 'profile', id FROM member WHERE NOT is_hidden AND strpos(nickname, \(text)) > 0
                        UNION ALL SELECT 'note', id FROM note WHERE strpos(text, \(text)) > 0
                        """
                }
            )
        },
        object("Member", table: "member") {
            id()
            columns("name")
            one("profile", "Profile", by: "id")
            connection("notes", "Note", orders: .fixed(), link: { "\($0).author_id = \($1)" })
        },
        object("Profile", table: "member", ids: "profile", visible: { member, _ in "NOT \(member).is_hidden" }) {
            id()
            columns("nickname")
            one("member", "Member", by: "id")
        },
        object("Note", table: "note") {
            id()
            columns("text")
            one("author", "Profile", by: "author_id")
        },
    ]

    /// Creates a database with three members and two notes for each.
    ///
    /// The third member's profile is hidden.
    package static func database() throws -> String {
        try TestDatabase.shared.createDatabase(from: "club") { session throws(PostgresError) in
            try session.execute(
                """
                CREATE TABLE member (id bigint PRIMARY KEY, name text NOT NULL, nickname text NOT NULL, is_hidden boolean NOT NULL);
                CREATE TABLE note (id bigint PRIMARY KEY, author_id bigint NOT NULL, text text NOT NULL);
                INSERT INTO member VALUES (1, 'Ada a', 'countess a', false), (2, 'Bo', 'bo', false), (3, 'Cy a', 'ghost a', true);
                INSERT INTO note SELECT m * 10 + n, m, 'note ' || n || ' of ' || m FROM generate_series(1, 3) AS m, generate_series(1, 2) AS n;
                """
            )
        }
    }
}
