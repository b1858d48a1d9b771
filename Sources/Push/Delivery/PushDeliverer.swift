import Curl
import Logging
import Postgres

/// Takes pushes of one platform from the outbox and hands them to its service, one after the other; it blocks its thread.
struct PushDeliverer {
    private let configuration: PushConfiguration
    private let database: String
    private let log: Logger
    private let tally: PushTally

    private var session: PostgresSession?
    private var provider: (any PushProvider)?
    /// The outcome of the last attempt, until it is written to the database.
    private var unsettled: (entry: PushEntry, outcome: PushEntry.Outcome)?
    /// The numbers of consecutive failures to reach the service and the database.
    private var (serviceFailures, databaseFailures) = (0, 0)
    private var generator = SystemRandomNumberGenerator()

    private var platform: PushPlatform { configuration.service.platform }

    init(_ configuration: PushConfiguration, database: String, log: Logger, tally: PushTally) {
        self.configuration = configuration
        self.database = database
        self.log = log
        self.tally = tally
    }

    /// Runs until the task is cancelled.
    mutating func run() async {
        while !Task.isCancelled {
            let pause = turn()
            try? await Task.sleep(for: pause)
        }
        // The database was unavailable after a push had been sent. Without another attempt to record the outcome, it would be sent again.
        if unsettled != nil { _ = turn() }
    }

    /// Sends the due pushes; returns the time to wait before the next turn.
    private mutating func turn() -> Duration {
        do throws(PostgresError) {
            let session = try connected()
            try settle(on: session)
            try giveUp(on: session)
            let pause = try sendDue(on: session)
            try countWaiting(on: session)
            databaseFailures = 0
            return pause
        } catch {
            session = nil
            databaseFailures += 1
            let delay = configuration.outages.delay(after: databaseFailures, using: &generator)
            log.warning("the outbox of pushes is not available", metadata: ["reason": "\(error)", "retryAfter": "\(delay)"])
            return delay
        }
    }

    private mutating func connected() throws(PostgresError) -> PostgresSession {
        if let session { return session }
        let session = try PostgresSession(database, applicationName: "cupboard pushes")
        try session.execute("SET statement_timeout = '30s'")
        self.session = session
        return session
    }

    /// Sends pushes until none is due; stops if the service is unavailable.
    private mutating func sendDue(on session: PostgresSession) throws(PostgresError) -> Duration {
        while let entry = try claim(on: session) {
            let error = attempt(entry)
            unsettled = (entry, outcome(of: entry, error))
            try settle(on: session)
            guard error?.remedy == .serviceFirst else {
                serviceFailures = 0
                continue
            }
            serviceFailures += 1
            let delay = configuration.outages.delay(after: serviceFailures, using: &generator)
            log.warning(
                "the push service is not available",
                metadata: ["platform": "\(platform)", "reason": "\(error?.reason ?? "")", "retryAfter": "\(delay)"]
            )
            return delay
        }
        return configuration.pollInterval
    }

    /// Claims a due push; nil if none is due or if the task is cancelled.
    private func claim(on session: PostgresSession) throws(PostgresError) -> PushEntry? {
        guard !Task.isCancelled else { return nil }
        return try PushEntry.claim(platform, lease: configuration.lease, attempts: configuration.schedule.attempts, on: session)
    }

    /// Sends a push; returns the error, if any.
    private mutating func attempt(_ entry: PushEntry) -> PushError? {
        if entry.isStale { return nil }
        do throws(PushError) {
            try service().send(entry)
            return nil
        } catch {
            return error
        }
    }

    /// The service, with its open connection and its tokens.
    private mutating func service() throws(PushError) -> any PushProvider {
        if let provider { return provider }
        do throws(CurlError) {
            let provider = try configuration.provider()
            self.provider = provider
            return provider
        } catch {
            throw PushError(remedy: .serviceFirst, reason: "\(error)")
        }
    }

    private mutating func outcome(of entry: PushEntry, _ error: PushError?) -> PushEntry.Outcome {
        guard let error else { return entry.isStale ? .withdrawn : .sent }
        switch error.remedy {
        case .none: return .failed(reason: error.reason)
        case .removeDevice(let since): return .unregistered(since: since, reason: error.reason)
        case .later, .serviceFirst:
            guard entry.attempt < configuration.schedule.attempts else { return .failed(reason: error.reason) }
            return .retry(after: configuration.schedule.delay(after: Int(entry.attempt), using: &generator), reason: error.reason)
        }
    }

    /// Records the outcome of the last attempt.
    ///
    /// The log gets numbers and codes, but neither the token nor the text.
    private mutating func settle(on session: PostgresSession) throws(PostgresError) {
        guard let (entry, outcome) = unsettled else { return }
        try entry.settle(outcome, on: session)
        unsettled = nil
        var about: Logger.Metadata = ["notification": "\(entry.notification)", "device": "\(entry.device)", "attempt": "\(entry.attempt)"]
        switch outcome {
        case .sent:
            tally.count { $0.sent += 1 }
            log.debug("a push was sent", metadata: about)
        case .withdrawn: log.debug("a push was no longer wanted", metadata: about)
        case .failed(let reason):
            tally.count { $0.failed += 1 }
            about["reason"] = "\(reason)"
            log.error("a push cannot be sent", metadata: about)
        case .unregistered(_, let reason):
            tally.count { $0.removedDevices += 1 }
            about["reason"] = "\(reason)"
            log.info("a device no longer accepts pushes and was removed", metadata: about)
        case .retry(_, let reason):
            tally.count { $0.retried += 1 }
            about["reason"] = "\(reason)"
            log.info("a push was not accepted and will be retried", metadata: about)
        }
    }

    /// Gives up expired pushes, and pushes whose attempts never finished, for example because they crashed the process.
    private func giveUp(on session: PostgresSession) throws(PostgresError) {
        let lost = try PushEntry.giveUp(platform, after: configuration.schedule.attempts, on: session)
        guard lost > 0 else { return }
        tally.count { $0.failed += UInt64(lost) }
        log.error("pushes were not sent in time", metadata: ["platform": "\(platform)", "count": "\(lost)"])
    }

    /// Counts the overdue pushes and the age of the oldest one.
    private func countWaiting(on session: PostgresSession) throws(PostgresError) {
        var parameters = ParameterBuffer()
        parameters.append(platform.rawValue)
        let waiting = try session.query(
            """
            SELECT count(*), coalesce(extract(epoch FROM now() - min(created_at)), 0)::bigint AS age
            FROM push_outbox WHERE platform = $1::text::device_platform
            """,
            parameters
        ).one(Waiting.self)
        tally.count { ($0.waiting, $0.oldest) = (UInt64(clamping: waiting.count), UInt64(clamping: waiting.age)) }
    }

    /// The number of overdue pushes and the age of the oldest in seconds.
    private struct Waiting: Decodable {
        let count: Int64
        let age: Int64
    }
}
