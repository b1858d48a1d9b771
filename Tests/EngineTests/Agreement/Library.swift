import GraphQL
import Planner

@testable import Engine

/// The schema for random operations on both sides.
///
/// It covers the vocabulary of bindings: columns, value objects, edges, lists, pages, groups, an interface and a union.
///
/// Columns behind non-null fields occasionally contain NULL, and some edges lead to hidden rows.
enum Library {
    static let sdl = """
        type Query {
          shelf(id: ID!): Shelf
          must(id: ID!): Shelf!
          book(id: ID! = "book_1"): Book
          author(code: String!): Author
          node(id: ID!): Node
          nodes(ids: [ID!]!): [Node]!
          shelves(first: Int after: String last: Int before: String): ShelfConnection
          books(atLeast: Int orderBy: BookOrder first: Int after: String last: Int before: String): BookConnection!
          works(first: Int after: String last: Int before: String): WorkConnection
          numbers(upTo: Int! = 3): [Number!]!
          squares(upTo: Int = 2): [Number]
          about: About!
        }
        enum BookOrder { OLDEST RANK }
        enum Kind { OPEN CLOSED }
        scalar Date
        scalar DateTime
        scalar Decimal
        interface Node { id: ID! }
        interface Named implements Node { id: ID! name: String! }
        union Work = Author | Book
        type Shelf implements Node & Named {
          id: ID!
          name: String!
          note: String
          room: Int!
          size: Int
          width: Float!
          depth: Float
          height: Float
          open: Boolean
          kind: Kind!
          tags: [String!]!
          words: [String!]
          marks: [Int]
          since: Date
          checked: DateTime
          price: Decimal
          label: Label!
          sign: Sign
          best: Book
          top: Book!
          keeper: Author!
          books: [Book!]!
          spare: [Book!]
          loose: [Book]
          stock(atLeast: Int orderBy: BookOrder first: Int after: String last: Int before: String): BookConnection!
          languages: [LanguageGroup!]!
        }
        type Label { text: String! color: String place: Place! }
        type Place { floor: Int row: Int! }
        type Sign { text: String! size: Int }
        type Book implements Node & Named {
          id: ID!
          name: String!
          subtitle: String
          pages: Int!
          rank: Int!
          language: String!
          kind: String
          shelf: Shelf!
          author: Author
          reviews: [Review!]!
          opinions(first: Int after: String last: Int before: String): ReviewConnection
        }
        type Author implements Node & Named { id: ID! name: String! code: String! born: Int kind: String books: [Book!]! favorite: Book }
        type Review implements Node { id: ID! stars: Int! text: String book: Book! by: Author! }
        type Number { value: Int! square: Int! shelf: Shelf }
        type LanguageGroup { language: String! books: [LanguageBook!]! }
        type LanguageBook { name: String! pages: Int author: Author }
        type About { name: String! motto: String words: [String!]! founder: Person }
        type Person { name: String! born: Int }
        type ShelfConnection { edges: [ShelfEdge!]! nodes: [Shelf!]! pageInfo: PageInfo! totalCount: Int! }
        type ShelfEdge { cursor: String! node: Shelf! }
        type BookConnection { edges: [BookEdge]! nodes: [Book] pageInfo: PageInfo! totalCount: Int! }
        type BookEdge { cursor: String! node: Book! weight: Int! }
        type ReviewConnection { edges: [ReviewEdge]! nodes: [Review!]! pageInfo: PageInfo! totalCount: Int! }
        type ReviewEdge { cursor: String! node: Review }
        type WorkConnection { edges: [WorkEdge]! nodes: [Work!] pageInfo: PageInfo! totalCount: Int! }
        type WorkEdge { cursor: String! node: Work! }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        """

    static func snapshot(sdl: String = sdl) throws -> SchemaSnapshot {
        try SchemaSnapshot(sdl: Array(sdl.utf8)) { _ in bindings }
    }

    /// The value of the field bound in memory.
    static let about: Value = [
        "name": "Library", "motto": nil, "words": ["read", "\"lend\"\n"], "founder": ["name": "Ada", "born": 1815],
    ]

