import Engine
import Postgres

/// An administrator's decision about a report, through the API or on the command line.
public enum ReportDecision: String, Sendable, CaseIterable {
    case dismiss = "DISMISS"
    case restrict = "RESTRICT"
    case disable = "DISABLE"

    /// Whether the report was justified.
    ///
    /// If so, the decision covers all open reports about the account.
    var isUpheld: Bool { self != .dismiss }

    /// The status of the report afterwards.
    var status: String { isUpheld ? "UPHELD" : "DISMISSED" }

    /// The statement that decides a report about an account and returns the decided reports.
    func settling(_ report: Int64, about account: Int64, note: String?, resolver: Int64?) -> BoundStatement {
        """
        UPDATE report SET status = \(status, as: "report_status"), note = \(note), resolver_id = \(resolver), resolved_at = now()
        WHERE status = 'OPEN' AND (id = \(report) OR \(isUpheld) AND account_id = \(account)) RETURNING id, reporter_id
        """
    }

    /// The statement that records an administrator's restriction of an account.
    static func restricting(_ account: Int64) -> BoundStatement {
        "UPDATE account SET restricted_at = coalesce(restricted_at, now()), updated_at = now() WHERE id = \(account)"
    }

    /// The statements that lift a restriction: one for the administrator's decision and one for the reports.
    ///
    /// The first one also deletes the digest of the mailbox, and the second one dismisses all open reports about the account.
    static func lifting(_ account: Int64, resolver: Int64?) -> (decision: BoundStatement, reports: BoundStatement) {
        (
            """
            WITH lifted AS (
                DELETE FROM restricted_mailbox WHERE digest = (SELECT mailbox_digest(email) FROM account WHERE id = \(account))
            )
            UPDATE account SET restricted_at = NULL, updated_at = now() WHERE id = \(account)
            """,
            """
            UPDATE report SET status = 'DISMISSED', resolver_id = \(resolver), resolved_at = now()
            WHERE status = 'OPEN' AND account_id = \(account) RETURNING id, reporter_id
            """
        )
    }
}

/// A report that has been decided.
struct DecidedReport: Decodable {
    let id: Int64
    let reporterID: Int64

    /// The statement that notifies the reporter.
    var notice: BoundStatement {
        Notice(.account, .reportWasReviewed, .reportWasReviewedText, about: AuditedObject("report", id)).insertion(for: reporterID)
    }
}
