import Planner
import Postgres
import Reactor

/// Finds the subscriptions that an object concerns; one statement checks all subscriptions with the same conditions.
///
/// Objects that arrive while a statement runs share the next one.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class EventMatcher: @unchecked Sendable {
    /// The text of the statement; subscriptions with the same text share a matcher.
    let sql: String
    private let statement: Statement
    private let parameterCount: Int
    /// The distinct values of the conditions, with the index in `rows` and `subscriptions` for each.
    private var places: [[String?]: Int] = [:]
    private var rows: [[String?]] = []
    private var subscriptions: [[ObjectIdentifier: Subscription]] = []
    private var free: [Int] = []
    /// For each parameter the values of all rows, as an array in PostgreSQL's text form; nil if it must be rebuilt.
    private var arrays: [String]?
    private var waiting: [(number: Int64, event: LiveEvent)] = []
    private var isRunning = false
    private let live: LiveSubscriptions

    /// The maximum number of objects per statement, so that no statement takes long.
    private static let maximumBatch = 200

    init(_ written: WrittenStatement, in live: LiveSubscriptions) {
        sql = written.sql
        statement = Statement(written.sql)
        parameterCount = written.parameters.count
        self.live = live
    }

    /// Whether the matcher can be dropped: it has no subscriptions, and no running statement that may still find one.
    var isEmpty: Bool { places.isEmpty && !isRunning }

    func add(_ subscription: Subscription) {
        let row = values(of: subscription)
        let place: Int
        if let known = places[row] {
            place = known
        } else {
            if let reused = free.popLast() {
                place = reused
                rows[place] = row
            } else {
                place = rows.count
                rows.append(row)
                subscriptions.append([:])
            }
            places[row] = place
            arrays = nil
        }
        subscriptions[place][ObjectIdentifier(subscription)] = subscription
    }

    func remove(_ subscription: Subscription) {
        let row = values(of: subscription)
        guard let place = places[row] else { return }
        subscriptions[place][ObjectIdentifier(subscription)] = nil
        guard subscriptions[place].isEmpty else { return }
        places[row] = nil
        rows[place] = Array(repeating: nil, count: parameterCount)
        free.append(place)
        arrays = nil
    }

    /// The values of a subscription, read by the parameters of its plan.
    ///
    /// Other subscriptions with the same statement may hold their values elsewhere.
    private func values(of subscription: Subscription) -> [String?] {
        let binding = ParameterBinding(plan: subscription.plan, values: subscription.values, results: [])
        return subscription.plan.plan.event?.matching?.parameters.map { binding.text(of: $0) } ?? []
    }

    /// Finds the subscriptions that an object concerns, and answers the event to them.
    func match(_ event: LiveEvent, _ number: Int64) {
        waiting.append((number, event))
        guard !isRunning else { return }
        isRunning = true
        Task(executorPreference: live.loop) { await self.run() }
    }

    private func run() async {
        while !waiting.isEmpty {
            let taken = Array(waiting.prefix(Self.maximumBatch))
            waiting.removeFirst(taken.count)
            do throws(PostgresError) {
                // The subscriptions at an index may change before the response arrives.
                let former = subscriptions
                var matches = Dictionary(grouping: try await matches(of: Set(taken.map(\.number)).sorted()), by: \.key)
                // Answer in the order of arrival, each object's number once.
                for (number, event) in taken {
                    for match in matches.removeValue(forKey: number) ?? [] where former.indices.contains(Int(match.place) - 1) {
                        live.answer(event, to: former[Int(match.place) - 1].values.filter { $0.ending == nil })
                    }
                }
            } catch {
                // The subscriptions concerned are unknown, so report a gap to all.
                let gap = live.event(.gap)
                for group in subscriptions { live.answer(gap, to: Array(group.values)) }
                live.figures.gaps += 1
            }
        }
        isRunning = false
        if isEmpty { live.forget(self) }
    }

    /// An object, and the one-based index of the subscriptions that it concerns.
    private struct Match: Decodable {
        let key: Int64
        let place: Int64
    }

    private func matches(of numbers: [Int64]) async throws(PostgresError) -> [Match] {
        var batch = StatementBatch()
        batch.parameters.append(numbers)
        for array in arraysOfAll() { batch.parameters.append(literal: array) }
        batch.append(statement)
        return try await live.lanes.read(batch, from: .primary)[0].decode(Match.self)
    }

    private func arraysOfAll() -> [String] {
        if let arrays { return arrays }
        let made = (0..<parameterCount).map { index in PostgresArray.text(rows.map { $0[index] }) }
        arrays = made
        return made
    }
}
