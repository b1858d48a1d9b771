import TestSupport
import Testing

@testable import HTTP

@Suite("Requests with random changes")
struct RequestFuzzTests {
    private static let seeds: [String] = [
        "GET /graphql?query={a} HTTP/1.1\r\nHost: a.example:80\r\nAccept: */*\r\nConnection: keep-alive\r\n\r\n",
        "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{\"query\":\"a\"}GET / HTTP/1.0\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n1\r\n \r\n0\r\nX: y\r\n\r\nGET http://b/c HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok\r\nOPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    ]

    /// Bytes with a meaning to the parser, so that changes reach deeper than random ones.
    private static let telling = Array("\r\n\0 :;,0159afAF\t-+".utf8) + [0x80, 0xFF]

    /// Lines and fragments that affect framing.
    private static let lines = [
        "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n", "Host: b\r\n", "\r\n", "\r\n\r\n", "0\r\n\r\n", "5;x\r\n",
        "FFFFFFFFFFFFFFFF\r\n", "Connection: close\r\n", "Expect: 100-continue\r\n", " HTTP/1.0", "chunked, ", "\n", "\r",
    ]

    /// A few requests with some bytes changed, removed, duplicated or moved.
    private static func mutated(_ random: inout SeededGenerator) -> [UInt8] {
        func pick(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
        var bytes = (0...pick(2)).flatMap { _ in Array(seeds[pick(seeds.count)].utf8) }
        for _ in 0...pick(4) {
            let index = pick(bytes.count)
            switch pick(7) {
            case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes[index] = telling[pick(telling.count)]
            case 2 where bytes.count > 1: bytes.remove(at: index)
            case 3: bytes.insert(contentsOf: lines[pick(lines.count)].utf8, at: index)
            case 4: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + pick(20))], at: pick(bytes.count))
            case 5 where index > 0: bytes.removeSubrange(index..<min(bytes.count, index + pick(20)))
            default: bytes.insert(telling[pick(telling.count)], at: index)
            }
        }
        return bytes
    }

    @Test("cause no crash or hang, and mean the same however they are split", arguments: 0..<UInt64(16))
    func fuzz(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var limits = HTTPLimits()
        limits.requestLine = 120
        limits.headerBytes = 200
        limits.headerCount = 4
        limits.body = 40
        limits.chunkExtensions = 8
        for _ in 0..<400 {
            let bytes = Self.mutated(&random)
            let pieces = (0..<5).map { _ in Int(random.next() % 9) + 1 }
            let atOnce = parse(bytes, limits: limits)
            #expect(atOnce.requests.allSatisfy { $0.body.count <= limits.body && $0.fields.count <= limits.headerCount })
            if parse(bytes, pieces: [1], limits: limits) != atOnce || parse(bytes, pieces: pieces, limits: limits) != atOnce {
                Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription) depends on \(pieces)")
            }
        }
    }

    @Test(
        "get the parser's own result over a socket, and the server stays usable",
        .tags(.socket),
        arguments: 0..<UInt64(4)
    )
    func socket(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed &+ 1_000)
        let streams = (0..<250).map { _ in Self.mutated(&random) }
        let cuts = streams.map { Int(random.next() % UInt64($0.count)) }
        try await ServerHarness.run { harness in
            let port = harness.server.port
            let statuses = try await harness.onThread {
                try zip(streams, cuts).map { bytes, cut in
                    let client = try Client(port: port)
                    // The server may have closed the connection before everything is sent.
                    try? client.send(Array(bytes[..<cut]))
                    try? client.send(Array(bytes[cut...]))
                    client.endSending()
                    return Self.statuses(client.receiveToEnd())
                }
            }
            for (bytes, statuses) in zip(streams, statuses) {
                let expected = Self.expectedStatuses(parse(bytes))
                if statuses != expected {
                    Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription) got \(statuses), not \(expected)")
                }
            }
        }
    }

    /// The statuses of all responses except interim ones: this handler's responses have `Date` directly after the status line.
    private static func statuses(_ received: [UInt8]) -> [Int] {
        let mark = Array("HTTP/1.1 ".utf8)
        let date = Array("\r\nDate: ".utf8)
        return received.indices.compactMap { index in
            guard received[index...].starts(with: mark), let end = received[index...].firstIndex(of: .carriageReturn) else { return nil }
            guard received[end...].starts(with: date) else { return nil }
            return Int(String(decoding: received[index + mark.count..<index + mark.count + 3], as: UTF8.self))
        }
    }

    private static func expectedStatuses(_ stream: ParsedStream) -> [Int] {
        var statuses: [Int] = []
        for request in stream.requests {
            statuses.append(200)
            if !request.keepsAlive { return statuses }
        }
        if let error = stream.error { statuses.append(Int(error.status.code)) }
        return statuses
    }
}
