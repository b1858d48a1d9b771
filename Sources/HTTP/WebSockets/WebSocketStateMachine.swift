/// The state of a WebSocket: takes the client's bytes and the server's calls, and returns actions.
///
/// Pure: it uses no socket and no clock.
struct WebSocketStateMachine {
    enum State: Equatable {
        /// → `clientClosing`, `closing`, `ended`
        case open
        /// The client's closing frame has to be answered with the same code, once its earlier messages have been processed. → `ended`
        case clientClosing(WebSocketCloseCode?)
        /// Our closing frame has been sent, and the client's is awaited. → `ended`
        case closing
        /// Nothing more is sent or processed.
        case ended
    }

    enum Action: Equatable {
        case deliver(WebSocket.Message)
        case pong([UInt8])
        /// The client closes; answer with `close` when appropriate.
        case clientCloses
        /// The client violated the protocol: notify it and ignore further input.
        case fail(WebSocketViolation)
        /// Both sides have sent closing frames.
        case finish
    }

    /// The remaining work after our closing frame.
    enum Closing: Equatable {
        /// The client's closing frame is awaited.
        case awaitsClient
        /// Our frame answers the client's and has its code.
        case answers(WebSocketCloseCode?)
    }

    private(set) var state = State.open
    private var reader: WebSocketReader
    /// Whether the client is silent and has been sent a ping.
    private var isAsked = false

    init(limits: WebSocketReader.Limits) {
        reader = WebSocketReader(limits: limits)
    }

    /// Whether messages can be sent.
    var canSend: Bool {
        switch state {
        case .open, .clientClosing: true
        case .closing, .ended: false
        }
    }

    /// The number of received bytes in memory.
    var heldBytes: Int { reader.heldBytes }

    /// Receives bytes; `next` returns the actions that they require.
    mutating func receive(_ bytes: Span<UInt8>) {
        isAsked = false
        reader.append(bytes)
    }

    /// The next action; nil if more bytes are needed.
    mutating func next() -> Action? {
        while state == .open || state == .closing {
            do throws(WebSocketViolation) {
                guard let event = try reader.next() else { return nil }
                if let action = action(for: event) { return action }
            } catch {
                defer { state = .ended }
                return state == .open ? .fail(error) : .finish
            }
        }
        return nil
    }

    private mutating func action(for event: WebSocketReader.Event) -> Action? {
        if case .close(let code, _) = event {
            defer { state = state == .open ? .clientClosing(code) : .ended }
            return state == .open ? .clientCloses : .finish
        }
        // After our closing frame, only the client's closing frame matters.
        guard state == .open else { return nil }
        switch event {
        case .text(let message): return .deliver(.text(message))
        case .binary(let message): return .deliver(.binary(message))
        case .ping(let payload): return .pong(payload)
        case .pong, .close: return nil
        }
    }

    /// Closes from our side, or answers the client's closing frame; nil if no frame has to be sent.
    mutating func close() -> Closing? {
        switch state {
        case .open:
            state = .closing
            return .awaitsClient
        case .clientClosing(let code):
            state = .ended
            return .answers(code)
        case .closing, .ended:
            return nil
        }
    }

    /// Records a period of silence.
    ///
    /// Returns true if a ping has to be sent, and false if one was sent already, so that the client is lost.
    mutating func noteSilence() -> Bool {
        defer { isAsked = true }
        return !isAsked
    }

    /// Clears the record of silence, because nothing was read meanwhile.
    mutating func forgiveSilence() {
        isAsked = false
    }

    /// Ends the WebSocket and frees its memory.
    mutating func end() {
        state = .ended
        reader.end()
    }
}
