import Reactor

/// A response whose body is written over time; it ends when its handler returns.
///
/// A client that ends its side of the connection counts as gone, for nothing else tells that it has left.
///
/// `@unchecked Sendable`: confined to the thread of its loop, which debug builds assert.
public final class ResponseStream: ConnectionChannel, @unchecked Sendable {
    // Sound without checks for exclusive access, like the fields of the connection.
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

    /// Whether the client has gone.
    public var isClientGone: Bool {
        loop.assertIsCurrent()
        return connection == nil
    }

    /// Appends to the body and has it sent when the loop's turn ends; false when the client has gone.
    ///
    /// Waits while more than `HTTPConfiguration.streamBacklog` bytes are unsent. What is written can be read by the client at once, also when it is
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

    /// Has something done, once, when the stream is to end before its handler returns; at once when that is so already.
    ///
    /// The action runs on the loop.
    public func whenEnding(_ action: @escaping (StreamEnding) -> Void) {
        loop.assertIsCurrent()
        if let ending = notice.await(action) { action(ending) }
    }

    /// Marks the stream as unused or used.
    ///
    /// A stream that stays unused ends (`StreamEnding.unused`).
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

    /// Compressed before any of it is appended: between two slices of a large piece other tasks may write.
    private func appendCompressed(_ bytes: [UInt8]) async {
        guard let connection else { return }
        let coded = await connection.server.compressor.compressFlushed(bytes) { [self] in isClientGone }
        guard let coded, !bytes.isEmpty else { return }
        coding?.count(bytes.span)
        append(coded)
    }

    // MARK: The connection's side

    /// Nothing is read before the stream's end: what the client sends meanwhile stays in the kernel.
    var wantsInput: Bool { false }
    var isWebSocket: Bool { false }

    func inputArrived() {}

    func deadlinePassed() {}

    func timePassed(_ now: MonotonicTime) { endIfUnused(now) }

    func giveUpInput() {}

    func saysGoodbye() {}

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
        end(.clientGone)
    }
}
