import Glibc
import IdentityTokens
import JWTKit
import Reactor
import Sodium
import TestSupport

/// A provider of identities under the tests' control, and the server's verifier for it.
struct TestIssuer: Sendable {
    static let issuer = "https://issuer.example"
    static let audience = "app-1"

    let verifier: IdentityTokenVerifier
    private let signer: any JWTAlgorithm
    private let folder: TemporaryFolder

    static func make(pool: WorkerPool) async throws -> TestIssuer {
        let key = ES256PrivateKey()
        let signer = try await JWTKeyCollection().add(ecdsa: key).getKey()
        let folder = TemporaryFolder()
        let file = folder.path + "/keys.json"
        try write(set(of: key), to: file)
        let provider = IdentityProvider(name: "TEST", issuer: issuer, audiences: [audience], keys: .file(file))
        let verifier = IdentityTokenVerifier(providers: [provider], pool: pool) { _, _ in }
        return TestIssuer(verifier: verifier, signer: signer, folder: folder)
    }

    private static func set(of key: ES256PrivateKey) -> String {
        guard let point = key.parameters else { return "{}" }
        let x = urlSafe(point.x)
        let y = urlSafe(point.y)
        return #"{"keys": [{"kty": "EC", "crv": "P-256", "alg": "ES256", "kid": "key-1", "x": "\#(x)", "y": "\#(y)"}]}"#
    }

    private static func write(_ text: String, to file: String) throws {
        guard let stream = unsafe fopen(file, "w") else { throw Unexpected(text: "cannot write \(file)") }
        unsafe fputs(text, stream)
        unsafe fclose(stream)
    }

    /// A token about somebody, with other or further claims as JSON; nil takes one away.
    func token(_ subject: String = "person-1", _ changes: [String: String?] = [:], header: String? = nil) throws -> String {
        let now = Int(time(nil))
        var claims = [
            "iss": "\"\(Self.issuer)\"", "sub": "\"\(subject)\"", "aud": "\"\(Self.audience)\"", "exp": "\(now + 600)",
            "iat": "\(now - 10)",
        ]
        for (name, value) in changes { claims[name] = value }
        let payload = "{" + claims.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
        let signed = Self.encode(header ?? #"{"alg": "ES256", "typ": "JWT", "kid": "key-1"}"#) + "." + Self.encode(payload)
        let signature = try signer.sign(Array(signed.utf8))
        return signed + "." + Base64URL.encode(signature.span)
    }

    private static func encode(_ text: String) -> String { Base64URL.encode(Array(text.utf8).span) }

    private static func urlSafe(_ base64: String) -> String {
        String(base64.compactMap { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 == "=" ? nil : $0 })
    }
}
