import Sodium

/// A key of a test issuer that signs any token and is published as a JSON Web Key.
public struct TestKey: Sendable {
    private enum Signer: Sendable {
        case key(SigningKey)
        case secret([UInt8])
    }

    /// The key's `kid`.
    public let id: String?
    /// The key's `alg`.
    public let algorithm: String
    private let signer: Signer
    /// The members of the published key.
    private var members: [String: String]

    private init(_ id: String?, _ algorithm: String, _ signer: Signer, _ members: [String: String]) {
        self.id = id
        self.algorithm = algorithm
        self.signer = signer
        self.members = members
        self.members["alg"] = algorithm
        self.members["kid"] = id
    }

    private init(_ id: String?, _ algorithm: String, _ key: SigningKey) throws {
        try self.init(id, algorithm, .key(key), key.members())
    }

    // MARK: Keys of each kind

    /// Creates an RSA key for any RSA algorithm.
    public static func rsa(_ id: String? = "key-1", pem: String = RSAKeys.first, algorithm: String = "RS256") throws -> TestKey {
        try TestKey(id, algorithm, .reading(pem: pem))
    }

    /// Creates an RSA key for PS256.
    public static func pss(_ id: String? = "key-1", pem: String = RSAKeys.first) throws -> TestKey {
        try rsa(id, pem: pem, algorithm: "PS256")
    }

    /// Generates an RSA key of a given size.
    ///
    /// Large keys are slow.
    public static func rsa(_ id: String? = "key-1", bits: Int32) throws -> TestKey { try TestKey(id, "RS256", .rsa(bits: bits)) }

    /// Generates a P-256 key.
    public static func es256(_ id: String? = "key-1") throws -> TestKey { try TestKey(id, "ES256", .elliptic("P-256", width: 32)) }

    /// Generates a P-384 key, by default for ES384.
    public static func es384(_ id: String? = "key-1", algorithm: String = "ES384") throws -> TestKey {
        try TestKey(id, algorithm, .elliptic("P-384", width: 48))
    }

    /// Generates a P-521 key.
    public static func es512(_ id: String? = "key-1") throws -> TestKey { try TestKey(id, "ES512", .elliptic("P-521", width: 66)) }

    /// Generates an Ed25519 key.
    public static func edDSA(_ id: String? = "key-1") throws -> TestKey { try TestKey(id, "EdDSA", .ed25519()) }

    /// Creates a shared secret, which no issuer can publish.
    public static func hmac(_ id: String? = "key-1", secret: [UInt8]) -> TestKey { TestKey(id, "HS256", .secret(secret), [:]) }

    /// The public forms of an RSA key that a careless verifier may use as a shared secret.
    public static func publicForms(pem: String = RSAKeys.first) throws -> [[UInt8]] {
        let key = try SigningKey.reading(pem: pem)
        let modulus = try key.members()["n"] ?? ""
        return try [key.publicPEM(), key.publicDER(), Base64URL.decode(modulus.utf8Span.span) ?? [], Array(modulus.utf8)]
    }

    // MARK: Publishing and signing

    /// The key with changed members.
    ///
    /// Nil removes a member.
    public func publishing(_ changes: [String: String?]) -> TestKey {
        var copy = self
        for (name, value) in changes { copy.members[name] = value }
        return copy
    }

    /// The JSON Web Key Set of the keys.
    public static func set(_ keys: [TestKey]) -> String {
        let keys = keys.map { key in
            "{" + key.members.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}"
        }
        return "{\"keys\": [\(keys.joined(separator: ", "))]}"
    }

    /// Creates a token with any header and payload.
    public func sign(_ payload: String, header: String? = nil) throws -> String {
        let id = id.map { ", \"kid\": \"\($0)\"" } ?? ""
        let header = header ?? "{\"alg\": \"\(algorithm)\", \"typ\": \"JWT\"\(id)}"
        let signed = Self.encode(header) + "." + Self.encode(payload)
        let bytes = Array(signed.utf8)
        let signature =
            switch signer {
            case .key(let key): try key.sign(bytes, by: algorithm)
            case .secret(let secret): try SigningKey.code(of: bytes, secret: secret)
            }
        return signed + "." + Base64URL.encode(signature.span)
    }

    /// Encodes a part of a token.
    public static func encode(_ text: String) -> String { Base64URL.encode(Array(text.utf8).span) }
}
