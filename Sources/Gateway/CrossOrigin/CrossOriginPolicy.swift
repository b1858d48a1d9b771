import Bytes
import HTTP

/// The other origins whose pages may use the gateway from a browser (CORS); none by default.
///
/// An origin is permitted if it equals a configured one exactly. The response never echoes the request's own `Origin`.
///
/// Spec: https://fetch.spec.whatwg.org/#http-cors-protocol
public struct CrossOriginPolicy: Sendable {
    /// The permitted origins in the form that browsers send: `https://app.example`, `http://localhost:3000`.
    public let origins: [String]
    /// Whether pages of any origin are permitted; never combined with credentials.
    public let allowsAnyOrigin: Bool
    /// Whether a browser may send cookies and let the page read the response.
    public let allowsCredentials: Bool
    /// The permitted request headers in addition to the usual ones.
    public let allowedHeaders: [String]

    private let usualHeaders = [
        "Accept", "Accept-Language", "Apollo-Require-Preflight", "Authorization", "Content-Type", "GraphQL-Preflight", "traceparent",
        "X-Apollo-Operation-Name", "X-GraphQL-Event-Stream-Token", "X-Request-Id",
    ]
    private let exposedHeaders: StaticString = "RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id"
    /// The maximum age of a cached preflight response in a browser: two hours, Chromium's maximum.
    private let maximumAge: StaticString = "7200"

    /// Whether any other origin is permitted.
    public var isOn: Bool { allowsAnyOrigin || !origins.isEmpty }

    /// The policy that permits no other origin.
    public static let sameOrigin = CrossOriginPolicy()

    private init() {
        origins = []
        allowsAnyOrigin = false
        allowsCredentials = false
        allowedHeaders = []
    }

    /// Creates a policy from origins, where `*` permits all; throws if a value is invalid.
    public init(origins: [String], allowsCredentials: Bool = false, allowedHeaders: [String] = []) throws(InvalidOrigin) {
        allowsAnyOrigin = origins.contains("*")
        self.origins = origins.filter { $0 != "*" }
        self.allowsCredentials = allowsCredentials
        self.allowedHeaders = allowedHeaders
        if let wrong = self.origins.first(where: { !Self.isOrigin($0) }) {
            throw InvalidOrigin(
                "“\(wrong)” is not an origin such as https://app.example: a scheme and host in lower case, an optional port, and no path."
            )
        }
        if allowsAnyOrigin, allowsCredentials {
            throw InvalidOrigin("Credentials cannot be allowed for every origin; list the origins instead of “*”.")
        }
        if let wrong = allowedHeaders.first(where: { FieldItem($0.utf8Span.span)?.name != $0.lowercased() || $0.contains("/") }) {
            throw InvalidOrigin("“\(wrong)” is not the name of a header.")
        }
    }

    /// Adds the response headers that permit the request's origin; returns whether it is permitted.
    func admit(_ exchange: HTTPExchange) -> Bool {
        if allowsAnyOrigin {
            exchange.addHeader("Access-Control-Allow-Origin", "*")
        } else {
            // Responses to other origins also vary, because a cache must not serve them to a permitted origin.
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

    /// The configured origin that equals the request's; nil if none does.
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

    /// Whether the request is a CORS preflight.
    static func isPreflight(_ exchange: HTTPExchange) -> Bool {
        exchange.method == .options && exchange.withHeader("origin") { _ in true } != nil
            && exchange.withHeader("access-control-request-method") { _ in true } != nil
    }

    /// Responds to a preflight.
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

    /// Checks for `scheme "://" host [ ":" port ]`, as browsers send it.
    ///
    /// The origin `null` is invalid, because any page can have it.
    private static func isOrigin(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return false }
        let scheme = text[..<colon]
        var host = text[colon...].dropFirst(3)
        if let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") {
            guard let port = UInt16(host[colon...].dropFirst()), port > 0 else { return false }
            // Browsers omit the scheme's default port.
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

/// The error for an invalid policy.
public struct InvalidOrigin: Error, CustomStringConvertible {
    /// The description of the error.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
