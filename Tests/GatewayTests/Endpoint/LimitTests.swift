import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

/// The default limits of the program: the largest request that fits, and the first that exceeds a limit and reports both numbers.
@Suite("Default limits", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct LimitTests {
    private static let typename = "{ __typename }"

    private static func document(_ sentence: String, _ document: String) -> Demand {
        var writer = ResponseWriter()
        writer.write(.object(["query": .string(document)]))
        let demand = Demand.post(sentence, writer.text, "Accept: application/graphql-response+json")
        return demand.answers(data: #"{"__typename":"Query"}"#, as: "application/graphql-response+json")
    }

    private static func refused(_ sentence: String, _ text: String) -> Demand {
        document(sentence, text).answers(400, as: "application/graphql-response+json")
    }

    private static func padded(_ text: String, to count: Int) -> String { text + String(repeating: " ", count: count - text.utf8.count) }

    private static func repeated(_ text: String, _ count: Int) -> String { "{ " + String(repeating: text, count: count) + "}" }

    private static func aliases(_ count: Int) -> String { "{ " + (1...count).map { "a\($0): __typename " }.joined() + "}" }

    private static func nested(_ depth: Int) -> String {
        "{ recipe(id: \"x\") " + String(repeating: "{ author { recipes { nodes ", count: depth) + "{ id }"
            + String(repeating: "} } }", count: depth) + " }"
    }

    private static func words(_ count: Int) -> String { (1...count).map { "w\($0)" }.joined(separator: " ") }

    static let documents: [Demand] = [
        document("100,000 bytes", padded(typename, to: 100_000)),
        refused("100,001 bytes", padded(typename, to: 100_001)).saying("100001", "100000"),
        refused("5,001 tokens", repeated("a ", 4_999)).saying("5000", "tokens"),
        document("50 root fields", repeated("__typename ", 50)),
        refused("51 root fields", repeated("__typename ", 51)).saying("51", "50", "root fields"),
        document("50 directives", repeated("__typename @include(if: true) ", 50)),
        refused(
            "51 directives",
            "{ a: __typename @skip(if: false) " + String(repeating: "__typename @include(if: true) ", count: 50) + "}"
        ),
        refused("51 directives on one field", "{ __schema { description " + String(repeating: "@include(if: true) ", count: 51) + "} }"),
        document("30 aliases", aliases(30)).answers(200, as: "application/graphql-response+json", result: .other).saying(#""a30":"Query""#),
        refused("31 aliases", aliases(31)).saying("31", "30", "aliases"),
        document("14 levels of fields", nested(4)).answers(200, as: "application/graphql-response+json", result: .partial),
        refused("17 levels of fields", nested(5)).saying("17", "15"),
        document("21 words of a search", "{ search(text: \"\(words(21))\") { totalCount } }")
            .answers(200, as: "application/graphql-response+json", result: .partial).saying("“text”", "21", "20"),
        refused("201 nested braces", String(repeating: "{a", count: 201) + String(repeating: "}", count: 201)).saying("200"),
    ]

    @Test("of documents", arguments: documents)
    func document(demand: Demand) async throws { try await demand.check() }

    private static func body(_ sentence: String, _ bytes: Int) -> Demand {
        .post(sentence, padded(#"{"query":"{ __typename }"}"#, to: bytes))
    }

    private static func headers(_ sentence: String, _ lines: [String]) -> Demand {
        Demand(sentence: sentence, method: "GET", target: "/graphql?query=%7B__typename%7D", headers: lines)
    }

    static let requests: [Demand] = [
        body("a body of 1 MiB", 1_048_576),
        body("a body of 1 MiB and a byte", 1_048_577).answers(413, as: nil, result: .other).saying("1048577", "1048576"),
        // With `Host` there are a hundred.
        headers("100 headers", (1...99).map { "X-\($0): y" }),
        headers("101 headers", (1...100).map { "X-\($0): y" }).answers(431, as: nil, result: .other).saying("100"),
        headers("headers of 32 KiB", ["X: " + String(repeating: "y", count: 32_700)]),
        headers("headers beyond 32 KiB", ["X: " + String(repeating: "y", count: 32_768)]).answers(431, as: nil, result: .other).saying(
            "32768"
        ),
        Demand.get(
            "a search with 25 excluded words by GET",
            "query=%7Bsearch(text:%22\((1...25).map { "-w\($0)" }.joined(separator: "+"))%22)%7BtotalCount%7D%7D"
        )
        .answers(200, as: nil, result: .other).saying("ARGUMENT_TOO_LONG", "25"),
        Demand.get("a target that is too long", "query=" + String(repeating: "x", count: 20_000))
            .answers(414, as: nil, result: .other).saying("16384"),
    ]

    @Test("of HTTP", arguments: requests)
    func request(demand: Demand) async throws { try await demand.check() }

    @Test("reports at most nine errors")
    func errors() async throws {
        let port = try ServedProgram.shared().port
        try await ServedProgram.waiting {
            let client = try Client(port: port)
            func messages(_ document: String, _ variables: ObjectValue = [:]) throws -> [String] {
                try client.query(document, variables: variables).json().errors.items.compactMap { $0["message"].string }
            }
            func unknown(_ count: Int) -> String { "{ " + (1...count).map { "nonsense\($0) " }.joined() + "}" }
            #expect(try messages(unknown(9)).allSatisfy { $0.hasPrefix("Cannot query field \"nonsense") })
            #expect(try messages(unknown(9)).count == 9)
            for count in [10, 40] {
                let reported = try messages(unknown(count))
                #expect(reported.count == 9, "including the one that reports that there are more")
                #expect(reported.last == "Too many validation errors, error limit reached. Validation aborted.")
            }
            let document = "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }"
            #expect(try messages(document, ["ids": .list(Array(repeating: true, count: 9))]).allSatisfy { $0.contains("ID cannot") })
            for count in [10, 40, 1_000] {
                let reported = try messages(document, ["ids": .list(Array(repeating: true, count: count))])
                #expect(reported.count == 9)
                #expect(reported.last == "Too many errors processing variables, error limit reached. Execution aborted.")
            }
        }
    }
}
