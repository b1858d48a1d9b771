import Glibc
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Subscribers of a server that is told to terminate", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct EndingServerTests {
    @Test("are told to come again while events keep coming, and one that does not read keeps it from ending no longer than its grace")
    func terminated() async throws {
        try await ServedProgram.waiting {
            // Longer than the test may take is what a client has who takes nothing of an answer.
            let program = try ServedProgram(["--drain-delay", "0.2", "--grace", "1", "--write-timeout", "3600"], hasDemoData: false)
            let ana = try Person.signUp(Client(port: program.port), "ana@example.com")
            let writer = NumberedWriter(to: program.database, account: ana.number, description: 2_000)
            let watchers = try LiveWatcher.Way.allCases.map { try LiveWatcher($0, port: program.port, as: ana, of: writer) }
            let silent = try [SilentSubscriber(.stream, port: program.port), SilentSubscriber(.socket, port: program.port)]
            try writer.start()
            let numbered = watchers.filter(\.way.isNumbered)
            // Some for the silent to have no room for, and not so many that they are dropped.
            try LiveWatcher.wait(for: numbered, "events") { LiveWatcher.numbers(in: $0.told).count >= 12 }
            #expect(try program.stop() == 0)
            try LiveWatcher.wait(for: watchers, "the end") { $0.end != nil }
            writer.stop()
            let written = try writer.written()
            for watcher in watchers {
                #expect(watcher.end == (watcher.way.isSocket ? "1001" : "complete"), "\(watcher.way)")
                if let complaint = watcher.complaint(written: written) { Issue.record("\(complaint)") }
            }
            withExtendedLifetime(silent) {}
            TestDatabase.shared.removeDatabase(program.database)
        }
    }
}
