import GraphQL
import HTTP

/// Detects credentials in a URL.
///
/// Logs, histories and referrers would store them, so the request is refused before clients come to rely on it.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9700#section-4.3.2
enum CredentialsInURL {
    private static let names: [StaticString] = [
        "access_token", "accesstoken", "token", "id_token", "idtoken", "refresh_token", "session", "session_token", "api_key", "apikey",
        "api-key", "key", "auth", "authorization", "bearer", "jwt", "password",
    ]

    private static let maximumNameLength = names.reduce(0) { max($0, $1.utf8CodeUnitCount) }

    /// The refusal of the request; nil if its URL holds no credentials.
    static func refusal(of exchange: HTTPExchange) -> RequestRefusal? {
        guard let name = exchange.withQuery({ firstName(in: $0) }) else { return nil }
        return RequestRefusal(
            .badRequest,
            "The URL has the parameter “\(name)”. Credentials in a URL end up in logs; send them as “Authorization: Bearer …”. "
                + "Treat this credential as compromised."
        )
    }

    private static func firstName(in query: Span<UInt8>) -> StaticString? {
        var start = 0
        while start < query.count {
            var end = start
            var isEncoded = false
            while end < query.count, query[end] != UInt8(ascii: "&"), query[end] != UInt8(ascii: "=") {
                if query[end] == UInt8(ascii: "%") { isEncoded = true }
                end += 1
            }
            if let name = name(equalTo: query.extracting(start..<end), isEncoded: isEncoded) { return name }
            while end < query.count, query[end] != UInt8(ascii: "&") { end += 1 }
            start = end + 1
        }
        return nil
    }

    private static func name(equalTo item: Span<UInt8>, isEncoded: Bool) -> StaticString? {
        guard isEncoded else {
            for name in names where item.count == name.utf8CodeUnitCount && item.equalsIgnoringCase(name) { return name }
            return nil
        }
        // Percent-encoding takes three bytes for one, so a longer item cannot be one of the names.
        guard item.count <= 3 * maximumNameLength else { return nil }
        let decoded = PercentDecoding.decode(item, plusIsSpace: true)
        return name(equalTo: decoded.span, isEncoded: false)
    }
}
