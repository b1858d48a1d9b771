import Curl
import Domains
import Languages
import Logging
import Mail
import Planner
import Postgres
import TestSupport
import Testing

/// An outbox in its own database.
final class OutboxFixture {
    let connectionString: String
    let session: PostgresSession

    init() throws {
        connectionString = try TestDatabase.shared.createDatabase(from: "outbox") { session throws(PostgresError) in
            do {
                _ = try Domains.migrations.apply(on: session)
            } catch {
                throw .protocol("\(error)")
            }
            try session.execute("INSERT INTO account (id, name) VALUES (7, 'Ana')")
        }
        session = try PostgresSession(connectionString)
    }

    /// Queues an e-mail to any recipient, ignoring its rule.
    func queue(_ recipient: String, language: Language = .english, account: Int64? = nil, on other: PostgresSession? = nil) throws {
        let app = try #require(AppAddress("https://app.test"))
        let template = EmailTemplate.passwordReset(name: "Ana", token: "s3cret", lifetime: .seconds(1_800), app: app)
        try (other ?? session).queue(template, to: recipient, language: language, account: account)
    }

    /// A configuration with short retry delays.
    func configuration(_ server: String, _ change: (inout DeliveryConfiguration) -> Void = { _ in }) throws -> DeliveryConfiguration {
        var configuration = DeliveryConfiguration(
            server: SMTPServer(url: server),
            sender: try #require(Mailbox("Cupboard <hello@example.com>"))
        )
        // Long enough for any slow machine.
        configuration.server.timeout = .seconds(60)
        configuration.lease = .seconds(1_200)
        configuration.pollInterval = .milliseconds(10)
        configuration.schedule = RetrySchedule(first: .milliseconds(20), longest: .milliseconds(40), attempts: 4)
        configuration.outages = RetrySchedule(first: .milliseconds(20), longest: .milliseconds(40))
        change(&configuration)
        return configuration
    }

    /// Runs a delivery for the duration of the body.
    func deliver(_ configuration: DeliveryConfiguration, _ body: (OutboxDelivery) async throws -> Void) async throws {
        let delivery = try OutboxDelivery(
            configuration,
            database: connectionString,
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(delivery)) } catch { outcome = .failure(error) }
        await delivery.stop()
        try outcome.get()
    }

    /// All e-mails in the order of queueing.
    func records() throws -> [OutboxRecord] {
        try OutboxRecord.list(OutboxRecord.State.allCases, limit: 10_000, on: session).reversed()
    }

    /// Waits until every e-mail is in one of the states or a time-out; returns all e-mails.
    func awaited(in states: OutboxRecord.State...) async throws -> [OutboxRecord] {
        for _ in 0..<12_000 {
            let records = try records()
            if records.allSatisfy({ states.contains($0.state) }) { return records }
            try await Task.sleep(for: .milliseconds(10))
        }
        return try records()
    }
}

extension PostgresSession {
    /// Inserts an e-mail into the outbox directly, without `queue_email`, like older versions of the program.
    func queue(_ template: EmailTemplate, to recipient: String, language: Language = .english, account: Int64? = nil) throws {
        let text = template.text(in: language)
        try run(
            """
            INSERT INTO email_outbox (recipient, language, template, subject, body, account_id, expires_at)
            VALUES (\(recipient), \(language.enumValue, as: "language"), \(template.name.rawValue), \(text.subject), \(text.body), \(account),
                now() + make_interval(secs => \(template.lifetime.map { $0 / .seconds(1) })))
            """
        )
    }
}
