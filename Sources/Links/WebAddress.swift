import Curl

/// The address of a page or an image on the public web, which clients can open safely.
///
/// The address begins with `https://` or `http://`, has only characters that a URI allows, and has no user name. Judged by
/// its name alone, the host is not in a private network. Names are not resolved: a public name can point to a private address, and to a
/// different address tomorrow.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc3986 and, for how browsers interpret hosts, https://url.spec.whatwg.org/#host-parsing
public struct WebAddress: Sendable, Hashable, CustomStringConvertible {
    /// The maximum number of characters of an address.
    public static let maximumLength = 2_000

    /// The address, with scheme and host in lowercase ASCII and with all characters percent-encoded that a URI does not allow.
    public let text: String
    /// Whether the scheme is `https`.
    public let isSecure: Bool

    /// The text of the address.
    public var description: String { text }

    /// Reads an address.
    public init(_ given: String) throws(WebAddressError) {
        guard !given.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { throw .controls }
        let scheme = given.prefix { $0 != ":" }.lowercased()
        let rest = given.dropFirst(scheme.count)
        guard scheme == "https" || scheme == "http", rest.hasPrefix("://") else { throw .scheme }
        isSecure = scheme == "https"
        let authority = rest.dropFirst(3).prefix { !"/?#".contains($0) }
        let text = try scheme + "://" + Self.authority(authority) + URICharacters.encoding(rest.dropFirst(3 + authority.count))
        guard text.utf8.count <= Self.maximumLength else { throw .tooLong }
        self.text = text
    }

    /// Returns the canonical host, and the port if there is one.
    private static func authority(_ authority: Substring) throws(WebAddressError) -> String {
        guard !authority.contains("@") else { throw .user }
        let isBracketed = authority.hasPrefix("[")
        let end = isBracketed ? authority.firstIndex(of: "]").map { authority.index(after: $0) } : authority.firstIndex(of: ":")
        let host = try WebHost.canonical(authority[..<(end ?? authority.endIndex)])
        let port = authority[(end ?? authority.endIndex)...]
        if port.isEmpty || port == ":" { return host }
        guard port.hasPrefix(":"), port.count <= 6, port.dropFirst().utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
            let number = Int(port.dropFirst()), (1...65_535).contains(number)
        else { throw .port }
        return "\(host):\(number)"
    }
}

/// The reason why a text is not a `WebAddress`.
public enum WebAddressError: Error, Sendable, Hashable, CustomStringConvertible {
    case scheme, controls, user, port, tooLong
    /// The host is empty or malformed.
    case host
    /// The host is in a private network, or cannot be on the public internet.
    case privateHost

    /// The requirement, as a phrase for messages that comes after the text and a colon.
    public var description: String {
        switch self {
        case .scheme: "an address that begins with https:// or http:// is needed"
        case .controls: "an address without control characters and line ends is needed"
        case .user: "an address without a user name and password is needed"
        case .port: "a port from 1 to 65535 is needed, or none"
        case .tooLong: "an address of at most \(WebAddress.maximumLength) characters is needed"
        case .host: "an address with the name of a host is needed, such as https://shop.example/page"
        case .privateHost: "an address on the public internet is needed, not one of a private network"
        }
    }
}
