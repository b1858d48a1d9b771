import SearchText
import Testing

@Suite("The syntax of a search text")
struct SyntaxTests {
    @Test(
        "words, phrases, alternatives and exclusions",
        arguments: [
            ("tomato soup", "tomato soup"), ("  tomato\t soup ", "tomato soup"), ("\"olive oil\" bread", "\"olive oil\" bread"),
            ("leek or fennel", "leek |fennel"), ("bread -rolls", "bread -rolls"), ("bread - rolls", "bread -rolls"),
            ("-\"olive oil\"", "-olive_oil"),
            ("red or -blue", "red -blue"), ("or red or -blue or", "red -blue"), ("soup -with", "soup -with"), ("\"tomato", "\"tomato\""),
            ("t-shirt", "t-shirt"), ("-t-shirt", "-t-shirt"), ("bread -egg-free", "bread -egg-free"),
            ("red, blue or green", "red blue |green"),
            ("a\"b\"c", "a \"b\" c"), ("“olive oil”", "\"olive oil\""), ("«aceite de oliva»", "\"aceite de oliva\""), ("\"\" x", "x"),
            ("soup –chicken", "soup -chicken"), ("soup – easy", "soup easy"), ("tofu - but no soy", "tofu but -soy"),
            ("curry - no coconut", "curry -coconut"), ("curry -no coconut", "curry -coconut"), ("bread -free", "bread -free"),
            ("H&M", "H&M"),
            ("women's", "women's"),
            ("¿Qué? ¡sopa!", "Qué sopa"),
            ("!!!", ""), ("", ""), ("🍅", ""), ("汉字", "汉字"), ("salt and pepper", "salt &and pepper"), ("mac & cheese", "mac cheese"),
            ("U.S.A.", "U.S.A"), ("or", ""),
        ]
    )
    func syntax(typed: String, expected: String) { #expect(ParsedSearch(typed).notation == expected, "\(typed)") }

    @Test(
        "Spanish list words",
        arguments: [
            ("pollo o pavo", "pollo |pavo"), ("rojo u ocre", "rojo |ocre"), ("sal y pimienta", "sal &y pimienta"),
            ("uvas e higos", "uvas &e higos"),
            ("u neck", "u neck"), ("vitamin e oil", "vitamin e oil"), ("o", "o"), ("y", "y"), ("pollo o", "pollo o"),
            ("carne e hielo", "carne e hielo"),
        ]
    )
    func spanish(typed: String, expected: String) { #expect(ParsedSearch(typed).notation == expected, "\(typed)") }

    @Test("soft hyphens and marks of direction are ignored, and apostrophes stay inside words")
    func invisible() {
        #expect(ParsedSearch("cheese\u{AD}cake").notation == "cheesecake")
        #expect(ParsedSearch("sin\u{200E} nue\u{AD}ces").notation == "-nueces")
        #expect(ParsedSearch("Crème à l’ail").notation == "Crème à l’ail")
        #expect(ParsedSearch("'eggs'").notation == "eggs")
        #expect(ParsedSearch("sin azu\u{301}car").notation == "-azu\u{301}car")
    }

    @Test("the name contains negations and amounts, but no syntax")
    func name() {
        #expect(ParsedSearch("No-bake cheesecake").name == "No-bake cheesecake")
        #expect(ParsedSearch("Bread without eggs").name == "Bread without eggs")
        #expect(ParsedSearch("couscous with 7 vegetables -t-shirt").name == "couscous with 7 vegetables")
        #expect(ParsedSearch("\"olive  oil\", (bread)").name == "olive  oil bread")
    }

    @Test("a text is open until a space or a quote follows")
    func open() {
        #expect(ParsedSearch("tomato sou").isOpen)
        for typed in ["", "tomato ", "\"tomato\"", "tomato\u{3000}", "tomato\n"] { #expect(!ParsedSearch(typed).isOpen, "\(typed)") }
    }

    @Test(
        "searches for people have syntax only",
        arguments: [
            ("Free Sin", "Free Sin"), ("no -sin", "no -sin"), ("egg free or u neck", "egg free |u neck"), ("under 50", "under 50"),
            ("\"a b\" c-free", "\"a b\" c-free"), ("a and b", "a and b"), ("x < 5", "x 5"),
        ]
    )
    func people(typed: String, expected: String) { #expect(ParsedSearch(typed, rules: .syntax).notation == expected, "\(typed)") }

    @Test(
        "the words of the syntax are counted",
        arguments: [
            ("", 0, 0, 1), ("tomato soup", 2, 0, 1), ("-onion", 0, 1, 1), ("soup - onion", 1, 1, 1), ("soup - (!- onion) rice", 2, 1, 1),
            ("a OR b or c", 3, 0, 3), ("rice oregano", 2, 0, 1), ("\"olive oil\" -\"black dress\" hat", 3, 2, 1),
            ("\"rice or pasta\"", 3, 0, 1), ("-\"a b", 0, 2, 1), ("well-known", 2, 0, 1), ("a,b;c/d.e", 5, 0, 1), ("-a,b,c", 2, 1, 1),
            ("jalapeño crème", 2, 0, 1), ("a\u{A0}b·c—d", 4, 0, 1), ("-α -β", 0, 2, 1), ("sin\u{2003}cebolla", 2, 0, 1),
            ("cafe\u{301}", 1, 0, 1), ("-- -- --", 0, 0, 1), ("日本 料理", 2, 0, 1), ("🍅 soup", 1, 0, 1), ("'quoted' (word)", 2, 0, 1),
            ("a\"b\"c", 3, 0, 1), ("or", 0, 0, 1),
        ]
    )
    func counts(typed: String, wanted: Int, excluded: Int, alternatives: Int) {
        let search = ParsedSearch(typed, rules: .syntax)
        #expect(search.wantedWords == wanted)
        #expect(search.excludedWords == excluded)
        #expect(search.alternatives == alternatives)
    }

    @Test("words are counted as PostgreSQL splits them")
    func phrasingCounts() {
        let search = ParsedSearch("t-shirt or red dress 2 -blue -\"light green\" under 50")
        #expect(search.wantedWords == 5)
        #expect(search.excludedWords == 3)
        #expect(search.deniedWords == 0)
        #expect(search.alternatives == 2)
        let denied = ParsedSearch("soup without eggs or olive oil, nut free -milk")
        #expect(denied.excludedWords == 5)
        #expect(denied.deniedWords == 4)
    }
}
