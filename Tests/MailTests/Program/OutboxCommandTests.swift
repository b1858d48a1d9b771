import JSON
import Languages
import Mail
import Planner
import Postgres
import TestSupport
import Testing

@Suite("cupboard outbox", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct OutboxCommandTests {
    private let outbox: OutboxFixture

    init() throws {
        outbox = try OutboxFixture()
    }

    private func run(_ arguments: String...) async throws -> Command.Outcome {
        let database = outbox.connectionString
        return try await ServedProgram.waiting { try Command.run([Command.cupboard, "outbox"] + arguments + ["--database", database]) }
    }

    @Test("shows waiting e-mails with their text")
    func waiting() async throws {
        try outbox.queue("ana@example.org", language: .spanish, account: 7)
        let shown = try await run()
        #expect(shown.status == 0)
        #expect(shown.lines[0] == "1  waiting  password_reset  to ana@example.org")
        #expect(shown.lines[1].contains("attempts 0, next "))
        #expect(shown.lines[2] == "    Subject: Elige una contraseña nueva para Cupboard")
        #expect(shown.output.contains("\n    https://app.test/reset-password#token=s3cret\n"))
    }

    @Test("shows the newest e-mails first, with a limit and a filter for states")
    func several() async throws {
        for number in 1...4 { try outbox.queue("ana\(number)@example.org") }
        try outbox.session.execute(
            """
            UPDATE email_outbox SET state = 'SENT', sent_at = now(), next_attempt_at = NULL, body = NULL, recipient = NULL WHERE id = 2;
            UPDATE email_outbox SET state = 'FAILED', next_attempt_at = NULL, last_error = '550 no' WHERE id = 3;
            """
        )
        func numbers(_ outcome: Command.Outcome) -> [String] {
            outcome.lines.filter { $0.first?.isNumber == true }.map { String($0.prefix(1)) }
        }
        let (all, some, waiting) = (try await run(), try await run("--limit", "2"), try await run("--state", "waiting"))
        #expect(numbers(all) == ["4", "3", "2", "1"])
        #expect(numbers(some) == ["4", "3"])
        #expect(numbers(waiting) == ["4", "1"])
        let over = try await run("--state", "sent", "--state", "failed")
        #expect(numbers(over) == ["3", "2"])
        #expect(over.output.contains("    Error: 550 no\n"))
        #expect(over.output.contains("2  sent  password_reset  to (forgotten)\n"))
        #expect(try await run("--state", "lost").status == 64)
        #expect(try await run("--limit", "0").status == 64)
    }

    @Test("prints JSON")
    func json() async throws {
        #expect(try await run("--json").output == "[]\n")
        try outbox.queue("ana@example.org", account: 7)
        let document = try JSONDocument(parsing: Array(await run("--json").output.utf8))
        let entry = try #require(document.root[0])
        #expect(entry["id"]?.int == 1)
        #expect(entry["state"]?.string == "waiting")
        #expect(entry["recipient"]?.string == "ana@example.org")
        #expect(entry["template"]?.string == "password_reset")
        #expect(entry["accountId"]?.int == 7)
        #expect(entry["body"]?.string?.contains("s3cret") == true)
        #expect(entry["sentAt"]?.kind == .null)
    }

    @Test("retries a failed e-mail, and reports an error if there is none")
    func retry() async throws {
        #expect(try await run().output == "No e-mails.\n")
        try outbox.queue("ana@example.org")
        try outbox.session.execute("UPDATE email_outbox SET state = 'FAILED', next_attempt_at = NULL, attempts = 17")
        #expect(try await run("retry", "1").output == "E-mail 1 will be retried now.\n")
        let record = try #require(try outbox.records().first)
        #expect(record.state == .waiting && record.attempts == 0)
        let unknown = try await run("retry", "99")
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("There is no waiting or failed e-mail 99."))
    }

    @Test("explains what to do if the outbox does not exist")
    func unmigrated() async throws {
        let database = try TestDatabase.shared.createDatabase()
        let outcome = try await ServedProgram.waiting { try Command.run([Command.cupboard, "outbox", "--database", database]) }
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("run cupboard migrate"))
    }

    @Test("deletes an account's e-mails with the account")
    func account() throws {
        try outbox.queue("ana@example.org", account: 7)
        try outbox.queue("other@example.org")
        try outbox.session.run(OutboxEmail.forgetting(account: 7))
        #expect(try outbox.records().map(\.recipient) == ["other@example.org"])
        // Without `forgetting`, the e-mails stay without an account.
        try outbox.queue("ana@example.org", account: 7)
        try outbox.session.execute("DELETE FROM account WHERE id = 7")
        #expect(try outbox.records().map(\.account) == [nil, nil])
    }
}
