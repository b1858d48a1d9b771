import Glibc
import Reactor
import TestSupport
import Testing

@testable import HTTP

/// Measures the memory of idle clients in a separate process.
@Suite("Memory of idle clients", .tags(.socket, .slow), .timeLimit(.minutes(20)))
struct IdleMemoryTests {
    private static let count = 5_000

    @Test("an idle stream or WebSocket takes less than 5 KiB, compressed or not")
    func idle() async throws {
        try #require(DescriptorLimit.raise() >= 8_192, "too few descriptors are allowed here")
        let threads = try WorkerPool(threads: 1)
        defer { threads.stop() }
        // One kind after the other, because there are not enough descriptors for all at once.
        for kind in ["stream", "gzip", "socket"] {
            let each = try await threads.run { () throws(any Error) in
                let server = try ServerProcess()
                // Memory that is allocated only once is allocated here.
                let first = try Self.open(200, kind, server.port)
                let before = try server.memory
                let crowd = try Self.open(Self.count, kind, server.port)
                let each = (try server.memory - before) / Self.count
                withExtendedLifetime((first, crowd)) {}
                return each
            }
            #expect(each < 5 * 1024, "\(kind): \(each) bytes")
        }
    }

    private static func open(_ count: Int, _ kind: String, _ port: UInt16) throws -> [Client] {
        try (0..<count).map { _ in
            let client = try Client(port: port)
            if kind == "socket" {
                try client.upgrade("/socket", browserHeaders)
                try client.send(ClientFrame(0x1, "word"))
                #expect(try client.frame() == .text("hello\n"))
                #expect(try client.frame() == .text("word"))
            } else {
                try client.send(HTTPServerTests.get("/stream", browserHeaders + (kind == "gzip" ? "Accept-Encoding: gzip\r\n" : "")))
                _ = try client.response(toHead: true)
                _ = try client.chunk()
            }
            return client
        }
    }

    /// The number of headers that a browser sends.
    private static let browserHeaders = (0..<12).map { "X-Header-\($0): some value of a header\r\n" }.joined()
}
