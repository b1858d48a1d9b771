import Domains
import Engine
import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Details of a search", .tags(.database), .timeLimit(.minutes(20)))
struct SearchInfoTests {
    private static let fields =
        "searchInfo { text ignoredWords correctedWords { typed used } begunWord otherLanguageWords unknownWords isCut }"

    /// The demo data, which these tests do not change.
    private static let demo = Result { try TestData.demo() }

    private static func ingredients(
        _ body: @escaping @Sendable (_ session: PostgresSession, _ ask: (String) throws -> Value) throws -> Void
    ) async throws {
        let database = try demo.get()
        try await EngineFixture.run(database: database, configure: { $0.limits.cost = 1_000_000 }) { fixture in
            try await fixture.client { client throws in
                try body(try PostgresSession(database)) { typed in
                    let query = "query ($text: String) { ingredients(search: $text, first: 3) { totalCount \(fields) } }"
                    return try client.data(query, variables: ["text": .string(typed)])["ingredients"]
                }
            }
        }
    }

    private static func texts(_ list: Value) -> [String] { list.items.compactMap(\.string) }

    @Test("contain misspelled words with their corrections")
    func corrected() async throws {
        try await Self.ingredients { session, ask throws in
            // Two letters are swapped so that no word in either language begins with the result.
            let swapped = try session.texts(
                """
                WITH word AS MATERIALIZED (
                    SELECT name, overlay(name PLACING reverse(substr(name, 3, 2)) FROM 3) AS typed
                    FROM (SELECT search_words(name_en) AS name FROM ingredient OFFSET 0) AS ingredient
                    WHERE name ~ '^[a-z]{6,}$'
                ), slip AS MATERIALIZED (
                    SELECT name, typed, search_stem('e', typed) AS stem_en, search_stem('s', typed) AS stem_es FROM word WHERE name <> typed
                )
                SELECT name || ' ' || typed FROM slip
                WHERE NOT EXISTS (SELECT FROM search_word WHERE word ^@ typed)
                    AND NOT EXISTS (SELECT FROM search_word WHERE search_word.stem_en = slip.stem_en)
                    AND NOT EXISTS (SELECT FROM search_word WHERE search_word.stem_es = slip.stem_es)
                ORDER BY 1
                """
            )
            #expect(swapped.count > 50)
            var right = 0
            for pair in swapped.map({ $0.split(separator: " ").map(String.init) }) {
                let list = try ask(pair[1])
                let corrections = list.at("searchInfo.correctedWords").items
                #expect(corrections.map { $0["typed"].string } == [pair[1]], "\(pair)")
                #expect(list.at("searchInfo.text").string == corrections.first?["used"].string)
                #expect(list["totalCount"].int ?? 0 > 0)
                if corrections.first?["used"].string == pair[0] { right += 1 }
            }
            #expect(right * 10 >= swapped.count * 9, "\(right) of \(swapped.count)")
        }
    }

    @Test("contain words that occur in the other language only")
    func otherLanguage() async throws {
        try await Self.ingredients { session, ask throws in
            let words = try session.texts(
                """
                SELECT word FROM search_word AS own WHERE list = 'INGREDIENTS' AND letter = 's' AND length(word) > 3 AND NOT search_is_stop(word) AND NOT EXISTS (
                    SELECT FROM search_word AS other WHERE list = 'INGREDIENTS' AND letter <> 's'
                        AND (other.word ^@ own.word OR other.stem_en = search_stem('e', own.word))
                ) AND NOT EXISTS (
                    SELECT FROM search_term AS term WHERE list = 'INGREDIENTS' AND letter = 'e' AND (term.words ^@ own.word OR term.stems = search_stem('e', own.word))
                ) ORDER BY 1
                """
            )
            #expect(words.count > 200)
            for word in words {
                let list = try ask(word)
                #expect(Self.texts(list.at("searchInfo.otherLanguageWords")) == [word], "\(word)")
                #expect(list.at("searchInfo.text").string == word)
                #expect(list["totalCount"].int ?? 0 > 0)
            }
        }
    }

    @Test("contain an unfinished last word unless a space follows")
    func begun() async throws {
        try await Self.ingredients { session, ask throws in
            let words = try session.texts(
                """
                SELECT DISTINCT begun FROM (SELECT left(word, -2) AS begun FROM search_word WHERE list = 'INGREDIENTS' AND letter = 'e' AND length(word) > 6) AS own
                WHERE NOT EXISTS (
                    SELECT FROM search_word AS other WHERE list = 'INGREDIENTS' AND (stem_en = search_stem('e', begun) OR stem_es = search_stem('s', begun))
                ) AND NOT EXISTS (
                    SELECT FROM search_term AS term WHERE list = 'INGREDIENTS' AND stems IN (search_stem('e', begun), search_stem('s', begun))
                ) AND NOT search_is_synonym(begun, '{INGREDIENTS}') ORDER BY 1
                """
            )
            #expect(words.count > 100)
            for word in words {
                #expect(try ask(word).at("searchInfo.begunWord").string == word)
                #expect(try ask(word + " ").at("searchInfo.begunWord") == .null)
            }
        }
    }

