import Testing

@testable import Planner

@Suite("The words of a search")
struct SearchWordsTests {
    @Test(
        "are counted as the database counts them",
        arguments: [
            ("", 0, 0, 1), ("   ", 0, 0, 1), ("tomato", 1, 0, 1), ("tomato soup", 2, 0, 1), ("-onion", 0, 1, 1), ("soup -onion", 1, 1, 1),
            ("soup - onion", 1, 1, 1), ("soup - (!- onion) rice", 2, 1, 1), ("rice or pasta", 2, 0, 2), ("a OR b or c", 3, 0, 3),
            ("rice oregano", 2, 0, 1), ("\"olive oil\" -\"black dress\" hat", 3, 2, 1), ("\"rice or pasta\"", 3, 0, 1),
            ("-\"a b", 0, 2, 1), ("well-known", 2, 0, 1), ("a,b;c/d.e", 5, 0, 1), ("-a,b,c", 0, 3, 1), ("jalapeño crème", 2, 0, 1),
            ("a\u{A0}b·c—d", 4, 0, 1), ("-α -β", 0, 2, 1), ("sin\u{2003}cebolla", 2, 0, 1), ("cafe\u{301}", 1, 0, 1), ("-- -- --", 0, 0, 1),
            ("日本 料理", 2, 0, 1), ("🍅 soup", 1, 0, 1), ("'quoted' (word)", 2, 0, 1), ("a\"b\"c", 3, 0, 1), ("or", 0, 0, 2),
        ]
    )
    func counts(text: String, wanted: Int, unwanted: Int, alternatives: Int) {
        let words = SearchWords(text)
        #expect(words.wanted == wanted)
        #expect(words.unwanted == unwanted)
        #expect(words.alternatives == alternatives)
    }
}
