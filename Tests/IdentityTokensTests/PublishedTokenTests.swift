import Testing

@testable import IdentityTokens

@Suite("tokens signed by others")
struct PublishedTokenTests {
    private static func isSigned(_ token: String, by set: String) throws -> Bool {
        let token = try SignedToken(parsing: token.utf8Span.span)
        let keys = try KeySet(parsing: Array(set.utf8))
        let key = try #require(keys.verifier(keyID: token.keyID, algorithm: token.algorithm))
        return key.verify(token.signature, of: token.signedBytes)
    }

    @Test("are accepted as printed in the standards, and not with another payload", arguments: PublishedToken.genuine)
    func genuine(example: PublishedToken) throws {
        #expect(try Self.isSigned(example.token, by: example.set))
        let parts = example.token.split(separator: ".")
        #expect(try !Self.isSigned("\(parts[0]).e30.\(parts[2])", by: example.set))
    }

    @Test("are rejected if the signature deviates from the algorithm", arguments: PublishedToken.nonconforming)
    func nonconforming(example: PublishedToken) throws {
        #expect(try !Self.isSigned(example.token, by: example.set))
    }

    @Test("are accepted only with their own key")
    func otherKey() throws {
        let rsa = try #require(PublishedToken.genuine.first { $0.name == "RS256" })
        #expect(try !Self.isSigned(rsa.token, by: "{\"keys\": [\(PublishedToken.rfcRSA)]}"))
        let elliptic = try #require(PublishedToken.genuine.first { $0.name == "ES256" })
        #expect(try !Self.isSigned(elliptic.token, by: "{\"keys\": [\(PublishedToken.rfcP256)]}"))
    }
}
