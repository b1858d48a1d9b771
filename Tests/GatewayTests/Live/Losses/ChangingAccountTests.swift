import Gateway
import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Subscribers with a constantly changing account", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ChangingAccountTests {
    @Test("receive every event once, in order and without gaps")
    func changes() async throws {
        try await GatewayFixture.run(clients: 1) { fixture in
            let (port, database) = (fixture.gateway.port, fixture.database)
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let writer = NumberedWriter(to: database, account: ana.number, pause: 2_000)
                let watchers = try LiveWatcher.Way.allCases.map { try LiveWatcher($0, port: port, as: ana, of: writer) }
                let numbered = watchers.filter(\.way.isNumbered)
                try writer.start()
                try LiveWatcher.wait(for: numbered, "events at first") { $0.last > 0 }
                let first = writer.highest() + 1
                for index in 0..<100 {
                    // The writer must not be faster than the subscribers on a busy machine, because they would get a gap.
                    writer.limit(to: (numbered.map(\.last).min() ?? 0) + 32)
                    _ = try client.mutate("setLanguage", ["language": .string(index.isMultiple(of: 2) ? "ES" : "EN")], as: ana)
                }
                writer.stop()
                let written = try writer.written().filter { $0 >= first }
                try LiveWatcher.wait(for: numbered, "the last event") { $0.last == written.last }
                for watcher in numbered {
                    let received = LiveWatcher.numbers(in: watcher.records).filter { $0 >= first }
                    #expect(received == written, "\(watcher.way)")
                    #expect(watcher.gapCount == 0)
                }
            }
        }
    }
}
