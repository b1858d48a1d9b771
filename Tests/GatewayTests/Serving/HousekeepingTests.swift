import Postgres
import TestSupport
import Testing

@testable import Gateway

@Suite("What has expired", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct HousekeepingTests {
    private static let rows = """
        INSERT INTO session (digest, account_id, created_at, expires_at) SELECT sha256(n::text::bytea), 1, now() - interval '2 days',
            now() + n * interval '1 hour' FROM unnest('{-24,-1,1}'::int[]) AS n;
        INSERT INTO idempotency_key (digest, input_digest, created_at) SELECT sha256(n::text::bytea), sha256(''), now() - n * interval '1 hour'
            FROM unnest('{1,23,25,100}'::int[]) AS n;
        INSERT INTO api_key (digest, account_id, name, hint, scopes, created_at, expires_at, revoked_at)
            SELECT sha256(name::bytea), 1, name, 'x', '{FASHION_READ}', now() - interval '200 days', now() + expiry, now() + revocation FROM (VALUES
                ('for ever', NULL::interval, NULL::interval), ('expired long ago', '-91 days', NULL), ('expired lately', '-89 days', NULL),
                ('revoked long ago', '1 day', '-91 days'), ('revoked lately', NULL, '-1 day')) AS key (name, expiry, revocation);
        INSERT INTO attempt (subject, count, expires_at) SELECT sha256(n::text::bytea), 1, now() + n * interval '1 hour'
            FROM unnest('{-9,-1,1}'::int[]) AS n;
        INSERT INTO password_reset (digest, account_id, created_at, expires_at) SELECT sha256(n::text::bytea), 1, now() - interval '1 day',
            now() + n * interval '1 hour' FROM unnest('{-9,-1,1}'::int[]) AS n;
        INSERT INTO api_key_usage SELECT id, now() - interval '200 days', 1, now() - interval '200 days' FROM api_key;
        """

    @Test("is removed by one server at a time, and nothing else is")
    func removed() async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        try session.execute(Self.rows)
        try await GatewayFixture.run(database: database) { fixture in
            let other = try PostgresSession(database)
            try other.execute("BEGIN; SELECT pg_advisory_xact_lock(\(LoopGateway.housekeepingLock))")
            #expect(await fixture.onFirstLoop { try? await $0.removeRemains() } == false)
            #expect(try session.column("SELECT count(*) FROM idempotency_key") == ["4"])
            try other.execute("COMMIT")
            #expect(await fixture.onFirstLoop { try? await $0.removeRemains() } == true)
        }
        #expect(try session.column("SELECT expires_at > now() FROM session") == ["true"])
        #expect(try session.column("SELECT expires_at > now() FROM attempt") == ["true"])
        #expect(try session.column("SELECT expires_at > now() FROM password_reset") == ["true"])
        #expect(try session.column("SELECT count(*) FROM idempotency_key WHERE created_at > now() - interval '24 hours'") == ["2"])
        #expect(try session.column("SELECT count(*) FROM idempotency_key") == ["2"])
        #expect(try session.column("SELECT name FROM api_key ORDER BY name") == ["expired lately", "for ever", "revoked lately"])
        #expect(try session.column("SELECT count(*) FROM api_key_usage") == ["3"])
    }
}
