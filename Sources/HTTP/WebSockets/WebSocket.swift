import Reactor

/// A WebSocket (RFC 6455) that a handler has accepted; it is closed when its handler returns.
///
/// Pings are answered, and sent when the client is silent. A client that breaks a rule is told so and dropped.
///
/// `@unchecked Sendable`: confined to the thread of its loop, which debug builds assert.
public final class WebSocket: ConnectionChannel, @unchecked Sendable {
    /// What a client says.
    public enum Message: Equatable, Sendable {
        /// A text, which is UTF-8.
        case text([UInt8])
        /// Any bytes.
        case binary([UInt8])

        var count: Int {
            switch self {
            case .text(let bytes), .binary(let bytes): bytes.count
            }
        }
    }

    // Sound without checks for exclusive access, like the fields of the connection.
    @safe @exclusivity(unchecked) private(set) var connection: HTTPConnection?
    var waiting: [WakeSignal] = []
    var notice = EndingNotice()
    var unusedUntil: MonotonicTime?
    private let loop: EventLoop
    var machine: WebSocketStateMachine
    var inbox = WebSocketInbox()
    /// Told that there is a message, or will be none.
    let arrived = WakeSignal()
    private(set) var isReading = false
    /// Until when the message that has come in part must be whole.
    var messageDeadline: MonotonicTime?

    init(_ connection: HTTPConnection, limits: WebSocketReader.Limits) {
        self.connection = connection
        self.loop = connection.loop
        machine = WebSocketStateMachine(limits: limits)
    }

    /// Waits for the next message; nil when the client has closed or gone, or the server closes.
    ///
    /// One task reads.
    public func next() async -> Message? {
        loop.assertIsCurrent()
        while true {
            if let message = inbox.take() {
                listen()
                return message
            }
            switch machine.state {
            case .open: break
            case .clientClosing:
                // All that was said before has been taken, and answered if it was to be.
                answerClosing()
                return nil
            case .closing, .ended: return nil
            }
            isReading = true
            await arrived.wait()
            isReading = false
        }
    }

    /// Sends a text, which is UTF-8, in one frame; false when the WebSocket is closing or gone.
    ///
    /// Any number of tasks of the loop may send. Waits while more than `HTTPConfiguration.streamBacklog` bytes are unsent.
    @discardableResult
    public func send(text: [UInt8]) async -> Bool {
        loop.assertIsCurrent()
        guard let connection, machine.canSend else { return false }
        connection.server.statistics.webSocketMessagesSent += 1
        write { WebSocketWriter.text(text.span, to: &$0) }
        connection.sendMore()
        return await waitForRoom() && machine.canSend
    }

    /// Closes: the client has a few seconds to close, too, and what it still says is dropped.
    ///
    /// Nothing happens when the WebSocket is closing already. A reason of more than 123 bytes is cut.
    public func close(_ code: WebSocketCloseCode, _ reason: String = "") {
        loop.assertIsCurrent()
        guard let connection, let closing = machine.close() else { return }
        write { WebSocketWriter.close(code, reason: reason, to: &$0) }
        connection.needFlush()
        inbox.empty()
        account()
        switch closing {
        case .awaitsClient:
            connection.readDeadline = loop.now.advanced(by: connection.server.configuration.webSocketCloseTimeout)
            stopTasks()
            listen()
        case .answers:
            finish(lingering: true)
        }
    }

    /// Has something done, once, when the WebSocket is to end before its handler returns; at once when that is so already.
    ///
    /// The action runs on the loop.
    public func whenEnding(_ action: @escaping (StreamEnding) -> Void) {
        loop.assertIsCurrent()
        if let ending = notice.await(action) { action(ending) }
    }

    /// Marks the WebSocket as unused or used.
    ///
    /// The handler should close one that stays unused (`StreamEnding.unused`).
    public func setUnused(_ isUnused: Bool) {
        loop.assertIsCurrent()
        note(isUnused: isUnused)
    }

    /// Appends a frame to what is to be sent.
    func write(_ frame: (inout [UInt8]) -> Void) {
        guard let connection else { return }
        connection.server.bodyBuffers.give(connection.output.gather(frame))
    }

    /// Lets the tasks that read or send find that there is no more to do.
    func stopTasks() {
        arrived.wake()
        wakeWaiting()
    }

    /// The socket is closed.
    func connectionEnded() {
        machine.end()
        inbox.empty()
        account()
        connection = nil
        stopTasks()
        end(.clientGone)
    }
}
