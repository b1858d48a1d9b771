import Bytes
import HTTP

/// Where a client is, as far as attempts are counted by it.
enum ClientAddress {
    /// The other end of the connection or, behind proxies of one's own, what the outermost of them has seen.
    ///
    /// Each proxy adds to the end of `X-Forwarded-For` who asked it, so what stands before that is only what a client says of itself.
    static func of(_ exchange: HTTPExchange, proxies: Int) -> String {
        guard proxies > 0 else { return exchange.clientAddress }
        var hops: [String] = []
        exchange.forEachHeader { name, value in
            guard name.equalsIgnoringCase("x-forwarded-for") else { return }
            let text = String(decoding: value.bytes(), as: UTF8.self)
            hops += text.split(separator: ",").map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
        }
        guard hops.count >= proxies else { return exchange.clientAddress }
        return String(hops[hops.count - proxies].prefix(64))
    }
}
