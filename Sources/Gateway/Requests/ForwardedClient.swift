import Bytes
import HTTP
import Reactor

/// Reads the `X-Forwarded-*` headers of trusted proxies; without trusted proxies these headers are ignored.
///
/// Each proxy appends its own entry, so only the last entries can be trusted. Earlier entries come from the client.
enum ForwardedClient {
    /// The network of the client: the peer's or, behind proxies, the one seen by the outermost proxy.
    static func network(of exchange: HTTPExchange, proxies: Int) -> ClientNetwork {
        withEntry(of: "x-forwarded-for", in: exchange, fromEnd: proxies) { ClientNetwork($0) } ?? exchange.clientNetwork
    }

    /// Whether the client used HTTPS to reach the outermost proxy.
    ///
    /// Inner proxies either append an entry to the header or pass it on unchanged.
    static func isSecure(_ exchange: HTTPExchange, proxies: Int) -> Bool {
        guard proxies > 0 else { return false }
        let header: StaticString = "x-forwarded-proto"
        exchange.vary.insert(.forwardedProto)
        let count = min(proxies, entryCount(of: header, in: exchange))
        return withEntry(of: header, in: exchange, fromEnd: count) { $0.equalsIgnoringCase("https") } ?? false
    }

    /// Passes one entry of a list to `body`; returns nil if the list is too short.
    ///
    /// `position` counts from the end, beginning with 1. The list may be spread over several headers.
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

    /// Calls `body` with each entry, trimmed; empty entries are skipped.
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
