/// What a WebSocket does about what its client sends: bytes and the server's wishes in, actions out.
///
/// Pure: no socket, no clock.
struct WebSocketStateMachine {
    enum State: Equatable {
        /// → `clientClosing`, `closing`, `ended`
        case open
        /// The client's closing frame is to be answered, with the same code, once what it said before has been. → `ended`
        case clientClosing(WebSocketCloseCode?)
        /// Our closing frame is on its way, the client's is awaited. → `ended`
        case closing
        /// Nothing more is said or heard.
        case ended
    }

    enum Action: Equatable {
        case deliver(WebSocket.Message)
        case pong([UInt8])
        /// To be answered by `close` in its time.
        case clientCloses
        /// The client broke a rule: it is told so, and no more is heard.
        case fail(WebSocketViolation)
        /// Both sides have said that they close.
        case finish
    }

    /// What remains to be done about a closing frame of ours.
    enum Closing: Equatable {
        /// It is sent, and the client's awaited.
        case awaitsClient
        /// It answers the client's, whose code it has.
        case answers(WebSocketCloseCode?)
    }

    private(set) var state = State.open
    private var reader: WebSocketReader
    /// Whether the client has been silent, and was asked for a sign of life.
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

    /// Bytes that are kept of what has come.
    var heldBytes: Int { reader.heldBytes }

    /// Takes bytes that have come; `next` tells what to do about them.
    mutating func receive(_ bytes: Span<UInt8>) {
        isAsked = false
        reader.append(bytes)
    }

    /// What is to be done next; nil for nothing before more comes.
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
        // Behind our closing frame nothing is answered.
        guard state == .open else { return nil }
        switch event {
        case .text(let message): return .deliver(.text(message))
        case .binary(let message): return .deliver(.binary(message))
        case .ping(let payload): return .pong(payload)
        case .pong, .close: return nil
        }
    }

    /// Closes from our side, or answers the client's closing; nil when there is no more to send.
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

    /// Takes note that nothing has come for long: true for a ping to be sent, false when one was already, and the client is lost.
    mutating func noteSilence() -> Bool {
        defer { isAsked = true }
        return !isAsked
    }

    /// Forgets that there was silence, since nothing was listened to.
    mutating func forgiveSilence() {
        isAsked = false
    }

    /// Nothing more is said or heard, and nothing kept.
    mutating func end() {
        state = .ended
        reader.end()
    }
}
