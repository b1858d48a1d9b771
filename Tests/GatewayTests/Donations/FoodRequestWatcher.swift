import Glibc
import GraphQL
import Reactor
import ServiceSupport
import Synchronization

/// A subscriber to an account's requests at one of two servers, which resubscribes when that server is lost.
final class FoodRequestWatcher: Sendable {
    /// A received request.
    struct ReceivedEvent: Sendable, Hashable {
        let request: Int64
        let state: DonationLedger.RequestState
    }

    /// The events received without a gap.
    struct Stretch: Sendable {
        /// Whether it began before any event.
        var isFromStart: Bool
        var received: [ReceivedEvent] = []
        /// Whether it was still open when it was read.
        var isOpen = true
    }

    let account: Member
    let side: Int
    private let servers: ServerPair
    private let stretches = Lock<[Stretch]>([])
    private let oddities = Lock<[String]>([])
    private let isOver = Atomic(false)
    private let hasBegun = Atomic(false)

    private static let selection = "foodRequestUpdated { id status quantity updatedAt }"

    /// Subscribes on a separate thread.
    init(_ account: Member, at side: Int, of servers: ServerPair) throws {
        (self.account, self.side, self.servers) = (account, side, servers)
        try Thread { [self] in
            while !isOver.load(ordering: .relaxed) {
                try? listen()
                stretches.withLock { if !$0.isEmpty { $0[$0.count - 1].isOpen = false } }
                usleep(20_000)
            }
        }.detach()
    }

    /// The received events of each stretch.
    var received: [Stretch] { stretches.withLock { $0 } }

    /// The received events that are not requests.
    var strange: [String] { oddities.withLock { $0 } }

    /// The stretch with all events from the beginning until now, or nil if an event was missed.
    var whole: Stretch? { received.last.flatMap { $0.isFromStart && $0.isOpen ? $0 : nil } }

    /// Waits until all subscriptions are open.
    ///
    /// Events may occur from then on.
    static func begin(_ watchers: [FoodRequestWatcher]) throws {
        for watcher in watchers {
            for _ in 0..<12_000 where watcher.received.isEmpty { usleep(5_000) }
            guard !watcher.received.isEmpty else { throw Unexpected(text: "a subscription has not begun") }
            watcher.hasBegun.store(true, ordering: .relaxed)
        }
    }

    /// Stops resubscribing.
    func stop() { isOver.store(true, ordering: .relaxed) }

    private func listen() throws {
        guard let port = servers.port(side) else { return }
        let isFromStart = !hasBegun.load(ordering: .relaxed)
        let events = try Client(port: port).subscribe(Self.selection, headers: account.headers)
        // The subscription is open once the head of the response has arrived.
        stretches.withLock { $0.append(Stretch(isFromStart: isFromStart)) }
        while let event = try events.next() {
            let json = try event.name == "next" ? event.json() : .null
            let request = json.data["foodRequestUpdated"]
            if json.errors == .null, request == .null, event.name == "next" {
                // A gap begins a new stretch.
                let isEarly = !hasBegun.load(ordering: .relaxed)
                stretches.withLock { $0.append(Stretch(isFromStart: isEarly)) }
            } else if let received = ReceivedEvent(request) {
                stretches.withLock { $0[$0.count - 1].received.append(received) }
            } else if event.name != "complete" {
                oddities.withLock { $0.append("\(event)") }
            }
        }
    }
}

extension FoodRequestWatcher.ReceivedEvent {
    fileprivate init?(_ value: Value) {
        guard let number = value["id"].string?.split(separator: "_").last.flatMap({ Int64($0) }), let status = value["status"].string,
            let quantity = Self.whole(value["quantity"]), let moment = value["updatedAt"].string
        else { return nil }
        self.init(request: number, state: DonationLedger.RequestState(status: status, quantity: quantity, moment: moment))
    }
    /// Amounts are whole numbers in these tests, in either notation.
    private static func whole(_ value: Value) -> Int? { if case .double(let number) = value { Int(exactly: number) } else { value.int } }
}
