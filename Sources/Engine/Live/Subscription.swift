import GraphQL
import Planner
import Postgres
import Reactor

/// An operation that is answered again for each event: an asynchronous sequence of responses, for one task to take.
///
/// Responses come in the order of the events, each event at most once. The sequence ends when the subscriber cancels it, when
/// its credentials end, or when it takes responses too slowly; `ending` says which.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Subscription
public final class Subscription: AsyncSequence, AsyncIteratorProtocol, @unchecked Sendable {
    /// The bytes of a response as JSON.
    public typealias Element = [UInt8]
    /// It fails nowhere: what is wrong stands in the responses, or in `ending`.
    public typealias Failure = Never

    /// Why it has ended.
    public enum Ending {
        /// The subscriber wished it.
        case completed
        /// The server stops: it can be begun again elsewhere.
        case serverStops
        /// It may go on no longer; the errors say why.
        case refused(Refusal)
        /// It did not take its responses.
        case fellBehind
    }

    /// The field of `Subscription` that it asks for.
    public let field: String
    /// Why it has ended; nil while it goes on.
    public private(set) var ending: Ending?
    /// Called once when it ends because responses were not taken: the task that takes them may be waiting for the client.
    public var whenFallingBehind: (() -> Void)?

    let prepared: PreparedOperation
    let executable: ExecutableOperation
    let schema: ServedSchema
    let credentials: (any SubscriberCredentials)?
    let client: SlowLane.Client
    var context: RequestContext
    var values: RequestValues
    var plan: PreparedPlan
    /// When the credentials expire by themselves.
    var expiry: MonotonicTime?
    /// Those that are answered together with it.
    var group: SubscriptionGroup?
    /// Events that its group has still to answer, in their order.
    var pendingEvents: [LiveEvent] = []
    /// Events to be answered once the credentials have been asked again; nil while they are known to be good.
    var heldEvents: [LiveEvent]?
    /// The order of the last gap that it was told of.
    private var lastGap: UInt64 = 0
    /// Whether access has changed once more while the credentials are asked.
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

    /// It is its own iterator, since there is one stream of responses.
    public func makeAsyncIterator() -> Subscription { self }

    /// The next response; nil once it has ended and all were taken.
    public func next() async -> [UInt8]? {
        while true {
            if !waiting.isEmpty { return waiting.removeFirst() }
            if ending != nil { return nil }
            await signal.wait()
        }
    }

    /// The subscriber wants no more.
    public func cancel() { live.end(self, .completed) }

    /// Has the present state answered: the subscriber may have missed events.
    public func tellPresentState() { live.answer(live.event(.gap), to: [self]) }

    /// Hands it a response; it ends when too many wait.
    func deliver(_ response: [UInt8], atMost limit: Int) {
        guard ending == nil else { return }
        guard waiting.count < limit else { return live.end(self, .fellBehind) }
        waiting.append(response)
        signal.wake()
    }

    /// Ends it; what waits is still taken, unless it was not taken in time.
    func finish(_ ending: Ending) {
        guard self.ending == nil else { return }
        self.ending = ending
        if case .fellBehind = ending {
            waiting = []
            whenFallingBehind?()
        }
        whenFallingBehind = nil
        signal.wake()
    }
}

extension Subscription {
    /// Whether the arguments ask for an event with this key and the credentials open it.
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
    /// Whether it is answered as this subscriber already.
    func isOf(_ subscriber: Subscriber) -> Bool {
        context.viewer == subscriber.viewer && context.language == subscriber.language && context.disclosure == subscriber.disclosure
    }
}

// The events on their way to it.
extension Subscription {
    /// How many may be held; then they become one gap.
    private static let mostHeld = 64

    /// Holds what comes from now on, and what its group has not answered yet.
    func holdEvents() {
        heldEvents = pendingEvents
        pendingEvents = []
    }

    /// Holds one more.
    func hold(_ event: LiveEvent) {
        let isTooMuch = heldEvents.map { $0.count >= Self.mostHeld } ?? false
        if isTooMuch { heldEvents = [event.asGap] } else { heldEvents?.append(event) }
    }

    /// The event, if a group has still to answer it here.
    func awaited(_ event: LiveEvent, from group: SubscriptionGroup) -> LiveEvent? {
        guard ending == nil, self.group === group else { return nil }
        return pendingEvents.first { $0.order == event.order }
    }

    /// An event has been answered, or need not be.
    func settle(_ event: LiveEvent) {
        if let index = pendingEvents.firstIndex(where: { $0.order == event.order }) { pendingEvents.remove(at: index) }
    }

    /// An event that is answered later has been charged.
    func noteCharge(of event: LiveEvent) {
        for index in pendingEvents.indices where pendingEvents[index].order == event.order { pendingEvents[index].isCharged = true }
        guard let held = heldEvents else { return }
        for index in held.indices where held[index].order == event.order { heldEvents?[index].isCharged = true }
    }

    /// Whether it was told of a gap that came later than the event: what is read again then shows the event, too.
    func isCoveredByGap(_ event: LiveEvent) -> Bool { event.content != .gap && event.order < lastGap }

    /// Notes what it is told of.
    func noteDelivery(of event: LiveEvent) {
        if event.content == .gap { lastGap = Swift.max(lastGap, event.order) }
    }
}
