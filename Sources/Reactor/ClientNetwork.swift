import CLinux
import Glibc

/// A client's place in the network, used to distinguish clients: an IPv4 address, or the /64 of an IPv6 address, the usual network of one
/// household.
///
/// All forms of one address are equal: an IPv4 address mapped to IPv6 is IPv4, and `::1` is the machine itself, like `127.0.0.1`.
public struct ClientNetwork: BitwiseCopyable, Hashable, Sendable {
    private enum Family: UInt8 {
        case unknown, ipv4, ipv6
    }

    private let family: Family
    /// The address, or the first half of an IPv6 address.
    private let prefix: UInt64

    /// A client with an unknown address.
    public static let unknown = ClientNetwork(.unknown, 0)

    private init(_ family: Family, _ prefix: UInt64) {
        (self.family, self.prefix) = (family, prefix)
    }

    private init(ipv4 address: UInt32) {
        self.init(.ipv4, UInt64(address))
    }

    private init(ipv6 high: UInt64, _ low: UInt64) {
        switch (high, low >> 32, UInt32(truncatingIfNeeded: low)) {
        case (0, 0xFFFF, let address): self.init(ipv4: address)
        case (0, 0, 1): self.init(ipv4: 0x7F00_0001)
        default: self.init(.ipv6, high)
        }
    }

    /// Whether the address is known.
    public var isKnown: Bool { family != .unknown }

    /// The network of an organization or a provider's customer: the IPv4 address, or the /48 of an IPv6 address.
    public var site: ClientNetwork { family == .ipv6 ? ClientNetwork(.ipv6, prefix & ~0xFFFF) : self }

    /// Whether the client runs on this machine.
    public var isLoopback: Bool { family == .ipv4 && prefix >> 24 == 127 }

    // MARK: The peer of a connection

    /// The peer of a connected socket, queried from the kernel; the descriptor is only borrowed.
    public init(ofPeerOf descriptor: Int32) {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        // Sound: sockaddr_storage can hold every kind of address, and the call gets its size.
        let isFound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe getpeername(descriptor, $0, &length) == 0 }
        }
        guard isFound else {
            self = .unknown
            return
        }
        // Sound: the family determines the type of the smaller structure in these bytes.
        let family = Int32(address.ss_family)
        self = unsafe withUnsafeBytes(of: address) { bytes in
            switch family {
            case AF_INET:
                let bytes = unsafe bytes.load(as: sockaddr_in.self)
                return ClientNetwork(ipv4: UInt32(bigEndian: bytes.sin_addr.s_addr))
            case AF_INET6:
                let bytes = unsafe bytes.load(as: sockaddr_in6.self)
                return unsafe withUnsafeBytes(of: bytes.sin6_addr) { unsafe ClientNetwork(ipv6: $0) }
            default: return .unknown
            }
        }
    }

    /// Creates the network of the address in sixteen bytes in network order.
    private init(ipv6 bytes: UnsafeRawBufferPointer) {
        // Sound: callers pass sixteen bytes.
        let high = unsafe UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
        let low = unsafe UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        self.init(ipv6: high, low)
    }

    // MARK: Text

    /// Parses an address as proxies write it: also with a port, in brackets, or with a zone identifier; nil for anything else.
    public init?(_ text: Span<UInt8>) {
        guard let place = Self.host(in: text), (1...Self.maximumLength).contains(place.count) else { return nil }
        let host = text.extracting(place)
        guard host.indices.allSatisfy({ host[$0] != 0 }) else { return nil }
        let isIPv6 = host.indices.contains { host[$0] == UInt8(ascii: ":") }
        // Sound: the copy ends with NUL, and inet_pton writes four or sixteen bytes into variables of that size.
        let network = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.maximumLength + 1) { copy in
            for index in host.indices { unsafe copy[index] = CChar(truncatingIfNeeded: host[index]) }
            unsafe copy[host.count] = 0
            guard let start = copy.baseAddress else { return ClientNetwork.unknown }
            if isIPv6 {
                var address = in6_addr()
                guard unsafe inet_pton(AF_INET6, start, &address) == 1 else { return .unknown }
                return unsafe withUnsafeBytes(of: address) { unsafe ClientNetwork(ipv6: $0) }
            }
            var address = in_addr()
            guard unsafe inet_pton(AF_INET, start, &address) == 1 else { return .unknown }
            return ClientNetwork(ipv4: UInt32(bigEndian: address.s_addr))
        }
        guard network.isKnown else { return nil }
        self = network
    }

    /// The maximum length of an address: IPv6 ending in dotted IPv4 notation.
    private static let maximumLength = 45

    /// The range of the address without brackets, port and zone.
    private static func host(in text: Span<UInt8>) -> Range<Int>? {
        var host = 0..<text.count
        if text.count > 0, text[0] == UInt8(ascii: "[") {
            guard let end = text.indices.first(where: { text[$0] == UInt8(ascii: "]") }) else { return nil }
            let rest = text.extracting((end + 1)...)
            guard rest.isEmpty || isPort(rest) else { return nil }
            host = 1..<end
            // Only an IPv6 address may be in brackets.
            guard host.contains(where: { text[$0] == UInt8(ascii: ":") }) else { return nil }
        } else if let colon = text.indices.first(where: { text[$0] == UInt8(ascii: ":") }), isPort(text.extracting(colon...)) {
            // A single colon separates the port; an IPv6 address has at least two.
            host = 0..<colon
        }
        let zone = host.first { text[$0] == UInt8(ascii: "%") }
        return host.lowerBound..<(zone ?? host.upperBound)
    }

    /// Whether a text is a colon followed by digits.
    private static func isPort(_ text: Span<UInt8>) -> Bool {
        guard (2...6).contains(text.count), text[0] == UInt8(ascii: ":") else { return false }
        return text.indices.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[$0]) }
    }
}

extension ClientNetwork: CustomStringConvertible {
    /// The canonical form of the address: `192.0.2.7`, `2001:db8:0:1::/64`; empty if unknown.
    public var description: String {
        switch family {
        case .unknown: ""
        case .ipv4: Self.parts(of: prefix, bits: 8).map { "\($0)" }.joined(separator: ".")
        case .ipv6: Self.parts(of: prefix, bits: 16).map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
        }
    }

    /// The four printed parts, with the given number of bits each.
    private static func parts(of prefix: UInt64, bits: UInt64) -> [UInt64] {
        (0..<4).map { prefix >> ((3 - $0) * bits) & (1 << bits - 1) }
    }
}
