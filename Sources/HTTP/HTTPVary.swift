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

    private static let names: [(member: HTTPVary, name: StaticString)] = [
        (.accept, "Accept"), (.acceptEncoding, "Accept-Encoding"), (.acceptLanguage, "Accept-Language"), (.origin, "Origin"),
    ]

    /// Writes the header's line; none when the response depends on no header.
    func write(to bytes: inout [UInt8]) {
        if isEmpty { return }
        var separator: StaticString = "Vary: "
        for (member, name) in Self.names where contains(member) {
            bytes.append(separator)
            bytes.append(name)
            separator = ", "
        }
        bytes.append("\r\n")
    }
}
