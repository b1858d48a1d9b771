public import Planner
import SearchText

/// The queries of administrators: accounts, reports, feedback and the audit.
@FieldBindings public var administrationQueries: [FieldBinding] {
    restricted(to: .admin, in: .accounts) {
        connection("accounts", "Account", orders: accountOrders, search: accountSearch, filter: accountFilter)
        connection("reports", "Report", orders: newestFirst, filter: reportFilter)
        connection("appFeedback", "AppFeedback", orders: newestFirst, filter: appFeedbackFilter)
        connection("auditLog", "AuditEntry", orders: newestFirst, filter: auditFilter)
    }
}

/// The newest first.
let newestFirst = Orders.fixed(.descending(.timestamp) { "\($0).created_at" })

/// The search for accounts by any part of a name or an e-mail.
///
/// No vocabulary of names is kept.
private let accountSearch = ListSearch(
    "filter.search",
    list: { _ in "NULL" },
    in: ListSearch.Language(
        rules: .syntax,
        reading: { typed, _, _ in "account_search_patterns(\(typed))" },
        condition: { account, patterns in
            let text: SQL = "account_search_text(\(account).name, \(account).email)"
            return "\(text) ~ (\(patterns))[1] AND \(text) ~ ALL (\(patterns))"
        },
        score: { account, patterns in "account_search_score(\(account).name, \(patterns))" },
        info: { typed, _, _, _ in "SELECT * FROM account_search_info(\(typed))" },
        fields: { searchInfoFields }
    ),
    preferring: { _ in [.descending(.timestamp) { "\($0).created_at" }] }
)

/// `AccountFilter`, field by field.
///
/// Deleted accounts are only found by their status.
private let accountFilter: ConnectionBinding.Filter = { account, scope throws(PlanError) in
    if let status = scope.value("filter.status", as: .enumeration("account_status")) {
        scope.filter("\(account).status = \(status)")
    } else {
        scope.filter("NOT is_deleted(\(account).status)")
    }
    scope.filter("filter.role", as: .enumeration("account_role")) { "\(account).roles @> ARRAY[\($0)]" }
    scope.filter("filter.isAdmin", as: .boolean) { "\(account).is_admin = \($0)" }
    scope.filter("filter.isUnderReview", as: .boolean) {
        "EXISTS (SELECT FROM active_report WHERE active_report.account_id = \(account).id) = \($0)"
    }
    // Few accounts have qualifying reports, and only these are checked in full.
    scope.filter("filter.isRestricted", as: .boolean) {
        """
        (\(account).restricted_at IS NOT NULL OR \(account).id IN (SELECT account_id FROM active_report WHERE qualifies)
            AND is_restricted_by_reports(\(account).id)) = \($0)
        """
    }
}

private let reportFilter: ConnectionBinding.Filter = { report, scope in
    scope.filter("status", as: .enumeration("report_status")) { "\(report).status = \($0)" }
}

private let appFeedbackFilter: ConnectionBinding.Filter = { feedback, scope in
    scope.filter("maxStars", as: .integer) { "\(feedback).stars <= \($0)" }
}

/// `AccountOrder`.
private let accountOrders = Orders.by(
    [
        "NEWEST": .descending { _ in [.descending(.timestamp) { "\($0).created_at" }] },
        // A person has one name, and each language sorts it by its own alphabet.
        "NAME": .ascending { scope in [.alphabetical(in: scope.language) { "\($0).name" }] },
    ],
    default: { _ in "NEWEST" }
)
