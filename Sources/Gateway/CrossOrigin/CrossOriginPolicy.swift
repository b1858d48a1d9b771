import Bytes
import HTTP

/// Which other sites' pages may use the gateway from a browser (CORS); none unless some are named.
///
/// An origin is permitted when it is one of those that are named, letter for letter; what a request says of itself is never taken over.
///
/// Spec: https://fetch.spec.whatwg.org/#http-cors-protocol
public struct CrossOriginPolicy: Sendable {
    /// The permitted origins, as browsers write them: `https://app.example`, `http://localhost:3000`.
    public let origins: [String]
    /// Whether pages of any origin are permitted; never together with credentials.
    public let allowsAnyOrigin: Bool
    /// Whether a browser may send its cookies and show the page an answer to them.
    public let allowsCredentials: Bool
    /// The request headers that are permitted besides the usual ones.
    public let allowedHeaders: [String]

    private let usualHeaders = [
        "Accept", "Accept-Language", "Apollo-Require-Preflight", "Authorization", "Content-Type", "GraphQL-Preflight", "traceparent",
        "X-Apollo-Operation-Name", "X-GraphQL-Event-Stream-Token", "X-Request-Id",
    ]
    private let exposedHeaders: StaticString = "RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id"
    /// How long a browser may remember a permission: two hours, the most that Chromium does.
    private let maximumAge: StaticString = "7200"

    /// Whether other sites are permitted at all.
    public var isOn: Bool { allowsAnyOrigin || !origins.isEmpty }

    /// No other site.
    public static let sameOrigin = CrossOriginPolicy()

    private init() {
        origins = []
        allowsAnyOrigin = false
        allowsCredentials = false
        allowedHeaders = []
    }

    /// Permits origins, `*` among them for all; throws what is wrong with them.
    public init(origins: [String], allowsCredentials: Bool = false, allowedHeaders: [String] = []) throws(InvalidOrigin) {
        allowsAnyOrigin = origins.contains("*")
        self.origins = origins.filter { $0 != "*" }
        self.allowsCredentials = allowsCredentials
        self.allowedHeaders = allowedHeaders
        if let wrong = self.origins.first(where: { !Self.isOrigin($0) }) {
            throw InvalidOrigin(
                "“\(wrong)” is no origin such as https://app.example: scheme and host in lower case, a port if need be, no path."
            )
        }
        if allowsAnyOrigin, allowsCredentials {
            throw InvalidOrigin("Credentials cannot be permitted to any origin; name the origins instead of “*”.")
        }
        if let wrong = allowedHeaders.first(where: { FieldItem($0.utf8Span.span)?.name != $0.lowercased() || $0.contains("/") }) {
            throw InvalidOrigin("“\(wrong)” is no name of a header.")
        }
    }

    /// Says in the response what the request's origin is permitted; answers whether it is.
    func admit(_ exchange: HTTPExchange) -> Bool {
        if allowsAnyOrigin {
            exchange.addHeader("Access-Control-Allow-Origin", "*")
        } else {
            // Also in answers to others, for a cache must not show theirs to a permitted one.
            exchange.vary.insert(.origin)
            guard let origin = permittedOrigin(of: exchange) else { return false }
            exchange.addHeader("Access-Control-Allow-Origin", origin)
            if allowsCredentials { exchange.addHeader("Access-Control-Allow-Credentials", "true") }
        }
        if exchange.method != .options { exchange.addHeader("Access-Control-Expose-Headers", exposedHeaders) }
        return true
    }

    /// Whether the request's origin is permitted.
    func permits(_ exchange: HTTPExchange) -> Bool { allowsAnyOrigin || permittedOrigin(of: exchange) != nil }

    /// The request's origin, out of the list; nil when it is not there.
    private func permittedOrigin(of exchange: HTTPExchange) -> String? {
        let found = exchange.withHeader("origin") { origin in
            origins.firstIndex { candidate in
                let bytes = candidate.utf8Span.span
                guard bytes.count == origin.count else { return false }
                for index in bytes.indices where bytes[index] != origin[index] { return false }
                return true
            }
        }
        guard let found, let index = found else { return nil }
        return origins[index]
    }

    /// Whether a browser asks for permission here rather than for an answer.
    static func isPreflight(_ exchange: HTTPExchange) -> Bool {
        exchange.method == .options && exchange.withHeader("origin") { _ in true } != nil
            && exchange.withHeader("access-control-request-method") { _ in true } != nil
    }

    /// Answers a browser that asks for permission.
    func answerPreflight(_ exchange: HTTPExchange, isAdmitted: Bool, methods: StaticString = "GET, HEAD, POST") {
        exchange.contentType = nil
        guard isAdmitted else {
            exchange.status = .forbidden
            return
        }
        exchange.status = .noContent
        exchange.addHeader("Access-Control-Allow-Methods", methods)
        exchange.addHeader("Access-Control-Allow-Headers", (usualHeaders + allowedHeaders).joined(separator: ", "))
        exchange.addHeader("Access-Control-Max-Age", maximumAge)
    }

    /// `scheme "://" host [ ":" port ]`, as browsers write it; so `null`, which any page can have, is none.
    private static func isOrigin(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return false }
        let scheme = text[..<colon]
        var host = text[colon...].dropFirst(3)
        if let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") {
            guard let port = UInt16(host[colon...].dropFirst()), port > 0 else { return false }
            // Browsers leave the scheme's own port out.
            guard !(scheme == "http" && port == 80), !(scheme == "https" && port == 443) else { return false }
            host = host[..<colon]
        }
        let isAddress = host.hasPrefix("[") && host.hasSuffix("]")
        if isAddress { host = host.dropFirst().dropLast() }
        let hostBytes = isAddress ? "0123456789abcdef:." : "abcdefghijklmnopqrstuvwxyz0123456789-._"
        return !scheme.isEmpty && scheme.utf8.allSatisfy("abcdefghijklmnopqrstuvwxyz0123456789+-.".utf8.contains)
            && !host.isEmpty && host.utf8.allSatisfy(hostBytes.utf8.contains)
    }
}

/// Why a policy cannot be.
public struct InvalidOrigin: Error, CustomStringConvertible {
    /// What is wrong.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
