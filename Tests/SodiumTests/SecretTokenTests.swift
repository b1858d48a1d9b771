import Sodium
import Testing

@Suite("secret tokens")
struct SecretTokenTests {
    private static let session = SecretToken.Kind(prefix: "cps_")
    private static let key = SecretToken.Kind(prefix: "cpk_")

    private static func parse(_ text: String, _ kind: SecretToken.Kind = session) -> SecretToken? {
        SecretToken(parsing: Array(text.utf8).span, kind: kind)
    }

    @Test("parses a token's own text")
    func roundTrip() throws {
        let token = SecretToken(random: Self.session)
        #expect(token.text.hasPrefix("cps_"))
        #expect(token.text.utf8.count == 47)
        let read = try #require(Self.parse(token.text))
        #expect(read.text == token.text)
        #expect(read.digest == token.digest)
    }

    // The bytes 0, 1, 2 … 31; the digest is from `sha256sum`.
    @Test("text and digest match the bytes")
    func known() throws {
        let token = try #require(Self.parse("cps_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"))
        #expect(token.text == "cps_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8")
        #expect(token.digest.hexadecimal == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd")
    }

    @Test("all tokens are different")
    func different() {
        let tokens = (0..<1_000).map { _ in SecretToken(random: Self.session) }
        #expect(Set(tokens.map(\.text)).count == 1_000)
        #expect(Set(tokens.map(\.digest)).count == 1_000)
    }

    @Test("a token of one kind is not accepted as another")
    func kinds() {
        let token = SecretToken(random: Self.session)
        #expect(Self.parse(token.text, Self.key) == nil)
        #expect(Self.parse("cpk_" + token.text.dropFirst(4), Self.session) == nil)
    }

    @Test(
        "rejects any other text",
        arguments: [
            "", "cps_", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8",
            // A character more and one less, padding, white space, the other alphabet, a NUL, non-ASCII, upper case.
            "cps_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8A", "cps_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh",
            "cps_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=", "cps_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh ",
            "cps_+AECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8", "cps_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdH\u{0}8",
            "cps_ñAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8", "CPS_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8",
            // The same bytes, with unused bits set: a token has only one text.
            "cps_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh9",
        ]
    )
    func noToken(text: String) {
        #expect(Self.parse(text) == nil)
    }

    @Test("printing a token reveals nothing")
    func printing() {
        let token = SecretToken(random: Self.session)
        var dumped = ""
        dump(token, to: &dumped)
        #expect("\(token)" == "cps_…")
        #expect(String(reflecting: token) == "cps_…")
        #expect(!dumped.contains("bytes"))
    }
}
