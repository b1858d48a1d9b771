import Glibc
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Subscribers of two servers when one dies or hangs", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct LostGatewayTests {
    /// Two servers on one database, with watchers of all written events at both.
    private struct Pair: Sendable {
        let (first, second): (ServedProgram, ServedProgram)
        let ana: Person
        let writer: NumberedWriter
        let (ofFirst, ofSecond): ([LiveWatcher], [LiveWatcher])

        init() throws {
            let first = try ServedProgram(hasDemoData: false)
            let second = try ServedProgram(hasDemoData: false, database: first.database)
            let ana = try Person.signUp(Client(port: first.port), "ana@example.com")
            let writer = NumberedWriter(to: first.database, account: ana.number)
            (ofFirst, ofSecond) = (try Self.watchers(first, ana, writer), try Self.watchers(second, ana, writer))
            (self.first, self.second, self.ana, self.writer) = (first, second, ana, writer)
            try writer.start()
            try LiveWatcher.wait(for: ofFirst + ofSecond, "events at first") { $0.last > 0 }
        }

        private static func watchers(_ program: ServedProgram, _ ana: Person, _ writer: NumberedWriter) throws -> [LiveWatcher] {
            try LiveWatcher.Way.allCases.filter(\.isNumbered).map { try LiveWatcher($0, port: program.port, as: ana, of: writer) }
        }

        /// Waits until the watchers have received a number of further events.
        func wait(for watchers: [LiveWatcher], more count: Int, _ what: String) throws {
            let before = writer.highest()
            try LiveWatcher.wait(for: watchers, what) { $0.last >= before + count }
        }

        /// Stops the writer.
        ///
        /// Each written event must have been received or covered by a gap.
        func check(_ watchers: [LiveWatcher]) throws {
            writer.stop()
            let written = try writer.written()
            try LiveWatcher.wait(for: watchers, "the last event") { $0.hasReceived(of: written.last ?? 0) }
            for watcher in watchers {
                if let problem = watcher.problem(written: written) { Issue.record("\(problem)") }
                #expect(watcher.end == nil)
            }
        }

        func stop() throws {
            writer.stop()
            try first.stop()
            try second.stop()
            TestDatabase.shared.removeDatabase(first.database)
        }
    }

    /// Changes the language at one server and checks that a subscriber receives it.
    private static func setLanguage(_ language: String, at program: ServedProgram, as ana: Person, reportedIn events: EventReader) throws {
        _ = try Client(port: program.port).mutate("setLanguage", ["language": .string(language)], as: ana)
        #expect(try events.data().at("viewerUpdated.viewer.language").string == language)
    }

    @Test("a killed server affects only its own subscribers. Those of the other receive every change from any server")
    func killed() async throws {
        try await ServedProgram.waiting {
            let pair = try Pair()
            let selection = "viewerUpdated(topics: [SETTINGS]) { topic viewer { language } }"
            let events = try Client(port: pair.second.port).subscribe(selection, headers: pair.ana.headers)
            try Self.setLanguage("ES", at: pair.first, as: pair.ana, reportedIn: events)
            let gaps = pair.ofSecond.map(\.gapCount)
            pair.first.signal(SIGKILL)
            try LiveWatcher.wait(for: pair.ofFirst, "the end") { $0.end != nil }
            #expect(pair.ofFirst.allSatisfy { $0.end == "cut off" })
            try pair.wait(for: pair.ofSecond, more: 5, "events after the other's death")
            try Self.setLanguage("EN", at: pair.second, as: pair.ana, reportedIn: events)
            let third = try ServedProgram(hasDemoData: false, database: pair.first.database)
            try Self.setLanguage("ES", at: third, as: pair.ana, reportedIn: events)
            #expect(pair.ofSecond.map(\.gapCount) == gaps, "no event was missed")
            try pair.check(pair.ofSecond)
            try third.stop()
            try pair.stop()
        }
    }

    @Test("a suspended server delays only its own subscribers. They receive the events later, or a gap, and no duplicates")
    func paused() async throws {
        try await ServedProgram.waiting {
            let pair = try Pair()
            pair.first.signal(SIGSTOP)
            try pair.wait(for: pair.ofSecond, more: 40, "events while the other server is stopped")
            pair.first.signal(SIGCONT)
            try pair.wait(for: pair.ofFirst, more: 1, "events afterwards")
            try pair.check(pair.ofFirst + pair.ofSecond)
            try pair.stop()
        }
    }
}
