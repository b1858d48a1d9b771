import Coverage
import Engine
import GraphQL
import Languages
import Planner
import Postgres
import ServiceSupport
import Sodium
import TestSupport
import Testing

@Suite("Alphabetical orders follow the language of the request", .tags(.database), .timeLimit(.minutes(20)))
struct AlphabetTests {
    /// All lists ordered by name or title, ascending and descending.
    private static func lists(of catalog: Catalog) -> [OrderedList] {
        OrderedList.all(of: catalog).filter { list in
            list.name == "Query.ingredients" || ["TITLE", "NAME"].contains { list.name.contains("field: \($0),") }
        }
    }

    /// Names that byte order sorts incorrectly, and spelling variants of names in the demo data.
    private static func words(like names: [String]) -> [String] {
        var generator = SeededGenerator(seed: 16)
        var words = [
            "Ñame", "Zumo", "Óscar", "Zainab", "ábaco", "Abaco", "abacá", "nuez", "Nzima", "ñu", "Ñu", "ÑU", "n u", "Oca", "canon", "cañón",
            "caño", "cano", "canto", "10 de mayo", "2 huevos", "a-b", "ab", "a b", "Zoë", "Zoé", "zoe", "Ümit", "umbral", "çava", "casa",
        ]
        let changes: [(String) -> String] = [
            { $0.uppercased() }, { $0.lowercased() }, { $0.replacing("n", with: "ñ") }, { $0.replacing("a", with: "á") },
            { $0.replacing(" ", with: "-") }, { "7 \($0)" }, { "\($0) 2" }, { $0.replacing("é", with: "e").replacing("ó", with: "o") },
        ]
        for name in names.shuffled(using: &generator).prefix(120) {
            if let change = changes.randomElement(using: &generator) { words.append(change(name)) }
        }
        return words
    }

    /// The demo data with an administrator's session.
    ///
    /// Every second recipe, ingredient and account is renamed to one of the words, until the words are used up.
    private static let database = Result {
        let database = try TestData.demo()
        let session = try PostgresSession(database)
        let words = Self.words(
            like: try session.column(
                "SELECT name_es FROM ingredient UNION SELECT title_es FROM recipe UNION SELECT name_en FROM ingredient ORDER BY 1"
            )
        )
        try session.run(
            """
            UPDATE recipe SET title_en = word, title_es = word
            FROM unnest(\(words, as: "text[]")) WITH ORDINALITY AS given(word, number) WHERE id = number * 2
            """
        )
        try session.run(
            """
            UPDATE ingredient SET name_en = word, name_es = word
            FROM unnest(\(words, as: "text[]")) WITH ORDINALITY AS given(word, number) WHERE id = number * 2
            """
        )
        try session.run(
            """
            UPDATE catalog_item SET title_en = word, title_es = word
            FROM unnest(\(words, as: "text[]")) WITH ORDINALITY AS given(word, number) WHERE id = number * 2
            """
        )
        try session.run(
            "UPDATE account SET name = word FROM unnest(\(words, as: "text[]")) WITH ORDINALITY AS given(word, number) WHERE id = number * 2"
        )
        // The caller becomes an administrator, and the author of a list longer than a page.
        try session.execute("UPDATE account SET is_admin = true, language = NULL WHERE id = 1")
        try session.execute("UPDATE recipe SET author_id = 1 WHERE id % 3 = 0; ANALYZE")
        return (database: database, caller: try TestToken.session(of: 1, in: session))
    }

    /// A row as encoded in its cursor.
    private struct Row: Hashable, CustomStringConvertible {
        let text: String
        let id: Int64
        var description: String { "\(text) \(id)" }

        /// Nil if the cursor has other keys than a text and an id.
        init?(cursor: String) {
            guard let bytes = Base64URL.decode(cursor.utf8Span.span), bytes.count > 6 else { return nil }
            let length = Int(bytes[4]) << 8 | Int(bytes[5])
            guard bytes.count == 6 + length + 10, let text = String(validating: bytes[6..<(6 + length)], as: UTF8.self) else { return nil }
            self.text = text
            id = bytes.suffix(8).reduce(0) { $0 << 8 | Int64($1) }
        }

        init(text: String, id: Int64) { (self.text, self.id) = (text, id) }
    }

    /// All rows of a table.
    private static func rows(of table: String, by column: String) throws -> Set<Row> {
        let session = try PostgresSession(database.get().database)
        let texts = try session.column("SELECT \(column) FROM \(table) ORDER BY id")
        let ids = try session.column("SELECT id FROM \(table) ORDER BY id").compactMap { Int64($0) }
        return Set(zip(texts, ids).map { Row(text: $0, id: $1) })
    }

    /// The rows from A to Z in a language.
    private static func sorted(_ rows: [Row], in language: Language) -> [Row] {
        let keyed: [(key: AlphabetKey, row: Row)] = rows.map { (AlphabetKey($0.text, in: language), $0) }
        return keyed.sorted { $0.key == $1.key ? $0.row.id < $1.row.id : $0.key < $1.key }.map(\.row)
    }

