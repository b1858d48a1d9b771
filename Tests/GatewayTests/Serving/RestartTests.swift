import Domains
import Glibc
import GraphQL
import Postgres
import ServiceSupport
import Synchronization
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("PostgreSQL killed and restarted", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct RestartTests {
    @Test("each request succeeds or fails clearly, then all succeed again, and none hangs")
    func killed() async throws {
        let folder = TemporaryFolder()
        var configuration = EmbeddedServer.Configuration(folder: folder.path)
        configuration.isThrowaway = true
        let server = try EmbeddedServer.start(configuration)
        defer { server.stop() }
        let session = try PostgresSession(server.connectionString)
        try TestData.fill(session)
        try session.execute("CHECKPOINT")  // a throwaway server may lose unwritten data
        let process = try #require(server.processID)
        let configure = { (configuration: inout GatewayConfiguration) in configuration.engine.pool.availabilityTimeout = .seconds(1) }
        try await GatewayFixture.run(database: server.connectionString, clients: 5, configure: configure) { fixture in
            let (isOver, answered) = (Flag(), Counter())
            let load = (0..<4).map { number in
                Task { try await Self.load(fixture, number, until: isOver, countingIn: answered) }
            }
            while answered.value < 50 { try await Task.sleep(for: .milliseconds(5)) }
            kill(process, SIGKILL)
            while server.isRunning { try await Task.sleep(for: .milliseconds(5)) }
            let atDeath = answered.value
            while answered.value < atDeath + 8 { try await Task.sleep(for: .milliseconds(5)) }
            try server.restartIfEnded()
            let ready = try await fixture.client { client in
                // The test's time limit ends the loop if the server never gets ready.
                while try client.ask("/health/ready").status != 200 { usleep(20_000) }
                return try (0..<50).map { try client.query(Self.query, variables: ["id": .string("recipe_\($0 % 45 + 1)")]).status }
            }
            #expect(ready == Array(repeating: 200, count: 50))
            isOver.set()
            for task in load {
                let tally = try await task.value
                #expect(tally.other == [])
                #expect(tally.right > 0)
            }
        }
    }

    private static let query = "query ($id: ID!) { recipe(id: $id) { id ingredients { position } } }"

    /// Requests one recipe after the other until the test ends the load, and connects again after each lost connection.
    private static func load(
        _ fixture: GatewayFixture,
        _ client: Int,
        until isOver: Flag,
        countingIn answered: Counter
    ) async throws -> Tally {
        let port = fixture.gateway.port
        return try await fixture.client { _ in
            var tally = Tally()
            var connection = try Client(port: port)
            while !isOver.isSet {
                let number = (tally.right + client * 11) % 45 + 1
                do {
                    tally.note(try connection.query(Self.query, variables: ["id": .string("recipe_\(number)")]), for: number)
                    answered.increment()
                } catch {
                    tally.other.append("\(error)")
                    connection = try Client(port: port)
                }
            }
            return tally
        }
    }

    private struct Tally: Sendable {
        var right = 0
        var refused = 0
        var other: [String] = []

        mutating func note(_ response: Response, for number: Int) {
            let recipe = (try? response.json())?.at("data.recipe") ?? .null
            if response.status == 200, recipe["id"].string == "recipe_\(number)", recipe["ingredients"].items.count == number % 6 + 1 {
                right += 1
            } else if response.status == 503, response.text.contains("SERVICE_UNAVAILABLE"), response.values("retry-after") == ["1"] {
                refused += 1
            } else {
                other.append("\(response.status) \(response.text)")
            }
        }
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isSet: Bool { value.load(ordering: .relaxed) }
        func set() { value.store(true, ordering: .relaxed) }
    }

    private final class Counter: Sendable {
        private let count = Atomic(0)
        var value: Int { count.load(ordering: .relaxed) }
        func increment() { count.add(1, ordering: .relaxed) }
    }
}
