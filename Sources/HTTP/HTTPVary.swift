/// The request headers that a response depends on, for caches between server and client.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-vary
public struct HTTPVary: OptionSet, Sendable {
    /// One bit for each header.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `Accept`, which determines the response's media type.
    public static let accept = HTTPVary(rawValue: 1)
    /// `Accept-Encoding`, which determines whether the response is compressed.
    public static let acceptEncoding = HTTPVary(rawValue: 2)
    /// `Accept-Language`, which determines the language of texts.
    public static let acceptLanguage = HTTPVary(rawValue: 4)
    /// `Origin`, the website that sends the request.
    public static let origin = HTTPVary(rawValue: 8)
    /// `Host`, the server's name as used by the client.
    public static let host = HTTPVary(rawValue: 16)
    /// `X-Forwarded-Proto`, the scheme between the client and a proxy.
    public static let forwardedProto = HTTPVary(rawValue: 32)

    /// Writes the header's line; writes nothing if the response depends on no header.
    func write(to bytes: inout [UInt8]) {
        if isEmpty { return }
        var separator: StaticString = "Vary: "
        func name(_ member: HTTPVary, _ name: StaticString) {
            guard contains(member) else { return }
            bytes.append(separator)
            bytes.append(name)
            separator = ", "
        }
        // One call for each: nearly every response has this line, and a table would be checked for initialization each time.
        name(.accept, "Accept")
        name(.acceptEncoding, "Accept-Encoding")
        name(.acceptLanguage, "Accept-Language")
        name(.origin, "Origin")
        name(.host, "Host")
        name(.forwardedProto, "X-Forwarded-Proto")
        bytes.append("\r\n")
    }
}
