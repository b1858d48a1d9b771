import GraphQL
import Planner
import Postgres
import Reactor

/// Subscriptions that get the same answers, so that each event is read from the database once for all of them.
///
/// They have the same plan, and all values bound to its statements are equal. If a statement uses the viewer, the viewer is one of these
/// values. A group answers its events one after the other; groups take turns (`SubscriptionFamily`).
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class SubscriptionGroup: @unchecked Sendable {
    /// The properties that two subscriptions must share to get the same answers.
    struct Key: Hashable {
        let plan: ObjectIdentifier
        let parameters: [String?]
        /// The account that the plan's statements use; nil if none does.
        private(set) var viewer: Int64?
        let serverAddress: String
        let disclosure: Disclosure
        /// The language of messages, which matters even if no text of the plan depends on it.
        let language: TextLanguage
        /// The account, if events contain it or the plan reads with the permissions of a role: such reads are audited for each account.
        let auditedAccount: Int64?

        init(_ subscription: Subscription) {
            let (plan, values) = (subscription.plan, subscription.values)
            self.plan = ObjectIdentifier(plan)
            let binding = ParameterBinding(plan: plan, values: values, results: [])
            let sources = plan.parameters.joined()
            parameters = sources.filter { $0 != .viewer }.map { binding.text(of: $0) }
            viewer = sources.contains(.viewer) ? values.viewer?.account : nil
            serverAddress = values.serverAddress
            disclosure = subscription.context.disclosure
            language = values.language
            let isAboutAccount = if case .facts? = plan.plan.event?.answer { true } else { false }
            auditedAccount = isAboutAccount || !plan.plan.privileges.isEmpty ? values.viewer?.account : nil
        }

        /// The key without the viewer, shared by all groups that differ only by their viewers.
        var family: Key {
            var key = self
            key.viewer = nil
            return key
        }
    }

    /// An event and the subscriptions that receive it.
    struct Delivery {
        let event: LiveEvent
        var members: [Subscription]
    }

    let key: Key
    let family: SubscriptionFamily
    private(set) var members: [ObjectIdentifier: Subscription] = [:]
    private var deliveries = Fifo<Delivery>()
    /// The number of responses that the waiting deliveries require.
    private var waitingResponses = 0
    /// Whether it is queued for a turn or has one.
    private var isScheduled = false
    /// Whether it waits for the database to recover.
    private var isWaitingToRetry = false
    /// The number of consecutive failed reads.
    private var failures = 0
    private let live: LiveSubscriptions

    /// The maximum number of waiting events; beyond it they become one gap.
    private static let maximumWaiting = 256
    /// The maximum number of waiting responses, so that neither their list nor building one gap takes long.
    private static let maximumWaitingResponses = 200_000
    /// The first delay before a failed read is retried; the delay doubles up to `maximumPause`.
    private static let pause = Duration.seconds(1)
    private static let maximumPause = Duration.seconds(60)

    init(_ key: Key, of family: SubscriptionFamily, in live: LiveSubscriptions) {
        (self.key, self.family, self.live) = (key, family, live)
    }

    func add(_ subscription: Subscription) { members[ObjectIdentifier(subscription)] = subscription }

    func remove(_ subscription: Subscription) { members[ObjectIdentifier(subscription)] = nil }

    /// Answers an event to some members, after the events that already wait.
    func answer(_ event: LiveEvent, to subscriptions: [Subscription]) {
        deliveries.append(Delivery(event: event, members: subscriptions))
        waitingResponses += subscriptions.count
        if deliveries.count > Self.maximumWaiting || (deliveries.count > 1 && waitingResponses > Self.maximumWaitingResponses) {
            collapse(at: event)
        }
        schedule()
    }

    private func schedule() {
        guard !isScheduled, !isWaitingToRetry, !deliveries.isEmpty else { return }
        isScheduled = true
        live.schedule(self)
    }

    // MARK: Turns

    /// The event that has waited longest.
    var nextEvent: LiveEvent? { deliveries.first?.event }

    /// Takes the delivery that has waited longest, with the members that still wait for it; nil without members.
    func takeNext() -> Delivery? {
        guard let delivery = deliveries.popFirst() else { return nil }
        waitingResponses -= delivery.members.count
        let members = delivery.members.filter { $0.awaited(delivery.event, from: self) != nil }
        return members.isEmpty ? nil : Delivery(event: delivery.event, members: members)
    }

    /// Reads the response to an event, and delivers it to the members.
    func answer(_ delivery: Delivery) async {
        do throws(PostgresError) {
            await deliver(try await live.response(to: delivery.event, for: delivery.members[0]), delivery)
        } catch {
            live.noteFailure(error)
            collapse(at: delivery.event, with: delivery)
            retryLater()
        }
    }

    /// Delivers the response to an event to the members; nil if they may not see its object.
    func deliver(_ response: [UInt8]?, _ delivery: Delivery) async {
        failures = 0
        for member in delivery.members where member.awaited(delivery.event, from: self) != nil {
            if let response {
                await live.deliver(response, to: member, of: delivery.event, from: self)
            } else {
                member.settle(delivery.event)
            }
        }
    }

    /// Ends the group's turn, and queues it again if more events wait.
    func endTurn() {
        isScheduled = false
        schedule()
    }

    /// Tries again later; missed events are reported as a gap once the database can answer.
    private func retryLater() {
        // Spread the retries, so that not all groups read at once.
        let pause = min(Self.maximumPause, Self.pause * (1 << min(failures, 6))) * Double.random(in: 0.5...1.5)
        failures += 1
        isWaitingToRetry = true
        live.loop.schedule(after: pause) { [self] in
            isWaitingToRetry = false
            schedule()
        }
    }

    /// Replaces all waiting events, and a failed delivery, by a single gap for the subscriptions concerned.
    private func collapse(at event: LiveEvent, with failed: Delivery? = nil) {
        var concerned: [ObjectIdentifier: Subscription] = [:]
        for delivery in (failed.map { [$0] } ?? []) + deliveries.removeAll() {
            for member in delivery.members where member.awaited(delivery.event, from: self) != nil {
                member.settle(delivery.event)
                concerned[ObjectIdentifier(member)] = member
            }
        }
        let gap = event.asGap
        for member in concerned.values { member.pendingEvents.append(gap) }
        deliveries.append(Delivery(event: gap, members: Array(concerned.values)))
        waitingResponses = concerned.count
        live.figures.gaps += 1
    }
}
