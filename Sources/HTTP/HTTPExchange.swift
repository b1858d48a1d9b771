public import Reactor

/// One request and its response; the same object serves all requests of a connection, one after the other.
///
/// Request data is lent as spans over the connection's buffer. The buffer stays unchanged until the handler returns, so the same call
/// returns the same bytes even after an `await`.
///
/// `@unchecked Sendable`: confined to the thread of its loop, which debug builds assert.
public final class HTTPExchange: @unchecked Sendable {
    /// The loop that serves the connection.
    public let loop: EventLoop

    // Sound without exclusivity checks: the fields are confined to the loop, and code that borrows bytes of the request cannot receive or
    // discard any. Each request accesses the fields many times, and the checks took a tenth of its time.
    @safe @exclusivity(unchecked) var input = InputBuffer()
    @safe @exclusivity(unchecked) var parser: RequestParser
    private let bodies: BufferPool

    /// Whether the client has disconnected and will not read the response.
    @safe @exclusivity(unchecked) public internal(set) var isClientDisconnected = false

    /// The connection, as long as it has a task.
    ///
    /// Sound without exclusivity checks: the field is set where the task begins and ends, never during a read of the field.
    @safe @exclusivity(unchecked) var connection: HTTPConnection?

    /// The connection's socket, which is only borrowed.
    var descriptor: Int32 = -1

    /// The network of the connection's peer; looked up once, since it never changes.
    public var clientNetwork: ClientNetwork {
        if let knownNetwork { return knownNetwork }
        // The descriptor may belong to another connection by now.
        let network = isClientDisconnected ? .unknown : ClientNetwork(ofPeerOf: descriptor)
        knownNetwork = network
        return network
    }
    var knownNetwork: ClientNetwork?

    /// The response's status.
    @safe @exclusivity(unchecked) public var status = HTTPStatus.ok

    /// The response's `Content-Type`; nil for none.
    @safe @exclusivity(unchecked) public var contentType: StaticString?

    /// Whether the connection ends after the response.
    @safe @exclusivity(unchecked) public var closesConnection = false

    /// The request headers that the response depends on; the server adds `Accept-Encoding`.
    @safe @exclusivity(unchecked) public var vary: HTTPVary = []

    /// Whether compressing the response may be worthwhile; false for images and other compressed formats.
    @safe @exclusivity(unchecked) public var isCompressible = true

    /// The length of a body that was not created because the request is a HEAD; nil to use the length of `responseBody`.
    @safe @exclusivity(unchecked) public var omittedBodyLength: Int?

    /// Whether the response to a HEAD request would be a stream, so that its length is unknown.
    var isStreamOmitted = false

    /// Whether the response's body has been compressed.
    private(set) var isCompressed = false

    @safe @exclusivity(unchecked) private(set) var extraHeaders: [UInt8] = []
    @usableFromInline var bodyStorage: [UInt8] = []

    init(loop: EventLoop, limits: HTTPLimits, bodies: BufferPool) {
        self.loop = loop
        self.bodies = bodies
        parser = RequestParser(limits: limits)
    }

    // MARK: Request

    /// The request's method.
    public var method: HTTPMethod { parser.head.method }

