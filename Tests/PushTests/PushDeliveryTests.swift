import Curl
import HTTP
import JSON
import Postgres
import TestSupport
import Testing

@testable import Push

@Suite("The delivery of pushes", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct PushDeliveryTests {
    @Test(
        "retries after a failure of the service, until it answers",
        arguments: [
            PushService.Answer.status(.internalServerError, ""), .status(.serviceUnavailable, "<html>"), .apple(429, "TooManyRequests"),
            .apple(403, "InvalidProviderToken"), .status(.ok, String(repeating: "x", count: 100_000)),
        ]
    )
    func failures(answer: PushService.Answer) async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7)
        try await PushService.run { service in
            service.next(answer, answer)
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
            #expect(figures.retried == 2 && figures.sent == 1 && figures.failed == 0)
            #expect(service.pushes.count == 3)
        }
    }

    @Test("retries after a service that does not answer in time")
    func slow() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7)
        try await PushService.run { service in
            service.next(.never)
            let configuration = PushFixture.configuration(try PushFixture.apple(service.url)) {
                $0.timeout = .milliseconds(300)
                $0.schedule.attempts = 20
            }
            let figures = try await outbox.deliverAll(configuration)
            #expect(figures.retried >= 1 && figures.sent == 1)
        }
    }

    @Test("never follows a redirect, which would give its credentials to another server")
    func redirect() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7)
        try await PushService.run { thief in
            try await PushService.run { service in
                service.next(.redirect("\(thief.url)/3/device/1"), .redirect("/elsewhere"))
                let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
                #expect(figures.retried == 2 && figures.sent == 1)
                #expect(thief.pushes.isEmpty)
                #expect(service.pushes.allSatisfy { $0.path == "/3/device/\(PushFixture.appleToken)" })
            }
        }
    }

    @Test("keeps pushes while a service is unreachable, and gives them up after the last attempt")
    func unreachable() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7)
        // Port 1 refuses connections.
        let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple("http://127.0.0.1:1")))
        #expect(figures.sent == 0 && figures.retried == 5 && figures.failed == 1)
        #expect(try outbox.devices == 1)
    }

    @Test("an outage of one service does not delay the other")
    func independent() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.register(PushFixture.androidToken, .android, account: 7)
        try outbox.notify(7)
        try await PushService.run { service in
            let apple = PushFixture.configuration(try PushFixture.apple("http://127.0.0.1:1")) { $0.outages.first = .seconds(60) }
            let android = PushFixture.configuration(try PushFixture.firebase(service.url))
            let figures = try await outbox.deliver(apple, android) { service.pushes.count == 1 }
            #expect(figures.map(\.sent) == [0, 1])
        }
    }

    @Test("sends each push once, also if several servers share the outbox")
    func shared() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        for number in 1...40 { try outbox.notify(7, about: Int64(number)) }
        try await PushService.run { service in
            let apple = PushFixture.configuration(try PushFixture.apple(service.url))
            let figures = try await outbox.deliver(apple, apple, apple) { try outbox.waiting == 0 }
            #expect(figures.reduce(0) { $0 + $1.sent } == 40)
            let objects = service.pushes.compactMap { $0.json?["objectId"]?.string }
            #expect(objects.count == 40 && Set(objects).count == 40)
        }
    }

    @Test("another server takes over a push whose sender died")
    func lease() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7)
        let claimed = try PushEntry.claim(.ios, lease: .seconds(600), attempts: 6, on: outbox.session)
        #expect(claimed?.attempt == 1)
        #expect(try PushEntry.claim(.ios, lease: .seconds(600), attempts: 6, on: outbox.session) == nil)
        try outbox.session.execute("UPDATE push_outbox SET next_attempt_at = now()")
        #expect(try PushEntry.claim(.android, lease: .seconds(600), attempts: 6, on: outbox.session) == nil)
        let second = try PushEntry.claim(.ios, lease: .seconds(600), attempts: 6, on: outbox.session)
        #expect(second?.attempt == 2)
        // The first sender is not dead after all, but its result no longer counts.
        try claimed?.settle(.sent, on: outbox.session)
        #expect(try outbox.waiting == 1)
        try second?.settle(.sent, on: outbox.session)
        #expect(try outbox.waiting == 0)
    }

    @Test("a newer notification about the same object replaces a waiting one, even while that is being sent")
    func collapse() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7, about: 3, spanish: "uno")
        let claimed = try PushEntry.claim(.ios, lease: .seconds(600), attempts: 6, on: outbox.session)
        try outbox.notify(7, about: 3, spanish: "dos")
        try outbox.notify(7, about: 4, spanish: "tres")
        try outbox.notify(7, kind: "PLANNED_MEALS", spanish: "ayer")
        try outbox.notify(7, kind: "PLANNED_MEALS", spanish: "hoy")
        try outbox.notify(7, kind: "ACCOUNT", spanish: "cuatro")
        try outbox.notify(7, kind: "ACCOUNT", spanish: "cinco")
        try claimed?.settle(.sent, on: outbox.session)
        try await PushService.run { service in
            _ = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
            let texts = service.pushes.compactMap { $0.json?["aps"]?["alert"]?["body"]?.string }
            #expect(texts.sorted() == ["cinco", "cuatro", "dos", "hoy", "tres"])
        }
    }

    @Test("sends nothing that is read, expired, rolled back, or meant for the former owner of a device")
    func unwanted() async throws {
        let outbox = try PushFixture()
        let device = try outbox.register(PushFixture.appleToken, .ios, account: 7)
        let read = try outbox.notify(7, about: 1)
        try outbox.session.run("UPDATE notification SET read_at = now() WHERE id = \(read)")
        let expired = try outbox.notify(7, about: 2)
        try outbox.session.run("UPDATE push_outbox SET expires_at = now() WHERE notification_id = \(expired)")
        struct Reverted: Error {}
        #expect(throws: Reverted.self) {
            try outbox.session.transaction { _ in
                try outbox.notify(7, about: 3)
                throw Reverted()
            }
        }
        try outbox.notify(7, about: 4)
        try outbox.session.run("UPDATE device SET account_id = 8, session_id = 80 WHERE id = \(device)")
        try outbox.notify(8, about: 5, text: "mine")
        try await PushService.run { service in
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
            #expect(figures.sent == 1 && figures.failed == 1)
            #expect(service.pushes.compactMap { $0.json?["aps"]?["alert"]?["body"]?.string } == ["mine"])
        }
    }

    @Test("a push has at most 4,096 bytes, whatever its text", arguments: ["ñ", "🥖", "\\\"", "\u{1}", "👩‍👩‍👧‍👦"])
    func size(character: String) throws {
        let entry = PushEntry(
            id: 1,
            attempt: 1,
            notification: .max,
            device: 1,
            registeredAt: 0,
            token: PushFixture.androidToken,
            bundle: nil,
            title: String(repeating: character, count: 200),
            text: String(repeating: character, count: 2_000),
            kind: "RECIPE_SUGGESTION",
            object: "food_request_\(Int64.max)",
            collapseKey: "RECIPE_SUGGESTION",
            expiresAt: 1,
            secondsLeft: 1,
            isStale: false
        )
        for payload in [ApplePush.payload(of: entry), FirebasePush.payload(of: entry)] {
            #expect(payload.count <= 4_096)
            let json = try JSONDocument(parsing: payload).root
            let text = json["aps"]?["alert"]?["body"]?.string ?? json["message"]?["notification"]?["body"]?.string
            #expect(text?.hasSuffix("…") == true && text?.hasPrefix(character) == true)
        }
    }

    @Test("housekeeping deletes pushes that no service has sent")
    func housekeeping() throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7, about: 1)
        let old = try outbox.notify(7, about: 2)
        try outbox.session.run("UPDATE push_outbox SET expires_at = now() - interval '25 hours' WHERE notification_id = \(old)")
        try outbox.session.run(PushOutbox.housekeeping)
        #expect(try outbox.waiting == 1)
    }
}
