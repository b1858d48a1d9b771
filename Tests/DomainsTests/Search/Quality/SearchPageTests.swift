import Domains
import GraphQL
import Languages
import ServiceSupport
import TestSupport
import Testing

@Suite("Order and pages of search results", .tags(.database), .timeLimit(.minutes(20)))
struct SearchPageTests {
    @Test(
        "a word of several domains returns more than one domain among the first ten, with descending scores",
        arguments: Language.allCases
    )
    func domains(language: Language) async throws {
        try await SearchedDemo.read { demo in
            let letter = language == .english ? "e" : "s"
            // Words that are the whole name of ten objects are excluded, because exact names come first.
            let words = try demo.rows(
                """
                SELECT word FROM (
                    SELECT 1 AS domain, entry.lexeme FROM recipe, unnest(search) AS entry WHERE 'A' = ANY (entry.weights)
                    UNION ALL SELECT 2, entry.lexeme FROM food_post, unnest(search) AS entry
                    WHERE 'A' = ANY (entry.weights) AND is_shown AND available_quantity > 0 AND expires_at > now()
                    UNION ALL SELECT 3, entry.lexeme FROM catalog_item, unnest(search) AS entry WHERE 'A' = ANY (entry.weights)
                    UNION ALL SELECT 4, entry.lexeme FROM grocery_store, unnest(search) AS entry WHERE 'A' = ANY (entry.weights)
                ) AS found, substr(lexeme, 2) AS word
                WHERE left(lexeme, 1) IN ('\(letter)', 'n') AND length(word) >= 3 AND NOT search_is_stop(word)
                GROUP BY 1 HAVING count(DISTINCT domain) > 1 AND (SELECT count(*) FROM search_entry WHERE words @@ ('wn' || word || ' | w\(letter)' || word)::tsquery) < 10
                ORDER BY 1
                """
            )
            .map(\.[0])
            #expect(words.count >= 40)
            var drowned: [String] = []
            for word in words {
                let data = try await demo.fixture.data(
                    "query ($text: String!) { search(text: $text, first: 10) { totalCount edges { score node { __typename } } } }",
                    variables: ["text": .string(word)],
                    language: language.text
                )
                let edges = data.at("search.edges").items
                if Set(edges.compactMap { $0.at("node.__typename").string }).count < 2 { drowned.append(word) }
                let scores = edges.map { $0["score"].number ?? -1 }
                #expect(scores == scores.sorted(by: >), "\(word)")
            }
            // Equal matches are ordered by id, so ten of one domain with low ids may be first.
            #expect(drowned.count * 20 <= words.count, "\(drowned.some) of \(words.count)")
        }
    }

    @Test("pages of seven lose and repeat nothing in both directions", arguments: SearchedDemo.List.allCases, Language.allCases)
    func pages(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let texts = ["sal", "tomato or rojo", "bread or pan", "vestido or sopa or market", "-chicken", "red or de or la verano"]
            var seen = 0
            for text in texts {
                let counted = try await demo.find([text], in: list, language, first: 1)[0]
                guard counted.total > 7, counted.total <= (list == .search ? 500 : 150) else { continue }
                seen += 1
                let forwards = try await walk(list, text, language, demo, isBackward: false)
                #expect(forwards.count == counted.total && Set(forwards).count == forwards.count, "\(text)")
                #expect(try await walk(list, text, language, demo, isBackward: true) == forwards, "\(text)")
            }
            #expect(seen > 0)
        }
    }

    private func walk(
        _ list: SearchedDemo.List,
        _ text: String,
        _ language: Language,
        _ demo: SearchedDemo,
        isBackward: Bool
    ) async throws -> [String] {
        var (ids, cursor) = ([String](), Value.null)
        let bounds = isBackward ? "last: 7, before: $cursor" : "first: 7, after: $cursor"
        let id = list == .search ? "... on Node { id }" : "id"
        while true {
            let data = try await demo.fixture.data(
                """
                query ($text: String!, $cursor: String) { list: \(list.field(typed: "$text").dropLast()), \(bounds)) {
                  nodes { \(id) } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
                } }
                """,
                variables: ["text": .string(text), "cursor": cursor],
                language: language.text
            )["list"]
            let page = data["nodes"].items.compactMap { $0["id"].string }
            ids = isBackward ? page + ids : ids + page
            guard data.at(isBackward ? "pageInfo.hasPreviousPage" : "pageInfo.hasNextPage").bool == true else { return ids }
            cursor = data.at(isBackward ? "pageInfo.startCursor" : "pageInfo.endCursor")
        }
    }

    @Test("a search of one domain interprets words like that domain's list")
    func oneDomain() async throws {
        try await SearchedDemo.read { demo in
            let words = try demo.rows("SELECT DISTINCT word FROM search_word WHERE length(word) > 2 ORDER BY 1").map(\.[0]).each(64)
            #expect(words.count > 20)
            for word in words {
                let data = try await demo.fixture.data(
                    """
                    query ($t: String!) {
                        one: search(text: $t, in: [FASHION]) { totalCount searchInfo { text unknownWords correctedWords { used } } }
                        list: catalogItems(filter: {search: $t}) { totalCount searchInfo { text unknownWords correctedWords { used } } }
                    }
                    """,
                    variables: ["t": .string(word + " ")]
                )
                #expect(data.at("one.searchInfo") == data.at("list.searchInfo"), "\(word)")
                // The search over domains covers only names and categories, so it may find fewer objects.
                #expect((data.at("one.totalCount").int ?? -1) <= data.at("list.totalCount").int ?? 0, "\(word)")
            }
        }
    }
}
