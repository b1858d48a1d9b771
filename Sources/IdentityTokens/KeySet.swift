/// An issuer's signing keys, ready for verification.
struct KeySet: Sendable {
    /// The maximum number of keys in a set.
    ///
    /// Issuers publish two or three.
    static let largest = 100

    /// A key restricted to one signature algorithm.
    struct Verifier: Sendable {
        fileprivate let id: String?
        fileprivate let algorithm: SignatureAlgorithm
        fileprivate let key: PublicKey

        /// Whether the signature of the bytes was made with this key.
        func verify(_ signature: [UInt8], of bytes: [UInt8]) -> Bool { key.verify(signature, of: bytes, by: algorithm) }
    }

    private var verifiers: [Verifier] = []

    /// Reads a JSON Web Key Set.
    ///
    /// Keys for another use and weak keys are ignored.
    init(parsing bytes: [UInt8]) throws(KeySetError) {
        for published in try JSONWebKey.set(parsing: bytes) {
            // An invalid key does not invalidate the others.
            guard let key = PublicKey(published.material) else { continue }
            for algorithm in published.algorithms { verifiers.append(Verifier(id: published.id, algorithm: algorithm, key: key)) }
        }
        if verifiers.isEmpty { throw KeySetError("none of its keys can verify signatures; RSA keys must have at least 2,048 bits") }
    }

    /// Returns the key with the given id.
    ///
    /// A token without a key id matches only if the algorithm has exactly one key.
    func verifier(keyID: String?, algorithm: SignatureAlgorithm) -> Verifier? {
        var found = verifiers.lazy.filter { $0.algorithm == algorithm && (keyID == nil || $0.id == keyID) }.makeIterator()
        guard let first = found.next() else { return nil }
        return keyID == nil && found.next() != nil ? nil : first
    }
}

/// The reason an issuer's keys could not be loaded.
struct KeySetError: Error, CustomStringConvertible {
    /// The reason, for the operator.
    let description: String

    init(_ description: String) { self.description = description }
}
