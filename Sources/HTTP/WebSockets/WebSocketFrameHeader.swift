/// The beginning of a frame from a client (RFC 6455, 5.2): 6 to 14 bytes.
struct WebSocketFrameHeader {
    /// Whether the frame is the last of its message.
    let isFinal: Bool
    let opcode: WebSocketOpcode
    /// The number of payload bytes that follow.
    let length: Int
    /// Four bytes that mask the payload's bytes in turn.
    let mask: SIMD4<UInt8>
    /// The number of bytes of the header itself.
    let size: Int

    /// Reads a header; nil if its end is missing.
    ///
    /// Errors in the first two bytes are rejected before the rest arrives.
    init?(reading bytes: ArraySlice<UInt8>) throws(WebSocketViolation) {
        guard bytes.count >= 2 else { return nil }
        let (first, second) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
        guard first & 0x70 == 0 else { throw WebSocketViolation(.protocolError, "A reserved bit is set, but no extension was negotiated.") }
        guard let opcode = WebSocketOpcode(rawValue: first & 0x0F) else {
            throw WebSocketViolation(.protocolError, "The opcode \(first & 0x0F) is reserved.")
        }
        guard second & 0x80 != 0 else { throw WebSocketViolation(.protocolError, "A client must mask its frames.") }
        let isFinal = first & 0x80 != 0
        let shortLength = Int(second & 0x7F)
        if opcode.isControl {
            guard isFinal else { throw WebSocketViolation(.protocolError, "A control frame was fragmented.") }
            guard shortLength <= 125 else { throw WebSocketViolation(.protocolError, "A control frame has more than 125 bytes.") }
        }

        let lengthSize = shortLength == 127 ? 8 : shortLength == 126 ? 2 : 0
        let size = 2 + lengthSize + 4
        guard bytes.count >= size else { return nil }
        let longLength = bytes[(bytes.startIndex + 2)...].prefix(lengthSize).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        switch lengthSize {
        case 2 where longLength < 126, 8 where longLength <= UInt64(UInt16.max):
            throw WebSocketViolation(.protocolError, "A length is not encoded in the fewest bytes.")
        case 8 where longLength > UInt64(Int64.max):
            throw WebSocketViolation(.protocolError, "The highest bit of a length is set.")
        default: length = lengthSize == 0 ? shortLength : Int(longLength)
        }
        let masking = bytes.startIndex + 2 + lengthSize
        mask = SIMD4(bytes[masking], bytes[masking + 1], bytes[masking + 2], bytes[masking + 3])
        (self.isFinal, self.opcode, self.size) = (isFinal, opcode, size)
    }
}
