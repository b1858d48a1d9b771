import Glibc
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Transactions concurrent with the deletion of an account", .tags(.database), .timeLimit(.minutes(20)))
struct ErasureRaceTests {
    /// A statement of a transaction that read the account before its deletion.
    ///
    /// The account's number replaces `$account`.
    struct Late: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let statement: String
        /// A query that counts the remaining personal rows.
        let remains: String
    }

    private static let email = "INSERT INTO email_outbox (recipient, language, template, subject, body, account_id, sender_id) VALUES"

    @Test(
        "leave no personal data although they began earlier",
        arguments: [
            Late(
                testDescription: "an e-mail to the person",
                statement: "\(email) ('late@people.example', 'EN', 'welcome', 'Late', 'Late', $account, NULL)",
                remains: "SELECT count(*) FROM email_outbox WHERE subject = 'Late'"
            ),
            Late(
                testDescription: "an e-mail that names the person",
                statement: "\(email) ('late@people.example', 'EN', 'welcome', 'Late', 'Late', NULL, $account)",
                remains: "SELECT count(*) FROM email_outbox WHERE subject = 'Late'"
            ),
            Late(
                testDescription: "a notice",
                statement: """
                    INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
                    VALUES ($account, 'ACCOUNT', 'Late', 'Tarde', 'Late', 'Tarde')
                    """,
                remains: "SELECT count(*) FROM notification WHERE title_en = 'Late'"
            ),
            Late(
                testDescription: "the confirmation of an e-mail",
                statement: """
                    INSERT INTO email_confirmation (digest, account_id, email, expires_at)
                    VALUES (sha256('late'), $account, 'late@people.example', now() + interval '1 hour')
                    """,
                remains: "SELECT count(*) FROM email_confirmation WHERE email = 'late@people.example'"
            ),
            Late(
                testDescription: "the confirmation of an identity",
                statement: """
                    INSERT INTO identity_confirmation (digest, account_id, issuer, subject, expires_at)
                    VALUES (sha256('late'), $account, 'https://issuer.example', 'late', now() + interval '1 hour')
                    """,
                remains: "SELECT count(*) FROM identity_confirmation WHERE subject = 'late'"
            ),
            Late(
                testDescription: "the decision about a report of the person's",
                statement: "UPDATE report SET status = 'DISMISSED', resolved_at = now() WHERE reporter_id = $account AND status = 'OPEN'",
                remains: "SELECT count(*) FROM report WHERE reason = 'late'"
            ),
        ]
    )
    func late(_ late: Late) async throws {
        try await EngineFixture.run(clients: 4) { fixture in
            let database = fixture.database
            let ana = try await fixture.client { try Person.signUp($0, "ana@people.example") }
            try fixture.execute(
                """
                INSERT INTO api_key (digest, account_id, name, hint, scopes) VALUES (sha256('key'), \(ana.number), 'Key', 'cpk_', '{RECIPES_READ}');
                INSERT INTO report (account_id, reporter_id, reason) VALUES (1, \(ana.number), 'late');
                """
            )
            // Blocks the deletion when it reaches the API keys.
            let holder = try PostgresSession(database)
            try holder.execute("BEGIN; SELECT FROM api_key WHERE account_id = \(ana.number) FOR UPDATE")
            async let deletion = fixture.client { try $0.mutate("deleteAccount", ["password": .string(Person.password)], as: ana) }
            try await fixture.client { _ in try Self.awaitWaiting(1, in: database) }
            let statement = late.statement.replacing("$account", with: "\(ana.number)")
            async let written: Void = fixture.client { _ in try PostgresSession(database).execute(statement) }
            try await fixture.client { _ in try Self.awaitWaiting(2, in: database) }
            try holder.execute("ROLLBACK")
            #expect(try await deletion.mistakes == [])
            try await written
            #expect(try fixture.column(late.remains) == ["0"])
        }
    }

    /// Waits until at least `count` sessions wait for locks.
    private static func awaitWaiting(_ count: Int, in database: String) throws {
        let session = try PostgresSession(database)
        let waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
        while try session.query(waiting).one(Int.self) < count { usleep(2_000) }
    }
}
