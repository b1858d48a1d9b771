import Domains
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Rows from before e-mails expired", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct OutboxMigrationTests {
    @Test("get an expiry if their text contains a secret; reasons of old reports can be erased")
    func rows() throws {
        let session = try PostgresSession(TestDatabase.shared.createDatabase())
        let steps = Domains.migrations.list
        let former = try #require(steps.firstIndex { $0.name.hasPrefix("0014") })
        try Migrations(Array(steps[..<former])).apply(on: session)
        try session.execute(
            """
            INSERT INTO account (name) VALUES ('Žofie'), ('Paula');
            INSERT INTO email_outbox (recipient, language, template, subject, body, state, sent_at, next_attempt_at) VALUES
                ('a@example.com', 'EN', 'password_reset', 'waits', 'secret', 'WAITING', NULL, now()),
                ('a@example.com', 'EN', 'password_reset', 'on its way', 'secret', 'SENDING', NULL, now()),
                ('a@example.com', 'EN', 'password_reset', 'failed', 'secret', 'FAILED', NULL, NULL),
                ('a@example.com', 'EN', 'password_reset', 'sent', NULL, 'SENT', now(), NULL),
                ('a@example.com', 'EN', 'welcome', 'welcome', 'text', 'WAITING', NULL, now());
            INSERT INTO report (account_id, reporter_id, reason, status, note, resolver_id, resolved_at)
            VALUES (1, 2, 'Rude', 'UPHELD', 'Seen', 2, now() - interval '2 years'), (1, 2, 'Again', 'OPEN', NULL, NULL, NULL);
            """
        )
        try Domains.migrations.apply(on: session)
        #expect(
            try session.column("SELECT subject FROM email_outbox WHERE expires_at IS NOT NULL ORDER BY id")
                == ["waits", "on its way", "failed"]
        )
        for statement in Housekeeping.statements { try session.run(statement) }
        #expect(try session.column("SELECT reason FROM report ORDER BY id") == ["", "Again"])
        #expect(try session.column("SELECT count(body) FROM email_outbox") == ["4"], "nothing has expired yet")
        #expect(try session.column("SELECT name FROM account WHERE account_search_text(name, email) LIKE '%zofie%'") == ["Žofie"])
    }
}
