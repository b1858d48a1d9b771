import Curl
import Glibc
import Languages
import Mail
import Planner
import Postgres
import TestSupport
import Testing

@Suite("The served program", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct ServedMailTests {
    private static func arguments(_ server: MailServer) -> [String] {
        ["--smtp-url", server.url, "--mail-from", "Cupboard <hello@example.com>"]
    }

    /// Runs the program with an empty outbox.
    private static func serve(_ arguments: [String], _ body: (ServedProgram, PostgresSession) async throws -> Void) async throws {
        let program = try await ServedProgram.waiting { try ServedProgram(arguments, hasDemoData: false) }
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(program, PostgresSession(program.database))) } catch { outcome = .failure(error) }
        try program.stop()
        try outcome.get()
    }

    private static func queue(_ recipient: String, on session: PostgresSession) throws {
        try session.queue(.accountDisabled(name: "Ana"), to: recipient, language: .spanish)
    }

    private static func state(on session: PostgresSession) throws -> OutboxRecord.State? {
        try OutboxRecord.list(OutboxRecord.State.allCases, limit: 1, on: session).first?.state
    }

    @Test("sends the e-mails of the outbox, and finishes the current one before it stops")
    func sends() async throws {
        try await MailServer.run { server in
            let program = try await ServedProgram.waiting { [arguments = Self.arguments(server)] in
                try ServedProgram(arguments, hasDemoData: false)
            }
            let session = try PostgresSession(program.database)
            try Self.queue("held@example.org", on: session)
            try await wait { try Self.state(on: session) == .waiting }
            #expect(try Self.state(on: session) == .sending)
            program.signal(SIGTERM)
            try server.release()
            #expect(try await ServedProgram.waiting { try program.stop() } == 0)
            #expect(try Self.state(on: session) == .sent)
            #expect(try server.messages().map { $0.headers["Subject"] } == ["Tu cuenta de Cupboard ha sido desactivada"])
        }
    }

    @Test("logs in with a password from a file without disclosing it")
    func logIn() async throws {
        let folder = TemporaryFolder()
        let stream = try unsafe #require(unsafe fopen(folder.path + "/password", "w"))
        _ = unsafe fputs("pa55-wörd\n", stream)
        unsafe fclose(stream)
        try await MailServer.run(["--log-in", "cupboard", "pa55-wörd"]) { server in
            let logIn = [
                "--smtp-user", "cupboard", "--smtp-password-file", folder.path + "/password", "--smtp-tls", "off", "--log-level", "trace",
            ]
            try await Self.serve(Self.arguments(server) + logIn) { program, session in
                try Self.queue("ana@example.org", on: session)
                #expect(try await server.messages(1).first?.user == "cupboard")
                try await wait { try Self.state(on: session) != .sent }
                // A dedicated thread writes the log.
                try await wait { try !program.errors().contains("an e-mail was sent") }
                let log = try program.errors()
                #expect(log.contains("an e-mail was sent"))
                #expect(!log.contains("pa55") && !log.contains("ana@example.org") && !log.contains("administrador"))
            }
        }
    }

    @Test("reports the number and age of waiting e-mails in its metrics")
    func metrics() async throws {
        let unavailableServer = ["--smtp-url", "smtp://127.0.0.1:1", "--mail-from", "Cupboard <hello@example.com>"]
        try await Self.serve(unavailableServer) { program, session in
            // The transaction hides the e-mail while it is new.
            try session.execute("BEGIN")
            try Self.queue("ana@example.org", on: session)
            try session.execute("UPDATE email_outbox SET created_at = now() - interval '1 hour'; COMMIT")
            var lines: [Substring] = []
            func value(_ series: String) -> Double? {
                lines.first { $0.hasPrefix(series + " ") }.flatMap { Double($0.dropFirst(series.utf8.count + 1)) }
            }
            while value("cupboard_emails_waiting") != 1 || value(#"cupboard_emails_total{event="retried"}"#) == 0 {
                let answer = try await ServedProgram.waiting { [url = program.url] in try HTTPFetch(url: url + "/metrics").perform() }
                lines = String(decoding: answer.body, as: UTF8.self).split(separator: "\n")
            }
            #expect(try #require(value("cupboard_emails_oldest_seconds")) >= 3_600)
            #expect(value(#"cupboard_emails_total{event="sent"}"#) == 0)
            #expect(value(#"cupboard_emails_total{event="failed"}"#) == 0)
        }
    }

    @Test("leaves e-mails in the outbox without a mail server")
    func unconfigured() async throws {
        try await Self.serve([]) { program, session in
            try Self.queue("ana@example.org", on: session)
            try await Task.sleep(for: .seconds(3))
            #expect(try Self.state(on: session) == .waiting)
            let shown = try await ServedProgram.waiting { try Command.run([Command.cupboard, "outbox", "--database", program.database]) }
            #expect(shown.output.contains("ana@example.org"))
        }
    }

    @Test("a process killed between the server's “250” and recording it sends the e-mail again, with the same Message-ID")
    func killed() async throws {
        try await MailServer.run { server in
            try await Self.serve(Self.arguments(server)) { program, session in
                try Self.queue("held@example.org", on: session)
                try await wait { try Self.state(on: session) == .waiting }
                // The process must wait for this lock before it can record the outcome.
                try session.execute("BEGIN; SELECT FROM email_outbox FOR UPDATE")
                try server.release()
                #expect(try await server.messages(1).count == 1)
                let waits = """
                    SELECT count(*) FROM pg_stat_activity
                    WHERE datname = current_database() AND application_name = 'cupboard outbox' AND wait_event_type = 'Lock'
                    """
                try await wait { try session.query(waits).int8(0, 0) == 0 }
                program.signal(SIGKILL)
                // The update must not succeed when the lock is released, as if it had never left the process.
                try session.execute(
                    """
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = current_database() AND application_name = 'cupboard outbox';
                    COMMIT
                    """
                )
                #expect(try Self.state(on: session) == .sending)
                // Ends the lease.
                try session.execute("UPDATE email_outbox SET next_attempt_at = now()")
                let again = try await ServedProgram.waiting { [database = program.database, arguments = Self.arguments(server)] in
                    try ServedProgram(arguments, hasDemoData: false, database: database)
                }
                let messages = try await server.messages(2)
                try again.stop()
                #expect(messages.count == 2)
                #expect(messages.first?.raw == messages.last?.raw)
                #expect(messages.first?.headers["Message-ID"] != nil)
                #expect(try Self.state(on: session) == .sent)
            }
        }
    }

    @Test(
        "explains an invalid setting",
        arguments: [
            (["--smtp-url", "smtp://127.0.0.1"], "--smtp-url requires --mail-from (or CUPBOARD_MAIL_FROM)"),
            (
                ["--smtp-url", "http://127.0.0.1", "--mail-from", "a@example.com"],
                "--smtp-url must be smtp://host:port or smtps://host:port"
            ),
            (["--smtp-url", "smtp://me:secret@127.0.0.1", "--mail-from", "a@example.com"], "Give the user in --smtp-user"),
            (["--smtp-url", "smtp://127.0.0.1", "--mail-from", "me"], "--mail-from must be an address such as"),
            (["--smtp-url", "smtp://127.0.0.1", "--mail-from", "a@example.com", "--smtp-user", "me"], "--smtp-user requires a password"),
            (["--smtp-url", "smtp://127.0.0.1", "--mail-from", "a@example.com", "--smtp-tls", "yes"], "'off', 'try' or 'required'"),
            (
                ["--smtp-url", "smtp://127.0.0.1", "--mail-from", "a@example.com", "--smtp-timeout", "0"],
                "--smtp-timeout must be between 1"
            ),
            (["--smtp-url", "smtp://127.0.0.1", "--mail-from", "a@example.com", "--smtp-password-file", "/none"], "/none cannot be read"),
        ]
    )
    func wrongSettings(arguments: [String], message: String) async throws {
        let outcome = try await ServedProgram.waiting {
            try Command.run([Command.cupboard, "serve", "--schema", ServedProgram.repository + "/schema.graphql"] + arguments)
        }
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(message), "\(outcome)")
        #expect(!outcome.errors.contains("secret"))
    }
}
