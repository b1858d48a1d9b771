import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Several servers that create notifications", .tags(.database), .timeLimit(.minutes(20)))
struct NoticeServersTests {
    private static let moment = "2026-05-01 07:00"

    @Test("create each once, in batches until none is left")
    func together() async throws {
        try await EngineFixture.run(loops: 2) { fixture in
            let board = try NotificationFixture(fixture)
            for number in 0..<40 { _ = try board.account(name: "Person \(number)") }
            let (first, second) = (fixture.nextClient().engine, fixture.nextClient().engine)
            #expect(first !== second)
            async let one = NotificationFixture.make(on: first, at: Self.moment, batchSize: 3)
            async let other = NotificationFixture.make(on: second, at: Self.moment, batchSize: 3)
            let made = try await (one, other)
            #expect(made.0 + made.1 == 40)
            #expect(try board.session.column("SELECT count(DISTINCT account_id) || ' ' || count(*) FROM notification") == ["40 40"])
            #expect(try await board.make(at: Self.moment) == 0)
        }
    }

    @Test("skip rows that another server has locked")
    func taken() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let taken = try board.account(name: "Taken")
            let free = try board.account(name: "Free")
            try board.session.execute("BEGIN; SELECT FROM notice_schedule WHERE account_id = \(taken.number) FOR UPDATE")
            #expect(try await board.make(at: Self.moment) == 1)
            try board.session.execute("ROLLBACK")
            #expect(try board.texts(of: free).count == 1)
            #expect(try await board.make(at: Self.moment) == 1)
            #expect(try board.texts(of: taken).count == 1)
        }
    }

    @Test("leave nothing half done if one dies")
    func death() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let person = try board.account()
            try board.session.execute(
                "UPDATE account SET notify_by_email = true, notify_recipe_suggestions = true WHERE id = \(person.number)"
            )
            // The server has written the notification and waits to write the e-mail.
            try board.session.execute("BEGIN; LOCK TABLE email_outbox IN EXCLUSIVE MODE")
            let engine = fixture.engine
            let dying = Task { try await NotificationFixture.make(on: engine, at: Self.moment) }
            let other = try PostgresSession(fixture.database)
            let waiting = """
                SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%queue_email%'
                """
            while try other.column(waiting).isEmpty { await Task.yield() }
            // Waits for the end of the backend, because its client sees the closed connection before its locks are released.
            #expect(try other.column("SELECT pg_terminate_backend(pid, 60000) FROM (\(waiting)) AS waiting") == ["true"])
            await #expect(throws: PostgresError.self) { try await dying.value }
            try board.session.execute("ROLLBACK")
            let left = "SELECT (SELECT count(*) FROM notification) || ' ' || (SELECT count(*) FROM email_outbox)"
            #expect(try board.session.column(left) == ["0 0"])
            #expect(try await board.make(at: Self.moment) == 1)
            #expect(try board.session.column(left) == ["1 1"])
        }
    }
}
