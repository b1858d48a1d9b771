import GraphQL
import Planner
public import Postgres
import Reactor

/// The subscriptions of one loop: receives the database's notices, finds the subscriptions they concern, and has them answered.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
public final class LiveSubscriptions: @unchecked Sendable {
    /// The channels of the database's notices.
    public struct Channels: Sendable {
        /// Events.
        public let events: String
        /// Accounts with changed access; each notification begins with the account's number.
        public let access: String

        /// Creates the pair of channels.
        public init(events: String, access: String) {
            (self.events, self.access) = (events, access)
        }
    }

    /// The subscriptions to one event.
    private struct Topic {
        var subscriptions: [ObjectIdentifier: Subscription] = [:]
        var byAccount: [Int64: [ObjectIdentifier: Subscription]] = [:]
        /// The matchers for subscriptions that only some objects concern, by their statement.
        var matchers: [String: EventMatcher] = [:]
        /// The groups of subscriptions that every object concerns.
        var groups: [SubscriptionGroup.Key: SubscriptionGroup] = [:]
    }

    let loop: EventLoop
    let lanes: DatabaseLanes
    /// The figures of the subscriptions.
    public internal(set) var figures = LiveFigures()
    /// Called for each delivery with the time from the notice to the subscriber, in nanoseconds.
    public var observeDelivery: ((UInt64) -> Void)?
    /// Called with internal failures while answering events.
    public var report: ((RequestFacts) -> Void)?

    /// The engine that answers events.
    public let engine: Engine
    /// The maximum numbers of open subscriptions.
    public let limits: SubscriptionLimits
    private let counts: SubscriptionCounts
    private var topics: [String: Topic] = [:]
    private var groups: [SubscriptionGroup.Key: SubscriptionGroup] = [:]
    private var families: [SubscriptionGroup.Key: SubscriptionFamily] = [:]
    private let turns: AnswerQueue
    private var registration: NotificationRegistration?
    private var sweep: ScheduledTimer?
    /// Whether notices are being received; otherwise any that are sent now are missed.
    private(set) var isListening = false
    private var eventCount: UInt64 = 0
    private var isClosed = false

    /// Creates an empty set of subscriptions for an engine; `counts` includes the subscriptions of all loops.
    public init(_ engine: Engine, limits: SubscriptionLimits, counts: SubscriptionCounts) {
        (self.engine, self.limits, self.counts) = (engine, limits, counts)
        (loop, lanes) = (engine.loop, engine.lanes)
        turns = AnswerQueue(on: engine.loop)
    }

    // MARK: Receiving notices

    /// Starts receiving notices; call on the loop.
    ///
    /// The hub may be started before or later.
    public func listen(to hub: NotificationHub, on channels: Channels) {
        let registration = hub.register(channels: [channels.events, channels.access], capacity: 10_000)
        self.registration = registration
        Task(executorPreference: loop) { [weak self] in
            while let event = await registration.next() { self?.receive(event, channels) }
        }
    }

    private func receive(_ event: NotificationEvent, _ channels: Channels) {
        switch event {
        case .notListening: isListening = false
        case .listening:
            guard !isListening else { return }
            isListening = true
            reportGap()
        case .notification(channels.access, let payload, _):
            if let account = payload.split(separator: " ").first.flatMap({ Int64($0) }) { accessChanged(of: account) }
        case .notification(_, let payload, let arrival):
            figures.notices += 1
            if let notice = LiveNotice(payload) { receive(notice, at: arrival) }
        }
    }

    /// Creates an event that is ordered after all earlier ones.
    func event(_ content: LiveEvent.Content, at arrival: MonotonicTime = .now) -> LiveEvent {
        eventCount += 1
        return LiveEvent(content: content, arrival: arrival, order: eventCount)
    }

    /// Finds the subscriptions that a notice concerns.
    func receive(_ notice: LiveNotice, at arrival: MonotonicTime) {
        guard let topic = topics[notice.event] else { return }
        guard !notice.items.isEmpty else {
            figures.gaps += 1
            return answer(event(.gap, at: arrival), to: Array(topic.subscriptions.values))
        }
        for item in notice.items {
            let event = event(.item(String(item.key)), at: arrival)
            if let account = item.account {
                if let own = topic.byAccount[account] { answer(event, to: own.values.filter { $0.wants(item.key) }) }
            } else {
                for group in topic.groups.values { answer(event, to: Array(group.members.values)) }
                guard let number = item.number else { continue }
                for matcher in topic.matchers.values { matcher.match(event, number) }
            }
        }
    }

    /// Handles missed notices: checks access again, because it may have changed, and reports a gap to every subscriber.
    private func reportGap() {
        let all = topics.values.flatMap(\.subscriptions.values)
        if !all.isEmpty { figures.gaps += 1 }
        let gap = event(.gap)
        for subscription in all where subscription.credentials != nil { check(subscription) }
        answer(gap, to: all)
    }

