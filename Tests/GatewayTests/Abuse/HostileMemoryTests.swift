import Foundation
import GraphQL
import Reactor
import ServiceSupport
import TestSupport
import Testing

@Suite("Hostile requests and memory", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct HostileMemoryTests {
    /// Sends hostile requests of each kind in turn, and checks that valid requests succeed afterwards.
    private static func attack(_ port: UInt16, requests: Int, seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var client: Client?
        for number in 0..<requests {
            let kind = HostileRequest.all[number % HostileRequest.all.count]
            let bytes = kind.make(&random)
            let current = try client ?? Client(port: port)
            client = nil
            do {
                try current.send(bytes)
                guard kind.isWhole else { continue }
                let response = try current.response()
                if !(200..<500).contains(response.status) && response.status != 505 || response.body.count > 20_000 {
                    Issue.record("\(kind.name): \(response.status) \(response.text.prefix(300))")
                }
                if response.values("connection") != ["close"] { client = current }
            } catch is SystemError {
                // The server refused the request before it was sent completely, and closed the connection.
            }
        }
        // Sends enough requests for the server to notice the quiet period and release memory.
        let last = try Client(port: port)
        for _ in 0..<500 {
            #expect(try last.query("{ recipe(id: \"recipe_1\") { id } }").text == #"{"data":{"recipe":{"id":"recipe_1"}}}"#)
        }
    }

    @Test(
        "memory stays the same after 10,000 hostile requests of all kinds",
        // A sanitizer keeps freed memory to detect its reuse.
        .enabled(if: ProcessInfo.processInfo.environment["CUPBOARD_SANITIZER"] == nil)
    )
    func memory() async throws {
        let growth = 2 << 20
        try await ServedProgram.run(["--loops", "1", "--queue-time", "600", "--request-timeout", "600"]) { program in
            let (before, after) = try await ServedProgram.waiting {
                try Self.attack(program.port, requests: 3_000, seed: 1)
                let before = try program.settledMemory()
                try Self.attack(program.port, requests: 10_000, seed: 2)
                return (before, try program.residentMemory(fallingTo: before + growth))
            }
            #expect(after - before <= growth, "from \(before) to \(after) bytes")
        }
    }
}
