/// What a client says on a WebSocket, out of the bytes that come from it, however they are cut.
///
/// The server's side of RFC 6455 without extensions: frames have to be masked, messages may be fragmented, and control frames may stand in
/// between. Texts are checked for UTF-8 as they come. After a violation or a closing frame nothing more is read.
public struct WebSocketReader: Sendable {
    /// What a client may send.
    public struct Limits: Sendable {
        /// The most bytes of one message, whatever the number of its frames.
        public var messageBytes: Int
        /// The most frames of one message: each is work, also an empty one.
        public var frames = 1_024

        /// Makes limits.
        public init(messageBytes: Int) {
            self.messageBytes = messageBytes
        }
    }

    /// Something whole that a client said.
    public enum Event: Equatable, Sendable {
        /// A message of UTF-8.
        case text([UInt8])
        /// A message of any bytes.
        case binary([UInt8])
        /// A question that wants the same bytes in a pong, at once.
        case ping([UInt8])
        /// An answer to a ping, or none.
        case pong([UInt8])
        /// The client closes; without a code if it gave none.
        case close(WebSocketCloseCode?, reason: [UInt8])
    }

    private let limits: Limits
    /// Bytes that were not read yet, from `start` on.
    private var bytes: [UInt8] = []
    private var start = 0
    /// The frame whose payload is at hand, and how much of it was read.
    private var frame: WebSocketFrameHeader?
    private var read = 0
    /// The message at hand: what it is, nil between messages, and what of it has come.
    private var kind: WebSocketOpcode?
    private var message: [UInt8] = []
    private var frames = 0
    private var validation = UTF8Validation()
    /// The payload of the control frame at hand.
    private var control: [UInt8] = []
    private var isEnded = false

    /// A reader of a new connection.
    public init(limits: Limits) {
        self.limits = limits
    }

    /// Takes bytes that came; `next` reads them.
    public mutating func append(_ received: Span<UInt8>) {
        guard !isEnded else { return }
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(received)
    }

    /// Bytes that are kept of what has come.
    var heldBytes: Int { bytes.count - start + message.count + control.count }

    /// Forgets what has come; nothing more is read.
    mutating func end() {
        (bytes, start, message, control) = ([], 0, [], [])
        isEnded = true
    }

    /// The next thing that the client said; nil if more bytes are needed, or nothing more is read.
    public mutating func next() throws(WebSocketViolation) -> Event? {
        while !isEnded {
            do {
                if frame == nil, try !begin() { return nil }
                guard let header = frame else { return nil }
                try takePayload(of: header)
                // A client that says nothing more for a while holds no memory.
                if start == bytes.count { (bytes, start) = ([], 0) }
                guard read == header.length else { return nil }
                frame = nil
                if let event = try end(of: header) { return event }
            } catch {
                isEnded = true
                throw error
            }
        }
        return nil
    }

    /// Reads the header of a frame; false if more bytes are needed.
    private mutating func begin() throws(WebSocketViolation) -> Bool {
        guard let header = try WebSocketFrameHeader(reading: bytes[start...]) else { return false }
        if header.opcode.isControl {
            control = []
        } else {
            guard (header.opcode == .continuation) == (kind != nil) else {
                throw WebSocketViolation(
                    .protocolError,
                    kind == nil ? "A continuation has no message to continue." : "A message began within another."
                )
            }
            if kind == nil {
                (kind, frames, validation) = (header.opcode, 0, UTF8Validation())
                message = []
            }
            frames += 1
            // Before its bytes are there: they are not waited for.
            guard header.length <= limits.messageBytes - message.count else {
                throw WebSocketViolation(.tooBig, "A message has more than \(limits.messageBytes) bytes.")
            }
            guard frames <= limits.frames else { throw WebSocketViolation(.tooBig, "A message has more than \(limits.frames) frames.") }
        }
        start += header.size
        (frame, read) = (header, 0)
        return true
    }

    /// Takes what there is of a frame's payload.
    private mutating func takePayload(of header: WebSocketFrameHeader) throws(WebSocketViolation) {
        let count = min(header.length - read, bytes.count - start)
        guard count > 0 else { return }
        unmask(count, with: header.mask)
        let piece = bytes[start..<start + count]
        start += count
        read += count
        if header.opcode.isControl {
            control += piece
        } else {
            guard kind != .text || validation.take(piece) else { throw WebSocketViolation(.invalidText, "A text is not UTF-8.") }
            message += piece
        }
    }

    /// What a frame that has come whole was the end of.
    private mutating func end(of header: WebSocketFrameHeader) throws(WebSocketViolation) -> Event? {
        switch header.opcode {
        case .ping: return .ping(takeControl())
        case .pong: return .pong(takeControl())
        case .close:
            isEnded = true
            return try close()
        case .text, .binary, .continuation:
            guard header.isFinal else { return nil }
            let isText = kind == .text
            guard !isText || validation.isComplete else { throw WebSocketViolation(.invalidText, "A text ends within a character.") }
            kind = nil
            let whole = message
            message = []
            return isText ? .text(whole) : .binary(whole)
        }
    }

    /// Takes the mask off the next bytes, eight at a time.
    private mutating func unmask(_ count: Int, with mask: SIMD4<UInt8>) {
        // As it is for the next byte, then again for the four behind those.
        let key = (0..<8).reduce(UInt64(0)) { $0 | UInt64(mask[(read + $1) & 3]) << (8 * UInt64($1)) }
        let (start, wordsEnd, end) = (start, start + count / 8 * 8, start + count)
        var span = bytes.mutableSpan
        precondition(end <= span.count)
        unsafe span.withUnsafeMutableBytes { bytes in
            // Sound: bytes are bytes, and eight of them are there from each of these places on.
            for place in stride(from: start, to: wordsEnd, by: 8) {
                let word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ key
                unsafe bytes.storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt64.self)
            }
        }
        for place in wordsEnd..<end { span[place] ^= UInt8(truncatingIfNeeded: key >> (8 * UInt64(place - wordsEnd))) }
    }

    private mutating func takeControl() -> [UInt8] {
        defer { control = [] }
        return control
    }

    private mutating func close() throws(WebSocketViolation) -> Event {
        let control = takeControl()
        guard !control.isEmpty else { return .close(nil, reason: []) }
        guard control.count >= 2 else { throw WebSocketViolation(.protocolError, "A closing frame has half a code.") }
        let code = WebSocketCloseCode(rawValue: UInt16(control[0]) << 8 | UInt16(control[1]))
        guard code.isSendable else {
            throw WebSocketViolation(.protocolError, "The code \(code.rawValue) may not stand in a closing frame.")
        }
        var validation = UTF8Validation()
        guard validation.take(control[2...]), validation.isComplete else {
            throw WebSocketViolation(.invalidText, "The reason of a closing frame is not UTF-8.")
        }
        return .close(code, reason: Array(control[2...]))
    }
}
