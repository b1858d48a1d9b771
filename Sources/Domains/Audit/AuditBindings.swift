public import Planner

/// The audit log, for administrators only.
public let auditBindings: [ObjectBinding] = [
    object("AuditEntry", table: "audit_entry", in: .accounts, shownTo: .admin) {
        id()
        columns("action", "requestId", "clientRequestId", "createdAt", "details")
        one("actor", "Account", by: "actor_id")
        // The id remains after the key is deleted.
        field("apiKeyId") { entry, _ in "'api_key_' || \(entry).api_key_id" }
        one("apiKey", "ApiKey", by: "api_key_id")
        field("objectId") { entry, _ in "CASE WHEN \(entry).object_type <> 'referral' THEN \(globalID(of: entry)) END" }
        // Referrals are in the audit, but are no objects of the schema.
        field("object") { entry, _ in "\(entry).object_type || ' ' || \(entry).object_id" }
    }
]

/// The global id of the object of a row.
///
/// NULL without an object.
func globalID(of row: Alias) -> SQL {
    "\(row).object_type || '_' || \(row).object_id"
}

/// `AuditFilter`, field by field.
let auditFilter: ConnectionBinding.Filter = { entry, scope throws(PlanError) in
    if let actor = try scope.id("filter.actorId", of: IDPrefix.accounts) { scope.filter("\(entry).actor_id = \(actor)") }
    scope.filter("filter.action", as: .text) { "\(entry).action = \($0)" }
    if let given = try scope.anyID("filter.objectId") {
        // The audit refers to accounts, not to profiles.
        let id: SQL = "regexp_replace(\(given), '^profile_', 'account_')"
        scope.filter(
            """
            \(entry).object_type = substring(\(id) FROM '^(.+)_[0-9]+$') AND \(entry).object_id = substring(\(id) FROM '_([0-9]+)$')::bigint
            """
        )
    }
    scope.filter("filter.from", as: .timestamp) { "\(entry).created_at >= \($0)" }
    scope.filter("filter.to", as: .timestamp) { "\(entry).created_at < \($0)" }
    scope.filter("filter.requestId", as: .text) { "(\(entry).request_id = \($0) OR \(entry).client_request_id = \($0))" }
}
