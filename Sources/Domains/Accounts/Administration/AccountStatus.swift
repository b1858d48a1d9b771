import Engine
import GraphQL
import Mail
import Planner
import Postgres

/// `disableUser`: ends all sessions of an account and refuses logins until it is enabled again.
let disableUser = mutation("disableUser", for: .admin, in: .accounts) {
    changed("account", "Account")
} rules: { input, call async throws(MutationFailure) in
    let account = try input.account("accountId", failing: .failed)
    try Administrators.refuseOneself(account, call, .cannotDisableOneself)
    let hasChanged = try await AccountStatus.disable(account, call)
    var answer = MutationAnswer(.userDisabled, of: AuditedObject("account", account), ["account": .int(account)])
    if hasChanged { answer.endsAccess = [account] }
    return answer
}

/// `enableUser`: allows logins to the account again.
let enableUser = mutation("enableUser", for: .admin, in: .accounts) {
    changed("account", "Account")
} rules: { input, call async throws(MutationFailure) in
    let account = try input.account("accountId", failing: .failed)
    let hasChanged = try await AccountStatus.change(account, from: "DISABLED", to: "ACTIVE", call)
    if hasChanged, let contact = try await AccountContact.of(account, call) {
        try await contact.send(.accountEnabled(name: contact.name, app: call.services.app), call)
    }
    return MutationAnswer(.userEnabled, of: AuditedObject("account", account), ["account": .int(account)])
}

/// The changes that administrators make to the status of accounts.
enum AccountStatus {
    /// Disables an account.
    ///
    /// Its sessions and its data export links end, and its API keys are refused.
    ///
    /// - Returns: Whether the account was active before.
    static func disable(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        try await Administrators.lock(call)
        let hasChanged = try await change(account, from: "ACTIVE", to: "DISABLED", call)
        try await call.execute(endingAccess(to: account))
        if hasChanged, let contact = try await AccountContact.of(account, call) {
            try await contact.send(.accountDisabled(name: contact.name), call)
        }
        return hasChanged
    }

    /// The statements that end the sessions of an account and the links to its data.
    static func endingAccess(to account: Int64) -> [BoundStatement] {
        ["DELETE FROM session WHERE account_id = \(account)", "DELETE FROM data_export WHERE account_id = \(account)"]
    }

    /// Changes the status of an existing account.
    ///
    /// - Returns: Whether the status changed.
    static func change(
        _ account: Int64,
        from former: String,
        to status: String,
        _ call: MutationCall
    ) async throws(MutationFailure) -> Bool {
        let changed = try await call.execute(
            """
            UPDATE account SET status = \(status, as: "account_status"), updated_at = now()
            WHERE id = \(account) AND status = \(former, as: "account_status") RETURNING true
            """
        )
        if changed.rowCount == 1 { return true }
        let found = try await call.execute("SELECT true FROM account WHERE id = \(account) AND status <> 'DELETED'")
        guard found.rowCount == 1 else { throw .failed(.failed, code: .notFound) }
        return false
    }
}

/// `deleteUser`: deletes an account on behalf of an administrator, as its owner could.
let deleteUser = mutation("deleteUser", for: .admin, in: .accounts, cost: 300) {
    changed("account", "Account")
} rules: { input, call async throws(MutationFailure) in
    let account = try input.account("accountId", failing: .deleteFailed)
    try Administrators.refuseOneself(account, call, .cannotDeleteOneself)
    try await Administrators.lock(call)
    let contact = try await AccountContact.of(account, call)
    let wasConfirmed = try await call.first(Bool.self, "SELECT email_verified FROM account WHERE id = \(account)") ?? false
    guard try await AccountErasure.erase(account, call) else { throw .failed(.deleteFailed, code: .notFound) }
    if let contact {
        try await contact.sendToFormerAddress(.accountDeleted(name: contact.name), wasConfirmed: wasConfirmed, isGone: true, call)
    }
    var answer = MutationAnswer(.userDeleted, of: AuditedObject("account", account), ["account": .int(account)])
    answer.endsAccess = [account]
    return answer
}
