import HTTP

/// Credentials in a URL, where every log, history and referrer on the way would keep them: refused, so that nobody gets used to it.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9700#section-4.3.2
enum CredentialsInURL {
    private static let names: [StaticString] = [
        "access_token", "accesstoken", "token", "id_token", "idtoken", "refresh_token", "session", "session_token", "api_key", "apikey",
        "api-key", "key", "auth", "authorization", "bearer", "jwt", "password",
    ]

    /// Why the request is refused; nil when its URL holds no credentials.
    static func refusal(of exchange: HTTPExchange) -> Refusal? {
        guard let name = exchange.withQuery({ firstName(in: $0) }) else { return nil }
        return Refusal(
            .badRequest,
            "The URL has the parameter “\(name)”. Credentials in a URL end up in logs: send them as “Authorization: Bearer …”. "
                + "Take what was in this URL for known to others."
        )
    }

    private static func firstName(in query: Span<UInt8>) -> StaticString? {
        var start = 0
        while start < query.count {
            var end = start
            while end < query.count, query[end] != UInt8(ascii: "&"), query[end] != UInt8(ascii: "=") { end += 1 }
            let item = query.extracting(start..<end)
            for name in names where item.count == name.utf8CodeUnitCount && item.equalsIgnoringCase(name) { return name }
            while end < query.count, query[end] != UInt8(ascii: "&") { end += 1 }
            start = end + 1
        }
        return nil
    }
}
