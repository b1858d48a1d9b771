import AttackDocuments
import Glibc
import GraphQL
import Postgres
import ServiceSupport
import Synchronization
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Overload", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct OverloadTests {
    @Test("200 anonymous clients with new hostile documents do not delay a client with a cached document")
    func newDocuments() async throws {
        let rounds = 3
        let configure = { (configuration: inout GatewayConfiguration) in
            // All documents are prepared, however long it takes.
            configuration.engine.documents.preparation.timeout = .seconds(600)
        }
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: configure) { fixture in
            let query = "query ($id: ID!) { recipe(id: $id) { id title } }"
            let isOver = Flag()
            // Twice, so that the document stays cached.
            for _ in 0..<2 { _ = try await fixture.client { try $0.data(query, variables: ["id": .string("recipe_1")]) } }
            async let attacked = fixture.client { first throws -> [Int: Int] in
                defer { isOver.raise() }
                let port = fixture.gateway.port
                let attackers = try (0..<200).map { _ in try Client(port: port) }
                let attacks = AttackDocument.all(bytes: 10_000)
                var statuses: [Int: Int] = [:]
                for round in 0..<rounds {
                    for (index, attacker) in attackers.enumerated() {
                        let attack = attacks[(round * 7 + index) % attacks.count].text
                        try attacker.send(Client.post(attack + " # \(round) \(index)"))
                    }
                    for attacker in attackers { statuses[try attacker.response().status, default: 0] += 1 }
                }
                withExtendedLifetime(first) {}
                return statuses
            }
            let answers = try await fixture.client { client throws -> Int in
                var answers = 0
                while !isOver.isRaised {
                    #expect(try client.data(query, variables: ["id": .string("recipe_2")]).at("recipe.id").string == "recipe_2")
                    answers += 1
                }
                return answers
            }
            let statuses = try await attacked
            #expect(statuses.values.reduce(0, +) == 200 * rounds)
            #expect(Set(statuses.keys).isSubset(of: [200, 400]))
            // A client waiting behind a crowd of documents would get only one or two responses per round.
            #expect(answers > 10 * rounds)
        }
    }

    @Test("a slow statement moves to the slow lane and does not block others")
    func slowStatements() async throws {
        let database = try SlowFields.database()
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.engine.slowLane = SlowLaneLimits()
            configuration.engine.pool.connections = 1
            configuration.engine.pool.requestTimeout = .seconds(600)
            configuration.engine.pool.settings = .readLane(statementTimeout: .seconds(600))
            configuration.requests.proxies = 1
        }
        try await GatewayFixture.run(try SlowFields.snapshot(), database: database, configure: configure) { fixture in
            let nappers = 4
            let awake = Flag()
            let holder = try SlowFields.hold(in: database)
            async let naps = fixture.client { _ throws in
                let clients = try (0..<nappers).map { _ in try Client(port: fixture.gateway.port) }
                for (index, client) in clients.enumerated() {
                    try client.send(SlowFields.request(SlowFields.nap, from: "192.0.2.\(index)"))
                }
                for client in clients { #expect(try client.response().json().data.at("bed.nap").bool == true) }
                awake.raise()
            }
            // Two statements in the slow lane, and none on the only connection of the fast lane.
            #expect(try SlowFields.waitForSleepers(2...2, in: database))
            try await fixture.client { client throws in
                for _ in 0..<20 { #expect(try client.data(SlowFields.name).at("bed.name").string == "one") }
            }
            #expect(!awake.isRaised)
            #expect(try SlowFields.sleepers(in: database) == 2)
            try SlowFields.release(holder)
            try await naps
            let (fast, slow) = await fixture.onFirstLoop { ($0.lanes.primary.fast.statistics, $0.lanes.primary.slow.statistics) }
            #expect((fast.connects, slow.connects) == (1, 2))
            #expect((1...nappers).contains(fast.overruns))
            // The statement is known to be slow now, so a new document with it starts in the slow lane.
            _ = try await fixture.client { try $0.data("# new\n" + SlowFields.nap) }
            #expect(await fixture.onFirstLoop { $0.lanes.primary.fast.statistics.overruns } == fast.overruns)
        }
    }

    @Test("clients take turns in the slow lane, and the one with most requests is refused first")
    func turns() async throws {
        let database = try SlowFields.database()
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.engine.slowLane.connections = 1
            configuration.engine.slowLane.waitingRequests = 3
            configuration.engine.slowLane.cost = 0
            configuration.engine.pool.requestTimeout = .seconds(600)
            configuration.engine.pool.settings = .readLane(statementTimeout: .seconds(600))
            configuration.requests.proxies = 1
        }
        try await GatewayFixture.run(try SlowFields.snapshot(), database: database, configure: configure) { fixture in
            let lane = await fixture.onFirstLoop { $0.lanes.slowTurns }
            try await fixture.client { _ throws in
                let holder = try SlowFields.hold(in: database)
                let greedy = try (0..<6).map { _ in try Client(port: fixture.gateway.port) }
                for client in greedy { try client.send(SlowFields.request(SlowFields.nap, from: "2001:db8::\(Int.random(in: 1...9_999))")) }
                // One runs, three wait, and two are refused immediately.
                #expect(try SlowFields.waitForSleepers(1...1, in: database))
                while lane.waiting < 3 || lane.refused < 2 { usleep(1_000) }
                let modest = try Client(port: fixture.gateway.port)
                try modest.send(SlowFields.request(SlowFields.name, from: "192.0.2.1"))
                while lane.refused < 3 { usleep(1_000) }
                try SlowFields.release(holder)
                #expect(try modest.response().json().data.at("bed.name").string == "one")
                let responses = try greedy.map { try $0.response() }
                let refused = responses.filter { $0.status == 503 }
                #expect(refused.count == 3)
                #expect(refused.allSatisfy { $0.values("retry-after") == ["1"] })
                #expect(responses.filter { $0.status == 200 }.count == 3)
            }
        }
    }

    @Test("the slow lane connects only when needed")
    func lazyLane() async throws {
        try await GatewayFixture.run(try SlowFields.snapshot(), database: try SlowFields.database()) { fixture in
            _ = try await fixture.client { try $0.data(SlowFields.name) }
            #expect(await fixture.onFirstLoop { $0.lanes.primary.slow.statistics } == .init())
        }
    }

    @Test("an expensive request takes the slow lane from the first time on")
    func expensiveRequests() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.engine.slowLane.cost = 100 }) { fixture in
            try await fixture.client { client throws in
                _ = try client.data("{ recipes(first: 100) { nodes { id title reviews(first: 20) { nodes { id } } } } }")
            }
            #expect(await fixture.onFirstLoop { $0.lanes.primary.slow.statistics.connects } > 0)
        }
    }

    @Test("a full queue responds with 503 and Retry-After immediately", arguments: [true, false])
    func fullQueue(isFull: Bool) async throws {
        let database = try SlowFields.database()
        func configure(_ configuration: inout GatewayConfiguration) {
            (configuration.engine.pool.connections, configuration.engine.pool.requestsPerConnection) = (1, 1)
            // Either the queue is full, or its first request has waited too long.
            if isFull {
                configuration.engine.pool.waitingRequests = 2
            } else {
                configuration.engine.pool.queueingTimeout = .milliseconds(200)
            }
        }
        try await GatewayFixture.run(try SlowFields.snapshot(), database: database, configure: configure) { fixture in
            // Prepared in advance, so that all requests reach the database together.
            _ = try await fixture.client { try $0.data(SlowFields.nap) }
            let responses = try await fixture.client { _ throws in
                let clients = try (0..<12).map { _ in try Client(port: fixture.gateway.port) }
                for client in clients { try client.send(Client.post(SlowFields.nap)) }
                return try clients.map { try $0.response() }
            }
            let refused = responses.filter { $0.status == 503 }
            #expect(responses.allSatisfy { [200, 503].contains($0.status) })
            #expect((1...11).contains(refused.count))
            #expect(refused.allSatisfy { $0.values("retry-after") == ["1"] })
            #expect(try refused.first?.json().errors.at("0.extensions.code").string == "SERVICE_UNAVAILABLE")
            // The server recovers once the crowd is gone.
            #expect(try await fixture.client { try $0.data(SlowFields.name).at("bed.name").string } == "one")
        }
    }

    @Test("a request that times out is cancelled in the database")
    func timeout() async throws {
        let database = try SlowFields.database()
        try await GatewayFixture.run(
            try SlowFields.snapshot(),
            database: database,
            configure: {
                $0.engine.pool.requestTimeout = .milliseconds(500)
                // The statement timeout of the session is too long to end the statement.
                $0.engine.pool.settings = .readLane(statementTimeout: .seconds(600))
            }
        ) { fixture in
            // Connecting may take longer than the request timeout.
            while await !fixture.onFirstLoop({ $0.lanes.primary.fast.isReady }) { try await Task.sleep(for: .milliseconds(5)) }
            try await fixture.client { client throws in
                let json = try client.query(SlowFields.night).json()
                #expect(json.errors.at("0.extensions.code").string == "TIMEOUT")
                #expect(json.data["bed"] == .null)
            }
            #expect(try SlowFields.waitForSleepers(0...0, in: database))
        }
    }

    @Test("a request is cancelled in the database when its client disconnects")
    func vanishedClient() async throws {
        let database = try SlowFields.database()
        let configure = { (configuration: inout GatewayConfiguration) in
            // The timeouts of request and session are too long to end the statement.
            configuration.engine.pool.requestTimeout = .seconds(600)
            configuration.engine.pool.settings = .readLane(statementTimeout: .seconds(600))
        }
        try await GatewayFixture.run(try SlowFields.snapshot(), database: database, configure: configure) { fixture in
            try await fixture.client { client throws in
                try client.send(Client.post(SlowFields.night))
                #expect(try SlowFields.waitForSleepers(1...1, in: database))
                client.resetOnClose()
            }
            #expect(try SlowFields.waitForSleepers(0...0, in: database))
            #expect(try await fixture.client { try $0.data(SlowFields.name).at("bed.name").string } == "one")
        }
    }
}

/// A flag shared by threads.
private final class Flag: Sendable {
    private let value = Atomic(false)

    var isRaised: Bool { value.load(ordering: .acquiring) }

    func raise() { value.store(true, ordering: .releasing) }
}
