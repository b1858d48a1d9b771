/// Parses requests from bytes as they arrive, one after the other.
///
/// Pure: it uses no socket and no clock. The result does not depend on how the bytes are split. A line is evaluated when its end has
/// arrived, or when it exceeds its limit. Before that, only a bare CR or a NUL, which are invalid in any line, or an invalid first byte of
/// the request line is rejected.
struct RequestParser {
    /// The element to read next.
    private enum State: BitwiseCopyable {
        /// → `fields`
        case requestLine
        /// → `fixedBody`, `chunkSize`
        case fields
        /// → `complete`, `fixedRest`
        case fixedBody
        /// → `complete`
        case fixedRest(remaining: Int)
        /// → `chunkData`, `trailers`
        case chunkSize
        /// → `chunkEnd`
        case chunkData(remaining: Int)
        /// → `chunkSize`
        case chunkEnd
        /// → `complete`
        case trailers
        /// Until `startNext`: → `requestLine`
        case complete
    }

    enum Progress: Equatable {
        /// More bytes are needed.
        case needsInput
        /// The caller must call `admitBody` or `refuseBody` before anything else.
        case wantsAdmission
        /// Like `needsInput`, returned once: the client waits for permission to send the body.
        case wantsContinue
        /// The request is complete: `head` and `body` are known.
        case complete
    }

    /// The maximum length of a chunk-size line without its extension: 16 digits.
    private static let maximumChunkSizeLength = 16

    let limits: HTTPLimits
    private(set) var head = RequestHead()
    /// The range of the decoded body, or of the part that is kept.
    private(set) var body = 0..<0
    /// Whether the body is larger than the part that is kept.
    private(set) var isBodyCut = false

    private var state = State.requestLine
    /// The end of the processed bytes.
    private var position = 0
    /// The end of the bytes that were searched for a line end.
    private var scanned = 0
    private var headerBytes = 0
    private var headerCount = 0
    private var extensionBytes = 0
    private var hasSkippedEmptyLine = false
    private var needsContinue = false
    /// The limit of the body, as far as it is known.
    private var bodyLimit: Int
    /// The number of the body's bytes to keep.
    private var keptLimit: Int
    /// The minimum length of the body, as far as it is known.
    private var minimumBodyLength = 0
    private var isAdmissionDue = false
    private var isBodyAdmitted = false
    private(set) var isBodyRefused = false

    init(limits: HTTPLimits) {
        self.limits = limits
        bodyLimit = limits.body
        keptLimit = limits.body
    }

    /// Whether the head is complete and the body is being received.
    var isInBody: Bool {
        switch state {
        case .requestLine, .fields, .complete: false
        case .fixedBody, .fixedRest, .chunkSize, .chunkData, .chunkEnd, .trailers: true
        }
    }

    /// Discards the complete request and consumes its bytes.
    mutating func startNext(_ input: inout InputBuffer) {
        input.consume(position)
        head.reset()
        body = 0..<0
        state = .requestLine
        position = 0
        scanned = 0
        headerBytes = 0
        headerCount = 0
        extensionBytes = 0
        hasSkippedEmptyLine = false
        needsContinue = false
        bodyLimit = limits.body
        keptLimit = limits.body
        isBodyCut = false
        minimumBodyLength = 0
        isBodyAdmitted = false
        isBodyRefused = false
    }

    /// Frees the memory kept from request to request; call it only between two requests.
    mutating func releaseMemory() {
        head.releaseMemory()
    }

    /// Allows the body to be read up to a limit, keeping its first bytes.
    mutating func admitBody(upTo limit: Int, keeping kept: Int) throws(HTTPRefusal) {
        isAdmissionDue = false
        isBodyAdmitted = true
        bodyLimit = limit
        keptLimit = kept
        if minimumBodyLength > limit { throw bodyTooLarge }
        guard minimumBodyLength > kept else { return }
        isBodyCut = true
        if case .fixedBody = state { body = body.lowerBound..<body.lowerBound + kept }
    }

    /// Completes the request without its body; no request can follow it.
    mutating func refuseBody() {
        isAdmissionDue = false
        isBodyRefused = true
        body = body.lowerBound..<body.lowerBound
        state = .complete
    }

    /// Parses as much as the available bytes allow.
    mutating func advance(_ input: inout InputBuffer) throws(HTTPRefusal) -> Progress {
        while try step(&input) {
            if case .complete = state { return .complete }
            if isAdmissionDue { return .wantsAdmission }
        }
        closeGap(&input)
        if needsContinue, isInBody {
            needsContinue = false
            return .wantsContinue
        }
        return .needsInput
    }

