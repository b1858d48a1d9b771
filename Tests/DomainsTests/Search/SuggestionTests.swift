import Engine
import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Suggestions while typing", .tags(.database), .timeLimit(.minutes(20)))
struct SuggestionTests {
    private static let query = """
        query ($text: String!, $first: Int! = 10, $in: [SearchDomain!]) { suggestions(text: $text, first: $first, in: $in) { text kind count objectId } }
        """

    /// The demo data, which these tests do not change.
    private static let demo = Result { try TestData.demo() }

    /// A client and a session for the demo data in one language.
    private struct Box {
        let client: EngineClient
        let session: PostgresSession
        let language: Language

        func ask(_ text: String, first: Int = 10, in domains: [String]? = nil) throws -> [Value] {
            let variables: ObjectValue = [
                "text": .string(text), "first": .int(Int64(first)), "in": domains.map { .list($0.map { .string($0) }) } ?? .null,
            ]
            return try client.data(SuggestionTests.query, variables: variables, as: nil, language: language)["suggestions"].items
        }

        /// The text in the normalized form of searches.
        func folded(_ text: String) throws -> String {
            try session.texts(
                "SELECT search_words('\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))')"
            ).first ?? ""
        }
    }

    private static func inBothLanguages(_ body: @escaping @Sendable (Box) throws -> Void) async throws {
        let database = try demo.get()
        try await EngineFixture.run(database: database, configure: { $0.limits.cost = 1_000_000 }) { fixture in
            try await fixture.client { client throws in
                let session = try PostgresSession(database)
                for language in [Language.english, .spanish] { try body(Box(client: client, session: session, language: language)) }
            }
        }
    }

    private static func column(_ language: Language) -> String { language == .english ? "en" : "es" }

    @Test("three letters of an ingredient's name are first completed in the requested language")
    func prefixes() async throws {
        try await Self.inBothLanguages { box throws in
            let (column, letter) = (Self.column(box.language), box.language == .english ? "e" : "s")
            let prefixes = try box.session.texts(
                "SELECT DISTINCT left(search_words(name_\(column)), 3) FROM ingredient WHERE search_words(name_\(column)) ~ '^[^ ]{3}' ORDER BY 1"
            )
            #expect(prefixes.count > 100)
            for prefix in prefixes {
                let found = try box.ask(prefix, first: 3)
                let first = try box.folded(found.first?["text"].string ?? "")
                #expect(first.hasPrefix(prefix), "\(prefix) \(column): \(first)")
                guard found.first?["kind"].string == "WORD" else { continue }
                let isOwn = try box.session.texts("SELECT word FROM search_word WHERE word = '\(first)' AND letter IN ('\(letter)', 'n')")
                #expect(!isOwn.isEmpty, "\(prefix) \(column): \(first)")
            }
        }
    }

