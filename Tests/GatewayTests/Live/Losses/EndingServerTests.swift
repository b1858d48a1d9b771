import Glibc
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Subscribers of a terminating server", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct EndingServerTests {
    @Test("receive events until the end and are told to reconnect. A client that does not read delays the end only by the grace period")
    func terminated() async throws {
        try await ServedProgram.waiting {
            // The write timeout is longer than the test may take.
            let program = try ServedProgram(["--drain-delay", "0.2", "--grace", "1", "--write-timeout", "3600"], hasDemoData: false)
            let ana = try Person.signUp(Client(port: program.port), "ana@example.com")
            let writer = NumberedWriter(to: program.database, account: ana.number, description: 2_000)
            let watchers = try LiveWatcher.Way.allCases.map { try LiveWatcher($0, port: program.port, as: ana, of: writer) }
            let silent = try [SilentSubscriber(.stream, port: program.port), SilentSubscriber(.socket, port: program.port)]
            try writer.start()
            let numbered = watchers.filter(\.way.isNumbered)
            // Enough events to fill the silent subscribers' buffers, but not so many that they are dropped.
            try LiveWatcher.wait(for: numbered, "events") { LiveWatcher.numbers(in: $0.records).count >= 12 }
            #expect(try program.stop() == 0)
            try LiveWatcher.wait(for: watchers, "the end") { $0.end != nil }
            writer.stop()
            let written = try writer.written()
            for watcher in watchers {
                #expect(watcher.end == (watcher.way.isSocket ? "1001" : "complete"), "\(watcher.way)")
                if let problem = watcher.problem(written: written) { Issue.record("\(problem)") }
            }
            withExtendedLifetime(silent) {}
            TestDatabase.shared.removeDatabase(program.database)
        }
    }
}