    private static let bookOrders = Orders.by(
        ["OLDEST": .ascending { _ in [] }, "RANK": .descending { _ in [.descending(.integer) { "\($0).rank" }] }],
        default: { _ in "OLDEST" }
    )

    /// Books in pages; below a shelf, the books on that shelf.
    private static func books(_ name: StaticString, link: FieldBinding.Link?) -> [FieldBinding] {
        connection(
            name,
            "Book",
            orders: bookOrders,
            link: link,
            edge: { field("weight") { book, _ in "\(book).pages" } },
            filter: { book, scope throws(PlanError) in scope.filter("atLeast", as: .integer) { "\(book).pages >= \($0)" } }
        )
    }

    private static let bindings: [ObjectBinding] = [
        queryRoot {
            byID("shelf", "Shelf")
            byID("must", "Shelf")
            byID("book", "Book")
            byKey("author", "Author", argument: "code", as: .text)
            nodes()
            connection("shelves", "Shelf", orders: .fixed())
            books("books", link: nil)
            connection(
                "works",
                "Work",
                orders: .fixed { _ in [.ascending(.integer) { "\($0).rank" }, .ascending(.text) { "\($0).kind" }] },
                from: { _, _ in
                    "SELECT 'book' AS kind, id, rank FROM book UNION ALL SELECT 'author', id, id::integer * 3 FROM author"
                }
            )
            numbers("numbers")
            numbers("squares")
            memory("about") { about }
        },
        object("Shelf", table: "shelf") {
            id()
            columns("name", "note", "room", "size", "width", "depth", "height", "open", "kind", "tags", "words", "marks", "since")
            columns("checked", "price")
            value("label") {
                columns("text", "color", prefix: "label_")
                value("place") { columns("floor", "row", prefix: "place_") }
            }
            value("sign", when: { shelf, _ in "\(shelf).sign_size IS NOT NULL" }) { columns("text", "size", prefix: "sign_") }
            one("best", "Book", by: "best_id")
            one("top", "Book", by: "top_id")
            one("keeper", "Author", by: "keeper_id")
            many("books", "Book", by: "shelf_id")
            many("spare", "Book", by: "shelf_id", order: .descending(.integer) { "\($0).rank" })
            many("loose", "Book", by: "shelf_id")
            books("stock") { "\($0).shelf_id = \($1)" }
            groups("languages", by: "language", order: .ascending(.text) { "\($0).language" }, .ascending(.bigint) { "\($0).id" }) {
                shelf,
                _ in
                "SELECT id, language, name, pages, author_id FROM book WHERE NOT hidden AND shelf_id = \(shelf ?? "0")"
            } fields: {
                columns("language")
                items("books") {
                    columns("name", "pages")
                    one("author", "Author", by: "author_id")
                }
            }
        },
        object("Book", table: "book", visible: { book, _ in "NOT \(book).hidden" }) {
            id()
            columns("name", "subtitle", "pages", "rank", "language", "kind")
            one("shelf", "Shelf", by: "shelf_id")
            one("author", "Author", by: "author_id")
            many("reviews", "Review", by: "book_id")
            connection("opinions", "Review", orders: .fixed(), link: { "\($0).book_id = \($1)" })
        },
        object("Author", table: "author") {
            id()
            columns("name", "code", "born", "kind")
            many("books", "Book", by: "author_id")
            one("favorite", "Book", by: "favorite_id")
        },
        object("Review", table: "review") {
            id()
            columns("stars", "text")
            one("book", "Book", by: "book_id")
            one("by", "Author", by: "author_id")
        },
        rows("Number") {
            columns("value")
            field("square") { number, _ in "\(number).value * \(number).value" }
            one("shelf", "Shelf", by: "shelf_id")
        },
    ]

    private static func numbers(_ name: StaticString) -> [FieldBinding] {
        many(name, "Number", order: .ascending(.integer) { "\($0).value" }) { _, scope throws(PlanError) in
            "SELECT value, value::bigint * 4 AS shelf_id FROM generate_series(1, \(scope.value("upTo", as: .integer) ?? "0")) AS value"
        }
    }
}
