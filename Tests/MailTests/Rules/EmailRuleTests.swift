import Foundation
import Languages
import Mail
import Postgres
import TestSupport
import Testing

@Suite("The rule of an e-mail", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct EmailRuleTests {
    typealias Kind = EmailTemplate.Name

    private let outbox: OutboxFixture
    private static let account: Int64 = 7
    private static let address = "ana@example.org"

    init() throws {
        outbox = try OutboxFixture()
        try outbox.session.execute(
            """
            INSERT INTO account (id, name, email, email_verified) VALUES (8, 'Bo', 'bo@example.org', true);
            UPDATE account SET email = coalesce(email, '\(Self.address)'), email_verified = true, notify_planned_meals = true,
                notify_recipe_suggestions = true, notify_donations = true, notify_by_email = true, notify_food_requests_by_email = true
            WHERE id IN (\(Self.account), 8);
            INSERT INTO account (id, name) SELECT id, 'Sender' FROM generate_series(1000, 1200) AS id;
            """
        )
    }

    // MARK: Sending

    /// A recipient that the kind's rule permits.
    private static func recipient(of kind: Kind, _ address: String = address, account: Int64 = account) throws -> OutboxEmail.Recipient {
        let address = try #require(EmailAddress(address))
        return switch kind.rule.audience {
        case .confirmedAccount, .anyAccount: .account(account, address)
        case .formerAddress: .former(address, wasConfirmed: true, account: account)
        case .anyone: .stranger(address)
        }
    }

    /// A sender with a number, of the type that the kind uses.
    private static func sender(_ number: Int, of kind: Kind) -> OutboxEmail.Sender {
        if case .anyAccount = kind.rule.audience { return .network("2001:db8:\(number)::/64") }
        return .account(Int64(1_000 + number))
    }

    private static func email(
        _ kind: Kind,
        to recipient: OutboxEmail.Recipient? = nil,
        from sender: Int = 0,
        about object: Int = 0,
        in language: Language = .english
    ) throws -> OutboxEmail {
        let sample = try #require(EmailTemplateTests.samples.first { $0.template.name == kind })
        return OutboxEmail(
            sample.template,
            to: try recipient ?? Self.recipient(of: kind),
            language: language,
            sender: Self.sender(sender, of: kind),
            about: "food_request_\(object)"
        )
    }

    private static func send(_ email: OutboxEmail, on session: PostgresSession) throws -> OutboxEmail.Outcome {
        let text = try #require(try session.run(email.insertion).text(0, 0))
        return try #require(OutboxEmail.Outcome(rawValue: text))
    }

    private func send(_ email: OutboxEmail) throws -> OutboxEmail.Outcome { try Self.send(email, on: outbox.session) }

    /// Sends many e-mails from different senders about different objects, and returns the number of queued ones.
    ///
    /// All others must exceed a limit.
    private func flood(_ kind: Kind, _ count: Int, to recipient: OutboxEmail.Recipient? = nil, day: Int = 0) throws -> Int {
        let outcomes = try (0..<count).map { number in
            try send(Self.email(kind, to: recipient, from: (day * count + number) % 200, about: number))
        }
        #expect(outcomes.allSatisfy { $0 == .queued || $0 == .bounded }, "\(outcomes)")
        #expect(try column("SELECT count(*) FROM email_outbox") == ["\(outcomes.count { $0 == .queued })"])
        return outcomes.count { $0 == .queued }
    }

    private func column(_ query: String) throws -> [String?] {
        let rows = try outbox.session.query("SELECT found::text FROM (\(query)) AS found (found)")
        return (0..<rows.rowCount).map { rows.text($0, 0) }
    }

    private func forget() throws { try outbox.session.execute("DELETE FROM email_outbox; DELETE FROM email_tally") }

    /// The daily limit, and the limit for a longer period.
    private static func bounds(_ kind: Kind) throws -> (daily: Int, whole: EmailBound?) {
        let daily = try #require(kind.rule.perRecipient.first { $0.days == 1 })
        return (daily.most, kind.rule.perRecipient.first { $0.days > 1 })
    }

    // MARK: The table

    @Test("docs/operate/email.md contains the current table")
    func documented() throws {
        func text(_ bounds: [EmailBound]) -> String {
            bounds.isEmpty
                ? "–" : bounds.map { $0.days == 1 ? "\($0.most) a day" : "\($0.most) in \($0.days) days" }.joined(separator: ", ")
        }
        let rows = Kind.allCases.map { kind in
            let rule = kind.rule
            let audience =
                switch rule.audience {
                case .confirmedAccount: "confirmed accounts"
                case .anyAccount(let bound): "all accounts; unconfirmed: \(text([bound]))"
                case .formerAddress: "the confirmed address given up"
                case .anyone: "anyone but unconfirmed accounts"
                }
            let preference =
                switch rule.preference {
                case .plannedMeals: "`plannedMeals`, `byEmail`"
                case .recipeSuggestions: "`recipeSuggestions`, `byEmail`"
                case .foodReminders: "`donations`, `byEmail`"
                case .foodRequests: "`foodRequestsByEmail`"
                case nil: "–"
                }
            let wait = rule.gathering.map { "\(Int($0 / .seconds(60))) minutes" } ?? "–"
            return "| `\(kind.rawValue)` | \(audience) | \(text(rule.perRecipient)) | \(text(rule.perSender)) | \(preference) | \(wait) |"
        }
        let page = try String(contentsOf: Self.root.appending(path: "docs/operate/email.md"), encoding: .utf8)
        let documented = page.split(separator: "\n").map(String.init).filter { line in
            Kind.allCases.contains { line.hasPrefix("| `\($0.rawValue)` |") }
        }
        #expect(documented.sorted() == rows.sorted())
        #expect(page.contains("more than \(EmailRule.unprovenMailbox.most) a day"))
    }

    private static var root: URL {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root
    }

    @Test("nothing else inserts into the outbox")
    func onlyWay() throws {
        let sources = Self.root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var found: [String] = []
        for case let file as URL in files where ["swift", "sql", "py", "c"].contains(file.pathExtension) {
            let text = try String(contentsOf: file, encoding: .utf8)
            let isWriting = /(?i)(INSERT\s+INTO|MERGE\s+INTO|COPY)\s+(public\.)?"?email_outbox/
            if text.firstMatch(of: isWriting) != nil { found.append(String(file.path.dropFirst(sources.path.count + 1))) }
        }
        // The demo data contains e-mails that are never sent.
        #expect(found.sorted() == ["DemoData/Residents/ResidentEmails.swift", "Domains/Functions/email_bounds.sql"])
    }

    @Test(
        "limits e-mails to one recipient from any number of senders, even if the outbox is empty; others still get theirs",
        arguments: Kind.allCases
    )
    func perRecipient(kind: Kind) throws {
        let (daily, whole) = try Self.bounds(kind)
        #expect(try flood(kind, daily + 3) == daily)
        try outbox.session.execute("DELETE FROM email_outbox")
        #expect(try flood(kind, 1) == 0)
        #expect(try flood(kind, 1, to: Self.recipient(of: kind, "bo@example.org", account: 8)) == 1)
        // Simulates passing days.
        var sent = daily
        for day in 1...10 {
            try outbox.session.execute(
                """
                DELETE FROM email_outbox;
                UPDATE email_tally SET sent_at = ARRAY(SELECT moment - interval '25 hours' FROM unnest(sent_at) AS moment)
                """
            )
            sent += try flood(kind, daily + 1, day: day)
        }
        #expect(sent == min(11 * daily, whole?.most ?? .max))
    }

    @Test("limits e-mails from one sender to one recipient", arguments: Kind.allCases.filter { !$0.rule.perSender.isEmpty })
    func perSender(kind: Kind) throws {
        let most = try #require(kind.rule.perSender.first?.most)
        let outcomes = try (0..<most + 3).map { try send(Self.email(kind, from: 5, about: $0)) }
        #expect(outcomes == Array(repeating: .queued, count: most) + Array(repeating: .bounded, count: 3))
        if try most < Self.bounds(kind).daily { #expect(try send(Self.email(kind, from: 6, about: 99)) == .queued) }
        #expect(try send(Self.email(kind, to: Self.recipient(of: kind, "bo@example.org", account: 8), from: 5)) == .queued)
    }

    @Test("unconfirmed addresses get only e-mails that prove the address", arguments: Kind.allCases)
    func unconfirmed(kind: Kind) throws {
        try outbox.session.execute("UPDATE account SET email_verified = false WHERE id = \(Self.account)")
        switch kind.rule.audience {
        case .anyAccount(let bound):
            #expect(bound.days == 1 && bound.most == 5)
            #expect(try flood(kind, bound.most + 3) == bound.most)
            return
        case .formerAddress:
            let former = OutboxEmail.Recipient.former(try #require(EmailAddress(Self.address)), wasConfirmed: false, account: 7)
            #expect(try send(Self.email(kind, to: former)) == .unwanted)
        case .confirmedAccount, .anyone: #expect(try send(Self.email(kind)) == .unwanted)
        }
        #expect(try outbox.records().isEmpty)
        // Dropped e-mails do not count.
        #expect(try column("SELECT count(*) FROM email_tally") == ["0"])
    }

    @Test("exactly two kinds go to unconfirmed addresses")
    func proving() {
        let kinds = Kind.allCases.filter { kind in
            if case .anyAccount = kind.rule.audience { true } else { false }
        }
        #expect(kinds == [.emailConfirmation, .passwordReset])
    }

    @Test("obeys the account's preferences, even for waiting e-mails", arguments: Kind.allCases)
    func preferences(kind: Kind) throws {
        let obeyed: Set<String> =
            switch kind.rule.preference {
            case .plannedMeals: ["notify_planned_meals", "notify_by_email"]
            case .recipeSuggestions: ["notify_recipe_suggestions", "notify_by_email"]
            case .foodReminders: ["notify_donations", "notify_by_email"]
            case .foodRequests: ["notify_food_requests_by_email"]
            case nil: []
            }
        let all = [
            "notify_planned_meals", "notify_recipe_suggestions", "notify_donations", "notify_by_email", "notify_food_requests_by_email",
        ]
        for column in all {
            try forget()
            #expect(try send(Self.email(kind)) == .queued, "\(column)")
            try outbox.session.execute("UPDATE account SET \(column) = false WHERE id = \(Self.account)")
            try outbox.session.run(OutboxEmail.withdrawingUnwanted(by: Self.account))
            #expect(try outbox.records().isEmpty == obeyed.contains(column), "\(column)")
            try forget()
            #expect(try send(Self.email(kind)) == (obeyed.contains(column) ? .unwanted : .queued), "\(column)")
            try outbox.session.execute("UPDATE account SET \(column) = true WHERE id = \(Self.account)")
        }
    }

    @Test("replaces a waiting e-mail by later news of the same object, if the rule permits", arguments: Kind.allCases)
    func gathered(kind: Kind) throws {
        let first = try send(Self.email(kind))
        #expect(first == .queued)
        let due = "SELECT next_attempt_at FROM email_outbox ORDER BY id LIMIT 1"
        let wait = "SELECT extract(epoch FROM next_attempt_at - created_at)::bigint FROM email_outbox ORDER BY id LIMIT 1"
        #expect(try column(wait) == ["\(Int((kind.rule.gathering ?? .zero) / .seconds(1)))"])
        guard kind.rule.gathering != nil else {
            #expect(try send(Self.email(kind, from: 1)) != .gathered)
            return
        }
        let moment = try column(due)
        for number in 1..<300 { #expect(try send(Self.email(kind, from: number % 2)) == .gathered) }
        #expect(try send(Self.email(kind, from: 3, in: .spanish)) == .gathered)
        #expect(try column(due) == moment, "later news does not delay the e-mail")
        let record = try #require(try outbox.records().first)
        #expect(try outbox.records().count == 1 && record.language == "ES" && record.body?.contains("Hola") == true)
        #expect(try column("SELECT sender_id FROM email_outbox") == ["1003"])
        // Another object or another account gets another e-mail.
        #expect(try send(Self.email(kind, about: 1)) == .queued)
        #expect(try send(Self.email(kind, to: Self.recipient(of: kind, "bo@example.org", account: 8))) == .queued)
        // A server has claimed the e-mail, so it stays unchanged, even in later attempts.
        try outbox.session.execute("UPDATE email_outbox SET state = 'SENDING', attempts = 1")
        #expect(try send(Self.email(kind)) == .queued)
        try outbox.session.execute("UPDATE email_outbox SET state = 'WAITING'")
        for record in try outbox.records() { #expect(try OutboxRecord.retry(record.id, on: outbox.session)) }
        #expect(try send(Self.email(kind)) == .gathered, "the latest e-mail keeps its object, so later news replaces it")
    }

    @Test("sends a kind only to the recipients of its rule", arguments: Kind.allCases)
    func recipients(kind: Kind) throws {
        let address = try #require(EmailAddress(Self.address))
        let all: [OutboxEmail.Recipient] = [
            .account(Self.account, address), .former(address, wasConfirmed: true, account: Self.account), .stranger(address),
        ]
        #expect(try all.count { try send(Self.email(kind, to: $0)) == .queued } == 1)
        // An account gets no e-mails at an address that it does not have.
        let other = OutboxEmail.Recipient.account(Self.account, try #require(EmailAddress("other@example.org")))
        #expect(try send(Self.email(kind, to: other)) == .unwanted)
    }

    @Test("limits e-mails to an unproven mailbox, whatever follows a plus sign")
    func mailbox() throws {
        func invite(_ number: Int, _ address: String) throws -> OutboxEmail.Outcome {
            try send(Self.email(.friendReferral, to: .stranger(#require(EmailAddress(address))), from: number))
        }
        let outcomes = try (0..<30).map { try invite($0, "victim+\($0)@example.org") }
        #expect(outcomes.count { $0 == .queued } == EmailRule.unprovenMailbox.most)
        #expect(outcomes.suffix(10).allSatisfy { $0 == .bounded })
        #expect(try invite(0, "victims@example.org") == .queued)
        try outbox.session.execute("INSERT INTO account (id, name, email) VALUES (9, 'Eve', 'victim+eve@example.org')")
        let confirmation = try Self.email(
            .emailConfirmation,
            to: Self.recipient(of: .emailConfirmation, "victim+eve@example.org", account: 9)
        )
        #expect(try send(confirmation) == .bounded)
    }

    enum Race: CaseIterable { case committed, rolledBack }

    @Test("limits hold for simultaneous e-mails: the second waits for the first", arguments: Race.allCases)
    func race(ending: Race) async throws {
        let kind = Kind.passwordChanged
        let most = try Self.bounds(kind).daily
        #expect(try flood(kind, most - 1) == most - 1)
        try outbox.session.execute("BEGIN")
        #expect(try send(Self.email(kind)) == .queued)
        let second = try await whileWaiting(for: Self.email(kind)) {
            try outbox.session.execute(ending == .committed ? "COMMIT" : "ROLLBACK")
        }
        #expect(second == (ending == .committed ? .bounded : .queued))
        #expect(try outbox.records().count == most)
    }

    @Test("gathers simultaneous news of one object")
    func gatheringRace() async throws {
        try outbox.session.execute("BEGIN")
        #expect(try send(Self.email(.foodNews)) == .queued)
        let second = try await whileWaiting(for: Self.email(.foodEnded, in: .spanish)) { try outbox.session.execute("COMMIT") }
        #expect(second.isSent)
        #expect(try outbox.records().map(\.template) == ["food_ended"])
    }

    /// Sends an e-mail in another session, which must wait until the body has run.
    private func whileWaiting(for email: OutboxEmail, _ body: () throws -> Void) async throws -> OutboxEmail.Outcome {
        let database = outbox.connectionString
        let sending = Task { try await ServedProgram.waiting { try Self.send(email, on: PostgresSession(database)) } }
        let watcher = try PostgresSession(database)
        let waiting = """
            SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%queue_email%'
            """
        while try watcher.query(waiting).rowCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
        try body()
        return try await sending.value
    }
}
