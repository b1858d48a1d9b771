import TestSupport
import Testing

@testable import HTTP

@Suite("Requests with flipped bytes")
struct RequestFuzzTests {
    private static let seeds: [String] = [
        "GET /graphql?query={a} HTTP/1.1\r\nHost: a.example:80\r\nAccept: */*\r\nConnection: keep-alive\r\n\r\n",
        "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{\"query\":\"a\"}GET / HTTP/1.0\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n1\r\n \r\n0\r\nX: y\r\n\r\nGET http://b/c HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok\r\nOPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    ]

    /// Bytes that mean something, so that flips reach deeper than noise would.
    private static let telling = Array("\r\n\0 :;,0159afAF\t-+".utf8) + [0x80, 0xFF]

    @Test("neither crash nor hang, and mean the same however they are split", arguments: 0..<UInt64(16))
    func fuzz(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var limits = HTTPLimits()
        limits.requestLine = 120
        limits.headerBytes = 200
        limits.headerCount = 4
        limits.body = 40
        limits.chunkExtensions = 8
        for _ in 0..<400 {
            var bytes = Array(Self.seeds[Int(random.next() % UInt64(Self.seeds.count))].utf8)
            for _ in 0...random.next() % 4 {
                let index = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 4 {
                case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes[index] = Self.telling[Int(random.next() % UInt64(Self.telling.count))]
                case 2: bytes.remove(at: index)
                default: bytes.insert(Self.telling[Int(random.next() % UInt64(Self.telling.count))], at: index)
                }
            }
            let pieces = (0..<5).map { _ in Int(random.next() % 9) + 1 }
            let atOnce = parse(bytes, limits: limits)
            if parse(bytes, pieces: [1], limits: limits) != atOnce || parse(bytes, pieces: pieces, limits: limits) != atOnce {
                Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription) depends on \(pieces)")
            }
        }
    }
}
