/// The headers of one part of a form.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc7578#section-4
struct MultipartHeaders {
    private(set) var name = ""
    private(set) var fileName: String?
    private(set) var contentType: String?

    /// Reads the header lines and the empty line after them.
    init(reading body: Span<UInt8>, at index: inout Int, atMost limit: Int) throws(MultipartError) {
        let start = index
        var hasName = false
        while !body.hasLineEnd(at: index) {
            let line = try Self.line(of: body, at: index, within: start..<min(body.count, start + limit), limit)
            guard let field = try? RequestHead.readField(body, line) else {  // all errors in a header are reported alike
                throw MultipartError("a part's header is not of the form “Name: value”", at: index)
            }
            let fieldName = body.extracting(field.name)
            let value = body.extracting(field.value)
            if fieldName.equalsIgnoringCase("content-disposition") {
                guard !hasName else { throw MultipartError("a part has two Content-Disposition headers", at: index) }
                try readDisposition(value, at: index)
                hasName = true
            } else if fieldName.equalsIgnoringCase("content-type") {
                guard contentType == nil, let type = FieldItem(value) else {
                    throw MultipartError("a part's Content-Type is invalid or repeated", at: index)
                }
                contentType = type.name
            } else if fieldName.equalsIgnoringCase("content-transfer-encoding") {
                guard Self.changesNothing(value) else {
                    throw MultipartError("a part has a Content-Transfer-Encoding; send its bytes unencoded", at: index)
                }
            }
            index = line.upperBound + 2
        }
        guard hasName else { throw MultipartError("a part has no “Content-Disposition: form-data; name=…”", at: start) }
        index += 2
    }

    private static func line(
        of body: Span<UInt8>,
        at index: Int,
        within range: Range<Int>,
        _ limit: Int
    ) throws(MultipartError) -> Range<Int> {
        // The preceding line may have ended with the range's last byte, or after it.
        guard index < range.upperBound, let end = body.firstIndex(of: .carriageReturn, in: index..<range.upperBound) else {
            let isCut = range.count < limit
            throw MultipartError(isCut ? "a part's headers do not end" : "a part's headers have more than \(limit) bytes", at: index)
        }
        guard body.hasLineEnd(at: end) else { throw MultipartError("a part's header has a CR without LF", at: end) }
        return index..<end
    }

    /// Whether an encoding leaves the bytes unchanged.
    ///
    /// RFC 7578 deprecates `Content-Transfer-Encoding`, but some clients still send it with such encodings.
    private static func changesNothing(_ encoding: Span<UInt8>) -> Bool {
        encoding.equalsIgnoringCase("binary") || encoding.equalsIgnoringCase("8bit") || encoding.equalsIgnoringCase("7bit")
    }

    /// Parses `form-data; name="…"; filename="…"`; `filename*` must not be sent and is ignored.
    private mutating func readDisposition(_ value: Span<UInt8>, at offset: Int) throws(MultipartError) {
        var index = 0
        var foundName: String?
        guard value.extracting(value.readToken(at: &index)).equalsIgnoringCase("form-data") else {
            throw MultipartError("a part's Content-Disposition is not “form-data”", at: offset)
        }
        value.skipBlanks(at: &index)
        while value.read(";", at: &index) {
            value.skipBlanks(at: &index)
            let parameter = value.extracting(value.readToken(at: &index))
            guard !parameter.isEmpty, value.read("=", at: &index), let text = Self.readText(value, at: &index) else {
                throw MultipartError("a part's Content-Disposition has a malformed parameter", at: offset)
            }
            if parameter.equalsIgnoringCase("name") {
                guard foundName == nil else { throw MultipartError("a part has two names", at: offset) }
                foundName = text
            } else if parameter.equalsIgnoringCase("filename") {
                guard fileName == nil else { throw MultipartError("a part has two file names", at: offset) }
                fileName = text
            }
            value.skipBlanks(at: &index)
        }
        guard index == value.count else { throw MultipartError("a part's Content-Disposition is malformed", at: offset) }
        guard let foundName, !foundName.isEmpty else { throw MultipartError("a part has no name", at: offset) }
        name = foundName
    }

    /// Reads a token or a quoted text.
    ///
    /// In quotes, a backslash escapes only quotes and itself, because older browsers send paths unescaped.
    private static func readText(_ value: Span<UInt8>, at index: inout Int) -> String? {
        guard value.read("\"", at: &index) else {
            let token = value.extracting(value.readToken(at: &index))
            return token.isEmpty ? nil : unescaped(Array(copying: token))
        }
        var text: [UInt8] = []
        while index < value.count {
            let byte = value[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return unescaped(text) }
            if byte == UInt8(ascii: "\\"), index < value.count,
                value[index] == UInt8(ascii: "\"") || value[index] == UInt8(ascii: "\\")
            {
                text.append(value[index])
                index += 1
            } else {
                text.append(byte)
            }
        }
        return nil
    }

    /// Decodes `%22`, `%0D` and `%0A`, the only sequences that browsers use, for quotes and line ends; nil if the bytes are not UTF-8.
    ///
    /// Spec: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
    private static func unescaped(_ bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var unescaped: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%"), rest.count >= 2 else {
                unescaped.append(byte)
                continue
            }
            switch rest.prefix(2).map(\.asciiLowercased) {
            case [0x32, 0x32]: unescaped.append(UInt8(ascii: "\""))
            case [0x30, 0x61]: unescaped.append(.lineFeed)
            case [0x30, 0x64]: unescaped.append(.carriageReturn)
            default:
                unescaped.append(byte)
                continue
            }
            rest = rest.dropFirst(2)
        }
        return String(decoding: unescaped, as: UTF8.self)
    }
}

extension [UInt8] {
    fileprivate init(copying bytes: Span<UInt8>) {
        self = []
        append(bytes)
    }
}
