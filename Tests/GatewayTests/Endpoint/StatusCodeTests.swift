import Languages
import TestSupport
import Testing

/// [Status codes](https://graphql.github.io/graphql-over-http/draft/#sec-Status-Codes) of well-formed requests.
@Suite("GraphQL over HTTP: status codes", .tags(.database, .socket, .spec), .timeLimit(.minutes(20)))
struct StatusCodeTests {
    /// Values of `Accept`, the type of the response, and the status of a request with errors and without data.
    private static let ways: [(accept: String?, type: String, status: Int)] = [
        (nil, "application/json", 200),
        ("*/*", "application/json", 200),
        ("application/json", "application/json", 200),
        ("application/graphql-response+json", "application/graphql-response+json", 400),
    ]

    private static func inAll(_ demands: [Demand], _ result: Demand.Result, status: (Int) -> Int) -> [Demand] {
        demands.flatMap { demand in
            ways.map { way in
                var asked = demand.answers(status(way.status), as: way.type, result: result)
                if let accept = way.accept { asked = asked.adding("Accept: \(accept)", "as \(accept)") }
                return asked
            }
        }
    }

    static let requestErrors = inAll(
        [
            .post("a document cut short", #"{"query":"{"}"#),
            .post("an empty document", #"{"query":""}"#),
            .post("a document of comments", ##"{"query":"# nothing\n,,,"}"##),
            .post("a character that starts no token", #"{"query":"{ a % b }"}"#),
            .post("an escaped NUL in a document", #"{"query":"{ a(b: \"\\u0000\") }"}"#),
            .post("an unknown field", #"{"query":"{ 8f31403dfe404bccbb0e835f2629c6a7 }"}"#),
            .post("a field that does not exist", #"{"query":"{ nonsense }"}"#),
            .post("a missing argument", #"{"query":"{ recipe { id } }"}"#),
            .post("an argument of the wrong type", #"{"query":"{ recipe(id: {}) { id } }"}"#),
            .post("an object without selections", #"{"query":"{ recipes }"}"#),
            .post("a fragment that is nowhere", #"{"query":"{ ...F }"}"#),
            .post("a fragment that is unused", #"{"query":"{ __typename } fragment F on Query { __typename }"}"#),
            .post("a variable that is not declared", #"{"query":"{ recipe(id: $id) { id } }"}"#),
            .post("no operation", #"{"query":"fragment F on Query { __typename }"}"#),
            .post("definitions of types", #"{"query":"type A { b: Int }"}"#),
            .post("an unknown operation", #"{"query":"query A { __typename }","operationName":"B"}"#),
            .post("several operations and no name", #"{"query":"query A { __typename } query B { __typename }"}"#),
            .post("an unknown one of several", #"{"query":"query A { __typename } query B { __typename }","operationName":"C"}"#),
            .post("a missing variable", #"{"query":"query ($id: ID!) { recipe(id: $id) { id } }"}"#),
            .post(
                "null for a variable that cannot be null",
                #"{"query":"query ($id: ID!) { recipe(id: $id) { id } }","variables":{"id":null}}"#
            ),
            .post(
                "a variable of the wrong type",
                #"{"query":"query ($n: Int) { recipes(first: $n) { totalCount } }","variables":{"n":"many"}}"#
            ),
            .post(
                "a variable outside Int",
                #"{"query":"query ($n: Int) { recipes(first: $n) { totalCount } }","variables":{"n":2147483648}}"#
            ),
            .post("a fraction for Int", #"{"query":"query ($n: Int) { recipes(first: $n) { totalCount } }","variables":{"n":1.5}}"#),
            .post(
                "a number larger than any",
                #"{"query":"query ($n: Int) { recipes(first: $n) { totalCount } }","variables":{"n":1e300}}"#
            ),
            .post(
                "an unknown field of an input object",
                #"{"query":"query ($f: RecipeFilter) { recipes(filter: $f) { totalCount } }","variables":{"f":{"x":1}}}"#
            ),
            .post(
                "an unknown value of an enum",
                #"{"query":"query ($l: Language) { recipe(id: \"recipe_1\") { title(language: $l) } }","variables":{"l":"XX"}}"#
            ),
            .post("a mutation that does not exist", #"{"query":"mutation { burnDown { message } }"}"#),
        ],
        .refusal
    ) { $0 }

    @Test("request errors: status 200 as application/json, 400 as the newer type, and no data", arguments: requestErrors)
    func requestError(demand: Demand) async throws { try await demand.check() }

    static let fieldErrors = inAll(
        [
            .post("a failing field next to a successful one", #"{"query":"{ __typename recipe(id: \"x\") { id } }"}"#),
            .post("a field that fails and cannot be null", #"{"query":"{ recipes(first: 5000) { totalCount } }"}"#),
        ],
        .partial
    ) { _ in 200 }

    @Test("field errors: status 200 in each type, with data", arguments: fieldErrors)
    func fieldError(demand: Demand) async throws { try await demand.check() }
}
