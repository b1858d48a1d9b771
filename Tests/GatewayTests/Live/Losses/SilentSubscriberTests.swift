import Foundation
import HTTP
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Subscribers that do not read", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct SilentSubscriberTests {
    /// Returns a server's metric.
    private static func counted(_ name: String, at port: UInt16) throws -> Int {
        let text = try Client(port: port).ask("/metrics").text
        let line = text.split(separator: "\n").first { $0.hasPrefix("cupboard_\(name) ") }
        return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }

    /// Subscribes in each way and writes large posts until all subscribers are dropped.
    ///
    /// Returns the highest memory use.
    private static func drop(_ count: Int, of program: ServedProgram, _ writer: NumberedWriter) throws -> Int {
        let before = try counted("subscriptions_dropped_total", at: program.port)
        let silent = try SilentSubscriber.Way.allCases.flatMap { way in
            try (0..<count).map { _ in try SilentSubscriber(way, port: program.port) }
        }
        let first = writer.highest()
        try writer.start()
        var most = 0
        while try counted("subscriptions_dropped_total", at: program.port) < before + silent.count {
            most = max(most, try program.residentMemory())
            let written = writer.highest() - first
            guard written < 1_000 else { throw Unexpected(text: "after \(written) posts they are not dropped") }
        }
        // Reads again: the buffered events, and then nothing, or the reason if the subscriber reads soon enough.
        for subscriber in silent {
            #expect((subscriber.way == .socket ? ["1013", "cut off"] : ["cut off"]).contains(subscriber.ending))
        }
        writer.stop()
        return most
    }

    @Test("receive the reason for the disconnection over a WebSocket")
    func reason() async throws {
        func configure(_ configuration: inout GatewayConfiguration) {
            (configuration.http.webSocketCloseTimeout, configuration.http.webSocketPing) = (.seconds(600), .seconds(600))
        }
        try await GatewayFixture.run(configure: configure) { fixture in
            let (port, writer) = (fixture.gateway.port, NumberedWriter(to: fixture.database, account: 1, description: 2_000))
            try await fixture.client { _ in
                let subscriber = try SilentSubscriber(.socket, port: port)
                try writer.start()
                while try Self.counted("subscriptions_dropped_total", at: port) == 0 { usleep(20_000) }
                writer.stop()
                #expect(subscriber.ending == "1013")
            }
        }
    }

    @Test("are dropped, while others receive everything and memory is released")
    func dropped() async throws {
        try await ServedProgram.waiting {
            let program = try ServedProgram(["--loops", "1", "--subscriptions-per-client", "1000"], hasDemoData: false)
            let ana = try Person.signUp(Client(port: program.port), "ana@example.com")
            let writer = NumberedWriter(to: program.database, account: ana.number, description: 2_000)
            let watchers = try LiveWatcher.Way.allCases.map { try LiveWatcher($0, port: program.port, as: ana, of: writer) }
            let numbered = watchers.filter(\.way.isNumbered)
            try writer.start()
            try LiveWatcher.wait(for: numbered, "events at first") { $0.last > 0 }
            writer.stop()
            let gaps = watchers.map(\.gapCount)

            _ = try Self.drop(10, of: program, writer)
            let before = try program.residentMemory()
            let most = try Self.drop(100, of: program, writer)
            let written = try writer.written()
            try LiveWatcher.wait(for: numbered, "the last event") { $0.last == written.last }
            for watcher in watchers {
                if let problem = watcher.problem(written: written) { Issue.record("\(problem)") }
                #expect(watcher.end == nil)
            }
            #expect(watchers.map(\.gapCount) == gaps)
            while try Self.counted("streams", at: program.port) + Self.counted("websockets", at: program.port) > watchers.count {
                usleep(20_000)
            }
            // A sanitizer keeps freed memory to detect its reuse.
            if ProcessInfo.processInfo.environment["CUPBOARD_SANITIZER"] == nil {
                let after = try program.residentMemory(fallingTo: before + 8 << 20)
                #expect(after <= before + 8 << 20, "from \(before) through \(most) to \(after) bytes")
            }
            try program.stop()
            TestDatabase.shared.removeDatabase(program.database)
        }
    }
}
