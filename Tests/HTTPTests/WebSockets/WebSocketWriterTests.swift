import Testing

@testable import HTTP

@Suite("Frames from the server")
struct WebSocketWriterTests {
    private static func written(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
        var output: [UInt8] = [7]
        write(&output)
        return Array(output.dropFirst())
    }

    @Test("are the RFC's examples")
    func examples() {
        let hello = Array("Hello".utf8)
        #expect(Self.written { WebSocketWriter.text(hello.span, to: &$0) } == [0x81, 0x05] + hello)
        #expect(Self.written { WebSocketWriter.ping(hello.span, to: &$0) } == [0x89, 0x05] + hello)
        #expect(Self.written { WebSocketWriter.pong(hello.span, to: &$0) } == [0x8A, 0x05] + hello)
    }

    @Test(
        "encode lengths in the shortest form",
        arguments: [
            (0, [0]), (125, [125]), (126, [126, 0, 126]), (256, [126, 1, 0]), (65_535, [126, 255, 255]),
            (65_536, [127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] as [(Int, [UInt8])]
    )
    func lengths(count: Int, length: [UInt8]) {
        let payload = [UInt8](repeating: 0x61, count: count)
        #expect(Self.written { WebSocketWriter.text(payload.span, to: &$0) } == [0x81] + length + payload)
    }

    @Test("close with a code and as much of the reason as fits, in whole characters")
    func closing() {
        #expect(Self.written { WebSocketWriter.close(.goingAway, reason: "", to: &$0) } == [0x88, 0x02, 0x03, 0xE9])
        for text in ["a", "ñ", "€", "🍅"] {
            let frame = Self.written { WebSocketWriter.close(.tooBig, reason: String(repeating: text, count: 200), to: &$0) }
            #expect(frame.prefix(4) == [0x88, UInt8(frame.count - 2), 0x03, 0xF1])
            let size = text.utf8.count
            #expect(frame.dropFirst(4).elementsEqual(String(repeating: text, count: 123 / size).utf8))
        }
    }
}
