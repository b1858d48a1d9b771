import Testing

@testable import HTTP

@Suite("A body with only its beginning kept")
struct KeptBodyTests {
    private static let text = String((0..<64).map { Character(UnicodeScalar(UInt8(65 + $0 % 26))) })

    /// The body with a length, in one chunk, and in chunks of several sizes.
    private static func requests(_ body: String) -> [String] {
        let head = "POST / HTTP/1.1\r\nHost: a\r\n"
        func chunked(by size: Int) -> String {
            var rest = body[...]
            var text = head + "Transfer-Encoding: chunked\r\n\r\n"
            while !rest.isEmpty {
                let chunk = rest.prefix(size)
                rest = rest.dropFirst(size)
                text += String(chunk.count, radix: 16) + ";x=y\r\n" + chunk + "\r\n"
            }
            return text + "0\r\n\r\n"
        }
        return [head + "Content-Length: \(body.count)\r\n\r\n" + body] + [1, 7, 16, 17, 64].map(chunked)
    }

    @Test("is followed by the next request, however the bytes are split", arguments: [[Int.max], [1], [3], [17, 1], [200, 5]])
    func next(pieces: [Int]) {
        var limits = HTTPLimits()
        limits.body = 8
        for count in [7, 8, 9, 16, 17, 20, 63, 64] {
            let body = String(Self.text.prefix(count))
            for request in Self.requests(body) {
                let bytes = Array((request + HTTPServerTests.get("/next") + request).utf8)
                let stream = parse(bytes, pieces: pieces, limits: limits, admission: .read(limit: 64, keeping: 16))
                let kept = String(body.prefix(16))
                #expect(stream.error == nil && !stream.isUnfinished)
                #expect(stream.requests.map { String(decoding: $0.body, as: UTF8.self) } == [kept, "", kept], "\(count) of \(request)")
                #expect(stream.requests.map(\.path) == ["/", "/next", "/"])
            }
        }
    }

    @Test("is refused beyond the limit of the whole body")
    func beyond() {
        var limits = HTTPLimits()
        limits.body = 8
        for (index, request) in Self.requests(Self.text).enumerated() {
            let stream = parse(Array(request.utf8), pieces: [5], limits: limits, admission: .read(limit: 63, keeping: 16))
            #expect(stream.requests.isEmpty)
            #expect(stream.error == .bodyTooLarge(limit: 63, declared: index == 0 ? 64 : nil))
        }
    }

    @Test("uses memory only for the part that is kept", arguments: [true, false])
    func memory(isChunked: Bool) throws {
        let (whole, kept) = (8 << 20, 100_000)
        var parser = RequestParser(limits: HTTPLimits())
        var input = InputBuffer()
        func feed(_ bytes: [UInt8]) throws -> RequestParser.Progress {
            input.append(bytes.span)
            return try parser.advance(&input)
        }
        let framing = isChunked ? "Transfer-Encoding: chunked" : "Content-Length: \(whole)"
        let head = "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\(framing)\r\n\r\n"
        #expect(try feed(Array(head.utf8)) == .wantsAdmission)
        try parser.admitBody(upTo: whole, keeping: kept)
        #expect(try feed([]) == .wantsContinue)
        let piece = [UInt8](repeating: 7, count: 65_536)
        for _ in 0..<whole / piece.count {
            _ = try feed(isChunked ? Array("10000\r\n".utf8) + piece + [13, 10] : piece)
            #expect(input.memory.count <= 4 * kept)
        }
        if isChunked { #expect(try feed(Array("0\r\n\r\n".utf8)) == .complete) }
        #expect(parser.isBodyCut && parser.body.count == kept)
    }
}
