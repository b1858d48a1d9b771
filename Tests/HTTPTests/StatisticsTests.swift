import Testing

@testable import HTTP

@Suite("Statistics", .timeLimit(.minutes(20)))
struct StatisticsTests {
    @Test("count connections, requests, responses and bytes over all loops")
    func counts() async throws {
        try await ServerHarness.run(loops: 2) { harness in
            let port = harness.server.port
            let (sent, received) = try await harness.onThread {
                var sent = 0
                var received = 0
                for number in 0..<10 {
                    let client = try Client(port: port)
                    let request = HTTPServerTests.post("/", "body \(number)") + HTTPServerTests.get("/refuse") + "X\r\n"
                    try client.send(request)
                    sent += request.utf8.count
                    received += client.receiveToEnd().count
                }
                return (sent, received)
            }
            while await harness.server.statistics().connectionsOpen > 0 { try await Task.sleep(for: .milliseconds(2)) }
            let statistics = await harness.server.statistics()
            #expect(statistics.connectionsAccepted == 10)
            #expect(statistics.connectionsRefused == 0)
            #expect(statistics.requests == 20)
            #expect(statistics.responses.nonZero.map { "\($0.code): \($0.count)" } == ["200: 10", "400: 10", "404: 10"])
            #expect(statistics.refusals.nonZero.map { "\($0.code): \($0.count)" } == ["400: 10"])
            #expect(statistics.responses[.notFound] == 10)
            #expect(statistics.bytesReceived == sent)
            #expect(statistics.bytesSent == received)
        }
    }
}
