import Curl
import Glibc
import Mail
import TestSupport
import Testing

@Suite("Handing a message to a mail server", .tags(.socket), .timeLimit(.minutes(20)))
struct SMTPDeliveryTests {
    /// Sends on a thread that may block.
    private static func send(_ bytes: [UInt8], to recipients: String..., by server: SMTPServer) async throws -> [SMTPError?] {
        try await ServedProgram.waiting {
            let delivery = try SMTPDelivery(to: server)
            return recipients.map { recipient in
                do throws(SMTPError) {
                    try delivery.send(bytes, from: "hello@example.com", to: recipient)
                    return nil
                } catch {
                    return error
                }
            }
        }
    }

    private static let message = Array("Subject: x\r\n\r\ntext\r\n".utf8)

    @Test("delivers a message unchanged: dots at the start of lines, long lines, and end markers in the text")
    func content() async throws {
        try await MailServer.run { server in
            let long = String(repeating: "x", count: 900)
            let text = "Subject: dots\r\n\r\n.\r\n..\r\n.hidden\r\n\(long)\r\nQUIT\r\n\r\n.\r\nend\r\n"
            #expect(try await Self.send(Array(text.utf8), to: "ana@example.org", by: SMTPServer(url: server.url)) == [nil])
            let message = try #require(try await server.messages(1).first)
            #expect(message.raw == text)
            #expect(message.sender == "hello@example.com")
            #expect(message.recipients == ["ana@example.org"])
            #expect(!message.isEncrypted)
        }
    }

    @Test("sends several messages over one connection, even after a refusal")
    func burst() async throws {
        try await MailServer.run { server in
            let errors = try await Self.send(
                Self.message,
                to: "a@example.org",
                "b@example.org",
                "reject@example.org",
                "c@example.org",
                by: SMTPServer(url: server.url)
            )
            #expect(errors.map { $0?.remedy } == [nil, nil, .some(.none), nil])
            let messages = try await server.messages(3)
            #expect(messages.map(\.recipients) == [["a@example.org"], ["b@example.org"], ["c@example.org"]])
            #expect(messages[0].peer == messages[1].peer)
        }
    }

    @Test(
        "distinguishes permanent from temporary errors",
        arguments: [
            ("reject", SMTPError(remedy: .none, code: 550, reason: "550 5.1.1 no such mailbox")),
            ("refuse", SMTPError(remedy: .none, code: 554, reason: "554 5.7.1 no such content here")),
            ("busy", SMTPError(remedy: .later, code: 451, reason: "451 4.3.0 try again later")),
            ("full", SMTPError(remedy: .later, code: 452, reason: "452 4.2.2 mailbox full")),
            ("close", SMTPError(remedy: .serverFirst, code: 421, reason: "421 4.3.2 closing")),
        ]
    )
    func refusals(name: String, expected: SMTPError) async throws {
        try await MailServer.run { server in
            let errors = try await Self.send(Self.message, to: "\(name)@example.org", by: SMTPServer(url: server.url))
            #expect(errors == [expected])
            #expect(try server.messages().isEmpty)
        }
    }

    @Test("an unavailable server is an error of the server, not of the message")
    func unavailable() async throws {
        let error = try #require(try await Self.send(Self.message, to: "a@example.org", by: SMTPServer(url: "smtp://127.0.0.1:1")).first)
        #expect(error == SMTPError(remedy: .serverFirst, reason: "connection refused"))
    }

