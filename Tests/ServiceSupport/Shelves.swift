package import Engine
import GraphQL
import Planner
import Postgres
import TestSupport

/// A small schema whose database has NULL in columns of non-null fields.
package enum Shelves {
    package static let sdl = """
        type Query { node(id: ID!): Node nodes(ids: [ID!]!): [Node]! shelf(id: ID!): Shelf must(id: ID!): Shelf! shelves(first: Int after: String last: Int before: String): ShelfConnection! }
        interface Node { id: ID! }
        type Shelf implements Node { id: ID! title: String! note: String boxes: [Box!]! spare: [Box!] loose: [Box] best: Box top: Box! pages(first: Int after: String last: Int before: String): BoxConnection! label: Label tags: [String!]! marks: [String] size: Int }
        type Label { text: String! }
        type Box implements Node { id: ID! name: String! shelf: Shelf! parts: [Part!]! pages(first: Int after: String last: Int before: String): PartConnection! }
        type Part implements Node { id: ID! word: String! }
        type ShelfConnection { edges: [ShelfEdge!]! nodes: [Shelf!]! pageInfo: PageInfo! totalCount: Int! }
        type ShelfEdge { cursor: String! node: Shelf! }
        type BoxConnection { edges: [BoxEdge!]! nodes: [Box!]! pageInfo: PageInfo! totalCount: Int! }
        type BoxEdge { cursor: String! node: Box! }
        type PartConnection { edges: [PartEdge!]! nodes: [Part!]! pageInfo: PageInfo! totalCount: Int! }
        type PartEdge { cursor: String! node: Part! }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        """

    package static func snapshot() throws -> SchemaSnapshot {
        try SchemaSnapshot(sdl: Array(sdl.utf8)) { _ in bindings }
    }

    private static let bindings: [ObjectBinding] = [
        queryRoot {
            nodes()
            byID("shelf", "Shelf")
            byID("must", "Shelf")
            connection("shelves", "Shelf", orders: .fixed())
        },
        object("Shelf", table: "shelf") {
            id()
            columns("title", "note", "tags", "size")
            value("label") { columns("text", prefix: "label_") }
            many("boxes", "Box", by: "shelf_id")
            many("spare", "Box", by: "shelf_id")
            many("loose", "Box", by: "shelf_id")
            field("marks") { shelf, _ in "\(shelf).tags" }
            one("best", "Box", by: "best_id")
            one("top", "Box", by: "top_id")
            connection("pages", "Box", orders: .fixed(), link: { "\($0).shelf_id = \($1)" })
        },
        object("Box", table: "box", visible: { box, _ in "NOT \(box).hidden" }) {
            id()
            columns("name")
            one("shelf", "Shelf", by: "shelf_id")
            many("parts", "Part", by: "box_id")
            connection("pages", "Part", orders: .fixed(), link: { "\($0).box_id = \($1)" })
        },
        object("Part", table: "part") {
            id()
            columns("word")
        },
    ]

    /// Creates a database with three shelves.
    ///
    /// Shelf 1 has no title, and shelf 2 is complete. Shelf 3 has no best box, and its `top` box is hidden. The second part of box 21 has
    /// no word.
    package static func database() throws -> String {
        try TestDatabase.shared.createDatabase(from: "shelves") { session throws(PostgresError) in
            try session.execute(
                """
                CREATE TABLE shelf (id bigint PRIMARY KEY, title text, note text, best_id bigint, top_id bigint, label_text text, tags text[], size bigint);
                CREATE TABLE box (id bigint PRIMARY KEY, shelf_id bigint, name text, hidden boolean NOT NULL DEFAULT false);
                CREATE TABLE part (id bigint PRIMARY KEY, box_id bigint, word text);
                INSERT INTO shelf VALUES
                    (1, NULL, 'n1', 11, 12, NULL, '{a,NULL}', 5000000000),
                    (2, 'two', NULL, 21, 22, 'l2', '{}', 2),
                    (3, 'three', 'n3', NULL, 33, 'l3', NULL, NULL);
                INSERT INTO box SELECT s * 10 + b, s, 'box ' || s * 10 + b, s = 3 AND b = 3 FROM generate_series(1, 3) AS s, generate_series(1, 3) AS b;
                INSERT INTO part SELECT id * 10 + p, id, CASE WHEN id <> 21 OR p <> 2 THEN 'word ' || id * 10 + p END FROM box, generate_series(1, 3) AS p;
                """
            )
        }
    }
}