    @Test("include the object whose whole name was typed, with its id")
    func names() async throws {
        try await Self.inBothLanguages { box throws in
            let column = Self.column(box.language)
            for (name, id) in zip(
                try box.session.texts("SELECT name_\(column) FROM ingredient ORDER BY ingredient.id"),
                try box.session.texts("SELECT id::text FROM ingredient ORDER BY ingredient.id")
            ) {
                let found = try box.ask(name).first { $0["kind"].string == "INGREDIENT" && $0["text"].string == name }
                #expect(found != nil, "\(name)")
                if found?["count"].int == 1 { #expect(found?["objectId"].string == "ingredient_\(id)") }
            }
        }
    }

    /// The list that searches each kind of object, with the text in the variable `text`.
    private static let lists = [
        "WORD": "search(text: $text)",
        "INGREDIENT": "ingredients(search: $text)", "AISLE": "ingredients(search: $text)",
        "RECIPE": "recipes(filter: {search: $text})", "CUISINE": "recipes(filter: {search: $text})",
        "MEAL_TYPE": "recipes(filter: {search: $text})", "DIET": "recipes(filter: {search: $text})",
        "FOOD_POST": "foodPosts(filter: {search: $text, availableOnly: true})",
        "FOOD_TYPE": "foodPosts(filter: {search: $text, availableOnly: true})",
        "ITEM": "catalogItems(filter: {search: $text})", "COLOR": "catalogItems(filter: {search: $text})",
        "CATEGORY": "catalogItems(filter: {search: $text})", "SIZE": "catalogItems(filter: {search: $text})",
        "TAG": "catalogItems(filter: {search: $text})",
        "COLLECTION": "collections(search: $text)", "THEME": "collections(search: $text)",
        "STORE": "groceryStores(search: $text)", "PRICE_LEVEL": "groceryStores(search: $text)",
    ]

    private static func total(_ text: String, of kind: String, _ box: Box) throws -> Int {
        let list = try #require(lists[kind])
        let data = try box.client.data(
            "query ($text: String!) { list: \(list) { totalCount } }",
            variables: ["text": .string(text)],
            as: nil,
            language: box.language
        )
        return data.at("list.totalCount").int ?? 0
    }

    @Test("have counts that the list of their kind confirms; for words, the search for the text finds exactly as many")
    func found() async throws {
        try await Self.inBothLanguages { box throws in
            let beginnings = try box.session.texts(
                """
                SELECT DISTINCT left(term, n) FROM (
                    (SELECT words AS term FROM search_term WHERE language = '\(box.language.enumValue)' ORDER BY md5(term) LIMIT 12)
                    UNION ALL (SELECT word FROM search_word WHERE length(word) > 3 ORDER BY md5(word) LIMIT 12)
                ) AS said CROSS JOIN generate_series(1, 3, 2) AS n ORDER BY 1
                """
            )
            var kinds: Set<String> = []
            for beginning in beginnings {
                for suggestion in try box.ask(beginning) {
                    let (text, kind, count) = (
                        suggestion["text"].string ?? "", suggestion["kind"].string ?? "", suggestion["count"].int ?? 0
                    )
                    kinds.insert(kind)
                    let label = "\(beginning): \(kind) \(text)"
                    #expect((1...100).contains(count), "\(label)")
                    let total = try Self.total(text, of: kind, box)
                    #expect(kind == "WORD" ? min(total, 100) == count : total >= count, "\(label): \(count), found \(total)")
                }
            }
            #expect(kinds.count > 10)
        }
    }

    @Test("keep the words before the last one and match at least one object")
    func words() async throws {
        try await Self.inBothLanguages { box throws in
            let column = Self.column(box.language)
            let titles = try box.session.texts(
                """
                SELECT substring(search_words(title_\(column)) FROM '^[^ ]{4,} [^ ]{4}') FROM recipe
                WHERE search_words(title_\(column)) ~ '^[^ ]{4,} [^ ]{5,}' ORDER BY md5(slug) LIMIT 15
                """
            )
            #expect(titles.count == 15)
            for typed in titles {
                let kept = typed.prefix { $0 != " " } + " "
                let found = try box.ask(typed)
                #expect(!found.isEmpty, "\(typed)")
                for suggestion in found {
                    let (text, kind) = (suggestion["text"].string ?? "", suggestion["kind"].string ?? "")
                    if kind == "WORD" { #expect(text.hasPrefix(kept), "\(typed): \(text)") }
                    let count = suggestion["count"].int ?? 0
                    #expect((1...100).contains(count), "\(typed): \(kind) \(text)")
                    let total = try Self.total(text, of: kind, box)
                    #expect(
                        kind == "WORD" ? min(total, 100) == count : total >= count,
                        "\(typed): \(kind) \(text): \(count), found \(total)"
                    )
                }
            }
        }
    }

    /// For example, “soy” is a stop word in Spanish.
    @Test("treat stop words of the other language as words if they are food")
    func stopWords() async throws {
        try await Self.inBothLanguages { box throws in
            let column = Self.column(box.language)
            let names = try box.session.texts(
                """
                SELECT DISTINCT substring(words FROM '^[^ ]+ [^ ]{3}')
                FROM (SELECT search_words(name_\(column)) AS words FROM ingredient) AS name
                WHERE search_is_stop(split_part(words, ' ', 1)) AND NOT search_is_left_out(split_part(words, ' ', 1), '\(column.prefix(1))')
                    AND words ~ '^[^ ]+ [^ ]{4}'
                """
            )
            if box.language == .english { #expect(!names.isEmpty) }
            for typed in names {
                let found = try box.ask(typed)
                #expect(!found.isEmpty, "\(typed)")
                for suggestion in found {
                    let (text, kind) = (suggestion["text"].string ?? "", suggestion["kind"].string ?? "")
                    #expect(try Self.total(text, of: kind, box) >= suggestion["count"].int ?? 0, "\(typed): \(kind) \(text)")
                }
                let first = String(typed.prefix { $0 != " " })
                #expect(try box.ask(first).contains { $0["kind"].string == "WORD" && $0["text"].string == first }, "\(first)")
            }
        }
    }

    @Test(
        "come only from the requested domains",
        arguments: [
            ("RECIPES", ["INGREDIENT", "RECIPE", "CUISINE", "MEAL_TYPE", "DIET", "AISLE"]), ("DONATIONS", ["FOOD_POST", "FOOD_TYPE"]),
            ("FASHION", ["ITEM", "COLLECTION", "COLOR", "CATEGORY", "SIZE", "TAG", "THEME"]), ("STORES", ["STORE", "PRICE_LEVEL"]),
        ]
    )
    func domains(domain: String, kinds: [String]) async throws {
        try await Self.inBothLanguages { box throws in
            var found: Set<String> = []
            for text in ["a", "b", "c", "d", "m", "ver", "mer", "res", "tom", "bre"] {
                let suggestions = try box.ask(text, first: 20, in: [domain])
                #expect(suggestions.count <= 20)
                found.formUnion(suggestions.compactMap { $0["kind"].string })
            }
            #expect(found.contains("WORD"))
            #expect(found.subtracting(["WORD"]).isSubset(of: kinds))
            #expect(!found.isDisjoint(with: kinds))
        }
    }

    @Test("complete misspelled words if no word has the prefix")
    func misspelt() async throws {
        try await Self.inBothLanguages { box throws in
            let words =
                box.language == .english
                ? [("bageu", "baguette"), ("chikc", "chick"), ("tomta", "tomat")] : [("calabca", "calaba"), ("tomtae", "tomate")]
            for (typed, begun) in words {
                let first = try box.folded(box.ask(typed).first?["text"].string ?? "")
                #expect(first.hasPrefix(begun), "\(typed): \(first)")
            }
            #expect(try box.ask("qqxyzw").isEmpty)
        }
    }

    @Test(
        "are returned for every text",
        arguments: [
            "", " ", "'", "''", "\\", "%", "_", "&", "|", "!", "a:*", "a & b", "!(a | b)", "<->", "a <-> b", "(((", "\"", "\"a", "-", "--a",
            "a -b", "or", "a or",
            "or or or", "🍅", "ß", "İstanbul", "ﷺ", "e\u{301}", "日本", "a\u{0}b", "\u{202E}abc", "l'o", "$1", "$q$",
            "'; DROP TABLE recipe; --",
            String(repeating: "a", count: 200), String(repeating: "\"", count: 200), String(repeating: "é", count: 200), "{{}}", "%1$s",
            "a§b¶",
            (1...20).map { "w\($0)" }.joined(separator: " "),
        ]
    )
    func hostile(text: String) async throws {
        try await Self.inBothLanguages { box throws in
            let json = try box.client.query(Self.query, variables: ["text": .string(text)], as: nil, language: box.language).json()
            #expect(json.errors.items.allSatisfy { $0.at("extensions.code").string == "BAD_USER_INPUT" }, "\(json.errors)")
            if !text.unicodeScalars.contains("\u{0}") { #expect(json.errors == .null, "\(json.errors)") }
            #expect(json.at("data.suggestions").items.count <= 10)
        }
    }

    @Test("reject texts and numbers that are out of range")
    func refusals() async throws {
        try await EngineFixture.read { fixture in
            for (arguments, message) in [
                ("text: \"\(String(repeating: "a", count: 201))\"", "“text” has 201 characters; at most 200 are allowed."),
                ("text: \"\((1...21).map { "w\($0)" }.joined(separator: " "))\"", "“text” has 21 words; at most 20 are allowed."),
                ("text: \"a\", first: 0", "“first” must be between 1 and 20."),
                ("text: \"a\", first: 21", "“first” must be between 1 and 20."),
            ] {
                let json = try await fixture.client { client in try client.query("{ suggestions(\(arguments)) { text } }").json() }
                #expect(json.errors.at("0.message").string == message)
            }
        }
    }

    @Test(
        "reveal nothing of hidden posts",
        arguments: [
            "UPDATE food_post SET deleted_at = now() WHERE title = 'Zyzzberry jam'", "UPDATE account SET status = 'DISABLED' WHERE id = 1",
            "UPDATE account SET status = 'DELETED' WHERE id = 1",
            "UPDATE food_post SET expires_at = now() - interval '1 second' WHERE title = 'Zyzzberry jam'",
        ]
    )
    func hidden(change: String) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            try session.execute(
                """
                SELECT setval('food_post_id_seq', 9000);
                INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address, latitude, longitude, area)
                VALUES (1, 'Zyzzberry jam', 'Xyxxifruit', 'PRODUCE', 5, 'KILOGRAM', now() + interval '1 day', 'Qwirtzo', 'qwirtzo@example.org', 'Qwirtzo 1', 37, -6, 'Qwirtzo');
                UPDATE account SET name = 'Qwirtzo' WHERE id = 2
                """
            )
            let texts = ["zyzz", "zyzzberry", "zyzzberry j", "jam zyzz", "zyzbzerry"]
            func asked(_ text: String) async throws -> [Value] {
                try await fixture.data(Self.query, variables: ["text": .string(text)])["suggestions"].items
            }
            for text in texts { #expect(try await !asked(text).isEmpty, "\(text)") }
            #expect(try await Set(asked("zyzz").map { $0["kind"].string }) == ["WORD", "FOOD_POST"])
            // Neither accounts nor places and contacts of donations are suggested.
            for text in ["qwirt", "qwirtzo", "qwitrzo"] { #expect(try await asked(text).isEmpty, "\(text)") }
            try session.execute(change)
            for text in texts { #expect(try await asked(text).isEmpty, "\(text)") }
        }
    }

    @Test("are limited to the scopes of an API key")
    func keys() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let key = try TestToken.key(of: 1, scopes: ["RECIPES_READ"], in: session)
            let none = try TestToken.key(of: 1, scopes: ["ACCOUNTS_READ"], in: session)
            try await fixture.client { client throws in
                func kinds(_ caller: (any Caller)?, _ domains: String) throws -> Set<String> {
                    Set(
                        try ["tom", "bre", "shi", "mar", "dis"].flatMap { text in
                            try client.data("{ suggestions(text: \"\(text)\", first: 20\(domains)) { kind } }", as: caller)["suggestions"]
                                .items
                        }.compactMap { $0["kind"].string }
                    )
                }
                #expect(try kinds(nil, "").isSuperset(of: ["INGREDIENT", "FOOD_POST"]))
                #expect(try kinds(key, "").isSubset(of: ["WORD", "INGREDIENT", "RECIPE", "AISLE", "CUISINE", "DIET", "MEAL_TYPE"]))
                #expect(try kinds(key, "").contains("INGREDIENT"))
                #expect(try kinds(key, ", in: [DONATIONS, STORES]").isEmpty)
                #expect(try kinds(none, "").isEmpty)
            }
        }
    }
}
