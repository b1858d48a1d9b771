import TestSupport
import Testing

@testable import HTTP

/// What the parser is tested with, sent to a real server.
@Suite("Framing over a socket", .tags(.socket))
struct FramingTests {
    /// A request that must never be answered behind one that was refused.
    private static let smuggled = HTTPServerTests.get("/smuggled")

    @Test("what is malformed is answered once, with close, and then nothing more; no handler sees it")
    func refusals() async throws {
        try await ServerHarness.run { harness in
            for refused in RequestRefusalTests.all {
                let (response, rest) = try await harness.client { client in
                    // The server may answer, and refuse to take more, before all is sent.
                    try? client.send(refused.bytes + Self.smuggled)
                    client.endSending()
                    return (try? client.response(), client.receiveToEnd())
                }
                #expect(response?.status == Int(refused.error.status.code), "\(refused.name)")
                #expect(response?.text == refused.error.message + "\n", "\(refused.name)")
                #expect(response?.values("connection") == ["close"], "\(refused.name)")
                #expect(response?.values("date").count == 1, "\(refused.name)")
                #expect(rest.isEmpty, "\(refused.name)")
            }
            #expect(harness.observer.count == 0)
            let statistics = await harness.server.statistics()
            #expect(statistics.requests == 0)
            #expect(statistics.refusals.nonZero.map(\.count).reduce(0, +) == RequestRefusalTests.all.count)
        }
    }

    @Test("what is well-formed is answered, also behind another request and when the client ends its side at once")
    func acceptances() async throws {
        let cases =
            RequestAcceptanceTests.lines + RequestAcceptanceTests.headers + RequestAcceptanceTests.bodies + RequestAcceptanceTests.pipelines
        try await ServerHarness.run { harness in
            for accepted in cases {
                for (isFirst, piece) in [(true, Int.max), (false, 7)] {
                    let before = isFirst ? "" : HTTPServerTests.post("/", "first")
                    let bytes = Array((before + accepted.bytes).utf8)
                    let responses = try await harness.client { client in
                        for start in stride(from: 0, to: bytes.count, by: min(piece, bytes.count)) {
                            try client.send(Array(bytes[start..<min(bytes.count, start + min(piece, bytes.count))]))
                        }
                        client.endSending()
                        var responses = isFirst ? [] : [try client.response()]
                        while responses.count < accepted.expected.count + (isFirst ? 0 : 1) {
                            let response = try client.response()
                            if response.status != 100 { responses.append(response) }
                        }
                        return (responses, client.receiveToEnd())
                    }
                    #expect(responses.0.suffix(accepted.expected.count).map(\.body) == accepted.expected.map(\.body), "\(accepted.name)")
                    #expect(responses.0.allSatisfy { $0.status == 200 }, "\(accepted.name)")
                    #expect(responses.1.isEmpty, "\(accepted.name)")
                }
            }
        }
    }

    @Test("a thousand requests in one piece are answered in their order")
    func deepPipeline() async throws {
        try await ServerHarness.run { harness in
            let texts = try await harness.client { client in
                try client.send((0..<1_000).map { HTTPServerTests.post("/\($0)", "\($0)") }.joined())
                client.endSending()
                return (try (0..<1_000).map { _ in try client.response().text }, client.receiveToEnd())
            }
            #expect(texts.0 == (0..<1_000).map { "\($0)" })
            #expect(texts.1.isEmpty)
        }
    }

    @Test("a refused HEAD has no body either, and no body follows it")
    func refusedHead() async throws {
        try await ServerHarness.run { harness in
            let received = try await harness.client { client in
                try client.send("HEAD / HTTP/1.1\r\nHost: a\r\nX : y\r\n\r\n")
                return client.receiveToEnd()
            }
            let text = String(decoding: received, as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(text.hasSuffix("Connection: close\r\n\r\n"))
        }
    }

    @Test("a body on any method is read as a body, never as the next request", arguments: ["GET", "HEAD", "DELETE", "OPTIONS", "BREW"])
    func bodyOnAnyMethod(method: String) async throws {
        try await ServerHarness.run { harness in
            let body = Self.smuggled
            let (first, second, rest) = try await harness.client { client in
                try client.send("\(method) / HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body)
                try client.send(HTTPServerTests.post("/", "next"))
                client.endSending()
                return (try client.response(toHead: method == "HEAD"), try client.response(), client.receiveToEnd())
            }
            #expect(first.status == 200)
            #expect(first.text == (method == "HEAD" ? "" : body))
            #expect(second.text == "next")
            #expect(rest.isEmpty)
        }
    }
}
