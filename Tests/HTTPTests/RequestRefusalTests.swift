import Testing

@testable import HTTP

@Suite("Refused requests")
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

        /// A GET with these lines after its Host line.
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
        Case("a method that is not a token", "G(T / HTTP/1.1\r\n", .invalidRequestLine),
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
        Case("a method alone", "GET\r\n", .invalidRequestLine),
        Case("a response for a request", "HTTP/1.1 200 OK\r\n", .invalidRequestLine),
        Case("another protocol", "GET / HTTPS/1.1\r\n", .unsupportedVersion),
        Case("a version without its point", "GET / HTTP/11\r\n", .unsupportedVersion),
        Case("a version without its second digit", "GET / HTTP/1.\r\n", .unsupportedVersion),
        Case("a version with a leading zero", "GET / HTTP/01.1\r\n", .unsupportedVersion),
        Case("a version with a space for its slash", "GET / HTTP 1.1\r\n", .unsupportedVersion),
        Case("HTTP/3", "GET / HTTP/3\r\n", .unsupportedVersion),
        Case("a space after the version", "GET / HTTP/1.1 \r\n", .unsupportedVersion),
        Case("a header on the request line", "GET / HTTP/1.1 Host: a\r\n\r\n", .unsupportedVersion),
        Case("a vertical tab for a space", "GET\u{0B}/ HTTP/1.1\r\n", .invalidRequestLine),
        Case("a form feed for a space", "GET /\u{0C}HTTP/1.1\r\n", .invalidRequestLine),
        Case("a DEL in the target", "GET /a\u{7F}b HTTP/1.1\r\n", .invalidTarget),
        Case("a tab in the target", "GET /a\tb HTTP/1.1\r\n", .invalidTarget),
        Case("an absolute target whose host is a list", "GET http://a,b/ HTTP/1.1\r\n", .invalidTarget),
        Case("an absolute target with a bad port", "GET http://a:b/ HTTP/1.1\r\n", .invalidTarget),
        Case("an absolute target with one slash", "GET http:/a/ HTTP/1.1\r\n", .invalidTarget),
        Case("a blank line of spaces before the request", "  \r\nGET / HTTP/1.1\r\n", .invalidRequestLine),
        Case("two leading line ends", "\r\n\r\nGET / HTTP/1.1\r\n", .invalidRequestLine),
    ]

    static let lineEnds: [Case] = [
        Case("a bare LF after the request line", "GET / HTTP/1.1\nHost: a\r\n\r\n", .invalidLineEnd),
        Case("a leading bare LF", "\nGET / HTTP/1.1\r\n", .invalidLineEnd),
        Case("a bare LF after a header", "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n", .invalidLineEnd),
        Case("a bare LF at the head's end", "GET / HTTP/1.1\r\nHost: a\r\n\n", .invalidLineEnd),
        Case("a bare CR in a header", headers: "X: a\rb", .invalidLineEnd),
        Case("two CRs", headers: "X: a\r", .invalidLineEnd),
        Case("a bare CR in the request line", "GET /\r HTTP/1.1\r\n", .invalidLineEnd),
        Case("a bare CR for a line end", "GET / HTTP/1.1\rHost: a\r\n\r\n", .invalidLineEnd),
        Case("a bare CR for all line ends", "GET / HTTP/1.1\rHost: a\r\rX\r\n", .invalidLineEnd),
        Case("two CRs at the head's end", "GET / HTTP/1.1\r\nHost: a\r\n\r\r\n", .invalidLineEnd),
        Case("a leading bare CR", "\rGET / HTTP/1.1\r\n", .invalidLineEnd),
        Case("a CR in a header's name", headers: "X\rY: a", .invalidLineEnd),
        Case("a NUL in a header's name", headers: "X\0: a", .invalidLineEnd),
        Case("a NUL in the method", "G\0T / HTTP/1.1\r\n", .invalidLineEnd),
        Case("a NUL before the request", "\0GET / HTTP/1.1\r\n", .invalidRequestLine),
        // No further input can correct these, so they are refused before the line ends.
        Case("a bare CR in an unended request line", "GET /\rx", .invalidLineEnd),
        Case("a leading bare CR without more", "\rG", .invalidLineEnd),
        Case("a bare CR in an unended header", "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb", .invalidLineEnd),
        Case("two CRs in an unended head", "GET / HTTP/1.1\r\nHost: a\r\r", .invalidLineEnd),
        Case("a NUL in an unended header", "GET / HTTP/1.1\r\nHost: a\0", .invalidLineEnd),
        Case("a bare CR in an unended trailer", chunks: "0\r\nX: a\rb", .invalidLineEnd),
        Case("a bare LF in a chunk's extension", chunks: "5;a\nhello\r\n0\r\n\r\n", .invalidLineEnd),
        Case("a bare LF in a quoted extension", chunks: "5;a=\"\n\"\r\nhello\r\n0\r\n\r\n", .invalidLineEnd),
        Case("a bare CR in a chunk's extension", chunks: "5;a\rb\r\nhello\r\n0\r\n\r\n", .invalidLineEnd),
        Case("two CRs after a chunk's size", chunks: "5\r\r\nhello\r\n0\r\n\r\n", .invalidLineEnd),
        Case("a NUL after a chunk's size", chunks: "5\0\r\nhello\r\n0\r\n\r\n", .invalidLineEnd),
        Case("a bare LF after the last chunk", chunks: "0\n\r\n", .invalidLineEnd),
        Case("a bare LF after a trailer", chunks: "0\r\nX: a\n\r\n", .invalidLineEnd),
        Case("a bare LF at the trailers' end", chunks: "0\r\nX: a\r\n\n", .invalidLineEnd),
        Case("a bare CR in a trailer", chunks: "0\r\nX: a\rb\r\n\r\n", .invalidLineEnd),
        Case("a NUL in a trailer", chunks: "0\r\nX: a\0\r\n\r\n", .invalidLineEnd),
        Case("a bare CR at the trailers' end", chunks: "0\r\n\rX\r\n\r\n", .invalidLineEnd),
        Case("a NUL in a header", headers: "X: a\0b", .invalidLineEnd),
        Case("a NUL in the request line", "GET /\0 HTTP/1.1\r\n", .invalidLineEnd),
    ]

    static let headers: [Case] = [
        Case("a space before the colon", headers: "X : a", .invalidHeader),
        Case("a tab before the colon", headers: "X\t: a", .invalidHeader),
        Case("an empty name", headers: ": a", .invalidHeader),
        Case("no colon", headers: "X", .invalidHeader),
        Case("a name that is not a token", headers: "X(Y): a", .invalidHeader),
        Case("a name beyond ASCII", headers: "Ä: a", .invalidHeader),
        Case("a folded line", headers: "X: a\r\n b", .invalidHeader),
        Case("a folded line with a tab", headers: "X: a\r\n\tb: c", .invalidHeader),
        Case("a folded first line", "GET / HTTP/1.1\r\n Host: a\r\n\r\n", .invalidHeader),
        Case("a control byte in a value", headers: "X: a\u{02}b", .invalidHeader),
        Case("a DEL in a value", headers: "X: a\u{7F}b", .invalidHeader),
        Case("a vertical tab before a name", headers: "\u{0B}X: a", .invalidHeader),
        Case("a vertical tab after a name", headers: "X\u{0B}: a", .invalidHeader),
        Case("an ESC in a value", headers: "X: \u{1B}[2J", .invalidHeader),
        Case("a quoted name", headers: "\"X\": a", .invalidHeader),
        Case("a slash in a name", headers: "X/Y: a", .invalidHeader),
        Case("a space in a name", headers: "X Y: a", .invalidHeader),
        Case("a space before a framing header", headers: " Transfer-Encoding: chunked", .invalidHeader),
        Case("a space after Content-Length", headers: "Content-Length : 5", .invalidHeader),
        Case("a space after Transfer-Encoding", headers: "Transfer-Encoding : chunked", .invalidHeader),
        Case("a tab after Transfer-Encoding", headers: "Transfer-Encoding\t: chunked", .invalidHeader),
        Case("a vertical tab before chunked", headers: "Transfer-Encoding: \u{0B}chunked", .invalidHeader),
        Case("a form feed after chunked", headers: "Transfer-Encoding: chunked\u{0C}", .invalidHeader),
        Case("a vertical tab after a length", headers: "Content-Length: 5\u{0B}", .invalidHeader),
        Case("a framing header folded away", headers: "X: a\r\n Transfer-Encoding: chunked", .invalidHeader),
        Case("a folded Host", "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", .invalidHeader),
        Case("another expectation", headers: "Expect: 200-ok", .unknownExpectation),
    ]

    static let hosts: [Case] =
        [
            Case("no Host", "GET / HTTP/1.1\r\n\r\n", .invalidHost),
            Case("an absolute target for a Host", "GET http://a/ HTTP/1.1\r\n\r\n", .invalidHost),
            Case("two Hosts", headers: "Host: b", .invalidHost),
            Case("two equal Hosts", headers: "host: a", .invalidHost),
            Case("two Hosts on HTTP/1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n", .invalidHost),
        ]
        + [
            "", "a b", "a,b", "a/b", "u@a", "a:b", "a:80:80", "a:123456", ":80", "[::1", "[]", "::1]", "[::1]x", "[g::1]", "a[", "é", "a?b",
            "a\\b", "http://a", "a#b", "a@", "[::1%eth0]", "[::1]:x", "a:8 0", "a:+80", "a:-1", "<a>", "a|b", "\"a\"", "a b:80",
        ].map { Case("the Host “\($0)”", "GET / HTTP/1.1\r\nHost: \($0)\r\n\r\n", .invalidHost) }

    static let framing: [Case] =
        [
            Case("chunks and a length", headers: "Transfer-Encoding: chunked\r\nContent-Length: 5", .invalidTransferEncoding),
            Case("a length and chunks", headers: "Content-Length: 5\r\nTransfer-Encoding: chunked", .invalidTransferEncoding),
            Case("differing lengths", headers: "Content-Length: 5\r\nContent-Length: 6", .invalidContentLength),
            Case("a folded coding", headers: "Transfer-Encoding:\r\n chunked", .invalidTransferEncoding),
            Case("chunks with a length of 0", headers: "Content-Length: 0\r\nTransfer-Encoding: chunked", .invalidTransferEncoding),
            Case("chunks and another coding", headers: "Transfer-Encoding: chunked\r\nTransfer-encoding: cow", .invalidTransferEncoding),
            Case("no coding and chunks", headers: "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked", .invalidTransferEncoding),
            Case("a good length and a bad one", headers: "Content-Length: 5\r\nContent-Length: x", .invalidContentLength),
            Case("a length of 0 and another", headers: "Content-Length: 0\r\nContent-Length: 5", .invalidContentLength),
            Case(
                "chunks on HTTP/1.0 with a length",
                "POST / HTTP/1.0\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
                .invalidTransferEncoding
            ),
            Case("repeated lengths", headers: "Content-Length: 5\r\ncontent-length: 5", .invalidContentLength),
            Case("chunks on HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", .invalidTransferEncoding),
            Case("two chunked lines", headers: "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", .invalidTransferEncoding),
        ]
        + [
            "", "-1", "+5", "5 5", "5,5", "5, 5", "0x5", "5a", "a", "5.0", "9223372036854775808", "18446744073709551616",
            "99999999999999999999", "5,", ",5", "5;", "1e1", "1_0", "0b1", "\"5\"", "５", "\u{A0}5", "²",
        ]
        .map { Case("the length “\($0)”", headers: "Content-Length: \($0)", .invalidContentLength) }
        + [
            "", "identity", "gzip", "gzip, chunked", "chunked, gzip", "chunked, chunked", "chunked,", "xchunked", "chunked;q=1",
            "\"chunked\"", "identity, chunked", "chunked, identity", "chunked chunked", ",chunked", "chunke", "chunkedd", "cow",
            "x-chunked",
            "deflate", "trailers",
        ]
        .map { Case("the transfer coding “\($0)”", headers: "Transfer-Encoding: \($0)", .invalidTransferEncoding) }

    static let chunks: [Case] =
        [
            Case("a size of 2^63", chunks: "8000000000000000\r\n", .invalidChunk),
            Case("a size of 2^64", chunks: "10000000000000000\r\n", .invalidChunk),
            Case("a size of 2^64 - 1", chunks: "FFFFFFFFFFFFFFFF\r\n", .invalidChunk),
            Case("a size with leading zeros", chunks: "00000000000000005\r\nhello\r\n", .invalidChunk),
            Case("a size of 17 digits", chunks: "FFFFFFFFFFFFFFFFF\r\n", .invalidChunk),
            Case("a trailer without a colon", chunks: "0\r\nGET / HTTP/1.1\r\n\r\n", .invalidHeader),
            Case("a body after the last chunk's size", chunks: "0\r\nhello\r\n\r\n", .invalidHeader),
            Case("a chunk longer than its size", chunks: "3\r\nabcd\r\n", .invalidChunk),
            Case("a chunk without its line end", chunks: "3\r\nabc0\r\n\r\n", .invalidChunk),
            Case("a chunk that ends with a bare LF", chunks: "3\r\nabc\n0\r\n\r\n", .invalidChunk),
            Case("a chunk that ends with CR and something", chunks: "3\r\nabc\rX", .invalidChunk),
            Case("a size that ends with a bare LF", chunks: "3\nabc\r\n", .invalidLineEnd),
            Case("a control byte in an extension", chunks: "3;a\u{01}\r\nabc\r\n", .invalidChunk),
            Case("a space in a trailer's name", chunks: "0\r\nX : a\r\n\r\n", .invalidHeader),
            Case("a folded trailer", chunks: "0\r\nX: a\r\n b\r\n\r\n", .invalidHeader),
        ]
        + [
            "", "-1", "+1", "0x1", " 1", "1 ", "g", ";a", "1,a", "1;", "1 ;", "1; ", "1;;a", "1;(", "1 a", "1\t", "\t1", "1\u{0B}", "1_0",
            "1.0", "0x", "x", "1 1", "５", "1=a",
        ].map {
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
        Case("a chunk of 2^31", chunks: "80000000\r\n", .invalidChunk),
        Case("a chunk of 2^63 - 1", chunks: "7FFFFFFFFFFFFFFF\r\n", .invalidChunk),
        Case("a second chunk beyond the limit", chunks: "1\r\na\r\n100000\r\n", .bodyTooLarge(limit: 1_048_576, declared: nil)),
        Case("an extension without end", chunks: "1;\(String(repeating: "a", count: 5_000))", .invalidChunk),
        Case(
            "long extensions together",
            chunks: String(repeating: "1;\(String(repeating: "a", count: 200))\r\nx\r\n", count: 30),
            .invalidChunk
        ),
    ]

    static let all = requestLines + lineEnds + headers + hosts + framing + chunks + limits

    @Test("are refused at once or byte by byte", arguments: all)
    func refuses(_ refused: Case) {
        let bytes = Array(refused.bytes.utf8)
        let atOnce = parse(bytes)
        #expect(atOnce.error == refused.error)
        #expect(atOnce.requests.isEmpty)
        #expect(parse(bytes, pieces: [1]) == atOnce)
    }

    @Test(
        "have the status of their error",
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
