import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Security e-mails to account owners", .tags(.database), .timeLimit(.minutes(20)))
struct SecurityEmailTests {
    private static func emails(_ template: String, _ fixture: EngineFixture) throws -> [String] {
        try fixture.column(
            "SELECT concat_ws(' | ', recipient, language, body) FROM email_outbox WHERE template = '\(template)' ORDER BY id"
        )
    }

    @Test("tell the former address about a change of address, and nothing else")
    func email() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com", ["language": "ES"])
                try fixture.execute("UPDATE account SET email_verified = true WHERE id = \(ana.number)")
                func take(_ email: String) throws -> Value {
                    try client.mutate(
                        "updateProfile",
                        ["email": .string(email), "password": .string(Person.password)],
                        as: ana
                    )
                }
                #expect(try take("ANA@example.com").mistakes == [])
                #expect(try client.mutate("updateProfile", ["name": "Ana María"], as: ana).mistakes == [])
                #expect(try Self.emails("email_changed", fixture) == [])
                #expect(try take("new@example.com").mistakes == [])
                let emails = try Self.emails("email_changed", fixture)
                #expect(emails.count == 1 && emails.allSatisfy { $0.hasPrefix("ana@example.com | ES | Hola, Ana María:") })
                #expect(emails.allSatisfy { !$0.contains("new@example.com") }, "the former address need not learn the new one")
                // Deleting the account also deletes waiting e-mails to its former address.
                #expect(try client.mutate("deleteAccount", ["password": .string(Person.password)], as: ana).mistakes == [])
                #expect(try Self.emails("email_changed", fixture) == [])
            }
        }
    }

    @Test("are not sent to unconfirmed former addresses; an address can change ten times a day")
    func flood() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                try fixture.execute("UPDATE account SET email_verified = true WHERE id = \(ana.number)")
                let codes = try (0..<11).map { number in
                    let input: ObjectValue = ["email": .string("ana\(number)@example.com"), "password": .string(Person.password)]
                    return try client.mutate("updateProfile", input, as: ana).codes
                }
                #expect(codes == Array(repeating: [], count: 10) + [["TOO_MANY_ATTEMPTS"]])
                let emails = try Self.emails("email_changed", fixture)
                #expect(emails.count == 1 && emails.allSatisfy { $0.hasPrefix("ana@example.com | ") }, "\(emails)")
            }
        }
    }

    @Test("report a new API key with its name and scopes but without the key; 100 keys a day are allowed")
    func key() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                try fixture.execute("UPDATE account SET email_verified = true WHERE id = \(ana.number)")
                let input: ObjectValue = ["name": "My evil.example widget", "scopes": ["RECIPES_WRITE", "FASHION_READ"]]
                let key = try client.mutate("createApiKey", input, "key", as: ana)["key"].string ?? ""
                #expect(key.hasPrefix("cpk_"))
                let emails = try Self.emails("api_key_created", fixture)
                #expect(emails.count == 1)
                #expect(
                    emails.allSatisfy { $0.hasPrefix("ana@example.com | EN | Hello Ana Ruiz,") && $0.contains("“My evil. example widget”") }
                )
                #expect(emails.allSatisfy { $0.contains("- FASHION_READ\n- RECIPES_WRITE\n") && !$0.contains(key.dropFirst(4)) })
                let nameless: ObjectValue = ["name": " ", "scopes": ["RECIPES_WRITE"]]
                #expect(try client.mutate("createApiKey", nameless, as: ana).codes == ["BLANK"])
                #expect(try Self.emails("api_key_created", fixture).count == 1)
                try fixture.execute(
                    """
                    INSERT INTO api_key (digest, account_id, name, hint, scopes, revoked_at)
                    SELECT sha256(n::text::bytea), \(ana.number), 'Key', 'x', '{FASHION_READ}', now() FROM generate_series(1, 99) AS n
                    """
                )
                #expect(try client.mutate("createApiKey", input, as: ana).codes == ["DAILY_LIMIT_REACHED"])
            }
        }
    }

    @Test("report how many API keys survive a new password; none survives if the e-mail was unconfirmed")
    func keys() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                try fixture.execute(
                    """
                    UPDATE account SET email_verified = true WHERE id = \(ana.number);
                    INSERT INTO api_key (digest, account_id, name, hint, scopes, created_at, revoked_at, expires_at)
                    SELECT sha256(n::text::bytea), \(ana.number), 'Key', 'x', '{FASHION_READ}', now() - interval '2 days',
                        CASE n WHEN 1 THEN now() END, CASE n WHEN 2 THEN now() - interval '1 day' WHEN 3 THEN now() + interval '1 day' END
                    FROM generate_series(1, 4) AS n
                    """
                )
                let input: ObjectValue = [
                    "currentPassword": .string(Person.password), "password": "Better-Horse-8", "passwordConfirmation": "Better-Horse-8",
                ]
                #expect(try client.mutate("changePassword", input, as: ana).mistakes == [])
                try fixture.execute("UPDATE account SET email_verified = false WHERE id = \(ana.number)")
                _ = try client.mutate("requestPasswordReset", ["email": "ana@example.com"])
                let body = try Self.emails("password_reset", fixture).joined()
                let token = body.split { $0.isWhitespace || $0 == "=" }.first { $0.hasPrefix("cpr_") }.map(String.init) ?? ""
                let reset: ObjectValue = [
                    "token": .string(token), "password": "Better-Horse-9", "passwordConfirmation": "Better-Horse-9",
                ]
                #expect(try client.mutate("resetPassword", reset).mistakes == [])
                let emails = try Self.emails("password_changed", fixture)
                #expect(emails.count == 2)
                #expect(emails.first?.contains("2 keys for programs still give access to your account") == true)
                #expect(emails.last?.contains("key") == false)
                #expect(try fixture.column("SELECT count(*) FROM api_key WHERE account_id = \(ana.number)") == ["0"])
            }
        }
    }

    @Test("an e-mail for a password reset expires with its token")
    func token() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                _ = try client.mutate("requestPasswordReset", ["email": "ana@example.com"])
            }
            let pairs =
                "SELECT email.expires_at = reset.expires_at FROM email_outbox AS email, password_reset AS reset WHERE template = 'password_reset'"
            #expect(try fixture.column(pairs) == ["true"])
        }
    }
}
