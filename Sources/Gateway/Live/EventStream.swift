/// The format of server-sent events in GraphQL over SSE.
///
/// Specs: https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation,
/// https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md
enum EventStream {
    /// An empty comment, so that proxies do not consider the stream dead.
    static let keepAlive = Array(":\n\n".utf8)

    /// The event of a response.
    ///
    /// The optional number is the event's id, which a browser sends when it reconnects.
    static func next(_ response: [UInt8], number: Int? = nil) -> [UInt8] {
        var event: [UInt8] = []
        event.reserveCapacity(response.count + 48)
        event.append(contentsOf: "event: next\n".utf8)
        if let number { event.append(contentsOf: "id: \(number)\n".utf8) }
        event.append(contentsOf: "data: ".utf8)
        event.append(contentsOf: response)
        event.append(contentsOf: "\n\n".utf8)
        return event
    }

    /// The event that completes an operation; `data` is empty if the stream has only one operation.
    static func complete(_ data: [UInt8] = []) -> [UInt8] {
        var event = Array("event: complete\ndata:".utf8)
        if !data.isEmpty { event.append(UInt8(ascii: " ")) }
        return event + data + Array("\n\n".utf8)
    }
}