    /// All rows of a list in its order, read page by page, and its total count.
    private func walk(
        _ list: OrderedList,
        isBackward: Bool,
        _ client: EngineClient,
        _ variables: ObjectValue,
        in language: Language,
        as caller: TestToken
    ) throws -> (rows: [Row], total: Int) {
        var rows: [Row] = []
        var edge: String?
        while true {
            var bounds = variables
            bounds.append(isBackward ? "last" : "first", 37)
            if let edge { bounds.append(isBackward ? "before" : "after", .string(edge)) }
            let data = try client.data(list.queryOfOne, variables: bounds, as: caller, language: language)
            let page = list.parentPrefix == nil ? data["list"] : data.at("parent.list")
            let cursors = page["edges"].items.compactMap { $0["cursor"].string }
            let found = try cursors.map { try #require(Row(cursor: $0), "\(list.name)") }
            rows = isBackward ? found + rows : rows + found
            edge = isBackward ? cursors.first : cursors.last
            let hasMore = page.at(isBackward ? "pageInfo.hasPreviousPage" : "pageInfo.hasNextPage").bool == true
            guard hasMore, edge != nil else { return (rows, page["totalCount"].int ?? -1) }
        }
    }

    /// The id of the parent with the longest list among the first 60.
    private func parent(_ list: OrderedList, _ prefix: String, _ table: String, _ client: EngineClient, _ caller: TestToken) throws -> Value
    {
        let session = try PostgresSession(Self.database.get().database)
        let ids = try session.column("SELECT id FROM \(table) ORDER BY id LIMIT 60").map { Value.string("\(prefix)_\($0)") }
        let lists = try client.data(list.query, variables: ["parents": .list(ids), "first": 1], as: caller)["parents"].items
        let longest = try #require(zip(ids, lists).max { ($0.1.at("list.totalCount").int ?? 0) < ($1.1.at("list.totalCount").int ?? 0) })
        return longest.0
    }

    @Test("lists by name or title are in alphabetical order in both directions, page by page from either end", arguments: Language.allCases)
    func lists(language: Language) async throws {
        let (database, caller) = try Self.database.get()
        let suffix = language == .english ? "en" : "es"
        let recipes = try Self.rows(of: "recipe", by: "title_\(suffix)")
        let ingredients = try Self.rows(of: "ingredient", by: "name_\(suffix)")
        let accounts = try Self.rows(of: "account", by: "name")
        let items = try Self.rows(of: "catalog_item", by: "title_\(suffix)")
        try await EngineFixture.run(database: database, configure: { $0.limits.cost = 20_000 }) { fixture in
            let catalog = try SchemaFile.snapshot().planner.catalog
            let lists = Self.lists(of: catalog)
            let names = Set(lists.map { String($0.name.prefix { $0 != "(" }) })
            #expect(
                names.isSuperset(of: [
                    "Query.recipes", "Query.ingredients", "Query.accounts", "Query.catalogItems", "Ingredient.recipes", "Profile.recipes",
                    "Seller.items",
                ])
            )
            try await fixture.client { client in
                for list in lists {
                    var variables = ObjectValue()
                    if let prefix = list.parentPrefix {
                        let table = try #require(catalog.binding(withIDs: prefix)?.table?.name)
                        variables.append("parent", try parent(list, prefix, table, client, caller))
                    }
                    let (rows, total) = try walk(list, isBackward: false, client, variables, in: language, as: caller)
                    let isDescending = list.name.contains("DESC")
                    let sorted = Self.sorted(rows, in: language)
                    let expected = isDescending ? sorted.reversed() : sorted
                    #expect(rows == expected, "\(list.name)")
                    #expect(rows.count == total && Set(rows).count == total && total > 37, "\(list.name): \(rows.count) of \(total)")
                    let all =
                        [(".accounts", accounts), (".ingredients", ingredients), (".catalogItems", items), (".items", items)]
                        .first { list.name.contains($0.0) }?.1 ?? recipes
                    #expect(all.isSuperset(of: rows), "\(list.name)")
                    if ["Query.recipes", "Query.ingredients", "Query.catalogItems"].contains(where: { list.name.hasPrefix($0) }) {
                        #expect(total == all.count)
                    }
                    #expect(try walk(list, isBackward: true, client, variables, in: language, as: caller).rows == rows, "\(list.name)")
                }
            }
        }
    }

    @Test("a cursor of a list in one alphabet is invalid in the other")
    func otherAlphabet() async throws {
        let (database, caller) = try Self.database.get()
        try await EngineFixture.run(database: database) { fixture in
            try await fixture.client { client in
                let call = "accounts(orderBy: {field: NAME}, first: 3"
                let first = try client.data("{ list: \(call)) { pageInfo { endCursor } } }", as: caller, language: .spanish)
                let cursor = try #require(first.at("list.pageInfo.endCursor").string)
                let next = "{ list: \(call), after: \"\(cursor)\") { totalCount nodes { name } } }"
                #expect(try client.data(next, as: caller, language: .spanish).at("list.nodes").items.count == 3)
                let refused = try client.query(next, as: caller, language: .english).json()
                #expect(refused.errors.at("0.extensions.code").string == "BAD_USER_INPUT")
            }
        }
    }
}
