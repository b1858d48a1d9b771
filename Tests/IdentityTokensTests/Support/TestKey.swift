import FoundationEssentials
import JWTKit
import Sodium

/// A key of an issuer of tests: it signs whatever it is given, and is published as a JSON Web Key.
struct TestKey: Sendable {
    let id: String?
    let algorithm: String
    private let signer: any JWTAlgorithm
    /// The members of the public key that make it up.
    private var members: [String: String]

    private init(_ id: String?, _ algorithm: String, _ signer: any JWTAlgorithm, _ members: [String: String]) {
        self.id = id
        self.algorithm = algorithm
        self.signer = signer
        self.members = members
        self.members["alg"] = algorithm
        self.members["kid"] = id
    }

    // MARK: Keys of each kind

    static func rsa(_ id: String? = "key-1", pem: String = RSAKeys.first, digest: DigestAlgorithm = .sha256) async throws -> TestKey {
        let key = try Insecure.RSA.PrivateKey(pem: pem)
        let bits = digest == .sha256 ? "256" : digest == .sha384 ? "384" : "512"
        let signer = try await JWTKeyCollection().add(rsa: key, digestAlgorithm: digest).getKey()
        return try TestKey(id, "RS" + bits, signer, members(of: key))
    }

    static func pss(_ id: String? = "key-1", pem: String = RSAKeys.first) async throws -> TestKey {
        let key = try Insecure.RSA.PrivateKey(pem: pem)
        let signer = try await JWTKeyCollection().add(pss: key, digestAlgorithm: .sha256).getKey()
        return try TestKey(id, "PS256", signer, members(of: key))
    }

    static func es256(_ id: String? = "key-1") async throws -> TestKey {
        let key = ES256PrivateKey()
        let signer = try await JWTKeyCollection().add(ecdsa: key).getKey()
        return TestKey(id, "ES256", signer, members(of: key.parameters, "P-256"))
    }

    static func es384(_ id: String? = "key-1") async throws -> TestKey {
        let key = ES384PrivateKey()
        let signer = try await JWTKeyCollection().add(ecdsa: key).getKey()
        return TestKey(id, "ES384", signer, members(of: key.parameters, "P-384"))
    }

    static func es512(_ id: String? = "key-1") async throws -> TestKey {
        let key = ES512PrivateKey()
        let signer = try await JWTKeyCollection().add(ecdsa: key).getKey()
        return TestKey(id, "ES512", signer, members(of: key.parameters, "P-521"))
    }

    static func edDSA(_ id: String? = "key-1") async throws -> TestKey {
        let key = try EdDSA.PrivateKey()
        let x = Base64URL.encode(Array(key.publicKey.rawRepresentation).span)
        let signer = try await JWTKeyCollection().add(eddsa: key).getKey()
        return TestKey(id, "EdDSA", signer, ["kty": "OKP", "crv": "Ed25519", "x": x])
    }

    /// A shared secret, which no issuer can publish.
    static func hmac(_ id: String? = "key-1", secret: [UInt8]) async throws -> TestKey {
        let signer = try await JWTKeyCollection().add(hmac: HMACKey(from: secret), digestAlgorithm: .sha256).getKey()
        return TestKey(id, "HS256", signer, [:])
    }

    private static func members(of key: Insecure.RSA.PrivateKey) throws -> [String: String] {
        let (modulus, exponent) = try key.publicKey.getKeyPrimitives()
        return ["kty": "RSA", "n": Base64URL.encode(Array(modulus).span), "e": Base64URL.encode(Array(exponent).span)]
    }

    private static func members(of point: ECDSAParameters?, _ curve: String) -> [String: String] {
        guard let point else { return [:] }
        return ["kty": "EC", "crv": curve, "x": urlSafe(point.x), "y": urlSafe(point.y)]
    }

    private static func urlSafe(_ base64: String) -> String {
        String(base64.compactMap { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 == "=" ? nil : $0 })
    }

    // MARK: Publishing and signing

    /// The same key with other members; nil takes one away.
    func publishing(_ changes: [String: String?]) -> TestKey {
        var copy = self
        for (name, value) in changes { copy.members[name] = value }
        return copy
    }

    /// The published set.
    static func set(_ keys: [TestKey]) -> String {
        let keys = keys.map { key in
            "{" + key.members.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}"
        }
        return "{\"keys\": [\(keys.joined(separator: ", "))]}"
    }

    /// A token of any header and payload.
    func sign(_ payload: String, header: String? = nil) throws -> String {
        let id = id.map { ", \"kid\": \"\($0)\"" } ?? ""
        let header = header ?? "{\"alg\": \"\(algorithm)\", \"typ\": \"JWT\"\(id)}"
        let signed = Self.encode(header) + "." + Self.encode(payload)
        let signature = try signer.sign(Array(signed.utf8))
        return signed + "." + Base64URL.encode(signature.span)
    }

    /// A part of a token.
    static func encode(_ text: String) -> String { Base64URL.encode(Array(text.utf8).span) }
}
