import Glibc
import Testing

@testable import HTTP

@Suite("Draining", .timeLimit(.minutes(20)))
struct DrainTests {
    @Test("a request in flight completes with Connection: close, an idle connection ends, and no new one is accepted")
    func drains() async throws {
        try await ServerHarness.run { harness in
            async let idle = harness.client { client in
                try client.send(HTTPServerTests.get("/"))
                return (try client.response(), client.receiveToEnd())
            }
            async let inFlight = harness.client { client in
                try client.send(HTTPServerTests.post("/wait", "x"))
                return (try client.response(), client.receiveToEnd())
            }
            await harness.observer.handlerWaits()
            while harness.observer.count < 2 { try await Task.sleep(for: .milliseconds(2)) }
            async let isClean = harness.server.shutdown(grace: .seconds(20))
            let (_, idleRest) = try await idle
            #expect(idleRest.isEmpty)
            await #expect(throws: (any Error).self) { try await harness.client { _ in } }
            await harness.observer.open()
            let (response, rest) = try await inFlight
            #expect(response.text == "x")
            #expect(response.values("connection") == ["close"])
            #expect(rest.isEmpty)
            #expect(await isClean)
        }
    }

    @Test("a client that has just connected is still served")
    func justConnected() async throws {
        try await ServerHarness.run(configure: { $0.arrivalTime = .seconds(3600) }) { harness in
            let server = harness.server
            let (response, rest, end) = try await harness.client { client in
                let end = Task { await server.shutdown(grace: .seconds(3600)) }
                // Wait until no new connection is accepted.
                while (try? Client(port: server.port)) != nil { usleep(1_000) }
                try client.send(HTTPServerTests.get("/"))
                return (try client.response(), client.receiveToEnd(), end)
            }
            #expect(response.status == 200)
            #expect(response.values("connection") == ["close"])
            #expect(rest.isEmpty)
            #expect(await end.value)
        }
    }

    @Test("a client that has just connected and sends nothing is not waited for")
    func silent() async throws {
        try await ServerHarness.run(configure: { $0.arrivalTime = .milliseconds(50) }) { harness in
            async let silent = harness.client { $0.receiveToEnd() }
            while await harness.server.statistics().connectionsOpen < 1 { try await Task.sleep(for: .milliseconds(2)) }
            #expect(await harness.server.shutdown(grace: .seconds(3600)))
            #expect(try await silent.isEmpty)
        }
    }

    @Test("requests that are not finished within the grace period are cut off")
    func grace() async throws {
        try await ServerHarness.run(endsCleanly: false) { harness in
            async let inFlight = harness.client { client in
                try client.send(HTTPServerTests.get("/wait"))
                return client.receiveToEnd()
            }
            await harness.observer.handlerWaits()
            let isClean = await harness.server.shutdown(grace: .milliseconds(10))
            #expect(!isClean)
            let received = try await inFlight
            #expect(received.isEmpty)
            await harness.observer.open()
        }
    }

    @Test("a server without connections shuts down at once")
    func empty() async throws {
        try await ServerHarness.run(loops: 3) { harness in
            await harness.server.shutdown(grace: .seconds(3600))
            await harness.server.shutdown(grace: .seconds(3600))
        }
    }
}