    @Test("does not wait forever for a silent server")
    func silence() async throws {
        // A listening socket that never accepts a connection.
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        unsafe withUnsafeMutablePointer(to: &address) { address in
            unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = unsafe bind(socket, address, length)
                listen(socket, 1)
                _ = unsafe getsockname(socket, address, &length)
            }
        }
        var server = SMTPServer(url: "smtp://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")
        server.timeout = .milliseconds(100)
        let error = try #require(try await Self.send(Self.message, to: "a@example.org", by: server).first ?? nil)
        #expect(error.remedy == .serverFirst)
        #expect(error.code == nil)
    }

    @Test("supports no other protocols", arguments: ["http://127.0.0.1:1/", "ftp://127.0.0.1:1/", "file:///tmp/x", "telnet://127.0.0.1:1"])
    func otherProtocols(url: String) async throws {
        let error = try #require(try await Self.send(Self.message, to: "a@example.org", by: SMTPServer(url: url)).first ?? nil)
        #expect(error.remedy == .serverFirst)
        #expect(error.reason.contains("not supported or disabled"))
    }

    @Test("logs in with a name and a password; after a wrong one, messages wait because they are not at fault")
    func logIn() async throws {
        try await MailServer.run(["--log-in", "cupboard", "pa:ss wörd"]) { mailServer in
            var server = SMTPServer(url: mailServer.url)
            server.user = "cupboard"
            server.password = "pa:ss wörd"
            server.encryption = .off
            #expect(try await Self.send(Self.message, to: "a@example.org", by: server) == [nil])
            #expect(try await mailServer.messages(1).first?.user == "cupboard")

            server.password = "wrong"
            let refused = try #require(try await Self.send(Self.message, to: "a@example.org", by: server).first ?? nil)
            #expect(refused.remedy == .serverFirst)
            #expect(refused.code == 535)
            server.user = nil
            let unknown = try #require(try await Self.send(Self.message, to: "a@example.org", by: server).first ?? nil)
            #expect(unknown.remedy == .serverFirst)
            #expect(unknown.code == 530)
        }
    }

    @Test("sends no password over an unencrypted connection unless this is configured")
    func passwordInClear() async throws {
        try await MailServer.run(["--log-in", "cupboard", "secret"]) { mailServer in
            var server = SMTPServer(url: mailServer.url)
            server.user = "cupboard"
            server.password = "secret"
            let error = try #require(try await Self.send(Self.message, to: "a@example.org", by: server).first ?? nil)
            #expect(error.remedy == .serverFirst)
            #expect(try mailServer.messages().isEmpty)
        }
    }

    @Test("encrypts as configured: with STARTTLS or from the start, with a valid certificate if required")
    func encryption() async throws {
        let folder = TemporaryFolder()
        let (certificate, key) = (folder.path + "/certificate", folder.path + "/key")
        let made = try Command.run(
            ["/usr/bin/openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
                + ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate]
        )
        try #require(made.status == 0, "\(made)")
        for kind in ["starttls", "smtps"] {
            try await MailServer.run(["--tls", kind, certificate, key]) { mailServer in
                var server = SMTPServer(url: kind == "smtps" ? "smtps://127.0.0.1:\(mailServer.port)" : mailServer.url)
                server.certificates = certificate
                server.encryption = .required
                #expect(try await Self.send(Self.message, to: "known@example.org", by: server) == [nil])

                // No authority has signed the certificate.
                server.certificates = nil
                let refused = try #require(try await Self.send(Self.message, to: "unknown@example.org", by: server).first ?? nil)
                #expect(refused.remedy == .serverFirst)
                #expect(refused.reason.contains("certificate"))

                server.encryption = .opportunistic
                let opportunistic = try await Self.send(Self.message, to: "perhaps@example.org", by: server)
                #expect((opportunistic == [nil]) == (kind == "starttls"))

                let messages = try await mailServer.messages(kind == "starttls" ? 2 : 1)
                #expect(messages.map(\.isEncrypted) == messages.map { _ in true })
                #expect(
                    messages.map(\.recipients)
                        == (kind == "starttls" ? [["known@example.org"], ["perhaps@example.org"]] : [["known@example.org"]])
                )
            }
        }
    }

    @Test(
        "a mail program decodes the original text",
        arguments: [
            ("Hello", "Text"),
            ("¿Contraseña olvidada? Aquí está 👩‍🍳 " + String(repeating: "muy ", count: 40) + "larga", "Año\n\n.\n..\n  sí  \n=3D ="),
            (
                "漢字" + String(repeating: "字", count: 80),
                String(repeating: "ñ", count: 3_000) + "\n" + String(repeating: "x ", count: 3_000) + "."
            ),
            ("=?utf-8?Q?forged?=", "From me\n>From you\n.\nQUIT\n\t"),
            ("x\r\nBcc: eve@example.com\r\n\r\nbody", "\r\n\r\nBcc: eve@example.com"),
        ]
    )
    func composed(subject: String, body: String) async throws {
        try await MailServer.run { server in
            let message = try EmailMessageTests.message(subject: subject, body: body, sender: "Despensa, «ñ» <hello@münchen.de>")
            #expect(try await Self.send(message.bytes, to: message.recipient.ascii, by: SMTPServer(url: server.url)) == [nil])
            let read = try #require(try await server.messages(1).first)
            let line = subject.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(read.headers["Subject"] == line)
            #expect(read.headers["From"] == "\"Despensa, «ñ»\" <hello@xn--mnchen-3ya.de>")
            #expect(read.headerNames.count == 10)
            #expect(read.body == body.replacing("\r\n", with: "\n") + "\n")
            #expect(read.isASCII && read.longestLine <= 78 && !read.hasBareLineEnds)
            #expect(read.defects == [])
        }
    }
}
