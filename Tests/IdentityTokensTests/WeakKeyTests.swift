import IdentityTokens
import Sodium
import Testing
import TokenSigning

@Suite("keys that are weak or for another use")
struct WeakKeyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let make: @Sendable () throws -> TestKey
        var testDescription: String { name }

        init(_ name: String, _ make: @escaping @Sendable () throws -> TestKey) {
            self.name = name
            self.make = make
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { Base64URL.encode(bytes.span) }

    static let unused = [
        Case("RSA of 1,024 bits") { try .rsa(bits: 1_024) },
        Case("RSA of 2,047 bits") { try .rsa(bits: 2_047) },
        Case("RSA of 16,385 bits") { try .rsa().publishing(["n": text([1] + [UInt8](repeating: 0xFF, count: 2_048))]) },
        Case("an even modulus") { try .rsa().publishing(["n": text([UInt8](repeating: 0xFE, count: 256))]) },
        Case("the exponent 0") { try .rsa().publishing(["e": text([0])]) },
        Case("the exponent 1") { try .rsa().publishing(["e": text([0, 0, 0, 1])]) },
        Case("an even exponent") { try .rsa().publishing(["e": text([1, 0, 0])]) },
        Case("an exponent of 65 bits") { try .rsa().publishing(["e": text([1, 0, 0, 0, 0, 0, 0, 0, 1])]) },
        Case("RSA for encryption") { try .rsa().publishing(["use": "enc"]) },
        Case("P-256 for encryption") { try .es256().publishing(["use": "enc", "alg": nil]) },
        Case("RS512 for a token by RS256") { try .rsa().publishing(["alg": "RS512"]) },
        Case("PS256 for a token by RS256") { try .rsa().publishing(["alg": "PS256"]) },
        Case("RS256 for a token by PS256") { try .pss().publishing(["alg": "RS256"]) },
        Case("ES384 for a token by ES256") { try .es256().publishing(["alg": "ES384"]) },
        Case("P-384 for a token by ES256") { try .es384(algorithm: "ES256") },
        Case("P-384 of no algorithm for a token by ES256") { try .es384(algorithm: "ES256").publishing(["alg": nil]) },
        Case("P-384 declared as P-256") { try .es384(algorithm: "ES256").publishing(["crv": "P-256"]) },
        Case("P-256 declared as P-384") { try .es256().publishing(["crv": "P-384", "alg": nil]) },
        Case("a curve that is not accepted") { try .es256().publishing(["crv": "secp256k1"]) },
        Case("a point that is not on the curve") { try .es256().publishing(["y": text([UInt8](repeating: 7, count: 32))]) },
        Case("the point at infinity") {
            try .es256().publishing(["x": text([UInt8](repeating: 0, count: 32)), "y": text([UInt8](repeating: 0, count: 32))])
        },
        Case("a coordinate of 31 bytes") { try .es256().publishing(["x": text([UInt8](repeating: 7, count: 31))]) },
        Case("coordinates of 33 bytes") {
            try .es256().publishing(["x": text([UInt8](repeating: 7, count: 33)), "y": text([UInt8](repeating: 7, count: 33))])
        },
        Case("no coordinates") { try .es256().publishing(["x": "", "y": ""]) },
        Case("Ed25519 of 31 bytes") { try .edDSA().publishing(["x": text([UInt8](repeating: 7, count: 31))]) },
        Case("Ed25519 of 33 bytes") { try .edDSA().publishing(["x": text([UInt8](repeating: 7, count: 33))]) },
        Case("X25519") { try .edDSA().publishing(["crv": "X25519"]) },
        Case("Ed448") { try .edDSA().publishing(["crv": "Ed448"]) },
    ]

    @Test("do not verify their signatures, and do not affect other keys", arguments: unused)
    func use(of example: Case) async throws {
        let key = try example.make()
        let good = try TestKey.es256("good")
        try await TestVerifier.run(keys: [key, good]) { test async throws in
            await #expect(throws: IdentityTokenError.unknownKey(id: "key-1")) {
                try await test.verify(payload: TestVerifier.payload(), by: key)
            }
            #expect(try await test.verify(payload: TestVerifier.payload(), by: good).subject == "person-1")
        }
    }

    @Test("accepts an RSA key of the largest size")
    func largest() async throws {
        let modulus = Self.text([UInt8](repeating: 0xFF, count: 2_048))
        let key = try TestKey.rsa().publishing(["n": modulus])
        try await TestVerifier.run(keys: [key]) { test in
            let parts = try key.sign(TestVerifier.payload()).split(separator: ".")
            let signature = Self.text([UInt8](repeating: 0x7F, count: 2_048))
            await #expect(throws: IdentityTokenError.wrongSignature) { try await test.verify("\(parts[0]).\(parts[1]).\(signature)") }
        }
    }

    @Test("ignores leading zeros of a modulus")
    func leadingZeros() async throws {
        let key = try TestKey.rsa(bits: 2_048)
        let modulus = try #require(TestKey.set([key]).split(separator: "\"n\": \"").last?.split(separator: "\"").first)
        let bytes = Base64URL.decode(String(modulus).utf8Span.span) ?? []
        try await TestVerifier.run(keys: [key.publishing(["n": Self.text([0] + bytes)])]) { test async throws in
            #expect(try await test.verify(payload: TestVerifier.payload(), by: key).subject == "person-1")
        }
    }

    @Test("rejects an Ed25519 key that verifies anything")
    func smallOrder() async throws {
        let neutral = [1] + [UInt8](repeating: 0, count: 31)
        let key = try TestKey.edDSA().publishing(["x": Self.text(neutral)])
        try await TestVerifier.run(keys: [key, .es256("good")]) { test in
            let parts = try key.sign(TestVerifier.payload()).split(separator: ".")
            let signature = Self.text(neutral + [UInt8](repeating: 0, count: 32))
            await #expect(throws: IdentityTokenError.unknownKey(id: "key-1")) {
                try await test.verify("\(parts[0]).\(parts[1]).\(signature)")
            }
        }
    }

    @Test("rejects a token with “crit”, even with a valid signature", arguments: ["[]", "[\"exp\"]", "[\"b64\"]", "null"])
    func critical(value: String) async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run(keys: [key]) { test in
            let token = try key.sign(TestVerifier.payload(), header: "{\"alg\": \"ES256\", \"kid\": \"key-1\", \"crit\": \(value)}")
            await #expect(throws: IdentityTokenError.malformed("the header has “crit”")) { try await test.verify(token) }
        }
    }

    @Test("rejects signatures with numbers that are zero or too large", arguments: [UInt8(0), 0xFF])
    func extremeSignature(byte: UInt8) async throws {
        for key in try [TestKey.es256(), .es384(), .es512(), .edDSA(), .rsa()] {
            try await TestVerifier.run(keys: [key]) { test in
                let parts = try key.sign(TestVerifier.payload()).split(separator: ".")
                let count = Base64URL.decode(String(parts[2]).utf8Span.span)?.count ?? 0
                let signature = Self.text([UInt8](repeating: byte, count: count))
                await #expect(throws: IdentityTokenError.wrongSignature) { try await test.verify("\(parts[0]).\(parts[1]).\(signature)") }
            }
        }
    }
}
