import IdentityTokens
import Testing
import TokenSigning

@Suite("claims of identity tokens")
struct ClaimsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let changes: [String: String?]
        let error: IdentityTokenError?
        var testDescription: String { name }

        init(_ name: String, _ changes: [String: String?], _ error: IdentityTokenError? = nil) {
            self.name = name
            self.changes = changes
            self.error = error
        }
    }

    // The time is 1,800,000,000.
    static let cases = [
        Case("nothing changed", [:]),
        Case("unknown claims", ["nonce": "\"x\"", "https://x.example/roles": "[1, {}]"]),
        // Issuer and subject
        Case("another issuer", ["iss": "\"https://issuer.example.org\""], .wrongIssuer),
        Case("the issuer with a slash", ["iss": "\"https://issuer.example/\""], .wrongIssuer),
        Case("the issuer in capitals", ["iss": "\"HTTPS://ISSUER.EXAMPLE\""], .wrongIssuer),
        Case("no issuer", ["iss": nil], .missing(.issuer)),
        Case("an issuer that is a list", ["iss": "[\"https://issuer.example\"]"], .invalid(.issuer)),
        Case("no subject", ["sub": nil], .missing(.subject)),
        Case("an empty subject", ["sub": "\"\""], .invalid(.subject)),
        Case("a subject that is a number", ["sub": "1"], .invalid(.subject)),
        Case("the longest subject", ["sub": "\"" + String(repeating: "x", count: 255) + "\""]),
        Case("a subject that is too long", ["sub": "\"" + String(repeating: "x", count: 256) + "\""], .invalid(.subject)),
        // Audience
        Case("another of our audiences", ["aud": "\"app-2\""]),
        Case("another audience", ["aud": "\"app-3\""], .wrongAudience),
        Case("an audience that begins like ours", ["aud": "\"app-1.evil\""], .wrongAudience),
        Case("no audience", ["aud": nil], .missing(.audience)),
        Case("an audience that is a number", ["aud": "1"], .invalid(.audience)),
        Case("a list with our audience", ["aud": "[\"app-1\"]"]),
        Case("an empty list of audiences", ["aud": "[]"], .wrongAudience),
        Case("a list of other audiences", ["aud": "[\"app-3\", \"app-4\"]"], .wrongAudience),
        Case("a list of audiences with a number", ["aud": "[\"app-1\", 1]"], .invalid(.audience)),
        Case("several audiences, issued to us", ["aud": "[\"app-3\", \"app-1\"]", "azp": "\"app-2\""]),
        Case("several audiences without an authorized party", ["aud": "[\"app-3\", \"app-1\"]"], .wrongAuthorizedParty),
        Case("several audiences, issued to another", ["aud": "[\"app-3\", \"app-1\"]", "azp": "\"app-3\""], .wrongAuthorizedParty),
        Case("one audience, issued to another", ["azp": "\"phone-app\""]),
        // Times
        Case("good for another second", ["exp": "1800000001"]),
        Case("expired at this moment", ["exp": "1800000000"], .expired),
        Case("good for half a second", ["exp": "1800000000.5"]),
        Case("expired half a second ago", ["exp": "1799999999.5"], .expired),
        Case("no expiration", ["exp": nil], .missing(.expiration)),
        Case("an expiration that is a string", ["exp": "\"1800000600\""], .invalid(.expiration)),
        Case("an expiration that is null", ["exp": "null"], .invalid(.expiration)),
        Case("valid from now on", ["nbf": "1800000060"]),
        Case("not valid yet", ["nbf": "1800000061"], .notYetValid),
        Case("a beginning that is a string", ["nbf": "\"0\""], .invalid(.notBefore)),
        Case("issued on a clock that is a little ahead", ["iat": "1800000060"]),
        Case("issued in the future", ["iat": "1800000061"], .issuedInFuture),
        Case("no time of issue", ["iat": nil], .missing(.issuedAt)),
        Case("a time of issue that is true", ["iat": "true"], .invalid(.issuedAt)),
    ]

    @Test("accepts only a token for our audience and the current time", arguments: cases)
    func check(_ example: Case) async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run(keys: [key]) { test in
            let token = try key.sign(TestVerifier.payload(example.changes))
            if let error = example.error {
                await #expect(throws: error) { try await test.verify(token) }
            } else {
                #expect(try await test.verify(token).issuer == "https://issuer.example")
            }
        }
    }

    @Test(
        "the nonce must match the client's, if the client sent one",
        arguments: [
            (nil, nil, true), ("\"n-1\"", nil, true), ("\"n-1\"", "n-1", true), ("\"n-1\"", "n-2", false), ("\"n-1\"", "", false),
            (nil, "n-1", false), ("1", "1", false), ("null", "null", false), ("\"e\\u0301\"", "\u{E9}", false), ("\"N-1\"", "n-1", false),
        ] as [(String?, String?, Bool)]
    )
    func nonce(claim: String?, sent: String?, isAccepted: Bool) async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run(keys: [key]) { test in
            let token = try key.sign(TestVerifier.payload(["nonce": claim]))
            if isAccepted {
                #expect(try await test.verify(token, nonce: sent).subject == "person-1")
            } else {
                await #expect(throws: IdentityTokenError.wrongNonce) { try await test.verify(token, nonce: sent) }
            }
        }
    }

    @Test("the digest identifies a token by its signed bytes, with any signature")
    func digest() async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run(keys: [key]) { test in
            let payload = TestVerifier.payload([:])
            // Each ECDSA signature is different.
            let (one, two) = (try key.sign(payload), try key.sign(payload))
            #expect(one != two)
            let digests = [try await test.verify(one).digest, try await test.verify(two).digest]
            #expect(digests[0] == digests[1] && digests[0].count == 32)
            #expect(try await test.verify(key.sign(TestVerifier.payload(["jti": "\"2\""]))).digest != digests[0])
        }
    }

    @Test(
        "uses the parts of the name if there is no full name",
        arguments: [
            (["name": "\"Ana\"", "given_name": "\"Bea\""], "Ana"),
            (["name": nil, "given_name": "\"Bea\"", "family_name": "\"Gil\""], "Bea Gil"),
            (["name": nil, "family_name": "\"Gil\""], "Gil"),
            (["name": "\"\"", "given_name": "\"Bea\"", "family_name": "7"], "Bea"), (["name": nil], nil),
        ] as [([String: String?], String?)]
    )
    func name(changes: [String: String?], expected: String?) async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run(keys: [key]) { test in
            let identity = try await test.verify(key.sign(TestVerifier.payload(changes)))
            #expect(identity.name == expected)
        }
    }

    @Test("rejects a duplicate claim even if one value would be valid")
    func duplicate() async throws {
        let key = try TestKey.es256()
        let payload = TestVerifier.payload().dropLast()
        try await TestVerifier.run(keys: [key]) { test in
            for claim in ["\"sub\": \"person-1\"", "\"aud\": \"app-3\"", "\"exp\": 1, \"s\\u0075b\": \"admin\""] {
                let error = await #expect(throws: IdentityTokenError.self) {
                    try await test.verify(payload: payload + ", " + claim + "}", by: key)
                }
                guard case .malformed(let reason) = error else {
                    Issue.record("\(claim): \(String(describing: error))")
                    continue
                }
                #expect(reason.contains("duplicate"))
            }
        }
    }
}
