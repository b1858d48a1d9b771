import JSON
import Postgres
import TestSupport
import Testing

@testable import Push

@Suite("Pushes through Apple’s service", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct ApplePushTests {
    @Test("have the text in the account's language, and headers with a signed token")
    func request() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.register(String(repeating: "cd", count: 40), .ios, account: 8, bundleID: "com.example.foodsaver")
        let notice = try outbox.notify(7, about: 3, text: "Bread", spanish: "Pan de «Ana»")
        try outbox.notify(8, kind: "PLANNED_MEALS", text: "Soup")
        try await PushService.run { service in
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
            #expect(figures.sent == 2 && figures.failed == 0 && figures.retried == 0)
            let pushes = service.pushes
            #expect(pushes.map(\.path) == ["/3/device/\(PushFixture.appleToken)", "/3/device/\(String(repeating: "cd", count: 40))"])
            let body = pushes[0].json
            #expect(body?["aps"]?["alert"]?["title"]?.string == "Noticias")
            #expect(body?["aps"]?["alert"]?["body"]?.string == "Pan de «Ana»")
            #expect(body?["notificationId"]?.string == "notification_\(notice)")
            #expect(body?["kind"]?.string == "DONATION" && body?["objectId"]?.string == "food_request_3")
            #expect(pushes[1].json?["aps"]?["alert"]?["body"]?.string == "Soup")
            #expect(pushes[1].json?["objectId"] == nil)
            #expect(pushes.map { $0.headers["apns-topic"] } == ["com.example.cupboard", "com.example.foodsaver"])
            #expect(pushes.map { $0.headers["apns-collapse-id"] } == ["DONATION food_request_3", "PLANNED_MEALS"])
            #expect(pushes.allSatisfy { $0.headers["apns-push-type"] == "alert" && $0.headers["content-type"] == "application/json" })
            let day = try outbox.session.query("SELECT extract(epoch FROM now() + interval '1 day')::bigint").one(Int64.self)
            #expect(pushes.allSatisfy { abs(day - (Int64($0.headers["apns-expiration"] ?? "") ?? 0)) < 3_600 })
            // Both requests have the same token, because Apple limits how often a provider may make one.
            let tokens = Set(pushes.map { String($0.authorization.dropFirst("bearer ".count)) })
            let token = try #require(tokens.first)
            #expect(tokens.count == 1 && pushes[0].authorization.hasPrefix("bearer "))
            #expect(PushKeys.verify(token, key: PushKeys.elliptic, isElliptic: true))
            #expect(PushKeys.part(0, of: token) == #"{"alg":"ES256","typ":"JWT","kid":"ABC123DEFG"}"#)
            #expect(PushKeys.part(1, of: token).hasPrefix(#"{"iss":"TEAM123456","iat":"#))
        }
    }

    @Test(
        "a device whose token is invalid is removed, and its pushes with it",
        arguments: [
            PushService.Answer.apple(410, "Unregistered"), .apple(410, "ExpiredToken"),
        ]
    )
    func invalidToken(answer: PushService.Answer) async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        let kept = try outbox.register(String(repeating: "cd", count: 40), .ios, account: 7)
        try outbox.notify(7)
        try outbox.notify(7)
        try await PushService.run { service in
            service.next(answer)
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
            #expect(figures.removedDevices == 1 && figures.failed == 0)
            #expect(try outbox.session.query("SELECT id FROM device").decode(Int64.self) == [kept])
            #expect(service.pushes.count == 3)
        }
    }

    @Test("a device that was registered after the service had checked its token stays")
    func registeredAgain() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7)
        try await PushService.run { service in
            service.next(.apple(410, "Unregistered", since: 1_600_000_000_000))
            _ = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
            #expect(try outbox.devices == 1)
        }
    }

    @Test("a topic that a device names wrongly removes the device, and one of the settings stops no device")
    func topics() async throws {
        for reason in ["TopicDisallowed", "BadTopic"] { try await Self.checkTopic(reason, retried: 1, failed: 0) }
        try await Self.checkTopic("DeviceTokenNotForTopic", retried: 0, failed: 1)
    }

    private static func checkTopic(_ reason: String, retried: UInt64, failed: UInt64) async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.register(String(repeating: "cd", count: 40), .ios, account: 8, bundleID: "com.example.unknown")
        try outbox.notify(7)
        try outbox.notify(8)
        try await PushService.run { service in
            service.next(.apple(400, reason), .apple(400, reason))
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
            #expect(figures.removedDevices == 1 && figures.retried == retried && figures.failed == failed, "\(reason)")
            #expect(try outbox.session.query("SELECT account_id FROM device").decode(Int64.self) == [7])
        }
    }

    @Test(
        "a refused push is dropped, and its device stays",
        arguments: [
            (400, "PayloadEmpty"), (413, "PayloadTooLarge"),
            // These can be mistakes of the server's settings.
            (400, "BadDeviceToken"), (400, "DeviceTokenNotForTopic"),
        ]
    )
    func refused(status: Int, reason: String) async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7)
        try await PushService.run { service in
            service.next(.apple(status, reason))
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
            #expect(figures.failed == 1 && figures.sent == 0)
            #expect(try outbox.devices == 1)
        }
    }

    @Test("an expired provider token is replaced")
    func expiredToken() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.appleToken, .ios, account: 7)
        try outbox.notify(7)
        try await PushService.run { service in
            service.next(.apple(403, "ExpiredProviderToken"))
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.apple(service.url)))
            #expect(figures.retried == 1 && figures.sent == 1)
            // Elliptic signatures differ each time, so two tokens are two signatures.
            #expect(Set(service.pushes.map(\.authorization)).count == 2)
        }
    }

    @Test("unusable settings are refused with the reason")
    func settings() {
        func flaw(
            _ address: String = "https://api.example",
            key: String = PushKeys.elliptic,
            id: String = "ABC123DEFG",
            team: String = "TEAM123456",
            topic: String = "com.example.app"
        ) -> ApplePushSettings.Flaw? {
            do throws(ApplePushSettings.Flaw) {
                _ = try ApplePushSettings(address: address, key: Array(key.utf8), keyID: id, team: team, topic: topic)
                return nil
            } catch {
                return error
            }
        }
        #expect(flaw() == nil)
        #expect(flaw("http://localhost:8443") == nil)
        for address in [
            "http://api.example", "http://localhost.example", "ftp://api.example", "https://", "https://a b", "https://me@api.example",
        ] {
            #expect(flaw(address) == .address, "\(address)")
        }
        for key in [
            "", "no key", PushKeys.otherCurve, PushFixture.account(tokens: "https://x"),
            "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----",
        ] {
            #expect(flaw(key: key) == .key, "\(key)")
        }
        #expect(flaw(id: "SHORT") == .name && flaw(team: "TEAM/23456") == .name && flaw(topic: "a b") == .name)
    }
}
