/// The parts of a `multipart/form-data` body as ranges; nothing is copied.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc7578
public struct MultipartForm: Sendable {
    /// One part: a field of the form, or a file.
    public struct Part: Equatable, Sendable {
        /// The field's name.
        public let name: String
        /// The file's name as sent by the client; nil for a field that is not a file.
        public let fileName: String?
        /// The media type as sent by the client; nil if it sent none.
        public let contentType: String?
        /// The range of the part's bytes in the body.
        public let content: Range<Int>
        /// Whether the end of the part is missing, because the body's end is.
        public let isCut: Bool

        init(_ headers: MultipartHeaders, _ content: Range<Int>, isCut: Bool = false) {
            (name, fileName, contentType) = (headers.name, headers.fileName, headers.contentType)
            (self.content, self.isCut) = (content, isCut)
        }
    }

    /// The limits of a form.
    public struct Limits: Sendable {
        /// The maximum number of parts.
        public var parts: Int
        /// The maximum number of bytes of one part's headers together.
        public var headerBytes = 4 * 1024

        /// Creates limits.
        public init(parts: Int) {
            self.parts = parts
        }
    }

    /// The parts in order.
    public let parts: [Part]

    /// Finds the parts of a body; the boundary comes from the body's media type.
    ///
    /// If the body's end is missing (`isCut`), only the parts that begin in the available bytes are found.
    public init(
        parsing body: Span<UInt8>,
        boundary: MultipartBoundary,
        isCut: Bool = false,
        limits: Limits
    ) throws(MultipartError) {
        var parts: [Part] = []
        guard var index = Self.contentAfterFirstDelimiter(body, boundary) else {
            throw MultipartError("no line begins with the boundary of the Content-Type, “\(boundary.text)”", at: 0)
        }
        // In a cut body, headers that may be incomplete are treated as missing.
        while !isCut || body.count - index > limits.headerBytes, try !Self.readsEnd(of: body, at: &index) {
            guard parts.count < limits.parts else {
                throw MultipartError("there are more than \(limits.parts) parts", at: index)
            }
            let headers = try MultipartHeaders(reading: body, at: &index, atMost: limits.headerBytes)
            guard let delimiter = boundary.nextDelimiter(in: body, from: index) else {
                if isCut {
                    parts.append(Part(headers, index..<body.count, isCut: true))
                    break
                }
                throw MultipartError("the part “\(headers.name)” does not end with the boundary", at: body.count)
            }
            // In a part without content, the line end before the delimiter is the one that ended the headers.
            let content = index..<max(index, delimiter.lowerBound)
            parts.append(Part(headers, content))
            index = delimiter.upperBound
        }
        self.parts = parts
    }

    /// Skips the preamble.
    private static func contentAfterFirstDelimiter(_ body: Span<UInt8>, _ boundary: MultipartBoundary) -> Int? {
        boundary.begins(body) ? boundary.delimiterCount - 2 : boundary.nextDelimiter(in: body, from: 0)?.upperBound
    }

    /// Reads the end of a delimiter's line; returns true after the last part, which is marked by two dashes.
    private static func readsEnd(of body: Span<UInt8>, at index: inout Int) throws(MultipartError) -> Bool {
        if index + 1 < body.count, body[index] == UInt8(ascii: "-"), body[index + 1] == UInt8(ascii: "-") {
            var end = index + 2
            body.skipBlanks(at: &end)
            if end == body.count || body.hasLineEnd(at: end) { return true }
        }
        body.skipBlanks(at: &index)
        guard body.hasLineEnd(at: index) else { throw MultipartError("a boundary is not followed by a line break", at: index) }
        index += 2
        return false
    }
}

/// The reason why a body is not a valid form.
public struct MultipartError: Error, Equatable, CustomStringConvertible {
    /// A description of the problem.
    public let message: String
    /// The offset in bytes from the beginning of the body.
    public let offset: Int

    init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }

    /// The message with its offset.
    public var description: String { "\(message) (byte \(offset))" }
}

extension Span<UInt8> {
    /// Whether CR and LF are at an index.
    func hasLineEnd(at index: Int) -> Bool {
        index + 1 < count && self[index] == .carriageReturn && self[index + 1] == .lineFeed
    }
}
