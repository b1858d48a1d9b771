import Mail
import TestSupport
import Testing

@Suite("An e-mail address")
struct EmailAddressTests {
    @Test(
        "accepts addresses that mail servers accept",
        .tags(.spec),
        arguments: [
            "ana@example.com", "a@b.co", "first.last@sub.example.org", "user+tag@example.com", "o'brien@example.ie", "x_y-z@example.museum",
            "!#$%&'*+-/=?^_`{|}~@example.com", "1@example.com", "ana@xn--i-7iq.ws", "ana@1and1.com", "ana@a-b.example",
            String(repeating: "a", count: 64) + "@example.com", "a@" + String(repeating: "b", count: 63) + ".com",
        ]
    )
    func valid(text: String) {
        let address = EmailAddress(text)
        #expect(address?.text == text)
        #expect(address?.ascii == text)
    }

    @Test("converts addresses to lower case")
    func lowerCase() {
        #expect(EmailAddress("Ana.Pérez@Example.COM") == nil)
        #expect(EmailAddress("Ana.Perez@Example.COM")?.text == "ana.perez@example.com")
        #expect(EmailAddress("ANA@MÜNCHEN.de") == EmailAddress("ana@münchen.de"))
    }

    @Test(
        "converts domains in other scripts to ASCII",
        .tags(.spec),
        arguments: [
            ("ana@münchen.de", "ana@xn--mnchen-3ya.de"), ("ana@españa.es", "ana@xn--espaa-rta.es"), ("ana@例え.jp", "ana@xn--r8jz45g.jp"),
            ("ana@bücher.example.рф", "ana@xn--bcher-kva.example.xn--p1ai"), ("ana@straße.de", "ana@xn--strae-oqa.de"),
            ("ana@இந்தியா.example", "ana@xn--xkc2dl3a5ee0h.example"), ("ana@भारत.example", "ana@xn--h2brj9c.example"),
            ("ana@한국.example", "ana@xn--3e0b707e.example"), ("ana@σίσυφος.example", "ana@xn--kxa6ajbbmh.example"),
            ("ana@ουτοπία.δπθ.gr", "ana@xn--kxae4bafwg.xn--pxaix.gr"), ("ana@点看.公司.cn", "ana@xn--3pxu8k.xn--55qx5d.cn"),
        ]
    )
    func otherScripts(text: String, ascii: String) {
        #expect(EmailAddress(text)?.ascii == ascii)
        #expect(EmailAddress(text)?.text == text)
        // The ASCII form is parsed as the same address.
        #expect(EmailAddress(ascii)?.text == text && EmailAddress(ascii.uppercased())?.ascii == ascii)
    }

    @Test(
        "has one form, however its letters are composed and its domain is encoded",
        arguments: [
            ("ana@mu\u{308}nchen.de", "ana@münchen.de"), ("ANA@MU\u{308}NCHEN.DE", "ana@münchen.de"),
            ("ana@XN--MNCHEN-3YA.de", "ana@münchen.de"),
            ("ana@xn--bcher-kva.bücher.example", "ana@bücher.bücher.example"), ("ana@cafe\u{301}.fr", "ana@café.fr"),
            ("ana@か\u{3099}.example", "ana@が.example"), ("ana@\u{1112}\u{1161}\u{11AB}.example", "ana@한.example"),
            ("ana@\u{0627}\u{0653}.example", "ana@\u{0622}.example"), ("\u{212A}im@example.com", "kim@example.com"),
            ("ana@xn--bcher-kva.xn--i-7iq.ws", "ana@bücher.xn--i-7iq.ws"), ("ana@xn--zzzzzzzz99.com", "ana@xn--zzzzzzzz99.com"),
            ("ana@xn--a.com", "ana@xn--a.com"),
        ]
    )
    func oneForm(typed: String, stored: String) {
        let (one, other) = (EmailAddress(typed), EmailAddress(stored))
        #expect(one?.text.unicodeScalars.elementsEqual(stored.unicodeScalars) == true, "\(one?.text ?? "none")")
        #expect(one == other && one?.ascii == other?.ascii)
    }

