import Testing

@testable import Planner

@Suite("Base64url")
struct Base64URLTests {
    private static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        Base64URL.encode(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    // The vectors of RFC 4648, section 10, without padding, and both characters that differ from plain Base64.
    @Test(
        "encodes and decodes as the RFC says",
        arguments: [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
            ("\u{7BF}~", "3r9-"),
        ]
    )
    func vectors(plain: String, encoded: String) {
        #expect(Self.encode(Array(plain.utf8)) == encoded)
        #expect(Base64URL.decode(encoded.utf8) == Array(plain.utf8))
    }

    @Test("gives back any bytes")
    func roundTrip() {
        var generator = SystemRandomNumberGenerator()
        for count in 0..<300 {
            let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            #expect(Base64URL.decode(Self.encode(bytes).utf8) == bytes)
        }
    }

    @Test(
        "refuses what it would not have written",
        arguments: [
            "A", "AAAAA", "Zg==", "Zh", "Zm9", "Zm9w=", "Zm+v", "Zm/v", "Zm9v\n", " Zm9v", "Zm9ü", String(repeating: "A", count: 4100),
        ]
    )
    func refuse(text: String) {
        #expect(Base64URL.decode(text.utf8) == nil)
    }
}
