import HTTP
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Clients that hold back the end of their requests", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct InputExhaustionTests {
    /// The type of the incomplete body.
    enum Body: CaseIterable, Sendable {
        case json, form

        /// A request of a megabyte from an address behind the proxy, without its last bytes.
        ///
        /// It needs a buffer of a mebibyte.
        func half(from address: String) -> String {
            let type = self == .json ? "application/json" : "multipart/form-data; boundary=b"
            let lines = [
                "POST /graphql HTTP/1.1", "Host: test", "Content-Type: \(type)", "GraphQL-Preflight: 1", "X-Forwarded-For: \(address)",
                "Content-Length: 1000000",
            ]
            return lines.joined(separator: "\r\n") + "\r\n\r\n" + String(repeating: "x", count: 900_000)
        }
    }

    @Test("use up only the memory of the address that the proxy reports", arguments: Body.allCases)
    func behindProxy(body: Body) async throws {
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.requests.proxies = 1
            configuration.http.inputMemoryPerNetwork = 4_300_000
            configuration.http.bodyTimeout = .seconds(600)
        }
        try await GatewayFixture.run(configure: configure) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { client in
                func inputBytes() throws -> Double {
                    try #require(PrometheusText(client.ask("/metrics").text).value("cupboard_input_bytes"))
                }
                var attackers: [Client] = []
                for number in 1...4 {
                    let attacker = try Client(port: port)
                    try attacker.send(body.half(from: "203.0.113.7"))
                    attackers.append(attacker)
                    while try inputBytes() < Double(number) * 1_000_000 {}
                }
                let late = try Client(port: port)
                try? late.send(body.half(from: "203.0.113.7"))
                let refusal = try late.response()
                #expect(refusal.status == 503 && refusal.text.contains("of your network use all of its 4300000 bytes"), "\(refusal)")
                // Another client behind the same proxy.
                let other = try Client(port: port)
                try other.send(body.half(from: "198.51.100.9") + String(repeating: "x", count: 100_000))
                let answer = try other.response()
                #expect(answer.status == 400, "read completely, but not a GraphQL request: \(answer)")
                withExtendedLifetime(attackers) {}
            }
        }
    }
}
