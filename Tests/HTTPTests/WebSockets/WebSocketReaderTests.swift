import TestSupport
import Testing

@testable import HTTP

@Suite("Reading a client's frames")
struct WebSocketReaderTests {
    typealias Event = WebSocketReader.Event

    private static func text(_ text: String) -> Event { .text(Array(text.utf8)) }

    // MARK: Framing

    @Test(
        "reads messages at every boundary of the length encoding",
        arguments: [0, 1, 4, 124, 125, 126, 127, 128, 255, 256, 65_534, 65_535, 65_536, 65_537, 1 << 20]
    )
    func lengths(count: Int) {
        let payload = (0..<count).map { UInt8($0 % 128) }
        #expect(WebSocketReader.read([ClientFrame(0x1, payload)]).events == [.text(payload)])
        #expect(WebSocketReader.read([ClientFrame(0x2, payload), ClientFrame(0x1, "a")]).events == [.binary(payload), Self.text("a")])
    }

    @Test("reads the RFC's examples")
    func examples() {
        let hello: [UInt8] = [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
        #expect(WebSocketReader.read([hello]).events == [Self.text("Hello")])
        let pong: [UInt8] = [0x8A, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
        #expect(WebSocketReader.read([pong]).events == [.pong(Array("Hello".utf8))])
    }

    /// Control frames between the frames of a message; texts have characters of every encoded length.
    private static let conversation: [ClientFrame] = [
        ClientFrame(0x1, "añ€🍅", isFinal: false), ClientFrame(0x9, "1"), ClientFrame(0x0, "ß", isFinal: false), ClientFrame(0x0),
        ClientFrame(0x9), ClientFrame(0xA, "2"), ClientFrame(0x1), ClientFrame(0x2, [0xFF, 0x00], isFinal: false),
        ClientFrame(0x0, [UInt8](repeating: 0xFE, count: 300)), ClientFrame(0x8, [0x03, 0xE8] + Array("adiós".utf8)),
        ClientFrame(0x1, "after the end"),
    ]
    private static let said: [Event] = [
        .ping(Array("1".utf8)), text("añ€🍅ß"), .ping([]), .pong(Array("2".utf8)), text(""),
        .binary([0xFF, 0x00] + [UInt8](repeating: 0xFE, count: 300)), .close(.normal, reason: Array("adiós".utf8)),
    ]

    @Test("reads the same events for any size of pieces", arguments: [1, 2, 3, 5, 7, 11, 64, 10_000])
    func pieces(size: Int) {
        let bytes = Self.conversation.flatMap(\.bytes)
        let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
        let read = WebSocketReader.read(pieces)
        #expect(read.events == Self.said)
        #expect(read.violation == nil)
    }

    @Test("reads the same events wherever the bytes are split")
    func halves() {
        let bytes = Self.conversation.flatMap(\.bytes)
        for place in 0...bytes.count {
            #expect(WebSocketReader.read([Array(bytes[..<place]), Array(bytes[place...])]).events == Self.said)
        }
    }

    // MARK: Violations

    static let broken: [(String, [ClientFrame])] = {
        var unmasked = ClientFrame(0x1, "a")
        unmasked.mask = nil
        return [
            ("without a mask", [unmasked]), ("a reserved bit", [ClientFrame(0x1, Array("a".utf8), reserved: 4)]),
            ("another reserved bit", [ClientFrame(0x9, [], reserved: 1)]),
            ("a continuation without a message", [ClientFrame(0x0, "a")]),
            ("a continuation after the end", [ClientFrame(0x1, "a"), ClientFrame(0x0, "b")]),
            ("a message inside another", [ClientFrame(0x1, "a", isFinal: false), ClientFrame(0x1, "b")]),
            ("another kind inside a message", [ClientFrame(0x2, "a", isFinal: false), ClientFrame(0x1, "b")]),
            ("a fragmented ping", [ClientFrame(0x9, "a", isFinal: false)]),
            ("a long ping", [ClientFrame(0x9, [UInt8](repeating: 0, count: 126))]),
            ("a long close", [ClientFrame(0x8, [0x03, 0xE8] + [UInt8](repeating: 0x61, count: 124))]),
            ("an incomplete code", [ClientFrame(0x8, [0x03])]),
        ]
            + [0, 999, 1_004, 1_005, 1_006, 1_015, 1_016, 1_100, 2_000, 2_999, 5_000, 65_535].map {
                ("code \($0)", [ClientFrame(0x8, [UInt8($0 >> 8), UInt8($0 & 0xFF)])])
            }
            + [0x3, 0x4, 0x5, 0x6, 0x7, 0xB, 0xC, 0xD, 0xE, 0xF].map { ("opcode \($0)", [ClientFrame($0)]) }
    }()

    @Test("rejects a violation with 1002, once, after the earlier events", arguments: broken)
    func violations(label: String, frames: [ClientFrame]) throws {
        let before = ClientFrame(0xA, "before")
        let read = WebSocketReader.read([before] + frames)
        #expect(read.events.first == .pong(Array("before".utf8)))
        let violation = try #require(read.violation)
        #expect(violation.code == .protocolError)
        #expect(violation.reason.utf8.count <= 123)
        var reader = WebSocketReader(limits: .init(messageBytes: 100))
        let (broken, after) = (frames.flatMap(\.bytes), before.bytes)
        reader.append(broken.span)
        var thrown: WebSocketViolation?
        do { while try reader.next() != nil {} } catch { thrown = error }
        #expect(thrown == violation)
        reader.append(after.span)
        #expect(try reader.next() == nil)
    }

    @Test("rejects a length that is not in the shortest form or has its highest bit set")
    func longLengths() {
        let lengths: [[UInt8]] = [
            [0xFE, 0, 125], [0xFF, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], [0xFF, 0x80, 0, 0, 0, 0, 0, 0, 1],
            [0xFF] + [UInt8](repeating: 0xFF, count: 8),
        ]
        for length in lengths {
            let read = WebSocketReader.read([[0x82] + length + [0, 0, 0, 0]])
            #expect(read.violation?.code == .protocolError, "\(length)")
        }
    }

    @Test("reports valid close codes", arguments: [1_000, 1_001, 1_002, 1_003, 1_007, 1_011, 1_014, 3_000, 4_400, 4_999] as [UInt16])
    func codes(code: UInt16) {
        let read = WebSocketReader.read([ClientFrame(0x8, [UInt8(code >> 8), UInt8(code & 0xFF)])])
        #expect(read.events == [.close(WebSocketCloseCode(rawValue: code), reason: [])])
    }

    // MARK: Limits

    @Test("rejects a message beyond the limit before it arrives, even in pieces")
    func tooLong() {
        let limits = WebSocketReader.Limits(messageBytes: 10)
        #expect(WebSocketReader.read([ClientFrame(0x1, "0123456789")], limits: limits).events == [Self.text("0123456789")])
        let header = Array(ClientFrame(0x1, "01234567890").bytes.prefix(6))
        #expect(WebSocketReader.read([header], limits: limits).violation?.code == .tooBig)
        let pieces = [ClientFrame(0x1, "012345", isFinal: false), ClientFrame(0x0, "67890")]
        #expect(WebSocketReader.read(pieces, limits: limits).violation?.code == .tooBig)
        let huge: [UInt8] = [0x82, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4]
        #expect(WebSocketReader.read([huge], limits: limits).violation?.code == .tooBig)
    }

    @Test("rejects a message of too many empty frames")
    func manyFrames() {
        var limits = WebSocketReader.Limits(messageBytes: 10)
        limits.frames = 100
        let begun = [ClientFrame(0x1, isFinal: false)]
        let more = [ClientFrame](repeating: ClientFrame(0x0, isFinal: false), count: 98)
        #expect(WebSocketReader.read(begun + more + [ClientFrame(0x0)], limits: limits).events == [Self.text("")])
        #expect(WebSocketReader.read(begun + more + more, limits: limits).violation?.code == .tooBig)
    }

    // MARK: UTF-8

    @Test("rejects an invalid text with 1007 as soon as possible")
    func notText() {
        for bytes in [
            [0xFF], [0xC0], [0xC1], [0xF5], [0x80], [0xED, 0xA0], [0xE0, 0x9F], [0xF0, 0x8F], [0xF4, 0x90], [0x61, 0xE2, 0x28],
        ] as [[UInt8]] {
            let read = WebSocketReader.read([ClientFrame(0x1, bytes, isFinal: false)])
            #expect(read.violation?.code == .invalidText, "\(bytes)")
            #expect(WebSocketReader.read([ClientFrame(0x2, bytes)]).events == [.binary(bytes)])
            #expect(WebSocketReader.read([ClientFrame(0x8, [0x03, 0xE8] + bytes)]).violation?.code == .invalidText)
        }
        #expect(WebSocketReader.read([ClientFrame(0x1, [0xE2, 0x82])]).violation?.code == .invalidText)
        let halves = [ClientFrame(0x1, [0xE2, 0x82], isFinal: false), ClientFrame(0x0, [0xAC])]
        #expect(WebSocketReader.read(halves).events == [Self.text("€")])
    }

    @Test("agrees with the standard library on UTF-8")
    func oracle() {
        func agrees(_ bytes: [UInt8]) -> Bool {
            var validation = UTF8Validation()
            let isValid = validation.take(bytes[...]) && validation.isComplete
            return isValid == (String(validating: bytes, as: UTF8.self) != nil)
        }
        var edges: Set<UInt8> = []
        for edge in [
            0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3,
            0xF4, 0xF5, 0xFF,
        ] {
            edges.insert(UInt8(edge))
        }
        for first in 0...255 as ClosedRange<UInt8> {
            #expect(agrees([first]))
            for second in edges {
                #expect(agrees([first, second]))
                for third in edges {
                    #expect(agrees([first, second, third]) && agrees([first, second, third, 0x80]), "\(first) \(second) \(third)")
                }
            }
        }
    }

    // MARK: Anything

    @Test("reads or rejects random bytes, with the same result for any pieces")
    func random() {
        var generator = SeededGenerator(seed: 17)
        for _ in 0..<3_000 {
            var bytes = Self.conversation.shuffled(using: &generator).flatMap(\.bytes)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            let cut = Int.random(in: bytes.indices, using: &generator)
            let (whole, pieces) = (WebSocketReader.read([bytes]), WebSocketReader.read([Array(bytes[..<cut]), Array(bytes[cut...])]))
            #expect(whole.events == pieces.events && whole.violation == pieces.violation)
        }
    }
}
