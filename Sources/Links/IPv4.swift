/// An IPv4 address.
struct IPv4: CustomStringConvertible {
    let number: UInt32

    var description: String { [24, 16, 8, 0].map { String(number >> UInt32($0) & 255) }.joined(separator: ".") }

    init(number: UInt32) { self.number = number }

    /// Reads a host that ends in a number, in any notation that browsers accept: `127.1`, `0x7f.1`, `2130706433`, `0177.0.0.1`.
    ///
    /// Returns nil if the host is a name. Throws an error if the host ends in a number but is not an address.
    ///
    /// Spec: https://url.spec.whatwg.org/#ends-in-a-number-checker and https://url.spec.whatwg.org/#concept-ipv4-parser
    init?(_ host: String) throws(WebAddressError) {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = parts.last, !last.isEmpty, last.utf8.allSatisfy(Self.isDigit) || Self.value(last) != nil else { return nil }
        let numbers = parts.compactMap(Self.value)
        guard numbers.count == parts.count, numbers.count <= 4, let end = numbers.last else { throw .host }
        guard numbers.dropLast().allSatisfy({ $0 <= 255 }), end < 1 << UInt64(8 * (5 - numbers.count)) else { throw .host }
        var number = UInt32(end)
        for (place, part) in numbers.dropLast().enumerated() { number += UInt32(part) << UInt32(8 * (3 - place)) }
        self.number = number
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Returns a part as a number: decimal, octal with the prefix 0, or hexadecimal with the prefix 0x.
    private static func value(_ part: Substring) -> UInt64? {
        guard !part.hasPrefix("+"), !part.hasPrefix("-"), !part.isEmpty else { return nil }
        if part.hasPrefix("0x") {
            return part.count == 2 ? 0 : part.dropFirst(2).hasPrefix("+") ? nil : UInt64(part.dropFirst(2), radix: 16)
        }
        return UInt64(part, radix: part.hasPrefix("0") && part.count > 1 ? 8 : 10)
    }

    /// Whether the address is globally reachable.
    var isPublic: Bool { !Self.special.contains { number >> (32 - $0.length) == $0.start >> (32 - $0.length) } }

    /// The blocks that are not “Globally Reachable”, together with multicast and 240.0.0.0/4.
    ///
    /// Source: https://www.iana.org/assignments/iana-ipv4-special-registry
    private static let special: [(start: UInt32, length: UInt32)] = [
        (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16), (0xAC10_0000, 12), (0xC000_0000, 24),
        (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16), (0xC612_0000, 15), (0xC633_6400, 24), (0xCB00_7100, 24), (0xE000_0000, 4),
        (0xF000_0000, 4),
    ]
}