    @Test(
        "classify each word",
        arguments: [
            ("soup with lentils", "soup lentils", ["with"], []), ("the  Soup of the day", "Soup day", ["the", "of", "the"], []),
            ("with", "with", [], []), (#""soup with lentils""#, #""soup with lentils""#, [], []), ("soup -with", "soup -with", [], []),
            ("red or blue", "red or blue", [], []), ("or red or -blue or", "red -blue", [], []),
            ("qqqxyzzy", "qqqxyzzy", [], ["qqqxyzzy"]), ("soup qqqxyzzy", "soup qqqxyzzy", [], ["qqqxyzzy"]), ("!!!", "", [], []),
        ]
    )
    func words(typed: String, text: String, ignored: [String], unknown: [String]) async throws {
        let database = try Self.demo.get()
        try await EngineFixture.run(database: database) { fixture in
            let info = try await fixture.data(
                "query ($text: String!) { search(text: $text) { \(Self.fields) } }",
                variables: ["text": .string(typed)]
            )
            .at("search.searchInfo")
            #expect(info["text"].string == text)
            #expect(Self.texts(info["ignoredWords"]) == ignored)
            #expect(Self.texts(info["unknownWords"]) == unknown)
            #expect(info["isCut"].bool == false)
        }
    }

    @Test("are null without a search text, or if the list cannot be searched")
    func nothing() async throws {
        try await EngineFixture.read { fixture in
            let data = try await fixture.data(
                """
                { ingredients { \(Self.fields) } recipes(filter: {search: " "}) { \(Self.fields) } foodPosts(filter: {search: null}) { \(Self.fields) }
                    search(text: "") { \(Self.fields) } exploreMeals(first: 1) { \(Self.fields) }
                    foodPost(id: "food_post_1") { recipes { \(Self.fields) } } }
                """
            )
            for list in ["ingredients", "recipes", "foodPosts", "search", "exploreMeals", "foodPost.recipes"] {
                #expect(data.at(list)["searchInfo"] == .null, "\(list)")
            }
        }
    }

    @Test("belong to each of several lists, also in nested objects, with the page or alone")
    func several() async throws {
        try await EngineFixture.read { fixture in
            let data = try await fixture.data(
                """
                { a: ingredients(search: "tomatto") { searchInfo { text } } b: ingredients(search: "tomate") { nodes { name } searchInfo { otherLanguageWords } }
                    recipes(filter: {search: "the dish"}) { totalCount searchInfo { text isCut } nodes { id } }
                    collections(search: "qqqxyzzy") { searchInfo { unknownWords } } groceryStores(search: "qqqxyzzy") { searchInfo { unknownWords __typename } }
                    catalogItems(filter: {search: "the scarf"}, first: 2) { nodes { seller { items(filter: {search: "the coat"}, first: 1) { searchInfo { text isCut } } } } } }
                """,
                language: Language.english.text
            )
            #expect(data.at("a.searchInfo.text").string == "tomato")
            #expect(Self.texts(data.at("b.searchInfo.otherLanguageWords")) == ["tomate"])
            #expect(data.at("recipes.searchInfo") == ["text": "dish", "isCut": false])
            #expect(data.at("recipes.totalCount").int == 45)
            #expect(Self.texts(data.at("collections.searchInfo.unknownWords")) == ["qqqxyzzy"])
            #expect(data.at("groceryStores.searchInfo") == ["unknownWords": ["qqqxyzzy"], "__typename": "SearchInfo"])
            let sellers = data.at("catalogItems.nodes").items.map { $0.at("seller.items.searchInfo") }
            #expect(!sellers.isEmpty && sellers.allSatisfy { $0 == ["text": "coat", "isCut": false] })
        }
    }

    @Test("say whether more rows matched than were ranked")
    func cut() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            func insert(_ rows: String, named name: String = "Corner") throws {
                try session.execute(
                    """
                    INSERT INTO grocery_store (name, address, city, country_code, latitude, longitude, price_level)
                    SELECT '\(name) ' || n, 'Zyzz ' || n, 'Sevilla', 'ES', 37, -6, 'MODERATE' FROM generate_series(\(rows)) AS n
                    """
                )
            }
            try session.execute("SELECT setval('grocery_store_id_seq', 90000)")
            func asked(_ more: String = "") async throws -> (total: Int?, isCut: Bool?) {
                let list = try await fixture.data("{ groceryStores(search: \"zyzz\"\(more)) { totalCount searchInfo { isCut } } }")[
                    "groceryStores"
                ]
                return (list["totalCount"].int, list.at("searchInfo.isCut").bool)
            }
            try insert("1, 1000")
            #expect(try await asked() == (1000, false))
            try insert("1001, 1001")
            #expect(try await asked() == (1000, true))
            // Other orders do not rank.
            #expect(try await asked(", orderBy: PRICE") == (1001, false))
            // Rows with the word in their name are listed in addition.
            try insert("1002, 2101", named: "Zyzz")
            #expect(try await asked() == (2100, true))
            #expect(try await asked(", orderBy: PRICE") == (2101, false))
        }
    }
}
