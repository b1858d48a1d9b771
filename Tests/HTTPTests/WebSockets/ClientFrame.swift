@testable import HTTP

/// A frame as sent by a client.
struct ClientFrame {
    var first: UInt8
    var payload: [UInt8]
    var mask: [UInt8]? = [0x37, 0xFA, 0x21, 0x3D]

    init(_ opcode: UInt8, _ payload: [UInt8] = [], isFinal: Bool = true, reserved: UInt8 = 0) {
        first = (isFinal ? 0x80 : 0) | reserved << 4 | opcode
        self.payload = payload
    }

    init(_ opcode: UInt8, _ text: String, isFinal: Bool = true) {
        self.init(opcode, Array(text.utf8), isFinal: isFinal)
    }

    var bytes: [UInt8] {
        let masked: UInt8 = mask == nil ? 0 : 0x80
        var bytes = [first]
        switch payload.count {
        case ..<126: bytes.append(masked | UInt8(payload.count))
        case ..<65_536: bytes += [masked | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: bytes += [masked | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
        }
        guard let mask else { return bytes + payload }
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }
}

extension WebSocketReader {
    /// The events from bytes in pieces, up to a violation.
    static func read(
        _ pieces: [[UInt8]],
        limits: Limits = Limits(messageBytes: 1 << 20)
    ) -> (events: [Event], violation: WebSocketViolation?) {
        var reader = WebSocketReader(limits: limits)
        var events: [Event] = []
        for piece in pieces {
            reader.append(piece.span)
            do {
                while let event = try reader.next() { events.append(event) }
            } catch {
                return (events, error)
            }
        }
        return (events, nil)
    }

    static func read(
        _ frames: [ClientFrame],
        limits: Limits = Limits(messageBytes: 1 << 20)
    ) -> (events: [Event], violation: WebSocketViolation?) {
        read([frames.flatMap(\.bytes)], limits: limits)
    }
}
