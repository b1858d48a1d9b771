import Reactor

/// A WebSocket (RFC 6455) that a handler has accepted; it is closed when its handler returns.
///
/// The WebSocket answers pings, and sends a ping when the client is silent. A client that violates the protocol is notified and
/// disconnected.
///
/// `@unchecked Sendable`: confined to the thread of its loop, which debug builds assert.
public final class WebSocket: ConnectionChannel, @unchecked Sendable {
    /// A message from a client.
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

    // Sound without exclusivity checks, for the same reason as the fields of the connection.
    @safe @exclusivity(unchecked) private(set) var connection: HTTPConnection?
    var waiting: [WakeSignal] = []
    var notice = EndingNotice()
    var unusedUntil: MonotonicTime?
    private let loop: EventLoop
    var machine: WebSocketStateMachine
    var inbox = WebSocketInbox()
    /// Signalled when there is a message, or when there will be no more.
    let arrived = WakeSignal()
    private(set) var isReading = false
    /// The deadline for completing a partly received message.
    var messageDeadline: MonotonicTime?

    init(_ connection: HTTPConnection, limits: WebSocketReader.Limits) {
        self.connection = connection
        self.loop = connection.loop
        machine = WebSocketStateMachine(limits: limits)
    }

    /// Waits for the next message; nil if the client has closed or disconnected, or the server closes.
    ///
    /// Only one task may read.
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
                // All earlier messages have been processed, and answered if necessary.
                answerClosing()
                return nil
            case .closing, .ended: return nil
            }
            isReading = true
            await arrived.wait()
            isReading = false
        }
    }

    /// Sends a text in UTF-8 as one frame; returns false if the WebSocket is closing or closed.
    ///
    /// Any number of the loop's tasks may send. Waits while more than `HTTPConfiguration.streamBacklog` bytes are unsent.
    @discardableResult
    public func send(text: [UInt8]) async -> Bool {
        loop.assertIsCurrent()
        guard let connection, machine.canSend else { return false }
        connection.server.statistics.webSocketMessagesSent += 1
        write { WebSocketWriter.text(text.span, to: &$0) }
        connection.sendMore()
        return await waitForRoom() && machine.canSend
    }

    /// Closes the WebSocket.
    ///
    /// The client has a few seconds to close as well, and its remaining messages are dropped.
    ///
    /// Does nothing if the WebSocket is already closing. A reason of more than 123 bytes is truncated.
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

    /// Runs an action once if the WebSocket has to end before its handler returns; runs it at once if that has already happened.
    ///
    /// The action runs on the loop.
    public func whenEnding(_ action: @escaping (StreamEnding) -> Void) {
        loop.assertIsCurrent()
        if let ending = notice.await(action) { action(ending) }
    }

    /// Marks the WebSocket as unused or used.
    ///
    /// The handler should close a WebSocket that stays unused (`StreamEnding.unused`).
    public func setUnused(_ isUnused: Bool) {
        loop.assertIsCurrent()
        note(isUnused: isUnused)
    }

    /// Appends a frame to the output.
    func write(_ frame: (inout [UInt8]) -> Void) {
        guard let connection else { return }
        connection.server.bodyBuffers.give(connection.output.gather(frame))
    }

    /// Wakes the tasks that read or send, so that they find that the WebSocket is closing.
    func stopTasks() {
        arrived.wake()
        wakeWaiting()
    }

    /// Called when the socket is closed.
    func connectionEnded() {
        machine.end()
        inbox.empty()
        account()
        connection = nil
        stopTasks()
        end(.clientDisconnected)
    }
}
