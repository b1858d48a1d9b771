/// A request's head as ranges of its bytes, and its meaning for the body and the connection.
///
/// Reused from request to request.
struct RequestHead {
    struct Field {
        var name: Range<Int>
        var value: Range<Int>
    }

    enum Framing: Equatable, BitwiseCopyable {
        case length(Int)
        case chunked
    }

    var method = HTTPMethod.get
    var isVersion10 = false
    var path = 0..<0
    var query = 0..<0
    var fields: [Field] = []
    var framing = Framing.length(0)
    var expectsContinue = false
    var keepsAlive = true
    /// Whether the body is compressed or otherwise encoded.
    var hasContentCoding = false
    /// Whether the client names the response codings that it accepts.
    var hasAcceptEncoding = false
    /// Whether the client offers another protocol in `Upgrade`; `Connection` has to list `upgrade`, too.
    var hasUpgrade = false
    private(set) var hasConnectionUpgrade = false

    // Recorded while the lines arrive, evaluated at the end of the head.
    private var hasHost = false
    private var contentLength: Int?
    private var isChunked = false
    private var hasConnectionClose = false
    private var hasConnectionKeepAlive = false

    mutating func reset() {
        var kept: [Field] = []
        swap(&kept, &fields)
        kept.removeAll(keepingCapacity: true)
        self = RequestHead()
        swap(&kept, &fields)
    }

    /// Frees the memory kept from request to request, for a connection that expects no request soon.
    mutating func releaseMemory() {
        fields = []
    }

    /// Reads `method SP target SP HTTP-version`.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9112#name-request-line
    mutating func readRequestLine(_ bytes: Span<UInt8>, _ line: Range<Int>) throws(HTTPRefusal) {
        guard let methodEnd = bytes.firstIndex(of: UInt8(ascii: " "), in: line), methodEnd > line.lowerBound else {
            throw .invalidRequestLine
        }
        let token = bytes.extracting(line.lowerBound..<methodEnd)
        guard token.isAll(.token) else { throw .invalidRequestLine }
        method = HTTPMethod(token)

        let targetStart = methodEnd + 1
        guard let targetEnd = bytes.firstIndex(of: UInt8(ascii: " "), in: targetStart..<line.upperBound), targetEnd > targetStart else {
            throw .invalidRequestLine
        }
        let version = bytes.extracting(targetEnd + 1..<line.upperBound)
        if version.equals("HTTP/1.1") {
            isVersion10 = false
        } else if version.equals("HTTP/1.0") {
            isVersion10 = true
        } else {
            throw .unsupportedVersion
        }
        try readTarget(bytes, targetStart..<targetEnd)
    }

    /// Finds path and query in a target of origin form, absolute form or (for OPTIONS) asterisk form.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9112#name-request-target
    private mutating func readTarget(_ bytes: Span<UInt8>, _ target: Range<Int>) throws(HTTPRefusal) {
        guard bytes.extracting(target).isAll(.target) else { throw .invalidTarget }
        var start = target.lowerBound
        if bytes[start] != UInt8(ascii: "/") {
            if method == .options, bytes.extracting(target).equals("*") {
                path = target
                return
            }
            start = try readAuthority(bytes, target)
        }
        let mark = bytes.firstIndex(of: UInt8(ascii: "?"), in: start..<target.upperBound)
        path = start..<(mark ?? target.upperBound)
        query = mark.map { $0 + 1..<target.upperBound } ?? target.upperBound..<target.upperBound
    }

