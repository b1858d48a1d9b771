import TestSupport
import Testing

/// [Request parameters](https://graphql.github.io/graphql-over-http/draft/#sec-Request-Parameters) by POST.
@Suite("GraphQL over HTTP: request parameters", .tags(.database, .socket, .spec), .timeLimit(.minutes(20)))
struct RequestParameterTests {
    private static let mediaTypes = ["application/json", "application/graphql-response+json"]

    /// The requests with both media types, which must not make a difference here.
    private static func inBoth(_ demands: [Demand]) -> [Demand] {
        demands.flatMap { demand in
            mediaTypes.map { type in
                var asked = demand.adding("Accept: \(type)", "as \(type)")
                asked.type = type
                return asked
            }
        }
    }

    static let wellFormed = inBoth([
        .post("a query alone"),
        .post("operationName", #"{"query":"query A { __typename } query B { x: __typename }","operationName":"A"}"#),
        .post("operationName null", #"{"query":"{ __typename }","operationName":null}"#),
        .post("variables null", #"{"query":"{ __typename }","variables":null}"#),
        .post("extensions null", #"{"query":"{ __typename }","extensions":null}"#),
        .post("an empty map of variables", #"{"query":"{ __typename }","variables":{}}"#),
        .post("unknown extensions", #"{"query":"{ __typename }","extensions":{"some":"value"}}"#),
        .post("unknown keys are ignored", #"{"query":"{ __typename }","more":[1,{"query":2}],"id":null}"#),
        .post("keys in another order", #"{"extensions":{},"variables":{},"operationName":null,"query":"{ __typename }"}"#),
        .post("escapes in keys and values", #"{"qu\u0065ry":"{ \u005f_typename }"}"#),
        .post("white space around everything", " \t\r\n{ \"query\" :\n\"{ __typename }\"\t} \r\n"),
        .post("variables", #"{"query":"query ($n: String!) { __type(name: $n) { name } }","variables":{"n":"Recipe"}}"#)
            .answers(data: #"{"__type":{"name":"Recipe"}}"#),
        .post("variables that no operation declares", #"{"query":"{ __typename }","variables":{"unknown":[1,2.5,{"a":null}]}}"#),
    ])

    @Test("accepts a well-formed request", arguments: wellFormed)
    func accepted(demand: Demand) async throws { try await demand.check() }

    @Test("limits the number of values in a body, because each takes far more memory than its text")
    func manyValues() async throws {
        let list = #"{"query":"{ __typename }","more":["# + String(repeating: "1,", count: 39_000) + "1"
        try await Demand.post("39,001 values", list + "]}").check()
        try await Demand.post("41,001 values", list + String(repeating: ",[]", count: 1_000) + "]}").answers(400).check()
    }

    @Test("limits the length of an operation's name")
    func longName() async throws {
        let name = String(repeating: "n", count: 257)
        try await Demand.post("a long name", #"{"query":"{ __typename }","operationName":"\#(name)"}"#).answers(400).check()
        try await Demand.get("a long name", "query=%7B__typename%7D&operationName=" + name).answers(400).check()
    }

    private static let values = [#""text""#, "0", "1.5", "true", "false", #"["a"]"#, "[]", #"{"a":1}"#, "null"]

    /// Each parameter with each kind of invalid value.
    private static let wrongValues: [Demand] =
        [("query", #""text""#), ("operationName", #""text""#), ("variables", #"{"a":1}"#), ("extensions", #"{"a":1}"#)].flatMap {
            name,
            right in
            values.filter { $0 != right && ($0 != "null" || name == "query") }.map { value in
                .post("\(name) \(value)", name == "query" ? #"{"query":\#(value)}"# : #"{"query":"{ __typename }","\#(name)":\#(value)}"#)
            }
        }

    static let malformed = inBoth((wrongValues + wrongBodies + notUTF8).map { $0.answers(400) })

    private static let wrongBodies: [Demand] = [
        .post("no query", "{}"),
        .post("query misspelt", #"{"qeury":"{ __typename }"}"#),
        .post("query in upper case", #"{"QUERY":"{ __typename }"}"#),
        .post("an empty body", ""),
        .post("only white space", " \r\n\t"),
        .post("no JSON", "NONSENSE"),
        .post("JSON cut short", #"{ "not a JSON"#),
        .post("a list, as batching is off", #"[{"query":"{ __typename }"}]"#),
        .post("an empty list", "[]"),
        .post("a string", #""{ __typename }""#),
        .post("a number", "7"),
        .post("null", "null"),
        .post("something after the end", #"{"query":"{ __typename }"}{}"#),
        .post("a comma too many", #"{"query":"{ __typename }",}"#),
        .post("single quotes", "{'query':'{ __typename }'}"),
        .post("a comment", #"{"query":"{ __typename }"/**/}"#),
        .post("a key twice", #"{"query":"{ __typename }","query":"{ __typename }"}"#),
        .post("a key twice, once escaped", #"{"query":"{ __typename }","qu\u0065ry":"{ __typename }"}"#),
        .post("a key twice in variables", #"{"query":"{ __typename }","variables":{"a":1,"a":2}}"#),
        .post("an escaped NUL", #"{"query":"{ __typename }","variables":{"a":"\u0000"}}"#),
        .post("a NUL", "{\"query\":\"{ __typename }\",\"variables\":{\"a\":\"\0\"}}"),
        .post("a line feed in a string", "{\"query\":\"{\n__typename }\"}"),
        .post("a lone high surrogate", #"{"query":"{ __typename }","variables":{"a":"\ud800"}}"#),
        .post("a lone low surrogate", #"{"query":"{ __typename }","variables":{"a":"\udc00"}}"#),
        .post("surrogates in the wrong order", #"{"query":"{ __typename }","variables":{"a":"\udc00\ud800"}}"#),
        .post("1e400", #"{"query":"{ __typename }","variables":{"a":1e400}}"#),
        .post("-1e400", #"{"query":"{ __typename }","variables":{"a":-1e400}}"#),
        .post("a number with a leading zero", #"{"query":"{ __typename }","variables":{"a":01}}"#),
        .post("NaN", #"{"query":"{ __typename }","variables":{"a":NaN}}"#),
        .post("65 nested lists", #"{"query":"{ __typename }","variables":{"a":"# + nested(65) + "}}"),
        .post("10,000 nested objects", String(repeating: #"{"a":"#, count: 10_000)),
    ]

    private static func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }

    /// An overlong form, a surrogate, an invalid start byte, a missing byte, and another encoding.
    private static let notUTF8: [Demand] = badSequences.map { bytes in
        var demand = Demand.post("bytes \(bytes) in a string")
        var body = Array(#"{"query":"{ __typename }","variables":{"a":""#.utf8)
        body += bytes
        body += #""}}"#.utf8
        demand.body = body
        return demand
    }

    private static let badSequences: [[UInt8]] = [[0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xFF], [0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80]]

    @Test("rejects malformed requests with 400 in both media types", arguments: malformed)
    func refused(demand: Demand) async throws { try await demand.check() }

    static let textInUTF16 = {
        var demand = Demand.post("UTF-16").answers(400)
        demand.body = #"\#u{FEFF}{"query":"{ __typename }"}"#.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        return demand
    }()

    @Test("rejects a body in UTF-16 with 400")
    func utf16() async throws { try await Self.textInUTF16.check() }
}
