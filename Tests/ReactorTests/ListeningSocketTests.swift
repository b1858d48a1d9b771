import Testing

@testable import Reactor

@Suite("Listening sockets")
struct ListeningSocketTests {
    @Test("listeners of the same process share a port, which counts as taken")
    func sharing() throws {
        let first = try ListeningSocket.open(host: "127.0.0.1", port: 0)
        let port = try ListeningSocket.port(of: first)
        #expect(port > 0)
        let second = try ListeningSocket.open(host: "127.0.0.1", port: port)
        let samePort = try ListeningSocket.port(of: second)
        #expect(samePort == port)
        let error = #expect(throws: SystemError.self) { try ListeningSocket.assertFree(host: "127.0.0.1", port: port) }
        #expect(error?.isAddressInUse == true)
    }

    @Test("a host that is none is refused", arguments: ["256.0.0.1", "no such host"])
    func unknownHost(host: String) {
        #expect(throws: SystemError.self) { _ = try ListeningSocket.open(host: host, port: 0) }
    }

    @Test("nobody waiting is no error")
    func acceptsNothing() throws {
        let socket = try ListeningSocket.open(host: "127.0.0.1", port: 0)
        let accepted = try ListeningSocket.accept(socket)
        let isEmpty = accepted == nil
        #expect(isEmpty)
    }
}
