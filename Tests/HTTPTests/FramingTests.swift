import TestSupport
import Testing

@testable import HTTP

/// Sends the parser's test cases to a real server.
@Suite("Framing over a socket", .tags(.socket))
struct FramingTests {
    /// A request that must never be answered after a refused one.
    private static let smuggled = HTTPServerTests.get("/smuggled")

    @Test("a malformed request gets one response with close, then the end, and reaches no handler")
    func refusals() async throws {
        try await ServerHarness.run { harness in
            for refused in RequestRefusalTests.all {
                let (response, rest) = try await harness.client { client in
                    // The server may respond, and stop reading, before everything is sent.
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

    @Test("a well-formed request is answered, even after another one or if the client ends its side at once")
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

    @Test("a thousand requests sent at once are answered in order")
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

    @Test("the refusal of a HEAD request has no body")
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

    @Test("a body of any method is never read as the next request", arguments: ["GET", "HEAD", "DELETE", "OPTIONS", "BREW"])
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
