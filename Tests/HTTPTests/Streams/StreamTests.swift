import Glibc
import TestSupport
import Testing

@testable import HTTP

@Suite("Responses written over time", .tags(.socket), .timeLimit(.minutes(20)))
struct StreamTests {
    @Test("come in chunks after their head, and the connection continues after them")
    func chunks() async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                for _ in 1...3 {
                    try client.send(HTTPServerTests.get("/stream/pieces?0,1,16,300,70000,0"))
                    let head = try client.response(toHead: true)
                    #expect(head.status == 200)
                    #expect(head.values("transfer-encoding") == ["chunked"])
                    #expect(head.values("content-length").isEmpty && head.values("connection").isEmpty)
                    #expect(head.values("x-path") == ["/stream/pieces"] && head.values("content-type") == ["text/plain"])
                    #expect(head.values("date").count == 1)
                    let pieces = [try client.chunk(), try client.chunk(), try client.chunk(), try client.chunk(), try client.chunk()]
                    #expect(pieces == [1, 16, 300, 70_000].map(TestHandler.piece) + [nil])
                    try client.send(HTTPServerTests.post("/", "next"))
                    #expect(try client.response().text == "next")
                }
            }
            #expect(await harness.server.statistics().responses[.ok] == 6)
        }
    }

    @Test("end with the connection in HTTP/1.0")
    func version10() async throws {
        try await ServerHarness.run { harness in
            let (head, body) = try await harness.client { client in
                try client.send("GET /stream/pieces?10,5000 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
                return (try client.response(toHead: true), client.receiveToEnd())
            }
            #expect(head.values("transfer-encoding").isEmpty && head.values("content-length").isEmpty)
            #expect(head.values("connection") == ["close"])
            #expect(body == TestHandler.piece(10) + TestHandler.piece(5_000))
        }
    }

    @Test("end with the connection, in chunks, for a client that closes it")
    func close() async throws {
        try await ServerHarness.run { harness in
            let (head, body, rest) = try await harness.client { client in
                try client.send(HTTPServerTests.get("/stream/pieces?10", "Connection: close\r\n") + "more that is not read")
                return (try client.response(toHead: true), try client.chunks(), client.receiveToEnd())
            }
            #expect(head.values("connection") == ["close"])
            #expect(body == TestHandler.piece(10) && rest.isEmpty)
        }
    }

    @Test("a HEAD request gets only the head, without a length")
    func head() async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.send("HEAD /stream/pieces?10 HTTP/1.1\r\nHost: a\r\n\r\n")
                let head = try client.response(toHead: true)
                #expect(head.status == 200 && head.values("content-length").isEmpty && head.values("x-path") == ["/stream/pieces"])
                try client.send(HTTPServerTests.post("/", "next"))
                #expect(try client.response().text == "next")
            }
            #expect(harness.observer.outcomes == ["no stream"])
        }
    }

    @Test("can be read before their end, and later requests wait for it")
    func pipelined() async throws {
        try await ServerHarness.run { harness in
            let next = HTTPServerTests.post("/", "next")
            let client = try await harness.client { client in
                try client.send(HTTPServerTests.get("/stream/gate") + next + next)
                _ = try client.response(toHead: true)
                #expect(try client.chunk() == Array("begun\n".utf8))
                // More than a connection's buffer can hold.
                for _ in 0..<300 { try client.send(HTTPServerTests.post("/", String(repeating: "x", count: 100))) }
                return client
            }
            await harness.observer.handlerWaits()
            let statistics = await harness.server.statistics()
            #expect(statistics.streamsOpen == 1 && statistics.requests == 1)
            #expect(statistics.inputMemory <= InputBuffer.standardSize)
            await harness.observer.open()
            try await harness.onThread { () throws in
                #expect(try client.chunks() == Array("ended\n".utf8))
                #expect(try client.response().text == "next")
                #expect(try client.response().text == "next")
                for _ in 0..<300 { #expect(try client.response().body.count == 100) }
            }
            #expect(await harness.server.statistics().streamsOpen == 0)
        }
    }

    @Test("release the memory of a large request")
    func largeRequest() async throws {
        try await ServerHarness.run { harness in
            let body = String(repeating: "x", count: 500_000)
            let client = try await harness.client { client in
                try client.send(HTTPServerTests.post("/stream/gate", body) + HTTPServerTests.post("/", "next"))
                _ = try client.response(toHead: true)
                return client
            }
            await harness.observer.handlerWaits()
            #expect(await harness.server.statistics().inputMemory <= InputBuffer.standardSize)
            await harness.observer.open()
            try await harness.onThread { () throws in
                #expect(try client.chunks() == Array("begun\nended\n".utf8))
                #expect(try client.response().text == "next")
            }
        }
    }

    @Test("an idle client does not end a stream: the timeouts of requests do not apply")
    func idle() async throws {
        try await ServerHarness.run { configuration in
            (configuration.idleTimeout, configuration.firstByteTimeout) = (.milliseconds(500), .milliseconds(500))
            (configuration.headTimeout, configuration.bodyTimeout) = (.milliseconds(500), .milliseconds(20))
            configuration.writeTimeout = .milliseconds(20)
        } _: { harness in
            let client = try await harness.client { client in
                try client.send(HTTPServerTests.get("/stream/gate"))
                _ = try client.response(toHead: true)
                #expect(try client.chunk() == Array("begun\n".utf8))
                return client
            }
            await harness.observer.handlerWaits()
            try await Task.sleep(for: .milliseconds(1_200))
            await harness.observer.open()
            #expect(try await harness.onThread { try client.chunks() } == Array("ended\n".utf8))
        }
    }
}
