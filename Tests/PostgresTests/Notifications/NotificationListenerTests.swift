import Glibc
import Reactor
import TestSupport
import Testing

@testable import Postgres

@Suite("Listening", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct NotificationListenerTests {
    /// What a listener has told so far.
    private final class Heard: Sendable {
        private let events = Lock<[NotificationListener.Event]>([])

        func note(_ event: NotificationListener.Event) -> NotificationListener.Reply? {
            events.withLock { $0.append(event) }
            guard case .notification("ask", let payload) = event else { return nil }
            return NotificationListener.Reply(channel: "answer", payload: payload + "!")
        }

        /// Waits until so many events of a kind were heard.
        func wait(for count: Int, _ isMeant: @Sendable (NotificationListener.Event) -> Bool) async throws -> [NotificationListener.Event] {
            while true {
                let events = events.withLock { $0 }
                if events.count(where: isMeant) >= count { return events }
                try await Task.sleep(for: .milliseconds(5))
            }
        }
    }

    private static func isNotification(_ event: NotificationListener.Event) -> Bool {
        if case .notification = event { true } else { false }
    }

    /// The process of PostgreSQL that serves a listener.
    private static func process(of database: String) throws -> Int32 {
        let process = try PostgresSession(database).query(
            "SELECT pid FROM pg_stat_activity WHERE application_name = 'cupboard listener' AND datname = current_database()"
        )
        return try #require(process.int4(0, 0))
    }

    @Test("hears what is told on its channels after the commit, in order, and nothing of others")
    func order() async throws {
        let database = try TestDatabase.shared.createDatabase()
        let heard = Heard()
        let listener = try NotificationListener(connectionString: database, channels: ["a", "b\"c"], tell: heard.note)
        _ = try await heard.wait(for: 1) { $0 == .listening }
        let session = try PostgresSession(database)
        try session.execute("BEGIN; NOTIFY a, '1'; NOTIFY other, '2'; NOTIFY \"b\"\"c\", '3'; ROLLBACK")
        for number in 1...50 { try session.execute("NOTIFY a, '\(number)'; NOTIFY other; NOTIFY \"b\"\"c\", 'x\(number)'") }
        let events = try await heard.wait(for: 100, Self.isNotification)
        let expected = (1...50).flatMap { number -> [NotificationListener.Event] in
            [.notification(channel: "a", payload: "\(number)"), .notification(channel: "b\"c", payload: "x\(number)")]
        }
        #expect(events == [.listening] + expected)
        listener.stop()
    }

    @Test("tells something in return")
    func replies() async throws {
        let database = try TestDatabase.shared.createDatabase()
        let heard = Heard()
        let listener = try NotificationListener(connectionString: database, channels: ["ask", "answer"], tell: heard.note)
        _ = try await heard.wait(for: 1) { $0 == .listening }
        try PostgresSession(database).execute("NOTIFY ask, 'who'")
        let events = try await heard.wait(for: 2, Self.isNotification)
        #expect(events.last == .notification(channel: "answer", payload: "who!"))
        listener.stop()
    }

    @Test("says that it is deaf when its connection breaks, and hears again by itself")
    func broken() async throws {
        let database = try TestDatabase.shared.createDatabase()
        let heard = Heard()
        let listener = try NotificationListener(connectionString: database, channels: ["a"], tell: heard.note)
        let session = try PostgresSession(database)
        for round in 1...3 {
            _ = try await heard.wait(for: round) { $0 == .listening }
            try session.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cupboard listener' AND datname = current_database()"
            )
            _ = try await heard.wait(for: round) { if case .deaf = $0 { true } else { false } }
        }
        _ = try await heard.wait(for: 4) { $0 == .listening }
        try session.execute("NOTIFY a, 'again'")
        let events = try await heard.wait(for: 1, Self.isNotification)
        #expect(events.last == .notification(channel: "a", payload: "again"))
        listener.stop()
    }

    @Test("says that it is deaf when nothing answers any more, though the connection looks whole")
    func silent() async throws {
        let database = try TestDatabase.shared.createDatabase()
        let heard = Heard()
        let listener = try NotificationListener(connectionString: database, channels: ["a"], patience: .seconds(1), tell: heard.note)
        _ = try await heard.wait(for: 1) { $0 == .listening }
        let id = try Self.process(of: database)
        kill(id, SIGSTOP)
        defer { kill(id, SIGCONT) }
        _ = try await heard.wait(for: 1) { $0 == .deaf("connection to PostgreSQL failed: no answer within 1.0 seconds") }
        let events = try await heard.wait(for: 2) { $0 == .listening }
        #expect(events.last == .listening)
        listener.stop()
    }

    /// A listener whose backend hangs after it has told something, and before it hears the reply.
    private static func asked(of heard: Heard, patience: Duration) async throws -> (listener: NotificationListener, process: Int32) {
        let database = try TestDatabase.shared.createDatabase()
        let backend = Lock<Int32>(0)
        let listener = try NotificationListener(connectionString: database, channels: ["ask"], patience: patience) { event in
            if case .notification = event { kill(backend.withLock { $0 }, SIGSTOP) }
            return heard.note(event)
        }
        _ = try await heard.wait(for: 1) { $0 == .listening }
        let id = try process(of: database)
        backend.withLock { $0 = id }
        try PostgresSession(database).execute("NOTIFY ask, 'who'")
        return (listener, id)
    }

    @Test("says that it is deaf when what it tells in return is not taken")
    func silentReply() async throws {
        let heard = Heard()
        let (listener, id) = try await Self.asked(of: heard, patience: .seconds(1))
        defer { kill(id, SIGCONT) }
        _ = try await heard.wait(for: 1) { $0 == .deaf("connection to PostgreSQL failed: no answer within 1.0 seconds") }
        _ = try await heard.wait(for: 2) { $0 == .listening }
        listener.stop()
    }

    @Test("ends quickly, even while it waits for an answer that does not come")
    func endsInSilence() async throws {
        let heard = Heard()
        let (listener, id) = try await Self.asked(of: heard, patience: .seconds(3_600))
        defer { kill(id, SIGCONT) }
        _ = try await heard.wait(for: 1, Self.isNotification)
        listener.stop()
    }

    @Test("ends quickly, even where there is no database")
    func noDatabase() async throws {
        let heard = Heard()
        let listener = try NotificationListener(connectionString: "host=/nowhere", channels: ["a"], tell: heard.note)
        _ = try await heard.wait(for: 2) { if case .deaf = $0 { true } else { false } }
        listener.stop()
    }
}
