import JSON

/// A published key of an issuer that can verify signatures.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc7517#section-4
struct JSONWebKey: Sendable {
    /// The numbers of a key, in base64url.
    enum Material: Sendable {
        case rsa(modulus: String, exponent: String)
        case elliptic(EllipticCurve, x: String, y: String)
        case edwards(x: String)
    }

    let id: String?
    let algorithms: [SignatureAlgorithm]
    let material: Material

    /// Reads a key.
    ///
    /// Returns nil for keys of another use or an unknown type, which the specification requires us to ignore.
    init?(_ value: JSONValue) {
        guard let type = value["kty"]?.string else { return nil }
        if let use = value["use"], use.string != "sig" { return nil }
        if let operations = value["key_ops"] {
            var verifies = false
            operations.forEachItem { if $0.string == "verify" { verifies = true } }
            guard verifies else { return nil }
        }
        let curve = value["crv"]?.string
        var algorithms = SignatureAlgorithm.allCases.filter { $0.keyType == type && ($0.curve == nil || $0.curve == curve) }
        if let algorithm = value["alg"] { algorithms.removeAll { $0.rawValue != algorithm.string } }
        guard !algorithms.isEmpty else { return nil }
        switch type {
        case "RSA":
            guard let modulus = value["n"]?.string, let exponent = value["e"]?.string else { return nil }
            material = .rsa(modulus: modulus, exponent: exponent)
        case "EC":
            guard let curve = curve.flatMap(EllipticCurve.init), let x = value["x"]?.string, let y = value["y"]?.string else { return nil }
            material = .elliptic(curve, x: x, y: y)
        default:
            guard let x = value["x"]?.string else { return nil }
            material = .edwards(x: x)
        }
        if let id = value["kid"] {
            guard let id = id.string else { return nil }
            self.id = id
        } else {
            id = nil
        }
        self.algorithms = algorithms
    }

    /// Reads a published key set.
    static func set(parsing bytes: [UInt8]) throws(KeySetError) -> [JSONWebKey] {
        let root: JSONValue
        do throws(JSONError) {
            root = try JSONDocument(parsing: bytes, limits: JSONDocument.Limits(nesting: 16, values: 10_000)).root
        } catch {
            throw KeySetError("it is not JSON: \(error)")
        }
        guard let keys = root["keys"], keys.kind == .array else {
            throw KeySetError("it is not a JSON Web Key Set: an object with an array “keys” is expected")
        }
        guard keys.count <= KeySet.largest else { throw KeySetError("it has \(keys.count) keys; at most \(KeySet.largest) are allowed") }
        var usable: [JSONWebKey] = []
        keys.forEachItem { if let key = JSONWebKey($0) { usable.append(key) } }
        return usable
    }
}
