import TestSupport
import Testing

@Suite("curl", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct CurlCommandTests {
    private static let query = #"{ recipe(id: "recipe_1") { id } }"#
    private static let body = #"{"query": "{ recipe(id: \"recipe_1\") { id } }"}"#
    private static let answer = #"{"data":{"recipe":{"id":"recipe_1"}}}"#
    private static let json = ["--header", "Content-Type: application/json"]

    /// Sends a request to the server at `/graphql` and returns curl's output.
    private static func ask(_ arguments: [String], path: String = "/graphql", input: String = "") async throws -> Command.Outcome {
        try await Clients.curl(arguments + [ServedProgram.shared().url + path], input: input)
    }

    struct Call: Sendable, CustomTestStringConvertible {
        let name: String
        let arguments: [String]
        var input = ""
        var testDescription: String { name }
    }

    /// All calls send the same query.
    static let calls = [
        Call(name: "GET: -G --data-urlencode", arguments: ["--get", "--data-urlencode", "query=" + query]),
        Call(name: "POST: --json", arguments: ["--json", body]),
        Call(name: "POST: --data with a content type", arguments: json + ["--data", body]),
        Call(name: "POST: --data-binary from standard input", arguments: json + ["--data-binary", "@-"], input: body),
        Call(name: "--compressed", arguments: ["--compressed", "--json", body]),
        Call(name: "--http1.0", arguments: ["--http1.0", "--json", body]),
        Call(name: "--http2, which asks for an upgrade that the server ignores", arguments: ["--http2", "--json", body]),
        Call(
            name: "chunked, with a length that curl leaves out",
            arguments: json + ["--header", "Transfer-Encoding: chunked", "--data-binary", "@-"],
            input: body
        ),
        Call(name: "-T -: an upload of unknown length", arguments: json + ["--request", "POST", "--upload-file", "-"], input: body),
        Call(name: "Expect: 100-continue", arguments: ["--header", "Expect: 100-continue", "--json", body]),
        Call(name: "a charset", arguments: ["--header", "Content-Type: application/json; charset=utf-8", "--data", body]),
        Call(name: "--tr-encoding", arguments: ["--tr-encoding", "--json", body]),
        Call(name: "-L, with nothing to follow", arguments: ["--location", "--json", body]),
    ]

    @Test("gets the same response with any kind of request", arguments: calls)
    func same(call: Call) async throws {
        let outcome = try await Self.ask(call.arguments, input: call.input)
        #expect(outcome == Command.Outcome(status: 0, output: Self.answer, errors: ""))
    }

    @Test("always gets a response with HTTP/1.1", arguments: ["--http1.0", "--http1.1", "--http2"])
    func version(option: String) async throws {
        let outcome = try await Self.ask([
            option, "--output", "/dev/null", "--write-out", "%{http_version} %{http_code}", "--json", Self.body,
        ])
        #expect(outcome.output == "1.1 200", "\(outcome)")
    }

    @Test("uses one connection for many requests: GET, POST and HEAD")
    func keepAlive() async throws {
        let each = ["--output", "/dev/null", "--write-out", "%{http_code} %{num_connects}\n"]
        let url = try ServedProgram.shared().url
        let requests =
            each + ["--json", Self.body, url + "/graphql", "--next"]
            + each + [url + "/health/live", "--next"]
            + each + ["--head", url + "/schema.graphql", "--next"]
            + each + ["--json", "{", url + "/graphql", "--next"]
            + each + ["--get", "--data-urlencode", "query={ __typename }", url + "/graphql"]
        let outcome = try await Clients.curl(requests)
        #expect(outcome.lines == ["200 1", "200 0", "200 0", "400 0", "200 0"], "\(outcome)")
    }

    @Test("-I prints the same head as GET")
    func head() async throws {
        for path in ["/graphql?query=%7B__typename%7D", "/schema.graphql", "/health/live", "/"] {
            let head = try await Self.ask(["--head"], path: path)
            let get = try await Self.ask(["--dump-header", "-", "--output", "/dev/null"], path: path)
            let lines = head.output.split(separator: "\r\n").filter { !Self.varies($0) }
            #expect(lines == get.output.split(separator: "\r\n").filter { !Self.varies($0) }, "\(path)")
            #expect(lines.contains { $0.hasPrefix("Content-Length: ") })
        }
    }

    /// Whether a header differs between requests.
    private static func varies(_ line: Substring) -> Bool {
        ["date:", "x-request-id:", "server-timing:"].contains { line.lowercased().hasPrefix($0) }
    }

    @Test("gets 100 Continue before a large body, and an immediate error if the body is too large")
    func expectation() async throws {
        let padded = Self.body + String(repeating: " ", count: 500_000)
        let fits = try await Self.ask(Self.json + ["--verbose", "--header", "Expect: 100-continue", "--data-binary", "@-"], input: padded)
        #expect(fits.errors.contains("< HTTP/1.1 100 Continue"))
        #expect(fits.output == Self.answer)

        let large = String(repeating: " ", count: 3_000_000)
        let refused = try await Self.ask(
            Self.json + ["--verbose", "--header", "Expect: 100-continue", "--data-binary", "@-"],
            input: large
        )
        #expect(!refused.errors.contains("< HTTP/1.1 100"))
        #expect(refused.errors.contains("< HTTP/1.1 413 "))
        #expect(refused.output.contains("1,048,576") || refused.output.contains("1048576"), "the error has the limit: \(refused.output)")
    }

    @Test("gets the same text with --compressed, in fewer bytes")
    func compressed() async throws {
        let query = ["--get", "--data-urlencode", "query={ recipes(first: 50) { nodes { title description instructions { text } } } }"]
        let size = ["--write-out", "\n%{size_download}"]
        let plain = try await Self.ask(query + size)
        let compressed = try await Self.ask(query + size + ["--compressed"])
        #expect(plain.lines[0] == compressed.lines[0])
        #expect(try #require(Int(compressed.lines[1])) * 2 < #require(Int(plain.lines[1])))
        let head = try await Self.ask(query + ["--head", "--header", "Accept-Encoding: gzip"])
        #expect(head.output.contains("Content-Encoding: gzip\r\n") && head.output.contains("Vary: "), "\(head)")
        let refusing = try await Self.ask(query + ["--head", "--header", "Accept-Encoding: gzip;q=0, identity"])
        #expect(!refusing.output.contains("Content-Encoding"), "\(refusing)")
    }

    @Test("requests a hundred recipes over fifty connections")
    func parallel() async throws {
        let url = try ServedProgram.shared().url
        let folder = TemporaryFolder()
        let targets = (1...100).flatMap {
            ["--output", "\(folder.path)/\($0)", "\(url)/graphql?query=%7Brecipe(id:%22recipe_\($0)%22)%7Bid%7D%7D"]
        }
        let outcome = try await Clients.curl(["--parallel", "--parallel-max", "50", "--globoff"] + targets)
        #expect(outcome.status == 0, "\(outcome)")
        for number in 1...100 {
            #expect(try Command.text(of: "\(folder.path)/\(number)") == #"{"data":{"recipe":{"id":"recipe_\#(number)"}}}"#)
        }
    }

    @Test("can use the server as a proxy, with an absolute URL as the target")
    func absoluteForm() async throws {
        let url = try ServedProgram.shared().url
        let outcome = try await Clients.curl(["--proxy", url, "--json", Self.body, "http://api.example/graphql"])
        #expect(outcome.output == Self.answer, "\(outcome)")
    }

    @Test("forms, which any page could send, are rejected with an explanation")
    func form() async throws {
        for arguments in [["--data", "query={ __typename }"], ["--form", "query={ __typename }"], Self.json + ["--data", "query={x}"]] {
            let outcome = try await Self.ask(arguments + ["--write-out", "\n%{http_code}"])
            #expect(["400", "403", "415"].contains(outcome.lines.last), "\(outcome)")
            #expect(outcome.output.contains(#""errors""#), "\(outcome)")
        }
    }
}
