public import Languages
public import Postgres

/// An e-mail for the outbox.
///
/// Its statement runs in the transaction of the change that causes the e-mail, so a failed change sends no e-mail. The statement obeys
/// the kind's rule (`EmailRule`), so an e-mail may also be dropped. The statement returns an `Outcome`.
public struct OutboxEmail: Sendable {
    /// The recipient of an e-mail.
    public enum Recipient: Sendable {
        /// An account, at its current address.
        case account(Int64, EmailAddress)
        /// The address that an account has just given up; nil for an account that is deleted.
        case former(EmailAddress, wasConfirmed: Bool, account: Int64?)
        /// An address that another person has entered.
        case stranger(EmailAddress)

        fileprivate var address: EmailAddress {
            switch self {
            case .account(_, let address), .former(let address, _, _), .stranger(let address): address
            }
        }

        fileprivate var account: Int64? {
            switch self {
            case .account(let account, _): account
            case .former(_, _, let account): account
            case .stranger: nil
            }
        }
    }

    /// The client that causes an e-mail to another person.
    public enum Sender: Sendable {
        /// An account; the e-mail is erased with the account.
        case account(Int64)
        /// An account that writes to a person who may not know the service; the e-mail is erased with the account.
        case inviter(Int64, EmailAddress, network: String)
        /// The network of a client that is not logged in.
        case network(String)
    }

    /// The result of queueing an e-mail.
    public enum Outcome: String, Sendable {
        /// The e-mail will be sent.
        case queued = "QUEUED"
        /// The e-mail replaced a waiting one about the same object.
        case gathered = "GATHERED"
        /// The recipient must not get the e-mail or does not want it.
        case unwanted = "UNWANTED"
        /// The limit of e-mails is reached.
        case bounded = "BOUNDED"

        /// Whether the e-mail will be sent.
        public var isSent: Bool { self == .queued || self == .gathered }
    }

    private let name: EmailTemplate.Name
    private let text: EmailTemplate.Text
    private let recipient: Recipient
    private let language: Language
    private let sender: Sender?
    /// The global id of the object that the e-mail is about.
    private let object: String?
    /// The address for replies; nil if they go to the service.
    private let replyTo: EmailAddress?
    /// The lifetime in seconds.
    private let lifetime: Double?

    /// Creates an e-mail.
    ///
    /// `object` is the global id of its object, for kinds that wait for later news. Replies go to `replyTo`, or else to the service.
    public init(
        _ template: EmailTemplate,
        to recipient: Recipient,
        language: Language,
        sender: Sender? = nil,
        about object: String? = nil,
        replyTo: EmailAddress? = nil
    ) {
        name = template.name
        lifetime = template.lifetime.map { $0 / .seconds(1) }
        text = template.text(in: language)
        self.recipient = recipient
        self.language = language
        self.sender = sender
        self.object = object
        self.replyTo = replyTo
    }

    /// The statement that queues the e-mail and returns its `Outcome`.
    public var insertion: BoundStatement {
        let rule = name.rule
        let counts = counts(rule)
        return """
            SELECT queue_email(\(recipient.address.text), \(language.enumValue, as: "language"), \(name.rawValue), \(text.subject), \(text.body),
                \(recipient.account), \(sender?.account), \(lifetime), \(audience(rule)), \(rule.preference?.rawValue),
                \(rule.gathering == nil ? nil : object), \(rule.gathering.map { $0 / .seconds(1) }),
                \(counts.map(\.subject), as: "text[]"), \(counts.map { Int64($0.bound.most) }), \(counts.map { Int64($0.bound.days) }),
                \(counts.map { $0.onlyUnproven ? "true" : "false" }, as: "boolean[]"), \(replyTo?.text))
            """
    }

    /// The audience as a parameter of `queue_email`.
    ///
    /// `NOBODY` drops the e-mail: a kind goes only to the recipients of its rule.
    private func audience(_ rule: EmailRule) -> String {
        switch (rule.audience, recipient) {
        case (.confirmedAccount, .account): "CONFIRMED"
        case (.anyAccount, .account): "ACCOUNT"
        case (.formerAddress, .former(_, true, _)): "FORMER"
        case (.anyone, .stranger): "ANYONE"
        default: "NOBODY"
        }
    }

