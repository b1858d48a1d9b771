/// Reads a client's messages from the bytes of a WebSocket, however they are split.
///
/// The server's side of RFC 6455 without extensions: frames must be masked, messages may be fragmented, and control frames may come in
/// between. Texts are validated as UTF-8 as they arrive. After a violation or a closing frame nothing more is read.
public struct WebSocketReader: Sendable {
    /// The limits of a client's messages.
    public struct Limits: Sendable {
        /// The maximum number of bytes of one message, over all its frames.
        public var messageBytes: Int
        /// The maximum number of frames of one message: each is work, even an empty one.
        public var frames = 1_024

        /// Creates limits.
        public init(messageBytes: Int) {
            self.messageBytes = messageBytes
        }
    }

    /// A complete message or control frame from a client.
    public enum Event: Equatable, Sendable {
        /// A text message in UTF-8.
        case text([UInt8])
        /// A binary message.
        case binary([UInt8])
        /// A ping that requires a pong with the same bytes at once.
        case ping([UInt8])
        /// A response to a ping, or an unsolicited one.
        case pong([UInt8])
        /// The client closes the WebSocket; the code is nil if it gave none.
        case close(WebSocketCloseCode?, reason: [UInt8])
    }

    private let limits: Limits
    /// Bytes that are not read yet, from `start` on.
    private var bytes: [UInt8] = []
    private var start = 0
    /// The frame whose payload is being read, and the number of its bytes read so far.
    private var frame: WebSocketFrameHeader?
    private var read = 0
    /// The current message: its type, nil between messages, and the bytes received so far.
    private var kind: WebSocketOpcode?
    private var message: [UInt8] = []
    private var frames = 0
    private var validation = UTF8Validation()
    /// The payload of the current control frame.
    private var control: [UInt8] = []
    private var isEnded = false

    /// Creates a reader for a new connection.
    public init(limits: Limits) {
        self.limits = limits
    }

    /// Appends received bytes; `next` reads them.
    public mutating func append(_ received: Span<UInt8>) {
        guard !isEnded else { return }
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(received)
    }

    /// The number of received bytes in memory.
    var heldBytes: Int { bytes.count - start + message.count + control.count }

    /// Discards the received bytes and ignores further ones.
    mutating func end() {
        (bytes, start, message, control) = ([], 0, [], [])
        isEnded = true
    }

    /// The next event from the client; nil if more bytes are needed, or if reading has ended.
    public mutating func next() throws(WebSocketViolation) -> Event? {
        while !isEnded {
            do {
                if frame == nil, try !begin() { return nil }
                guard let header = frame else { return nil }
                try takePayload(of: header)
                // An idle client holds no memory.
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

    /// Reads the header of a frame; returns false if more bytes are needed.
    private mutating func begin() throws(WebSocketViolation) -> Bool {
        guard let header = try WebSocketFrameHeader(reading: bytes[start...]) else { return false }
        if header.opcode.isControl {
            control = []
        } else {
            guard (header.opcode == .continuation) == (kind != nil) else {
                throw WebSocketViolation(
                    .protocolError,
                    kind == nil ? "A continuation frame has no message to continue." : "A message began inside another message."
                )
            }
            if kind == nil {
                (kind, frames, validation) = (header.opcode, 0, UTF8Validation())
                message = []
            }
            frames += 1
            // Checked before waiting for the frame's bytes.
            guard header.length <= limits.messageBytes - message.count else {
                throw WebSocketViolation(.tooBig, "A message has more than \(limits.messageBytes) bytes.")
            }
            guard frames <= limits.frames else { throw WebSocketViolation(.tooBig, "A message has more than \(limits.frames) frames.") }
        }
        start += header.size
        (frame, read) = (header, 0)
        return true
    }

    /// Reads the available part of a frame's payload.
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
            guard kind != .text || validation.take(piece) else { throw WebSocketViolation(.invalidText, "A text message is not UTF-8.") }
            message += piece
        }
    }

    /// The event that a complete frame ends, if any.
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
            guard !isText || validation.isComplete else {
                throw WebSocketViolation(.invalidText, "A text message ends inside a character.")
            }
            kind = nil
            let whole = message
            message = []
            return isText ? .text(whole) : .binary(whole)
        }
    }

    /// Unmasks the next bytes, eight at a time.
    private mutating func unmask(_ count: Int, with mask: SIMD4<UInt8>) {
        // The mask, rotated to begin at the next byte and repeated to fill eight bytes.
        let key = (0..<8).reduce(UInt64(0)) { $0 | UInt64(mask[(read + $1) & 3]) << (8 * UInt64($1)) }
        let (start, wordsEnd, end) = (start, start + count / 8 * 8, start + count)
        var span = bytes.mutableSpan
        precondition(end <= span.count)
        unsafe span.withUnsafeMutableBytes { bytes in
            // Sound: any bytes form a valid integer, and eight bytes are available at each of these offsets.
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
        guard control.count >= 2 else { throw WebSocketViolation(.protocolError, "A close frame has an incomplete code.") }
        let code = WebSocketCloseCode(rawValue: UInt16(control[0]) << 8 | UInt16(control[1]))
        guard code.isSendable else {
            throw WebSocketViolation(.protocolError, "The code \(code.rawValue) is not allowed in a close frame.")
        }
        var validation = UTF8Validation()
        guard validation.take(control[2...]), validation.isComplete else {
            throw WebSocketViolation(.invalidText, "The reason in a close frame is not UTF-8.")
        }
        return .close(code, reason: Array(control[2...]))
    }
}