    /// Skips `http://authority` and returns the start of the path, which may be the target's end.
    private func readAuthority(_ bytes: Span<UInt8>, _ target: Range<Int>) throws(HTTPRefusal) -> Int {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: target), colon + 3 <= target.upperBound else {
            throw .invalidTarget
        }
        let scheme = bytes.extracting(target.lowerBound..<colon)
        guard scheme.equalsIgnoringCase("http") || scheme.equalsIgnoringCase("https"),
            bytes.extracting(colon + 1..<colon + 3).equals("//")
        else { throw .invalidTarget }
        var end = colon + 3
        while end < target.upperBound, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?") { end += 1 }
        guard Host.isValid(bytes.extracting(colon + 3..<end)) else { throw .invalidTarget }
        return end
    }

    /// Reads `name ":" OWS value OWS`.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9112#name-field-syntax
    static func readField(_ bytes: Span<UInt8>, _ line: Range<Int>) throws(HTTPRefusal) -> Field {
        // A line that begins with a blank (obs-fold) has no token before its colon either.
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: line), colon > line.lowerBound,
            bytes.extracting(line.lowerBound..<colon).isAll(.token)
        else { throw .invalidHeader }
        let value = bytes.trimmed(colon + 1..<line.upperBound)
        guard bytes.extracting(value).isAll(.value) else { throw .invalidHeader }
        return Field(name: line.lowerBound..<colon, value: value)
    }

    /// Adds a field and evaluates its meaning for framing and connection.
    mutating func add(_ field: Field, in bytes: Span<UInt8>) throws(HTTPRefusal) {
        fields.append(field)
        let name = bytes.extracting(field.name)
        let value = bytes.extracting(field.value)
        switch name.count {
        case 4 where name.equalsIgnoringCase("host"):
            guard !hasHost, Host.isValid(value) else { throw .invalidHost }
            hasHost = true
        case 6 where name.equalsIgnoringCase("expect"):
            guard value.equalsIgnoringCase("100-continue") else { throw .unknownExpectation }
            expectsContinue = true
        case 7 where name.equalsIgnoringCase("upgrade"):
            hasUpgrade = true
        case 10 where name.equalsIgnoringCase("connection"):
            noteConnection(bytes, field.value)
        case 14 where name.equalsIgnoringCase("content-length"):
            guard contentLength == nil else { throw .invalidContentLength }
            contentLength = try Self.readLength(value)
        case 15 where name.equalsIgnoringCase("accept-encoding"):
            hasAcceptEncoding = true
        case 16 where name.equalsIgnoringCase("content-encoding"):
            if !value.isEmpty, !value.equalsIgnoringCase("identity") { hasContentCoding = true }
        case 17 where name.equalsIgnoringCase("transfer-encoding"):
            guard !isChunked, value.equalsIgnoringCase("chunked") else { throw .invalidTransferEncoding }
            isChunked = true
        default:
            break
        }
    }

    /// Determines framing and persistence once all fields are known.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9112#name-message-body-length
    mutating func finish() throws(HTTPRefusal) {
        guard hasHost || isVersion10 else { throw .invalidHost }
        keepsAlive = isVersion10 ? hasConnectionKeepAlive && !hasConnectionClose : !hasConnectionClose
        // HTTP/1.0 has no interim responses.
        expectsContinue = expectsContinue && !isVersion10
        if isChunked {
            // Both together, or chunks in a version without them, are used to smuggle requests past another server.
            guard contentLength == nil, !isVersion10 else { throw .invalidTransferEncoding }
            framing = .chunked
        } else {
            framing = .length(contentLength ?? 0)
        }
    }

    private mutating func noteConnection(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        var start = value.lowerBound
        while start <= value.upperBound {
            let comma = bytes.firstIndex(of: UInt8(ascii: ","), in: start..<value.upperBound) ?? value.upperBound
            let option = bytes.extracting(bytes.trimmed(start..<comma))
            if option.equalsIgnoringCase("close") { hasConnectionClose = true }
            if option.equalsIgnoringCase("keep-alive") { hasConnectionKeepAlive = true }
            if option.equalsIgnoringCase("upgrade") { hasConnectionUpgrade = true }
            start = comma + 1
        }
    }

    private static func readLength(_ value: Span<UInt8>) throws(HTTPRefusal) -> Int {
        guard !value.isEmpty, value.isAll(.digit) else { throw .invalidContentLength }
        var length = 0
        for index in value.indices {
            let (tenfold, overflow) = length.multipliedReportingOverflow(by: 10)
            let (sum, carry) = tenfold.addingReportingOverflow(Int(value[index] - UInt8(ascii: "0")))
            guard !overflow, !carry else { throw .invalidContentLength }
            length = sum
        }
        return length
    }
}

/// The `host [":" port]` of a request.
enum Host {
    /// Whether the value is a name, an IPv4 address or a bracketed IPv6 address, optionally with a port.
    ///
    /// A user, a list or an empty value is invalid.
    static func isValid(_ value: Span<UInt8>) -> Bool {
        guard !value.isEmpty, value.isAll(.host) else { return false }
        var nameEnd = value.count
        if value[0] == UInt8(ascii: "[") {
            guard let bracket = value.firstIndex(of: UInt8(ascii: "]"), in: 0..<value.count), bracket > 1 else { return false }
            for index in 1..<bracket {
                guard value[index].hexadecimalValue != nil || value[index] == UInt8(ascii: ":") || value[index] == UInt8(ascii: ".") else {
                    return false
                }
            }
            nameEnd = bracket + 1
        } else {
            if let colon = value.firstIndex(of: UInt8(ascii: ":"), in: 0..<value.count) { nameEnd = colon }
            for index in 0..<nameEnd where value[index] == UInt8(ascii: "[") || value[index] == UInt8(ascii: "]") { return false }
            if nameEnd == 0 { return false }
        }
        if nameEnd == value.count { return true }
        guard value[nameEnd] == UInt8(ascii: ":"), value.count - nameEnd <= 6 else { return false }
        return value.extracting(nameEnd + 1..<value.count).isAll(.digit)
    }
}
