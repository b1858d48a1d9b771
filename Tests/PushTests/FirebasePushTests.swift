import HTTP
import JSON
import Postgres
import TestSupport
import Testing
import TokenSigning

@testable import Push

@Suite("Pushes through Google’s service", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct FirebasePushTests {
    @Test("have the text in the account's language, and the access token of a service account")
    func request() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.androidToken, .android, account: 8)
        let notice = try outbox.notify(8, about: 5, text: "“Bread”\nand more\u{1}")
        try outbox.notify(8, kind: "RECIPE_SUGGESTION")
        try await PushService.run { service in
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.firebase(service.url)))
            #expect(figures.sent == 2)
            let pushes = service.pushes
            #expect(pushes.map(\.path) == Array(repeating: "/v1/projects/cupboard-test/messages:send", count: 2))
            #expect(pushes.map(\.authorization) == ["Bearer access-1", "Bearer access-1"])
            let message = pushes[0].json?["message"]
            #expect(message?["token"]?.string == PushFixture.androidToken)
            #expect(message?["notification"]?["title"]?.string == "News")
            #expect(message?["notification"]?["body"]?.string == "“Bread”\nand more\u{1}")
            #expect(message?["data"]?["notificationId"]?.string == "notification_\(notice)")
            #expect(message?["data"]?["objectId"]?.string == "food_request_5")
            #expect(message?["android"]?["notification"]?["tag"]?.string == "DONATION food_request_5")
            let ttl = try #require(message?["android"]?["ttl"]?.string)
            #expect(ttl.hasSuffix("s") && (82_800...86_400).contains(Int(ttl.dropLast()) ?? 0))

            #expect(service.tokenRequests.count == 1)
            let form = String(decoding: try #require(service.tokenRequests.first).body, as: UTF8.self)
            #expect(form.hasPrefix("grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion="))
            let assertion = try #require(form.split(separator: "assertion=").last.map(String.init))
            #expect(PushKeys.verify(assertion, key: RSAKeys.first, isElliptic: false))
            #expect(PushKeys.part(0, of: assertion) == #"{"alg":"RS256","typ":"JWT","kid":"key-7"}"#)
            let claims = try JSONDocument(parsing: Array(PushKeys.part(1, of: assertion).utf8)).root
            #expect(claims["iss"]?.string == "push@cupboard-test.example" && claims["aud"]?.string == "\(service.url)/token")
            #expect(claims["scope"]?.string == "https://www.googleapis.com/auth/firebase.messaging")
            #expect((claims["exp"]?.int ?? 0) - (claims["iat"]?.int ?? 0) == 3_600)
        }
    }

    private static func detail(_ code: String) -> String {
        #"{"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"\#(code)"}"#
    }

    @Test(
        "a device whose token is invalid is removed",
        arguments: [
            PushService.Answer.firebase(404, "NOT_FOUND", details: detail("UNREGISTERED")),
            .firebase(
                400,
                "INVALID_ARGUMENT",
                details: detail("INVALID_ARGUMENT") + #",{"fieldViolations":[{"field":"message.token","description":"bad"}]}"#
            ),
        ]
    )
    func invalidToken(answer: PushService.Answer) async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.androidToken, .android, account: 8)
        try outbox.notify(8)
        try await PushService.run { service in
            service.next(answer)
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.firebase(service.url)))
            #expect(figures.removedDevices == 1 && figures.failed == 0 && figures.retried == 0)
            #expect(try outbox.devices == 0)
        }
    }

    @Test(
        "a refused push is dropped, and its device stays",
        arguments: [
            PushService.Answer.firebase(400, "INVALID_ARGUMENT", details: detail("INVALID_ARGUMENT")),
            // The service account may be of another project.
            .firebase(403, "PERMISSION_DENIED", details: detail("SENDER_ID_MISMATCH")),
        ]
    )
    func refused(answer: PushService.Answer) async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.androidToken, .android, account: 8)
        try outbox.notify(8)
        try await PushService.run { service in
            service.next(answer)
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.firebase(service.url)))
            #expect(figures.failed == 1 && figures.removedDevices == 0)
            #expect(try outbox.devices == 1)
        }
    }

    @Test("a missing project or right of the server removes no device")
    func ownFault() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.androidToken, .android, account: 8)
        try outbox.notify(8)
        try await PushService.run { service in
            service.next(.firebase(404, "NOT_FOUND", details: ""), .firebase(403, "PERMISSION_DENIED", details: ""))
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.firebase(service.url)))
            #expect(figures.retried == 2 && figures.sent == 1 && figures.removedDevices == 0)
        }
    }

    @Test("a refused access token is replaced, and a failing token service is asked again")
    func tokens() async throws {
        let outbox = try PushFixture()
        try outbox.register(PushFixture.androidToken, .android, account: 8)
        try outbox.notify(8)
        try await PushService.run { service in
            service.nextTokens(.status(.badRequest, #"{"error":"invalid_grant"}"#), .status(.ok, "no JSON"))
            service.next(.firebase(401, "UNAUTHENTICATED", details: ""))
            let figures = try await outbox.deliverAll(PushFixture.configuration(PushFixture.firebase(service.url)))
            #expect(figures.retried == 3 && figures.sent == 1)
            #expect(service.tokenRequests.count == 4)
            #expect(Set(service.pushes.map(\.authorization)).count == 2)
        }
    }

    @Test("unusable settings are refused with the reason")
    func settings() {
        func flaw(_ address: String, _ account: String) -> FirebasePushSettings.Flaw? {
            do throws(FirebasePushSettings.Flaw) {
                _ = try FirebasePushSettings(address: address, account: Array(account.utf8))
                return nil
            } catch {
                return error
            }
        }
        let account = PushFixture.account(tokens: "https://tokens.example")
        #expect(flaw("https://fcm.example", account) == nil)
        #expect(flaw("http://fcm.example", account) == .address)
        #expect(flaw("https://fcm.example", PushFixture.account(tokens: "http://tokens.example")) == .address)
        #expect(flaw("https://fcm.example", PushFixture.account(tokens: "https://tokens.example", key: PushKeys.elliptic)) == .file)
        #expect(flaw("https://fcm.example", account.replacing("cupboard-test\"", with: "../other\"")) == .file)
        for text in ["", "{}", "[]", account.replacing("private_key\"", with: "key\"")] {
            #expect(flaw("https://fcm.example", text) == .file)
        }
    }
}
