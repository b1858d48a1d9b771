import Planner
import Postgres
import Reactor
import Synchronization

/// The turns of expensive requests in the whole process: a few run at once, at most one per client.
///
/// One client therefore never takes more than its share of the database, however many requests it sends.
public final class SlowLane: Sendable {
    /// The client that takes a turn.
    enum Client: Hashable {
        /// A person or partner, with all their sessions and API keys.
        case account(Int64)
        /// All anonymous clients of a network.
        case network(ClientNetwork)
    }

    /// A waiting request, with the loop to wake it on.
    ///
    /// `@unchecked Sendable`: the state is only touched under the lane's lock, the signal only on its loop.
    private final class Waiter: @unchecked Sendable {
        enum State {
            case waits
            case goes
            case refused
        }

        let loop: EventLoop
        let signal = WakeSignal()
        var state = State.waits

        init(loop: EventLoop) { self.loop = loop }

        func wake() { Task(executorPreference: loop) { self.signal.wake() } }
    }

    private let queue: Lock<FairQueue<Client, Waiter>>
    private let refusals = Atomic(0)

    /// A lane with these limits.
    public init(_ limits: SlowLaneLimits) {
        queue = Lock(FairQueue(places: limits.connections, room: limits.waitingRequests))
    }

    /// The number of requests that wait for their turn.
    public var waiting: Int { queue.withLock { $0.waiting } }
    /// The number of requests refused since the start, because the queue was full or their turn did not come in time.
    public var refused: Int { refusals.load(ordering: .relaxed) }
    /// The number of running requests.
    public var running: Int { queue.withLock { $0.taken } }

    /// Waits for a client's turn; the caller must give the turn back.
    ///
    /// - Throws: `.overloaded` if the queue is full, or the turn does not come in time.
    func take(_ client: Client, on loop: EventLoop, until deadline: MonotonicTime) async throws(PostgresError) {
        let waiter = Waiter(loop: loop)
        switch queue.withLock({ $0.enter(waiter, of: client) }) {
        case .goes: return
        case .refused:
            refusals.add(1, ordering: .relaxed)
            throw .overloaded
        case .waits(let refused):
            if let refused { refuse(refused) }
            let timer = loop.schedule(at: deadline) { waiter.signal.wake() }
            await withTaskCancellationHandler {
                await waiter.signal.wait()
            } onCancel: {
                waiter.wake()
            }
            loop.cancel(timer)
            let goes = queue.withLock { queue in
                if waiter.state == .waits { queue.remove(waiter, of: client) }
                return waiter.state == .goes
            }
            guard goes else {
                if !Task.isCancelled { refusals.add(1, ordering: .relaxed) }
                throw .overloaded
            }
        }
    }

    /// Gives a client's turn back.
    func give(_ client: Client) {
        let next = queue.withLock { queue in
            let next = queue.leave(client)
            for waiter in next { waiter.state = .goes }
            return next
        }
        for waiter in next { waiter.wake() }
    }

    private func refuse(_ waiter: Waiter) {
        queue.withLock { _ in waiter.state = .refused }
        waiter.wake()
    }
}

extension SlowLane.Client {
    /// The client of a request.
    init(_ context: RequestContext) {
        self = context.viewer.map { .account($0.account) } ?? .network(context.client.network)
    }
}
