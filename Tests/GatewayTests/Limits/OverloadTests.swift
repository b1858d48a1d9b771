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

@Suite("Under overload", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct OverloadTests {
    @Test("200 strangers with hostile new documents do not hold up a client whose document is known")
    func newDocuments() async throws {
        let rounds = 3
        let configure = { (configuration: inout GatewayConfiguration) in
            // All are prepared, however long it takes.
            configuration.engine.documents.preparation.patience = .seconds(600)
        }
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: configure) { fixture in
            let query = "query ($id: ID!) { recipe(id: $id) { id title } }"
            let isOver = Flag()
            // Twice, so that it is known for good.
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
            // A client that waited behind a crowd of documents would see one or two answers in each round.
            #expect(answers > 10 * rounds)
        }
    }

    @Test("what proves to be slow goes on in the slow lane, and holds up no one meanwhile")
    func slowStatements() async throws {
        let database = try Naps.database()
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.engine.slowLane = SlowLaneLimits()
            configuration.engine.pool.connections = 1
            configuration.engine.pool.requestTimeout = .seconds(600)
            configuration.engine.pool.settings = .readLane(statementTimeout: .seconds(600))
            configuration.requests.proxies = 1
        }
        try await GatewayFixture.run(try Naps.snapshot(), database: database, configure: configure) { fixture in
            let nappers = 4
            let awake = Flag()
            let holder = try Naps.hold(in: database)
            async let naps = fixture.client { _ throws in
                let clients = try (0..<nappers).map { _ in try Client(port: fixture.gateway.port) }
                for (index, client) in clients.enumerated() { try client.send(Naps.request(Naps.nap, from: "192.0.2.\(index)")) }
                for client in clients { #expect(try client.response().json().data.at("bed.nap").bool == true) }
                awake.raise()
            }
            // Two in the slow lane, and no one in the only connection of the fast one.
            #expect(try Naps.waitForSleepers(2...2, in: database))
            try await fixture.client { client throws in
                for _ in 0..<20 { #expect(try client.data(Naps.name).at("bed.name").string == "one") }
            }
            #expect(!awake.isRaised)
            #expect(try Naps.sleepers(in: database) == 2)
            try Naps.release(holder)
            try await naps
            let (fast, slow) = await fixture.onFirstLoop { ($0.lanes.primary.fast.statistics, $0.lanes.primary.slow.statistics) }
            #expect((fast.connects, slow.connects) == (1, 2))
            #expect((1...nappers).contains(fast.overruns))
            // By now the statement is known, so that a new document begins where it belongs.
            _ = try await fixture.client { try $0.data("# new\n" + Naps.nap) }
            #expect(await fixture.onFirstLoop { $0.lanes.primary.fast.statistics.overruns } == fast.overruns)
        }
    }

    @Test("in the slow lane clients take turns; the one with most requests is refused first")
    func turns() async throws {
        let database = try Naps.database()
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.engine.slowLane.connections = 1
            configuration.engine.slowLane.waitingRequests = 3
            configuration.engine.slowLane.cost = 0
            configuration.engine.pool.requestTimeout = .seconds(600)
            configuration.engine.pool.settings = .readLane(statementTimeout: .seconds(600))
            configuration.requests.proxies = 1
        }
        try await GatewayFixture.run(try Naps.snapshot(), database: database, configure: configure) { fixture in
            let lane = await fixture.onFirstLoop { $0.lanes.slowTurns }
            try await fixture.client { _ throws in
                let holder = try Naps.hold(in: database)
                let greedy = try (0..<6).map { _ in try Client(port: fixture.gateway.port) }
                for client in greedy { try client.send(Naps.request(Naps.nap, from: "2001:db8::\(Int.random(in: 1...9_999))")) }
                // One runs, three wait, two are refused at once.
                #expect(try Naps.waitForSleepers(1...1, in: database))
                while lane.waiting < 3 || lane.refused < 2 { usleep(1_000) }
                let modest = try Client(port: fixture.gateway.port)
                try modest.send(Naps.request(Naps.name, from: "192.0.2.1"))
                while lane.refused < 3 { usleep(1_000) }
                try Naps.release(holder)
                #expect(try modest.response().json().data.at("bed.name").string == "one")
                let responses = try greedy.map { try $0.response() }
                let refused = responses.filter { $0.status == 503 }
                #expect(refused.count == 3)
                #expect(refused.allSatisfy { $0.values("retry-after") == ["1"] })
                #expect(responses.filter { $0.status == 200 }.count == 3)
            }
        }
    }

    @Test("the slow lane makes no connection before it is needed")
    func lazyLane() async throws {
        try await GatewayFixture.run(try Naps.snapshot(), database: try Naps.database()) { fixture in
            _ = try await fixture.client { try $0.data(Naps.name) }
            #expect(await fixture.onFirstLoop { $0.lanes.primary.slow.statistics } == .init())
        }
    }

    @Test("what costs much takes the slow lane from the first time on")
    func expensiveRequests() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.engine.slowLane.cost = 100 }) { fixture in
            try await fixture.client { client throws in
                _ = try client.data("{ recipes(first: 100) { nodes { id title reviews(first: 20) { nodes { id } } } } }")
            }
            #expect(await fixture.onFirstLoop { $0.lanes.primary.slow.statistics.connects } > 0)
        }
    }

    @Test("a full queue answers 503 with Retry-After at once", arguments: [true, false])
    func fullQueue(isFull: Bool) async throws {
        let database = try Naps.database()
        func configure(_ configuration: inout GatewayConfiguration) {
            (configuration.engine.pool.connections, configuration.engine.pool.requestsPerConnection) = (1, 1)
            // Either there is no room, or the first of the queue has waited too long.
            if isFull {
                configuration.engine.pool.waitingRequests = 2
            } else {
                configuration.engine.pool.queueingTimeout = .milliseconds(200)
            }
        }
        try await GatewayFixture.run(try Naps.snapshot(), database: database, configure: configure) { fixture in
            // Prepared beforehand, so that the crowd comes to the database together.
            _ = try await fixture.client { try $0.data(Naps.nap) }
            let responses = try await fixture.client { _ throws in
                let clients = try (0..<12).map { _ in try Client(port: fixture.gateway.port) }
                for client in clients { try client.send(Client.post(Naps.nap)) }
                return try clients.map { try $0.response() }
            }
            let refused = responses.filter { $0.status == 503 }
            #expect(responses.allSatisfy { [200, 503].contains($0.status) })
            #expect((1...11).contains(refused.count))
            #expect(refused.allSatisfy { $0.values("retry-after") == ["1"] })
            #expect(try refused.first?.json().errors.at("0.extensions.code").string == "SERVICE_UNAVAILABLE")
            // It is over with the crowd.
            #expect(try await fixture.client { try $0.data(Naps.name).at("bed.name").string } == "one")
        }
    }

    @Test("a request whose time is over is cancelled in the database")
    func timeout() async throws {
        let database = try Naps.database()
        try await GatewayFixture.run(
            try Naps.snapshot(),
            database: database,
            configure: {
                $0.engine.pool.requestTimeout = .milliseconds(500)
                // It is not the session's own time that ends it.
                $0.engine.pool.settings = .readLane(statementTimeout: .seconds(600))
            }
        ) { fixture in
            // Making the connection may take longer than a request may.
            while await !fixture.onFirstLoop({ $0.lanes.primary.fast.isReady }) { try await Task.sleep(for: .milliseconds(5)) }
            try await fixture.client { client throws in
                let json = try client.query(Naps.night).json()
                #expect(json.errors.at("0.extensions.code").string == "TIMEOUT")
                #expect(json.data["bed"] == .null)
            }
            #expect(try Naps.waitForSleepers(0...0, in: database))
        }
    }

    @Test("a request whose client has vanished is cancelled in the database")
    func vanishedClient() async throws {
        let database = try Naps.database()
        let configure = { (configuration: inout GatewayConfiguration) in
            // It is neither the request's nor the session's time that ends it.
            configuration.engine.pool.requestTimeout = .seconds(600)
            configuration.engine.pool.settings = .readLane(statementTimeout: .seconds(600))
        }
        try await GatewayFixture.run(try Naps.snapshot(), database: database, configure: configure) { fixture in
            try await fixture.client { client throws in
                try client.send(Client.post(Naps.night))
                #expect(try Naps.waitForSleepers(1...1, in: database))
                client.resetOnClose()
            }
            #expect(try Naps.waitForSleepers(0...0, in: database))
            #expect(try await fixture.client { try $0.data(Naps.name).at("bed.name").string } == "one")
        }
    }
}

/// Something that one thread tells another.
private final class Flag: Sendable {
    private let value = Atomic(false)

    var isRaised: Bool { value.load(ordering: .acquiring) }

    func raise() { value.store(true, ordering: .releasing) }
}
