import Engine
import GraphQL
import HTTP
import Logging
import Reactor

/// Logs requests: every request at level debug, slow ones as warnings, refused ones as information and failures as errors.
///
/// It never logs variables, the text of a document or headers, which may be private. Belongs to one loop.
final class RequestLog {
    private let log: Logger
    private let slow: UInt64
    /// The minimum duration in nanoseconds of requests that may need a log line; shorter requests pay only this comparison.
    let threshold: UInt64
    private var slowLines: LineBudget
    private var refusalLines: LineBudget
    private var failureLines: LineBudget

    init(_ observing: ObservingConfiguration, _ log: Logger) {
        self.log = log
        slow = MonotonicTime(nanoseconds: 0).advanced(by: observing.slowRequest).nanoseconds
        threshold = log.logLevel <= .debug ? 0 : log.logLevel <= .warning ? slow : .max
        slowLines = LineBudget(linesPerSecond: observing.linesPerSecond)
        refusalLines = slowLines
        failureLines = slowLines
    }

    /// Logs a request that has ended, if its duration or outcome, or the log level, requires a line.
    func write(_ record: RequestRecord, _ outcome: Outcome, _ now: MonotonicTime) {
        if record.facts.times.total >= slow {
            write(.warning, "slow request", record, outcome, slowLines.spend(now))
        } else if log.logLevel <= .debug {
            write(.debug, "request", record, outcome, 0)
        } else if outcome.isRefusal, log.logLevel <= .info {
            write(.info, "request refused", record, outcome, refusalLines.spend(now))
        }
    }

    /// Logs an internal failure during a request.
    func writeFailure(_ failure: RequestFacts.Failure, _ record: RequestRecord) {
        guard let suppressed = failureLines.spend(record.exchange.loop.now) else { return }
        var metadata = identity(of: record, failure.operation)
        metadata["error"] = "\(failure.details)"
        note(suppressed, in: &metadata)
        log.error("\(failure.entry)", metadata: metadata)
    }

    /// Logs an internal failure outside of a request.
    func writeFailure(_ failure: RequestFacts.Failure, at now: MonotonicTime) {
        guard let suppressed = failureLines.spend(now) else { return }
        var metadata: Logger.Metadata = ["error": "\(failure.details)"]
        note(suppressed, in: &metadata)
        log.error("\(failure.entry)", metadata: metadata)
    }

    private func write(_ level: Logger.Level, _ message: Logger.Message, _ record: RequestRecord, _ outcome: Outcome, _ suppressed: Int?) {
        guard let suppressed else { return }
        var metadata = identity(of: record, record.facts.operation)
        metadata["outcome"] = "\(outcome.name)"
        metadata["status"] = .stringConvertible(Int(record.exchange.status.code))
        metadata["bytes"] = .stringConvertible(record.exchange.responseBody.count)
        metadata["cost"] = .stringConvertible(record.facts.cost)
        metadata["total_us"] = .stringConvertible(Int(record.facts.times.total / 1_000))
        for phase in PhaseTimes.Phase.allCases where record.facts.times[phase] > 0 {
            metadata["\(phase)_us"] = .stringConvertible(Int(record.facts.times[phase] / 1_000))
        }
        if !record.facts.codes.isEmpty { metadata["codes"] = "\(record.facts.codes.map(\.rawValue).joined(separator: ","))" }
        note(suppressed, in: &metadata)
        log.log(level: level, message, metadata: metadata)
    }

    /// The metadata that identifies the request.
    private func identity(of record: RequestRecord, _ operation: OperationTraits?) -> Logger.Metadata {
        var metadata: Logger.Metadata = ["request_id": "\(record.id.text)"]
        if let own = record.ownID { metadata["own_request_id"] = "\(own.text)" }
        if let trace = record.trace {
            metadata["trace_id"] = "\(trace.traceID)"
            metadata["span_id"] = "\(trace.spanID)"
        }
        if let operation {
            metadata["document"] = "\(operation.fingerprint)"
            if let kind = operation.kind { metadata["kind"] = "\(kind.keyword)" }
            if let name = operation.name { metadata["operation"] = "\(name)" }
        }
        return metadata
    }

    private func note(_ suppressed: Int, in metadata: inout Logger.Metadata) {
        if suppressed > 0 { metadata["suppressed"] = .stringConvertible(suppressed) }
    }
}