    // MARK: Answering

    /// Answers an event to some subscribers; subscribers with a running access check get it afterwards.
    func answer(_ event: LiveEvent, to subscriptions: [Subscription]) {
        var byGroup: [ObjectIdentifier: (SubscriptionGroup, [Subscription])] = [:]
        for subscription in subscriptions {
            guard subscription.ending == nil, let group = subscription.group else { continue }
            if subscription.heldEvents != nil {
                subscription.hold(event)
            } else {
                subscription.pendingEvents.append(event)
                byGroup[ObjectIdentifier(group), default: (group, [])].1.append(subscription)
            }
        }
        for (group, members) in byGroup.values { group.answer(event, to: members) }
    }

    /// Queues a group to answer its next event.
    func schedule(_ group: SubscriptionGroup) { turns.append(group) }

    /// Reports that an event could not be read.
    func noteFailure(_ error: PostgresError) {
        var facts = RequestFacts(times: PhaseTimes(isDetailed: false))
        facts.note(failure: "the response to an event is delayed", "\(error)")
        report?(facts)
    }

    /// The response to an event for a subscription and all of its group; nil if the subscriber may not see the object.
    func response(to event: LiveEvent, for subscription: Subscription) async throws(PostgresError) -> [UInt8]? {
        var facts = RequestFacts(times: PhaseTimes(isDetailed: false))
        defer { if !facts.failures.isEmpty { report?(facts) } }
        return try await engine.response(to: event, for: subscription, &facts)
    }

    /// The responses to one event for the members of several groups of a family, read at once; nil if reading fails.
    func responses(to deliveries: [SubscriptionGroup.Delivery]) async -> [[UInt8]?]? {
        var facts = RequestFacts(times: PhaseTimes(isDetailed: false))
        defer { if !facts.failures.isEmpty { report?(facts) } }
        do throws(PostgresError) {
            return try await engine.responses(to: deliveries[0].event, for: deliveries.map { $0.members[0] }, &facts)
        } catch {
            return nil
        }
    }

    /// The number of viewers that one read can serve, for an event of subscriptions like this one.
    func maximumViewers(of subscription: Subscription) -> Int {
        engine.rows.maximumViewers(of: subscription.plan, cost: subscription.cost)
    }

    /// Charges a subscriber for a response and delivers it, if the subscriber may still have it.
    func deliver(_ response: [UInt8], to subscription: Subscription, of event: LiveEvent, from group: SubscriptionGroup) async {
        guard let awaited = subscription.awaited(event, from: group) else { return }
        if subscription.isCoveredByGap(event) { return subscription.settle(event) }
        if !awaited.isCharged, let allowance = subscription.context.allowance {
            do throws(AllowanceError) {
                try await allowance.spend(max(1, subscription.cost), asking: lanes.writing)
            } catch {
                if case .exceeded(let refusal) = error { return end(subscription, .refused(refusal)) }
            }
            // If access changed meanwhile, the event is answered again, without a second charge.
            guard subscription.awaited(event, from: group) != nil else { return subscription.noteCharge(of: event) }
        }
        subscription.settle(event)
        subscription.noteDelivery(of: event)
        subscription.deliver(response, atMost: limits.waiting)
        figures.deliveries += 1
        observeDelivery?(MonotonicTime.now.nanoseconds &- event.arrival.nanoseconds)
    }

    // MARK: Starting and ending

    /// Starts a subscription; it receives events from now on.
    func begin(_ subscription: Subscription) throws(Refusal) {
        guard !isClosed else { throw Refusal(.serviceUnavailable, "The server is shutting down. Subscribe again in a moment.") }
        try counts.add(subscription.client)
        figures.begun += 1
        figures.open[subscription.field, default: 0] += 1
        join(subscription)
        // The viewer may come from a cache. Checking now also finds out when the credentials expire.
        check(subscription)
        if sweep == nil { scheduleSweep() }
    }

    /// Ends a subscription.
    func end(_ subscription: Subscription, _ ending: Subscription.Ending) {
        guard subscription.ending == nil else { return }
        leave(subscription)
        counts.remove(subscription.client)
        figures.open[subscription.field, default: 1] -= 1
        if case .fellBehind = ending { figures.dropped += 1 }
        subscription.finish(ending)
    }

    /// Ends all subscriptions and accepts no more, because the server stops.
    public func close() {
        isClosed = true
        registration?.unregister()
        registration = nil
        if let sweep { loop.cancel(sweep) }
        sweep = nil
        for subscription in topics.values.flatMap(\.subscriptions.values) { end(subscription, .serverStops) }
    }

