import JWTKit

/// The keys with which an issuer signs, ready to verify.
struct KeySet: Sendable {
    /// How many keys a set can have; issuers publish two or three.
    static let largest = 100

    /// A key for one kind of signature.
    private struct Entry: Sendable {
        let id: String?
        let algorithm: SignatureAlgorithm
        let verifier: any JWTAlgorithm
    }

    private var entries: [Entry] = []

    /// Reads a JSON Web Key Set; keys that are for something else or too weak are left out.
    init(parsing bytes: [UInt8]) async throws(KeySetError) {
        for key in try JSONWebKey.set(parsing: bytes) {
            for algorithm in key.algorithms {
                // What cannot be a key is no reason to do without the others. RSA keys below 2,048 bits are refused here, too.
                guard let verifier = try? await key.verifier(for: algorithm) else { break }
                entries.append(Entry(id: key.id, algorithm: algorithm, verifier: verifier))
            }
        }
        if entries.isEmpty { throw KeySetError("none of its keys can verify signatures; RSA keys need 2,048 bits at least") }
    }

    /// The key of a name, or where the token names none, the only one for its kind of signature.
    func verifier(keyID: String?, algorithm: SignatureAlgorithm) -> (any JWTAlgorithm)? {
        var found = entries.lazy.filter { $0.algorithm == algorithm && (keyID == nil || $0.id == keyID) }.makeIterator()
        guard let first = found.next() else { return nil }
        return keyID == nil && found.next() != nil ? nil : first.verifier
    }
}

extension JSONWebKey {
    /// Has JWTKit make a key of it, for one algorithm and no other.
    fileprivate func verifier(for algorithm: SignatureAlgorithm) async throws -> any JWTAlgorithm {
        let name = JWK.Algorithm(rawValue: algorithm.rawValue)
        let key: JWK =
            switch material {
            case .rsa(let modulus, let exponent): .rsa(name, identifier: "key", modulus: modulus, exponent: exponent)
            case .elliptic(let x, let y): .ecdsa(name, identifier: "key", x: x, y: y, curve: nil)
            case .edwards(let x): .octetKeyPair(name, identifier: "key", x: x, y: nil, curve: .ed25519)
            }
        return try await JWTKeyCollection().add(jwk: key).getKey(for: "key")
    }
}

/// Why an issuer's keys could not be had.
struct KeySetError: Error, CustomStringConvertible {
    /// The reason, for the operator.
    let description: String

    init(_ description: String) { self.description = description }
}
