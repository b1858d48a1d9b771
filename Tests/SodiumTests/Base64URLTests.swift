import Sodium
import Testing

@Suite("base64url")
struct Base64URLTests {
    // The test vectors of RFC 4648, section 10, without padding. The next test has the two characters that differ in this alphabet.
    @Test(
        "encodes and decodes the standard's test vectors",
        arguments: [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
        ]
    )
    func standard(bytes: String, text: String) {
        #expect(Base64URL.encode(Array(bytes.utf8).span) == text)
        #expect(Base64URL.decode(Array(text.utf8).span) == Array(bytes.utf8))
    }

    @Test("uses the alphabet for URLs")
    func alphabet() {
        #expect(Base64URL.encode([0xFB, 0xEF, 0xFF].span) == "--__")
        #expect(Base64URL.decode(Array("--__".utf8).span) == [0xFB, 0xEF, 0xFF])
    }

    @Test("appends text to the output", arguments: [0, 1, 2, 3, 100, 1_000])
    func append(count: Int) {
        let bytes = [UInt8].random(count: count)
        var text = Array("cursor: ".utf8)
        Base64URL.encode(bytes.span, to: &text)
        #expect(String(decoding: text, as: UTF8.self) == "cursor: " + Base64URL.encode(bytes.span))
    }

    @Test("decodes any number of bytes", arguments: 0...66)
    func roundTrip(count: Int) {
        let bytes = [UInt8].random(count: count)
        #expect(bytes.count == count)
        #expect(Base64URL.decode(Array(Base64URL.encode(bytes.span).utf8).span) == bytes)
    }

    @Test("accepts exactly the 64 letters of the alphabet, at any position", arguments: 0..<4)
    func letters(place: Int) {
        let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        for byte in UInt8.min ... .max {
            var text = Array("AAAAAAAA".utf8)
            text[place] = byte
            #expect((Base64URL.decode(text.span) != nil) == letters.contains(byte), "\(byte)")
        }
    }

    @Test(
        "rejects any other text",
        arguments: [
            "Z", "Zg==", "Zg=", "Zh", "Zm9", "Zm9v\n", " Zm9v", "+/+/", "Zm9vY", "Zm\u{0}v", "ñaaa", "ñaa", "Zñ8", "ñaa", "Zñ8", "Zm+v",
            "Zm/v",
        ]
    )
    func unreadable(text: String) {
        #expect(Base64URL.decode(Array(text.utf8).span) == nil)
    }
}