    private func join(_ subscription: Subscription) {
        guard let event = subscription.plan.plan.event else { return }
        let key = SubscriptionGroup.Key(subscription)
        let group = groups[key] ?? makeGroup(key)
        group.add(subscription)
        subscription.group = group
        let id = ObjectIdentifier(subscription)
        topics[event.event, default: Topic()].subscriptions[id] = subscription
        if let account = subscription.values.viewer?.account { topics[event.event]?.byAccount[account, default: [:]][id] = subscription }
        if let matching = event.matching {
            let matcher = topics[event.event]?.matchers[matching.sql] ?? EventMatcher(matching, in: self)
            matcher.add(subscription)
            topics[event.event]?.matchers[matching.sql] = matcher
        } else {
            topics[event.event]?.groups[key] = group
        }
    }

    private func makeGroup(_ key: SubscriptionGroup.Key) -> SubscriptionGroup {
        let family = families[key.family] ?? SubscriptionFamily(in: self)
        families[key.family] = family
        family.groupCount += 1
        let group = SubscriptionGroup(key, of: family, in: self)
        groups[key] = group
        return group
    }

    private func leave(_ subscription: Subscription) {
        guard let event = subscription.plan.plan.event, let group = subscription.group else { return }
        let id = ObjectIdentifier(subscription)
        group.remove(subscription)
        subscription.group = nil
        topics[event.event]?.subscriptions[id] = nil
        if let account = subscription.values.viewer?.account {
            topics[event.event]?.byAccount[account]?[id] = nil
            if topics[event.event]?.byAccount[account]?.isEmpty == true { topics[event.event]?.byAccount[account] = nil }
        }
        if let matching = event.matching, let matcher = topics[event.event]?.matchers[matching.sql] {
            matcher.remove(subscription)
            if matcher.isEmpty { topics[event.event]?.matchers[matching.sql] = nil }
        }
        guard group.members.isEmpty else { return }
        groups[group.key] = nil
        group.family.groupCount -= 1
        if group.family.groupCount == 0 { families[group.key.family] = nil }
        topics[event.event]?.groups[group.key] = nil
    }

    /// Removes a matcher that has no subscriptions left.
    func forget(_ matcher: EventMatcher) {
        for event in topics.keys where topics[event]?.matchers[matcher.sql] === matcher { topics[event]?.matchers[matcher.sql] = nil }
    }

    // MARK: Access

    private func accessChanged(of account: Int64) {
        for topic in topics.values {
            for subscription in topic.byAccount[account]?.values ?? [:].values { check(subscription) }
        }
    }

    /// Checks again which account a subscription belongs to; its events wait for the result.
    private func check(_ subscription: Subscription) {
        guard let credentials = subscription.credentials, subscription.ending == nil else { return }
        // A check is already running, but its answer may be from before this change.
        if subscription.heldEvents != nil { return subscription.isCheckedAgain = true }
        subscription.holdEvents()
        Task(executorPreference: loop) { [self] in
            while subscription.ending == nil {
                subscription.isCheckedAgain = false
                let result = await credentials.check()
                if subscription.isCheckedAgain { continue }
                switch result {
                case .ended(let refusal): end(subscription, .refused(refusal))
                case .unknown: await loop.sleep(for: .seconds(1))
                case .valid(let subscriber): return await resume(subscription, as: subscriber)
                }
            }
        }
    }

    /// Continues a subscription with its account's current permissions.
    private func resume(_ subscription: Subscription, as subscriber: Subscriber) async {
        do throws(Refusal) {
            let (plan, values) = try await engine.plan(subscription, for: subscriber)
            guard subscription.ending == nil else { return }
            subscription.expiry = subscriber.expiry
            if plan === subscription.plan, subscription.isOf(subscriber) { return resume(subscription) }
            leave(subscription)
            subscription.context.viewer = subscriber.viewer
            subscription.context.language = subscriber.language
            subscription.context.disclosure = subscriber.disclosure
            (subscription.plan, subscription.values) = (plan, values)
            join(subscription)
        } catch {
            return end(subscription, .refused(error))
        }
        resume(subscription)
    }

    /// Answers the events that were held.
    private func resume(_ subscription: Subscription) {
        let held = subscription.heldEvents ?? []
        subscription.heldEvents = nil
        if subscription.isCheckedAgain { check(subscription) }
        for event in held { answer(event, to: [subscription]) }
    }

    /// Checks credentials whose time is up, once a second: they expire without a notice.
    private func scheduleSweep() {
        sweep = loop.schedule(after: .seconds(1)) { [weak self] in
            guard let self else { return }
            let now = loop.now
            var isAny = false
            for topic in topics.values {
                for subscription in topic.subscriptions.values {
                    isAny = true
                    if let expiry = subscription.expiry, expiry <= now { check(subscription) }
                }
            }
            sweep = nil
            if isAny { scheduleSweep() }
        }
    }
}
