import ServiceSupport

/// A subscriber to large events who reads nothing, and whose kernel takes little.
struct SilentSubscriber {
    enum Way: CaseIterable {
        case stream, reservedStream, socket
    }

    let way: Way
    private let client: Client
    /// The stream; nil for a WebSocket.
    private var events: EventReader?

    /// How often the description, of up to 2,000 letters, stands in an event.
    private static let descriptions = 25

    /// Subscribes to all posts; that it is heard is read.
    init(_ way: Way, port: UInt16) throws {
        self.way = way
        client = try Client(port: port, receiveBuffer: 2_048)
        switch way {
        case .stream: events = try client.subscribe(document: Self.document)
        case .reservedStream: events = try client.subscribeOnReservedStream(to: Self.document, port: port)
        case .socket:
            try client.openWebSocket()
            try client.say(#"{"type":"connection_init"}"#)
            _ = try client.hear()
            try client.say(#"{"type":"subscribe","id":"1","payload":{"query":"\#(Self.document)"}}"#)
        }
    }

    /// Reads after all, up to the end; answers how it ended, as a `LiveWatcher` does.
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
