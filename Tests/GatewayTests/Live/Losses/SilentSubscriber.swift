import ServiceSupport

/// A subscriber to large events that reads nothing and has a small receive buffer.
struct SilentSubscriber {
    enum Way: CaseIterable {
        case stream, reservedStream, socket
    }

    let way: Way
    private let client: Client
    /// The stream, or nil for a WebSocket.
    private var events: EventReader?

    /// The number of times that an event contains the description of up to 2,000 characters.
    private static let descriptions = 25

    /// Subscribes to all posts.
    ///
    /// Reads only the start of the subscription.
    init(_ way: Way, port: UInt16) throws {
        self.way = way
        client = try Client(port: port, receiveBuffer: 2_048)
        switch way {
        case .stream: events = try client.subscribe(document: Self.document)
        case .reservedStream: events = try client.subscribeOnReservedStream(to: Self.document, port: port)
        case .socket:
            try client.openWebSocket()
            try client.sendText(#"{"type":"connection_init"}"#)
            _ = try client.receive()
            try client.sendText(#"{"type":"subscribe","id":"1","payload":{"query":"\#(Self.document)"}}"#)
        }
    }

    /// Reads to the end and returns the kind of end, like `LiveWatcher`.
    var ending: String {
        do {
            guard let events else { return "\(try client.closeCode())" }
            while let event = try events.next() { if event.name != "next" { return event.name } }
        } catch {}
        return "cut off"
    }

    private static let document =
        "subscription { foodPostAdded { title " + (1...descriptions).map { "d\($0): description" }.joined(separator: " ") + " } }"
}
