import IdentityTokens
import TestSupport
import Testing
import TokenSigning

@Suite("attacks with identity tokens")
struct SignedTokenTests {
    private static func header(_ members: String) -> String { "{\(members)}" }

    @Test(
        "rejects a token without a signature in any spelling",
        arguments: ["none", "None", "NONE", "nOnE", ""]
    )
    func unsigned(name: String) async throws {
        let key = try TestKey.rsa()
        try await TestVerifier.run(keys: [key]) { test in
            let header = TestKey.encode("{\"alg\": \"\(name)\", \"kid\": \"key-1\"}")
            let payload = TestKey.encode(TestVerifier.payload())
            for signature in ["", "AAAA"] {
                await #expect(throws: IdentityTokenError.unsupportedAlgorithm(name)) {
                    try await test.verify("\(header).\(payload).\(signature)")
                }
            }
        }
    }

    @Test("does not accept the public key as a shared secret", arguments: ["HS256", "HS384", "HS512", "RS256"])
    func confusion(algorithm: String) async throws {
        let key = try TestKey.rsa()
        let secrets = try TestKey.publicForms() + [Array(TestKey.set([key]).utf8)]
        let expected: IdentityTokenError = algorithm == "RS256" ? .wrongSignature : .unsupportedAlgorithm(algorithm)
        try await TestVerifier.run(keys: [key]) { test in
            for secret in secrets {
                let attacker = TestKey.hmac(secret: secret)
                let token = try attacker.sign(TestVerifier.payload(), header: "{\"alg\": \"\(algorithm)\", \"kid\": \"key-1\"}")
                await #expect(throws: expected) { try await test.verify(token) }
            }
        }
    }

    @Test("does not use a key in the token")
    func broughtKey() async throws {
        let key = try TestKey.es256()
        let attacker = try TestKey.es256()
        let jwk = TestKey.set([attacker]).dropFirst("{\"keys\": [".count).dropLast("]}".count)
        try await TestVerifier.run(keys: [key]) { test in
            for brought in [
                "\"jwk\": \(jwk)", "\"jku\": \"https://evil.example/keys\"", "\"x5u\": \"https://evil.example/\"", "\"x5c\": [\"AAAA\"]",
            ] {
                let token = try attacker.sign(TestVerifier.payload(), header: "{\"alg\": \"ES256\", \"kid\": \"key-1\", \(brought)}")
                await #expect(throws: IdentityTokenError.wrongSignature) { try await test.verify(token) }
            }
        }
    }

    @Test("uses a key only for its own algorithm")
    func otherAlgorithm() async throws {
        let published = try TestKey.rsa("key-1")
        let other = try TestKey.pss("key-1")
        try await TestVerifier.run(keys: [published]) { test in
            await #expect(throws: IdentityTokenError.unknownKey(id: "key-1")) {
                try await test.verify(payload: TestVerifier.payload(), by: other)
            }
        }
    }

    struct Header: Sendable, CustomTestStringConvertible {
        let text: String
        let error: IdentityTokenError?
        var testDescription: String { text }

        init(_ text: String, _ error: IdentityTokenError? = nil) {
            self.text = text
            self.error = error
        }
    }

    @Test(
        "reads headers strictly",
        arguments: [
            Header("{\"alg\": \"ES256\", \"kid\": \"key-1\"}"),
            Header("{\"alg\": \"ES256\", \"kid\": \"key-1\", \"typ\": \"jwt\"}"),
            Header("{\"alg\": \"ES256\", \"kid\": \"key-1\", \"typ\": \"at+jwt\"}", .unsupportedType("at+jwt")),
            Header("{\"alg\": \"ES256\", \"kid\": \"key-1\", \"typ\": 5}", .unsupportedType("")),
            Header("{\"alg\": \"ES256\", \"kid\": \"key-1\", \"crit\": [\"b64\"], \"b64\": false}", .malformed("the header has “crit”")),
            Header("{\"alg\": \"ES256\", \"kid\": 1}", .malformed("the header's “kid” is not a string")),
            Header("{\"alg\": \"ES256\", \"kid\": \"../../etc/passwd\"}", .unknownKey(id: "../../etc/passwd")),
            Header("{\"alg\": [\"ES256\"], \"kid\": \"key-1\"}", .malformed("the header has no “alg”")),
            Header("{\"kid\": \"key-1\"}", .malformed("the header has no “alg”")),
            Header("{\"alg\": \"es256\", \"kid\": \"key-1\"}", .unsupportedAlgorithm("es256")),
            Header("[]", .malformed("the header is not a JSON object")),
        ]
    )
    func headers(example: Header) async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run(keys: [key]) { test in
            let token = try key.sign(TestVerifier.payload(), header: example.text)
            if let error = example.error {
                await #expect(throws: error) { try await test.verify(token) }
            } else {
                #expect(try await test.verify(token).subject == "person-1")
            }
        }
    }

    @Test(
        "rejects malformed tokens with a reason",
        arguments: [
            "", ".", "..", "...", "a.b", "a.b.c.d", "💥.💥.💥", "e30.e30.", "e30=.e30.AAAA", " e30.e30.AAAA", "e30.e 30.AAAA",
            "e30.e30.AAAA\n",
            "bnVsbA.bnVsbA.AAAA", "W10.W10.AAAA", "eyJhbGciOiJFUzI1NiIsImFsZyI6Im5vbmUifQ.e30.AAAA", String(repeating: ".", count: 16_384),
            String(repeating: "e30.", count: 4_000),
        ]
    )
    func garbage(text: String) async throws {
        try await TestVerifier.run(keys: [.es256()]) { test in
            let error = await #expect(throws: IdentityTokenError.self) { try await test.verify(text) }
            guard case .malformed = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test("does not read a token that is too large")
    func tooLarge() async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run(keys: [key]) { test in
            let token = try key.sign(TestVerifier.payload(["x": "\"" + String(repeating: "x", count: 20_000) + "\""]))
            let count = token.utf8.count
            await #expect(throws: IdentityTokenError.tooLarge(limit: 16_384, found: count)) { try await test.verify(token) }
            let large = try key.sign(TestVerifier.payload(["x": "\"" + String(repeating: "x", count: 11_000) + "\""]))
            #expect(try await test.verify(large).subject == "person-1")
        }
    }

    @Test("rejects a token that was changed, truncated or extended", arguments: 0..<8)
    func damaged(seed: UInt64) async throws {
        let key = try TestKey.rsa()
        try await TestVerifier.run(keys: [key]) { test in
            let token = try Array(key.sign(TestVerifier.payload()).utf8)
            let characters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.=+/ \u{0}".utf8)
            var random = SeededGenerator(seed: seed)
            for _ in 0..<250 {
                var damaged = token
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let place = Int.random(in: 0..<damaged.count, using: &random)
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: damaged.remove(at: place)
                    case 1: damaged.insert(characters.randomElement(using: &random) ?? 0, at: place)
                    default: damaged[place] = characters.randomElement(using: &random) ?? 0
                    }
                }
                if damaged == token { continue }
                let text = String(decoding: damaged, as: UTF8.self)
                await #expect(throws: IdentityTokenError.self, "\(text)") { try await test.verify(text) }
            }
        }
    }

    @Test("log texts cannot inject lines")
    func logging() {
        let error = IdentityTokenError.unknownKey(id: "a\nb\u{1B}[31m" + String(repeating: "x", count: 10_000))
        #expect(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        #expect(error.description.utf8.count < 200)
    }
}
