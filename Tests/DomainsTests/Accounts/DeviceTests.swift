import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("The devices of an account", .tags(.database), .timeLimit(.minutes(20)))
struct DeviceTests {
    private static let apple = String(repeating: "ab12", count: 16)
    private static let android = "fM9yPq0vTkK3:APA91bHun4MxP5egoKMwt2KZFBaFUH"
    private static let list = "{ viewer { devices { id platform createdAt updatedAt } } }"

    private static func run(_ body: @escaping @Sendable (EngineClient, PostgresSession) throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in try body(client, PostgresSession(fixture.database)) }
        }
    }

    private static func register(_ token: String, _ platform: String, _ client: EngineClient, as person: Person) throws -> Value {
        try client.mutate(
            "registerDevice",
            ["token": .string(token), "platform": .enum(platform)],
            "device { id platform }",
            as: person,
            language: .english
        )
    }

    private static func devices(_ client: EngineClient, _ person: Person) throws -> [String] {
        try client.data(list, as: person).at("viewer.devices").items.compactMap { $0["platform"].string }
    }

    /// Another session of the account.
    private static func another(_ person: Person, _ client: EngineClient) throws -> Person {
        let token = try Person.logIn(client, person.email).at("session.token").string
        return Person(email: person.email, id: person.id, token: try #require(token))
    }

    /// A notification for the account, as a mutation creates it.
    private static func notify(_ person: Person, kind: String = "ACCOUNT", _ session: PostgresSession) throws {
        try session.run(
            """
            INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
            VALUES (\(person.number), \(kind, as: "notification_kind"), 'News', 'Noticias', 'Text', 'Texto')
            """
        )
    }

    @Test("are registered and listed without their tokens; the same token is the same device")
    func registered() async throws {
        try await Self.run { client, session in
            let ana = try Person.signUp(client, "ana@people.example")
            let first = try Self.register(Self.apple.uppercased(), "IOS", client, as: ana)
            #expect(first["message"] == "Notifications will appear on this device" && first.at("device.platform") == "IOS")
            #expect(try Self.register(Self.android, "ANDROID", client, as: ana)["userErrors"].items == [])
            let again = try Self.register(Self.apple, "IOS", client, as: ana)
            #expect(again.at("device.id") == first.at("device.id"))
            #expect(try Self.devices(client, ana) == ["IOS", "ANDROID"], "the last registered one comes first")
            let bo = try Person.signUp(client, "bo@people.example")
            #expect(try Self.devices(client, bo) == [])
            let id = try #require(first.at("device.id").string)
            #expect(try client.data("{ node(id: \"\(id)\") { id } }", as: bo)["node"] == .null)
            #expect(try client.data("{ node(id: \"\(id)\") { id } }", as: ana).at("node.id").string == id)
            let audit = try session.column("SELECT details::text FROM audit_entry WHERE action = 'registerDevice'").joined()
            #expect(!audit.contains("ab12") && !audit.contains("fM9y"))
        }
    }

    @Test("move to the account that registers them last")
    func moved() async throws {
        try await Self.run { client, session in
            let (ana, bo) = (try Person.signUp(client, "ana@people.example"), try Person.signUp(client, "bo@people.example"))
            _ = try Self.register(Self.apple, "IOS", client, as: ana)
            _ = try Self.register(Self.apple, "IOS", client, as: bo)
            #expect(try Self.devices(client, ana) == [] && Self.devices(client, bo) == ["IOS"])
            try Self.notify(ana, session)
            #expect(try session.column("SELECT count(*) FROM push_outbox") == ["0"])
            // Ending the first session must not end the device of the second account.
            _ = try client.mutate("logOut", [:], as: ana)
            #expect(try Self.devices(client, bo) == ["IOS"])
        }
    }

    @Test(
        "end with the session that registered them",
        arguments: ["logOut", "logOutEverywhere", "changePassword", "deleteAccount", "expiry"]
    )
    func ended(by ending: String) async throws {
        try await Self.run { client, session in
            let ana = try Person.signUp(client, "ana@people.example")
            let phone = try Self.another(ana, client)
            _ = try Self.register(Self.android, "ANDROID", client, as: ana)
            _ = try Self.register(Self.apple, "IOS", client, as: phone)
            try Self.notify(ana, session)
            #expect(try session.column("SELECT count(*) FROM push_outbox") == ["2"])
            switch ending {
            case "changePassword":
                let input: ObjectValue = [
                    "currentPassword": .string(Person.password), "password": "Other-Horse-8", "passwordConfirmation": "Other-Horse-8",
                ]
                #expect(try client.mutate("changePassword", input, as: phone)["userErrors"].items == [])
            case "deleteAccount":
                #expect(try client.mutate("deleteAccount", ["password": .string(Person.password)], as: phone)["userErrors"].items == [])
            case "expiry":
                try session.execute("UPDATE session SET created_at = now() - interval '2 days', expires_at = now() - interval '1 day'")
                for statement in Housekeeping.statements { try session.run(statement) }
            default: _ = try client.mutate(ending, [:], as: phone)
            }
            let left = ending == "logOut" ? ["ANDROID"] : []
            #expect(try session.column("SELECT platform FROM device") == left)
            #expect(try session.column("SELECT platform FROM push_outbox") == left)
        }
    }

    @Test("can be removed by their owner only")
    func removed() async throws {
        try await Self.run { client, _ in
            let (ana, bo) = (try Person.signUp(client, "ana@people.example"), try Person.signUp(client, "bo@people.example"))
            let id = try #require(try Self.register(Self.apple, "IOS", client, as: ana).at("device.id").string)
            #expect(try client.changing("unregisterDevice", "deviceId: \"\(id)\"", as: bo).errorCode == "NOT_FOUND")
            let removed = try client.change("unregisterDevice", "deviceId: \"\(id)\"", "account { devices { id } }", as: ana)
            #expect(removed["message"] == "Notifications will no longer appear on this device" && removed.at("account.devices").items == [])
            #expect(try client.changing("unregisterDevice", "deviceId: \"\(id)\"", as: ana).errorCode == "NOT_FOUND")
            #expect(try client.changing("unregisterDevice", "deviceId: \"recipe_1\"", as: ana).errorCode == "BAD_USER_INPUT")
        }
    }

    @Test("are at most twenty; the one registered longest ago makes room")
    func bound() async throws {
        try await Self.run { client, session in
            let ana = try Person.signUp(client, "ana@people.example")
            for number in 10..<32 { _ = try Self.register(String(repeating: "\(number)", count: 32), "IOS", client, as: ana) }
            let left = try session.column("SELECT left(token, 2) FROM device ORDER BY id")
            #expect(left == (12..<32).map(String.init))
        }
    }

    private static let invalid: [(token: String, platform: String)] = [
        ("ab12", "IOS"), (String(repeating: "g", count: 64), "IOS"), (android, "IOS"),
        (String(repeating: "a", count: 201), "IOS"), ("../" + String(repeating: "a", count: 64), "IOS"), ("short", "ANDROID"),
        (String(repeating: "a", count: 4_097), "ANDROID"), (android + "\n", "ANDROID"), (android + "ñ", "ANDROID"),
    ]

    @Test("need a token of their platform", arguments: invalid)
    func invalidToken(token: String, platform: String) async throws {
        try await Self.run { client, _ in
            let ana = try Person.signUp(client, "ana@people.example")
            let refused = try Self.register(token, platform, client, as: ana)
            #expect(refused.mistakes == ["token: Please use the token that the device’s push service gave the app"])
            #expect(refused["device"] == .null)
        }
    }

    @Test("may name their app by its bundle id")
    func bundleID() async throws {
        try await Self.run { client, session in
            let ana = try Person.signUp(client, "ana@people.example")
            let input = "token: \"\(Self.apple)\", platform: IOS, bundle: "
            #expect(try client.change("registerDevice", input + "\"com.example.app-2\"", as: ana)["userErrors"].items == [])
            #expect(try session.column("SELECT bundle FROM device") == ["com.example.app-2"])
            for wrong in ["a b", "com/example", "x\\u0007", "ñ"] {
                let refused = try client.change("registerDevice", input + "\"\(wrong)\"", as: ana)
                #expect(refused.mistakes == ["bundle: Please use a bundle id such as com.example.app"], "\(wrong)")
            }
        }
    }

    @Test("get each notification, and none of a kind that the account then declines")
    func preferences() async throws {
        try await Self.run { client, session in
            let ana = try Person.signUp(client, "ana@people.example")
            _ = try client.change("setNotificationPreferences", "plannedMeals: true, recipeSuggestions: true", as: ana)
            _ = try Self.register(Self.apple, "IOS", client, as: ana)
            _ = try Self.register(Self.android, "ANDROID", client, as: ana)
            for kind in ["PLANNED_MEALS", "RECIPE_SUGGESTION", "ACCOUNT"] { try Self.notify(ana, kind: kind, session) }
            let waiting = "SELECT DISTINCT kind::text FROM push_outbox JOIN notification ON notification.id = notification_id ORDER BY 1"
            #expect(try session.column(waiting) == ["ACCOUNT", "PLANNED_MEALS", "RECIPE_SUGGESTION"])
            #expect(try session.column("SELECT count(*) FROM push_outbox") == ["6"])
            _ = try client.change("setNotificationPreferences", "plannedMeals: false", as: ana)
            #expect(try session.column(waiting) == ["ACCOUNT", "RECIPE_SUGGESTION"])
        }
    }
}
