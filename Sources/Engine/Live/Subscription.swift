import GraphQL
import Planner
import Postgres
import Reactor

/// An operation that is answered again for each event: an asynchronous sequence of responses, consumed by one task.
///
/// Responses arrive in the order of the events, each event at most once. The sequence ends when the subscriber cancels it, when its
/// credentials end, or when the subscriber takes responses too slowly; `ending` has the reason.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Subscription
public final class Subscription: AsyncSequence, AsyncIteratorProtocol, @unchecked Sendable {
    /// The bytes of a response as JSON.
    public typealias Element = [UInt8]
    /// The sequence never throws: errors are in the responses, or in `ending`.
    public typealias Failure = Never

    /// The reason for the end of a subscription.
    public enum Ending {
        /// The subscriber cancelled it.
        case completed
        /// The server stops; the client can subscribe again elsewhere.
        case serverStops
        /// The subscription may not continue; the refusal has the reasons.
        case refused(Refusal)
        /// The subscriber took its responses too slowly.
        case fellBehind
    }

    /// The requested field of `Subscription`.
    public let field: String
    /// The reason for its end; nil while it is open.
    public private(set) var ending: Ending?
    /// Called once if the subscription ends because responses were not taken: the consuming task may be waiting for the client.
    public var onFallingBehind: (() -> Void)?

    let prepared: PreparedOperation
    let executable: ExecutableOperation
    let schema: ServedSchema
    let credentials: (any SubscriberCredentials)?
    let client: SlowLane.Client
    var context: RequestContext
    var values: RequestValues
    var plan: PreparedPlan
    /// The time at which the credentials expire.
    var expiry: MonotonicTime?
    /// The group of subscriptions that are answered together with it.
    var group: SubscriptionGroup?
    /// Events that its group has yet to answer, in order.
    var pendingEvents: [LiveEvent] = []
    /// Events to answer after the credentials have been checked again; nil while they are known to be valid.
    var heldEvents: [LiveEvent]?
    /// The order of the last gap that was reported to it.
    private var lastGap: UInt64 = 0
    /// Whether access has changed once more while the credentials are being checked.
    var isCheckedAgain = false

    private let live: LiveSubscriptions
    private var waiting: [[UInt8]] = []
    private let signal = WakeSignal()

    init(
        _ operation: consuming PlannedOperation,
        _ context: RequestContext,
        _ credentials: (any SubscriberCredentials)?,
        in live: LiveSubscriptions
    ) {
        prepared = operation.prepared
        executable = operation.executable
        schema = operation.schema
        values = operation.values
        plan = operation.plan
        field = plan.rootCoordinates.first?.split(separator: ".").last.map(String.init) ?? ""
        client = SlowLane.Client(context)
        (self.context, self.credentials, self.live) = (context, credentials, live)
    }

    /// Returns the subscription itself, since there is one stream of responses.
    public func makeAsyncIterator() -> Subscription { self }

    /// The next response; nil once the subscription has ended and all responses were taken.
    public func next() async -> [UInt8]? {
        while true {
            if !waiting.isEmpty { return waiting.removeFirst() }
            if ending != nil { return nil }
            await signal.wait()
        }
    }

    /// Ends the subscription at the subscriber's request.
    public func cancel() { live.end(self, .completed) }

    /// Sends the current state, because the subscriber may have missed events.
    public func sendCurrentState() { live.answer(live.event(.gap), to: [self]) }

    /// Queues a response for the subscriber; ends the subscription if too many wait.
    func deliver(_ response: [UInt8], atMost limit: Int) {
        guard ending == nil else { return }
        guard waiting.count < limit else { return live.end(self, .fellBehind) }
        waiting.append(response)
        signal.wake()
    }

    /// Ends the subscription; waiting responses can still be taken, unless the subscriber fell behind.
    func finish(_ ending: Ending) {
        guard self.ending == nil else { return }
        self.ending = ending
        if case .fellBehind = ending {
            waiting = []
            onFallingBehind?()
        }
        onFallingBehind = nil
        signal.wake()
    }
}

extension Subscription {
    /// Whether the arguments ask for events with this key and the credentials permit them.
    func wants(_ key: Substring) -> Bool {
        if let open = plan.plan.event?.openKeys, !open.contains(String(key)) { return false }
        guard let wanted = plan.plan.event?.wanted else { return true }
        switch values.value(wanted) {
        case .list(let items): return items.contains { $0 == .enum(String(key)) }
        case .enum(let name): return name == key
        default: return true
        }
    }
}

extension Subscription {
    /// Whether it is already being answered for this subscriber.
    func isOf(_ subscriber: Subscriber) -> Bool {
        context.viewer == subscriber.viewer && context.language == subscriber.language && context.disclosure == subscriber.disclosure
    }
}

// The events that are still to be delivered.
extension Subscription {
    /// The maximum number of held events; beyond it they become one gap.
    private static let maximumHeld = 64

    /// Holds events from now on, including those that its group has not answered yet.
    func holdEvents() {
        heldEvents = pendingEvents
        pendingEvents = []
    }

    /// Holds another event.
    func hold(_ event: LiveEvent) {
        let isFull = heldEvents.map { $0.count >= Self.maximumHeld } ?? false
        if isFull { heldEvents = [event.asGap] } else { heldEvents?.append(event) }
    }

    /// The event, if this group has yet to answer it here; otherwise nil.
    func awaited(_ event: LiveEvent, from group: SubscriptionGroup) -> LiveEvent? {
        guard ending == nil, self.group === group else { return nil }
        return pendingEvents.first { $0.order == event.order }
    }

    /// Removes an event that has been answered, or need not be.
    func settle(_ event: LiveEvent) {
        if let index = pendingEvents.firstIndex(where: { $0.order == event.order }) { pendingEvents.remove(at: index) }
    }

    /// Marks an event that will be answered later as charged.
    func noteCharge(of event: LiveEvent) {
        for index in pendingEvents.indices where pendingEvents[index].order == event.order { pendingEvents[index].isCharged = true }
        guard let held = heldEvents else { return }
        for index in held.indices where held[index].order == event.order { heldEvents?[index].isCharged = true }
    }

    /// Whether a gap that came later than the event has been reported: the read after the gap already shows the event.
    func isCoveredByGap(_ event: LiveEvent) -> Bool { event.content != .gap && event.order < lastGap }

    /// Records a delivered event.
    func noteDelivery(of event: LiveEvent) {
        if event.content == .gap { lastGap = Swift.max(lastGap, event.order) }
    }
}
