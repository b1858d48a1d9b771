import GraphQL
import HTTP
import Logging
import Reactor

/// Sees the requests of one loop begin and end: gives them ids, counts them, writes about them.
///
/// Belongs to one loop. What an ordinary request pays: its id, five readings of the clock, a handful of additions, and outside production a
/// header.
final class LoopObserver {
    // Sound without checks for exclusive access, which each request would pay for: nobody comes back here while one of these is changed.
    @safe @exclusivity(unchecked) private(set) var figures = RequestFigures()
    private let log: RequestLog
    @safe @exclusivity(unchecked) private var ids = RequestIDs()
    /// Whether responses tell how long each phase took.
    private let tellsTimes: Bool
    /// Whether anybody wants phases to be told apart.
    private let isDetailed: Bool

    init(_ configuration: GatewayConfiguration) {
        log = RequestLog(configuration)
        tellsTimes = !configuration.isProduction
        isDetailed = tellsTimes || configuration.servesMetrics
    }

    /// Begins a request, whose response names its id from now on.
    func begin(_ exchange: HTTPExchange) -> RequestRecord {
        let id = exchange.withHeader("x-request-id") { RequestID($0) } ?? nil
        let record = RequestRecord(exchange: exchange, id: id ?? ids.next(), times: PhaseTimes(isDetailed: isDetailed))
        exchange.addHeader("X-Request-Id") { record.id.append(to: &$0) }
        return record
    }

    /// Gives an id to a request of which nothing is known.
    func name(_ exchange: HTTPExchange) {
        exchange.addHeader("X-Request-Id") { ids.next().append(to: &$0) }
    }

    /// Ends a request, whose response is written.
    func end(_ record: inout RequestRecord) {
        guard var outcome = record.outcome else { return }
        record.times.finish(.write)
        let exchange = record.exchange
        if exchange.isClientGone {
            // Nobody was answered with an error: that the database's work was cancelled is no time-out.
            outcome = .clientGone
        } else if !record.codes.isEmpty {
            figures.count(codes: record.codes)
        }
        figures.count(outcome, record)
        if tellsTimes { exchange.addHeader("Server-Timing") { ServerTiming.write(record.times, record.isDocumentKnown, to: &$0) } }
        if record.times.total >= log.threshold || outcome.isRefusal { log.write(record, outcome, exchange.loop.now) }
    }

    /// Counts a run of a mutation.
    func count(_ result: MutationResult, of mutation: String) {
        figures.count(result, of: mutation)
    }

    /// Logs what went wrong inside while a request was answered.
    func logFailure(_ message: String, _ details: String, of record: RequestRecord) {
        log.writeFailure(message, details, record)
    }
}
