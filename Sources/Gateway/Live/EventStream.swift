/// Server-sent events, as GraphQL over SSE writes them.
///
/// Specs: https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation,
/// https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md
enum EventStream {
    /// A line that says nothing, so that no one on the way takes the stream for dead.
    static let keepAlive = Array(":\n\n".utf8)

    /// A response; with a number, which a browser names when it comes again, where that is of use.
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

    /// The end of an operation's responses; of the only one on its stream nothing more need be said.
    static func complete(_ data: [UInt8] = []) -> [UInt8] {
        var event = Array("event: complete\ndata:".utf8)
        if !data.isEmpty { event.append(UInt8(ascii: " ")) }
        return event + data + Array("\n\n".utf8)
    }
}
