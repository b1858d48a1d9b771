import Curl
import Languages
import Mail
import Planner
import Postgres
import TestSupport
import Testing

@Suite("The delivery of the outbox", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct OutboxDeliveryTests {
    @Test("sends each e-mail once, in its language, and keeps nothing of its text", arguments: Language.allCases)
    func once(language: Language) async throws {
        let outbox = try OutboxFixture()
        try outbox.queue("ana@example.org", language: language, account: 7)
        try outbox.queue("friend@example.org", language: language)
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { delivery in
                let records = try await outbox.awaited(in: .sent)
                #expect(records.map(\.state) == [.sent, .sent])
                #expect(records.map(\.attempts) == [1, 1])
                #expect(records.allSatisfy { $0.body == nil && $0.sentAt != nil && $0.nextAttemptAt == nil && $0.lastError == nil })
                // The outbox does not even keep a stranger's address.
                #expect(records.map(\.recipient) == ["ana@example.org", nil])
                #expect(delivery.figures.sent == 2)
                // The next poll finds no e-mails to send.
                try await Task.sleep(for: .milliseconds(100))
            }
            let messages = try server.messages()
            #expect(messages.map(\.recipients) == [["ana@example.org"], ["friend@example.org"]])
            let text = try EmailTemplate.passwordReset(
                name: "Ana",
                token: "s3cret",
                lifetime: .seconds(1_800),
                app: #require(AppAddress("https://app.test"))
            )
            .text(in: language)
            for message in messages {
                #expect(message.sender == "hello@example.com")
                #expect(message.headers["Subject"] == text.subject)
                #expect(message.headers["Content-Language"] == language.enumValue.lowercased())
                #expect(message.body == text.body + "\n")
            }
            #expect(messages[0].headers["Message-ID"] != messages[1].headers["Message-ID"])
        }
    }

    @Test("has replies go to the address of the e-mail, and forgets that address")
    func replies() async throws {
        let outbox = try OutboxFixture()
        try outbox.session.execute("UPDATE account SET email = 'ana@example.org', email_verified = true WHERE id = 7")
        let app = try #require(AppAddress("https://app.test"))
        let ana = OutboxEmail.Recipient.account(7, try #require(EmailAddress("ana@example.org")))
        let news = EmailTemplate.foodNews(.news, name: "Ana", subject: ("News", "Noticias"), text: ("Text", "Texto"), app: app)
        for (request, address) in [(1, "dora@example.org"), (2, nil)] {
            let email = OutboxEmail(
                news,
                to: ana,
                language: .english,
                about: "food_request_\(request)",
                replyTo: address.flatMap { EmailAddress($0) }
            )
            #expect(try outbox.session.run(email.insertion).one(String.self) == "QUEUED")
        }
        #expect(try outbox.records().map(\.replyTo) == ["dora@example.org", nil])
        // Later news replaces the address, too.
        let ended = EmailTemplate.foodNews(.ended, name: "Ana", subject: ("End", "Fin"), text: ("Text", "Texto"), app: app)
        let later = OutboxEmail(ended, to: ana, language: .english, about: "food_request_1")
        #expect(try outbox.session.run(later.insertion).one(String.self) == "GATHERED")
        #expect(try outbox.records().map(\.replyTo) == [nil, nil])
        try outbox.session.execute("UPDATE email_outbox SET next_attempt_at = now()")
        try outbox.session.execute("UPDATE email_outbox SET reply_to = 'dora@example.org' WHERE subject = 'News'")
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { _ in _ = try await outbox.awaited(in: .sent) }
            let replies = try server.messages().map { ($0.headers["Subject"] ?? "") + " " + ($0.headers["Reply-To"] ?? "none") }
            #expect(replies.sorted() == ["End none", "News dora@example.org"])
            #expect(try outbox.records().map(\.replyTo) == [nil, nil])
        }
    }

    @Test("sends no e-mails of a transaction that was rolled back")
    func rollback() async throws {
        let outbox = try OutboxFixture()
        struct Reverted: Error {}
        #expect(throws: Reverted.self) {
            try outbox.session.transaction { session in
                try outbox.queue("never@example.org", on: session)
                throw Reverted()
            }
        }
        try outbox.queue("ana@example.org")
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { _ in _ = try await outbox.awaited(in: .sent) }
            #expect(try server.messages().map(\.recipients) == [["ana@example.org"]])
        }
    }

    @Test("retries e-mails after a temporary error", arguments: ["busy", "full", "close"])
    func later(name: String) async throws {
        let outbox = try OutboxFixture()
        try outbox.queue("\(name)@example.org")
        try outbox.queue("ana@example.org")
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { delivery in
                let attempts = try await outbox.awaited(in: .sent).map(\.attempts)
                #expect(attempts == [2, 1])
                #expect(delivery.figures.retried == 1)
            }
            #expect(Set(try server.messages().map(\.recipients)) == [["\(name)@example.org"], ["ana@example.org"]])
            #expect(try server.messages().count == 2)
        }
    }

    @Test("gives up an e-mail after a permanent error, keeps it, and sends the others", arguments: ["reject", "refuse"])
    func never(name: String) async throws {
        let outbox = try OutboxFixture()
        try outbox.queue("\(name)@example.org")
        try outbox.queue("ana@example.org")
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { delivery in
                let records = try await outbox.awaited(in: .sent, .failed)
                #expect(records.map(\.state) == [.failed, .sent])
                #expect(records[0].attempts == 1)
                #expect(records[0].lastError?.hasPrefix("55") == true)
                #expect(records[0].body != nil && records[0].recipient == "\(name)@example.org")
                #expect(delivery.figures.failed == 1)
            }
            #expect(try server.messages().map(\.recipients) == [["ana@example.org"]])
        }
    }

    @Test("waits for an unavailable mail server and finally gives up; an operator can retry the e-mail")
    func outage() async throws {
        let outbox = try OutboxFixture()
        try outbox.queue("ana@example.org")
        try await outbox.deliver(outbox.configuration("smtp://127.0.0.1:1")) { delivery in
            let record = try #require(try await outbox.awaited(in: .failed).first)
            #expect(record.attempts == 4)
            #expect(record.lastError == "given up after 4 attempts: connection refused")
            #expect(delivery.figures.retried == 3 && delivery.figures.failed == 1)
        }
        let id = try #require(try outbox.records().first?.id)
        #expect(try OutboxRecord.retry(id, on: outbox.session))
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { _ in
                let attempts = try await outbox.awaited(in: .sent).map(\.attempts)
                #expect(attempts == [1])
            }
        }
        #expect(try !OutboxRecord.retry(id, on: outbox.session))
    }

    @Test("sends when the mail server is available again")
    func recovery() async throws {
        let outbox = try OutboxFixture()
        try outbox.queue("ana@example.org")
        let first = try MailServer()
        try first.stop()
        try await outbox.deliver(outbox.configuration(first.url) { $0.schedule.attempts = .max }) { _ in
            try await wait { try outbox.records().first?.lastError == nil }
            #expect(try outbox.records().first?.lastError == "connection refused")
            try await MailServer.run(["--port", "\(first.port)"]) { server in
                let state = try await outbox.awaited(in: .sent).map(\.state)
                #expect(state == [.sent])
                #expect(try await server.messages(1).count == 1)
            }
        }
    }

    @Test("several deliveries share an outbox and send each e-mail once")
    func together() async throws {
        let outbox = try OutboxFixture()
        for number in 0..<200 { try outbox.queue("ana\(number)@example.org") }
        try await MailServer.run { server in
            let configuration = try outbox.configuration(server.url)
            try await outbox.deliver(configuration) { first in
                try await outbox.deliver(configuration) { second in
                    try await outbox.deliver(configuration) { third in
                        let attempts = try await outbox.awaited(in: .sent).map(\.attempts)
                        #expect(attempts == Array(repeating: 1, count: 200))
                        func sent() -> UInt64 { [first, second, third].map(\.figures.sent).reduce(0, +) }
                        // Each delivery counts an e-mail after it has stored that it is sent.
                        try await wait { sent() < 200 }
                        #expect(sent() == 200)
                    }
                }
            }
            let recipients = try server.messages().flatMap(\.recipients)
            #expect(recipients.count == 200)
            #expect(Set(recipients).count == 200)
        }
    }

    @Test("reconnects after the database has closed the connection")
    func reconnecting() async throws {
        let outbox = try OutboxFixture()
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { _ in
                for number in 0..<5 {
                    try outbox.queue("ana\(number)@example.org")
                    #expect(try await outbox.awaited(in: .sent).count == number + 1)
                    try outbox.session.execute(
                        """
                        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                        WHERE datname = current_database() AND application_name = 'cupboard outbox'
                        """
                    )
                }
            }
            #expect(try server.messages().count == 5)
        }
    }

    @Test("records a sent e-mail when the database is available again, and does not send it twice")
    func unsettled() async throws {
        let outbox = try OutboxFixture()
        try outbox.queue("held@example.org")
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { _ in
                _ = try await outbox.awaited(in: .sending)
                try outbox.session.execute(
                    """
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = current_database() AND application_name = 'cupboard outbox'
                    """
                )
                try server.release()
                let attempts = try await outbox.awaited(in: .sent).map(\.attempts)
                #expect(attempts == [1])
            }
            #expect(try server.messages().count == 1)
        }
    }

    @Test("finishes the current e-mail when stopped, and starts no other")
    func stopping() async throws {
        let outbox = try OutboxFixture()
        try outbox.queue("held@example.org")
        try outbox.queue("ana@example.org")
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { delivery in
                try await wait { try outbox.records().first?.state == .waiting }
                let release = Task.detached {
                    try await Task.sleep(for: .milliseconds(300))
                    try server.release()
                }
                await delivery.stop()
                try await release.value
            }
            #expect(try outbox.records().map(\.state) == [.sent, .waiting])
            #expect(try server.messages().map(\.recipients) == [["held@example.org"]])
        }
    }

    @Test("leaves an e-mail leased by another process alone until the lease ends, then sends the same bytes")
    func lease() async throws {
        let outbox = try OutboxFixture()
        try outbox.queue("ana@example.org")
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { _ in _ = try await outbox.awaited(in: .sent) }
            // Simulates a process that died between the mail server's “250” and recording it.
            let body = try EmailTemplate.passwordReset(
                name: "Ana",
                token: "s3cret",
                lifetime: .seconds(1_800),
                app: #require(AppAddress("https://app.test"))
            )
            .text(in: .english).body
            var parameters = ParameterBuffer()
            parameters.append(body)
            try outbox.session.query(
                """
                UPDATE email_outbox SET state = 'SENDING', sent_at = NULL, body = $1::text, recipient = 'ana@example.org',
                  next_attempt_at = now() + interval '1 hour'
                """,
                parameters
            )
            try await outbox.deliver(outbox.configuration(server.url)) { _ in
                // Enough time for ten polls of the outbox.
                try await Task.sleep(for: .milliseconds(100))
                #expect(try server.messages().count == 1)
                try outbox.session.execute("UPDATE email_outbox SET next_attempt_at = now()")
                let attempts = try await outbox.awaited(in: .sent).map(\.attempts)
                #expect(attempts == [2])
            }
            let messages = try server.messages()
            #expect(messages.count == 2)
            #expect(messages[0].raw == messages[1].raw)
            #expect(messages[0].headers["Message-ID"] == messages[1].headers["Message-ID"])
        }
    }

    @Test("gives up an e-mail that has crashed its sender in every attempt, and sends the others")
    func poison() async throws {
        let outbox = try OutboxFixture()
        for name in ["poison", "ana"] { try outbox.queue("\(name)@example.org") }
        try outbox.session.execute(
            """
            UPDATE email_outbox SET state = 'SENDING', attempts = 4, next_attempt_at = now() - interval '1 second' WHERE recipient LIKE 'poison%'
            """
        )
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { delivery in
                let records = try await outbox.awaited(in: .sent, .failed)
                #expect(records.map(\.state) == [.failed, .sent])
                #expect(records[0].attempts == 4)
                #expect(records[0].lastError == "given up after 4 attempts: none was finished")
                #expect(delivery.figures.failed == 1)
            }
            #expect(try server.messages().map(\.recipients) == [["ana@example.org"]])
        }
        // An operator can retry even this e-mail.
        let id = try #require(try outbox.records().first?.id)
        #expect(try OutboxRecord.retry(id, on: outbox.session))
    }

    @Test("never sends an e-mail whose secret has expired")
    func expired() async throws {
        let outbox = try OutboxFixture()
        for name in ["late", "ana"] { try outbox.queue("\(name)@example.org") }
        try outbox.session.execute("UPDATE email_outbox SET expires_at = now() WHERE recipient LIKE 'late%'")
        try await MailServer.run { server in
            try await outbox.deliver(outbox.configuration(server.url)) { _ in
                try await wait { try outbox.records().last?.state != .sent }
                // Enough time for ten polls of the outbox.
                try await Task.sleep(for: .milliseconds(100))
            }
            #expect(try server.messages().map(\.recipients) == [["ana@example.org"]])
            let id = try #require(try outbox.records().first?.id)
            #expect(try !OutboxRecord.retry(id, on: outbox.session))
        }
    }
}
