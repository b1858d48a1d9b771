import Domains
import Engine
import Glibc
import GraphQL
import Languages
import Planner
import Postgres
import SearchText
import ServiceSupport
import TestSupport

/// The demo data with searches through the engine and expected results from the tables.
struct SearchedDemo: Sendable {
    /// A searchable list with its table.
    enum List: String, CaseIterable, Sendable {
        case ingredients, recipes, catalogItems, collections, foodPosts, groceryStores, search

        /// The field with the search text in a variable.
        func field(typed: String) -> String {
            switch self {
            case .ingredients, .collections, .groceryStores: "\(rawValue)(search: \(typed))"
            case .recipes, .catalogItems: "\(rawValue)(filter: {search: \(typed)})"
            case .foodPosts: "foodPosts(filter: {search: \(typed), availableOnly: false})"
            case .search: "search(text: \(typed))"
            }
        }

        var table: String {
            switch self {
            case .ingredients: "ingredient"
            case .recipes: "recipe"
            case .catalogItems: "catalog_item"
            case .collections: "collection"
            case .foodPosts: "food_post"
            case .groceryStores: "grocery_store"
            case .search: "search_entry"
            }
        }

        /// The lists whose vocabulary the search uses, as an SQL array.
        var vocabulary: String {
            switch self {
            case .ingredients: "'{INGREDIENTS}'"
            case .recipes: "'{RECIPES}'"
            case .catalogItems: "'{FASHION}'"
            case .collections: "'{COLLECTIONS}'"
            case .foodPosts: "'{DONATIONS}'"
            case .groceryStores: "'{STORES}'"
            case .search: "'{RECIPES,DONATIONS,FASHION,STORES}'"
            }
        }

        /// A query for `id` and `name` of all rows in a language, for lists with names in both languages.
        func names(in language: Language) -> String {
            let column = (self == .ingredients ? "name_" : "title_") + (language == .english ? "en" : "es")
            return "SELECT id, \(column) AS name FROM \(table)"
        }

        /// The lists with names in both languages.
        static let named: [List] = [.ingredients, .recipes, .catalogItems, .collections]
    }

    /// The result of a search.
    struct Found: Sendable {
        let total: Int
        let ids: [Int]
    }

    let fixture: EngineFixture

    private static let database = Result {
        let database = try TestData.demo()
        // Posts that expire while a test reads pages would be missing on the way back.
        try PostgresSession(database).execute(
            "UPDATE food_post SET expires_at = expires_at + interval '1 day' WHERE expires_at BETWEEN now() AND now() + interval '1 day'"
        )
        return database
    }

    /// Runs the body with the demo data, which all search tests share.
    static func read(_ body: (SearchedDemo) async throws -> Void) async throws {
        // Limits the number of concurrent tests, which would otherwise queue in the slow lane.
        try await TestLimiter.run {
            try await EngineFixture.read(database: database.get(), cost: 1_000_000) { try await body(SearchedDemo(fixture: $0)) }
        }
    }

    /// The results of each text in a list, best match first.
    func find(_ texts: [String], in list: List, _ language: Language, first: Int = 3) async throws -> [Found] {
        var found: [Found] = []
        for start in stride(from: 0, to: texts.count, by: Self.atOnce) {
            let some = Array(texts[start..<min(start + Self.atOnce, texts.count)])
            let typed = some.enumerated().map { ObjectValue.Field(name: "t\($0.offset)", value: .string($0.element)) }
            let data = try await fixture.data(
                Self.document(list, count: some.count),
                variables: ObjectValue(typed + [ObjectValue.Field(name: "first", value: .int(Int64(first)))]),
                language: language.text
            )
            for place in some.indices {
                let answer = data["a\(place)"]
                let ids = answer["nodes"].items.compactMap { $0["id"].string?.split(separator: "_").last.flatMap { Int($0) } }
                found.append(Found(total: answer["totalCount"].int ?? -1, ids: ids))
            }
        }
        return found
    }

    /// The maximum number of searches in one operation.
    private static let atOnce = 10

    private static func document(_ list: List, count: Int) -> String {
        let places = 0..<count
        let id = list == .search ? "... on Node { id }" : "id"
        let fields = places.map { place in
            let field = list.field(typed: "$t\(place)").dropLast()
            return "a\(place): \(field), first: $first) { totalCount nodes { \(id) } }"
        }
        return "query (\(places.map { "$t\($0): String!" }.joined(separator: ", ")), $first: Int) { \(fields.joined(separator: " ")) }"
    }
}

// MARK: Expected results

extension SearchedDemo {
    /// The rows of a query as texts.
    func rows(_ sql: String) throws -> [[String]] {
        let result = try PostgresSession(fixture.database).query(sql)
        return (0..<result.rowCount).map { row in (0..<result.columnCount).map { result.text(row, $0) ?? "" } }
    }

    /// The normalized names of a list, each with the ids of the rows with that name.
    func names(_ list: List, _ language: Language) throws -> [(name: String, ids: Set<Int>)] {
        try rows("SELECT search_words(name), array_agg(id)::text FROM (\(list.names(in: language))) AS named GROUP BY 1 ORDER BY 1")
            .map { ($0[0], Self.ids($0[1])) }
    }

    /// The normalized words of the names in a list, by id.
    func words(_ list: List, _ language: Language) throws -> [Int: [String]] {
        let named = try rows("SELECT id::text, search_words(name) FROM (\(list.names(in: language))) AS named")
        return Dictionary(uniqueKeysWithValues: named.map { (Int($0[0]) ?? 0, $0[1].split(separator: " ").map(String.init)) })
    }

    /// The rows that match each text, read directly from the tables.
    func sets(_ texts: [String], in list: List, _ language: Language) throws -> [Set<Int>] {
        let parsed = texts.map { "(\(Self.parsed($0)))" }.joined(separator: ", ")
        return try rows(
            """
            SELECT ARRAY(SELECT id FROM \(list.table) WHERE search @@ (read.queries)[1])::text
            FROM (VALUES \(parsed)) AS typed(parsed) CROSS JOIN LATERAL (
                SELECT search_queries(parsed, '\(language.enumValue)', \(list.vocabulary)) AS queries OFFSET 0
            ) AS read
            """
        )
        .map { Self.ids($0[0]) }
    }

    static func ids(_ array: String) -> Set<Int> { Set(array.dropFirst().dropLast().split(separator: ",").compactMap { Int($0) }) }

    /// The parts of a search text as a literal, as the gateway sends them.
    static func parsed(_ text: String) -> String {
        var writer = ResponseWriter()
        writer.write(SearchFact.parts(.phrasing).value(of: text) ?? .null)
        return "'" + String(decoding: writer.bytes, as: UTF8.self).replacing("'", with: "''") + "'::jsonb"
    }

    static func literal(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'::text" }
}

extension Array {
    /// Every `step`th case, but at least a dozen, so that all search suites together take about a minute.
    ///
    /// `CUPBOARD_ALL_SEARCHES=1` selects every case.
    func each(_ step: Int) -> [Element] {
        let step = Self.wantsAll ? 1 : Swift.max(1, Swift.min(step, count / 12))
        return indices.filter { $0 % step == 0 }.map { self[$0] }
    }

    private static var wantsAll: Bool { unsafe getenv("CUPBOARD_ALL_SEARCHES") != nil }
}

extension Array where Element == String {
    /// The number of elements and the first few, for messages of failed tests.
    var some: String { "\(count): " + prefix(12).joined(separator: "; ") }
}
