import Engine
import Mail
import Postgres

/// The source of a restriction.
///
/// A restricted account can finish its open requests and posts, but cannot begin new ones.
enum AccountRestriction: String, Decodable {
    case administrator = "ADMINISTRATOR"
    /// Enough reports that count.
    ///
    /// The restriction ends when an administrator lifts it or dismisses the reports, or when their reporters are deleted or disabled.
    case reports = "REPORTS"

    /// The statement that stores the mailbox of a restricted account before the account is erased.
    ///
    /// Only confirmed addresses are stored, so that nobody can restrict the mailbox of another person.
    static func keeping(of account: Int64) -> BoundStatement {
        """
        INSERT INTO restricted_mailbox (digest, expires_at)
        SELECT mailbox_digest(email), now() + interval '1 year' FROM account
        WHERE id = \(account) AND email_verified AND restriction_of(id, restricted_at) IS NOT NULL
        ON CONFLICT (digest) DO UPDATE SET expires_at = excluded.expires_at
        """
    }
}

/// The review state of an account that may have been reported or restricted.
///
/// The state is computed from the reports (`Functions/account_reviews.sql`). Only an administrator's decision is stored.
struct AccountReview: Decodable {
    /// Whether a report by an active reporter is open.
    let isUnderReview: Bool
    let restriction: AccountRestriction?

    /// The statement that locks an account, so that reports and decisions about it run one after the other.
    static func holding(_ account: Int64) -> BoundStatement {
        "SELECT id FROM account WHERE id = \(account) AND status <> 'DELETED' FOR UPDATE"
    }

    /// The statement that reads the state of a locked account.
    static func reading(_ account: Int64) -> BoundStatement {
        """
        SELECT EXISTS (SELECT FROM active_report WHERE account_id = account.id) AS is_under_review,
            restriction_of(account.id, account.restricted_at) AS restriction
        FROM account WHERE id = \(account)
        """
    }

    /// Locks an account in the transaction and reads its state.
    ///
    /// Returns nil if the account does not exist or is deleted.
    static func hold(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) -> AccountReview? {
        guard try await call.first(Int64.self, holding(account)) != nil else { return nil }
        return try await call.first(AccountReview.self, reading(account))
    }

    /// E-mails the owner of a locked account if its state has changed.
    func notifyOfChange(of account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        guard let news = news(of: try await call.one(AccountReview.self, Self.reading(account))),
            let contact = try await AccountContact.of(account, call)
        else {
            return
        }
        try await contact.send(.accountUnderReview(name: contact.name, news), call)
    }

    /// The change to report to the account, or nil if nothing is to be reported.
    ///
    /// Dismissing a report that did not restrict the account is not reported. Neither is the end of a restriction because a reporter left:
    /// the time of the e-mail would reveal the reporter.
    func news(of present: AccountReview) -> EmailTemplate.ReviewNews? {
        switch (restriction, present.restriction) {
        case (.none, .reports): .restrictedByReports
        case (.none, .administrator), (.reports, .administrator): .restrictedByAdministrator
        case (.some, .none): .unrestricted
        default: !isUnderReview && present.isUnderReview ? .reported : nil
        }
    }
}

extension MutationCall {
    /// Throws if the account is restricted, for mutations that publish something or begin an exchange with others.
    func refuseRestricted() async throws(MutationFailure) {
        let isRestricted = try await first(
            Bool.self,
            "SELECT restriction_of(id, restricted_at) IS NOT NULL FROM account WHERE id = \(account)"
        )
        if isRestricted == true { throw .refused(UserError(.underReview, .accountIsRestricted)) }
    }
}