    /// A limit and the subject whose e-mails it counts.
    private struct Count {
        let subject: String
        let bound: EmailBound
        /// If true, the limit applies only to unconfirmed addresses and strangers.
        var onlyUnproven = false
    }

    private func counts(_ rule: EmailRule) -> [Count] {
        let address = recipient.address
        let kind = name.rawValue
        var counts = rule.perRecipient.map { Count(subject: "\(kind) to \(address)", bound: $0) }
        if let sender {
            counts += rule.perSender.map { Count(subject: "\(kind) from \(sender.subject) to \(address)", bound: $0) }
            if case .inviter(_, let own, let network) = sender {
                counts.append(Count(subject: "invitations of mailbox \(own.mailbox)", bound: EmailRule.invitationsOfMailbox))
                counts.append(Count(subject: "invitations from network \(network)", bound: EmailRule.invitationsFromNetwork))
            }
        }
        switch rule.audience {
        case .confirmedAccount, .formerAddress: break
        case .anyAccount(let unconfirmed):
            counts.append(Count(subject: "\(kind) to \(address)", bound: unconfirmed, onlyUnproven: true))
            counts.append(Count(subject: "mailbox \(address.mailbox)", bound: EmailRule.unprovenMailbox, onlyUnproven: true))
        case .anyone: counts.append(Count(subject: "mailbox \(address.mailbox)", bound: EmailRule.unprovenMailbox, onlyUnproven: true))
        }
        return counts
    }

    // MARK: Taking back

    /// The statement that deletes all e-mails to an account, or caused by it, when the account is deleted.
    public static func forgetting(account: Int64) -> BoundStatement {
        "DELETE FROM email_outbox WHERE account_id = \(account) OR sender_id = \(account)"
    }

    /// The statement that deletes the e-mails to some accounts about objects that have ended, given by their global ids.
    ///
    /// It keeps the e-mails that report the end, which contain no contact and no place.
    public static func forgetting(_ objects: [String], to accounts: [Int64]) -> BoundStatement {
        """
        DELETE FROM email_outbox
        WHERE account_id = ANY (\(accounts)) AND gathering = ANY (\(objects, as: "text[]")) AND body IS NOT NULL
            AND template <> \(EmailTemplate.Name.foodEnded.rawValue)
        """
    }

    /// The statement that deletes the e-mails with certain subjects to some accounts about some objects.
    public static func forgetting(_ objects: [String], to accounts: [Int64], subjects: [String]) -> BoundStatement {
        """
        DELETE FROM email_outbox
        WHERE account_id = ANY (\(accounts)) AND gathering = ANY (\(objects, as: "text[]")) AND body IS NOT NULL
            AND subject = ANY (\(subjects, as: "text[]"))
        """
    }

    /// The statement that deletes waiting e-mails that an account no longer wants.
    public static func withdrawingUnwanted(by account: Int64) -> BoundStatement {
        let rules = EmailTemplate.Name.allCases.compactMap { name in name.rule.preference.map { (name.rawValue, $0.rawValue) } }
        return """
            DELETE FROM email_outbox AS entry
            USING account AS owner, unnest(\(rules.map(\.0), as: "text[]"), \(rules.map(\.1), as: "text[]")) AS rule (template, preference)
            WHERE owner.id = \(account) AND entry.account_id = owner.id AND entry.state = 'WAITING' AND entry.template = rule.template
                AND NOT wants_email(owner, rule.preference)
            """
    }

    /// The statement that deletes e-mails waiting for later news when an account gives up its address.
    public static func withdrawingGathered(of account: Int64) -> BoundStatement {
        "DELETE FROM email_outbox WHERE account_id = \(account) AND state = 'WAITING' AND attempts = 0 AND gathering IS NOT NULL"
    }
}

extension OutboxEmail.Sender {
    fileprivate var account: Int64? {
        switch self {
        case .account(let account), .inviter(let account, _, _): account
        case .network: nil
        }
    }

    fileprivate var subject: String {
        switch self {
        case .account(let account), .inviter(let account, _, _): "account \(account)"
        case .network(let network): "network \(network)"
        }
    }
}
