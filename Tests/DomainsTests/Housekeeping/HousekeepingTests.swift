import Domains
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Expired rows", .tags(.database), .timeLimit(.minutes(20)))
struct HousekeepingTests {
    private static let rows = """
        INSERT INTO session (digest, account_id, created_at, expires_at) SELECT sha256(n::text::bytea), 1, now() - interval '500 days',
            now() + n * interval '1 day' FROM unnest('{-400,-31,-29,1}'::int[]) AS n;
        INSERT INTO idempotency_key (digest, input_digest, created_at) SELECT sha256(n::text::bytea), sha256(''), now() - n * interval '1 hour'
            FROM unnest('{1,23,25,100}'::int[]) AS n;
        INSERT INTO account_network (account_id, digest, last_used_at) SELECT 1, sha256(n::text::bytea), now() - n * interval '1 day'
            FROM unnest('{1,89,91,400}'::int[]) AS n;
        INSERT INTO api_key (digest, account_id, name, hint, scopes, created_at, expires_at, revoked_at)
            SELECT sha256(name::bytea), 1, name, 'x', '{FASHION_READ}', now() - interval '200 days', now() + expiry, now() + revocation FROM (VALUES
                ('for ever', NULL::interval, NULL::interval), ('expired long ago', '-91 days', NULL), ('expired lately', '-89 days', NULL),
                ('revoked long ago', '1 day', '-91 days'), ('revoked lately', NULL, '-1 day')) AS key (name, expiry, revocation);
        INSERT INTO attempt (subject, count, expires_at) SELECT sha256(n::text::bytea), 1, now() + n * interval '1 hour'
            FROM unnest('{-9,-1,1}'::int[]) AS n;
        INSERT INTO password_reset (digest, account_id, created_at, expires_at) SELECT sha256(n::text::bytea), 1, now() - interval '1 day',
            now() + n * interval '1 hour' FROM unnest('{-9,-1,1}'::int[]) AS n;
        INSERT INTO email_confirmation (digest, account_id, email, created_at, expires_at) SELECT sha256(n::text::bytea), 1, 'a@example.org',
            now() - interval '1 day', now() + n * interval '1 hour' FROM unnest('{-9,-1,1}'::int[]) AS n;
        INSERT INTO identity_confirmation (digest, account_id, issuer, subject, created_at, expires_at) SELECT sha256(n::text::bytea), 1, 'i', 's',
            now() - interval '1 day', now() + n * interval '1 hour' FROM unnest('{-9,-1,1}'::int[]) AS n;
        INSERT INTO used_identity_token (digest, expires_at) SELECT sha256(n::text::bytea), now() + n * interval '1 hour'
            FROM unnest('{-9,-1,1}'::int[]) AS n;
        INSERT INTO attempt (subject, count, expires_at) SELECT sha256(('crowd ' || n)::bytea), 1, now() - interval '1 hour'
            FROM generate_series(1, 2500) AS n;
        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, created_at, read_at)
            SELECT 1, 'ACCOUNT', name, 'x', 'x', 'x', now() - days * interval '1 day', now() - days * interval '1 day' + reading FROM (VALUES
                ('read long ago', 181, interval '1 day'), ('read', 179, interval '1 day'), ('old', 364, NULL), ('very old', 367, NULL),
                ('very old, read', 367, interval '1 day')) AS notice (name, days, reading);
        INSERT INTO referral (account_id, recipient_digest, created_at) SELECT 1, sha256(n::text::bytea), now() - n * interval '1 day'
            FROM unnest('{1,364,367}'::int[]) AS n;
        DELETE FROM report;
        INSERT INTO report (account_id, reporter_id, reason, note, status, created_at, resolved_at)
            SELECT 1, 2, name, 'for ' || name, status::report_status, now() - interval '3 years', now() - age FROM (VALUES
                ('resolved long ago', 'UPHELD', interval '367 days'), ('resolved', 'DISMISSED', interval '364 days'), ('open', 'OPEN', NULL))
                AS report (name, status, age);
        INSERT INTO email_outbox (recipient, language, template, subject, body, expires_at)
            SELECT name || '@example.org', 'EN', 'password_reset', 'x', 'secret', expiry FROM (VALUES
                ('late', now() - interval '1 second'), ('due', now() + interval '1 hour'), ('any', NULL)) AS email (name, expiry);
        INSERT INTO api_key_usage SELECT id, now() - interval '200 days', 1, now() - interval '200 days' FROM api_key;
        """

    @Test("are all removed, by one server at a time, and other rows stay")
    func removed() async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        try session.execute(Self.rows)
        try await EngineFixture.run(database: database) { fixture in
            let other = try PostgresSession(database)
            try other.execute("BEGIN; SELECT pg_advisory_xact_lock(\(Housekeeping.lock))")
            #expect(await fixture.onFirstLoop { try? await Housekeeping.deleteExpired(on: $0.lanes.writing) } == false)
            #expect(try session.column("SELECT count(*) FROM idempotency_key") == ["4"])
            try other.execute("COMMIT")
            #expect(await fixture.onFirstLoop { try? await Housekeeping.deleteExpired(on: $0.lanes.writing) } == true)
        }
        #expect(try session.column("SELECT expires_at > now() - interval '30 days' FROM session") == ["true", "true"])
        #expect(try session.column("SELECT expires_at > now() FROM attempt") == ["true"])
        for table in ["password_reset", "email_confirmation", "identity_confirmation", "used_identity_token"] {
            #expect(try session.column("SELECT expires_at > now() FROM \(table)") == ["true"])
        }
        #expect(try session.column("SELECT count(*) FROM idempotency_key WHERE created_at > now() - interval '24 hours'") == ["2"])
        #expect(try session.column("SELECT count(*) FROM idempotency_key") == ["2"])
        #expect(try session.column("SELECT count(*) FROM account_network WHERE last_used_at > now() - interval '90 days'") == ["2"])
        #expect(try session.column("SELECT count(*) FROM account_network") == ["2"])
        #expect(try session.column("SELECT name FROM api_key ORDER BY name") == ["expired lately", "for ever", "revoked lately"])
        #expect(try session.column("SELECT count(*) FROM api_key_usage") == ["3"])
        #expect(try session.column("SELECT title_en FROM notification ORDER BY title_en") == ["old", "read"])
        #expect(try session.column("SELECT count(*) FROM referral") == ["2"])
        let reports = "SELECT concat_ws(', ', status, reason, note) FROM report ORDER BY status"
        #expect(try session.column(reports) == ["OPEN, open, for open", "DISMISSED, resolved, for resolved", "UPHELD, "])
        #expect(
            try session.column("SELECT recipient FROM email_outbox WHERE body IS NOT NULL ORDER BY id") == [
                "due@example.org", "any@example.org",
            ]
        )
    }
}
