import TestSupport
import Testing

@testable import HTTP

@Suite("WebSocket handshakes", .tags(.socket), .timeLimit(.minutes(20)))
struct HandshakeTests {
    private static let version = "Sec-WebSocket-Version: 13\r\n"
    private static let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    private static let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n"

    @Test(
        "are answered according to the RFC, however they are written",
        arguments: [
            upgrade + key + version,
            "upgrade: WebSocket\r\nconnection: keep-alive, Upgrade\r\n" + key + version,
            "Upgrade: h2c , websocket\r\nConnection: x\r\nConnection: upgrade\r\n" + key + version,
            upgrade + key + version + "Content-Length: 0\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n",
        ]
    )
    func accepted(headers: String) async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.send(HTTPServerTests.get("/socket/echo", headers))
                let response = try client.response(toHead: true)
                #expect(response.status == 101)
                #expect(response.values("upgrade") == ["websocket"] && response.values("connection") == ["Upgrade"])
                #expect(response.values("sec-websocket-accept") == ["s3pPLMBiTxaQ9kYGzzhZRbK+xOo="])
                #expect(response.values("x-path") == ["/socket/echo"] && response.values("date").count == 1)
                for name in ["sec-websocket-protocol", "sec-websocket-extensions", "content-length", "transfer-encoding"] {
                    #expect(response.values(name).isEmpty)
                }
                try client.send(ClientFrame(0x1, "hello"))
                #expect(try client.frame() == .text("hello"))
            }
            #expect(await harness.server.statistics().responses.nonZero.map(\.code) == [101])
        }
    }

    @Test("return the chosen one of the offered subprotocols, in one header or several")
    func subprotocol() async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                let response = try client.upgrade("/socket/echo", "Sec-WebSocket-Protocol: other, chat\r\n")
                #expect(response.values("sec-websocket-protocol") == ["chat"])
            }
            try await harness.client { client in
                let response = try client.upgrade("/socket/echo", "Sec-WebSocket-Protocol: other\r\nSec-WebSocket-Protocol: chat\r\n")
                #expect(response.values("sec-websocket-protocol") == ["chat"])
            }
            try await harness.client { client throws in
                #expect(try client.upgrade("/socket/echo", "Sec-WebSocket-Protocol: Chat\r\n").values("sec-websocket-protocol").isEmpty)
            }
        }
    }

    @Test("may be followed directly by frames")
    func framesBehind() async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.upgrade("/socket/echo", "", [ClientFrame(0x1, "one"), ClientFrame(0x9, "two"), ClientFrame(0x1, "three")])
                let frames = [try client.frame(), try client.frame(), try client.frame()]
                #expect(Set(frames.map(\.?.opcode)) == [0x1, 0xA] && frames.contains(.text("three")))
            }
        }
    }

    static let wrong: [(String, Int)] = [
        (upgrade + version, 400), (upgrade + key + key + version, 400), (upgrade + key + version + version, 400),
        (upgrade + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=\r\n" + version, 400),
        (upgrade + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ\r\n" + version, 400),
        (upgrade + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25j*Q==\r\n" + version, 400),
        (upgrade + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQAA\r\n" + version, 400),
        (upgrade + "Sec-WebSocket-Key: \r\n" + version, 400),
        ("Upgrade: websocket\r\n" + key + version, 400), ("Upgrade: websocket\r\nConnection: keep-alive\r\n" + key + version, 400),
        (upgrade + key, 426), (upgrade + key + "Sec-WebSocket-Version: 8\r\n", 426),
        (upgrade + key + "Sec-WebSocket-Version: 013\r\n", 426),
    ]

    @Test("are refused if invalid, and the connection continues", arguments: wrong)
    func refused(headers: String, status: Int) async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.send(HTTPServerTests.get("/socket/echo", headers))
                let response = try client.response()
                #expect(response.status == status && !response.body.isEmpty)
                #expect(response.values("sec-websocket-version") == (status == 426 ? ["13"] : []))
                try client.send(HTTPServerTests.post("/", "next"))
                #expect(try client.response().text == "next")
            }
        }
    }

    @Test("are refused with a body or another method")
    func notGet() async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.send(HTTPServerTests.get("/socket/echo", Client.handshake + "Content-Length: 1\r\n") + "x")
                #expect(try client.response().status == 400)
                try client.send(HTTPServerTests.get("/socket/echo", Client.handshake + "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n")
                #expect(try client.response().status == 400)
                try client.send("POST /socket/echo HTTP/1.1\r\nHost: a\r\n\(Client.handshake)\r\n")
                #expect(try client.response().status == 400)
            }
        }
    }

    @Test(
        "are ignored without a valid Upgrade, and in HTTP/1.0",
        arguments: ["", "Upgrade: h2c\r\nConnection: Upgrade\r\n", "Connection: Upgrade\r\n"]
    )
    func notAsked(headers: String) async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.send(HTTPServerTests.get("/socket/echo", headers))
                #expect(try client.response().text == "no WebSocket")
                try client.send("GET /socket/echo HTTP/1.0\r\nHost: a\r\n\(Client.handshake)\r\n")
                #expect(try client.response().text == "no WebSocket")
            }
        }
    }
}
