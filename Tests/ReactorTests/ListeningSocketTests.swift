import Testing

@testable import Reactor

@Suite("Listening sockets")
struct ListeningSocketTests {
    @Test("listeners of the same process share a port, which counts as in use")
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

    @Test("refuses an invalid host", arguments: ["256.0.0.1", "no such host"])
    func unknownHost(host: String) {
        #expect(throws: SystemError.self) { _ = try ListeningSocket.open(host: host, port: 0) }
    }

    @Test("accepting without a pending connection is not an error")
    func acceptsNothing() throws {
        let socket = try ListeningSocket.open(host: "127.0.0.1", port: 0)
        let accepted = try ListeningSocket.accept(socket)
        let isEmpty = accepted == nil
        #expect(isEmpty)
    }
}
