/// The keys with which an issuer signs, ready to verify.
struct KeySet: Sendable {
    /// How many keys a set can have; issuers publish two or three.
    static let largest = 100

    /// A key for one kind of signature, and for no other.
    struct Verifier: Sendable {
        fileprivate let id: String?
        fileprivate let algorithm: SignatureAlgorithm
        fileprivate let key: PublicKey

        /// Whether the key has signed these bytes so.
        func verify(_ signature: [UInt8], of bytes: [UInt8]) -> Bool { key.verify(signature, of: bytes, by: algorithm) }
    }

    private var verifiers: [Verifier] = []

    /// Reads a JSON Web Key Set; keys that are for something else or too weak are left out.
    init(parsing bytes: [UInt8]) throws(KeySetError) {
        for published in try JSONWebKey.set(parsing: bytes) {
            // What cannot be a key is no reason to do without the others.
            guard let key = PublicKey(published.material) else { continue }
            for algorithm in published.algorithms { verifiers.append(Verifier(id: published.id, algorithm: algorithm, key: key)) }
        }
        if verifiers.isEmpty { throw KeySetError("none of its keys can verify signatures; RSA keys need 2,048 bits at least") }
    }

    /// The key of a name, or where the token names none, the only one for its kind of signature.
    func verifier(keyID: String?, algorithm: SignatureAlgorithm) -> Verifier? {
        var found = verifiers.lazy.filter { $0.algorithm == algorithm && (keyID == nil || $0.id == keyID) }.makeIterator()
        guard let first = found.next() else { return nil }
        return keyID == nil && found.next() != nil ? nil : first
    }
}

/// Why an issuer's keys could not be had.
struct KeySetError: Error, CustomStringConvertible {
    /// The reason, for the operator.
    let description: String

    init(_ description: String) { self.description = description }
}
