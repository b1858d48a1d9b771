import Engine
import HTTP
import Logging
import Reactor

/// Sees the requests of one loop begin and end: gives them ids, counts them, writes about them.
///
/// Belongs to one loop. What an ordinary request pays: its id, five readings of the clock, a handful of additions, and outside production a
/// header.
final class LoopObserver {
    // Sound without checks for exclusive access, which each request would pay for: no one comes back here while one of these is changed.
    @safe @exclusivity(unchecked) private(set) var figures = RequestFigures()
    /// How long events took to reach subscribers.
    private(set) var deliveries = Histogram()
    private let log: RequestLog
    @safe @exclusivity(unchecked) private var ids = RequestIDs()
    /// Whether responses tell how long each phase took.
    private let tellsTimes: Bool
    /// Whether phases are told apart.
    private let isDetailed: Bool
    /// The numbers under which operations are counted.
    private let names: OperationNames

    init(_ configuration: ObservingConfiguration, log: Logger, isProduction: Bool, names: OperationNames) {
        self.log = RequestLog(configuration, log)
        self.names = names
        tellsTimes = !isProduction
        isDetailed = tellsTimes || configuration.servesMetrics(inProduction: isProduction)
    }

    /// Begins a request, whose response names its id from now on.
    func begin(_ exchange: HTTPExchange) -> RequestRecord {
        let name = exchange.withHeader("x-request-id") { RequestID($0) } ?? nil
        let own = ids.next()
        let facts = RequestFacts(times: PhaseTimes(isDetailed: isDetailed))
        let record = RequestRecord(exchange: exchange, id: name ?? own, ownID: name == nil ? nil : own, facts: facts)
        exchange.addHeader("X-Request-Id") { record.id.append(to: &$0) }
        return record
    }

    /// Gives an id to a request of which nothing is known.
    func name(_ exchange: HTTPExchange) {
        exchange.addHeader("X-Request-Id") { ids.next().append(to: &$0) }
    }

    /// Begins an operation on a connection whose request was answered long ago.
    func beginOperation(on exchange: HTTPExchange) -> RequestRecord {
        RequestRecord(exchange: exchange, id: ids.next(), ownID: nil, facts: RequestFacts(times: PhaseTimes(isDetailed: isDetailed)))
    }

    /// Notes how long it took from a notice of the database to a subscriber, in nanoseconds.
    func noteDelivery(after nanoseconds: UInt64) { deliveries.add(nanoseconds) }

    /// Writes of what went wrong inside when an event was answered.
    func noteFailures(of facts: RequestFacts, at now: MonotonicTime) {
        for failure in facts.failures { log.writeFailure(failure, at: now) }
    }

    /// Ends a request, whose response is written.
    func end(_ record: inout RequestRecord) {
        guard !record.isCounted else { return }
        count(&record)
        if tellsTimes, record.facts.outcome != nil {
            record.exchange.addHeader("Server-Timing") { ServerTiming.write(record.facts.times, record.facts.isDocumentKnown, to: &$0) }
        }
    }

    /// Counts a request, and writes about it where that is worth a line.
    func count(_ record: inout RequestRecord) {
        record.isCounted = true
        for failure in record.facts.failures { log.writeFailure(failure, record) }
        guard var outcome = record.facts.outcome else { return }
        record.facts.times.finish(.write)
        let exchange = record.exchange
        if exchange.isClientGone {
            // No one was answered with an error: that the database's work was cancelled is no time-out.
            outcome = .clientGone
        } else if !record.facts.codes.isEmpty {
            figures.count(codes: record.facts.codes)
        }
        for (name, result) in record.facts.mutations { figures.count(result, of: name) }
        figures.count(outcome, series(of: record.facts.operation), record.facts)
        if record.facts.times.total >= log.threshold || outcome.isRefusal { log.write(record, outcome, exchange.loop.now) }
    }

    /// The number under which an operation is counted; set once for each prepared operation.
    private func series(of operation: OperationTraits?) -> Int {
        guard let operation else { return OperationNames.none }
        if let known = operation.label { return known }
        let number = operation.kind == nil ? OperationNames.none : names.number(of: operation.name)
        operation.label = number
        return number
    }
}
