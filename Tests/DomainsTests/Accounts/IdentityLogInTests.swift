import Domains
import Glibc
import GraphQL
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Logging in through an identity provider", .tags(.database), .timeLimit(.minutes(20)))
struct IdentityLogInTests {
    private static func run(_ body: (EngineFixture, TestIssuer) async throws -> Void) async throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        let issuer = try TestIssuer.make(pool: pool)
        try await EngineFixture.run(loops: 2, clients: 8, services: { $0.identities = issuer.verifier }) { try await body($0, issuer) }
    }

    private static func logIn(_ client: EngineClient, _ token: String, provider: String = "TEST") throws -> Value {
        let selection = "account { id name email language isEmailVerified hasPassword } session { token } isNewAccount"
        return try client.mutate("logInWithIdentityToken", ["provider": .string(provider), "idToken": .string(token)], selection)
    }

    @Test("creates an account from the public profile and finds it later")
    func firstTime() async throws {
        try await Self.run { fixture, issuer in
            let profile: [String: String?] = [
                "name": "\"Zoë 渡辺\"", "email": "\"Zoe@Example.com\"", "email_verified": "true", "locale": "\"es-MX\"",
                "picture": "\"https://pictures.example/zoe.jpg\"",
            ]
            let payloads = try await fixture.client { client in
                let first = try Self.logIn(client, issuer.token("z", profile))
                // Later changes of the provider's profile do not overwrite what the person may have edited here.
                let second = try Self.logIn(
                    client,
                    issuer.token("z", ["name": "\"Other\"", "email": "\"o@example.com\"", "email_verified": "true"])
                )
                let token = second.at("session.token").string ?? ""
                let caller = TestToken(text: token)
                let shown = try client.data("{ viewer { photoUrl } }", as: caller)
                #expect(shown.at("viewer.photoUrl").string == "https://pictures.example/zoe.jpg")
                let removed = try client.mutate("removeProfilePhoto", [:], "account { photoUrl }", as: caller)
                #expect(removed.at("account.photoUrl") == .null)
                #expect(try Person(email: "", id: first.at("account.id").string ?? "", token: token).isLoggedIn(client))
                return [first, second]
            }
            #expect(
                payloads[0]["account"].without("id")
                    == ["name": "Zoë 渡辺", "email": "zoe@example.com", "language": "ES", "isEmailVerified": true, "hasPassword": false]
            )
            #expect(payloads[0]["message"].string == "Cuenta creada correctamente" && payloads[0]["isNewAccount"] == true)
            #expect(payloads[1]["account"] == payloads[0]["account"] && payloads[1]["isNewAccount"] == false)
        }
    }

    @Test("stores no e-mail that the provider has not verified, and needs none")
    func unverified() async throws {
        try await Self.run { fixture, issuer in
            let payload = try await fixture.client { client in
                try Self.logIn(
                    client,
                    issuer.token("z", ["email": "\"ana@example.com\"", "email_verified": "false", "name": "\"\\u202Eevil\""])
                )
            }
            #expect(payload.at("account.email") == .null && payload.at("account.isEmailVerified") == false)
            #expect(payload.at("account.name").string == "New member", "names with bidirectional overrides are dropped")
        }
    }

    enum Refusal: String, CaseIterable, Sendable {
        case otherAudience, otherIssuer, expired, unsigned, changed, garbage, empty, otherProvider, unknownKey
    }

    @Test("is refused without a valid token", arguments: Refusal.allCases)
    func refusals(kind: Refusal) async throws {
        try await Self.run { fixture, issuer in
            let payload = try await fixture.client { client in
                switch kind {
                case .otherAudience: try Self.logIn(client, issuer.token("z", ["aud": "\"app-2\""]))
                case .otherIssuer: try Self.logIn(client, issuer.token("z", ["iss": "\"https://evil.example\""]))
                case .expired: try Self.logIn(client, issuer.token("z", ["exp": "1700000000"]))
                case .unsigned: try Self.logIn(client, issuer.token("z", header: #"{"alg": "none", "typ": "JWT"}"#))
                case .changed: try Self.logIn(client, issuer.token("z").replacingPayload(with: issuer.token("y")))
                case .garbage: try Self.logIn(client, "a.b.c")
                case .empty: try Self.logIn(client, " ")
                case .otherProvider: try Self.logIn(client, issuer.token("z"), provider: "OTHER")
                case .unknownKey: try Self.logIn(client, issuer.token("z", header: #"{"alg": "ES256", "kid": "key-2"}"#))
                }
            }
            #expect(payload["session"] == .null && payload["account"] == .null)
            switch kind {
            case .empty: #expect(payload.mistakes == ["idToken: This field can not be empty"])
            case .otherProvider: #expect(payload.mistakes == ["provider: You cannot log in with this provider here"])
            default: #expect(payload.mistakes == ["idToken: This log-in could not be verified. Please try again"])
            }
            #expect(try fixture.column("SELECT count(*) FROM account_identity") == ["0"])
            #expect(try fixture.column("SELECT count(*) FROM session") == ["0"])
        }
    }

    @Test("does not join an account that somebody else has created with the same e-mail")
    func hijacking() async throws {
        try await Self.run { fixture, issuer in
            try await fixture.client { client in
                let attacker = try Person.signUp(client, "ana@example.com")
                let claims: [String: String?] = ["email": "\"ana@example.com\"", "email_verified": "true"]
                let refused = try Self.logIn(client, issuer.token("ana", claims))
                #expect(refused.codes == ["EMAIL_TAKEN"] && refused["session"] == .null)
                #expect(try fixture.column("SELECT count(*) FROM account_identity") == ["0"])
                let unverified = try Self.logIn(client, issuer.token("eva", ["email": "\"ana@example.com\"", "email_verified": "false"]))
                #expect(unverified["isNewAccount"] == true && unverified.at("account.id").string != attacker.id)
            }
        }
    }

    @Test("creates one account from concurrent first log-ins")
    func race() async throws {
        try await Self.run { fixture, issuer in
            let tokens = try (0..<24).map { _ in try issuer.token("z", ["email": "\"z@example.com\"", "email_verified": "true"]) }
            let payloads = try await withThrowingTaskGroup { group in
                for token in tokens { group.addTask { try await fixture.client { try Self.logIn($0, token) } } }
                return try await group.reduce(into: [Value]()) { $0.append($1) }
            }
            #expect(payloads.count { $0["isNewAccount"] == true } == 1)
            #expect(Set(payloads.map { $0.at("account.id") }).count == 1 && payloads.allSatisfy { $0.mistakes == [] })
        }
    }

    @Test("is refused for a disabled account, and for everybody if no provider is configured")
    func disabled() async throws {
        try await Self.run { fixture, issuer in
            let payload = try await fixture.client { client in
                _ = try Self.logIn(client, issuer.token("z"))
                try fixture.execute("UPDATE account SET status = 'DISABLED' WHERE id IN (SELECT account_id FROM account_identity)")
                return try Self.logIn(client, issuer.token("z"))
            }
            #expect(payload.codes == ["ACCOUNT_DISABLED"] && payload["session"] == .null)
        }
        try await EngineFixture.run { fixture in
            let codes = try await fixture.client { try Self.logIn($0, "a.b.c").codes }
            #expect(codes == ["UNKNOWN_PROVIDER"])
        }
    }

    @Test("counts failures per network address, like wrong passwords")
    func limit() async throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        let issuer = try TestIssuer.make(pool: pool)
        try await EngineFixture.run(services: {
            $0.identities = issuer.verifier
            $0.accounts.passwordAttemptsPerAddress.count = 3
        }) { fixture in
            let codes = try await fixture.client { client in
                try (0..<3).map { _ in try Self.logIn(client, "a.b.c").codes } + [try Self.logIn(client, issuer.token("z")).codes]
            }
            #expect(codes == [["IDENTITY_TOKEN_REFUSED"], ["IDENTITY_TOKEN_REFUSED"], ["IDENTITY_TOKEN_REFUSED"], ["TOO_MANY_ATTEMPTS"]])
        }
    }
}

extension String {
    /// A token with the payload of another.
    fileprivate func replacingPayload(with other: String) -> String {
        let (mine, its) = (split(separator: "."), other.split(separator: "."))
        return [mine[0], its[1], mine[2]].joined(separator: ".")
    }
}

extension Value {
    /// An object without one of its fields.
    fileprivate func without(_ name: String) -> Value {
        if case .object(let object) = self { .object(ObjectValue(object.filter { $0.name != name })) } else { self }
    }
}
