import TestSupport
import Testing

@testable import HTTP

@Suite("Compressed streams", .tags(.socket), .timeLimit(.minutes(20)))
struct StreamCompressionTests {
    /// The bytes that a client can decode from each chunk as soon as it arrives.
    private static func read(_ sizes: [Int], from client: Client) throws -> (head: Response, pieces: [[UInt8]], sent: Int, isWhole: Bool) {
        let list = sizes.map(String.init).joined(separator: ",")
        try client.send(HTTPServerTests.get("/stream/pieces?" + list, "Accept-Encoding: gzip\r\n"))
        let head = try client.response(toHead: true)
        let inflater = Inflater()
        var pieces: [[UInt8]] = []
        var sent = 0
        while let chunk = try client.chunk() {
            sent += chunk.count
            pieces.append(inflater.take(chunk))
        }
        return (head, pieces.filter { !$0.isEmpty }, sent, inflater.isEnded && !inflater.isBroken)
    }

    @Test(
        "each piece can be decoded when it arrives, and checksum and length are correct",
        arguments: [[], [1], [300, 1_023, 1_024, 5_000], [500_000, 10, 131_072, 131_073, 0, 65_536]]
    )
    func pieces(sizes: [Int]) async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                for _ in 1...2 {
                    let (head, pieces, sent, isWhole) = try Self.read(sizes, from: client)
                    #expect(head.values("content-encoding") == ["gzip"] && head.values("vary") == ["Accept-Encoding"])
                    #expect(head.values("transfer-encoding") == ["chunked"])
                    #expect(pieces == sizes.filter { $0 > 0 }.map(TestHandler.piece))
                    #expect(isWhole)
                    if sizes.contains(500_000) { #expect(sent < 400_000) }
                }
            }
        }
    }

    @Test("small pieces are stored uncompressed, in as many blocks as needed")
    func stored() async throws {
        try await ServerHarness.run { configuration in
            configuration.compression.minimum = 1_000_000
        } _: { harness in
            try await harness.client { client in
                let (_, pieces, sent, isWhole) = try Self.read([65_535, 65_536, 200_000], from: client)
                #expect(pieces == [65_535, 65_536, 200_000].map(TestHandler.piece))
                #expect(isWhole)
                #expect(sent == 10 + 331_071 + (1 + 2 + 4) * 5 + 10)
            }
        }
    }

    @Test("concurrent streams share the compressor without mixing their contents")
    func together() async throws {
        try await ServerHarness.run { harness in
            let sizes = [Int](repeating: 300_000, count: 10)
            let pieces = try await withThrowingTaskGroup { group in
                for _ in 0..<4 {
                    group.addTask {
                        try await harness.client { client in
                            let (_, pieces, _, isWhole) = try Self.read(sizes, from: client)
                            return isWhole ? pieces : []
                        }
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(pieces == [[[UInt8]]](repeating: sizes.map(TestHandler.piece), count: 4))
        }
    }

    @Test("HTTP/1.0 gets them as well, but not clients without gzip or incompressible content")
    func others() async throws {
        try await ServerHarness.run { harness in
            let old = try await harness.client { client in
                try client.send("GET /stream/pieces?5000,100 HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n")
                _ = try client.response(toHead: true)
                return gunzip(client.receiveToEnd())
            }
            #expect(old == TestHandler.piece(5_000) + TestHandler.piece(100))
            try await harness.client { client in
                try client.send(HTTPServerTests.get("/stream/pieces?5000", "Accept-Encoding: gzip;q=0\r\n"))
                let plain = try client.response(toHead: true)
                #expect(plain.values("content-encoding").isEmpty && plain.values("vary") == ["Accept-Encoding"])
                #expect(try client.chunks() == TestHandler.piece(5_000))
                try client.send(HTTPServerTests.get("/stream/picture?5000", "Accept-Encoding: gzip\r\n"))
                let picture = try client.response(toHead: true)
                #expect(picture.values("content-encoding").isEmpty && picture.values("vary").isEmpty)
                #expect(try client.chunks() == TestHandler.piece(5_000))
            }
        }
    }
}
