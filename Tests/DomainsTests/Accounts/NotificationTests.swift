import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Notifications", .tags(.database), .timeLimit(.minutes(20)))
struct NotificationTests {
    /// Creates notifications for a person, oldest first, and returns their ids.
    private func notices(_ count: Int, for person: Member, _ session: PostgresSession) throws -> [String] {
        try (1...count).map { number in
            let rows = try session.query(
                """
                INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, object_type, object_id, created_at)
                VALUES (\(person.number), 'RECIPE_SUGGESTION', 'Soup \(number)', 'Sopa \(number)', 'Try it', 'Pruébala', 'recipe', \(number),
                    now() - interval '1 day' + \(number) * interval '1 minute') RETURNING id
                """
            )
            return "notification_\(try #require(rows.int8(0, 0)))"
        }
    }

    @Test("are listed newest first, in both languages, with their read state")
    func list() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Paula", in: session)
            let ids = try notices(3, for: person, session)
            try await fixture.client { client in
                let query = """
                    query ($unread: Boolean) { viewer { notifications(unreadOnly: $unread) {
                      nodes { id kind title text spanish: title(language: ES) objectId readAt } totalCount } } }
                    """
                let all = try client.data(query, as: person).at("viewer.notifications")
                #expect(all["nodes"].items.map { $0["id"].string } == ids.reversed())
                #expect(all.at("nodes.0.title").string == "Soup 3")
                #expect(all.at("nodes.0.spanish").string == "Sopa 3")
                #expect(all.at("nodes.0.objectId").string == "recipe_3")
                #expect(all.at("nodes.0.readAt") == .null)
                let spanish = try client.data(query, as: person, language: .spanish)
                #expect(spanish.at("viewer.notifications.nodes.0.text").string == "Pruébala")

                let marked = try client.change(
                    "markNotificationsRead",
                    "notificationIds: [\"\(ids[1])\", \"\(ids[1])\"]",
                    "count account { id }",
                    as: person
                )
                #expect(marked["count"].int == 1)
                #expect(marked["message"].string == "Notifications marked as read")
                #expect(marked.at("account.id").string == person.id)
                let again = try client.change("markNotificationsRead", "notificationIds: [\"\(ids[1])\"]", "count", as: person)
                #expect(again["count"].int == 0)
                let unread = try client.data(query, variables: ["unread": true], as: person).at("viewer.notifications")
                #expect(unread["nodes"].items.map { $0["id"].string } == [ids[2], ids[0]])
                #expect(unread["totalCount"].int == 2)
                #expect(try client.change("markNotificationsRead", "all: true", "count", as: person)["count"].int == 2)
                // Clients with generated types send null or an empty list for missing ids.
                for none in ["null", "[]"] {
                    let input = "all: true, notificationIds: \(none)"
                    #expect(try client.change("markNotificationsRead", input, "count", as: person)["count"].int == 0)
                }
            }
        }
    }

    @Test("are visible to their account alone, not even to administrators, and only it can mark them")
    func privacy() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Paula", in: session)
            let admin = try Member("Ada", isAdmin: true, in: session)
            let id = try notices(1, for: person, session)[0]
            try await fixture.client { client in
                let query = """
                    { node(id: "\(id)") { ... on Notification { title } } nodes(ids: ["\(id)"]) { id }
                      account: node(id: "\(person.id)") { ... on Account { notifications { totalCount } notificationPreferences { donations } } } }
                    """
                let own = try client.data(query, as: person)
                #expect(own.at("node.title").string == "Soup 1")
                #expect(own.at("account.notifications.totalCount").int == 1)
                #expect(own.at("account.notificationPreferences.donations").bool == false)
                // Administrators see the account but not its notifications.
                let account: Value = ["notifications": .null, "notificationPreferences": ["donations": false]]
                #expect(try client.data(query, as: admin) == ["node": .null, "nodes": [.null], "account": account])
                #expect(try client.data(query) == ["node": .null, "nodes": [.null], "account": .null])
                #expect(try client.changing("markNotificationsRead", "notificationIds: [\"\(id)\"]", as: admin).errorCode == "NOT_FOUND")
                #expect(try client.change("markNotificationsRead", "all: true", "count", as: admin)["count"].int == 0)
                let many = repeatElement("\"\(id)\"", count: 101).joined(separator: ", ")
                for input in ["", "notificationIds: []", "all: false", "notificationIds: [\(many)]"] {
                    #expect(try client.changing("markNotificationsRead", input, as: person).errorCode == "BAD_USER_INPUT")
                }
                let none = try client.changing("markNotificationsRead", "notificationIds: [\"notification_99\"]", as: person)
                #expect(none.errorCode == "NOT_FOUND")
                let marked = try PostgresSession(fixture.database)
                #expect(try marked.column("SELECT count(*) FROM notification WHERE read_at IS NOT NULL") == ["0"])
            }
        }
    }

    @Test("are off by default; omitted preferences stay unchanged")
    func preferences() async throws {
        try await EngineFixture.run { fixture in
            let person = try Member("Paula", in: fixture.database)
            try await fixture.client { client in
                let selection = "account { notificationPreferences { plannedMeals recipeSuggestions donations } }"
                func set(_ input: String, language: Language = .english) throws -> Value {
                    try client.change("setNotificationPreferences", input, selection, as: person, language: language)
                }
                let nothing = try set("")
                #expect(
                    nothing.at("account.notificationPreferences") == [
                        "plannedMeals": false, "recipeSuggestions": false, "donations": false,
                    ]
                )
                let meals = try set("plannedMeals: true", language: .spanish)
                #expect(meals["message"].string == "Preferencias guardadas correctamente")
                #expect(
                    meals.at("account.notificationPreferences") == ["plannedMeals": true, "recipeSuggestions": false, "donations": false]
                )
                let both = try set("donations: true, recipeSuggestions: null")
                #expect(
                    both.at("account.notificationPreferences") == ["plannedMeals": true, "recipeSuggestions": false, "donations": true]
                )
                let off = try set("plannedMeals: false, donations: false")
                #expect(
                    off.at("account.notificationPreferences") == ["plannedMeals": false, "recipeSuggestions": false, "donations": false]
                )
            }
        }
    }

    @Test("are sent at seven in the morning unless another time before noon is chosen")
    func morningTime() async throws {
        try await EngineFixture.run { fixture in
            let person = try Member("Paula", in: fixture.database)
            try await fixture.client { client in
                let selection = "account { notificationPreferences { morningTime } }"
                func set(_ input: String) throws -> Value {
                    try client.change("setNotificationPreferences", input, selection, as: person)
                }
                func time(_ payload: Value) -> String? { payload.at("account.notificationPreferences.morningTime").string }
                #expect(time(try set("donations: true")) == "07:00:00")
                for (chosen, shown) in [("00:00", "00:00:00"), ("08:15:30", "08:15:30"), ("11:59:59.999", "11:59:59")] {
                    #expect(time(try set("morningTime: \"\(chosen)\"")) == shown)
                    #expect(time(try set("morningTime: null")) == shown)
                }
                for late in ["12:00", "23:59:59"] {
                    let refused = try set("morningTime: \"\(late)\", donations: false")
                    #expect(refused["account"] == .null)
                    #expect(refused.mistakes == ["morningTime: Please enter a time before noon"])
                }
                let preferences = try client.data("{ viewer { notificationPreferences { morningTime donations } } }", as: person)
                #expect(preferences.at("viewer.notificationPreferences") == ["morningTime": "11:59:59", "donations": true])
                #expect(try client.changing("setNotificationPreferences", "morningTime: \"7:00\"", as: person).errors != .null)
            }
        }
    }
}
