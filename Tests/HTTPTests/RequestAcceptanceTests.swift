import Testing

@testable import HTTP

@Suite("Accepted requests")
struct RequestAcceptanceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var bytes: String
        var expected: [ParsedRequest]
        var testDescription: String { name }

        init(_ name: String, _ bytes: String, _ expected: ParsedRequest...) {
            self.name = name
            self.bytes = bytes
            self.expected = expected
        }
    }

    static func request(
        _ method: HTTPMethod = .get,
        _ path: String = "/",
        query: String = "",
        fields: [String] = ["Host=a"],
        body: String = "",
        keepsAlive: Bool = true,
        expectsContinue: Bool = false
    ) -> ParsedRequest {
        ParsedRequest(
            method: method,
            path: path,
            query: query,
            fields: fields,
            body: Array(body.utf8),
            keepsAlive: keepsAlive,
            expectsContinue: expectsContinue
        )
    }

    static let lines: [Case] = [
        Case("a plain GET", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", request()),
        Case(
            "a path and a query",
            "GET /graphql?query=%7Ba%7D HTTP/1.1\r\nHost: a\r\n\r\n",
            request(.get, "/graphql", query: "query=%7Ba%7D")
        ),
        Case("raw braces in a query", "GET /?q={a(b:\"c\")} HTTP/1.1\r\nHost: a\r\n\r\n", request(.get, "/", query: "q={a(b:\"c\")}")),
        Case("a question mark in a query", "GET /a?b?c HTTP/1.1\r\nHost: a\r\n\r\n", request(.get, "/a", query: "b?c")),
        Case("an absolute target", "GET http://b:80/c?d HTTP/1.1\r\nHost: a\r\n\r\n", request(.get, "/c", query: "d")),
        Case("an absolute target without path", "GET HTTPS://b HTTP/1.1\r\nHost: a\r\n\r\n", request(.get, "")),
        Case("an absolute target with a query only", "GET http://b?c HTTP/1.1\r\nHost: a\r\n\r\n", request(.get, "", query: "c")),
        Case("OPTIONS for the whole server", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", request(.options, "*")),
        Case("one leading line end", "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", request()),
        Case("an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", request(.other)),
        Case("a method in lower case is another", "get / HTTP/1.1\r\nHost: a\r\n\r\n", request(.other)),
        Case("HTTP/1.0 without Host ends the connection", "GET / HTTP/1.0\r\n\r\n", request(fields: [], keepsAlive: false)),
        Case(
            "HTTP/1.0 with keep-alive",
            "GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n",
            request(fields: ["Connection=Keep-Alive"])
        ),
    ]

    static let headers: [Case] =
        [
            Case(
                "white space around a value",
                "GET / HTTP/1.1\r\nHost:a\r\nX: \t b c \t \r\nY:\r\n\r\n",
                request(fields: ["Host=a", "X=b c", "Y="])
            ),
            Case("bytes beyond ASCII in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: ñ\r\n\r\n", request(fields: ["Host=a", "X=ñ"])),
            Case(
                "Connection: close among others",
                "GET / HTTP/1.1\r\nHost: a\r\nConnection: x , Close\r\n\r\n",
                request(fields: ["Host=a", "Connection=x , Close"], keepsAlive: false)
            ),
            Case(
                "an upgrade to h2c is ignored",
                "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMA\r\n\r\n",
                request(fields: ["Host=a", "Connection=Upgrade, HTTP2-Settings", "Upgrade=h2c", "HTTP2-Settings=AAMA"])
            ),
            Case(
                "100 headers",
                "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "X: b\r\n", count: 99) + "\r\n",
                request(fields: ["Host=a"] + [String](repeating: "X=b", count: 99))
            ),
        ]
        + ["a.example", "a.example:8080", "127.0.0.1:80", "[::1]", "[::1]:8080", "[::ffff:1.2.3.4]", "xn--a", "a:", "A_b-c~"].map {
            Case("the Host \($0)", "GET / HTTP/1.1\r\nHost: \($0)\r\n\r\n", request(fields: ["Host=\($0)"]))
        }

    static let bodies: [Case] = [
        Case(
            "a body of a length",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
            request(.post, fields: ["Host=a", "Content-Length=5"], body: "hello")
        ),
        Case(
            "a length with leading zeros",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0005\r\n\r\nhello",
            request(.post, fields: ["Host=a", "Content-Length=0005"], body: "hello")
        ),
        Case(
            "an empty body",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n",
            request(.post, fields: ["Host=a", "Content-Length=0"])
        ),
        Case(
            "chunks",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n5\r\nhello\r\n006\r\n world\r\n0\r\n\r\n",
            request(.post, fields: ["Host=a", "Transfer-Encoding=Chunked"], body: "hello world")
        ),
        Case(
            "no chunk but the last",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n000\r\n\r\n",
            request(.post, fields: ["Host=a", "Transfer-Encoding=chunked"])
        ),
        Case(
            "chunk extensions and trailers, dropped",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nB ; a=b;c=\"d\"\r\nhello world\r\n0;x\r\nX: y\r\nContent-Length: 7\r\n\r\n",
            request(.post, fields: ["Host=a", "Transfer-Encoding=chunked"], body: "hello world")
        ),
        Case(
            "bytes that look like line ends in a chunk",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n\r\n\r\n\r\n0\r\n\r\n",
            request(.post, fields: ["Host=a", "Transfer-Encoding=chunked"], body: "\r\n\r\n")
        ),
        Case(
            "an expectation",
            "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nContent-Length: 2\r\n\r\nok",
            request(.post, fields: ["Host=a", "Expect=100-Continue", "Content-Length=2"], body: "ok", expectsContinue: true)
        ),
        Case(
            "an expectation on HTTP/1.0 is ignored",
            "POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok",
            request(.post, fields: ["Expect=100-continue", "Content-Length=2"], body: "ok", keepsAlive: false)
        ),
    ]

    static let pipelines: [Case] = [
        Case(
            "pipelined requests, with and without a line break in between",
            "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nPOST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nok\r\nGET /3 HTTP/1.1\r\nHost: a\r\n\r\n",
            request(.get, "/1"),
            request(.post, "/2", fields: ["Host=a", "Content-Length=2"], body: "ok"),
            request(.get, "/3")
        ),
        Case(
            "a request after chunks",
            "POST /1 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\n",
            request(.post, "/1", fields: ["Host=a", "Transfer-Encoding=chunked"], body: "x"),
            request(.get, "/2")
        ),
    ]

    @Test("are read at once or in pieces of any size", arguments: lines + headers + bodies + pipelines)
    func accepts(_ accepted: Case) {
        let bytes = Array(accepted.bytes.utf8)
        let expected = ParsedStream(requests: accepted.expected)
        #expect(parse(bytes) == expected)
        #expect(parse(bytes, pieces: [1]) == expected)
        #expect(parse(bytes, pieces: [3, 1, 7]) == expected)
    }

    @Test("a client that waits for 100 Continue is reported once, when the head is complete")
    func wantsContinue() throws {
        var parser = RequestParser(limits: HTTPLimits())
        var input = InputBuffer()
        func feed(_ text: String) throws -> RequestParser.Progress {
            input.append(Array(text.utf8).span)
            return try parser.advance(&input)
        }
        #expect(try feed("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n") == .needsInput)
        #expect(try feed("\r\n") == .wantsAdmission)
        try parser.admitBody(upTo: 2, keeping: 2)
        #expect(try feed("") == .wantsContinue)
        #expect(try feed("o") == .needsInput)
        #expect(try feed("k") == .complete)
    }

    @Test("a body of the maximum size is accepted")
    func largestBody() {
        let body = [UInt8](repeating: 0x61, count: 1_048_576)
        let head = Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048576\r\n\r\n".utf8)
        #expect(parse(head + body, pieces: [65_536]).requests.first?.body == body)
    }

    @Test("chunk framing uses no memory besides the body")
    func chunkMemory() throws {
        var parser = RequestParser(limits: HTTPLimits())
        var input = InputBuffer()
        input.append(Array("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n".utf8).span)
        let chunk = Array("1\r\nx\r\n".utf8)
        for _ in 0..<10_000 {
            input.append(chunk.span)
            #expect(try parser.advance(&input) == .needsInput)
        }
        #expect(input.memory.count == InputBuffer.standardSize)
        #expect(parser.body.count == 10_000)
    }
}
