import Reactor

/// A response whose body is written over time; it ends when its handler returns.
///
/// A client that ends its side of the connection counts as disconnected, because nothing else shows that it has left.
///
/// `@unchecked Sendable`: confined to the thread of its loop, which debug builds assert.
public final class ResponseStream: ConnectionChannel, @unchecked Sendable {
    // Sound without exclusivity checks, for the same reason as the fields of the connection.
    @safe @exclusivity(unchecked) private(set) var connection: HTTPConnection?
    var waiting: [WakeSignal] = []
    var notice = EndingNotice()
    var unusedUntil: MonotonicTime?
    private let loop: EventLoop
    private let isChunked: Bool
    /// Whether the connection ends with the body.
    private let isLast: Bool
    private var coding: GzipMember?

    init(_ connection: HTTPConnection, isChunked: Bool, isLast: Bool, isCompressed: Bool) {
        self.connection = connection
        self.loop = connection.loop
        self.isChunked = isChunked
        self.isLast = isLast
        guard isCompressed else { return }
        append(GzipMember.start)
        coding = GzipMember()
    }

    /// Whether the client has disconnected.
    public var isClientDisconnected: Bool {
        loop.assertIsCurrent()
        return connection == nil
    }

    /// Appends to the body and sends it at the end of the loop's turn; returns false if the client has disconnected.
    ///
    /// Waits while more than `HTTPConfiguration.streamBacklog` bytes are unsent. The client can decode the bytes at once, even if they are
    /// compressed.
    @discardableResult
    public func write(_ bytes: [UInt8]) async -> Bool {
        loop.assertIsCurrent()
        if connection == nil { return false }
        if coding == nil {
            append(bytes)
        } else {
            await appendCompressed(bytes)
        }
        connection?.sendMore()
        return await waitForRoom()
    }

    /// Runs an action once if the stream has to end before its handler returns; runs it at once if that has already happened.
    ///
    /// The action runs on the loop.
    public func whenEnding(_ action: @escaping (StreamEnding) -> Void) {
        loop.assertIsCurrent()
        if let ending = notice.await(action) { action(ending) }
    }

    /// Marks the stream as unused or used.
    ///
    /// The handler should end a stream that stays unused (`StreamEnding.unused`).
    public func setUnused(_ isUnused: Bool) {
        loop.assertIsCurrent()
        note(isUnused: isUnused)
    }

    private func append(_ bytes: [UInt8]) {
        guard let connection else { return }
        let former = connection.output.gather { output in
            if isChunked { ChunkedBody.append(bytes.span, to: &output) } else { output.append(contentsOf: bytes) }
        }
        connection.server.bodyBuffers.give(former)
    }

    /// Appends a piece only once it is compressed, because other tasks may write between two slices of a large piece.
    private func appendCompressed(_ bytes: [UInt8]) async {
        guard let connection else { return }
        let coded = await connection.server.compressor.compressFlushed(bytes) { [self] in isClientDisconnected }
        guard let coded, !bytes.isEmpty else { return }
        coding?.count(bytes.span)
        append(coded)
    }

    // MARK: The connection's side

    /// Nothing is read before the stream's end; the client's input stays in the kernel.
    var wantsInput: Bool { false }
    var isWebSocket: Bool { false }

    func inputArrived() {}

    func deadlinePassed() {}

    func timePassed(_ now: MonotonicTime) { endIfUnused(now) }

    func refuseInput() {}

    func sendClosingMessage() {}

    func outputMoved() {
        if !isBacklogged { wakeWaiting() }
    }

    func handlerReturned() {
        guard let connection else { return }
        if let coding { append(coding.end()) }
        if isChunked {
            let former = connection.output.gather { ChunkedBody.end(&$0) }
            connection.server.bodyBuffers.give(former)
        }
        notice.forget()
        self.connection = nil
        wakeWaiting()
        connection.endStream(isLast: isLast)
    }

    func connectionEnded() {
        connection = nil
        wakeWaiting()
        end(.clientDisconnected)
    }
}
