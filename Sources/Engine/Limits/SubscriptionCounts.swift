import GraphQL
import Reactor

/// The number of open subscriptions in the process, in total and per client.
public final class SubscriptionCounts: Sendable {
    private struct State {
        var total = 0
        var clients: [SlowLane.Client: Int] = [:]
    }

    private let state = Lock(State())
    private let limits: SubscriptionLimits

    /// Counts with these limits.
    package init(_ limits: SubscriptionLimits) {
        self.limits = limits
    }

    /// Adds a subscription; throws if a limit is reached.
    func add(_ client: SlowLane.Client) throws(Refusal) {
        let excess = state.withLock { state -> String? in
            guard state.total < limits.total else { return "This server has \(limits.total) open subscriptions, which is the limit." }
            let own = state.clients[client, default: 0]
            guard own < limits.perClient else {
                return "You have \(own) open subscriptions; at most \(limits.perClient) are allowed."
            }
            state.total += 1
            state.clients[client] = own + 1
            return nil
        }
        if let excess { throw Refusal(.tooManySubscriptions, excess) }
    }

    /// Removes a subscription.
    func remove(_ client: SlowLane.Client) {
        state.withLock { state in
            state.total -= 1
            let own = state.clients[client, default: 1] - 1
            state.clients[client] = own > 0 ? own : nil
        }
    }
}
