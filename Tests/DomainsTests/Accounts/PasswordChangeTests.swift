import GraphQL
import Postgres
import ServiceSupport
import Sodium
import TestSupport
import Testing

@testable import Domains

@Suite("A new password", .tags(.database), .timeLimit(.minutes(20)))
struct PasswordChangeTests {
    private static let new = "Better-Horse-8"

    private static func reset(_ client: EngineClient, _ token: String, _ password: String = new) throws -> Value {
        let input: ObjectValue = ["token": .string(token), "password": .string(password), "passwordConfirmation": .string(password)]
        return try client.mutate("resetPassword", input, "account { id }")
    }

    private static func change(_ client: EngineClient, _ person: Person, current: String, _ password: String = new) throws -> Value {
        let input: ObjectValue = [
            "currentPassword": .string(current), "password": .string(password), "passwordConfirmation": .string(password),
        ]
        return try client.mutate("changePassword", input, "session { token }", as: person)
    }

    @Test("set by a token ends all sessions, works once, and unlocks the account")
    func reset() async throws {
        try await EngineFixture.run { fixture in
            let payloads = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                for _ in 0..<11 { _ = try Person.logIn(client, ana.email, "Wrong-Horse-7") }
                let token = try fixture.resetToken(of: ana)
                let payloads = [try Self.reset(client, token), try Self.reset(client, token)]
                #expect(try !ana.isLoggedIn(client))
                return payloads + [try Person.logIn(client, ana.email), try Person.logIn(client, ana.email, Self.new)]
            }
            #expect(payloads[0]["message"].string == "Password changed successfully" && payloads[0].mistakes == [])
            #expect(payloads[0].at("account.id") == payloads[3].at("account.id"))
            #expect(payloads[1].codes == ["LINK_EXPIRED"] && payloads[1]["account"] == .null)
            #expect(payloads[2].codes == ["WRONG_PASSWORD"])
            #expect(payloads[3].mistakes == [])
            #expect(try fixture.column("SELECT email_verified FROM account WHERE email = 'ana@example.com'") == ["true"])
        }
    }

    @Test("repeated with its idempotency key, confirms the change without showing the account")
    func repeated() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let input: ObjectValue = [
                    "token": .string(try fixture.resetToken(of: ana)), "password": .string(Self.new),
                    "passwordConfirmation": .string(Self.new), "idempotencyKey": "once",
                ]
                let first = try client.mutate("resetPassword", input, "account { email }")
                #expect(first.at("account.email").string == ana.email)
                let again = try client.mutate("resetPassword", input, "account { email }")
                #expect(again["message"] == first["message"] && again.mistakes == [] && again["account"] == .null, "\(again)")
            }
        }
    }

    @Test("is set once by 100 concurrent requests with one token")
    func race() async throws {
        try await EngineFixture.run(loops: 2, clients: 20) { fixture in
            let ana = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            let token = try fixture.resetToken(of: ana)
            let payloads = try await withThrowingTaskGroup { group in
                for number in 0..<100 {
                    group.addTask { try await fixture.client { (number, try Self.reset($0, token, "Horse-Number-\(number)!")) } }
                }
                return try await group.reduce(into: [(Int, Value)]()) { $0.append($1) }
            }
            let done = payloads.filter { $1.mistakes == [] }
            #expect(done.count == 1)
            #expect(payloads.count { $1.codes == ["LINK_EXPIRED"] } == 99)
            let logIn = try await fixture.client { try Person.logIn($0, ana.email, "Horse-Number-\(done.first?.0 ?? 0)!") }
            #expect(logIn.mistakes == [])
            #expect(try fixture.column("SELECT count(*) FROM audit_entry WHERE action = 'resetPassword'") == ["1"])
        }
    }

    enum Token: String, CaseIterable, Sendable { case garbage, unknown, expired, session, ofDisabledAccount }

    @Test("is not set by an invalid token", arguments: Token.allCases)
    func tokens(kind: Token) async throws {
        try await EngineFixture.run { fixture in
            let (payload, logIn) = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let token: String
                switch kind {
                case .garbage: token = "cpr_' OR 1=1 --"
                case .unknown: token = SecretToken(random: .passwordReset).text
                case .expired: token = try fixture.resetToken(of: ana, seconds: -1)
                case .session: token = ana.token
                case .ofDisabledAccount:
                    token = try fixture.resetToken(of: ana)
                    try fixture.execute("UPDATE account SET status = 'DISABLED' WHERE id = \(ana.number)")
                }
                return (try Self.reset(client, token), try Person.logIn(client, ana.email, Self.new))
            }
            #expect(payload.codes == ["LINK_EXPIRED"])
            #expect(logIn.codes == ["WRONG_PASSWORD"])
        }
    }

    @Test("must follow the rules for passwords; a refusal does not use up the token")
    func rules() async throws {
        try await EngineFixture.run { fixture in
            let payloads = try await fixture.client { client in
                let token = try fixture.resetToken(of: Person.signUp(client, "ana@example.com"))
                return [try Self.reset(client, token, "short"), try Self.reset(client, "", ""), try Self.reset(client, token)]
            }
            #expect(payloads[0].mistakes == ["password: Passwords must be at least 8 characters long"])
            #expect(payloads[1]["message"].string == "Please enter the details")
            #expect(payloads[2].mistakes == [])
        }
    }

    @Test("removes identities from an account whose e-mail was never confirmed")
    func hijacked() async throws {
        try await EngineFixture.run { fixture in
            let ana = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            try fixture.execute(
                "INSERT INTO account_identity (account_id, issuer, subject, provider) VALUES (\(ana.number), 'https://evil.example', 'x', 'EVIL')"
            )
            let token = try fixture.resetToken(of: ana)
            #expect(try await fixture.client { try Self.reset($0, token).mistakes } == [])
            #expect(try fixture.column("SELECT count(*) FROM account_identity") == ["0"])
        }
    }

    @Test("set with the current one replaces all sessions by a new one")
    func change() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let phone = try Person.signUp(client, "ana@example.com")
                let other = try Person.logIn(client, phone.email).at("session.token").string ?? ""
                let tablet = Person(email: phone.email, id: phone.id, token: other)
                let payload = try Self.change(client, phone, current: Person.password)
                #expect(payload["message"].string == "Password changed successfully" && payload.mistakes == [])
                #expect(try !phone.isLoggedIn(client) && !tablet.isLoggedIn(client))
                let next = Person(email: phone.email, id: phone.id, token: payload.at("session.token").string ?? "")
                #expect(try next.isLoggedIn(client))
                #expect(try Person.logIn(client, phone.email).codes == ["WRONG_PASSWORD"])
                #expect(try Person.logIn(client, phone.email, Self.new).mistakes == [])
            }
        }
    }

    @Test("takes the same time to request whether or not the account exists")
    func evenTime() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                for email in [ana.email, "nobody@example.com", "no e-mail"] {
                    let start = ContinuousClock.now
                    _ = try client.mutate("requestPasswordReset", ["email": .string(email)])
                    #expect(ContinuousClock.now - start >= .milliseconds(49), "\(email)")
                }
            }
        }
    }

    @Test("requires the current one, which cannot be guessed with a stolen session")
    func guessing() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let blank = try Self.change(client, ana, current: "")
                #expect(blank.mistakes == ["currentPassword: This field can not be empty"])
                #expect(blank["message"].string == "Please enter the details")
                let nothing = try Self.change(client, ana, current: "", "")
                let fields = ["currentPassword", "password", "passwordConfirmation"]
                #expect(nothing.mistakes == fields.map { "\($0): This field can not be empty" })
                for _ in 0..<10 {
                    let payload = try Self.change(client, ana, current: "Wrong-Horse-7")
                    #expect(payload.mistakes == ["currentPassword: Incorrect Password. Please Try Again"])
                }
                #expect(try Self.change(client, ana, current: Person.password).codes == ["TOO_MANY_ATTEMPTS"])
                #expect(try ana.isLoggedIn(client))
            }
        }
    }

    @Test("is set by one of several concurrent changes")
    func changeRace() async throws {
        try await EngineFixture.run(loops: 2, clients: 8) { fixture in
            let ana = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            let done = try await withThrowingTaskGroup { group in
                for number in 0..<8 {
                    group.addTask {
                        try await fixture.client { client in
                            let input: ObjectValue = [
                                "currentPassword": .string(Person.password), "password": .string("Horse-Number-\(number)!"),
                                "passwordConfirmation": .string("Horse-Number-\(number)!"),
                            ]
                            let document = EngineClient.document("changePassword", "session { token }")
                            let answer = try client.query(document, variables: ["input": .object(input)], as: ana)
                            // The first change ends the session of the others.
                            return try answer.isAccepted && answer.json().at("data.changePassword").mistakes == []
                                && answer.json().at("data.changePassword.session.token").string != nil
                        }
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(done == 1)
            #expect(try fixture.column("SELECT count(*) FROM session") == ["1"])
        }
    }

    @Test("can be requested with the same response whether or not the account exists")
    func request() async throws {
        try await EngineFixture.run { fixture in
            let bodies = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let bob = try Person.signUp(client, "bob@example.com")
                try fixture.execute("UPDATE account SET status = 'DISABLED' WHERE id = \(bob.number)")
                return try [ana.email, " ANA@example.com", bob.email, "eva@example.com"].map { email in
                    "\(try client.mutate("requestPasswordReset", ["email": .string(email)]))"
                }
            }
            #expect(Set(bodies).count == 1)
            #expect(bodies[0].contains("If there is an account with this email, we have sent it a link for a new password"))
            #expect(try fixture.column("SELECT count(*) FROM password_reset") == ["2"])
        }
    }

    @Test("can be requested five times, whether or not the account exists")
    func limit() async throws {
        try await EngineFixture.run { fixture in
            let codes = try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                return try ["ana@example.com", "eva@example.com"].map { email in
                    try (0..<7).map { _ in try client.mutate("requestPasswordReset", ["email": .string(email)]).codes }
                }
            }
            #expect(codes[0] == Array(repeating: [], count: 5) + Array(repeating: ["TOO_MANY_ATTEMPTS"], count: 2))
            #expect(codes[1] == codes[0])
            #expect(try fixture.column("SELECT count(*) FROM password_reset") == ["5"])
        }
    }
}

extension EngineFixture {
    /// Stores a password reset token.
    fileprivate func resetToken(of person: Person, seconds: Int = 60) throws -> String {
        let token = SecretToken(random: .passwordReset)
        try PostgresSession(database).run(
            """
            INSERT INTO password_reset (digest, account_id, created_at, expires_at)
            VALUES (\(bytes: token.digest.bytes), \(person.number), now() - interval '1 hour', now() + make_interval(secs => \(Double(seconds))))
            """
        )
        return token.text
    }
}
