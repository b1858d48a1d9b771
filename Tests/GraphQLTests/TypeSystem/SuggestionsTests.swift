import GraphQL
import Testing

@Suite("suggestions for names that do not exist")
struct SuggestionsTests {
    @Test(
        "are similar names, most similar first, then in natural order",
        arguments: [
            ("", ["a", "b"], ["a", "b"]),
            ("", ["abc"], []),
            ("input", [], []),
            ("abc", ["a", "ab", "abc"], ["abc", "ab", "a"]),
            ("greenish", ["green"], ["green"]),
            ("verylongstring", ["stringverylong"], []),
            ("ABC", ["abc"], ["abc"]),
            ("agr", ["arg"], ["arg"]),
            ("214365879", ["123456789"], ["123456789"]),
            ("abc", ["cab", "abd", "abe"], ["abd", "abe", "cab"]),
            ("a", ["a10", "a2"], ["a2"]),
            ("ab1", ["ab10", "ab9", "ab2"], ["ab2", "ab9", "ab10"]),
            ("a3", ["a1", "a2", "a0"], ["a0", "a1", "a2"]),
            ("xy3", ["xy10", "xy02", "xy20"], ["xy02", "xy10", "xy20"]),
        ] as [(String, [String], [String])]
    )
    func similar(name: String, options: [String], expected: [String]) {
        #expect(Suggestions.similar(to: name, among: options) == expected)
    }

    @Test(
        "form a sentence",
        arguments: [
            ([], ""),
            (["A"], #" Did you mean "A"?"#),
            (["A", "B"], #" Did you mean "A" or "B"?"#),
            (["A", "B", "C"], #" Did you mean "A", "B", or "C"?"#),
            (["A", "B", "C", "D", "E", "F"], #" Did you mean "A", "B", "C", "D", or "E"?"#),
        ] as [([String], String)]
    )
    func sentence(options: [String], expected: String) {
        #expect(Suggestions.didYouMean(options) == expected)
    }

    @Test("can name the kind of the options")
    func kind() {
        #expect(Suggestions.didYouMean(["A"], kind: "the enum value") == #" Did you mean the enum value "A"?"#)
    }
}
