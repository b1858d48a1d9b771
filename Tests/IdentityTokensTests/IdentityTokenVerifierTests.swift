import IdentityTokens
import TestSupport
import Testing
import TokenSigning

@Suite("identity tokens")
struct IdentityTokenVerifierTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        let name: String
        let make: @Sendable () throws -> TestKey
        var testDescription: String { name }
    }

    static let kinds = [
        Kind(name: "RS256") { try .rsa() },
        Kind(name: "RS384") { try .rsa(algorithm: "RS384") },
        Kind(name: "RS512") { try .rsa(algorithm: "RS512") },
        Kind(name: "PS256") { try .pss() },
        Kind(name: "PS384") { try .rsa(algorithm: "PS384") },
        Kind(name: "PS512") { try .rsa(algorithm: "PS512") },
        Kind(name: "ES256") { try .es256() },
        Kind(name: "ES384") { try .es384() },
        Kind(name: "ES512") { try .es512() },
        Kind(name: "EdDSA") { try .edDSA() },
    ]

    @Test("verifies each kind of signature, and rejects it if a bit of the token has changed", arguments: kinds)
    func signatures(kind: Kind) async throws {
        let key = try kind.make()
        #expect(key.algorithm == kind.name)
        try await TestVerifier.run(keys: [key]) { test in
            let token = try key.sign(TestVerifier.payload())
            #expect(try await test.verify(token).subject == "person-1")
            let parts = token.split(separator: ".")
            let other = TestKey.encode(TestVerifier.payload(["sub": "\"person-2\""]))
            await #expect(throws: IdentityTokenError.wrongSignature) { try await test.verify("\(parts[0]).\(other).\(parts[2])") }
            await #expect(throws: IdentityTokenError.wrongSignature) { try await test.verify("\(parts[0]).\(parts[1]).") }
            await #expect(throws: IdentityTokenError.wrongSignature) {
                try await test.verify("\(parts[0]).\(parts[1]).\(parts[2].prefix(40))")
            }
            let signature = (parts[2].first == "A" ? "B" : "A") + parts[2].dropFirst()
            await #expect(throws: IdentityTokenError.wrongSignature) { try await test.verify("\(parts[0]).\(parts[1]).\(signature)") }
        }
    }

    @Test("finds a key without an id if it is the only one for its algorithm")
    func namelessKey() async throws {
        let rsa = try TestKey.rsa(nil)
        let elliptic = try TestKey.es256(nil)
        try await TestVerifier.run(keys: [rsa, elliptic]) { test async throws in
            #expect(try await test.verify(payload: TestVerifier.payload(), by: rsa).subject == "person-1")
            #expect(try await test.verify(payload: TestVerifier.payload(), by: elliptic).subject == "person-1")
        }
        let second = try TestKey.es256(nil)
        try await TestVerifier.run(keys: [elliptic, second]) { test in
            await #expect(throws: IdentityTokenError.unknownKey(id: nil)) {
                try await test.verify(payload: TestVerifier.payload(), by: elliptic)
            }
        }
    }

    @Test("returns the public profile in the token")
    func profile() async throws {
        let key = try TestKey.es256()
        let payload = TestVerifier.payload([
            "name": "\"Ana Núñez\"", "email": "\"ana@example.org\"", "email_verified": "true",
            "picture": "\"https://issuer.example/ana.png\"", "locale": "\"es-MX\"",
        ])
        try await TestVerifier.run(keys: [key]) { test in
            let identity = try await test.verify(payload: payload, by: key)
            #expect(identity.issuer == "https://issuer.example")
            #expect(identity.subject == "person-1")
            #expect(identity.name == "Ana Núñez")
            #expect(identity.email == "ana@example.org")
            #expect(identity.isEmailVerified)
            #expect(identity.picture == "https://issuer.example/ana.png")
            #expect(identity.locale == "es-MX")
        }
    }

    /// Pictures that clients must not show, because profile pictures are public.
    private static let pictures = [
        "javascript:alert(1)", "http://issuer.example/ana.png", "https://169.254.169.254/latest",
        "https://user:secret@issuer.example/ana.png",
        "https://[::ffff:10.0.0.1]/a.png", "https://localhost/a.png", "https://127.1/a.png", "https://router.local/a.png",
    ]

    @Test("drops empty, invalid and dangerous values of the profile", arguments: pictures)
    func strangeProfile(picture: String) async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run(keys: [key]) { test in
            let nothing = try await test.verify(payload: TestVerifier.payload(), by: key)
            let strange = try await test.verify(
                payload: TestVerifier.payload([
                    "name": "5", "email": "\"\"", "email_verified": "1", "picture": "\"\(picture)\"", "locale": "null",
                ]),
                by: key
            )
            for identity in [nothing, strange] {
                #expect(identity.name == nil && identity.email == nil && identity.picture == nil && identity.locale == nil)
                #expect(!identity.isEmailVerified && identity.subject == nothing.subject)
            }
            #expect(try await test.verify(payload: TestVerifier.payload(["email_verified": "\"true\""]), by: key).isEmailVerified)
            #expect(try await !test.verify(payload: TestVerifier.payload(["email_verified": "\"false\""]), by: key).isEmailVerified)
        }
    }

    @Test("distinguishes keys with the same id of two issuers")
    func sameKeyName() async throws {
        let first = try TestKey.es256("1")
        let second = try TestKey.es256("1")
        try await TestVerifier.run(providers: { folder in
            [
                TestVerifier.provider("ONE", issuer: "https://one.example", keys: .file(folder.path + "/one.json")),
                TestVerifier.provider("TWO", issuer: "https://two.example", keys: .file(folder.path + "/two.json")),
            ]
        }) { test async throws in
            test.publish([first], in: "one.json")
            test.publish([second], in: "two.json")
            let one = TestVerifier.payload(["iss": "\"https://one.example\""])
            let two = TestVerifier.payload(["iss": "\"https://two.example\""])
            #expect(try await test.verify(payload: one, by: first, provider: "ONE").issuer == "https://one.example")
            #expect(try await test.verify(payload: two, by: second, provider: "TWO").issuer == "https://two.example")
            await #expect(throws: IdentityTokenError.wrongSignature) { try await test.verify(payload: two, by: first, provider: "TWO") }
            await #expect(throws: IdentityTokenError.wrongIssuer) { try await test.verify(payload: two, by: first, provider: "ONE") }
            await #expect(throws: IdentityTokenError.unknownProvider) { try await test.verify(payload: one, by: first, provider: "THREE") }
        }
    }
}
