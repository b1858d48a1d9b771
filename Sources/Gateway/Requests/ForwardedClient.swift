import Bytes
import HTTP
import Reactor

/// What proxies of one's own say of the client before them; without proxies no such header is believed.
///
/// Each proxy adds to the end of a header what it has seen, so what stands before that is only what a client says of itself.
enum ForwardedClient {
    /// The other end of the connection or, behind proxies, what the outermost of them has seen.
    static func network(of exchange: HTTPExchange, proxies: Int) -> ClientNetwork {
        withEntry(of: "x-forwarded-for", in: exchange, fromEnd: proxies) { ClientNetwork($0) } ?? exchange.clientNetwork
    }

    /// Whether the client has reached the outermost proxy by HTTPS; proxies may add to what it said, or pass it on as it is.
    static func isSecure(_ exchange: HTTPExchange, proxies: Int) -> Bool {
        guard proxies > 0 else { return false }
        let header: StaticString = "x-forwarded-proto"
        exchange.vary.insert(.forwardedProto)
        let count = min(proxies, entryCount(of: header, in: exchange))
        return withEntry(of: header, in: exchange, fromEnd: count) { $0.equalsIgnoringCase("https") } ?? false
    }

    /// Lends an entry of a list that may stand in several headers, counted from its end, from 1; nil where there are not so many.
    private static func withEntry<Answer>(
        of header: StaticString,
        in exchange: HTTPExchange,
        fromEnd position: Int,
        _ body: (Span<UInt8>) -> Answer?
    ) -> Answer? {
        guard position > 0 else { return nil }
        var rest = entryCount(of: header, in: exchange) - position
        guard rest >= 0 else { return nil }
        var answer: Answer?
        forEachEntry(of: header, in: exchange) { entry in
            if rest == 0 { answer = body(entry) }
            rest -= 1
        }
        return answer
    }

    private static func entryCount(of header: StaticString, in exchange: HTTPExchange) -> Int {
        var count = 0
        forEachEntry(of: header, in: exchange) { _ in count += 1 }
        return count
    }

    /// Gives each entry to a function, without the white space around it; empty ones count for nothing.
    private static func forEachEntry(of header: StaticString, in exchange: HTTPExchange, _ body: (Span<UInt8>) -> Void) {
        exchange.forEachHeader { name, value in
            guard name.equalsIgnoringCase(header) else { return }
            var start = 0
            while start < value.count {
                var end = start
                while end < value.count, value[end] != UInt8(ascii: ",") { end += 1 }
                let next = end + 1
                while start < end, isBlank(value[start]) { start += 1 }
                while start < end, isBlank(value[end - 1]) { end -= 1 }
                if start < end { body(value.extracting(start..<end)) }
                start = next
            }
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
