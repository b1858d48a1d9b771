import Reactor
import ServiceSupport
import TestSupport

/// A user of several accounts, with a connection to each server.
struct DonationClient {
    private let town: DonationTown
    private var random: SeededGenerator
    private var client: PersistentClient

    init(_ town: DonationTown, _ servers: ServerPair, seed: Int) {
        (self.town, random, client) = (town, SeededGenerator(seed: seed), PersistentClient(servers))
    }

    /// Runs clients concurrently, each on a thread with a number of acts.
    ///
    /// Runs the body meanwhile.
    static func run(
        _ count: Int,
        acts: Int,
        seed: Int,
        _ town: DonationTown,
        _ servers: ServerPair,
        _ body: () throws -> Void = {}
    ) throws {
        let threads = try (0..<count).map { number in
            try Thread {
                var client = DonationClient(town, servers, seed: seed &* 1_000 &+ number)
                for _ in 0..<acts { client.act() }
            }
        }
        defer { for thread in threads { thread.join() } }
        try body()
    }

    /// Repeats every completed act.
    ///
    /// The responses are predictable if nothing else happens.
    static func repeatAll(_ town: DonationTown, _ servers: ServerPair) {
        var client = DonationClient(town, servers, seed: 1)
        for act in town.noted.filter(\.outcome.isDone).map(\.act) { town.note(repetition: client.send(act), of: act) }
    }

    /// Sends a new act, and sometimes repeats an earlier one.
    private mutating func act() {
        let act = town.choose(&random)
        let answer = send(act)
        town.note(answer, to: act)
        if answer.outcome.isDone, random.once(in: 6) { town.note(repetition: send(act), of: act) }
        if random.once(in: 6), let earlier = town.chooseEarlier(&random) { town.note(repetition: send(earlier), of: earlier) }
    }

    /// Sends an act, to either server, until a response arrives.
    private mutating func send(_ act: DonationAction) -> ActAnswer {
        client.send(act.request(until: town.expiry), toSide: random.number(0...1), outcome: act.outcome) { town.noteCut() }
    }
}
