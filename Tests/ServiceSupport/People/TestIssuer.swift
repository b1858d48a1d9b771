import Glibc
package import IdentityTokens
package import Reactor
import TestSupport
import TokenSigning

/// An identity provider controlled by the tests, with the server's verifier for it.
package struct TestIssuer: Sendable {
    package static let issuer = "https://issuer.example"
    package static let audience = "app-1"

    package let verifier: IdentityTokenVerifier
    private let key: TestKey
    private let folder: TemporaryFolder

    package static func make(pool: WorkerPool) throws -> TestIssuer {
        let key = try TestKey.es256()
        let folder = TemporaryFolder()
        let file = folder.path + "/keys.json"
        try write(TestKey.set([key]), to: file)
        let provider = IdentityProvider(name: "TEST", issuer: issuer, audiences: [audience], keys: .file(file))
        let verifier = IdentityTokenVerifier(providers: [provider], pool: pool) { _, _ in }
        return TestIssuer(verifier: verifier, key: key, folder: folder)
    }

    private static func write(_ text: String, to file: String) throws {
        guard let stream = unsafe fopen(file, "w") else { throw Unexpected(text: "cannot write \(file)") }
        unsafe fputs(text, stream)
        unsafe fclose(stream)
    }

    /// Creates a token for a subject with changed or additional claims in JSON.
    ///
    /// Nil removes a claim.
    package func token(_ subject: String = "person-1", _ changes: [String: String?] = [:], header: String? = nil) throws -> String {
        let now = Int(time(nil))
        var claims = [
            "iss": "\"\(Self.issuer)\"", "sub": "\"\(subject)\"", "aud": "\"\(Self.audience)\"", "exp": "\(now + 600)",
            "iat": "\(now - 10)", "jti": "\"\(UInt64.random(in: 0...UInt64.max))\"",
        ]
        for (name, value) in changes { claims[name] = value }
        return try key.sign("{" + claims.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}", header: header)
    }
}
