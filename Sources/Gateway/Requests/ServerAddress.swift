import Bytes
import HTTP

/// The address at which the client reached the server, for use in a command: `http://127.0.0.1:8080`.
struct ServerAddress: Sendable, Equatable {
    /// The scheme, host and port, without a trailing slash.
    let text: String

    /// Takes the address from the `Host` header; uses the default address if the header is missing or unsafe to paste.
    ///
    /// The response then varies by `Host`.
    init(of exchange: HTTPExchange, proxies: Int) {
        let host = exchange.withHeader("host") { Self.host($0) } ?? nil
        exchange.vary.insert(.host)
        // Only a proxy that terminates TLS knows that the client used it.
        self.init(host: host, isSecure: ForwardedClient.isSecure(exchange, proxies: proxies))
    }

    init(host: String?, isSecure: Bool = false) {
        text = (isSecure ? "https://" : "http://") + (host ?? "127.0.0.1:8080")
    }

    /// Validates a `Host` header; nil if it has bytes that no host has, which a shell could interpret.
    static func host(_ header: Span<UInt8>) -> String? {
        guard (1...255).contains(header.count) else { return nil }
        for index in header.indices {
            switch header[index] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
                continue
            default: return nil
            }
        }
        return String(decoding: header.bytes(), as: UTF8.self)
    }
}
