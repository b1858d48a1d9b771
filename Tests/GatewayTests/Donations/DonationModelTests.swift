import Glibc
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Food donations by many users at once", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct DonationModelTests {
    /// Slows down writes of requests, so that other requests and server crashes come in between.
    private static let slowdown = """
        CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END $$;
        CREATE TRIGGER dawdle BEFORE INSERT OR UPDATE ON food_request FOR EACH ROW EXECUTE FUNCTION dawdle();
        """

    /// Runs the body with two servers, accounts and subscribers.
    private static func run(
        _ fault: PlantedFault? = nil,
        donors: Int,
        receivers: Int,
        _ body: (DonationTown, ServerPair, [FoodRequestWatcher]) throws -> Void
    ) throws {
        let database = try TestDatabase.shared.createServedDatabase(hasDemoData: false)
        defer { TestDatabase.shared.removeDatabase(database) }
        let way = try fault?.removesLock == true ? LockRemovingProxy(database) : nil
        defer { way?.close() }
        let servers = try ServerPair(way?.database ?? database)
        let town = try DonationTown(database, donors: donors, receivers: receivers)
        // Some donors, and some accounts that only receive.
        let listening = town.donors.prefix(3) + town.people.suffix(5)
        let watchers = try listening.flatMap { account in try (0...1).map { try FoodRequestWatcher(account, at: $0, of: servers) } }
        defer {
            for watcher in watchers { watcher.stop() }
            try? servers.stop()
        }
        try FoodRequestWatcher.begin(watchers)
        try PostgresSession(database).execute(Self.slowdown)
        if let fault { try PostgresSession(database).execute(fault.statements(database)) }
        try body(town, servers, watchers)
        if let way { #expect(way.leftOut > 0) }
    }

    @Test("nothing is oversold, lost, done twice or misreported, even if a server is killed repeatedly")
    func killed() async throws {
        try await ServedProgram.waiting {
            try Self.run(donors: 6, receivers: 24) { town, servers, watchers in
                try DonationClient.run(12, acts: 60, seed: 7, town, servers) {
                    for count in [150, 350, 550] {
                        while town.counts.answers < count { usleep(5_000) }
                        try servers.killAndRestart(0)
                    }
                }
                // Subscribers of the killed server may not have received an event between its crashes yet.
                func hasReceived(_ watcher: FoodRequestWatcher) -> Bool { watcher.received.contains { !$0.received.isEmpty } }
                for round in 0..<20 where !watchers.allSatisfy(hasReceived) {
                    try DonationClient.run(12, acts: 5, seed: 100 + round, town, servers)
                }
                DonationClient.repeatAll(town, servers)
                for problem in try DonationCheck.problems(town, watchers) { Issue.record("\(problem)") }
                // The other server ran all the time, so its subscribers have received everything.
                #expect(watchers.allSatisfy { ($0.whole != nil) == ($0.side == 1) })
                #expect(watchers.allSatisfy(hasReceived))
                #expect(town.counts.cuts > 0)
                let repetitions = town.noted.flatMap(\.repetitions)
                #expect(repetitions.contains { $0.outcome.isGone }, "no repeated response concerned a deleted post")
                let done = Dictionary(grouping: town.noted.filter(\.outcome.isDone), by: \.act.kind).mapValues(\.count)
                #expect(DonationAction.Kind.allCases.allSatisfy { done[$0] != nil }, "\(done)")
            }
        }
    }

    @Test("the check finds each planted fault")
    func planted() async throws {
        try await ServedProgram.waiting {
            // One after another, because each fault needs separate servers.
            for fault in PlantedFault.allCases {
                try Self.run(fault, donors: 2, receivers: 10) { town, servers, watchers in
                    var found: [DonationProblem] = []
                    // Repeats until a fault with a short window shows.
                    for round in 0..<20 where !found.contains(where: { fault.signs.contains($0.kind) }) {
                        try DonationClient.run(8, acts: 15, seed: 100 + round, town, servers)
                        found = try DonationCheck.problems(town, watchers)
                    }
                    #expect(found.contains { fault.signs.contains($0.kind) }, "\(fault): \(found.prefix(20))")
                }
            }
        }
    }
}