    /// Lends the target's path as sent, percent-encoded; empty for an absolute target without a path.
    public func withPath<Result, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
        try input.withBytes(in: parser.head.path, body)
    }

    /// Lends the target's query as sent, without the question mark; empty without a query.
    public func withQuery<Result, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
        try input.withBytes(in: parser.head.query, body)
    }

    /// Lends the value of the first header with this name, given in lower case; nil if it is missing.
    public func withHeader<Result, Failure: Error>(
        _ name: StaticString,
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try input.withBytes { bytes throws(Failure) in
            for field in parser.head.fields where bytes.extracting(field.name).equalsIgnoringCase(name) {
                return try body(bytes.extracting(field.value))
            }
            return nil
        }
    }

    /// Lends every header in order, with names as sent: a single pass for callers that need several.
    public func forEachHeader<Failure: Error>(
        _ body: (_ name: Span<UInt8>, _ value: Span<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        try input.withBytes { bytes throws(Failure) in
            for field in parser.head.fields { try body(bytes.extracting(field.name), bytes.extracting(field.value)) }
        }
    }

    /// The number of headers with this name, given in lower case.
    ///
    /// More than one header is an error, unless the header is a list.
    public func headerCount(_ name: StaticString) -> Int {
        input.withBytes { bytes in
            parser.head.fields.count { bytes.extracting($0.name).equalsIgnoringCase(name) }
        }
    }

    /// Whether the body is compressed or otherwise encoded, according to `Content-Encoding`.
    public var hasContentCoding: Bool { parser.head.hasContentCoding }

    /// Whether the handler refused the body, so that it was not read.
    public var isBodyRefused: Bool { parser.isBodyRefused }

    /// Whether the body exceeded the part that is kept, so that its end is missing.
    public var isBodyCut: Bool { parser.isBodyCut }

    /// The admission according to the configured limits, which are higher for a multipart form, since it contains files.
    public var usualAdmission: BodyAdmission {
        let limits = parser.limits
        let isMultipart = withHeader("content-type") { $0.hasPrefixIgnoringCase("multipart/form-data") } ?? false
        return isMultipart
            ? .read(limit: max(limits.form, limits.upload), keeping: limits.upload) : .read(limit: limits.body, keeping: limits.body)
    }

    /// Lends the request's decoded body, or the part that was kept; empty without a body.
    public func withBody<Result, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
        loop.assertIsCurrent()
        return try input.withBytes(in: parser.body, body)
    }

    // MARK: Response

    /// The response's body, to be written in place; its memory is reused for later responses.
    ///
    /// Inlined, because a coroutine's frame would cost an allocation for each access.
    @inlinable
    public var responseBody: [UInt8] {
        get { bodyStorage }
        set { bodyStorage = newValue }
        @inline(__always) _modify {
            if bodyStorage.capacity == 0 { takeBodyStorage() }
            yield &bodyStorage
        }
    }

    /// Takes a buffer only when needed.
    ///
    /// Handlers that wait for the database hold none, so a few buffers serve any number of waiting handlers.
    @usableFromInline
    func takeBodyStorage() {
        loop.assertIsCurrent()
        bodyStorage = bodies.take()
        bodyStorage.removeAll(keepingCapacity: true)
    }

    /// Adds a header to the response.
    ///
    /// The server itself writes `Content-Type`, `Content-Length`, `Vary`, `Date` and `Connection`.
    public func addHeader(_ name: StaticString, _ value: StaticString) {
        appendHeader(name) { $0.append(value) }
    }

    /// Adds a header with a value created at run time; bytes that are invalid in a header become spaces.
    public func addHeader(_ name: StaticString, _ value: Span<UInt8>) {
        appendHeader(name) { headers in
            if value.isAll(.value) { return headers.append(value) }
            for index in value.indices {
                headers.append(ByteClass.of(value[index]).contains(.value) ? value[index] : UInt8(ascii: " "))
            }
        }
    }

    /// Adds a header with a value created at run time; bytes that are invalid in a header become spaces.
    public func addHeader(_ name: StaticString, _ value: String) {
        addHeader(name, value.utf8Span.span)
    }

    /// Adds a header with a value written in place, at no cost beyond its bytes.
    ///
    /// The program must write only bytes that are valid in a header.
    public func addHeader(_ name: StaticString, writing value: (inout [UInt8]) -> Void) {
        appendHeader(name) { headers in
            let start = headers.count
            value(&headers)
            assert(headers.span.extracting(start..<headers.count).isAll(.value), "a header value contains a line break")
        }
    }

    private func appendHeader(_ name: StaticString, _ value: (inout [UInt8]) -> Void) {
        // The headers are moved out meanwhile, because a caller's closure writes the value.
        var headers: [UInt8] = []
        swap(&headers, &extraHeaders)
        headers.append(name)
        headers.append(": ")
        value(&headers)
        headers.append("\r\n")
        swap(&headers, &extraHeaders)
    }

    /// The work that continues a request after its handler has returned.
    public typealias Continuation = @Sendable () async -> Void
    private var continuation: Continuation?

    /// Runs the rest in a new task after the handler has returned: for streams and WebSockets.
    ///
    /// Streams and WebSockets can take hours, and a new task holds only the memory that they need themselves.
    public func continueAfterReturn(_ continuation: @escaping Continuation) { self.continuation = continuation }

    func takeContinuation() -> Continuation? {
        guard continuation != nil else { return nil }
        defer { continuation = nil }
        return continuation
    }

    /// Discards the response so far.
    public func resetResponse() {
        status = .ok
        contentType = nil
        closesConnection = false
        vary = []
        isCompressible = true
        isCompressed = false
        omittedBodyLength = nil
        isStreamOmitted = false
        extraHeaders.removeAll(keepingCapacity: true)
        bodyStorage.removeAll(keepingCapacity: true)
    }

    /// Frees the memory that is kept from response to response.
    func releaseMemory() {
        parser.releaseMemory()
        extraHeaders = []
        bodies.give(takeResponseBody())
    }

    /// Removes and returns the body for sending.
    func takeResponseBody() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &bodyStorage)
        return taken
    }

    /// Replaces the body that was taken.
    func putResponseBody(_ body: consuming [UInt8], isCompressed: Bool) {
        bodyStorage = body
        self.isCompressed = isCompressed
    }
}
