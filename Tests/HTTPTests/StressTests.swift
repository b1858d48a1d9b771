import Glibc
import Reactor
import TestSupport
import Testing

@testable import HTTP

/// Crowds of good and bad clients of a server in a separate process, whose memory is measured.
@Suite("Stress", .tags(.socket, .slow), .serialized, .timeLimit(.minutes(20)))
struct StressTests {
    /// Runs on a thread that may block, with a server that must end cleanly.
    private func withServer<Result: Sendable>(
        loops: Int = 2,
        descriptors: Int = 0,
        _ body: @escaping @Sendable (ServerProcess) throws -> Result
    ) async throws -> Result {
        try #require(Self.raiseDescriptorLimit() >= 4_096, "too few descriptors are allowed here")
        let threads = try WorkerPool(threads: 1)
        defer { threads.stop() }
        return try await threads.run { () throws(any Error) in
            let server = try ServerProcess(loops: loops, descriptors: descriptors)
            let result = try body(server)
            #expect(server.stop() == 0)
            return result
        }
    }

    private static func raiseDescriptorLimit() -> Int {
        var limit = rlimit()
        unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, 8_192))
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return Int(limit.rlim_cur)
    }

    /// Every way for a client to use the server's memory, once.
    private static func abuse(_ port: UInt16) throws {
        // A thousand connections at once, all served.
        let crowd = try (0..<1_000).map { _ in try Client(port: port) }
        for (index, client) in crowd.enumerated() { try client.send(HTTPServerTests.post("/", "\(index)")) }
        for (index, client) in crowd.enumerated() { #expect(try client.response().text == "\(index)") }
        // Half a request on each.
        let half = Array(HTTPServerTests.post("/", String(repeating: "x", count: 60_000)).utf8.dropLast())
        for client in crowd { try client.send(half) }
        // Large bodies, complete and broken off, and responses that are not read to the end.
        let upload = Array(HTTPServerTests.post("/", String(repeating: "y", count: 900_000)).utf8)
        for number in 0..<20 {
            let client = try Client(port: port, receiveBuffer: 4_096)
            switch number % 3 {
            case 0: try client.send(upload)
            case 1: try client.send(HTTPServerTests.get("/?5000000"))
            default: try client.send(Array(upload.dropLast()))
            }
            if number % 3 < 2 { _ = try client.receive(atMost: 100) }
            if number % 2 == 0 { try client.resetOnClose() }
        }
        // Bytes one by one, and invalid requests.
        let slow = try Client(port: port)
        for byte in HTTPServerTests.post("/", "slow").utf8 { try slow.send([byte]) }
        #expect(try slow.response().text == "slow")
        for number in 0..<100 {
            let client = try Client(port: port)
            try client.send("GET / HTTP/1.1\r\nX\(number) : y\r\n\r\n")
            #expect(try client.response().status == 400)
        }
    }

    /// Sends ordinary requests, so that the server then notices that it is idle and releases memory.
    ///
    /// On a busy machine, a pause during the abuse may have counted as idle, with too little work afterwards to count as busy again.
    private static func work(_ port: UInt16) throws {
        for number in 0..<1_000 {
            let client = try Client(port: port)
            try client.send(HTTPServerTests.post("/", "\(number)"))
            #expect(try client.response().text == "\(number)")
        }
    }

    @Test("memory returns within 2 MiB of the former value after a thousand connections and all kinds of abuse")
    func memory() async throws {
        let growth = 2 * 1024 * 1024
        let (before, after) = try await withServer { server in
            // Allocates everything that is allocated only once: pools, tables, the heap's own data.
            try Self.abuse(server.port)
            try Self.work(server.port)
            let before = try server.settledMemory()
            for _ in 0..<2 { try Self.abuse(server.port) }
            try Self.work(server.port)
            return (before, try server.memory(fallingTo: before + growth))
        }
        #expect(after <= before + growth, "\(before) bytes before, \(after) after")
    }

    @Test("good requests are served while 200 clients send byte by byte, and the slow ones complete in the end")
    func trickling() async throws {
        try await withServer { server in
            let trickling = try (0..<200).map { _ in try Client(port: server.port) }
            for client in trickling { try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n") }
            let good = try Client(port: server.port)
            for number in 0..<100 {
                for client in trickling { try client.send("x") }
                try good.send(HTTPServerTests.post("/", "\(number)"))
                #expect(try good.response().text == "\(number)")
                let fresh = try Client(port: server.port)
                try fresh.send(HTTPServerTests.post("/", "fresh \(number)"))
                #expect(try fresh.response().text == "fresh \(number)")
            }
            // None was dropped, so the good requests did not have to wait for that.
            for client in trickling { #expect(try client.response().body.count == 100) }
        }
    }

    @Test("without free descriptors the server keeps serving its connections, and accepts new ones when it can")
    func descriptors() async throws {
        try await withServer(loops: 1, descriptors: 64) { server in
            let known = try Client(port: server.port)
            try known.send(HTTPServerTests.post("/", "before"))
            #expect(try known.response().text == "before")
            do {
                // The kernel accepts them on behalf of the server, which cannot.
                let crowd = try (0..<100).map { _ in try Client(port: server.port) }
                for client in crowd { try client.send(HTTPServerTests.post("/", "crowd")) }
                for client in crowd.prefix(30) { #expect(try client.response().text == "crowd") }
                try known.send(HTTPServerTests.post("/", "meanwhile"))
                #expect(try known.response().text == "meanwhile")
            }
            let next = try Client(port: server.port)
            try next.send(HTTPServerTests.post("/", "after"))
            #expect(try next.response().text == "after")
        }
    }
}

extension ServerProcess {
    /// The memory once all connections have ended: the lowest value over a while.
    func settledMemory() throws -> Int {
        // Connections linger for seconds, and memory is released when the loop has been idle for a while: wait until it stops shrinking.
        var (least, unchanged) = (try memory, 0)
        for _ in 0..<400 where unchanged < 100 {
            usleep(50_000)
            let now = try memory
            unchanged = now < least ? 0 : unchanged + 1
            least = min(least, now)
        }
        return least
    }

    /// The memory once it is at most this many bytes, or after a minute.
    func memory(fallingTo most: Int) throws -> Int {
        var (now, patience) = (try memory, 1_200)
        while now > most, patience > 0 {
            usleep(50_000)
            (now, patience) = (try memory, patience - 1)
        }
        return now
    }
}
