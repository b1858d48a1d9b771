import TestSupport
import Testing

@testable import HTTP

@Suite("Random input on WebSockets", .tags(.socket), .timeLimit(.minutes(20)))
struct WebSocketFuzzTests {
    @Test("randomly changed frames end in an echo or a close, and the server stays usable")
    func random() async throws {
        try await ServerHarness.run { configuration in
            configuration.lingerTimeout = .milliseconds(100)
            configuration.webSocketCloseTimeout = .milliseconds(100)
        } _: { harness in
            let port = harness.server.port
            let isWellFormed = try await harness.onThread {
                var generator = SeededGenerator(seed: 11)
                for _ in 0..<300 {
                    let frames = [
                        ClientFrame(0x1, "one, ", isFinal: false), ClientFrame(0x9, "p"), ClientFrame(0x0, "two"),
                        ClientFrame(0x2, [1, 2]),
                    ]
                    var bytes = frames.flatMap(\.bytes)
                    for _ in 0..<generator.number(1...3) { bytes[generator.number(0...bytes.count - 1)] = UInt8(generator.number(0...255)) }
                    let client = try Client(port: port)
                    try client.upgrade("/socket/echo")
                    try client.send(bytes + ClientFrame(0x8, [0x03, 0xE8]).bytes)
                    client.endSending()
                    let received = client.frames()
                    // Nothing follows a close, and there is at most one.
                    guard received.dropLast().allSatisfy({ $0.opcode != 0x8 }) else { return false }
                }
                let client = try Client(port: port)
                try client.upgrade("/socket/echo")
                try client.send(ClientFrame(0x1, "still here"))
                return try client.frame() == .text("still here")
            }
            #expect(isWellFormed)
        }
    }
}
