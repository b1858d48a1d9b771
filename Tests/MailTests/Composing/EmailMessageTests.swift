import Languages
import Mail
import Planner
import TestSupport
import Testing

@Suite("An e-mail")
struct EmailMessageTests {
    static func message(
        subject: String = "Hello",
        body: String = "Text",
        sender: String = "Cupboard <hello@example.com>"
    ) throws -> EmailMessage {
        EmailMessage(
            from: try #require(Mailbox(sender)),
            to: try #require(EmailAddress("ana@example.org")),
            subject: subject,
            body: body,
            language: .spanish,
            date: 1_795_275_354,
            identifier: "0b0e6c9e-6f4c-4f0e-9a52-0f8a3c6c6f11"
        )
    }

    private static func text(_ message: EmailMessage) -> String { String(decoding: message.bytes, as: UTF8.self) }

    /// The headers, unfolded.
    private static func headers(_ message: EmailMessage) -> [String] {
        let head = text(message).split(separator: "\r\n\r\n")[0]
        return head.replacing("\r\n ", with: " ").split(separator: "\r\n").map(String.init)
    }

    @Test("has the headers of an automatic message, and lines ending with CR LF", .tags(.spec))
    func whole() throws {
        let expected = """
            Date: Sat, 21 Nov 2026 15:35:54 +0000
            From: Cupboard <hello@example.com>
            To: ana@example.org
            Subject: Hello
            Message-ID: <0b0e6c9e-6f4c-4f0e-9a52-0f8a3c6c6f11@example.com>
            MIME-Version: 1.0
            Content-Type: text/plain; charset=utf-8
            Content-Transfer-Encoding: quoted-printable
            Content-Language: es
            Auto-Submitted: auto-generated

            Text

            """
        #expect(Self.text(try Self.message()) == expected.replacing("\n", with: "\r\n"))
    }

    @Test("sends replies to another address only if one is given, in ASCII")
    func replies() throws {
        var message = try Self.message()
        #expect(!Self.headers(message).contains { $0.hasPrefix("Reply-To") })
        message.replyTo = EmailAddress("dora@bücher.example")
        #expect(Self.headers(message)[3] == "Reply-To: dora@xn--bcher-kva.example")
        #expect(Self.headers(message).count == 11)
    }

    @Test("has the same bytes each time")
    func stable() throws {
        let message = try Self.message(subject: "¿Qué?", body: "ñ")
        #expect(message.bytes == message.bytes)
    }

    @Test(
        "a subject cannot add headers",
        arguments: [
            "Hi\r\nBcc: eve@example.com", "Hi\nBcc: eve@example.com", "Hi\rBcc: eve@example.com", "Hi\r\n\r\nBcc: eve@example.com",
            "Hi\u{0}Bcc: eve@example.com", "Hi\u{85}Bcc: eve@example.com", "Hi\u{2028}Bcc: eve@example.com",
            "Hi\u{0B}\u{0C}Bcc: eve@example.com",
            "\r\n\r\nHi Bcc: eve@example.com", "Hi ñ\r\nBcc: eve@example.com\r\n", "Hi\r\n Bcc: eve@example.com",
        ]
    )
    func injection(subject: String) throws {
        let headers = Self.headers(try Self.message(subject: subject))
        #expect(headers.count == 10)
        #expect(!headers.contains { $0.lowercased().hasPrefix("bcc") })
        let bare = Self.text(try Self.message(subject: subject)).replacing("\r\n", with: "")
        #expect(!bare.unicodeScalars.contains { $0.value < 0x20 || $0.value > 0x7E })
    }

    @Test(
        "encodes the subject in ASCII",
        .tags(.spec),
        arguments: [
            ("Hello, world: 100 % (really)", "Hello, world: 100 % (really)"),
            ("Contraseña", "=?utf-8?Q?Contrase=C3=B1a?="),
            ("¿Sí? _ok_", "=?utf-8?Q?=C2=BFS=C3=AD=3F_=5Fok=5F?="),
            ("=?utf-8?Q?forged?=", "=?utf-8?Q?=3D=3Futf-8=3FQ=3Fforged=3F=3D?="),
            ("  a \t b  ", "a b"),
            ("evil\u{202E}txt", "eviltxt"),
            ("", ""),
        ]
    )
    func subject(text: String, encoded: String) throws {
        #expect(Self.headers(try Self.message(subject: text))[3] == "Subject: " + encoded)
    }

    @Test(
        "splits a long subject into words of at most 75 characters, between characters",
        .tags(.spec),
        arguments: ["ñ", "👩‍🍳", "x", "a 漢"]
    )
    func longSubject(piece: String) throws {
        let text = Self.text(try Self.message(subject: String(repeating: piece, count: 200)))
        let lines = text.split(separator: "\r\n").drop { !$0.hasPrefix("Subject") }.prefix { !$0.hasPrefix("Message-ID") }
        #expect(lines.count > 3)
        for line in lines {
            #expect(line.utf8.count <= 76)
            let word = line.drop { $0 != "=" }
            #expect(word.hasPrefix("=?utf-8?Q?") && word.hasSuffix("?="))
            // A continuation byte at the start would belong to a split character.
            #expect(!["=8", "=9", "=A", "=B"].contains { word.dropFirst(10).hasPrefix($0) })
        }
    }

    @Test(
        "encodes the body in lines of at most 76 characters",
        .tags(.spec),
        arguments: [
            ("Plain.", "Plain.\r\n"),
            ("1 = 1", "1 =3D 1\r\n"),
            ("ñ", "=C3=B1\r\n"),
            ("a\nb\r\nc\rd\n\ne\n", "a\r\nb\r\nc\r\nd\r\n\r\ne\r\n"),
            ("blank \ntab\t\n.", "blank=20\r\ntab=09\r\n.\r\n"),
            ("\0\u{7F}", "=00=7F\r\n"),
            (String(repeating: "x", count: 76), String(repeating: "x", count: 76) + "\r\n"),
            (String(repeating: "x", count: 77), String(repeating: "x", count: 75) + "=\r\nxx\r\n"),
            (String(repeating: "x", count: 74) + "ñ", String(repeating: "x", count: 74) + "=\r\n=C3=B1\r\n"),
        ]
    )
    func body(text: String, encoded: String) throws {
        let whole = Self.text(try Self.message(body: text))
        let start = try #require(whole.firstRange(of: "\r\n\r\n")).upperBound
        #expect(String(whole[start...]) == encoded)
    }

    @Test(
        "formats the sender",
        .tags(.spec),
        arguments: [
            ("hello@example.com", "From: hello@example.com"),
            ("Cupboard & Co. <hello@example.com>", "From: =?utf-8?Q?Cupboard_=26_Co=2E?= <hello@example.com>"),
            ("Despensa ñ <hello@münchen.de>", "From: =?utf-8?Q?Despensa_=C3=B1?= <hello@xn--mnchen-3ya.de>"),
        ]
    )
    func sender(text: String, header: String) throws {
        #expect(Self.headers(try Self.message(sender: text))[1] == header)
    }

    @Test(
        "formats dates correctly",
        arguments: [(0, "Thu, 01 Jan 1970 00:00:00 +0000"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 +0000")]
    )
    func date(seconds: Int64, text: String) throws {
        var message = try Self.message()
        message.date = seconds
        #expect(Self.headers(message)[0] == "Date: " + text)
    }
}
