public import Planner
public import Postgres

/// An e-mail to be put into the outbox, in the transaction of the change that it tells of: if that does not happen, nothing is sent.
public struct OutboxEmail: Sendable {
    private let template: EmailTemplate.Name
    private let text: EmailTemplate.Text
    private let recipient: EmailAddress
    private let language: Language
    private let account: Int64?

    /// Writes an e-mail to somebody, who may have an account.
    public init(_ template: EmailTemplate, to recipient: EmailAddress, language: Language, account: Int64? = nil) {
        self.template = template.name
        text = template.text(in: language)
        self.recipient = recipient
        self.language = language
        self.account = account
    }

    /// The statement that puts one in; `append(to:)` makes its parameters.
    public static let insertion = Statement(
        """
        INSERT INTO email_outbox (recipient, language, template, subject, body, account_id)
        VALUES ($1::text, $2::email_language, $3::text, $4::text, $5::text, $6::bigint)
        """
    )

    /// Adds the parameters of `insertion`.
    public func append(to parameters: inout ParameterBuffer) {
        parameters.append(recipient.text)
        parameters.append(language.enumValue)
        parameters.append(template.rawValue)
        parameters.append(text.subject)
        parameters.append(text.body)
        if let account { parameters.append(account) } else { parameters.appendNull() }
    }

    /// Forgets everything that an account got, for when it is deleted; its parameter is the account's number, a `bigint`.
    public static let forgetting = Statement("DELETE FROM email_outbox WHERE account_id = $1::bigint")
}

extension StatementBatch {
    /// Adds the statement that puts an e-mail into the outbox.
    public mutating func append(_ email: OutboxEmail) {
        email.append(to: &parameters)
        append(OutboxEmail.insertion)
    }
}
