import Foundation
import GraphQL
import Reactor
import ServiceSupport
import TestSupport
import Testing

@Suite("Hostile requests and memory", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct HostileMemoryTests {
    /// Sends so many hostile requests, each kind in turn; whatever they were, good ones are answered afterwards.
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
                // Told so before it had sent everything, and cut off.
            }
        }
        // So many that the server notices that it has become quiet then, and gives memory back.
        let last = try Client(port: port)
        for _ in 0..<500 {
            #expect(try last.query("{ recipe(id: \"recipe_1\") { id } }").text == #"{"data":{"recipe":{"id":"recipe_1"}}}"#)
        }
    }

    @Test(
        "10,000 hostile requests of all kinds leave the memory as it was",
        // A sanitizer keeps what is given back, to see whether it is used again.
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
