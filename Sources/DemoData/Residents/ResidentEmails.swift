import Languages
import Mail
import Postgres

/// E-mails to residents in the outbox: sent, failed and waiting ones.
struct ResidentEmails {
    /// The number of e-mails.
    static var count: Int { all.count }

    private let key: String
    private let template: EmailTemplate
    private let outcome: Outcome
    /// The hours before the day of seeding.
    private let hours: Int
    /// Whether the e-mail goes to a person without an account, on behalf of the resident.
    private var isToFriend = false

    private enum Outcome {
        case sent
        case failed(String)
        /// The e-mail was not sent before its text expired.
        case late
        case waiting(String)
    }

    /// Inserts the e-mails of residents that have an address.
    static func insert(_ session: PostgresSession) throws {
        for (number, email) in all.enumerated() { try session.run(email.insertion(number + 1)) }
    }

    /// The statement for one e-mail.
    ///
    /// A waiting e-mail is due only in ten years, so that no mail server gets it.
    private func insertion(_ number: Int) -> BoundStatement {
        let texts = (template.text(in: .english), template.text(in: .spanish))
        let (state, error, hasBody): (String, String?, Bool) =
            switch outcome {
            case .sent: ("SENT", nil, false)
            case .failed(let reason): ("FAILED", reason, true)
            case .late: ("FAILED", "not sent in time: the mail server did not answer", false)
            case .waiting(let reason): ("WAITING", reason, true)
            }
        return """
            INSERT INTO email_outbox (message_id, recipient, language, template, subject, body, account_id, sender_id, created_at, state, attempts,
                next_attempt_at, last_error, sent_at, expires_at)
            SELECT md5('demo e-mail ' || \(number))::uuid, CASE WHEN NOT \(isToFriend) THEN email END, language, \(template.name.rawValue),
                CASE language WHEN 'EN' THEN \(texts.0.subject) ELSE \(texts.1.subject) END,
                CASE WHEN \(hasBody) THEN CASE language WHEN 'EN' THEN \(texts.0.body) ELSE \(texts.1.body) END END,
                CASE WHEN NOT \(isToFriend) THEN id END, CASE WHEN \(isToFriend) THEN id END, told.at, \(state, as: "email_state"), 1,
                CASE WHEN \(state) = 'WAITING' THEN CURRENT_DATE + interval '10 years' END, \(error),
                CASE WHEN \(state) = 'SENT' THEN told.at + interval '4 seconds' END,
                CASE WHEN \(template.lifetime != nil) THEN told.at + make_interval(secs => \(template.lifetime.map { $0 / .seconds(1) })) END
            FROM account CROSS JOIN LATERAL (SELECT CURRENT_DATE - \(hours) * interval '1 hour' AS at) AS told
            WHERE id IN (SELECT id FROM resident WHERE key = \(key)) AND email IS NOT NULL
            """
    }

    private static let app = AppAddress.local

    private static let all = [
        ResidentEmails("planner", .welcome(name: "Maya Lindholm", app: app), .sent, 480),
        ResidentEmails("cook", .welcome(name: "Renata Solís", app: app), .sent, 300),
        ResidentEmails("style", .welcome(name: "Imogen Clarke", app: app), .failed("550 no such mailbox"), 60),
        ResidentEmails("disabled", .accountDisabled(name: "Trevor Mills"), .sent, 190),
        ResidentEmails("reported", .accountUnderReview(name: "Esteban Rivas", .reported), .sent, 40),
        ResidentEmails("style", .passwordChanged(name: "Imogen Clarke", keys: 0, app: app), .waiting("the mail server is busy"), 3),
        ResidentEmails(
            "planner",
            .recipeSuggestion(name: "Maya Lindholm", english: "Lentil soup", spanish: "Sopa de lentejas", app: app),
            .late,
            90
        ),
        ResidentEmails(
            "planner",
            .friendReferral(referrer: "Maya Lindholm", code: "demo", app: app),
            .sent,
            120,
            isToFriend: true
        ),
    ]

    private init(_ key: String, _ template: EmailTemplate, _ outcome: Outcome, _ hours: Int, isToFriend: Bool = false) {
        (self.key, self.template, self.outcome, self.hours, self.isToFriend) = (key, template, outcome, hours, isToFriend)
    }
}
