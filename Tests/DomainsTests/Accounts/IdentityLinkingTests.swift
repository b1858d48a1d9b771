import Domains
import GraphQL
import Reactor
import ServiceSupport
import TestSupport
import Testing

@Suite("Logging in through a provider with the e-mail of an existing account", .tags(.database), .timeLimit(.minutes(20)))
struct IdentityLinkingTests {
    private static func run(_ body: @escaping @Sendable (EngineFixture, EngineClient, TestIssuer) throws -> Void) async throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        let issuer = try TestIssuer.make(pool: pool)
        try await EngineFixture.run(loops: 2, clients: 8, services: { $0.identities = issuer.verifier }) { fixture in
            try await fixture.client { try body(fixture, $0, issuer) }
        }
    }

    private static func logIn(_ client: EngineClient, _ token: String, _ more: ObjectValue = [:]) throws -> Value {
        let input: ObjectValue = ["provider": "TEST", "idToken": .string(token)]
        let selection = "account { id isEmailVerified } session { token } isNewAccount"
        return try client.mutate("logInWithIdentityToken", input.replacing(more), selection)
    }

    /// A token for a person whose e-mail the provider has verified.
    private static func token(_ issuer: TestIssuer, _ subject: String, _ email: String = "ana@example.com") throws -> String {
        try issuer.token(subject, ["email": "\"\(email)\"", "email_verified": "true"])
    }

    private static func codes(_ text: String, _ fixture: EngineFixture) throws -> [String] {
        try fixture.column("SELECT body FROM email_outbox WHERE template = 'identity_confirmation' ORDER BY id").compactMap { body in
            body.split { $0.isWhitespace || $0 == "=" }.first { $0.hasPrefix(text) }.map(String.init)
        }
    }

    @Test("needs the account's password once; wrong passwords are counted, and the owner is notified")
    func password() async throws {
        try await Self.run { fixture, client, issuer in
            let ana = try Person.signUp(client, "ana@example.com")
            try fixture.execute("UPDATE account SET email_verified = true WHERE id = \(ana.number)")
            let refused = try Self.logIn(client, Self.token(issuer, "ana"))
            #expect(refused.codes == ["IDENTITY_UNCONFIRMED"] && refused["session"] == .null && refused["account"] == .null)
            #expect(
                refused.mistakes == ["password: An account with this email already exists. Enter its password once to log in this way"]
            )
            #expect(try fixture.column("SELECT count(*) FROM account_identity") == ["0"])
            let wrong = try Self.logIn(client, Self.token(issuer, "ana"), ["password": "Wrong-Horse-7"])
            #expect(wrong.mistakes == ["password: Incorrect Password. Please Try Again"] && wrong["session"] == .null)
            // A token stays valid until it has started a session.
            let token = try Self.token(issuer, "ana")
            #expect(try Self.logIn(client, token).codes == ["IDENTITY_UNCONFIRMED"])
            let joined = try Self.logIn(client, token, ["password": .string(Person.password)])
            #expect(joined.mistakes == [] && joined.at("account.id").string == ana.id && joined["isNewAccount"] == false)
            #expect(try Self.logIn(client, Self.token(issuer, "ana")).at("account.id").string == ana.id)
            #expect(
                try fixture.column("SELECT recipient FROM email_outbox WHERE template = 'identity_joined'") == ["ana@example.com"]
            )
            // Another subject of the provider with the same e-mail is another person.
            #expect(try Self.logIn(client, Self.token(issuer, "eva")).codes == ["IDENTITY_UNCONFIRMED"])
            for _ in 0..<10 { _ = try Self.logIn(client, Self.token(issuer, "eva"), ["password": "Wrong-Horse-7"]) }
            let locked = try Self.logIn(client, Self.token(issuer, "eva"), ["password": .string(Person.password)])
            #expect(locked.codes == ["TOO_MANY_ATTEMPTS"])
            #expect(try Person.logIn(client, ana.email).codes == ["TOO_MANY_ATTEMPTS"], "both kinds of log-in share one count")
        }
    }

    @Test("accepts no publicly known password")
    func publicPassword() async throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        let issuer = try TestIssuer.make(pool: pool)
        let settings: @Sendable (inout MutationServices) -> Void = { services in
            services.identities = issuer.verifier
            services.accounts.refusedPasswords = [Person.password]
        }
        try await EngineFixture.run(services: settings) { fixture in
            try await fixture.client { client throws in
                let ana = try Person.signUp(client, "ana@example.com")
                let linked = try Self.logIn(client, Self.token(issuer, "ana"), ["password": .string(Person.password)])
                #expect(linked.codes == ["WRONG_PASSWORD"] && linked["session"] == .null)
                let proof: ObjectValue = ["password": .string(Person.password)]
                #expect(try client.mutate("deleteAccount", proof, as: ana).codes == ["WRONG_PASSWORD"])
            }
        }
    }

    @Test("needs the password also if the account's e-mail is unconfirmed, and confirms it")
    func unconfirmed() async throws {
        try await Self.run { fixture, client, issuer in
            let ana = try Person.signUp(client, "ana@example.com")
            #expect(try Self.logIn(client, Self.token(issuer, "ana")).codes == ["EMAIL_TAKEN"])
            let joined = try Self.logIn(client, Self.token(issuer, "ana"), ["password": .string(Person.password)])
            #expect(joined.mistakes == [] && joined.at("account.id").string == ana.id)
            #expect(joined.at("account.isEmailVerified") == true)
        }
    }

    @Test("never joins the account of an administrator")
    func administrator() async throws {
        try await Self.run { fixture, client, issuer in
            let ana = try Person.signUp(client, "ana@example.com")
            try fixture.execute("UPDATE account SET email_verified = true, is_admin = true WHERE id = \(ana.number)")
            for more in [[:], ["password": .string(Person.password)], ["emailToken": "cpi_x"]] as [ObjectValue] {
                let refused = try Self.logIn(client, Self.token(issuer, "ana"), more)
                #expect(
                    refused.mistakes
                        == ["idToken: An account with this email already exists. Please log in to it with its password"]
                )
                #expect(refused["session"] == .null)
            }
            try fixture.execute("UPDATE account SET password_hash = NULL WHERE id = \(ana.number)")
            #expect(try Self.logIn(client, Self.token(issuer, "ana")).codes == ["IDENTITY_NOT_ALLOWED"])
            #expect(try fixture.column("SELECT count(*) FROM account_identity") == ["0"])
            #expect(try fixture.column("SELECT count(*) FROM identity_confirmation") == ["0"])
        }
    }

    @Test("needs a link to the e-mail if the account has no password; it works once and for this identity only")
    func link() async throws {
        try await Self.run { fixture, client, issuer in
            let ana = try Self.logIn(client, Self.token(issuer, "ana")).at("account.id").string
            let token = try Self.token(issuer, "ana at work")
            let refused = try Self.logIn(client, token)
            #expect(refused.codes == ["IDENTITY_UNCONFIRMED"] && refused["session"] == .null)
            #expect(
                refused.mistakes.first?.hasPrefix("emailToken: An account with this email already exists. We have sent it a link") == true
            )
            let codes = try Self.codes("cpi_", fixture)
            #expect(codes.count == 1)
            let code: ObjectValue = ["emailToken": .string(codes.first ?? "")]
            #expect(
                try fixture.column("SELECT count(*) FROM identity_confirmation AS link WHERE link::text LIKE '%\(codes.first ?? "")%'")
                    == ["0"]
            )
            // Another person logs in with the code that was sent to the owner.
            #expect(try Self.logIn(client, Self.token(issuer, "eve"), code).codes == ["LINK_EXPIRED"])
            for text in ["cpi_x", "cpr_x", String(repeating: "x", count: 300)] {
                #expect(try Self.logIn(client, token, ["emailToken": .string(text)]).codes == ["LINK_EXPIRED"])
            }
            try fixture.execute("UPDATE identity_confirmation SET created_at = now() - interval '2 hours', expires_at = now()")
            #expect(try Self.logIn(client, token, code).codes == ["LINK_EXPIRED"])
            try fixture.execute("UPDATE identity_confirmation SET expires_at = now() + interval '1 hour'")
            let joined = try Self.logIn(client, token, code)
            #expect(joined.mistakes == [] && joined.at("account.id").string == ana && joined["isNewAccount"] == false)
            #expect(try Self.logIn(client, Self.token(issuer, "ana at work")).at("account.id").string == ana)
            #expect(try Self.logIn(client, Self.token(issuer, "eve"), code).codes == ["LINK_EXPIRED"])
            for _ in 0..<4 { #expect(try Self.logIn(client, Self.token(issuer, "eve")).codes == ["IDENTITY_UNCONFIRMED"]) }
            #expect(try Self.logIn(client, Self.token(issuer, "eve")).codes == ["TOO_MANY_ATTEMPTS"], "the owner's mailbox is not flooded")
        }
    }

    @Test("is refused for a disabled account")
    func meanwhile() async throws {
        try await Self.run { fixture, client, issuer in
            let ana = try Person.signUp(client, "ana@example.com")
            try fixture.execute("UPDATE account SET email_verified = true, status = 'DISABLED' WHERE id = \(ana.number)")
            let disabled = try Self.logIn(client, Self.token(issuer, "ana"), ["password": .string(Person.password)])
            #expect(disabled.codes == ["ACCOUNT_DISABLED"] && disabled["session"] == .null)
            #expect(try fixture.column("SELECT count(*) FROM account_identity") == ["0"])
        }
    }

    @Test("starts one session per token under concurrency")
    func replay() async throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        let issuer = try TestIssuer.make(pool: pool)
        try await EngineFixture.run(loops: 2, clients: 8, services: { $0.identities = issuer.verifier }) { fixture in
            let token = try Self.token(issuer, "ana")
            let payloads = try await withThrowingTaskGroup { group in
                for _ in 0..<16 { group.addTask { try await fixture.client { try Self.logIn($0, token) } } }
                return try await group.reduce(into: [Value]()) { $0.append($1) }
            }
            #expect(payloads.count { $0.mistakes == [] } == 1)
            #expect(payloads.count { $0.mistakes == ["idToken: This log-in could not be verified. Please try again"] } == 15)
            #expect(try fixture.column("SELECT count(*) FROM session") == ["1"])
            #expect(try fixture.column("SELECT expires_at > now() AND length(digest) = 32 FROM used_identity_token") == ["true"])
            // A token that never expires is remembered until the latest time that the database can store.
            let endless = try issuer.token("eva", ["exp": "1e300"])
            let codes = try await fixture.client { client in try (0..<2).map { _ in try Self.logIn(client, endless).codes } }
            #expect(codes == [[], ["IDENTITY_TOKEN_REFUSED"]])
        }
    }

    @Test("checks the nonce that the app sent to the provider")
    func nonce() async throws {
        try await Self.run { _, client, issuer in
            let token = try issuer.token("ana", ["nonce": "\"n-1\""])
            #expect(try Self.logIn(client, token, ["nonce": "n-2"]).codes == ["IDENTITY_TOKEN_REFUSED"])
            #expect(try Self.logIn(client, issuer.token("ana"), ["nonce": "n-1"]).codes == ["IDENTITY_TOKEN_REFUSED"])
            #expect(try Self.logIn(client, token, ["nonce": "n-1"]).codes == [])
        }
    }
}
