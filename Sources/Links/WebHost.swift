import Curl

/// The hosts of web addresses, interpreted as browsers do.
enum WebHost {
    /// Returns the host in lowercase ASCII, or as an IPv4 address of four decimal numbers.
    ///
    /// Throws an error if the host cannot be on the public internet.
    static func canonical(_ host: Substring) throws(WebAddressError) -> String {
        if host.hasPrefix("[") {
            guard host.hasSuffix("]"), let address = IPv6(host.dropFirst().dropLast()) else { throw .host }
            guard address.isPublic else { throw .privateHost }
            return host.lowercased()
        }
        let name = try ascii(host)
        if let address = try IPv4(name) {
            guard address.isPublic else { throw .privateHost }
            return address.description
        }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard name.utf8.count <= 253, labels.allSatisfy({ (1...63).contains($0.utf8.count) && !$0.hasPrefix("-") && !$0.hasSuffix("-") })
        else {
            throw .host
        }
        guard labels.count > 1, !privateNames.contains(where: { name == $0 || name.hasSuffix("." + $0) }) else { throw .privateHost }
        return name
    }

    /// Returns the name in lowercase letters, digits, hyphens, underscores and dots, without the dot at the end.
    private static func ascii(_ host: Substring) throws(WebAddressError) -> String {
        var name = String(host)
        // Converts names in other scripts. The mapping also converts other digits and dots, such as full-width ones, to ASCII.
        if !host.utf8.allSatisfy({ $0 < 0x80 }) {
            guard let ascii = DomainName.ascii(name) else { throw .host }
            name = ascii
        }
        name = name.lowercased()
        if name.hasSuffix(".") { name.removeLast() }
        let isName = name.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        guard isName, !name.isEmpty else { throw .host }
        return name
    }

    /// The domains of private networks and of the local machine.
    ///
    /// Source: https://www.iana.org/assignments/special-use-domain-names and https://www.rfc-editor.org/rfc/rfc6762#appendix-G;
    /// `internal` is reserved by ICANN for private use.
    private static let privateNames = [
        "localhost", "localdomain", "local", "internal", "intranet", "private", "corp", "home", "lan", "home.arpa", "in-addr.arpa",
        "ip6.arpa",
        "onion", "alt", "test", "invalid",
    ]
}
