/// The request headers that a response depends on, for caches on its way.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-vary
public struct HTTPVary: OptionSet, Sendable {
    /// One bit for each header.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The media type of the response.
    public static let accept = HTTPVary(rawValue: 1)
    /// Whether the response is compressed.
    public static let acceptEncoding = HTTPVary(rawValue: 2)
    /// The language of texts.
    public static let acceptLanguage = HTTPVary(rawValue: 4)
    /// Which page of the web asks.
    public static let origin = HTTPVary(rawValue: 8)
    /// By which name the server was asked.
    public static let host = HTTPVary(rawValue: 16)
    /// Whether a proxy was asked by HTTPS.
    public static let forwardedProto = HTTPVary(rawValue: 32)

    /// Writes the header's line; none when the response depends on no header.
    func write(to bytes: inout [UInt8]) {
        if isEmpty { return }
        var separator: StaticString = "Vary: "
        func name(_ member: HTTPVary, _ name: StaticString) {
            guard contains(member) else { return }
            bytes.append(separator)
            bytes.append(name)
            separator = ", "
        }
        // One after the other: nearly every response has this line, and a table of them would be asked whether it is made yet.
        name(.accept, "Accept")
        name(.acceptEncoding, "Accept-Encoding")
        name(.acceptLanguage, "Accept-Language")
        name(.origin, "Origin")
        name(.host, "Host")
        name(.forwardedProto, "X-Forwarded-Proto")
        bytes.append("\r\n")
    }
}