    /// Makes one transition; returns false if bytes are missing.
    private mutating func step(_ input: inout InputBuffer) throws(HTTPRefusal) -> Bool {
        switch state {
        case .requestLine:
            return try input.withBytes { bytes throws(HTTPRefusal) in try readRequestLine(bytes) }
        case .fields:
            return try input.withBytes { bytes throws(HTTPRefusal) in try readFields(bytes) }
        case .fixedBody:
            guard input.count >= body.upperBound else { return false }
            position = body.upperBound
            state = isBodyCut ? .fixedRest(remaining: minimumBodyLength - body.count) : .complete
            return true
        case .fixedRest(let remaining):
            return dropRest(&input, remaining)
        case .chunkSize:
            return try input.withBytes { bytes throws(HTTPRefusal) in try readChunkSize(bytes) }
        case .chunkData(let remaining):
            return moveChunk(&input, remaining)
        case .chunkEnd:
            return try input.withBytes { bytes throws(HTTPRefusal) in try readChunkEnd(bytes) }
        case .trailers:
            return try input.withBytes { bytes throws(HTTPRefusal) in try readTrailers(bytes) }
        case .complete:
            return true
        }
    }

    // MARK: Head

    private mutating func readRequestLine(_ bytes: Span<UInt8>) throws(HTTPRefusal) -> Bool {
        // Reject another protocol (usually TLS) at once, not after a timeout.
        if position < bytes.count, bytes[position] != .carriageReturn, !ByteClass.of(bytes[position]).contains(.token) {
            throw bytes[position] == .lineFeed ? .invalidLineEnd : .invalidRequestLine
        }
        guard let line = try nextLine(bytes, within: limits.requestLine, orThrow: .requestLineTooLong(limit: limits.requestLine)) else {
            return false
        }
        if line.isEmpty {
            // Some clients send an extra line end after a body.
            if hasSkippedEmptyLine { throw .invalidRequestLine }
            hasSkippedEmptyLine = true
            return true
        }
        try head.readRequestLine(bytes, line)
        state = .fields
        return true
    }

    private mutating func readFields(_ bytes: Span<UInt8>) throws(HTTPRefusal) -> Bool {
        while let line = try nextHeaderLine(bytes) {
            if !line.isEmpty {
                try head.add(RequestHead.readField(bytes, line), in: bytes)
                continue
            }
            try head.finish()
            beginBody()
            return true
        }
        return false
    }

    private mutating func beginBody() {
        switch head.framing {
        case .length(let length):
            // A length that will be refused must not make the range of the body overflow.
            body = position..<position + min(length, Int.max - position)
            state = .fixedBody
            if length > 0 { require(length) }
        case .chunked:
            body = position..<position
            state = .chunkSize
        }
        needsContinue = head.expectsContinue
        if needsContinue, head.framing != .length(0) { isAdmissionDue = true }
    }

    /// Records the minimum length of the body; a body above the limit must be admitted.
    private mutating func require(_ count: Int) {
        minimumBodyLength = count
        if count > bodyLimit { isAdmissionDue = true }
    }

    /// Discards the received bytes of a body after the part that is kept.
    private mutating func dropRest(_ input: inout InputBuffer, _ remaining: Int) -> Bool {
        let count = min(remaining, input.count - position)
        input.move(from: position + count, to: position, count: input.count - position - count)
        input.truncate(to: input.count - count)
        state = remaining == count ? .complete : .fixedRest(remaining: remaining - count)
        return remaining == count
    }

    private var bodyTooLarge: HTTPRefusal {
        .bodyTooLarge(limit: bodyLimit, declared: head.framing == .chunked ? nil : minimumBodyLength)
    }

    private mutating func nextHeaderLine(_ bytes: Span<UInt8>) throws(HTTPRefusal) -> Range<Int>? {
        let room = limits.headerBytes - headerBytes
        guard let line = try nextLine(bytes, within: room, orThrow: .headersTooLarge(limit: limits.headerBytes)) else { return nil }
        headerBytes += line.count + 2
        if !line.isEmpty { headerCount += 1 }
        if headerCount > limits.headerCount { throw .tooManyHeaders(limit: limits.headerCount) }
        return line
    }

    // MARK: Chunked body

    /// Reads `chunk-size [ chunk-ext ] CRLF`.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9112#name-chunked-transfer-coding
    private mutating func readChunkSize(_ bytes: Span<UInt8>) throws(HTTPRefusal) -> Bool {
        let room = Self.maximumChunkSizeLength + limits.chunkExtensions - extensionBytes + 2
        guard let line = try nextLine(bytes, within: room, orThrow: .invalidChunk) else { return false }
        var size = 0
        var index = line.lowerBound
        while index < line.upperBound, let digit = bytes[index].hexadecimalValue {
            guard index - line.lowerBound < Self.maximumChunkSizeLength, size <= Int.max >> 4 else { throw .invalidChunk }
            size = size << 4 | Int(digit)
            index += 1
        }
        guard index > line.lowerBound else { throw .invalidChunk }
        if index < line.upperBound { try checkExtension(bytes, index..<line.upperBound) }
        // No client sends chunks of this size, and some servers have read such sizes as negative numbers.
        guard size <= Int(Int32.max) else { throw .invalidChunk }
        if size == 0 {
            headerBytes = 0
            headerCount = 0
            state = .trailers
            return true
        }
        let (count, overflow) = minimumBodyLength.addingReportingOverflow(size)
        require(overflow ? Int.max : count)
        if isAdmissionDue, isBodyAdmitted { throw bodyTooLarge }
        if isBodyAdmitted, minimumBodyLength > keptLimit { isBodyCut = true }
        state = .chunkData(remaining: size)
        return true
    }

