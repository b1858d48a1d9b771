public import Languages
public import Postgres

/// An e-mail to be put into the outbox, in the transaction of the change that it tells of: if that does not happen, nothing is sent.
public struct OutboxEmail: Sendable {
    private let template: EmailTemplate.Name
    private let text: EmailTemplate.Text
    private let recipient: EmailAddress
    private let language: Language
    private let account: Int64?
    private let sender: Int64?
    /// In seconds.
    private let lifetime: Double?

    /// Writes an e-mail to somebody, who may have an account; `sender` is the account of somebody else who has it sent.
    public init(_ template: EmailTemplate, to recipient: EmailAddress, language: Language, account: Int64? = nil, sender: Int64? = nil) {
        self.template = template.name
        lifetime = template.lifetime.map { $0 / .seconds(1) }
        text = template.text(in: language)
        self.recipient = recipient
        self.language = language
        self.account = account
        self.sender = sender
    }

    /// The statement that puts it in.
    public var insertion: BoundStatement {
        """
        INSERT INTO email_outbox (recipient, language, template, subject, body, account_id, sender_id, expires_at)
        VALUES (\(recipient.text), \(language.enumValue, as: "language"), \(template.rawValue), \(text.subject), \(text.body), \(account),
            \(sender), now() + make_interval(secs => \(lifetime)))
        """
    }

    /// The statement that forgets everything that an account got, or had sent to others, for when it is deleted.
    public static func forgetting(account: Int64) -> BoundStatement {
        "DELETE FROM email_outbox WHERE account_id = \(account) OR sender_id = \(account)"
    }
}
