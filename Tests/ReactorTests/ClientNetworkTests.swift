import Glibc
import Testing

@testable import Reactor

@Suite("A client's network")
struct ClientNetworkTests {
    private static func network(_ text: String) -> ClientNetwork? {
        ClientNetwork(Array(text.utf8).span)
    }

    @Test(
        "is the same for all forms of an address",
        arguments: [
            ("192.0.2.7", ["192.0.2.7", "192.0.2.7:4711", "::ffff:192.0.2.7", "[::FFFF:c000:0207]:443", "0:0:0:0:0:ffff:192.0.2.7"]),
            (
                "2001:db8:0:1::/64",
                [
                    "2001:db8:0:1::6", "2001:DB8:0:1::6", "2001:0db8:0000:0001:0000:0000:0000:0006", "[2001:db8:0:1::7]",
                    "[2001:db8:0:1:ffff::1]:65535", "2001:db8::1:9:8:7:6", "2001:db8:0:1::192.0.2.7",
                ]
            ),
            ("fe80:0:0:0::/64", ["fe80::1", "fe80::1%eth0", "[fe80::2%25eth0]:80", "FE80::"]),
            ("127.0.0.1", ["127.0.0.1", "::1", "[::1]:8080", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"]),
        ]
    )
    func forms(network: String, texts: [String]) {
        for text in texts {
            #expect(Self.network(text)?.description == network, "\(text)")
            #expect(Self.network(text) == Self.network(texts[0]) && Self.network(text)?.isKnown == true, "\(text)")
        }
    }

    @Test(
        "is nil for anything but an address",
        arguments: [
            "", "unknown", "_hidden", "example.com", "192.0.2", "192.0.2.256", "010.0.0.1", "192.0.2.7:", "192.0.2.7:port",
            "192.0.2.7:123456",
            "[192.0.2.7]", "[::1", "[::1]x", "[::1]:", "]", ":", "::1::", "1:2:3:4:5:6:7:8:9", "12345::", "192.0.2.7 ", "192.0.2.7\0",
            "%eth0",
            String(repeating: "1", count: 100_000), "[" + String(repeating: ":", count: 60) + "]",
        ]
    )
    func others(text: String) {
        #expect(Self.network(text) == nil)
    }

    @Test("differs between clients, and recognizes the loopback address")
    func apart() {
        let texts = ["192.0.2.7", "192.0.2.8", "2001:db8::1", "2001:db8:0:1::1", "::2", "0.0.0.1", "127.0.0.1", "127.0.0.2"]
        #expect(Set(texts.map { Self.network($0) }).count == texts.count)
        #expect(texts.filter { Self.network($0)?.isLoopback == true } == ["127.0.0.1", "127.0.0.2"])
        #expect(!ClientNetwork.unknown.isKnown && !ClientNetwork.unknown.isLoopback && ClientNetwork.unknown.description.isEmpty)
    }

    @Test("comes from the kernel, for connected sockets only")
    func peer() throws {
        for address in ["127.0.0.1", "::1"] {
            let listener = try ListeningSocket.open(host: address, port: 0)
            let port = try ListeningSocket.port(of: listener)
            let client = try #require(Self.connected(to: address, port: port))
            defer { close(client) }
            #expect(ClientNetwork(ofPeerOf: client) == Self.network("127.0.0.1"))
        }
        #expect(ClientNetwork(ofPeerOf: -1) == .unknown)
        var pair: [Int32] = [0, 0]
        #expect(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        #expect(ClientNetwork(ofPeerOf: pair[0]) == .unknown)
        for descriptor in pair { close(descriptor) }
    }

    private static func connected(to host: String, port: UInt16) -> Int32? {
        var found: UnsafeMutablePointer<addrinfo>? = nil
        guard unsafe getaddrinfo(host, "\(port)", nil, &found) == 0, let address = unsafe found else { return nil }
        defer { unsafe freeaddrinfo(address) }
        let descriptor = unsafe socket(address.pointee.ai_family, Int32(SOCK_STREAM.rawValue), 0)
        guard unsafe connect(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 else { return nil }
        return descriptor
    }
}
