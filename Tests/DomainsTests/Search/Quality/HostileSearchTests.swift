import Domains
import Engine
import GraphQL
import Languages
import ServiceSupport
import TestSupport
import Testing

@Suite("Hostile search texts", .tags(.database), .timeLimit(.minutes(20)))
struct HostileSearchTests {
    private static func repeated(_ text: String) -> String { String(String(repeating: text, count: 200).prefix(200)) }

    private static let texts: [String] =
        [
            "\"", "-", "or ", "*:&|!()<->", "' ; --", "\\", "\\'", "§", "¶", "a§", "x¶ ", "%_", "🍅", "👩‍🍳", "\u{202E}", "é", "e\u{301}", "a",
            "\u{1}\u{2}\u{7f} ",
            "\" or -", "-\"a b", "\u{200B}", "ß", "İ", "ﬃ", "שלום ", "مرحبا ", "汉字", "a'b", "1", "tomato", "or or -or ", "(((", "a:*b ",
        ]
        .map(repeated)
        + [
            (1...20).map { "w\($0)" }.joined(separator: " "), (1...20).map { "salsa\($0)x" }.joined(separator: " "),
            Array(repeating: "chcken", count: 20).joined(separator: " "), (1...20).map { _ in "de" }.joined(separator: " "),
            "red or or dress", "or", "- or -", "-or", "tomato -", "\"\"", "\"tomato", "tomato\"", "-\"\"", "'e'::tsquery", "eA:A & sB",
            "$1", "{}", "[1]", "NULL",
        ]

    @Test(
        "cause only documented errors, reveal no SQL and finish soon",
        arguments: SearchedDemo.List.allCases,
        Language.allCases
    )
    func texts(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let document =
                "query ($text: String!) { list: \(list.field(typed: "$text").dropLast()), first: 10) { totalCount nodes { __typename } } }"
            var answered = 0
            let texts = language == .english ? Self.texts.each(2) : Self.texts.each(8)
            for text in texts {
                let start = ContinuousClock.now
                let response = await demo.fixture.response(
                    to: OperationRequest(document, variables: ["text": .string(text)]),
                    language: language.text
                )
                let time = ContinuousClock.now - start
                let json = try response.json()
                if json.errors == .null {
                    answered += 1
                    #expect((json.data.at("list.totalCount").int ?? -1) >= 0)
                } else {
                    #expect(
                        ["BAD_USER_INPUT", "ARGUMENT_TOO_LONG"].contains(json.errors.at("0.extensions.code").string),
                        "\(text): \(response.text)"
                    )
                }
                for word in ["tsquery", "SELECT", "search_read", "pg_", "syntax error"] where !text.contains(word) {
                    #expect(!response.text.contains(word), "\(text): \(response.text)")
                }
                // Far above the limit of 200 ms, because other tests share the machine.
                #expect(time < .seconds(30), "\(text): \(time)")
            }
            #expect(answered > texts.count / 2)
            // PostgreSQL alone must also parse each text quickly.
            for text in texts {
                let start = ContinuousClock.now
                _ = try demo.sets([text], in: list == .search ? .recipes : list, language)
                #expect(ContinuousClock.now - start < .seconds(10), "\(text)")
            }
        }
    }
}
