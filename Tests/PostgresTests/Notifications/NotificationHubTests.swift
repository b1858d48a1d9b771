import Glibc
import Reactor
import TestSupport
import Testing

@testable import Postgres

@Suite("The notification hub", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct NotificationHubTests {
    @Test("delivers committed notifications on a client's channels in order, and no others")
    func order() async throws {
        try await HubFixture.run { fixture in
            let client = fixture.hub.register(channels: ["a", "b\"c"])
            #expect(await client.isListening())
            let session = fixture.session
            try session.execute("BEGIN; NOTIFY a, '1'; NOTIFY other, '2'; NOTIFY \"b\"\"c\", '3'; ROLLBACK")
            for number in 1...50 { try session.execute("NOTIFY a, '\(number)'; NOTIFY other; NOTIFY \"b\"\"c\", 'x\(number)'") }
            var received: [String] = []
            while received.count < 100, let notification = await client.nextNotification() { received.append(notification) }
            #expect(received == (1...50).flatMap { ["a: \($0)", "b\"c: x\($0)"] })
        }
    }

    @Test("delivers to each client on its own channels, and to both on a shared one")
    func twoClients() async throws {
        try await HubFixture.run { fixture in
            let first = fixture.hub.register(channels: ["a", "shared"])
            let second = fixture.hub.register(channels: ["b", "shared"])
            #expect(await first.isListening())
            #expect(await second.isListening())
            try fixture.session.execute("NOTIFY a, '1'; NOTIFY b, '2'; NOTIFY shared, '3'")
            let received = [
                [await first.nextNotification(), await first.nextNotification()],
                [await second.nextNotification(), await second.nextNotification()],
            ]
            #expect(received == [["a: 1", "shared: 3"], ["b: 2", "shared: 3"]])
        }
    }

    @Test("lets no client wait for one that blocks its thread")
    func blockedClient() async throws {
        let group = try EventLoopGroup(count: 1)
        defer { group.stop() }
        try await HubFixture.run { fixture in
            let (blocking, other) = (fixture.hub.register(channels: ["a"]), fixture.hub.register(channels: ["a"]))
            let isBlocked = Lock(false)
            let isReleased = Lock(false)
            let received = Lock<[String]>([])
            let task = Task(executorPreference: group.loops[0]) {
                while let notification = await blocking.nextNotification() {
                    isBlocked.withLock { $0 = true }
                    while !isReleased.withLock({ $0 }) { usleep(1_000) }
                    received.withLock { $0.append(notification) }
                    if notification == "a: 100" { return }
                }
            }
            #expect(await other.isListening())
            try fixture.session.execute("NOTIFY a, '1'")
            #expect(await other.nextNotification() == "a: 1")
            while !isBlocked.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
            for number in 2...100 { try fixture.session.execute("NOTIFY a, '\(number)'") }
            for number in 2...100 { #expect(await other.nextNotification() == "a: \(number)") }
            #expect(received.withLock { $0.isEmpty })
            isReleased.withLock { $0 = true }
            await task.value
            #expect(received.withLock { $0 } == (1...100).map { "a: \($0)" })
        }
    }

    @Test("accepts clients while connected, and listens on a channel until its last client leaves")
    func comeAndGo() async throws {
        try await HubFixture.run { fixture in
            let first = fixture.hub.register(channels: ["a", "shared"])
            #expect(await first.isListening())
            var second: NotificationRegistration? = fixture.hub.register(channels: ["shared", "b"])
            #expect(await second?.next() == .listening)
            try fixture.session.execute("NOTIFY b, '1'; NOTIFY shared, '2'")
            #expect(await second?.nextNotification() == "b: 1")
            #expect(await second?.nextNotification() == "shared: 2")
            first.unregister()
            #expect(await first.next() == nil)
            try await fixture.waitForCommand(#"UNLISTEN "a""#)
            try fixture.session.execute("NOTIFY shared, '3'")
            #expect(await second?.nextNotification() == "shared: 3")
            let third = fixture.hub.register(channels: ["b"])
            #expect(await third.next() == .listening)
            // Unregistered with the last reference.
            second = nil
            try await fixture.waitForCommand(#"UNLISTEN "shared""#)
            try fixture.session.execute("NOTIFY b, '4'; NOTIFY shared, '5'; NOTIFY b, '6'")
            #expect(await third.nextNotification() == "b: 4")
            #expect(await third.nextNotification() == "b: 6")
        }
    }

    @Test("notifies a client that it fell behind, and when it is listening again")
    func overflow() async throws {
        try await HubFixture.run { fixture in
            let (slow, other) = (fixture.hub.register(channels: ["a"], capacity: 10), fixture.hub.register(channels: ["a"]))
            #expect(await slow.isListening())
            #expect(await other.isListening())
            for number in 1...50 { try fixture.session.execute("NOTIFY a, '\(number)'") }
            // A notification that one client has received was also offered to the other one.
            for number in 1...50 { #expect(await other.nextNotification() == "a: \(number)") }
            for number in 1...10 { #expect(await slow.nextNotification() == "a: \(number)") }
            #expect(await slow.next() == .notListening(.fellBehind))
            try fixture.session.execute("NOTIFY a, '51'")
            #expect(await slow.next() == .listening)
            #expect(await slow.nextNotification() == "a: 51")
        }
    }

    @Test("sends clients' notifications in the order of each client")
    func replies() async throws {
        try await HubFixture.run { fixture in
            let (client, other) = (fixture.hub.register(channels: ["ask"]), fixture.hub.register(channels: ["answer", "other"]))
            #expect(await client.isListening())
            #expect(await other.isListening())
            try fixture.session.execute("NOTIFY ask, 'who'")
            #expect(await client.nextNotification() == "ask: who")
            for number in 1...200 {
                #expect(client.notify(channel: "answer", payload: "me \(number)"))
                #expect(other.notify(channel: "other", payload: "\(number)"))
            }
            var received: [String: [String]] = [:]
            for _ in 1...400 {
                guard case .notification(let channel, let payload, _) = await other.next() else { continue }
                received[channel, default: []].append(payload)
            }
            #expect(received == ["answer": (1...200).map { "me \($0)" }, "other": (1...200).map { "\($0)" }])
        }
    }

    @Test("refuses notifications that PostgreSQL would reject or that cannot be sent")
    func refusedReplies() async throws {
        try await HubFixture.run { fixture in
            let client = fixture.hub.register(channels: ["a"])
            #expect(await client.isListening())
            let refused = [
                client.notify(channel: "", payload: ""), client.notify(channel: String(repeating: "a", count: 64), payload: ""),
                client.notify(channel: "a", payload: "x\u{0}"), client.notify(channel: "a", payload: String(repeating: "x", count: 8_000)),
            ]
            #expect(refused == [false, false, false, false])
            let longest = String(repeating: "x", count: 7_999)
            #expect(client.notify(channel: "a", payload: longest))
            #expect(await client.next().map { if case .notification(_, longest, _) = $0 { true } else { false } } == true)
            client.unregister()
            #expect(!client.notify(channel: "a", payload: "too late"))
        }
    }

    @Test("is counted before its client is notified, and as long as a client requests it")
    func counting() async throws {
        try await HubFixture.run { fixture in
            let uncounted = fixture.hub.register(channels: ["a"])
            #expect(await uncounted.isListening())
            #expect(try fixture.counted() == 0)
            let counted = fixture.hub.register(channels: ["a"], isCounted: true)
            #expect(await counted.isListening())
            #expect(try fixture.counted() == 1)
            try fixture.breakConnection()
            #expect(await counted.isListening())
            #expect(try fixture.counted() == 1)
            counted.unregister()
            while try fixture.counted() != 0 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(await uncounted.isListening())
        }
    }

    @Test("ends the wait of a cancelled task")
    func cancellation() async throws {
        try await HubFixture.run { fixture in
            let client = fixture.hub.register(channels: ["a"])
            #expect(await client.isListening())
            let task = Task { await client.next() }
            task.cancel()
            #expect(await task.value == nil)
        }
    }
}
