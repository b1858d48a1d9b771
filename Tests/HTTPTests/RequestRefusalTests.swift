import Testing

@testable import HTTP

@Suite("Requests that are refused")
struct RequestRefusalTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var bytes: String
        var error: HTTPRefusal
        var testDescription: String { name }

        init(_ name: String, _ bytes: String, _ error: HTTPRefusal) {
            self.name = name
            self.bytes = bytes
            self.error = error
        }

        /// A GET with these lines behind its Host line.
        init(_ name: String, headers: String, _ error: HTTPRefusal) {
            self.init(name, "GET / HTTP/1.1\r\nHost: a\r\n\(headers)\r\n\r\n", error)
        }

        /// A chunked POST with this body.
        init(_ name: String, chunks: String, _ error: HTTPRefusal) {
            self.init(name, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)", error)
        }
    }

    static let requestLines: [Case] = [
        Case("HTTP/0.9", "GET /\r\n", .invalidRequestLine),
        Case("HTTP/2.0", "GET / HTTP/2.0\r\n", .unsupportedVersion),
        Case("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .unsupportedVersion),
        Case("HTTP/1.2", "GET / HTTP/1.2\r\n", .unsupportedVersion),
        Case("a version in lower case", "GET / http/1.1\r\n", .unsupportedVersion),
        Case("a version with more digits", "GET / HTTP/1.10\r\n", .unsupportedVersion),
        Case("no version", "GET / \r\n", .unsupportedVersion),
        Case("two spaces before the target", "GET  / HTTP/1.1\r\n", .invalidRequestLine),
        Case("two spaces before the version", "GET /  HTTP/1.1\r\n", .unsupportedVersion),
        Case("a tab for a space", "GET\t/ HTTP/1.1\r\n", .invalidRequestLine),
        Case("a space before the method", " GET / HTTP/1.1\r\n", .invalidRequestLine),
        Case("a method that is no token", "G(T / HTTP/1.1\r\n", .invalidRequestLine),
        Case("a TLS greeting", "\u{16}\u{03}\u{01}", .invalidRequestLine),
        Case("a space in the target", "GET /a b HTTP/1.1\r\n", .unsupportedVersion),
        Case("a control byte in the target", "GET /a\u{01}b HTTP/1.1\r\n", .invalidTarget),
        Case("a byte beyond ASCII in the target", "GET /é HTTP/1.1\r\n", .invalidTarget),
        Case("a fragment", "GET /a#b HTTP/1.1\r\n", .invalidTarget),
        Case("a relative target", "GET a/b HTTP/1.1\r\n", .invalidTarget),
        Case("an asterisk for another method than OPTIONS", "GET * HTTP/1.1\r\n", .invalidTarget),
        Case("an authority for a target", "CONNECT a.example:443 HTTP/1.1\r\n", .invalidTarget),
        Case("an absolute target with another scheme", "GET ftp://a/ HTTP/1.1\r\n", .invalidTarget),
        Case("an absolute target without a host", "GET http:///x HTTP/1.1\r\n", .invalidTarget),
        Case("an absolute target with a user", "GET http://u@a/x HTTP/1.1\r\n", .invalidTarget),
        Case("two leading line ends", "\r\n\r\nGET / HTTP/1.1\r\n", .invalidRequestLine),
    ]

    static let lineEnds: [Case] = [
        Case("a bare LF behind the request line", "GET / HTTP/1.1\nHost: a\r\n\r\n", .invalidLineEnd),
        Case("a leading bare LF", "\nGET / HTTP/1.1\r\n", .invalidLineEnd),
        Case("a bare LF behind a header", "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n", .invalidLineEnd),
        Case("a bare LF at the head's end", "GET / HTTP/1.1\r\nHost: a\r\n\n", .invalidLineEnd),
        Case("a bare CR in a header", headers: "X: a\rb", .invalidLineEnd),
        Case("two CRs", headers: "X: a\r", .invalidLineEnd),
        Case("a bare CR in the request line", "GET /\r HTTP/1.1\r\n", .invalidLineEnd),
        Case("a NUL in a header", headers: "X: a\0b", .invalidLineEnd),
        Case("a NUL in the request line", "GET /\0 HTTP/1.1\r\n", .invalidLineEnd),
    ]

    static let headers: [Case] = [
        Case("a space before the colon", headers: "X : a", .invalidHeader),
        Case("a tab before the colon", headers: "X\t: a", .invalidHeader),
        Case("an empty name", headers: ": a", .invalidHeader),
        Case("no colon", headers: "X", .invalidHeader),
        Case("a name that is no token", headers: "X(Y): a", .invalidHeader),
        Case("a name beyond ASCII", headers: "Ä: a", .invalidHeader),
        Case("a folded line", headers: "X: a\r\n b", .invalidHeader),
        Case("a folded line with a tab", headers: "X: a\r\n\tb: c", .invalidHeader),
        Case("a folded first line", "GET / HTTP/1.1\r\n Host: a\r\n\r\n", .invalidHeader),
        Case("a control byte in a value", headers: "X: a\u{02}b", .invalidHeader),
        Case("a DEL in a value", headers: "X: a\u{7F}b", .invalidHeader),
        Case("another expectation", headers: "Expect: 200-ok", .unknownExpectation),
    ]

    static let hosts: [Case] =
        [
            Case("no Host", "GET / HTTP/1.1\r\n\r\n", .invalidHost),
            Case("two Hosts", headers: "Host: b", .invalidHost),
            Case("two equal Hosts", headers: "host: a", .invalidHost),
            Case("two Hosts on HTTP/1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n", .invalidHost),
        ]
        + [
            "", "a b", "a,b", "a/b", "u@a", "a:b", "a:80:80", "a:123456", ":80", "[::1", "[]", "::1]", "[::1]x", "[g::1]", "a[", "é", "a?b",
            "a\\b",
        ].map { Case("the Host “\($0)”", "GET / HTTP/1.1\r\nHost: \($0)\r\n\r\n", .invalidHost) }

    static let framing: [Case] =
        [
            Case("chunks and a length", headers: "Transfer-Encoding: chunked\r\nContent-Length: 5", .invalidTransferEncoding),
            Case("a length and chunks", headers: "Content-Length: 5\r\nTransfer-Encoding: chunked", .invalidTransferEncoding),
            Case("differing lengths", headers: "Content-Length: 5\r\nContent-Length: 6", .invalidContentLength),
            Case("repeated lengths", headers: "Content-Length: 5\r\ncontent-length: 5", .invalidContentLength),
            Case("chunks on HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", .invalidTransferEncoding),
            Case("two chunked lines", headers: "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", .invalidTransferEncoding),
        ]
        + [
            "", "-1", "+5", "5 5", "5,5", "5, 5", "0x5", "5a", "a", "5.0", "9223372036854775808", "18446744073709551616",
            "99999999999999999999",
        ]
        .map { Case("the length “\($0)”", headers: "Content-Length: \($0)", .invalidContentLength) }
        + [
            "", "identity", "gzip", "gzip, chunked", "chunked, gzip", "chunked, chunked", "chunked,", "xchunked", "chunked;q=1",
            "\"chunked\"",
        ]
        .map { Case("the transfer coding “\($0)”", headers: "Transfer-Encoding: \($0)", .invalidTransferEncoding) }

    static let chunks: [Case] =
        [
            Case("a size of 2^63", chunks: "8000000000000000\r\n", .invalidChunk),
            Case("a size of 2^64", chunks: "10000000000000000\r\n", .invalidChunk),
            Case("a size of 2^64 - 1", chunks: "FFFFFFFFFFFFFFFF\r\n", .invalidChunk),
            Case("a size that hides behind zeros", chunks: "00000000000000005\r\nhello\r\n", .invalidChunk),
            Case("a chunk longer than its size", chunks: "3\r\nabcd\r\n", .invalidChunk),
            Case("a chunk without its line end", chunks: "3\r\nabc0\r\n\r\n", .invalidChunk),
            Case("a chunk that ends with a bare LF", chunks: "3\r\nabc\n0\r\n\r\n", .invalidChunk),
            Case("a chunk that ends with CR and something", chunks: "3\r\nabc\rX", .invalidChunk),
            Case("a size that ends with a bare LF", chunks: "3\nabc\r\n", .invalidLineEnd),
            Case("a control byte in an extension", chunks: "3;a\u{01}\r\nabc\r\n", .invalidChunk),
            Case("a space in a trailer's name", chunks: "0\r\nX : a\r\n\r\n", .invalidHeader),
            Case("a folded trailer", chunks: "0\r\nX: a\r\n b\r\n\r\n", .invalidHeader),
        ]
        + ["", "-1", "+1", "0x1", " 1", "1 ", "g", ";a", "1,a", "1;", "1 ;", "1; ", "1;;a", "1;(", "1 a"].map {
            Case("the size “\($0)”", chunks: "\($0)\r\n", .invalidChunk)
        }

    static let limits: [Case] = [
        Case(
            "a long target",
            "GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\nHost: a\r\n\r\n",
            .requestLineTooLong(limit: 16_384)
        ),
        Case("a target without end", "GET /\(String(repeating: "a", count: 16_384))", .requestLineTooLong(limit: 16_384)),
        Case("a long header", headers: "X: \(String(repeating: "a", count: 40_000))", .headersTooLarge(limit: 32_768)),
        Case("a header without end", "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 32_768))", .headersTooLarge(limit: 32_768)),
        Case(
            "long headers together",
            headers: [String](repeating: "X: \(String(repeating: "a", count: 4_000))", count: 9).joined(separator: "\r\n"),
            .headersTooLarge(limit: 32_768)
        ),
        Case("101 headers", headers: [String](repeating: "X: a", count: 100).joined(separator: "\r\n"), .tooManyHeaders(limit: 100)),
        Case("101 trailers", chunks: "0\r\n" + String(repeating: "X: a\r\n", count: 101) + "\r\n", .tooManyHeaders(limit: 100)),
        Case("a long trailer", chunks: "0\r\nX: \(String(repeating: "a", count: 40_000))\r\n", .headersTooLarge(limit: 32_768)),
        Case("a declared length beyond the limit", headers: "Content-Length: 1048577", .bodyTooLarge(limit: 1_048_576, declared: 1048577)),
        Case(
            "the largest countable length",
            headers: "Content-Length: 9223372036854775807",
            .bodyTooLarge(limit: 1_048_576, declared: 9223372036854775807)
        ),
        Case("a declared chunk beyond the limit", chunks: "100001\r\n", .bodyTooLarge(limit: 1_048_576, declared: nil)),
        Case("a chunk of 2^31", chunks: "80000000\r\n", .bodyTooLarge(limit: 1_048_576, declared: nil)),
        Case("a chunk of 2^63 - 1", chunks: "7FFFFFFFFFFFFFFF\r\n", .bodyTooLarge(limit: 1_048_576, declared: nil)),
        Case("a second chunk beyond the limit", chunks: "1\r\na\r\n100000\r\n", .bodyTooLarge(limit: 1_048_576, declared: nil)),
        Case("an extension without end", chunks: "1;\(String(repeating: "a", count: 5_000))", .invalidChunk),
        Case(
            "long extensions together",
            chunks: String(repeating: "1;\(String(repeating: "a", count: 200))\r\nx\r\n", count: 30),
            .invalidChunk
        ),
    ]

    @Test("is refused, at once or byte by byte", arguments: requestLines + lineEnds + headers + hosts + framing + chunks + limits)
    func refuses(_ refused: Case) {
        let bytes = Array(refused.bytes.utf8)
        let atOnce = parse(bytes)
        #expect(atOnce.error == refused.error)
        #expect(atOnce.requests.isEmpty)
        #expect(parse(bytes, pieces: [1]) == atOnce)
    }

    @Test(
        "each refusal has its status",
        arguments: [
            (.invalidChunk, 400), (.invalidHost, 400), (.unsupportedVersion, 400), (.requestLineTooLong(limit: 1), 414),
            (.headersTooLarge(limit: 1), 431), (.tooManyHeaders(limit: 1), 431), (.bodyTooLarge(limit: 1, declared: nil), 413),
            (.unknownExpectation, 417),
            (.timedOut, 408),
        ] as [(HTTPRefusal, UInt16)]
    )
    func status(of error: HTTPRefusal, is code: UInt16) {
        #expect(error.status.code == code)
        #expect(!error.message.isEmpty)
    }
}
