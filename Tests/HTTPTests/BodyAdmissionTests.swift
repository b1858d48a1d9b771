import Testing

@testable import HTTP

@Suite("Admission of bodies")
struct BodyAdmissionTests {
    private static func post(_ path: String, _ headers: String) -> String {
        "POST \(path) HTTP/1.1\r\nHost: a\r\n\(headers)\r\n"
    }

    @Test(
        "a refused client that waits for 100 Continue gets only the refusal, and the connection ends",
        arguments: [("/refuse", "Content-Length: 5"), ("/refuse", "Transfer-Encoding: chunked"), ("/refuse", "Content-Length: 999999999")]
    )
    func refusedBeforeLeave(path: String, length: String) async throws {
        try await ServerHarness.run { harness in
            let (response, rest) = try await harness.client { client in
                try client.send(Self.post(path, "Expect: 100-continue\r\n\(length)\r\n"))
                return (try client.response(), client.receiveToEnd())
            }
            #expect(response.status == 404)
            #expect(response.text == "refused: 0 bytes")
            #expect(response.values("connection") == ["close"])
            #expect(rest.isEmpty)
        }
    }

    @Test("a refused client that sends its body anyway receives the response, and the body becomes no request")
    func refusedWhileSending() async throws {
        try await ServerHarness.run { harness in
            let (response, rest) = try await harness.client { client in
                try client.send(Self.post("/refuse", "Content-Length: 3000000\r\n"))
                let body = [UInt8](HTTPServerTests.get("/").utf8)
                for _ in 0..<5_000 { try? client.send(body) }
                return (try client.response(), client.receiveToEnd())
            }
            #expect(response.status == 404)
            #expect(rest.isEmpty)
            #expect(harness.observer.count == 1)
        }
    }

    @Test(
        "an admitted client gets 100 Continue once, with any framing",
        arguments: [("Content-Length: 5", "hello"), ("Transfer-Encoding: chunked", "2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n")]
    )
    func admitted(framing: String, body: String) async throws {
        try await ServerHarness.run { harness in
            let responses = try await harness.client { client in
                try client.send(Self.post("/", "Expect: 100-Continue\r\n\(framing)\r\n"))
                let leave = try client.response()
                for byte in body.utf8 { try client.send([byte]) }
                return [leave, try client.response()]
            }
            #expect(responses.map(\.status) == [100, 200])
            #expect(responses.last?.text == "hello")
        }
    }

    @Test(
        "a client that has already sent the body, or has none, gets no 100 Continue",
        arguments: ["Content-Length: 2\r\n\r\nok", "Content-Length: 0\r\n\r\n", "\r\n"]
    )
    func needless(rest: String) async throws {
        try await ServerHarness.run { harness in
            let response = try await harness.client { client in
                try client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\(rest)")
                return try client.response()
            }
            #expect(response.status == 200)
        }
    }

    @Test("an HTTP/1.0 client gets no 100 Continue")
    func version10() async throws {
        try await ServerHarness.run { harness in
            let response = try await harness.client { client in
                try client.send("POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
                try client.send("ok")
                return try client.response()
            }
            #expect(response.status == 200)
            #expect(response.text == "ok")
        }
    }

    @Test(
        "a multipart body may be larger than others, and both limits apply to declared and actual lengths",
        arguments: [
            ("text/plain", "Content-Length: 101", 413), ("text/plain", "chunked", 413),
            ("multipart/form-data; boundary=x", "Content-Length: 101", 200),
            ("Multipart/Form-Data;boundary=x", "chunked", 200), ("multipart/form-data", "Content-Length: 501", 413),
            ("multipart/mixed", "Content-Length: 101", 413), ("multipart/form-data", "chunked beyond", 413),
        ]
    )
    func uploads(contentType: String, framing: String, status: Int) async throws {
        try await ServerHarness.run { configuration in
            configuration.limits.body = 100
            configuration.limits.upload = 500
            configuration.limits.form = 500
        } _: { harness in
            let response = try await harness.client { client in
                let head = "Content-Type: \(contentType)\r\n"
                switch framing {
                case "chunked":
                    let chunk = "65\r\n" + String(repeating: "x", count: 101) + "\r\n"
                    try client.send(Self.post("/", head + "Transfer-Encoding: chunked\r\n") + chunk + "0\r\n\r\n")
                case "chunked beyond":
                    let chunk = "64\r\n" + String(repeating: "x", count: 100) + "\r\n"
                    try client.send(Self.post("/", head + "Transfer-Encoding: chunked\r\n") + String(repeating: chunk, count: 5) + "1\r\n")
                default:
                    // A declared length is refused before any byte arrives.
                    try client.send(Self.post("/", head + framing + "\r\n"))
                    if status == 200 { try client.send([UInt8](repeating: 0, count: 101)) }
                }
                return try client.response()
            }
            #expect(response.status == status)
            if status == 200 { #expect(response.body.count == 101) }
        }
    }

    @Test(
        "a handler can detect that a body is encoded",
        arguments: [("gzip", "true"), ("identity", "false"), ("", "false"), ("Identity", "false")]
    )
    func contentCoding(coding: String, expected: String) async throws {
        try await ServerHarness.run { harness in
            let response = try await harness.client { client in
                try client.send(Self.post("/coded", "Content-Encoding: \(coding)\r\nContent-Length: 2\r\n") + "ok")
                return try client.response()
            }
            #expect(response.text == expected)
        }
    }
}
