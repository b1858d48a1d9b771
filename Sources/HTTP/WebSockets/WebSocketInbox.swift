/// Received messages that the handler has not read; if there are many, no more are read from the client.
struct WebSocketInbox {
    private static let maximumMessages = 64
    private static let maximumBytes = 64 * 1024

    private var messages: [WebSocket.Message] = []
    private(set) var bytes = 0

    var isEmpty: Bool { messages.isEmpty }
    var hasRoom: Bool { messages.count < Self.maximumMessages && bytes < Self.maximumBytes }

    mutating func append(_ message: WebSocket.Message) {
        messages.append(message)
        bytes += message.count
    }

    mutating func take() -> WebSocket.Message? {
        guard let message = messages.first else { return nil }
        bytes -= message.count
        // Most clients wait for responses, so usually this frees all memory.
        if messages.count == 1 { messages = [] } else { messages.removeFirst() }
        return message
    }

    mutating func empty() {
        self = WebSocketInbox()
    }
}