    /// Checks that the text after a chunk's size is an extension with valid bytes; the extension is ignored.
    private mutating func checkExtension(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(HTTPRefusal) {
        let mark = bytes.trimmed(range).lowerBound
        guard mark < range.upperBound, bytes[mark] == UInt8(ascii: ";") else { throw .invalidChunk }
        let name = bytes.trimmed(mark + 1..<range.upperBound)
        guard !name.isEmpty, ByteClass.of(bytes[name.lowerBound]).contains(.token), bytes.extracting(name).isAll(.value) else {
            throw .invalidChunk
        }
        extensionBytes += range.count
        guard extensionBytes <= limits.chunkExtensions else { throw .invalidChunk }
    }

    /// Moves the received bytes of a chunk that are to be kept to the end of the decoded body.
    private mutating func moveChunk(_ input: inout InputBuffer, _ remaining: Int) -> Bool {
        let count = min(remaining, input.count - position)
        let kept = isBodyCut ? min(count, max(0, keptLimit - body.count)) : count
        input.move(from: position, to: body.upperBound, count: kept)
        body = body.lowerBound..<body.upperBound + kept
        position += count
        state = remaining == count ? .chunkEnd : .chunkData(remaining: remaining - count)
        return remaining == count
    }

    private mutating func readChunkEnd(_ bytes: Span<UInt8>) throws(HTTPRefusal) -> Bool {
        if position < bytes.count, bytes[position] != .carriageReturn { throw .invalidChunk }
        guard position + 2 <= bytes.count else { return false }
        guard bytes[position + 1] == .lineFeed else { throw .invalidChunk }
        position += 2
        scanned = position
        state = .chunkSize
        return true
    }

    /// Checks trailer fields and discards them.
    private mutating func readTrailers(_ bytes: Span<UInt8>) throws(HTTPRefusal) -> Bool {
        while let line = try nextHeaderLine(bytes) {
            if line.isEmpty {
                state = .complete
                return true
            }
            _ = try RequestHead.readField(bytes, line)
        }
        return false
    }

    /// Moves unread bytes down to the end of the decoded body, so that chunk framing uses no memory.
    private mutating func closeGap(_ input: inout InputBuffer) {
        guard isInBody, head.framing == .chunked, position > body.upperBound else { return }
        let gap = position - body.upperBound
        input.move(from: position, to: body.upperBound, count: input.count - position)
        input.truncate(to: input.count - gap)
        position -= gap
        scanned = max(position, scanned - gap)
    }

    // MARK: Lines

    /// The next line without its CRLF; nil if its end has not arrived, an error if the end is not within `room` bytes.
    private mutating func nextLine(
        _ bytes: Span<UInt8>,
        within room: Int,
        orThrow tooLong: HTTPRefusal
    ) throws(HTTPRefusal) -> Range<Int>? {
        let bound = min(bytes.count, position + room)
        guard let end = bytes.firstIndex(of: .lineFeed, in: max(position, scanned)..<max(bound, position, scanned)) else {
            try checkUnended(bytes, to: bound)
            if bytes.count >= position + room { throw tooLong }
            scanned = bytes.count
            return nil
        }
        guard end > position, bytes[end - 1] == .carriageReturn else { throw .invalidLineEnd }
        let line = position..<end - 1
        // Any other control byte violates the line's own grammar; these two get a specific error.
        if bytes.firstIndex(of: .carriageReturn, in: line) != nil || bytes.firstIndex(of: 0, in: line) != nil { throw .invalidLineEnd }
        position = end + 1
        scanned = position
        return line
    }

    /// Rejects errors that no further input can correct: a CR without LF after it, or a NUL.
    private func checkUnended(_ bytes: Span<UInt8>, to bound: Int) throws(HTTPRefusal) {
        // The last byte of the previous input may have been a CR.
        let news = max(position, scanned - 1)..<max(bound, position, scanned - 1)
        if let end = bytes.firstIndex(of: .carriageReturn, in: news), end + 1 < bound, bytes[end + 1] != .lineFeed {
            throw .invalidLineEnd
        }
        if bytes.firstIndex(of: 0, in: news) != nil { throw .invalidLineEnd }
    }
}
