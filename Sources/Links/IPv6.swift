/// An IPv6 address.
struct IPv6 {
    /// The eight groups of 16 bits.
    let groups: [UInt16]

    /// Reads the text between brackets; returns nil if it is not an address, or if it has a zone.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
    init?(_ text: Substring) {
        let halves = Self.halves(of: text)
        guard halves.count <= 2, let front = Self.groups(halves[0], isEnd: halves.count == 1),
            let back = halves.count == 2 ? Self.groups(halves[1], isEnd: true) : []
        else { return nil }
        let missing = 8 - front.count - back.count
        guard halves.count == 2 ? missing > 0 : missing == 0 else { return nil }
        groups = front + Array(repeating: 0, count: missing) + back
    }

    /// Returns the parts before and after each `::`.
    private static func halves(of text: Substring) -> [Substring] {
        var halves: [Substring] = []
        var rest = text
        while let mark = rest.firstRange(of: "::") {
            halves.append(rest[..<mark.lowerBound])
            rest = rest[mark.upperBound...]
        }
        return halves + [rest]
    }

    /// Reads groups separated by colons, and an IPv4 address at the end of the address; returns nil if a group is invalid.
    private static func groups(_ text: Substring, isEnd: Bool) -> [UInt16]? {
        guard !text.isEmpty else { return [] }
        var groups: [UInt16] = []
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        for (place, part) in parts.enumerated() {
            if part.contains(".") {
                guard isEnd, place == parts.count - 1, let number = quad(part) else { return nil }
                groups += [UInt16(number >> 16), UInt16(number & 0xFFFF)]
            } else {
                guard (1...4).contains(part.utf8.count), !part.hasPrefix("+"), let group = UInt16(part, radix: 16) else { return nil }
                groups.append(group)
            }
        }
        return groups
    }

    /// Reads an IPv4 address of four decimal numbers.
    private static func quad(_ text: Substring) -> UInt32? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var number: UInt32 = 0
        for part in parts {
            guard !part.hasPrefix("+"), let byte = UInt8(part) else { return nil }
            number = number << 8 | UInt32(byte)
        }
        return number
    }

    /// Whether the address is globally reachable: global unicast outside special blocks, or the NAT64 address of a public IPv4 address.
    ///
    /// Source: https://www.iana.org/assignments/iana-ipv6-special-registry
    var isPublic: Bool {
        if groups[..<6] == [0x64, 0xFF9B, 0, 0, 0, 0] { return IPv4(number: UInt32(groups[6]) << 16 | UInt32(groups[7])).isPublic }
        // 2000::/3 without 2001::/23 (protocols), 2001:db8::/32 and 3fff::/20 (documentation) and 2002::/16 (6to4).
        guard groups[0] >> 13 == 1, groups[0] != 0x2002, !(groups[0] == 0x3FFF && groups[1] >> 12 == 0) else { return false }
        return groups[0] != 0x2001 || (groups[1] >> 9 != 0 && groups[1] != 0xDB8)
    }
}
