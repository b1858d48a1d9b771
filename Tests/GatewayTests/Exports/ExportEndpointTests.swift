import GraphQL
import JSONValues
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

@Suite("The download link of an account's data", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ExportEndpointTests {
    /// Requests a link and extracts it from the email.
    private static func link(_ client: Client, of member: Member, _ session: PostgresSession) throws -> String {
        let payload = try client.change("exportMyData", "password: \"\(Member.password)\"", as: member)
        guard payload["userErrors"].items.isEmpty else { throw Unexpected(text: "\(payload)") }
        let body = try session.column(
            "SELECT substring(body FROM 'http://localhost:8080(/exports/[A-Za-z0-9_-]+)') FROM email_outbox WHERE template = 'data_export' ORDER BY id DESC LIMIT 1"
        )
        return try #require(body.first)
    }

    private static func run(_ body: @escaping @Sendable (GatewayFixture, Client, PostgresSession, Member) throws -> Void) async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let session = try PostgresSession(fixture.database)
                try body(fixture, client, session, Member("Ana Unmistakable", in: session))
            }
        }
    }

    /// Adds rows to several tables, some with the text `owner-` and the member's number.
    private static func fill(_ session: PostgresSession, for member: Member) throws {
        try session.execute(
            """
            INSERT INTO logged_meal (account_id, date, calories, name_en, name_es) VALUES (\(member.number), '2026-03-01', 95, 'Apple of owner-\(member.number)', 'x');
            INSERT INTO logged_nutrient SELECT id, (enum_range(NULL::nutrient))[1], 2.5 FROM logged_meal WHERE account_id = \(member.number);
            INSERT INTO wished_item (account_id, item_id) VALUES (\(member.number), \(member.number % 5 + 1));
            INSERT INTO saved_recipe (recipe_id, account_id) VALUES (9, \(member.number));
            INSERT INTO food_preference (id, disliked_ingredient_ids) VALUES (\(member.number), '{1,2}');
            UPDATE recipe SET author_id = \(member.number), title_en = 'Soup of owner-\(member.number)' WHERE id = \(member.number % 7 + 1);
            """
        )
    }

    @Test("delivers all data of the account as a file")
    func everything() async throws {
        try await Self.run { fixture, client, session, ana in
            let photo = try StoredPhoto(of: ana.number, in: fixture.database)
            for member in try [ana, Member("Bo Elsewhere", in: session)] { try Self.fill(session, for: member) }
            let response = try client.ask(Self.link(client, of: ana, session), method: "POST")
            #expect(response.status == 200)
            #expect(response.values("content-type") == ["application/json; charset=utf-8"])
            #expect(response.values("content-disposition") == ["attachment; filename=\"cupboard-data.json\""])
            #expect(response.values("cache-control") == ["no-store"] && response.values("referrer-policy") == ["no-referrer"])
            let data = try response.json()
            #expect(data.at("account.id").string == ana.id && data.at("account.name") == "Ana Unmistakable")
            #expect(data.at("loggedMeals.0.nameEn").string == "Apple of owner-\(ana.number)" && data["loggedMeals"].items.count == 1)
            #expect(data.at("loggedMeals.0.micronutrients.0.amount").number == 2.5)
            #expect(data.at("wishlist.0.itemId").string == "catalog_item_\(ana.number % 5 + 1)" && data["wishlist"].items.count == 1)
            #expect(data.at("savedRecipes.0.recipeId") == "recipe_9")
            #expect(data.at("foodPreferences.dislikedIngredientIds") == ["ingredient_1", "ingredient_2"])
            #expect(data.at("recipes.0.titleEn").string == "Soup of owner-\(ana.number)" && data.at("recipes.0.steps").items.count > 0)
            #expect(data.at("recipes.0.ingredients.0.ingredientId").string?.hasPrefix("ingredient_") == true)
            #expect(data.at("photo.mediaType") == "image/png" && data.at("photo.base64").string?.count ?? 0 >= photo.bytes.count)
            #expect(data["healthProfile"] == .null && data["reports"] == .list([]))
            // Every exported table has a member.
            for personal in PersonalColumn.all {
                guard case .rows(let rows) = personal.export, case .object(let members) = data else { continue }
                #expect(members.contains { $0.name == rows.name.description }, "\(rows.name)")
            }
        }
    }

    @Test("delivers the data only once, without secrets and data of other accounts, and the audit records it")
    func once() async throws {
        try await Self.run { fixture, client, session, ana in
            let bo = try Member("Bo Elsewhere", in: session)
            _ = try StoredPhoto(of: ana.number, in: fixture.database)
            for member in [ana, bo] { try Self.fill(session, for: member) }
            let path = try Self.link(client, of: ana, session)
            let response = try client.ask(path, method: "POST")
            #expect(response.status == 200 && response.text.contains("owner-\(ana.number)"))
            for other in ["Elsewhere", "owner-\(bo.number)", "password", "digest", "argon2"] {
                #expect(!response.text.contains(other), "\(other)")
            }
            #expect(try client.ask(path, method: "POST").status == 404, "once")
            #expect(
                try session.column("SELECT action FROM audit_entry WHERE actor_id = \(ana.number) ORDER BY id DESC LIMIT 1") == [
                    "downloadMyData"
                ]
            )
        }
    }

    /// Headers that mail servers, link checkers and browsers send.
    private static let acceptHeaders = [
        [], ["Accept: */*"], ["Accept: application/json"], ["Accept: text/plain"], ["Accept: text/html;q=0"],
        ["Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"], ["Accept: */*", "Purpose: prefetch"],
    ]

    @Test("shows instructions to anyone who opens it, and delivers the data only by POST")
    func page() async throws {
        try await Self.run { _, client, session, ana in
            let path = try Self.link(client, of: ana, session)
            for accept in Self.acceptHeaders {
                for method in ["GET", "HEAD", "GET"] {
                    let answer = try client.ask(path, method: method, headers: accept)
                    #expect(answer.status == 200, "\(method) \(accept)")
                    #expect(answer.values("cache-control") == ["no-store"] && answer.values("referrer-policy") == ["no-referrer"])
                    #expect(!answer.text.contains("Ana Unmistakable") && answer.values("content-disposition") == [], "\(method) \(accept)")
                }
            }
            for (language, words) in [("en", "Your data from Cupboard"), ("es", "Tus datos de Cupboard")] {
                let page = try client.ask(
                    path,
                    headers: ["Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8", "Accept-Language: \(language)"]
                )
                #expect(page.status == 200 && page.text.contains(words) && page.text.contains("<form method=\"post\">"))
                #expect(page.values("content-type") == ["text/html; charset=utf-8"])
                #expect(page.values("content-security-policy") == ["default-src 'none'; form-action 'self'; frame-ancestors 'none'"])
                #expect(!page.text.contains("cpd_") && !page.text.contains("<script"), "the page contains no part of the secret")
            }
            let text = try client.ask(path, headers: ["Accept: */*"])
            #expect(text.values("content-type") == ["text/plain; charset=utf-8"])
            #expect(text.text.contains("curl -X POST -o cupboard-data.json 'http://test\(path)'"), "\(text.text)")
            for method in ["PUT", "DELETE", "OPTIONS", "PATCH"] {
                let refused = try client.ask(path, method: method)
                #expect(refused.status == 405 && refused.values("allow") == ["GET, HEAD, POST"], "\(method)")
            }
            // The form as a browser submits it.
            let form = [
                "Accept: text/html", "Content-Type: application/x-www-form-urlencoded", "Origin: null", "Sec-Fetch-Site: same-origin",
                "Content-Length: 0",
            ]
            let file = try client.ask(path, method: "POST", headers: form)
            #expect(try file.status == 200 && file.json().at("account.id").string == ana.id)
            for method in ["POST", "GET", "HEAD"] { #expect(try client.ask(path, method: method).status == 404, "\(method)") }
        }
    }

    @Test("uses the account's language before the request's")
    func language() async throws {
        try await Self.run { _, client, session, ana in
            let path = try Self.link(client, of: ana, session)
            try session.execute("UPDATE account SET language = 'ES' WHERE id = \(ana.number)")
            for accept in ["text/html", "*/*"] {
                let answer = try client.ask(path, headers: ["Accept: \(accept)", "Accept-Language: en"])
                #expect(answer.text.contains("en un archivo JSON"), "\(answer.text)")
            }
        }
    }

    /// A mutation that invalidates a link: its name, its input, and whether an administrator calls it.
    struct Ending: Sendable, CustomTestStringConvertible {
        let mutation: String
        var input = ""
        var isByAdmin = false
        var testDescription: String { mutation }
    }

    @Test(
        "becomes invalid with every mutation that ends the access of others",
        arguments: [
            Ending(mutation: "logOutEverywhere"),
            Ending(
                mutation: "changePassword",
                input: "currentPassword: \"\(Member.password)\", password: \"Better-Horse-8\", passwordConfirmation: \"Better-Horse-8\""
            ),
            Ending(mutation: "updateProfile", input: "email: \"new@people.example\", password: \"\(Member.password)\""),
            Ending(mutation: "deleteAccount", input: "password: \"\(Member.password)\""),
            Ending(mutation: "disableUser", isByAdmin: true),
            Ending(mutation: "deleteUser", isByAdmin: true),
        ]
    )
    func ended(by ending: Ending) async throws {
        try await Self.run { _, client, session, ana in
            let bo = try Member("Bo Elsewhere", in: session)
            let admin = try Member("Ada Administrator", isAdmin: true, in: session)
            let (path, other) = (try Self.link(client, of: ana, session), try Self.link(client, of: bo, session))
            let input = ending.isByAdmin ? "accountId: \"\(ana.id)\"" : ending.input
            let payload = try client.change(ending.mutation, input, as: ending.isByAdmin ? admin : ana)
            #expect(payload["userErrors"].items.isEmpty, "\(payload)")
            // Reactivating the account must not revive the link.
            try session.execute("UPDATE account SET status = 'ACTIVE' WHERE id = \(ana.number) AND status = 'DISABLED'")
            for method in ["GET", "POST"] { #expect(try client.ask(path, method: method).status == 404, "\(method)") }
            #expect(try client.ask(other, method: "POST").status == 200, "links of other accounts stay valid")
        }
    }

    @Test("reveals nothing to a client with a guessed or expired link, or with the link of a closed account")
    func refused() async throws {
        try await Self.run { _, client, session, ana in
            let path = try Self.link(client, of: ana, session)
            let changed = String(path.dropLast()) + (path.hasSuffix("A") ? "B" : "A")
            let session1 = "/exports/\(ana.credentials)"
            var texts: Set<String> = []
            for wrong in [changed, session1, "/exports/", "/exports/cpd_", path + "A", path + "%00", "/exports/'; DROP TABLE account; --"] {
                for method in ["GET", "POST"] {
                    let response = try client.ask(wrong.replacing(" ", with: "%20"), method: method)
                    #expect(response.status == 404, "\(method) \(wrong)")
                    texts.insert(response.text)
                }
            }
            #expect(texts.count == 1, "all responses are the same")
            try session.execute("UPDATE account SET status = 'DISABLED' WHERE id = \(ana.number)")
            for method in ["GET", "POST"] { #expect(try client.ask(path, method: method).status == 404, "\(method)") }
            try session.execute("UPDATE account SET status = 'ACTIVE' WHERE id = \(ana.number)")
            let late = try Self.link(client, of: ana, session)
            try session.execute("UPDATE data_export SET expires_at = now() - interval '1 second'")
            for method in ["GET", "POST"] { #expect(try client.ask(late, method: method).status == 404, "\(method)") }
            #expect(try client.ask(late, headers: ["Accept-Language: es"]).text.contains("Este enlace ya se ha usado"))
        }
    }

    @Test("delivers the data to only one of many concurrent requests")
    func race() async throws {
        try await GatewayFixture.run(loops: 2, clients: 8) { fixture in
            let session = try PostgresSession(fixture.database)
            let ana = try Member("Ana", in: session)
            let path = try await fixture.client { try Self.link($0, of: ana, PostgresSession(fixture.database)) }
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 { group.addTask { try await fixture.client { try $0.ask(path, method: "POST").status } } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [200] + Array(repeating: 404, count: 7))
        }
    }
}
