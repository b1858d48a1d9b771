import Foundation
import GraphQL
import Languages
import Mail
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

/// Mail servers, virus scanners and previews open every link in an email before its reader does.
@Suite("Links in emails", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct MailedLinkTests {
    @Test("change nothing when opened, and work afterwards")
    func opened() async throws {
        let issuer = try await MutationExample.issuer.value
        try await GatewayFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
            try await fixture.client { client in
                let session = try PostgresSession(fixture.database)
                // Removes the demo data's notices, which come due during the test.
                try session.execute("DELETE FROM notice_schedule; DELETE FROM email_outbox")
                let ana = try Self.sendSecrets(client, issuer, session)
                try Self.sendOthers(to: ana, session)
                let sent = try session.column("SELECT DISTINCT template FROM email_outbox")
                #expect(Set(sent) == Set(EmailTemplate.Name.allCases.map(\.rawValue)), "every template has sent an email")

                let links = try Self.links(session)
                #expect(links.count >= 7, "\(links)")
                let before = try Self.contents(session)
                for link in links { try Self.open(link, client) }
                let after = try Self.contents(session)
                for table in before.keys.sorted() { #expect(before[table] == after[table], "opening a link changed \(table)") }

                try Self.use(links, of: ana, client, issuer)
            }
        }
    }

    // MARK: Emails

    private static let reader = "reader@people.example"
    private static let joiner = "joiner@people.example"

    /// Makes the service send every email with a secret or a code in its link.
    private static func sendSecrets(_ client: Client, _ issuer: TestIssuer, _ session: PostgresSession) throws -> Person {
        let ana = try Person.signUp(client, reader)
        // Other emails go only to confirmed addresses.
        try session.run("UPDATE account SET email_verified = true WHERE email = \(reader)")
        let proof = "password: \"\(Person.password)\""
        for payload in [
            try client.change("requestPasswordReset", "email: \"\(reader)\"", as: nil),
            try client.change("exportMyData", proof, as: ana),
            try client.change("referFriend", "email: \"friend@people.example\"", as: ana),
            try client.change("shareItem", "itemId: \"catalog_item_42\", email: \"friend@people.example\"", as: ana),
        ] {
            #expect(payload["userErrors"].items.isEmpty, "\(payload)")
        }
        _ = try Person.signUp(client, joiner)
        try session.run("UPDATE account SET password_hash = NULL, email_verified = true WHERE email = \(joiner)")
        _ = try logIn(client, issuer)
        return ana
    }

    private static func logIn(_ client: Client, _ issuer: TestIssuer, _ more: ObjectValue = [:]) throws -> Value {
        let token = try issuer.token("joiner", ["email": "\"\(joiner)\"", "email_verified": "true"])
        let input: ObjectValue = ["provider": "TEST", "idToken": .string(token)]
        return try client.mutate("logInWithIdentityToken", input.replacing(more), "account { id }")
    }

    /// Adds the other emails to the outbox.
    ///
    /// Their links lead to the app without secrets.
    private static func sendOthers(to ana: Person, _ session: PostgresSession) throws {
        let app = AppAddress.local
        let former: [EmailTemplate] = [.emailChanged(name: "Zoé", app: app), .accountDeleted(name: "Zoé")]
        let templates: [EmailTemplate] = [
            .welcome(name: "Zoé", app: app), .signUpRepeated(name: "Zoé", app: app),
            .identityJoined(name: "Zoé", provider: "TEST", app: app),
            .passwordChanged(name: "Zoé", keys: 2, app: app), .logInLocked(name: "Zoé", minutes: 15, isKnown: true, app: app),
            .confirmationLocked(name: "Zoé", minutes: 15, isKnown: false, app: app),
            .apiKeyCreated(name: "Zoé", key: "Widget", scopes: ["FASHION_READ"], app: app), .accountDisabled(name: "Zoé"),
            .accountEnabled(name: "Zoé", app: app),
            .recipeSuggestion(name: "Zoé", english: "Soup", spanish: "Sopa", app: app),
            .todaysMeals(name: "Zoé", english: "Soup", spanish: "Sopa", app: app), .mealChoice(name: "Zoé", app: app),
            .foodNews(.news, name: "Zoé", subject: ("News", "Noticias"), text: ("Bread", "Pan"), app: app),
            .foodNews(.reminder, name: "Zoé", subject: ("News", "Noticias"), text: ("Bread", "Pan"), app: app),
            .foodNews(.ended, name: "Zoé", subject: ("News", "Noticias"), text: ("Bread", "Pan"), app: app),
        ]
        let reviews = EmailTemplate.ReviewNews.allCases.map { EmailTemplate.accountUnderReview(name: "Zoé", $0) }
        // Enables every kind of email.
        try session.run(
            """
            UPDATE account SET notify_by_email = true, notify_planned_meals = true, notify_recipe_suggestions = true, notify_donations = true,
                notify_food_requests_by_email = true
            WHERE email = \(reader)
            """
        )
        let address = try #require(EmailAddress(reader))
        for template in templates + reviews {
            try session.run(OutboxEmail(template, to: .account(ana.number, address), language: .spanish).insertion)
        }
        for template in former {
            try session.run(OutboxEmail(template, to: .former(address, wasConfirmed: true, account: nil), language: .spanish).insertion)
        }
    }

    // MARK: Links

    private static func links(_ session: PostgresSession) throws -> Set<String> {
        let base = AppAddress.local.base
        var links: Set<String> = []
        for body in try session.column("SELECT body FROM email_outbox") {
            for word in body.split(whereSeparator: \.isWhitespace) where word.contains("://") {
                #expect(word.hasPrefix(base + "/") || word == base, "\(word) is another base address: open it in this test too")
                links.insert(String(word.dropFirst(base.count)))
            }
        }
        return links
    }

    /// Opens a link like a link checker: with different headers, and several times.
    private static func open(_ link: String, _ client: Client) throws {
        let parts = link.split(separator: "#", maxSplits: 1).map(String.init)
        let path = parts.first.map { $0.isEmpty ? "/" : $0 } ?? "/"
        // A fragment stays with the client, but some programs send it anyway.
        let targets = [path] + (parts.count > 1 ? ["\(path)?\(parts[1])", "\(path)%23\(parts[1])"] : [])
        let accepted = [
            "Accept: */*", "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "Accept: application/json",
            "X-Purpose: preview",
        ]
        for target in targets {
            for method in ["GET", "HEAD", "GET", "HEAD"] {
                for header in accepted {
                    let answer = try client.ask(target, method: method, headers: [header, "User-Agent: LinkCheck/1.0"])
                    #expect(answer.status < 500, "\(method) \(target): \(answer)")
                }
            }
        }
    }

    /// A checksum of all rows of each table.
    private static func contents(_ session: PostgresSession) throws -> [String: String] {
        let tables = try session.column(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'"
        )
        var contents: [String: String] = [:]
        for table in tables {
            contents[table] = try session.column(
                "SELECT count(*) || ' ' || coalesce(sum(hashtextextended(entry::text, 0)::numeric), 0) FROM \(table) AS entry"
            ).first
        }
        return contents
    }

    // MARK: Afterwards

    private static func use(_ links: Set<String>, of ana: Person, _ client: Client, _ issuer: TestIssuer) throws {
        func value(after start: String) throws -> String {
            try #require(
                links.first { $0.hasPrefix(start) && $0.count > start.count }.map { String($0.dropFirst(start.count)) },
                "\(start)"
            )
        }
        let (code, token) = (try value(after: "/confirm-log-in#token="), try value(after: "/reset-password#token="))
        #expect(try logIn(client, issuer, ["emailToken": .string(code)]).mistakes == [])
        let confirmations = links.filter { $0.hasPrefix("/confirm-email#token=") }
        #expect(confirmations.count == 2, "of two people")
        for link in confirmations {
            let payload = try client.mutate("confirmEmail", ["token": .string(String(link.dropFirst("/confirm-email#token=".count)))])
            // This test has already confirmed both addresses.
            #expect(payload.mistakes == [] || payload["message"] == "Your email is already confirmed", "\(payload)")
        }
        #expect(try client.data("{ viewer { isEmailVerified } }", as: ana).at("viewer.isEmailVerified") == true)
        let file = try client.ask("/exports/" + value(after: "/exports/"), method: "POST")
        #expect(try file.status == 200 && file.json().at("account.id").string == ana.id)
        let shared = try value(after: "/items/").prefix { $0 != "?" }
        let document = "query ($id: ID!) { catalogItem(id: $id) { id } }"
        #expect(try client.data(document, variables: ["id": .string(String(shared))]).at("catalogItem.id").string == String(shared))
        #expect(try value(after: "/join?ref=").count == 12)
        let input: ObjectValue = ["token": .string(token), "password": "Better-Horse-8", "passwordConfirmation": "Better-Horse-8"]
        #expect(try client.mutate("resetPassword", input).mistakes == [])
    }
}
