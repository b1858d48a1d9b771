import Planner

/// Reports, for administrators and for whoever made them; never for those whom they are about.
let reportBindings: [ObjectBinding] = [
    object("Report", table: "report", in: .accounts, owner: "reporter_id", visible: isOfReporterOrAdmin) {
        id()
        columns("reason", "status", "createdAt", "resolvedAt")
        one("account", "Account", by: "account_id")
        one("reporter", "Account", by: "reporter_id")
        restricted(to: .admin) {
            columns("note")
            one("resolver", "Account", by: "resolver_id")
        }
    }
]

private let isOfReporterOrAdmin: ObjectBinding.Visibility = { report, viewer in
    if viewer.isAdmin { return nil }
    return viewer.account.map { "\(report).reporter_id = \($0)" } ?? "false"
}
