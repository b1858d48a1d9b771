import Testing

@testable import HTTP

@Suite("Compression")
struct CompressionTests {
    private static func get(_ path: String, accepting codings: String? = nil, method: String = "GET") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: a\r\n" + (codings.map { "Accept-Encoding: \($0)\r\n" } ?? "") + "\r\n"
    }

    @Test("a response is compressed for a client that accepts gzip, with one length and Vary")
    func compresses() async throws {
        try await ServerHarness.run { harness in
            let (plain, coded, head, tail) = try await harness.client { client in
                try client.send(Self.get("/text?5000") + Self.get("/text?5000", accepting: "deflate, GZIP;q=0.8"))
                try client.send(Self.get("/text?5000", accepting: "gzip", method: "HEAD") + Self.get("/text?10"))
                return (try client.response(), try client.response(), try client.response(toHead: true), try client.response())
            }
            #expect(plain.values("content-encoding").isEmpty)
            #expect(plain.values("vary") == ["Accept-Encoding"])
            #expect(plain.values("content-length") == ["5000"])
            #expect(coded.values("content-encoding") == ["gzip"])
            #expect(coded.values("vary") == ["Accept-Encoding"])
            #expect(coded.values("content-length") == ["\(coded.body.count)"])
            #expect(coded.body.count < 1_000)
            #expect(gunzip(coded.body) == plain.body)
            // The responses differ only in their date.
            #expect(head.headers.filter { !$0.hasPrefix("Date") } == coded.headers.filter { !$0.hasPrefix("Date") })
            #expect(tail.body.count == 10)
        }
    }

    @Test(
        "small and incompressible responses stay plain, unless the client refuses that",
        arguments: [
            ("/text?1023", "gzip", false, []), ("/text?1024", "gzip", true, ["Accept-Encoding"]),
            ("/text?0", "gzip, identity;q=0", false, []),
            ("/text?20", "gzip, identity;q=0", true, ["Accept-Encoding"]), ("/text?20", "*;q=0", false, []),
            ("/text?5000", "gzip;q=0", false, ["Accept-Encoding"]), ("/picture?5000", "gzip", false, []),
            ("/picture?5000", "gzip, identity;q=0", false, []), ("/nothing", "gzip, identity;q=0", false, []),
        ] as [(String, String, Bool, [String])]
    )
    func exceptions(path: String, codings: String, isCompressed: Bool, vary: [String]) async throws {
        try await ServerHarness.run { harness in
            let response = try await harness.client { client in
                try client.send(Self.get(path, accepting: codings))
                return try client.response()
            }
            #expect(response.values("content-encoding") == (isCompressed ? ["gzip"] : []))
            #expect(response.values("vary") == vary)
        }
    }

    @Test("several headers that a response depends on share one Vary line")
    func vary() async throws {
        try await ServerHarness.run { harness in
            let response = try await harness.client { client in
                try client.send(Self.get("/varied?2000", accepting: "gzip"))
                return try client.response()
            }
            #expect(response.values("vary") == ["Accept, Accept-Encoding, Accept-Language, Origin"])
        }
    }

    @Test("level 0 compresses nothing and depends on no header")
    func off() async throws {
        try await ServerHarness.run { configuration in
            configuration.compression.level = 0
        } _: { harness in
            let response = try await harness.client { client in
                try client.send(Self.get("/text?5000", accepting: "gzip"))
                return try client.response()
            }
            #expect(response.body.count == 5_000)
            #expect(response.values("vary").isEmpty)
        }
    }

    @Test("large bodies are compressed in slices, one after the other, while small requests are served")
    func slices() async throws {
        try await ServerHarness.run { harness in
            let sizes = [ResponseCompressor.slice - 1, ResponseCompressor.slice, ResponseCompressor.slice + 1, 3_000_000]
            async let large = withThrowingTaskGroup { group in
                for _ in 0..<3 {
                    group.addTask {
                        try await harness.client { client in
                            try client.send(sizes.map { Self.get("/text?\($0)", accepting: "gzip") }.joined())
                            return try sizes.map { _ in gunzip(try client.response().body)?.count }
                        }
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let small = try await harness.client { client in
                try (0..<200).count { number in
                    try client.send(HTTPServerTests.post("/", "\(number)"))
                    return try client.response().text == "\(number)"
                }
            }
            #expect(small == 200)
            #expect(try await large == [sizes, sizes, sizes])
        }
    }

    @Test("clients that disconnect during the compression of a large body do not delay the next one")
    func leavesMeanwhile() async throws {
        try await ServerHarness.run { harness in
            for _ in 0..<4 {
                try await harness.client { client in
                    try client.send(Self.get("/text?30000000", accepting: "gzip"))
                    try client.resetOnClose()
                }
            }
            let count = try await harness.client { client in
                try client.send(Self.get("/text?1000000", accepting: "gzip"))
                return gunzip(try client.response().body)?.count
            }
            #expect(count == 1_000_000)
        }
    }
}
