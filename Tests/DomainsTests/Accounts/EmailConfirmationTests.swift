import Domains
import GraphQL
import Languages
import Postgres
import ServiceSupport
import Sodium
import TestSupport
import Testing

@Suite("E-mail confirmation", .tags(.database), .timeLimit(.minutes(20)))
struct EmailConfirmationTests {
    /// The tokens sent to an address, oldest first.
    private static func tokens(sentTo email: String, _ fixture: EngineFixture) throws -> [String] {
        let bodies = "SELECT body FROM email_outbox WHERE template = 'email_confirmation' AND recipient = '\(email)' ORDER BY id"
        return try fixture.column(bodies).compactMap { body in
            body.split { $0.isWhitespace || $0 == "=" }.first { $0.hasPrefix("cpe_") }.map(String.init)
        }
    }

    private static func confirm(_ client: EngineClient, _ token: String) throws -> Value {
        try client.mutate("confirmEmail", ["token": .string(token)], "account { id }")
    }

    private static func isVerified(_ client: EngineClient, _ person: Person) throws -> Bool? {
        try client.data("{ viewer { isEmailVerified } }", as: person).at("viewer.isEmailVerified").bool
    }

    @Test("works once by the link sent at sign-up, in the account's language; only the digest is stored")
    func link() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com", ["language": "ES"])
                #expect(try Self.isVerified(client, ana) == false)
                let tokens = try Self.tokens(sentTo: ana.email, fixture)
                #expect(tokens.count == 1)
                let token = tokens.first ?? ""
                #expect(try fixture.column("SELECT email FROM email_confirmation") == ["ana@example.com"])
                #expect(try fixture.column("SELECT count(*) FROM email_confirmation AS link WHERE link::text LIKE '%\(token)%'") == ["0"])
                let confirmed = try Self.confirm(client, " \(token) ")
                #expect(confirmed["message"].string == "Correo electrónico confirmado correctamente")
                #expect(confirmed["account"] == .null, "the token gives no access to the account")
                #expect(try Self.isVerified(client, ana) == true)
                #expect(try Self.confirm(client, token).codes == ["LINK_EXPIRED"])
                let again = try client.mutate("requestEmailConfirmation", [:], "account { id }", as: ana)
                #expect(again["message"].string == "Tu correo electrónico ya está confirmado")
                #expect(try Self.tokens(sentTo: ana.email, fixture).count == 1, "the e-mail is already confirmed")
            }
        }
    }

    enum Refusal: CaseIterable { case garbage, unknown, otherKind, expired, otherEmail, disabled, deleted }

    @Test("rejects invalid tokens, changed addresses and unusable accounts", arguments: Refusal.allCases)
    func refusals(kind: Refusal) async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                var token = try Self.tokens(sentTo: ana.email, fixture).first ?? ""
                switch kind {
                case .garbage: token = "cpe_' OR 1=1 --"
                case .unknown: token = SecretToken(random: .emailConfirmation).text
                case .otherKind: token = ana.token
                case .expired:
                    try fixture.execute("UPDATE email_confirmation SET created_at = now() - interval '2 days', expires_at = now()")
                case .otherEmail: try fixture.execute("UPDATE account SET email = 'other@example.com' WHERE id = \(ana.number)")
                case .disabled: try fixture.execute("UPDATE account SET status = 'DISABLED' WHERE id = \(ana.number)")
                case .deleted: #expect(try client.mutate("deleteAccount", ["password": .string(Person.password)], as: ana).mistakes == [])
                }
                let payload = try Self.confirm(client, token)
                #expect(payload.mistakes == ["token: This link has expired or has already been used. Please request a new one"])
                #expect(payload["account"] == .null)
                #expect(try fixture.column("SELECT count(*) FROM account WHERE email_verified") == ["0"])
            }
        }
    }

    @Test("is needed again after a change of address, which invalidates former links")
    func change() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let former = try Self.tokens(sentTo: ana.email, fixture).first ?? ""
                #expect(try Self.confirm(client, former).mistakes == [])
                let input: ObjectValue = ["email": "new@example.com", "password": .string(Person.password)]
                #expect(try client.mutate("updateProfile", input, as: ana).mistakes == [])
                #expect(try Self.isVerified(client, ana) == false)
                let token = try Self.tokens(sentTo: "new@example.com", fixture).first ?? ""
                let back: ObjectValue = ["email": "ana@example.com", "password": .string(Person.password)]
                #expect(try client.mutate("updateProfile", back, as: ana).mistakes == [])
                #expect(try Self.confirm(client, token).codes == ["LINK_EXPIRED"])
                #expect(try Self.isVerified(client, ana) == false)
                let last = try Self.tokens(sentTo: "ana@example.com", fixture).last ?? ""
                #expect(try Self.confirm(client, last).mistakes == [])
            }
        }
    }

    @Test("sends the link again on request, five times an hour to one address across accounts")
    func again() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                var ana = try Person.signUp(client, "ana@example.com")
                func ask() throws -> Value { try client.mutate("requestEmailConfirmation", [:], as: ana) }
                #expect(try ask()["message"].string == "We have sent you a link. Open it to confirm your email")
                for _ in 0..<3 { #expect(try ask().mistakes == []) }
                #expect(try ask().codes == ["TOO_MANY_ATTEMPTS"])
                #expect(try Self.tokens(sentTo: ana.email, fixture).count == 5)
                #expect(try client.mutate("deleteAccount", ["password": .string(Person.password)], as: ana).mistakes == [])
                ana = try Person.signUp(client, "ana@example.com")
                #expect(try Self.tokens(sentTo: ana.email, fixture) == [], "signing up succeeds but sends no e-mail")
                let eva = try Person.signUp(client, "eva@example.com")
                let tokens = try Self.tokens(sentTo: eva.email, fixture)
                #expect(try Self.confirm(client, tokens.first ?? "").mistakes == [], "other addresses are not limited")
                try fixture.execute("UPDATE account SET email = NULL WHERE id = \(eva.number)")
                #expect(try client.mutate("requestEmailConfirmation", [:], as: eva).codes == ["NO_EMAIL"])
            }
        }
    }

    /// Mutations that reach other people.
    private static let reaching = [
        #"reportUser(input: {accountId: "account_1", reason: "rude"})"#, #"referFriend(input: {email: "friend@example.com"})"#,
    ]

    @Test("is required before anything reaches other people if so configured, for API keys too")
    func needed() async throws {
        try await EngineFixture.run(services: { $0.accounts.needsConfirmedEmail = true }) { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let session = try PostgresSession(fixture.database)
                func makeKey() throws -> TestToken {
                    try TestToken.key(of: ana.number, scopes: ["ACCOUNTS_WRITE"], pointsPerMinute: 1_000_000, in: session)
                }
                var key = try makeKey()
                func answers(_ language: Language = .english) throws -> [Value] {
                    try Self.reaching.flatMap { field in
                        try [ana as any Caller, key].map { caller in
                            try client.query("mutation { \(field) { message userErrors { code } } }", as: caller, language: language).json()
                        }
                    }
                }
                for answer in try answers() {
                    #expect(answer.errorCode == "EMAIL_UNCONFIRMED")
                    #expect(answer.at("errors.0.message").string?.hasPrefix("Please confirm your email first") == true)
                    #expect(answer.at("errors.0.extensions.denied").string == "confirmed email")
                }
                try session.execute("UPDATE account SET language = NULL")
                #expect(try answers(.spanish)[0].at("errors.0.message").string?.hasPrefix("Confirma antes tu correo") == true)
                let photo = try client.query(
                    "mutation ($photo: Upload!) { setProfilePhoto(input: {photo: $photo}) { message } }",
                    variables: ["photo": .upload(Upload(fileName: "a.png", contentType: nil, bytes: Array("x".utf8)[...]))],
                    as: ana
                )
                #expect(try photo.json().errorCode == "EMAIL_UNCONFIRMED")
                #expect(try fixture.column("SELECT count(*) FROM report") == ["0"])
                #expect(try fixture.column("SELECT count(*) FROM referral") == ["0"])
                // Changes to the caller's own data are still allowed.
                #expect(try client.mutate("updateProfile", ["name": "Ana María"], as: ana).mistakes == [])
                #expect(try client.mutate("submitAppFeedback", ["stars": 5, "comment": "Nice"], as: ana).mistakes == [])
                #expect(try Self.confirm(client, Self.tokens(sentTo: ana.email, fixture).first ?? "").mistakes == [])
                // The first confirmation ends the keys from before.
                #expect(try answers().map { $0.errorCode ?? "" } == ["", "UNAUTHENTICATED", "", "UNAUTHENTICATED"])
                key = try makeKey()
                #expect(try answers().allSatisfy { $0.errors == .null })
            }
        }
    }
}
