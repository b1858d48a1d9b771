import Postgres
import Reactor
import ServiceSupport
import TestSupport

/// Accounts that give and take food, their knowledge of it, and the responses to all their acts.
final class DonationTown: Sendable {
    private struct KnownRequest {
        let number: Int64
        let post: Int64
        let donor: Member
        let receiver: Member
        /// The last known act on the request.
        var step = DonationAction.Kind.sendFoodRequest
    }

    private struct State {
        var posts: [(number: Int64, donor: Member)] = []
        /// The requests that can still change.
        var requests: [KnownRequest] = []
        var noted: [Noted<DonationAction>] = []
        var answers = 0
        var cuts = 0
    }

    let database: String
    let donors: [Member]
    /// All accounts.
    ///
    /// Donors request food too.
    let people: [Member]
    /// The time at which the food expires.
    let expiry: String
    private let state = Lock(State())

    /// Few posts, so that many accounts compete for the same food.
    private static let mostPosts = 6
    /// The number of recent requests that accounts act on.
    private static let latestRequests = 24

    init(_ database: String, donors: Int, receivers: Int) throws {
        self.database = database
        let session = try PostgresSession(database)
        self.donors = try (1...donors).map { try Member("Donor \($0)", roles: ["DONOR", "RECEIVER"], in: session) }
        people = try self.donors + (1...receivers).map { try Member("Receiver \($0)", roles: ["RECEIVER"], in: session) }
        // Every second account has notices enabled.
        try session.execute("UPDATE account SET email_verified = true, notify_donations = id % 2 = 0")
        expiry = try session.column("SELECT to_char(now() + interval '2 days', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')")[0]
    }

    /// All acts with their responses.
    var noted: [Noted<DonationAction>] { state.withLock { $0.noted } }

    /// The number of responses so far, and of requests without one.
    var counts: (answers: Int, cuts: Int) { state.withLock { ($0.answers, $0.cuts) } }

    func noteCut() { state.withLock { $0.cuts += 1 } }

    /// Records the response to an act.
    func note(_ answer: ActAnswer, to act: DonationAction) {
        state.withLock { state in
            state.answers += 1
            state.noted[act.number].answer = answer
            guard let object = answer.outcome.object else { return }
            switch act.kind {
            case .addFoodPost: state.posts.append((object, act.account))
            case .deleteFoodPost:
                state.posts.removeAll { $0.number == object }
                state.requests.removeAll { $0.post == object }
            case .sendFoodRequest:
                guard let donor = state.posts.first(where: { $0.number == act.object })?.donor else { return }
                state.requests.append(KnownRequest(number: object, post: act.object, donor: donor, receiver: act.account))
            case .declineFoodRequest, .withdrawFoodRequest, .cancelFoodReservation: state.requests.removeAll { $0.number == object }
            case .acceptFoodRequest, .reserveFood:
                for index in state.requests.indices where state.requests[index].number == object { state.requests[index].step = act.kind }
            default: break
            }
        }
    }

    /// Records the response to a repeated act.
    func note(repetition answer: ActAnswer, of act: DonationAction) { state.withLock { $0.noted[act.number].repetitions.append(answer) } }

    /// Chooses a recent act of any account, or returns nil if the chosen one was not completed.
    func chooseEarlier(_ random: inout SeededGenerator) -> DonationAction? {
        state.withLock { state in
            let noted = random.pick(state.noted.suffix(100))
            return noted.outcome.isDone ? noted.act : nil
        }
    }

    // MARK: The next act

    /// Chooses an act that is likely to be valid.
    func choose(_ random: inout SeededGenerator) -> DonationAction {
        state.withLock { state in
            let act = choose(&random, state)
            state.noted.append(Noted(act: act))
            return act
        }
    }

    private func choose(_ random: inout SeededGenerator, _ state: State) -> DonationAction {
        func act(_ kind: DonationAction.Kind, by account: Member, to object: Int64 = 0, _ quantity: Int = 0) -> DonationAction {
            DonationAction(number: state.noted.count, kind: kind, account: account, object: object, quantity: quantity)
        }
        let (chance, someone) = (random.number(0...99), random.pick(people))
        if state.posts.count < 2 || (chance < 6 && state.posts.count < Self.mostPosts) {
            return act(.addFoodPost, by: random.pick(donors), random.number(2...5))
        }
        let post = random.pick(state.posts)
        switch chance {
        case ..<12: return act(.editFoodPost, by: post.donor, to: post.number, random.number(1...6))
        case ..<14: return act(.deleteFoodPost, by: post.donor, to: post.number)
        case ..<22:
            let kinds = [DonationAction.Kind.likeFoodPost, .unlikeFoodPost, .favoriteFoodPost, .unfavoriteFoodPost]
            return act(random.pick(kinds), by: someone, to: post.number)
        case 45... where !state.requests.isEmpty:
            let request = random.pick(state.requests.suffix(Self.latestRequests))
            // Another account may act first, and some acts are invalid from the start.
            let kind =
                random.once(in: 5)
                ? random.pick(DonationAction.Kind.steps) : random.pick(Self.likely[request.step] ?? DonationAction.Kind.steps)
            let isDonors = kind == .acceptFoodRequest || kind == .declineFoodRequest
            // Sometimes an account acts without permission.
            let account = random.once(in: 25) ? someone : isDonors ? request.donor : request.receiver
            return act(kind, by: account, to: request.number, kind == .editFoodRequest ? random.number(1...3) : 0)
        default: return act(.sendFoodRequest, by: someone, to: post.number, random.number(1...3))
        }
    }

    /// The acts that follow on a request, weighted by repetition.
    private static let likely: [DonationAction.Kind: [DonationAction.Kind]] = [
        .sendFoodRequest: [
            .acceptFoodRequest, .acceptFoodRequest, .acceptFoodRequest, .acceptFoodRequest, .acceptFoodRequest, .declineFoodRequest,
            .editFoodRequest, .editFoodRequest, .withdrawFoodRequest,
        ],
        .acceptFoodRequest: [.reserveFood, .reserveFood, .reserveFood, .withdrawFoodRequest, .declineFoodRequest],
        .reserveFood: [.cancelFoodReservation, .cancelFoodReservation, .withdrawFoodRequest],
    ]
}