    @Test("decodes Punycode only to domains that are valid in letters, too")
    func punycode() {
        var random = SeededGenerator(seed: 7)
        var found = 0
        for _ in 0..<3_000 {
            let letters = (0..<random.number(1...12)).map { _ in random.pick(Array("abz059-")) }
            guard let address = EmailAddress("ana@xn--\(String(letters)).com") else { continue }
            #expect(EmailAddress(address.text) == address && EmailAddress(address.ascii) == address)
            if !address.text.utf8.allSatisfy({ $0 < 0x80 }) { found += 1 }
        }
        #expect(found > 100)
    }

    @Test(
        "rejects invalid addresses",
        arguments: [
            "", "@", "ana", "ana@", "@example.com", "ana@example", "ana@@example.com", "ana@b@example.com", "ana@.com", "ana@example.",
            "ana@example..com", ".ana@example.com", "ana.@example.com", "a..b@example.com", "ana@-example.com", "ana@example-.com",
            "ana@example.c", "ana@127.0.0.1", "ana@[127.0.0.1]", "\"ana\"@example.com", "\"a b\"@example.com", "ana perez@example.com",
            " ana@example.com", "ana@example.com ", "ana@exa mple.com", "ana@exam_ple.com", "Ana <ana@example.com>", "ana(x)@example.com",
            "ana,bob@example.com", "ana@example.com,bob@example.com", "ana@example.com;bob@example.com", "añá@example.com",
            "ana@example.com/x",
            "ana@ümlaut-.de", "ana@\u{0301}a.de", "ana@a\u{200D}b.de", "ana@xn--ü.de",
            "ana@exämple。com", "ana@\u{202E}example.com", "ana\u{00A0}@example.com", "ana@example\u{200B}.com", "<ana@example.com>",
            String(repeating: "a", count: 65) + "@example.com", "a@" + String(repeating: "b", count: 64) + ".com",
            "a@" + String(repeating: "b.", count: 127) + "com", "a@" + String(repeating: "ü", count: 60) + ".de",
        ]
    )
    func invalid(text: String) {
        #expect(EmailAddress(text) == nil)
    }

    @Test("rejects ten million letters")
    func endless() {
        #expect(EmailAddress(String(repeating: "a", count: 10_000_000) + "@example.com") == nil)
    }

    @Test(
        "rejects domains that mapping would turn into other domains",
        .tags(.spec),
        arguments: [
            "ana@ｅxample.com", "ana@𝐞xample.com", "ana@gmaiｌ.com", "ana@ªb.com", "ana@ex.１２", "ana@１２７.０.０.１１",
            "ana@ⅷ.example", "ana@x\u{301}\u{301}.example", "ana@\u{1112}.example", "ana@ﬁne.example", "ana@xn--ﬁne.example",
        ]
    )
    func spelling(text: String) {
        #expect(EmailAddress(text) == nil)
    }

    @Test(
        "rejects header and command injection",
        arguments: [
            "ana@example.com\r\nBcc: eve@example.com", "ana@example.com\nBcc: eve@example.com", "ana\r\n@example.com", "ana@example.com\r",
            "ana@example.com\n", "ana@example.com\0", "ana\0@example.com", "ana@example.com>\r\nRCPT TO:<eve@example.com",
            "ana\t@example.com",
            "ana@example.com\u{7F}", "ana@example.com\u{85}", "ana@example.com\u{2028}", "ana@example.com\u{0B}", "ana@exam\u{1B}ple.com",
            "ana@example.com SIZE=1", "ana%0d%0a@exa%0dmple.com",
        ]
    )
    func injection(text: String) {
        #expect(EmailAddress(text) == nil)
    }

    @Test("parses a sender with a name")
    func mailbox() {
        #expect(Mailbox("Cupboard <hello@example.com>")?.name == "Cupboard")
        #expect(Mailbox("\"Cupboard, Inc.\" <hello@example.com>")?.name == "Cupboard, Inc.")
        #expect(Mailbox("hello@example.com")?.name == "")
        #expect(Mailbox("<hello@example.com>")?.address == EmailAddress("hello@example.com"))
        #expect(Mailbox("Cupboard\r\nBcc: eve@example.com <hello@example.com>")?.name == "Cupboard Bcc: eve@example.com")
        for text in ["", "Cupboard", "Cupboard <>", "Cupboard <hello>", "Cupboard <hello@example.com", "hello@example.com>"] {
            #expect(Mailbox(text) == nil, "\(text)")
        }
    }
}
