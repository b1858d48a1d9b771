import Sodium
import TestSupport
import Testing

@testable import IdentityTokens

/// Damages key sets and tokens, always the same for each seed.
///
/// Nothing may crash, and no unsigned token may be accepted.
///
/// `scripts/test --sanitize address --filter KeySetFuzz` checks the memory that OpenSSL receives and keeps.
@Suite("damaged key sets and tokens")
struct KeySetFuzzTests {
    /// The keys in one set, with their indexes as ids.
    private static let keys = PublishedToken.genuine.enumerated().map { index, example in
        "{\"kid\": \"\(index)\", \"use\": \"sig\", " + example.key.dropFirst()
    }

    /// Tokens with the signature of another token, one for each algorithm and key.
    private static let forged = PublishedToken.genuine.map { example in
        let parts = example.token.split(separator: ".")
        return "\(parts[0]).\(Base64URL.encode(Array("{\"sub\": \"admin\"}".utf8).span)).\(parts[2])"
    }

    /// Strings in key sets, and strings that an attacker might use.
    private static let words = [
        "RSA", "EC", "OKP", "oct", "P-256", "P-384", "P-521", "Ed25519", "Ed448", "sig", "enc", "verify", "AQAB", "AQ", "Ag", "AA", "",
        "RS256", "RS512", "PS256", "ES256", "ES384", "ES512", "EdDSA", "HS256", "none", "kty", "crv", "alg", "use", "key_ops", "kid", "n",
        "e",
        "x", "y", "k", "d", "\\u0000", "\\ud83c\\udf45", String(repeating: "A", count: 43), String(repeating: "A", count: 86),
        "AQ" + String(repeating: "A", count: 41), String(repeating: "_", count: 342), String(repeating: "_w", count: 1_400),
    ]

    /// Changes a text in a few places: bytes, ranges, or the strings in it.
    private static func damaged(_ text: String, by random: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<random.number(1...4) where !bytes.isEmpty {
            let place = random.number(0...bytes.count - 1)
            let end = min(bytes.count, place + random.number(0...40))
            switch random.number(0...7) {
            case 0: bytes[place] ^= 1 << UInt8(random.number(0...7))
            case 1: bytes[place] = UInt8(random.number(0...255))
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: random.number(0...bytes.count))
            case 4 where random.once(in: 4): bytes.removeSubrange(place...)
            default:
                let strings = quoted(bytes)
                guard !strings.isEmpty else { continue }
                let new = random.once(in: 2) ? Array(random.pick(words).utf8) : Array(bytes[random.pick(strings)])
                bytes.replaceSubrange(random.pick(strings), with: new)
            }
        }
        return bytes
    }

    /// Returns the ranges of the strings in a text, without their quotation marks.
    private static func quoted(_ bytes: [UInt8]) -> [Range<Int>] {
        let marks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        return zip(marks, marks.dropFirst()).enumerated().compactMap { $0.offset % 2 == 0 ? $0.element.0 + 1..<$0.element.1 : nil }
    }

    /// Whether the signature of a token is valid for any of the keys.
    private static func isAccepted(_ token: [UInt8], by keys: KeySet) -> Bool {
        guard let token = try? SignedToken(parsing: token.span) else { return false }
        // The tokens have no key id, so each key is tried. This verifies more than the choice of a key would allow.
        return ([nil] + (0..<Self.keys.count).map { "\($0)" }).contains { id in
            keys.verifier(keyID: id, algorithm: token.algorithm)?.verify(token.signature, of: token.signedBytes) ?? false
        }
    }

    @Test("no damaged set makes a forged token valid", arguments: 0..<8)
    func sets(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var read = 0
        for _ in 0..<150 {
            let set = Self.damaged("{\"keys\": [\(random.some(Self.keys).joined(separator: ", "))]}", by: &random)
            guard let keys = try? KeySet(parsing: set) else { continue }
            read += 1
            for token in Self.forged {
                #expect(!Self.isAccepted(Array(token.utf8), by: keys), "\(String(decoding: set, as: UTF8.self))\n\(token)")
            }
        }
        // With fewer readable sets the test would be ineffective.
        #expect(read > 30)
    }

    @Test("no damaged token is valid", arguments: 0..<8)
    func tokens(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let keys = try KeySet(parsing: Array("{\"keys\": [\(Self.keys.joined(separator: ", "))]}".utf8))
        let genuine = Set(PublishedToken.genuine.map(\.token))
        for token in genuine { #expect(Self.isAccepted(Array(token.utf8), by: keys)) }
        for _ in 0..<400 {
            var parts = random.pick(PublishedToken.genuine).token.split(separator: ".").map(String.init)
            let other = random.pick(PublishedToken.genuine).token.split(separator: ".").map(String.init)
            let part = random.number(0...2)
            if random.once(in: 4) { parts[part] = other[part] }
            // Half of the damage is within the decoded part, so that the letters stay valid base64url.
            if random.once(in: 2), let bytes = Base64URL.decode(parts[part].utf8Span.span) {
                parts[part] = Base64URL.encode(Self.damaged(String(decoding: bytes, as: UTF8.self), by: &random).span)
            }
            let text = parts.joined(separator: ".")
            let token = random.once(in: 2) ? Self.damaged(text, by: &random) : Array(text.utf8)
            if genuine.contains(String(decoding: token, as: UTF8.self)) { continue }
            #expect(!Self.isAccepted(token, by: keys), "\(String(decoding: token, as: UTF8.self))")
        }
    }
}
