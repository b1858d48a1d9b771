import Engine
import Languages
import Mail
public import Postgres

/// The list of reports and the decisions about them, for the command line.
///
/// Unlike the API, the list also handles reports about the only administrator. All methods block.
public struct ReportList {
    /// The reason why a command was refused.
    public struct Refusal: Error, CustomStringConvertible {
        /// The reason, as a sentence.
        public let description: String
    }

    /// A report in the list.
    public struct Entry: Sendable, Decodable {
        /// The number of the report.
        public let number: Int64
        /// `OPEN`, `DISMISSED` or `UPHELD`.
        public let status: String
        /// The day of the report, in UTC.
        public let day: String
        /// The number of the reported account.
        public let reported: Int64
        /// The name of the reported account.
        public let reportedName: String
        /// The number of the reporter's account.
        public let reporter: Int64
        /// The name of the reporter.
        public let reporterName: String
        /// Whether the report counts towards a restriction.
        public let isCounted: Bool
        /// `ADMINISTRATOR` or `REPORTS` while the reported account is restricted.
        public let restriction: String?
        /// The words of the reporter.
        public let reason: String
    }

    private let session: PostgresSession

    /// Uses a session of a database with current migrations.
    public init(_ session: PostgresSession) {
        self.session = session
    }

    /// The open reports, the newest first.
    ///
    /// Includes decided reports if `hasSettled` is true.
    public func list(hasSettled: Bool) throws(PostgresError) -> [Entry] {
        let rows = try session.run(
            """
            SELECT report.id AS number, report.status::text, (report.created_at AT TIME ZONE 'UTC')::date::text AS day,
                reported.id AS reported, reported.name AS reported_name, reporter.id AS reporter, reporter.name AS reporter_name,
                report.qualifies AND EXISTS (SELECT FROM active_report WHERE active_report.id = report.id) AS is_counted,
                restriction_of(reported.id, reported.restricted_at)::text AS restriction, report.reason
            FROM report JOIN account AS reported ON reported.id = report.account_id JOIN account AS reporter ON reporter.id = report.reporter_id
            WHERE \(hasSettled) OR report.status = 'OPEN' ORDER BY report.created_at DESC, report.id DESC
            """
        )
        return try rows.decode(Entry.self)
    }

    /// Decides a report as `resolveReport` does.
    ///
    /// Returns the number of the reported account.
    public func settle(_ report: Int64, _ decision: ReportDecision, note: String?) throws -> Int64 {
        guard note.map({ (1...1_000).contains($0.unicodeScalars.count) }) ?? true else {
            throw Refusal(description: "A note must have between 1 and 1,000 characters.")
        }
        return try session.transaction { session in
            guard let account = try session.run("SELECT account_id FROM report WHERE id = \(report)").first(Int64.self) else {
                throw Refusal(description: "There is no report_\(report). List all reports with `cupboard admin reports --all`.")
            }
            let former = try hold(account)
            let decided = try session.run(decision.settling(report, about: account, note: note, resolver: nil)).decode(DecidedReport.self)
            guard decided.contains(where: { $0.id == report }) else {
                throw Refusal(description: "report_\(report) has already been resolved.")
            }
            switch decision {
            case .dismiss: try notifyOfChange(of: account, from: former)
            case .restrict:
                try session.run(ReportDecision.restricting(account))
                try notifyOfChange(of: account, from: former)
            case .disable: try disable(account)
            }
            for report in decided { try session.run(report.notice) }
            try audit("admin settle", "report", report)
            return account
        }
    }

    /// Lifts the restriction of an account as `liftRestriction` does.
    ///
    /// Returns false if the account was not restricted.
    public func lift(_ account: Int64) throws -> Bool {
        try session.transaction { session in
            let former = try hold(account)
            guard former.restriction != nil else { return false }
            let lifting = ReportDecision.lifting(account, resolver: nil)
            try session.run(lifting.decision)
            let decided = try session.run(lifting.reports).decode(DecidedReport.self)
            try notifyOfChange(of: account, from: former)
            for report in decided { try session.run(report.notice) }
            try audit("admin lift", "account", account)
            return true
        }
    }

    private func hold(_ account: Int64) throws -> AccountReview {
        guard try session.run(AccountReview.holding(account)).rowCount == 1,
            let review = try session.run(AccountReview.reading(account)).first(AccountReview.self)
        else {
            throw Refusal(description: "There is no account_\(account).")
        }
        return review
    }

    private func disable(_ account: Int64) throws(PostgresError) {
        let changed = try session.run(
            "UPDATE account SET status = 'DISABLED', updated_at = now() WHERE id = \(account) AND status = 'ACTIVE' RETURNING id"
        )
        for statement in AccountStatus.endingAccess(to: account) { try session.run(statement) }
        if changed.rowCount == 1 { try write(to: account) { .accountDisabled(name: $0) } }
    }

    private func notifyOfChange(of account: Int64, from former: AccountReview) throws(PostgresError) {
        let present = try session.run(AccountReview.reading(account)).one(AccountReview.self)
        guard let news = former.news(of: present) else { return }
        try write(to: account) { .accountUnderReview(name: $0, news) }
    }

    private func write(to account: Int64, _ template: (String) -> EmailTemplate) throws(PostgresError) {
        let found = try session.run("SELECT id, name, email, language FROM account WHERE id = \(account)").first(AccountContact.self)
        guard let contact = found, let address = contact.email.flatMap({ EmailAddress($0) }) else { return }
        let email = OutboxEmail(template(contact.name), to: .account(account, address), language: contact.language ?? .english)
        try session.run(email.insertion)
    }

    /// The command line has no signed-in account, so the audit entry has no actor.
    private func audit(_ action: String, _ type: String, _ number: Int64) throws(PostgresError) {
        try session.run(
            """
            INSERT INTO audit_entry (action, object_type, object_id, request_id) VALUES (\(action), \(type), \(number), 'command line')
            """
        )
    }
}
