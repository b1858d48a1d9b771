import Domains
import GraphQL
import Languages
import Mail
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Inviting friends", .tags(.database), .timeLimit(.minutes(20)))
struct ReferralTests {
    private static let emails = "SELECT concat_ws(' | ', recipient, template, language, subject) FROM email_outbox ORDER BY id"

    @Test("sends each friend one e-mail with a link that identifies the sender", arguments: Language.allCases)
    func invited(language: Language) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Paula", in: session)
            try await fixture.client { client in
                func refer(_ email: String) throws -> Value {
                    try client.change("referFriend", "email: \"\(email)\"", "referralUrl", as: person, language: language)
                }
                let first = try refer(" Friend@Example.org ")
                #expect(
                    first["message"].string == (language == .english ? "Invitation sent successfully" : "Invitación enviada correctamente")
                )
                let link = try #require(first["referralUrl"].string)
                #expect(link.hasPrefix("http://localhost:8080/join?ref="))
                #expect(try refer("second@example.org")["referralUrl"].string == link, "the code stays the same")
                #expect(try refer("friend@example.ORG").at("userErrors.0.code").string == "ALREADY_INVITED")
                let own = language == .english ? "You cannot invite yourself" : "No puedes invitarte a ti mismo"
                #expect(try refer("PAULA@people.example").mistakes == ["email: \(own)"])
                let subject = language == .english ? "Paula invites you to Cupboard" : "Paula te invita a Cupboard"
                let expected = ["friend@example.org", "second@example.org"].map {
                    "\($0) | friend_referral | \(language.enumValue) | \(subject)"
                }
                #expect(try connect(fixture).column(Self.emails) == expected)
                let bodies = try connect(fixture).column("SELECT body FROM email_outbox")
                #expect(bodies.allSatisfy { $0.contains(link) })
                #expect(try connect(fixture).column("SELECT count(*) FROM referral WHERE referral::text LIKE '%example%'") == ["0"])
            }
        }
    }

    private func connect(_ fixture: EngineFixture) throws -> PostgresSession { try PostgresSession(fixture.database) }

    @Test(
        "rejects invalid addresses and those that could inject headers",
        arguments: [
            "", "   ", "nobody", "a@b", "a@example.org, b@example.org", "a@example.org\\nBcc: b@example.org",
            "a@example.org\\r\\nSubject: x",
            "a\\n@example.org", "\\\"x y\\\"@example.org", "<a@example.org>", "a@example.org%0ABcc:b@example.org\\u0000", "a@exam ple.org",
            "a@example.org\\u2028Bcc: b@example.org",
        ]
    )
    func refused(email: String) async throws {
        try await EngineFixture.run { fixture in
            let person = try Member("Paula", in: fixture.database)
            try await fixture.client { client in
                let answer = try client.changing("referFriend", "email: \"\(email)\"", "referralUrl", as: person)
                let payload = answer.data["referFriend"]
                #expect(payload["userErrors"].items.count == 1 || answer.errorCode == "BAD_USER_INPUT")
                #expect(payload["referralUrl"] == .null)
                #expect(try connect(fixture).column(Self.emails) == [])
            }
        }
    }

    @Test("keeps headers and links in a name out of the subject")
    func names() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Paula", in: session)
            try session.execute("UPDATE account SET name = E'Win\\r\\nBcc: x@y.example http://evil.example' WHERE id = \(person.number)")
            try await fixture.client { client in
                _ = try client.change("referFriend", "email: \"friend@example.org\"", as: person)
                let subject = try #require(try connect(fixture).column("SELECT subject FROM email_outbox").first)
                #expect(!subject.contains("\n") && !subject.contains("\r") && !subject.contains("http://") && !subject.contains("@"))
            }
        }
    }

    @Test("invitations are deleted with the account of the sender, sent or not")
    func deleted() async throws {
        try await EngineFixture.run { fixture in
            let (person, other) = (try Member("Paula", in: fixture.database), try Member("Quinn", in: fixture.database))
            try await fixture.client { client in
                for friend in ["first", "second"] { _ = try client.change("referFriend", "email: \"\(friend)@example.org\"", as: person) }
                _ = try client.change("referFriend", "email: \"third@example.org\"", as: other)
                try fixture.execute(
                    """
                    UPDATE email_outbox SET state = 'SENT', sent_at = now(), next_attempt_at = NULL, body = NULL, recipient = NULL
                    WHERE recipient = 'first@example.org'
                    """
                )
                let deleted = try client.change("deleteAccount", "password: \"\(Member.password)\"", as: person)
                #expect(deleted["userErrors"].items == [])
                #expect(try connect(fixture).column("SELECT recipient FROM email_outbox") == ["third@example.org"])
            }
        }
    }

    @Test("is limited per sender and per recipient")
    func bounds() async throws {
        try await EngineFixture.run { fixture in
            let people = try (0..<5).map { try Member("Paula \($0)", in: fixture.database) }
            try await fixture.client { client in
                func refer(_ email: String, _ person: Member) throws -> Value {
                    try client.change("referFriend", "email: \"\(email)\"", as: person)
                }
                for number in 0..<20 {
                    let payload = try refer("friend\(number)@example.org", people[0])
                    #expect(payload["userErrors"].items == [])
                }
                #expect(try refer("onemore@example.org", people[0]).at("userErrors.0.code").string == "DAILY_LIMIT_REACHED")
                for person in people[1...3] { #expect(try refer("popular@example.org", person)["userErrors"].items == []) }
                #expect(try refer("popular@example.org", people[4]).at("userErrors.0.code").string == "TOO_MANY_ATTEMPTS")
                #expect(try connect(fixture).column("SELECT count(*) FROM email_outbox") == ["23"])
                #expect(try client.changing("referFriend", "email: \"x@example.org\"", as: nil).errorCode == "UNAUTHENTICATED")
            }
        }
    }

    @Test("takes the app links from the settings")
    func links() async throws {
        let app = try #require(AppAddress("https://cupboard.test/", store: "https://store.test/7"))
        let snapshot = try SchemaSnapshot(sdl: SchemaFile.bytes(), app: app)
        for (snapshot, links) in [
            (snapshot, ["https://cupboard.test", "https://store.test/7"]), (try SchemaFile.snapshot(), ["http://localhost:8080", nil]),
        ] {
            try await EngineFixture.run(snapshot, database: TestData.sharedDatabase()) { fixture in
                let data = try await fixture.client { try $0.data("{ appLinks { shareUrl appStoreUrl } }") }
                #expect([data.at("appLinks.shareUrl").string, data.at("appLinks.appStoreUrl").string] == links)
            }
        }
    }

    @Test("administrators disabling, enabling or deleting an account cause e-mails in its language")
    func administration() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            let person = try Member("Paula", in: session)
            try session.execute("UPDATE account SET language = 'ES' WHERE id = \(person.number)")
            try await fixture.client { client in
                let account = "accountId: \"\(person.id)\""
                _ = try client.change("reportUser", account + ", reason: \"x\"", as: admin)
                for name in ["disableUser", "disableUser", "enableUser", "enableUser"] { _ = try client.change(name, account, as: admin) }
                let session = try connect(fixture)
                let templates = "SELECT template FROM email_outbox WHERE recipient = 'paula@people.example' AND language = 'ES' ORDER BY id"
                #expect(try session.column(templates) == ["account_under_review", "account_disabled", "account_enabled"])
                _ = try client.change("deleteUser", account, as: admin)
                // The deletion cancels all waiting e-mails except the last.
                #expect(try session.column(templates) == ["account_deleted"])
                #expect(try session.column("SELECT account_id FROM email_outbox") == ["NULL"])
            }
        }
    }
}
