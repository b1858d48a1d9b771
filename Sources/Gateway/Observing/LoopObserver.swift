import Engine
import HTTP
import Logging
import Reactor

/// Observes the requests of one loop: assigns ids, counts requests and logs them.
///
/// Belongs to one loop. An ordinary request pays for its id, five readings of the clock and a few additions. Outside production, it also
/// pays for a header.
final class LoopObserver {
    // Sound without exclusivity checks, which each request would pay for: no code re-enters this object while one of these fields changes.
    @safe @exclusivity(unchecked) private(set) var figures = RequestFigures()
    /// The time that events took to reach subscribers.
    private(set) var deliveries = Histogram()
    private let log: RequestLog
    @safe @exclusivity(unchecked) private var ids = RequestIDs()
    /// Whether responses report the time of each phase.
    private let reportsTimes: Bool
    /// Whether the time of each phase is measured.
    private let isDetailed: Bool
    /// The table of numbers for operation names.
    private let names: OperationNames

    init(_ configuration: ObservingConfiguration, log: Logger, isProduction: Bool, names: OperationNames) {
        self.log = RequestLog(configuration, log)
        self.names = names
        reportsTimes = !isProduction
        isDetailed = reportsTimes || configuration.servesMetrics(inProduction: isProduction)
    }

    /// Begins a request and adds its id to the response.
    func begin(_ exchange: HTTPExchange) -> RequestRecord {
        let name = exchange.withHeader("x-request-id") { RequestID($0) } ?? nil
        let own = ids.next()
        let facts = RequestFacts(times: PhaseTimes(isDetailed: isDetailed))
        let record = RequestRecord(exchange: exchange, id: name ?? own, ownID: name == nil ? nil : own, facts: facts)
        exchange.addHeader("X-Request-Id") { record.id.append(to: &$0) }
        return record
    }

    /// Adds an id to the response of a request that the HTTP layer has refused.
    func name(_ exchange: HTTPExchange) {
        exchange.addHeader("X-Request-Id") { ids.next().append(to: &$0) }
    }

    /// Begins an operation on a connection whose initial request has ended.
    func beginOperation(on exchange: HTTPExchange) -> RequestRecord {
        RequestRecord(exchange: exchange, id: ids.next(), ownID: nil, facts: RequestFacts(times: PhaseTimes(isDetailed: isDetailed)))
    }

    /// Notes the time from a database notification to its delivery to a subscriber, in nanoseconds.
    func noteDelivery(after nanoseconds: UInt64) { deliveries.add(nanoseconds) }

    /// Logs internal failures that occurred while handling an event.
    func noteFailures(of facts: RequestFacts, at now: MonotonicTime) {
        for failure in facts.failures { log.writeFailure(failure, at: now) }
    }

    /// Ends a request after its response has been written.
    func end(_ record: inout RequestRecord) {
        guard !record.isCounted else { return }
        count(&record)
        if reportsTimes, record.facts.outcome != nil {
            record.exchange.addHeader("Server-Timing") { ServerTiming.write(record.facts.times, record.facts.isDocumentKnown, to: &$0) }
        }
    }

    /// Counts a request, and logs it if necessary.
    func count(_ record: inout RequestRecord) {
        record.isCounted = true
        for failure in record.facts.failures { log.writeFailure(failure, record) }
        guard var outcome = record.facts.outcome else { return }
        record.facts.times.finish(.write)
        let exchange = record.exchange
        if exchange.isClientDisconnected {
            // The client received no error: the cancelled database work is not a time-out.
            outcome = .clientDisconnected
        } else if !record.facts.codes.isEmpty {
            figures.count(codes: record.facts.codes)
        }
        for (name, result) in record.facts.mutations { figures.count(result, of: name) }
        figures.count(outcome, series(of: record.facts.operation), record.facts)
        if record.facts.times.total >= log.threshold || outcome.isRefusal { log.write(record, outcome, exchange.loop.now) }
    }

    /// The number of the operation's counters, cached in each prepared operation.
    private func series(of operation: OperationTraits?) -> Int {
        guard let operation else { return OperationNames.none }
        if let known = operation.label { return known }
        let number = operation.kind == nil ? OperationNames.none : names.number(of: operation.name)
        operation.label = number
        return number
    }
}
