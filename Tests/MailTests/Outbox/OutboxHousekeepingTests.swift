import Languages
import Mail
import Planner
import Postgres
import TestSupport
import Testing

@Suite("Deleting old e-mail data", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct OutboxHousekeepingTests {
    private let outbox: OutboxFixture

    init() throws {
        outbox = try OutboxFixture()
    }

    /// Runs each statement until it changes no rows, like a server does.
    private func runHousekeeping() throws {
        for statement in OutboxHousekeeping.statements { while try outbox.session.run(statement).affectedRows > 0 {} }
    }

    @Test("an e-mail with a secret expires with the secret; other e-mails do not expire")
    func lifetime() throws {
        try outbox.queue("ana@example.org")
        try outbox.session.queue(.accountDisabled(name: "Ana"), to: "eva@example.org")
        let rows = try outbox.session.query("SELECT extract(epoch FROM expires_at - created_at)::bigint FROM email_outbox ORDER BY id")
        #expect(rows.int8(0, 0) == 1_800 && rows.int8(1, 0) == nil)
    }

    @Test("deletes the text after its secret has expired, even without a mail server, but keeps the failure on record")
    func secrets() throws {
        for name in ["waiting", "failed", "sending", "dead", "good"] { try outbox.queue("\(name)@example.org") }
        try outbox.session.execute(
            """
            UPDATE email_outbox SET expires_at = now() - interval '1 second' WHERE recipient !~ '^good';
            UPDATE email_outbox SET state = 'FAILED', next_attempt_at = NULL, last_error = '550 no' WHERE recipient ~ '^failed';
            UPDATE email_outbox SET state = 'SENDING', next_attempt_at = now() + interval '1 minute' WHERE recipient ~ '^sending';
            UPDATE email_outbox SET state = 'SENDING', next_attempt_at = now() - interval '1 minute' WHERE recipient ~ '^dead';
            """
        )
        try runHousekeeping()
        let records = try outbox.records()
        #expect(records.map(\.state) == [.failed, .failed, .sending, .failed, .waiting])
        #expect(records.map { $0.body == nil } == [true, true, false, true, false])
        #expect(records.map(\.lastError) == ["not sent in time", "not sent in time: 550 no", nil, "not sent in time", nil])
        #expect(try outbox.session.query("SELECT FROM email_outbox WHERE email_outbox::text LIKE '%s3cret%'").rowCount == 2)
        #expect(try !OutboxRecord.retry(records[0].id, on: outbox.session), "there is no text left to send")
    }

    @Test("deletes sent and failed e-mails after 30 days, in any number")
    func old() throws {
        for name in ["sent", "failed", "waiting", "lately"] { try outbox.queue("\(name)@example.org") }
        try outbox.session.execute(
            """
            UPDATE email_outbox SET expires_at = NULL;
            UPDATE email_outbox SET state = 'SENT', sent_at = now(), next_attempt_at = NULL, body = NULL WHERE recipient ~ '^(sent|lately)';
            UPDATE email_outbox SET state = 'FAILED', next_attempt_at = NULL WHERE recipient ~ '^failed';
            UPDATE email_outbox SET created_at = now() - interval '31 days' WHERE recipient !~ '^lately';
            INSERT INTO email_outbox (language, template, subject, state, sent_at, next_attempt_at, created_at)
                SELECT 'EN', 'welcome', 'Hello', 'SENT', now(), NULL, now() - interval '40 days' FROM generate_series(1, 2500);
            """
        )
        try runHousekeeping()
        #expect(try outbox.records().map(\.recipient) == ["waiting@example.org", "lately@example.org"])
    }

    @Test("deletes a tally when no limit counts it any more")
    func tallies() throws {
        try outbox.session.execute(
            """
            INSERT INTO email_tally SELECT sha256(number::text::bytea), '{}', now() - interval '1 second' FROM generate_series(1, 2500) AS number;
            INSERT INTO email_tally VALUES (sha256('live'), ARRAY[now()], now() + interval '1 hour');
            """
        )
        try runHousekeeping()
        #expect(try outbox.session.query("SELECT FROM email_tally WHERE subject <> sha256('live')").rowCount == 0)
        #expect(try outbox.session.query("SELECT FROM email_tally").rowCount == 1)
    }

    @Test("deletes an account's e-mails to others together with the account")
    func sender() throws {
        let friend = try #require(EmailAddress("friend@example.org"))
        let app = try #require(AppAddress("https://app.test"))
        let invitation = EmailTemplate.friendReferral(referrer: "Ana", code: "c", app: app)
        for sender: OutboxEmail.Sender? in [.account(7), nil] {
            try outbox.session.run(OutboxEmail(invitation, to: .stranger(friend), language: .english, sender: sender).insertion)
        }
        try outbox.session.run(OutboxEmail.forgetting(account: 7))
        #expect(try outbox.records().map(\.id) == [2])
    }
}
