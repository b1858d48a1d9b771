import Domains
import GraphQL
import Languages
import Mail
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

/// Data of a single app: its tour, links, e-mails and notifications.
@Suite("A single app", .tags(.database), .timeLimit(.minutes(20)))
struct AppTests {
    /// The addresses of a server whose operator has configured FoodSaver fully, Fabulyst in part, and the other apps not at all.
    private static func configured() throws -> AppAddress {
        var all = try #require(AppAddress("https://all.test/", store: "https://store.test/all", gateway: "https://api.test"))
        let purpose = AppPurpose(english: "save the bread of the town", spanish: "salva el pan del pueblo")
        let isAccepted = all.configure(
            .foodSaver,
            name: "Brotretter",
            base: "https://bread.test/",
            store: "https://store.test/bread",
            purpose: purpose
        )
        #expect(isAccepted)
        let isPartAccepted = all.configure(.fabulyst, name: nil, base: "https://style.test", store: nil, purpose: nil)
        let isWrongAccepted = all.configure(.foodnFit, name: nil, base: "ftp://style.test", store: nil, purpose: nil)
        #expect(isPartAccepted && !isWrongAccepted)
        return all
    }

    @Test("has its own links and name, or those of all apps")
    func links() async throws {
        let snapshot = try SchemaSnapshot(sdl: SchemaFile.bytes(), app: Self.configured())
        try await EngineFixture.run(snapshot, database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                let document = "query ($app: App) { appLinks(app: $app) { name shareUrl appStoreUrl } }"
                let shared = ["https://all.test", "https://store.test/all"]
                let expected: [(Value, [String])] = [
                    (.null, ["Cupboard"] + shared), (.enum("FOODSAVER"), ["Brotretter", "https://bread.test", "https://store.test/bread"]),
                    (.enum("FABULYST"), ["Fabulyst", "https://style.test", "https://store.test/all"]),
                    (.enum("FOOD_N_FIT"), ["Food’n Fit"] + shared),
                ]
                for (app, links) in expected {
                    let found = try client.data(document, variables: ["app": app]).at("appLinks")
                    #expect(["name", "shareUrl", "appStoreUrl"].map { found[$0].string } == links)
                }
                // Each literal has another plan.
                #expect(try client.data("{ appLinks(app: FOODSAVER) { name } }").at("appLinks.name").string == "Brotretter")
                #expect(try client.data("{ appLinks { name } }").at("appLinks.name").string == "Cupboard")
            }
        }
    }

    @Test("has its own tour in both languages, without the other apps", arguments: App.allCases)
    func tour(app: App) async throws {
        try await EngineFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                let document = "query ($app: App, $language: Language) { tour(app: $app, language: $language) { title text position } }"
                func steps(_ app: App?, _ language: String = "EN") throws -> [Value] {
                    let variables: ObjectValue = ["app": app.map { .enum($0.rawValue) } ?? .null, "language": .enum(language)]
                    return try client.data(document, variables: variables).at("tour").items
                }
                let (own, all, spanish) = (try steps(app), try steps(nil), try steps(app, "ES"))
                #expect(own.count >= 3 && own.count < all.count && spanish.count == own.count)
                #expect(own.map { $0["position"].int } == (1...own.count).map { $0 })
                let title = try #require(own[0]["title"].string)
                #expect(title == "Welcome to \(app.name)" && spanish[0]["title"].string == "Te damos la bienvenida a \(app.name)")
                let texts = (own + spanish).flatMap { [$0["title"].string ?? "", $0["text"].string ?? ""] }
                for name in ["Cupboard"] + App.allCases.filter({ $0 != app }).map(\.name) {
                    #expect(!texts.contains { $0.contains(name) }, "the tour of \(app.name) names \(name)")
                }
            }
        }
    }

    @Test("names itself in the e-mails of a sign-up, a forgotten password and an invitation", arguments: Language.allCases)
    func emails(language: Language) async throws {
        let app = try Self.configured()
        try await EngineFixture.run(services: { $0.app = app }) { fixture in
            try await fixture.client { client in
                func newest() throws -> (subject: String, body: String) {
                    func column(_ name: String) throws -> String {
                        try fixture.column("SELECT \(name) FROM email_outbox ORDER BY id DESC LIMIT 1").first ?? ""
                    }
                    return (try column("subject"), try column("body"))
                }
                for (app, name, base) in [
                    (Value.null, "Cupboard", "https://all.test"), (.enum("FOODSAVER"), "Brotretter", "https://bread.test"),
                    (.enum("MEAL_BUDGET_PLAN"), "Meal Budget Plan", "https://all.test"),
                ] {
                    let address = "ana.\(name.filter { $0 != " " })@example.org"
                    func expectEmail(_ link: String) throws {
                        let email = try newest()
                        #expect(email.subject.contains(name) && email.body.contains(base + link), "\(email)")
                        let others = ["Cupboard", "Brotretter", "Meal Budget Plan"].filter { $0 != name }
                        for other in others { #expect(!(email.subject + email.body).contains(other), "\(email)") }
                    }
                    let signUp = Person.input(address, ["app": app])
                    let account = try client.mutate("createAccount", signUp, "session { token }", language: language)
                    try expectEmail("/confirm-email#token=")
                    let token = try #require(newest().body.split { $0 == " " || $0 == "\n" || $0 == "=" }.first { $0.hasPrefix("cpe_") })
                    _ = try client.mutate("confirmEmail", ["token": .string(String(token)), "app": app], language: language)
                    try expectEmail("")
                    _ = try client.mutate("requestPasswordReset", ["email": .string(address), "app": app], language: language)
                    try expectEmail("/reset-password#token=")
                    let person = TestToken(text: try #require(account.at("session.token").string))
                    let friend: ObjectValue = ["email": .string("friend.of.\(address)"), "app": app]
                    let invited = try client.mutate("referFriend", friend, "referralUrl", as: person, language: language)
                    #expect(invited["referralUrl"].string?.hasPrefix(base + "/join?ref=") == true)
                    try expectEmail("/join?ref=")
                    let purpose = language == .english ? "save the bread of the town" : "salva el pan del pueblo"
                    #expect(try newest().body.contains(purpose) == (name == "Brotretter"))
                }
            }
        }
    }

    @Test("counts, lists and marks its own notifications")
    func notifications() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Paula", in: session)
            try session.execute(
                """
                INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
                SELECT \(person.number), kind::notification_kind, 'a', 'b', 'c', 'd' FROM unnest(
                    '{DONATION,DONATION,DONATION,PLANNED_MEALS,PLANNED_MEALS,RECIPE_SUGGESTION,FASHION,ACCOUNT}'::text[]
                ) AS kind
                """
            )
            try await fixture.client { client in
                let document = """
                    query ($app: App) { viewer {
                        home { unreadNotifications(app: $app) } notifications(app: $app, unreadOnly: true) { totalCount nodes { kind } }
                    } }
                    """
                func counts() throws -> [Int?] {
                    try ([nil] + App.allCases.map(\.rawValue)).map { app in
                        let found = try client.data(document, variables: ["app": app.map { .enum($0) } ?? .null], as: person)["viewer"]
                        #expect(found.at("notifications.totalCount") == found.at("home.unreadNotifications"))
                        return found.at("home.unreadNotifications").int
                    }
                }
                #expect(try counts() == [8, 4, 2, 4, 3, 2])
                let marked = try client.change("markNotificationsRead", "all: true, app: FOODSAVER", "count", as: person)
                #expect(marked["count"].int == 4)
                #expect(try counts() == [4, 0, 1, 3, 2, 1])
                let own = try client.data("{ viewer { notifications(app: FABULYST, unreadOnly: true) { nodes { id kind } } } }", as: person)
                #expect(own.at("viewer.notifications.nodes").items.map { $0["kind"].string } == ["FASHION"])
                #expect(try client.change("markNotificationsRead", "all: true", "count", as: person)["count"].int == 4)
                #expect(try counts() == [0, 0, 0, 0, 0, 0])
            }
        }
    }
}
