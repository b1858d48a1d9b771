public import Reactor

/// One request and its response; the same object serves all requests of a connection, one after the other.
///
/// Request data is lent as spans over the connection's buffer. The buffer stays as it is until the handler returns, so that the same call
/// answers the same bytes after an `await` too.
///
/// `@unchecked Sendable`: confined to the thread of its loop, which debug builds assert.
public final class HTTPExchange: @unchecked Sendable {
    /// The loop that serves the connection.
    public let loop: EventLoop

    // Each request touches its fields many times, and checks for exclusive access at run time were a tenth of what it cost. Sound without:
    // they are confined to the loop, and who is lent bytes of the request has no way to receive or forget any.
    @safe @exclusivity(unchecked) var input = InputBuffer()
    @safe @exclusivity(unchecked) var parser: RequestParser
    private let bodies: BufferPool

    /// The client has vanished: no one will read the response.
    @safe @exclusivity(unchecked) public internal(set) var isClientGone = false

    /// The connection, as long as it has a task.
    ///
    /// Sound without checks: it is set where the task begins and ends, never while it is read.
    @safe @exclusivity(unchecked) var connection: HTTPConnection?

    /// The connection's socket, only borrowed.
    var descriptor: Int32 = -1

    /// The network of the connection's other end; looked up once, for it stays the same.
    public var clientNetwork: ClientNetwork {
        if let knownNetwork { return knownNetwork }
        // The descriptor may belong to another connection by now.
        let network = isClientGone ? .unknown : ClientNetwork(ofPeerOf: descriptor)
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

    /// The request headers that the response depends on; `Accept-Encoding` is added by the server.
    @safe @exclusivity(unchecked) public var vary: HTTPVary = []

    /// Whether compressing the response can be worth it: not for pictures and the like, which are compressed already.
    @safe @exclusivity(unchecked) public var isCompressible = true

    /// How long the body would be, where it was not even made for a HEAD request; nil for that of `responseBody`.
    @safe @exclusivity(unchecked) public var omittedBodyLength: Int?

    /// There would be a stream, were it not for a HEAD request: how long it would be is not known.
    var isStreamOmitted = false

    /// The response's body has been compressed.
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

    /// Lends the target's path as sent, percent-encoded; empty for an absolute target without one.
    public func withPath<Result, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
        try input.withBytes(in: parser.head.path, body)
    }

    /// Lends the target's query as sent, without the question mark; empty when there is none.
    public func withQuery<Result, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
        try input.withBytes(in: parser.head.query, body)
    }

    /// Lends the value of the first header of this name, given in lower case; nil when there is none.
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

    /// Lends every header in order, names as sent: one pass for who needs several.
    public func forEachHeader<Failure: Error>(
        _ body: (_ name: Span<UInt8>, _ value: Span<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        try input.withBytes { bytes throws(Failure) in
            for field in parser.head.fields { try body(bytes.extracting(field.name), bytes.extracting(field.value)) }
        }
    }

    /// How many headers have this name, given in lower case: more than one is wrong where a header is no list.
    public func headerCount(_ name: StaticString) -> Int {
        input.withBytes { bytes in
            parser.head.fields.count { bytes.extracting($0.name).equalsIgnoringCase(name) }
        }
    }

    /// Whether the body is compressed, or coded otherwise, as `Content-Encoding` says.
    public var hasContentCoding: Bool { parser.head.hasContentCoding }

    /// Whether the handler has refused to let the body be read, so that there is none.
    public var isBodyRefused: Bool { parser.isBodyRefused }

    /// Whether the body was larger than what is kept of one, so that its end is missing.
    public var isBodyCut: Bool { parser.isBodyCut }

    /// What the configured limits allow the body to measure: more for a multipart form, which carries files.
    public var usualAdmission: BodyAdmission {
        let limits = parser.limits
        let isMultipart = withHeader("content-type") { $0.hasPrefixIgnoringCase("multipart/form-data") } ?? false
        return isMultipart
            ? .read(limit: max(limits.form, limits.upload), keeping: limits.upload) : .read(limit: limits.body, keeping: limits.body)
    }

    /// Lends the request's body, decoded, or what was kept of it; empty when there is none.
    public func withBody<Result, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
        loop.assertIsCurrent()
        return try input.withBytes(in: parser.body, body)
    }

    // MARK: Response

    /// The response's body, to be written in place; its memory is kept for later responses.
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

    /// Only when it is needed: handlers that wait for the database hold no buffer, so few are enough however many wait.
    @usableFromInline
    func takeBodyStorage() {
        loop.assertIsCurrent()
        bodyStorage = bodies.take()
        bodyStorage.removeAll(keepingCapacity: true)
    }

    /// Adds a header to the response; not for `Content-Type`, `Content-Length`, `Vary`, `Date`, `Connection`, which the server writes.
    public func addHeader(_ name: StaticString, _ value: StaticString) {
        appendHeader(name) { $0.append(value) }
    }

    /// Adds a header with a value made at run time; bytes that no header can hold become spaces.
    public func addHeader(_ name: StaticString, _ value: Span<UInt8>) {
        appendHeader(name) { headers in
            if value.isAll(.value) { return headers.append(value) }
            for index in value.indices {
                headers.append(ByteClass.of(value[index]).contains(.value) ? value[index] : UInt8(ascii: " "))
            }
        }
    }

    /// Adds a header with a value made at run time; bytes that no header can hold become spaces.
    public func addHeader(_ name: StaticString, _ value: String) {
        addHeader(name, value.utf8Span.span)
    }

    /// Adds a header whose value is written in place, at no cost beyond its bytes, which are the program's own and fit for a header.
    public func addHeader(_ name: StaticString, writing value: (inout [UInt8]) -> Void) {
        appendHeader(name) { headers in
            let start = headers.count
            value(&headers)
            assert(headers.span.extracting(start..<headers.count).isAll(.value), "a value that breaks out of its header")
        }
    }

    private func appendHeader(_ name: StaticString, _ value: (inout [UInt8]) -> Void) {
        // Taken out meanwhile: the value is written by others' code.
        var headers: [UInt8] = []
        swap(&headers, &extraHeaders)
        headers.append(name)
        headers.append(": ")
        value(&headers)
        headers.append("\r\n")
        swap(&headers, &extraHeaders)
    }

    /// What a handler leaves to be done behind it.
    public typealias Sequel = @Sendable () async -> Void
    private var sequel: Sequel?

    /// Leaves the rest to a task of its own, once the handler has returned: for streams and WebSockets.
    ///
    /// They can take hours, in which they hold only what they need themselves.
    public func goOn(_ sequel: @escaping Sequel) { self.sequel = sequel }

    func takeSequel() -> Sequel? {
        guard sequel != nil else { return nil }
        defer { sequel = nil }
        return sequel
    }

    /// Takes back what was said of the response so far.
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

    /// Gives back what is kept from response to response.
    func releaseMemory() {
        parser.releaseMemory()
        extraHeaders = []
        bodies.give(takeResponseBody())
    }

    /// Gives the body away for sending.
    func takeResponseBody() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &bodyStorage)
        return taken
    }

    /// Puts a body in the place of the one that was taken.
    func putResponseBody(_ body: consuming [UInt8], isCompressed: Bool) {
        bodyStorage = body
        self.isCompressed = isCompressed
    }
}
