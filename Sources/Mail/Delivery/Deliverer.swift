import Curl
import Logging
import Postgres

/// Takes e-mails from the outbox and hands them to the mail server, one after the other; it blocks its thread.
struct Deliverer {
    private let configuration: DeliveryConfiguration
    private let database: String
    private let log: Logger
    private let tally: DeliveryTally

    private var session: PostgresSession?
    /// The outcome of the last attempt, until it is written to the database.
    private var unsettled: (entry: OutboxEntry, outcome: OutboxEntry.Outcome)?
    /// The numbers of consecutive failures to reach the mail server and the database.
    private var (serverFailures, databaseFailures) = (0, 0)
    private var generator = SystemRandomNumberGenerator()

    init(_ configuration: DeliveryConfiguration, database: String, log: Logger, tally: DeliveryTally) {
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
        // The database was unavailable after an e-mail had been sent. Without another attempt to record the outcome, the e-mail would be
        // sent again.
        if unsettled != nil { _ = turn() }
    }

    /// Sends the due e-mails; returns the time to wait before the next turn.
    private mutating func turn() -> Duration {
        do throws(PostgresError) {
            let session = try connected()
            try settle(on: session)
            try giveUpLost(on: session)
            let pause = try sendDue(on: session)
            try countWaiting(on: session)
            databaseFailures = 0
            return pause
        } catch {
            session = nil
            databaseFailures += 1
            let delay = configuration.outages.delay(after: databaseFailures, using: &generator)
            log.warning("the outbox is not available", metadata: ["reason": "\(error)", "retryAfter": "\(delay)"])
            return delay
        }
    }

    private mutating func connected() throws(PostgresError) -> PostgresSession {
        if let session { return session }
        let session = try PostgresSession(database, applicationName: "cupboard outbox")
        try session.execute("SET statement_timeout = '30s'")
        self.session = session
        return session
    }

    /// Sends e-mails over one connection until none is due; stops if the mail server is unavailable.
    private mutating func sendDue(on session: PostgresSession) throws(PostgresError) -> Duration {
        guard var entry = try claim(on: session) else { return configuration.pollInterval }
        let delivery: SMTPDelivery
        do throws(CurlError) {
            delivery = try SMTPDelivery(to: configuration.server)
        } catch {
            return try postpone(entry, SMTPError(remedy: .serverFirst, reason: "\(error)"), on: session)
        }
        while true {
            do throws(SMTPError) {
                try send(entry, by: delivery)
                serverFailures = 0
                unsettled = (entry, .sent)
            } catch {
                if error.remedy == .serverFirst { return try postpone(entry, error, on: session) }
                serverFailures = 0
                unsettled = (entry, outcome(of: entry, error))
            }
            try settle(on: session)
            guard let next = try claim(on: session) else { return configuration.pollInterval }
            entry = next
        }
    }

    /// Claims a due e-mail; nil if no e-mail is due or if the task is cancelled.
    private func claim(on session: PostgresSession) throws(PostgresError) -> OutboxEntry? {
        Task.isCancelled ? nil : try OutboxEntry.claim(lease: configuration.lease, attempts: configuration.schedule.attempts, on: session)
    }

    private func send(_ entry: OutboxEntry, by delivery: borrowing SMTPDelivery) throws(SMTPError) {
        guard let message = entry.message(from: configuration.sender) else {
            throw SMTPError(remedy: .none, reason: "the recipient is not an e-mail address")
        }
        try delivery.send(message.bytes, from: message.sender.address.ascii, to: message.recipient.ascii)
    }

    /// Puts an e-mail back because the mail server is unavailable; returns the time to wait before the next attempt.
    private mutating func postpone(
        _ entry: OutboxEntry,
        _ error: SMTPError,
        on session: PostgresSession
    ) throws(PostgresError) -> Duration {
        serverFailures += 1
        let delay = configuration.outages.delay(after: serverFailures, using: &generator)
        log.warning("the mail server is not available", metadata: ["reason": "\(error)", "retryAfter": "\(delay)"])
        unsettled = (entry, outcome(of: entry, error))
        try settle(on: session)
        return delay
    }

    private mutating func outcome(of entry: OutboxEntry, _ error: SMTPError) -> OutboxEntry.Outcome {
        if error.remedy == .none { return .failed(reason: error.reason) }
        guard entry.attempt < configuration.schedule.attempts else {
            return .failed(reason: "given up after \(entry.attempt) attempts: \(error.reason)")
        }
        return .retry(after: configuration.schedule.delay(after: Int(entry.attempt), using: &generator), reason: error.reason)
    }

    /// Records the outcome of the last attempt.
    ///
    /// The server's reply may contain the recipient's address, so the log has only the id of the e-mail.
    private mutating func settle(on session: PostgresSession) throws(PostgresError) {
        guard let (entry, outcome) = unsettled else { return }
        try entry.settle(outcome, on: session)
        unsettled = nil
        let about: Logger.Metadata = ["id": "\(entry.id)", "template": "\(entry.template)", "attempt": "\(entry.attempt)"]
        switch outcome {
        case .sent:
            tally.count { $0.sent += 1 }
            log.debug("an e-mail was sent", metadata: about)
        case .failed:
            tally.count { $0.failed += 1 }
            log.error("an e-mail cannot be sent; see `cupboard outbox`", metadata: about)
        case .retry:
            tally.count { $0.retried += 1 }
            log.info("an e-mail was not accepted and will be retried; see `cupboard outbox`", metadata: about)
        }
    }

    /// Gives up e-mails whose last permitted attempt was never finished, for example because it crashed the sending process.
    private func giveUpLost(on session: PostgresSession) throws(PostgresError) {
        let lost = try OutboxEntry.giveUp(after: configuration.schedule.attempts, on: session)
        guard lost > 0 else { return }
        tally.count { $0.failed += UInt64(lost) }
        log.error("e-mails with abandoned attempts have failed; see `cupboard outbox`", metadata: ["count": "\(lost)"])
    }

    /// Counts the overdue e-mails and the age of the oldest one.
    ///
    /// E-mails that wait for later news are not overdue.
    private func countWaiting(on session: PostgresSession) throws(PostgresError) {
        let waiting = try session.query(
            """
            SELECT count(*), coalesce(extract(epoch FROM now() - min(created_at)), 0)::bigint AS age
            FROM email_outbox WHERE state IN ('WAITING', 'SENDING') AND (attempts > 0 OR next_attempt_at <= now())
            """
        ).one(Waiting.self)
        tally.count { ($0.waiting, $0.oldest) = (UInt64(clamping: waiting.count), UInt64(clamping: waiting.age)) }
    }

    /// The number of overdue e-mails and the age of the oldest in seconds.
    private struct Waiting: Decodable {
        let count: Int64
        let age: Int64
    }
}
