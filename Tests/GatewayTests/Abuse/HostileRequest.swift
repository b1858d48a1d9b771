import GraphQL
import TestSupport

@testable import Gateway

/// A kind of invalid or abusive request.
///
/// Each generated request is different.
struct HostileRequest: Sendable {
    typealias Maker = @Sendable (inout SeededGenerator) -> [UInt8]

    let name: String
    /// Whether the request is complete, so that the server can respond.
    var isWhole = true
    let make: Maker

    /// All kinds.
    static let all = wrongJSON + wrongTexts + wrongDocuments + wrongRequests + wrongFraming + cutShort

    private static func body(_ name: String, _ body: @escaping @Sendable (inout SeededGenerator) -> String) -> HostileRequest {
        HostileRequest(name: name) { Array(Client.post(body: body(&$0)).utf8) }
    }

    /// A body with some JSON in its only variable.
    private static func variable(_ name: String, _ value: @escaping @Sendable (inout SeededGenerator) -> String) -> HostileRequest {
        body(name) { #"{"query":"{ __typename }","variables":{"a":\#(value(&$0))}}"# }
    }

    /// Uses few documents of each kind.
    ///
    /// The server's document cache is bounded, but not by two mebibytes.
    private static func document(_ name: String, _ document: @escaping @Sendable (Int) -> String) -> HostileRequest {
        HostileRequest(name: name) { Array(Client.post(document($0.number(1...10))).utf8) }
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static let wrongJSON = [
        body("JSON cut short") { random in
            let whole = #"{"query":"{ __typename }","variables":{"a":[1,2,{"b":null}]},"extensions":{}}"#
            return String(whole.prefix(random.number(0...whole.count - 1)))
        },
        body("JSON with a byte changed") { random in
            var bytes = Array(#"{"query":"{ __typename }","variables":{"a":[1,2,{"b":null}]}}"#.utf8)
            bytes[random.number(0...bytes.count - 1)] = UInt8(random.number(0...127))
            return String(decoding: bytes, as: UTF8.self)
        },
        body("keys twice") { random in #"{"query":"{ __typename }","variables":{"a\#(random.next())":1,"b":2,"b":3}}"# },
        body("a deep list that never ends") { repeated("[", $0.number(1...50_000)) },
        body("many keys") { random in
            "{" + (0..<random.number(1...1_000)).map { #""k\#($0)":\#($0)"# }.joined(separator: ",") + "}"
        },
        variable("deep lists") { random in
            let depth = random.number(60...10_000)
            return repeated("[", depth) + repeated("]", depth)
        },
        variable("long numbers") { repeated("9", $0.number(1...60_000)) },
        variable("numbers beyond everything") { "\($0.once(in: 2) ? "-" : "")\($0.number(1...9))e\($0.number(309...999_999))" },
        variable("many items") { "[" + repeated("0,", $0.number(1...10_000)) + "0]" },
    ]

    private static let wrongTexts = [
        variable("NUL") { #""\#(repeated("x", $0.number(0...100)))\u0000""# },
        variable("lone surrogates") { random in #""\#(random.pick([#"\ud800"#, #"\udfff"#, #"\udc00\ud800"#, #"\ud800x"#]))""# },
        variable("huge texts") { #""\#(repeated("x", $0.number(1...100_000)))""# },
        variable("texts of escapes") { #""\#(repeated(#"\u00e9"#, $0.number(1...20_000)))""# },
        HostileRequest(name: "bytes that are not UTF-8") { random in
            var body = Array(#"{"query":"{ __typename }","variables":{"a":""#.utf8)
            body += (0..<random.number(1...50)).map { _ in UInt8(random.number(0x80...0xFF)) }
            body += #""}}"#.utf8
            let head = "POST /graphql HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
            return Array(head.utf8) + body
        },
    ]

    private static let wrongDocuments = [
        document("fields that do not exist") { "{ nonsense\($0) recip }" },
        document("braces that never end") { repeated("{a", $0 * 4_000) },
        document("deep selections") { level in
            "{ recipe(id: 1) " + repeated("{ author { recipes { nodes ", level * 20) + "{ id }" + repeated("} } }", level * 20) + " }"
        },
        document("aliases") { count in "{ " + (0..<count * 300).map { "a\($0): __typename " }.joined() + "}" },
        document("fragments in a circle") { "{ ...F\($0) } fragment F\($0) on Query { ...G } fragment G on Query { ...F\($0) }" },
        document("documents beyond the largest size") { "{ " + repeated("a", 100_000 + $0) + "}" },
        document("texts that never end") { "{ recipe(id: \"" + repeated("x", $0 * 5_000) },
        document("introspection in circles") {
            "{ __schema { types " + repeated("{ fields { type ", $0 * 10) + "{ name }" + repeated("} }", $0 * 10) + " } }"
        },
        document("pages that multiply") {
            "{ recipes(first: 100) { nodes { author { recipes(first: \(90 + $0)) { nodes { reviews(first: 100) { totalCount } } } } } } }"
        },
    ]

    private static func head(_ name: String, _ head: @escaping @Sendable (inout SeededGenerator) -> String) -> HostileRequest {
        HostileRequest(name: name) { Array(head(&$0).utf8) }
    }

    private static let wrongRequests = [
        HostileRequest(name: "another content type") { random in
            let type = random.pick([
                "text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-7", "x/y\(random.next())",
            ])
            return Array(Client.post(body: "query=x", type: type).utf8)
        },
        HostileRequest(name: "a multipart request with random parts") { random in
            let boundary = "b\(random.next())"
            let parts = (0..<random.number(0...20)).map {
                "--\(boundary)\r\nContent-Disposition: form-data; name=\"\($0)\"\r\n\r\n\(random.next())\r\n"
            }
            let type = "multipart/form-data; boundary=\(boundary)"
            return Array(Client.post(body: parts.joined() + "--\(boundary)--\r\n", type: type, headers: ["GraphQL-Preflight: 1"]).utf8)
        },
        HostileRequest(name: "unknown hashes") { random in
            let hash = repeated("0", 48) + String(UInt64.random(in: 1 << 60...UInt64.max, using: &random), radix: 16)
            return Array(Client.post(body: #"{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"\#(hash)"}}}"#).utf8)
        },
        head("paths and queries at random") { "GET /\($0.next())?query=\($0.next())%\($0.next()) HTTP/1.1\r\nHost: test\r\n\r\n" },
        head("methods at random") { "M\($0.next()) /graphql HTTP/1.1\r\nHost: test\r\n\r\n" },
        head("meaningless Accept headers") {
            "GET /graphql?query={a} HTTP/1.1\r\nHost: test\r\nAccept: \(repeated("a/b;q=0.1,", $0.number(1...500)))\r\n\r\n"
        },
    ]

    private static let wrongFraming = [
        head("two lengths") { "POST /graphql HTTP/1.1\r\nHost: test\r\nContent-Length: \($0.number(0...9))\r\nContent-Length: 10\r\n\r\n" },
        head("chunked with a length") {
            "POST /graphql HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\nContent-Length: \($0.number(0...9))\r\n\r\n"
        },
        head("a length beyond every limit") {
            "POST /graphql HTTP/1.1\r\nHost: test\r\nContent-Length: \($0.number(2_000_000...Int.max))\r\n\r\n"
        },
        head("a target that is too long") {
            "GET /graphql?query=\(repeated("a", $0.number(20_000...60_000))) HTTP/1.1\r\nHost: test\r\n\r\n"
        },
        head("headers that are too long") { "GET / HTTP/1.1\r\nHost: test\r\nX: \(repeated("a", $0.number(33_000...60_000)))\r\n\r\n" },
        head("too many headers") { "GET / HTTP/1.1\r\nHost: test\r\n\(repeated("X: y\r\n", $0.number(101...3_000)))\r\n" },
        head("bytes at random") { random in
            String(decoding: (0..<random.number(1...200)).map { _ in UInt8(random.number(0...255)) }, as: UTF8.self) + "\n\r\n\r\n"
        },
    ]

    private static let cutShort = [
        HostileRequest(name: "a request cut short", isWhole: false) { random in
            let whole = Client.post("{ recipe(id: \"recipe_\(random.number(1...50))\") { id } }")
            return Array(whole.utf8.prefix(random.number(1...whole.utf8.count - 1)))
        },
        HostileRequest(name: "files cut short", isWhole: false) { random in
            let operations = #"{"query":"query ($f: Upload) { __typename }","variables":{"f":null}}"#
            let body = """
                --b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n\(operations)\r\n\
                --b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.f"]}\r\n\
                --b\r\nContent-Disposition: form-data; name="0"; filename="a.jpg"\r\n\r\n\(repeated("x", 100_000))\r\n--b--\r\n
                """
            let whole = Client.post(body: body, type: "multipart/form-data; boundary=b", headers: ["GraphQL-Preflight: 1"])
            return Array(whole.utf8.prefix(random.number(150...whole.utf8.count - 1)))
        },
        HostileRequest(name: "a client that disconnects before the response", isWhole: false) { random in
            Array(Client.post("{ recipes(first: \(random.number(1...20))) { nodes { title instructions { text } } } }").utf8)
        },
    ]
}
